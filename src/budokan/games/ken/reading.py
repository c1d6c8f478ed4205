"""Cards from their files, ours and somebody's own, and what on them no rule could carry out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from budokan.games.ken.cards import PROPERTIES, PROTAGONISTS, Ability, Card, Deck
from budokan.games.ken.figures import ability_figure_problems, figure_problems
from budokan.games.ken.options import OwnCard
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import card_files, cards_in, fault_of, read_toml
from budokan.kernel.texts import Text, text

FOLDER = Path(__file__).parent / "cards"

FILES = ("masters", "characters", "armies", "places", "techniques", "spirits", "equipment", "specials", "events")


@cache
def all_cards() -> tuple[Card, ...]:
    """Every card of the reference set, in the order of its numbers."""
    found: list[Card] = []
    for name in FILES:
        content = read_toml(FOLDER / f"{name}.toml")
        found += [read_card(f"{name}.toml", {**entry, "type": content["type"]}) for entry in content["card"]]
    return tuple(found)


@cache
def all_decks() -> tuple[Deck, ...]:
    """The three starters, and the decks made of the rest of the set."""
    return msgspec.convert(read_toml(FOLDER / "decks.toml")["deck"], tuple[Deck, ...])


def read_card(file: str, entry: dict[str, Any]) -> Card:
    """A card from its table; one clear sentence if it cannot be played with."""
    name = str(entry["id"])[:60]
    try:
        card = msgspec.convert(entry, Card)
    except msgspec.ValidationError as error:
        raise BadWords("bad-cards", file=file, what=text("fault-of-card", name=name, what=fault_of(error))) from None
    for problem in card_problems(card):
        raise BadWords("bad-cards", file=file, what=text("fault-of-card", name=name, what=problem))
    return msgspec.structs.replace(card, id=sys.intern(card.id))


def card_problems(card: Card) -> Iterator[Text]:
    """What a single card says that no rule could carry out."""
    if card.type == "master" and card.resistance != "life":
        yield text("ken-fault-master-life")
    if card.type == "army" and card.resistance == "life":
        yield text("ken-fault-army-resistance")
    if (card.type == "place") != (card.inhabited is not None):
        yield text("ken-fault-inhabited")
    if card.type in ("technique", "spirit") and card.duration not in ("permanent", "play-and-discard"):
        yield text("ken-fault-technique-duration")
    if (card.type == "event") != (card.duration is not None) and card.type not in ("technique", "spirit"):
        yield text("ken-fault-duration")
    if card.type in PROPERTIES and card.profile is None and card.play.hosts is None:
        yield text("ken-fault-hosts")
    if card.type == "equipment" and card.profile == "fighters":
        yield text("ken-fault-equipment-masters")
    if card.type in ("technique", "spirit") and card.profile != "fighters":
        yield text("ken-fault-technique-profile")
    if card.resistance == "life" and card.type not in ("master", "character") and not card.play.successor:
        yield text("ken-fault-life")
    if card.play.successor and (card.type != "special" or card.school == "none" or card.resistance != "life"):
        yield text("ken-fault-successor")
    if card.type == "event" and card.duration == "discard-after-use" and card.play.hosts is None:
        yield text("ken-fault-after-use")
    if card.duration == "discard-after-use" and card.play.hosts is not None and card.play.hosts.side == "any":
        yield text("ken-fault-after-use-own")
    if card.type in ("technique", "spirit") and sum(1 for one in card.abilities if one.lives) > 1:
        yield text("ken-fault-one-price")
    yield from figure_problems(card)
    for number, ability in enumerate(card.abilities, start=1):
        for problem in (*ability_problems(card, ability), *ability_figure_problems(card, ability)):
            yield text("ken-fault-ability", number=number, what=problem)


NEEDS_TARGET = ("distract", "beat", "discard-assigned", "fetch", "challenge")


COMBAT_ONLY = ("distract", "zero", "annul", "end-combat")


LASTING = ("add", "grant", "forbid")
"""KEN-13.21: what a discard-after-use card can do for the rest of the turn."""


def ability_problems(card: Card, ability: Ability) -> Iterator[Text]:
    if ability.lives and card.school == "none":
        yield text("ken-fault-lives-school")
    if ability.lives and card.type in ("event", "place"):
        yield text("ken-fault-lives-symbols")
    if ability.does == "add" and not (ability.attack or ability.defence or ability.resistance or ability.green):
        yield text("ken-fault-add")
    if ability.does in ("grant", "forbid") and ability.keyword is None:
        yield text("ken-fault-keyword", verb=ability.does)
    if ability.does == "zero" and not ability.values:
        yield text("ken-fault-zero")
    if ability.does == "fetch" and ability.zone is None:
        yield text("ken-fault-fetch-zone")
    if ability.does in NEEDS_TARGET and (ability.to is None or ability.to.count is None):
        yield text("ken-fault-target", verb=ability.does)
    if ability.does in ("beat", "distract", "discard-assigned") and ability.to is not None and ability.to.count == "equal":
        yield text("ken-fault-one-target", verb=ability.does)
    if ability.does == "challenge" and (ability.against is None or ability.against.count != 1):
        yield text("ken-fault-challenge")
    if ability.does in ("fetch", "challenge") and card.type != "event":
        yield text("ken-fault-by-events", verb=ability.does)
    if ability.does in COMBAT_ONLY and card.type == "event" and card.duration != "play-and-discard":
        yield text("ken-fault-by-quick-events", verb=ability.does)
    if card.duration == "discard-after-use" and (
        ability.does not in LASTING or (ability.to is not None and ability.to.count is not None)
    ):
        yield text("ken-fault-after-use-does")
    if "bearer-beaten" in ability.when and (not ability.bearing or card.type != "event"):
        yield text("ken-fault-bearer-beaten")
    if "played" in ability.when and card.type not in PROTAGONISTS:
        yield text("ken-fault-played")
    if ability.does in ("discard-assigned", "beat") and card.type != "event" and "played" not in ability.when:
        yield text("ken-fault-when-played", verb=ability.does)
    if "after-damage" in ability.when and (ability.does != "lose-life" or card.type not in ("technique", "spirit")):
        yield text("ken-fault-after-damage")
    if ability.does == "lose-life" and "after-damage" not in ability.when:
        yield text("ken-fault-lose-life")
    if ability.does in ("uninhabit",) and card.profile != "trees":
        yield text("ken-fault-uninhabit")
    if ability.does == "end-combat" and card.type != "event":
        yield text("ken-fault-by-events", verb=ability.does)


def read_own_cards(folder: Path) -> dict[str, OwnCard]:
    """A player's own cards from a folder of TOML files, in the form of ours; a known id need only say what differs."""
    found: dict[str, OwnCard] = {}
    for file, content in card_files(folder):
        for key in content:
            if key not in ("card", "type"):
                raise BadWords("bad-cards", file=file, what=text("ken-fault-key", key=key[:40]))
        more = {"type": content["type"]} if "type" in content else {}
        for entry in cards_in(file, content):
            found[entry["id"]] = {key: value for key, value in {**more, **entry}.items() if key != "id"}
    return found


