"""The cards and starter decks as frozen data, read from TOML and checked. The vocabulary is told in docs/rules."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from budokan.games.ken.options import OwnCard
from budokan.kernel.errors import BadWords

FOLDER = Path(__file__).parent / "cards"

Source = Literal["printed", "reconstructed"]
School = Literal["hokuto", "nanto", "cento", "none"]
Moral = Literal["red", "blue", "grey"]
Profile = Literal["fighters", "warrior", "flags", "trees"]
Mark = Literal["unique", "cumulative", "cobra", "rebel"]
Type = Literal["master", "character", "army", "place", "technique", "spirit", "equipment", "special", "event"]
Duration = Literal["play-and-discard", "turn", "happening", "permanent", "discard-after-use"]
Keyword = Literal["surprise", "deadly", "slayer", "double-damage", "suicide-attack"]
Figure = Literal["attack", "defence", "resistance"]
Verb = Literal[
    "add",
    "grant",
    "forbid",
    "zero",
    "annul",
    "distract",
    "beat",
    "lose-life",
    "challenge",
    "end-combat",
    "fetch",
    "discard-assigned",
    "uninhabit",
    "green-counts",
]
Moment = Literal[
    "attacks", "defends", "commands", "fights", "apart", "played", "after-damage", "attacked", "bearer-beaten", "quiet"
]
Among = Literal[
    "group",
    "first",
    "opposing-group",
    "opposing-first",
    "opposing-used",
    "combat",
    "a-group",
    "attackers",
    "defenders",
    "first-defender",
    "own-present",
    "opposing-present",
    "table",
    "opposing-assigned",
]
Attested = Literal[
    "name",
    "type",
    "school",
    "moral",
    "profile",
    "duration",
    "attack",
    "defence",
    "resistance",
    "inhabited",
    "green",
    "ochre",
    "effect",
]

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,59}$")]


class Selector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards: one place to look, and any number of filters."""

    among: Among | None = None
    type: tuple[Type, ...] = ()
    school: School | None = None
    moral: Moral | None = None
    not_moral: Moral | None = None
    mark: Mark | None = None
    card: tuple[str, ...] = ()
    name_has: str = ""
    life: bool | None = None
    inhabited: bool | None = None
    role: Literal["attacks"] | None = None
    host: tuple[Type, ...] = ()
    others: bool = False
    side: Literal["own", "any"] = "own"
    count: Literal[1, "equal"] | None = None


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a card does: at most one price, one verb, its arguments, its conditions and its targets."""

    does: Verb
    lives: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    attack: Change = 0
    defence: Change = 0
    resistance: Change = 0
    green: Change = 0
    per: Literal["life"] | None = None
    keyword: Keyword | None = None
    values: tuple[Figure, ...] = ()
    figures: bool = False
    zone: Literal["future", "past"] | None = None
    shown: bool = False
    when: tuple[Moment, ...] = ()
    bearing: str = ""
    place: Selector | None = None
    owns: Selector | None = None
    bearer: tuple[str, ...] = ()
    compare: Literal["fewer-inhabited-places"] | None = None
    to: Selector | None = None
    against: Selector | None = None


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ways of entering play that open or narrow the normal one."""

    armies: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    places: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    without_army: bool = False
    without_place: bool = False
    owns: Selector | None = None
    hosts: Selector | None = None
    successor: bool = False
    one_per_player: bool = False


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card; name and type together say which cards are equal."""

    id: Id
    number: str
    name: Name
    type: Type
    school: School
    moral: Moral
    source: Source
    attested: tuple[Attested, ...] = ()
    profile: Profile | None = None
    duration: Duration | None = None
    attack: Small = 0
    defence: Small = 0
    resistance: Small | Literal["life"] = 0
    inhabited: bool | None = None
    green: Small = 0
    ochre: Small = 0
    marks: tuple[Mark, ...] = ()
    play: Play = Play()
    abilities: tuple[Ability, ...] = ()


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that lies ready: how many of which card."""

    id: str
    source: Source
    cards: dict[str, int]


