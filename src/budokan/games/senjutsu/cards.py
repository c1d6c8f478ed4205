"""The printed components as frozen data, read from TOML and checked."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from budokan.games.senjutsu.language.parser import parse
from budokan.games.senjutsu.language.reader import CardTextError
from budokan.games.senjutsu.options import Change
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import card_files, cards_in, fault_of, read_toml
from budokan.kernel.texts import Text, text

FOLDER = Path(__file__).parent / "cards"

ABILITIES = (
    "master",
    "ronin",
    "student",
    "warrior",
    "generics",
    "weapons",
    "ninja",
    "assassin",
    "ashigaru",
    "monk",
    "navigator",
    "onna-bugeisha",
    "yojimbo",
    "wakou",
    "yasuke",
    "kojiro",
    "musashi",
)
"""The files of ability cards, in printed order."""

FASTEST = 9
MOST_LETTERS = 26_000
"""What is written on all printed cards together."""

SELECTION_DECKS = 8
"""SJ-35.8: the decks the foes' cards are drawn from."""

Source = Literal["printed", "reconstructed"]
Rank = Literal["wood", "steel", "gold", "jade", "special"]
Kind = Literal["attack", "defence", "meditation", "special", "defence+attack"]
Letter = Literal["A", "B", "D", "Z"]
Moment = Literal[
    "start-of-turn",
    "before-block-speed",
    "before-own-card",
    "after-own-card",
    "attack-succeeded",
    "block-succeeded",
    "attack-or-block-succeeded",
    "dog-attack-succeeded",
    "opponent-attack-succeeded",
    "reaction-succeeded",
    "contract-completed",
    "discarded-by-effect",
    "defeated",
]


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a Hachiko card."""

    name: str
    type: Kind
    initiative: str
    focus: int
    text: str
    range: int = 0


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of ability card, or a status card."""

    id: str
    name: str
    deck: str
    source: Source
    number: str = ""
    rank: Rank = "wood"
    type: Kind | Literal["status", "wound", "poison"] = "special"
    initiative: str = "none"
    focus: int = 0
    copies: int = 1
    weapon: str = ""
    instant: Literal["plain", "additional", "replacement", ""] = ""
    when: Moment | Literal[""] = ""
    also: Moment | Literal[""] = ""
    only: Moment | Literal[""] = ""
    entry: int = 0
    prepared: bool = False
    kamae: tuple[Letter, ...] = ()
    requires: Literal["stealth", "desperation", "enlightened", "behind", ""] = ""
    range: int = 0
    keywords: tuple[str, ...] = ()
    clock: int = 0
    selection: int = 0
    nightmare: bool = False
    otherwise: str = ""
    otherwise_initiative: str = ""
    text: str = ""
    aggression: Half | None = None
    determination: Half | None = None


class CharacterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    season: Literal["core", "season-1"]
    advantage: int
    hand_limit: int
    wound_limit: int
    focus_limit: int
    start_focus: int
    weapons: tuple[str, ...]
    weapon_count: int
    fixed_weapons: tuple[str, ...]
    rules: tuple[str, ...]
    kamae: tuple[str, ...]
    start_kamae: str
    branches: tuple[str, ...]
    source: Source
    number: str = ""
    special: str = ""
    partner: str = ""
    deck_size: int = 0
    stun_limit: int = 0


class FoeCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A foe of solo play: how near it likes to be, and from which selection decks each of its cards may come."""

    id: str
    distance: int
    draws: tuple[tuple[int, ...], ...]
    source: Source
    ranged: bool = False
    own: str = ""
    partner: str = ""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made deck, as listed."""

    id: str
    special: tuple[str, ...]
    cards: dict[str, int]
    source: Source
    character: str = ""
    edition: str = "final"