def card_set(own: dict[str, OwnCard]) -> dict[str, Card]:
    """KEN-34.11: the reference set with a player's own cards laid over it, checked as a whole."""
    cards = {card.id: card for card in all_cards()}
    for id, changes in own.items():
        known = cards.get(id)
        base = msgspec.to_builtins(known) if known is not None else {"number": "", "source": "reconstructed"}
        for origin_of in ("printed", "attested"):
            base[origin_of] = [field for field in base.get(origin_of, ()) if not is_changed(field, changes)]
        cards[id] = read_card(id[:60], {**base, **changes, "id": id})
    for problem in set_problems(cards, own):
        raise BadWords("bad-cards", file="cards", what=problem)
    return cards


def is_changed(field: str, changes: OwnCard) -> bool:
    """KEN-34.15: what somebody changes on a card of ours is no longer told by any source."""
    return field in changes or (field == "effect" and not changes.keys().isdisjoint(("abilities", "play")))


def set_problems(cards: dict[str, Card], own: dict[str, OwnCard]) -> Iterator[Text]:
    """What does not hold between cards: names are taken once, and texts name cards that exist."""
    if not own:
        return
    equal: dict[tuple[str, str], str] = {}
    for card in cards.values():
        other = equal.setdefault((card.name, card.type), card.id)
        if other != card.id:
            yield text("ken-fault-equal", card=card.id, other=other)
        selectors = [card.play.owns, card.play.hosts]
        named: list[str] = []
        for ability in card.abilities:
            selectors += [ability.place, ability.owns, ability.to, ability.against]
            named += [*ability.bearer, *([ability.bearing] if ability.bearing else [])]
        for selector in selectors:
            named += selector.card if selector is not None else ()
        for one in named:
            if one not in cards:
                yield text("ken-fault-unknown", card=card.id, named=one[:40])