def read_toml(file: Path) -> dict[str, Any]:
    """The file's content, or one clear sentence."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadWords("bad-cards", file=file.name, what=str(error)) from None
    except OSError as error:
        raise BadWords("bad-cards", file=file.name, what=error.strerror or "cannot be read") from None


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
    name = str(entry.get("id", "a card"))[:60]
    try:
        card = msgspec.convert(entry, Card)
    except msgspec.ValidationError as error:
        raise BadWords("bad-cards", file=file, what=f"{name}: {error}") from None
    for problem in card_problems(card):
        raise BadWords("bad-cards", file=file, what=f"{name}: {problem}")
    return msgspec.structs.replace(card, id=sys.intern(card.id))


PROTAGONISTS = ("master", "character", "army")
PROPERTIES = ("technique", "spirit", "equipment", "special")


def card_problems(card: Card) -> Iterator[str]:
    """What a single card says that no rule could carry out."""
    if card.type == "master" and card.resistance != "life":
        yield "a master has a life"
    if card.type == "army" and card.resistance == "life":
        yield "an army has a number for resistance"
    if (card.type == "place") != (card.inhabited is not None):
        yield "inhabited is said of every place and of nothing else"
    if card.type in ("technique", "spirit") and card.duration not in ("permanent", "play-and-discard"):
        yield "a technique or spirit is permanent or play-and-discard"
    if (card.type == "event") != (card.duration is not None) and card.type not in ("technique", "spirit"):
        yield "a duration is said of every event, technique and spirit, and of nothing else"
    if card.type in PROPERTIES and card.profile is None and card.play.hosts is None:
        yield "without a profile, play.hosts says which cards may bear it"
    if card.type == "equipment" and card.profile == "fighters":
        yield "no equipment is for masters"
    if card.type in ("technique", "spirit") and card.profile != "fighters":
        yield "a technique or spirit has the profile fighters"
    if card.resistance == "life" and card.type not in ("master", "character") and not card.play.successor:
        yield "a life is on masters, characters and Successors"
    if card.play.successor and (card.type != "special" or card.school == "none" or card.resistance != "life"):
        yield "a Successor is a special with a school and a life"
    if card.type == "event" and card.duration == "discard-after-use" and card.play.hosts is None:
        yield "a discard-after-use event needs play.hosts"
    if card.type in ("technique", "spirit") and sum(1 for one in card.abilities if one.lives) > 1:
        yield "a technique or spirit has at most one ability with lives"
    for number, ability in enumerate(card.abilities, start=1):
        for problem in ability_problems(card, ability):
            yield f"ability {number}: {problem}"


NEEDS_TARGET = ("distract", "beat", "discard-assigned", "fetch", "challenge")
COMBAT_ONLY = ("distract", "zero", "annul", "end-combat")


def ability_problems(card: Card, ability: Ability) -> Iterator[str]:
    if ability.lives and card.school == "none":
        yield "lives are asked for by cards of a school"
    if ability.lives and card.type in ("event", "place"):
        yield "events and places have no symbols"
    if ability.does == "add" and not (ability.attack or ability.defence or ability.resistance or ability.green):
        yield "add needs attack, defence, resistance or green"
    if ability.does in ("grant", "forbid") and ability.keyword is None:
        yield f"{ability.does} needs a keyword"
    if ability.does == "zero" and not ability.values:
        yield "zero needs values"
    if ability.does == "fetch" and ability.zone is None:
        yield "fetch needs a zone"
    if ability.does in NEEDS_TARGET and (ability.to is None or ability.to.count is None):
        yield f"{ability.does} names its target with to and count"
    if ability.does in ("beat", "distract", "discard-assigned") and ability.to is not None and ability.to.count == "equal":
        yield f"{ability.does} names one target"
    if ability.does == "challenge" and (ability.against is None or ability.against.count != 1):
        yield "challenge needs against"
    if ability.does in ("fetch", "challenge") and card.type != "event":
        yield f"{ability.does} is done by events"
    if ability.does in COMBAT_ONLY and card.type == "event" and card.duration != "play-and-discard":
        yield f"{ability.does} is done by play-and-discard events"
    if "bearer-beaten" in ability.when and (not ability.bearing or card.type != "event"):
        yield "bearer-beaten is for events and needs bearing"
    if "played" in ability.when and card.type not in PROTAGONISTS:
        yield "played is for masters, characters and armies"
    if ability.does in ("discard-assigned", "beat") and card.type != "event" and "played" not in ability.when:
        yield f"{ability.does} happens when a protagonist is played, or by an event"
    if "after-damage" in ability.when and (ability.does != "lose-life" or card.type not in ("technique", "spirit")):
        yield "after-damage is for techniques and spirits that lose a life"
    if ability.does == "lose-life" and "after-damage" not in ability.when:
        yield "lose-life happens after damage"
    if ability.does in ("uninhabit",) and card.profile != "trees":
        yield "uninhabit is for cards on places"
    if ability.does == "end-combat" and card.type != "event":
        yield "end-combat is done by events"


def read_own_cards(folder: Path) -> dict[str, OwnCard]:
    """A player's own cards from a folder of TOML files, in the form of ours; a known id need only say what differs."""
    if not folder.is_dir():
        raise BadWords("bad-cards", file=str(folder.name), what="is not a folder of TOML files")
    found: dict[str, OwnCard] = {}
    for file in sorted(folder.glob("*.toml")):
        content = read_toml(file)
        for key in content:
            if key not in ("card", "type"):
                raise BadWords("bad-cards", file=file.name, what=f"{key[:40]} is not known; expected type and [[card]]")
        entries = content.get("card", [])
        if not isinstance(entries, list):
            raise BadWords("bad-cards", file=file.name, what="cards are written as [[card]]")
        for entry in entries:
            if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
                raise BadWords("bad-cards", file=file.name, what="every card needs an id")
            more = {"type": content["type"]} if "type" in content else {}
            found[entry["id"]] = {key: value for key, value in {**more, **entry}.items() if key != "id"}
    return found


def card_set(own: dict[str, OwnCard]) -> dict[str, Card]:
    """KEN-34.11: the reference set with a player's own cards laid over it, checked as a whole."""
    cards = {card.id: card for card in all_cards()}
    for id, changes in own.items():
        known = cards.get(id)
        base = msgspec.to_builtins(known) if known is not None else {"number": "", "source": "reconstructed"}
        cards[id] = read_card(id[:60], {**base, **changes, "id": id})
    for problem in set_problems(cards, own):
        raise BadWords("bad-cards", file="cards", what=problem)
    return cards


def set_problems(cards: dict[str, Card], own: dict[str, OwnCard]) -> Iterator[str]:
    """What does not hold between cards: names are taken once, and texts name cards that exist."""
    if not own:
        return
    equal: dict[tuple[str, str], str] = {}
    for card in cards.values():
        other = equal.setdefault((card.name, card.type), card.id)
        if other != card.id:
            yield f"{card.id} and {other} have the same name and type; equal cards are one card"
        selectors = [card.play.owns, card.play.hosts]
        named: list[str] = []
        for ability in card.abilities:
            selectors += [ability.place, ability.owns, ability.to, ability.against]
            named += [*ability.bearer, *([ability.bearing] if ability.bearing else [])]
        for selector in selectors:
            named += selector.card if selector is not None else ()
        for one in named:
            if one not in cards:
                yield f"{card.id} names “{one[:40]}”, which is no card of this set"