class School(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cards: tuple[str, ...]


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the field: its hexes, what befalls whoever enters, whether it blocks and breaks sight."""

    id: str
    name: str
    hexes: tuple[tuple[int, int], ...]
    enter: str
    blocks: bool
    breaks_sight: bool
    source: Source
    removed: tuple[str, ...] = ()
    second_printing: str = ""
    end_of_turn: str = ""
    ground: bool = False
    passage: tuple[tuple[int, int], ...] = ()
    enterable: bool = False
    owner: str = ""
    token: bool = False
    hidden: bool = False
    decoys: int = 0
    live: int = 0


class Battlefield(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    seats: int
    hexes: tuple[tuple[int, int], ...]
    terrain: tuple[str, ...]
    outline: Source
    source: Source
    start: dict[str, tuple[tuple[int, int], ...]]
    horde: dict[str, tuple[int, int]] = {}


class Contract(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    number: str
    name: str
    turns: int
    source: Source


def _read(name: str, key: str, kind: Any) -> Iterable[Any]:
    file = FOLDER / name
    for entry in read_toml(file).get(key, []):
        yield read_one(file.name, entry, kind)


def read_one(file: str, entry: Any, kind: Any) -> Any:
    """One entry, checked; a card with its text read as well."""
    try:
        one = msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        name = entry.get("id", "") if isinstance(entry, dict) else ""
        raise BadWords("bad-cards", file=file, what=text("fault-of-card", name=name, what=fault_of(error))) from None
    if isinstance(one, Card):
        for problem in problems(one):
            raise BadWords("bad-cards", file=file, what=text("fault-of-card", name=one.id, what=problem))
    return msgspec.structs.replace(one, id=sys.intern(one.id)) if hasattr(one, "id") else one


def is_solo(card: Card) -> bool:
    """Whether a foe plays it."""
    return card.deck == "solo" or card.deck.startswith("solo-")


def words_of(card: Card) -> str:
    """The text of a card; the movement part of a solo attack is its last part, with a speed of its own (SJ-34.20)."""
    return f"{card.text} // {card.otherwise_initiative}: {card.otherwise}" if card.otherwise else card.text


def faster_below(card: Card) -> bool:
    """SJ-7.19: whether a part of the card is faster than the one above it, and could never come at its speed."""
    above = int(card.initiative[0]) if card.initiative[0].isdigit() else FASTEST
    for part in parse(words_of(card)).parts[1:]:
        if part.high > above:
            return True
        above = part.high
    return False


def problems(card: Card) -> Iterator[Text]:
    """What does not fit in a card."""
    if not re.fullmatch(r"[a-z][a-z0-9-]*", card.id):
        yield text("sj-fault-id")
    if re.fullmatch(r"crippling-poison-.*-\d", card.id):
        yield text("sj-fault-poison")
    for speed in (card.initiative, *(half.initiative for half in (card.aggression, card.determination) if half)):
        if speed not in ("=", "none") and not re.fullmatch(r"\d|[1-9]-[0-9]", speed):
            yield text("sj-fault-initiative", found=speed[:20])
        elif "-" in speed and speed[0] < speed[-1]:
            yield text("sj-fault-reversed-initiative", found=speed)
    figures = (*(half.focus for half in (card.aggression, card.determination) if half), card.focus, card.entry)
    ranges = (*(half.range for half in (card.aggression, card.determination) if half), card.range)
    if any(not 0 <= figure <= 3 for figure in figures) or any(not 0 <= range <= 20 for range in ranges):
        yield text("sj-fault-figures")
    if not 0 <= card.copies <= 9 or not 0 <= card.clock <= 9:
        yield text("sj-fault-figures")
    if card.initiative == "=" and card.instant != "additional":
        yield text("sj-fault-same-initiative")
    if card.instant in ("plain", "additional") and not card.when:
        yield text("sj-fault-instant")
    if bool(card.otherwise) != bool(re.fullmatch(r"\d", card.otherwise_initiative)):
        yield text("sj-fault-otherwise")
    if card.clock and card.deck != "status":
        yield text("sj-fault-clock")
    if card.entry and card.when != "discarded-by-effect":
        yield text("sj-fault-entry")
    if card.focus and is_solo(card):
        yield text("sj-fault-foe-focus")
    if not 0 <= card.selection <= SELECTION_DECKS or (card.selection and not is_solo(card)):
        yield text("sj-fault-selection", most=SELECTION_DECKS)
    if not card.text and card.aggression is None and card.deck != "status":
        yield text("sj-fault-no-text")
    halves = [half.text for half in (card.aggression, card.determination) if half]
    for words in (card.text, card.otherwise, words_of(card), *halves):
        try:
            parse(words)
        except CardTextError as error:
            yield error.why
            return
    if faster_below(card):
        yield text("sj-fault-faster")


@cache
def all_cards() -> tuple[Card, ...]:
    """Every ability card of both editions' common box, in printed order; solo cards are not among them."""
    return tuple(card for name in ABILITIES for card in _read(f"{name}.toml", "card", Card))


@cache
def hachiko_cards() -> tuple[Card, ...]:
    return tuple(_read("hachiko.toml", "card", Card))


@cache
def status_cards() -> tuple[Card, ...]:
    return tuple(_read("status.toml", "card", Card))


@cache
def solo_cards() -> tuple[Card, ...]:
    """SJ-67, SJ-68: the cards of the foes, those of the selection decks first."""
    return tuple(_read("solo.toml", "card", Card))


@cache
def all_foes() -> tuple[FoeCard, ...]:
    return tuple(_read("foes.toml", "foe", FoeCard))


@cache
def beta_cards() -> tuple[Card, ...]:
    return tuple(_read("beta.toml", "card", Card))


@cache
def beta_changes() -> dict[str, Change]:
    """SJ-39.9: the values that differ in the beta, by card."""
    entries = read_toml(FOLDER / "beta.toml")["change"]
    return {entry["card"]: {key: value for key, value in entry.items() if key != "card"} for entry in entries}


@cache
def all_characters() -> tuple[CharacterCard, ...]:
    return tuple(_read("characters.toml", "character", CharacterCard))


@cache
def all_decks() -> tuple[Deck, ...]:
    return tuple(_read("decks.toml", "deck", Deck))


@cache
def all_schools() -> tuple[School, ...]:
    return tuple(_read("decks.toml", "school", School))


@cache
def all_terrain() -> tuple[Terrain, ...]:
    return tuple(_read("terrain.toml", "terrain", Terrain))


@cache
def all_battlefields() -> tuple[Battlefield, ...]:
    return tuple(_read("battlefields.toml", "battlefield", Battlefield))


@cache
def all_contracts() -> tuple[Contract, ...]:
    return tuple(_read("yojimbo.toml", "contract", Contract))


def check_length(changes: dict[str, Change]) -> None:
    """Reading them holds others up: all of them together are no longer than what is printed."""
    letters = [len(str(change.get(field, ""))) for change in changes.values() for field in ("text", "otherwise")]
    if sum(letters) > MOST_LETTERS:
        raise BadWords("bad-cards", file=next(iter(changes))[:40], what=text("sj-fault-too-long", most=MOST_LETTERS))


def check_change(id: str, change: Change) -> None:
    """What nobody may change, because the game would not heed it; told in one sentence."""
    if id in {card.id for card in (*hachiko_cards(), *status_cards())}:
        raise BadWords("bad-cards", file=id, what=text("fault-of-card", name=id, what=text("sj-fault-fixed")))
    if "copies" in change:
        raise BadWords("bad-cards", file=id, what=text("fault-of-card", name=id, what=text("sj-fault-copies")))


def changed(card: Card, change: Change) -> Card:
    """The card with new values on it."""
    return read_one(card.id, {**msgspec.to_builtins(card), **change, "id": card.id}, Card)  # type: ignore[no-any-return]  # a card


def own_card(id: str, change: Change) -> Card:
    """A user's own card that is none of ours."""
    entry = {"name": id, "deck": "generic", "source": "reconstructed", **change, "id": id}
    try:
        return read_one(id, entry, Card)  # type: ignore[no-any-return]  # a card
    except BadWords as error:
        if "text" not in change and error.why.args["what"] == text("fault-of-card", name=id, what=text("sj-fault-no-text")):
            what = text("fault-of-card", name=id, what=text("sj-fault-unknown"))
            raise BadWords("bad-cards", file=id, what=what) from None
        raise


def read_changes(folder: Path) -> dict[str, Change]:
    """A user's own cards from a folder of TOML files: the same form as ours, only what differs for a card we have."""
    changes: dict[str, Change] = {}
    for file, content in card_files(folder):
        for key in content:
            if key != "card":
                raise BadWords("bad-cards", file=file, what=text("fault-not-a-card-key", key=key))
        for entry in cards_in(file, content):
            changes[entry["id"]] = {key: value for key, value in entry.items() if key != "id"}
    return changes
