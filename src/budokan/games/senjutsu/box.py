"""The box one game is played from: cards put together for the rules, characters with their trees, the field."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from budokan.games.senjutsu.beta import BETA_PRINTING
from budokan.games.senjutsu.cards import (
    Card,
    CharacterCard,
    FoeCard,
    Half,
    Terrain,
    all_battlefields,
    all_cards,
    all_characters,
    all_contracts,
    all_foes,
    all_terrain,
    changed,
    check_change,
    check_length,
    hachiko_cards,
    is_solo,
    own_card,
    read_changes,
    solo_cards,
    status_cards,
    words_of,
)
from budokan.games.senjutsu.hexes import REACH, Hex, hang_together, hex_at, is_hex, name_of
from budokan.games.senjutsu.kinds import ByCard
from budokan.games.senjutsu.language.compiler import Program, compile_text
from budokan.games.senjutsu.language.parser import parse
from budokan.games.senjutsu.language.reader import CardTextError
from budokan.games.senjutsu.language.values import KAMAE, CardText, Effect
from budokan.games.senjutsu.options import BY_LOT, Change, Character, Options
from budokan.games.senjutsu.printing import FINAL_PRINTING, Printing
from budokan.kernel.errors import BadWords
from budokan.kernel.moves import Once
from budokan.kernel.texts import text

CORE_CHARACTERS = ("master", "ronin", "student", "warrior")
FOCUS_POINT = "F"
"""The Focus Point's place on a tree."""

MOST_OWN_BOXES = 8
MOST_SHEETS = 2000

LETTERS = {name: letter for letter, name in KAMAE.items()}


class Sheet:
    """One card as the rules read it."""

    def __init__(self, card: Card, half: Half | None, text: CardText, printing: Printing) -> None:
        face = card if half is None else half
        self.id: str = card.id
        self.number: str = card.number
        self.deck: str = card.deck
        self.rank: str = card.rank
        self.types: tuple[str, ...] = tuple(str(face.type).split("+"))
        self.equal: bool = face.initiative == "="
        speed = face.initiative if face.initiative not in ("=", "none") else "0"
        high, _, low = speed.partition("-")
        self.high: int = int(high)
        self.low: int = int(low or high)
        self.focus: int = printing.focus(face.focus)
        self.kamae: tuple[str, ...] = tuple(card.kamae)
        self.requires: str = card.requires
        self.range: int = face.range
        self.instant: str = card.instant
        self.when: str = card.when
        self.also: str = card.also
        self.only: str = card.only
        self.entry: int = card.entry
        self.prepared: bool = printing.is_prepared(card)
        self.bushido: bool = "bushido" in card.keywords
        self.special: bool = card.rank == "special"
        self.clock: int = card.clock
        self.copies: int = card.copies
        self.selection: int = card.selection
        self.nightmare: bool = card.nightmare
        self.otherwise: bool = bool(card.otherwise)
        """SJ-34.1: whether its last part is the movement taken when the attack is impossible."""
        self.text: CardText = text
        self.demanding: bool = bool(card.kamae) or bool(card.requires)
        """SJ-4.5: whether it asks for anything of the character but focus."""
        self.choosable: bool = card.instant in ("", "replacement") and not card.only
        """SJ-6.13: whether it is chosen at the beginning of a turn, if it is playable."""
        self.obeyed: bool = card.id == "crippling-poison"
        """SJ-65.1: who holds it chooses nothing else."""
        self.program: Program = compile_text(text)
        replacing = "replacement" if card.instant == "replacement" else ""
        self._moments: tuple[str, ...] = tuple([one for one in (card.when, card.also, card.only, replacing) if one])
        self.outlooks: dict[str, list[Any]] = {}
        self.strikes: dict[int, list[Any]] = {}
        self.openings: dict[str, list[float]] = {}
        """What bots think of it, worked out when it is first asked for (`instinct/card_value.py`)."""
        self.layout: Any = None
        """What people are shown of where it reaches, worked out when it is first asked for (`foresight.py`)."""

    @property
    def variable(self) -> bool:
        return self.high != self.low

    def of_type(self, kind: str) -> bool:
        return kind in self.types

    def moments(self) -> tuple[str, ...]:
        """The moments out of the ordinary at which this card may be played."""
        return self._moments


class Piece:
    """A kind of terrain as the rules read it."""

    def __init__(self, terrain: Terrain, second_printing: bool) -> None:
        self.id: str = terrain.id
        self.hexes: tuple[tuple[int, int], ...] = terrain.hexes
        self.passage: tuple[tuple[int, int], ...] = terrain.passage
        words = terrain.second_printing if second_printing and terrain.second_printing else terrain.enter
        self.enter: tuple[Effect, ...] = effects_in(words)
        self.solid: bool = terrain.blocks
        self.ground: bool = terrain.ground
        self.removed: tuple[str, ...] = terrain.removed
        self.blesses: bool = bool(terrain.end_of_turn)
        self.placed_by: str = terrain.owner


@lru_cache(MOST_SHEETS)
def sheet_of(card: Card, half: Half | None, printing: Printing) -> Sheet:
    """A card, or one half of it, put together once for all the boxes it is in."""
    text = parse(words_of(card) if half is None else half.text)
    return Sheet(card, half, printing.text(card, half, text), printing)


def least_of(sheets: list[Sheet]) -> dict[str, int]:
    """For how little focus one of these cards may be played in each moment."""
    prices: dict[str, int] = {}
    for sheet in sheets:
        if sheet.when:
            price = sheet.entry or sheet.focus
            prices[sheet.when] = min(price, prices.get(sheet.when, price))
    return prices


@lru_cache(5_000)
def effects_in(words: str) -> tuple[Effect, ...]:
    """The effects of a single line."""
    if not words:
        return ()
    option = parse(words).parts[0].sections[0].clauses[0].options[0]
    return tuple([effect for line in option.lines for effect in line.effects])


def is_line(words: str) -> bool:
    """Whether these words are a line of the card language."""
    try:
        effects_in(words)
    except CardTextError:
        return False
    return True


class Tree:
    """A kamae tree: where each branch leads."""

    def __init__(self, card: CharacterCard) -> None:
        self.kamae: tuple[str, ...] = tuple([LETTERS[name] for name in card.kamae])
        self.ways: dict[str, list[str]] = {letter: [] for letter in (*self.kamae, FOCUS_POINT)}
        for branch in card.branches:
            start, sign, end = branch.partition(">")
            if not sign:
                start, _, end = branch.partition("-")
                self.ways[_place(end)].append(_place(start))
            self.ways[_place(start)].append(_place(end))


def _place(name: str) -> str:
    return FOCUS_POINT if name == "focus" else LETTERS[name]


class Person:
    """A character card as the rules read it."""

    def __init__(self, card: CharacterCard) -> None:
        self.id: str = card.id
        self.advantage: int = card.advantage
        self.hand_limit: int = card.hand_limit
        self.wound_limit: int = card.wound_limit
        self.focus_limit: int = card.focus_limit
        self.special: str = card.special
        self.weapons: tuple[str, ...] = card.weapons
        self.weapon_count: int = card.weapon_count
        self.fixed_weapons: tuple[str, ...] = card.fixed_weapons
        self.rules: frozenset[str] = frozenset(card.rules)
        self.season: str = card.season
        self.tree: Tree = Tree(card)


class Foe:
    """A foe of solo play as the rules read it (SJ-32.30, SJ-35.9 to SJ-35.20)."""

    def __init__(self, card: FoeCard) -> None:
        self.id: str = card.id
        self.distance: int = card.distance
        self.ranged: bool = card.ranged
        self.draws: tuple[tuple[int, ...], ...] = card.draws
        self.own: str = card.own
        self.partner: str = card.partner


FALLEN_LORD = "fallen-lord"


def nameless(id: str) -> Person:
    """SJ-32.24, SJ-32.25, SJ-32.27: one without a character card: Advantage 01, no focus, no hand, no tree."""
    card = CharacterCard(
        id=id,
        name=id,
        season="core",
        advantage=1,
        hand_limit=0,
        wound_limit=1,
        focus_limit=0,
        start_focus=0,
        weapons=(),
        weapon_count=0,
        fixed_weapons=(),
        rules=(),
        kamae=("neutral",),
        start_kamae="neutral",
        branches=(),
        source="printed",
    )
    return Person(card)


class Ground:
    """A field as the rules read it: hexes, groups of start hexes, terrain that comes with it."""

    def __init__(
        self,
        hexes: list[tuple[int, int]],
        start: dict[str, list[tuple[int, int]]],
        terrain: tuple[str, ...],
        horde: dict[str, tuple[int, int]],
    ) -> None:
        self.horde: dict[str, Hex] = {name: hex_at(q, r) for name, (q, r) in horde.items()}
        """SJ-37.4: the entry hexes A to D and the player's X; empty if the field has none."""
        self.hexes: frozenset[Hex] = frozenset([hex_at(q, r) for q, r in hexes])
        self.groups: tuple[tuple[Hex, ...], ...] = tuple([tuple([hex_at(q, r) for q, r in group]) for group in start.values()])
        self.names: list[str] = sorted([name_of(hex) for hex in self.hexes])
        self.group_names: list[list[str]] = [[name_of(hex) for hex in group] for group in self.groups]
        """Hexes and groups as they are shown."""
        self.in_one_piece: bool = hang_together(self.hexes)
        self.terrain: tuple[str, ...] = terrain


class Box:
    """Everything of one game that never changes."""

    def __init__(self, edition: str, second_printing: bool, changes: dict[str, Change]) -> None:
        self.printing: Printing = BETA_PRINTING if edition == "beta-v7" else FINAL_PRINTING
        self.sheets: ByCard[Sheet] = ByCard()
        check_length(changes)
        for id, change in changes.items():
            check_change(id, change)
        ours = self.printing.cards()
        known = {card.id for card in ours}
        cards = [changed(card, changes[card.id]) if card.id in changes else card for card in ours]
        cards += [own_card(id, change) for id, change in changes.items() if id not in known]
        for card in cards:
            self.sheets[card.id] = sheet_of(card, None, self.printing)
        self.solo: tuple[Sheet, ...] = tuple([self.sheets[card.id] for card in cards if is_solo(card)])
        """SJ-35.8: the cards of the foes."""
        self.weapons: dict[str, str] = {card.id: card.weapon for card in cards if card.weapon}
        for card in hachiko_cards():
            for name, half in (("aggression", card.aggression), ("determination", card.determination)):
                assert half is not None, "a Hachiko card has two halves"
                self.sheets[f"{card.id}.{name}"] = sheet_of(card, half, self.printing)
        for card in status_cards():
            self.sheets[card.id] = sheet_of(card, None, self.printing)
        self.moments: frozenset[str] = frozenset([moment for sheet in self.sheets.values() for moment in sheet.moments()])
        """SJ-5.17: every moment at which anybody might play a card; for all one knows, if lists are closed."""
        self.moments_of: Once[tuple[str, ...], frozenset[str]] = Once(self._moments_of)
        """SJ-38.6: those of these cards."""
        self.prepared_of: Once[tuple[str, ...], frozenset[str]] = Once(self._prepared_of)
        """SJ-5.14: the Prepared ones among these cards, each title once."""
        self.prices: dict[str, int] = least_of(list(self.sheets.values()))
        self.persons: dict[str, Person] = {card.id: Person(card) for card in all_characters()}
        self.foes: dict[str, Foe] = {card.id: Foe(card) for card in all_foes()}
        self.nameless: dict[str, Person] = {id: nameless(id) for id in (*self.foes, FALLEN_LORD) if id not in self.persons}
        self.people: dict[str, Person] = {**self.nameless, **self.persons}
        """Whoever may stand on a field."""
        self.pieces: dict[str, Piece] = {one.id: Piece(one, second_printing) for one in all_terrain()}
        self.contracts: tuple[str, ...] = tuple([contract.id for contract in all_contracts()])

    def _moments_of(self, cards: tuple[str, ...]) -> frozenset[str]:
        return frozenset([moment for card in cards for moment in self.sheets[card].moments()])

    def _prepared_of(self, cards: tuple[str, ...]) -> frozenset[str]:
        return frozenset([card for card in cards if self.sheets[card].prepared])

    def person(self, id: str) -> Person:
        """A character, or a foe that is none."""
        return self.people[id]

    def cards_for(self, character: str) -> list[str]:
        """SJ-29.3: every card this character's deck might hold."""
        return [card for card, sheet in self.sheets.items() if not sheet.special and sheet.deck in ("generic", character)]

    def knows(self, kind: str, word: str) -> bool:
        """Whether there is such a card, character, hex, contract or piece of terrain."""
        if kind == "printed":
            return word in self.sheets
        if kind == "card":
            return word in self.sheets or (word[:-2] in self.sheets and word[-1:].isdigit())
        if kind == "dog":
            return f"{word}.aggression" in self.sheets or word == "stun" or word.startswith("crippling-poison-")
        if kind == "hex":
            return is_hex(word)
        if kind == "contract":
            return word in self.contracts
        return word in self.pieces if kind == "terrain" else word in self.persons or word in self.nameless


@cache
def printed_ground(field_id: str, with_terrain: bool) -> Ground:
    """One of the fields of the box, put together once for all games."""
    field = next(one for one in all_battlefields() if one.id == field_id)
    start = {name: list(group) for name, group in field.start.items()}
    return Ground(list(field.hexes), start, field.terrain if with_terrain else (), dict(field.horde))


def ground_for(options: Options) -> Ground:
    """The chosen field, or the user's own."""
    own = options.own_field
    if own is None:
        return printed_ground(options.field, options.terrain == "field")
    known = {terrain.id for terrain in all_terrain() if not terrain.token and not terrain.owner}
    hexes = set(own.hexes)
    starts = [hex for group in own.start.values() for hex in group]
    lie_well = len(starts) == len(set(starts)) and hexes.issuperset(starts) and all(own.start.values())
    if not 2 <= len(own.start) <= 8 or not lie_well:
        raise BadWords("sj-bad-field", what=text("sj-field-starts"))
    if any(max(abs(q), abs(r), abs(q + r)) > REACH for q, r in hexes) or not set(own.terrain) <= known:
        raise BadWords("sj-bad-field", what=text("sj-field-hexes", reach=REACH, known=", ".join(sorted(known))))
    entries = list(own.horde.values())
    if entries and (sorted(own.horde) != list("ABCDX") or len(set(entries)) < len(entries) or not hexes.issuperset(entries)):
        raise BadWords("sj-bad-field", what=text("sj-field-entries-once"))
    start = {name: list(group) for name, group in own.start.items()}
    return Ground(sorted(hexes), start, own.terrain if options.terrain == "field" else (), dict(own.horde))


@cache
def printed_box(edition: str, second_printing: bool) -> Box:
    return Box(edition, second_printing, {})


def box_for(options: Options) -> Box:
    second = options.terrain_harm == "second-printing"
    return own_box(options.edition, second, options.cards) if options.cards else printed_box(options.edition, second)


_own_boxes: dict[tuple[str, bool, bytes], Box] = {}


def own_box(edition: str, second_printing: bool, changes: dict[str, Change]) -> Box:
    """A box with a user's own cards, put together once for all the games of a series."""
    key = (edition, second_printing, msgspec.json.encode(changes, order="deterministic"))
    box = _own_boxes.get(key)
    if box is None:
        if len(_own_boxes) >= MOST_OWN_BOXES:
            _own_boxes.clear()
        box = _own_boxes[key] = Box(edition, second_printing, changes)
    return box


def check_changes(folder: Path) -> dict[str, Change]:
    """A user's own cards from a folder, checked against the whole box."""
    changes = read_changes(folder)
    Box("final", second_printing=False, changes=changes)
    for id, change in changes.items():
        check_belongs(id, change, changes)
    return changes


def check_belongs(id: str, change: Change, changes: dict[str, Change]) -> None:
    """A card lies in a deck that somebody can draw from, and has its name to itself."""
    ours = {card.id: card for card in (*all_cards(), *solo_cards())}
    decks = sorted({card.deck for card in ours.values()})
    deck, name = change.get("deck", "generic"), change.get("name")
    if isinstance(deck, str) and deck not in decks:
        what = text("sj-fault-deck", found=deck[:40], known=", ".join(decks))
        raise BadWords("bad-cards", file=id, what=text("fault-of-card", name=id, what=what))
    if not isinstance(name, str):
        return
    own = {one: str(changes[one]["name"]) for one in changes if "name" in changes[one]}
    named = {one: card.name for one, card in ours.items()} | own
    other = next((one for one, taken in named.items() if one != id and taken.casefold() == name.casefold()), None)
    if other is not None and (id not in ours or ours[id].name != name):
        what = text("sj-fault-name", found=name[:60], other=other)
        raise BadWords("bad-cards", file=id, what=text("fault-of-card", name=id, what=what))


def printed_ids() -> frozenset[str]:
    return frozenset(card.id for card in (*all_cards(), *solo_cards(), *hachiko_cards(), *status_cards()))


def ways_to_deal(card: str, own: dict[str, Change]) -> list[dict[str, Any]]:
    """Decks by lot hold everything a fighter may use; who alone may use the card fights with it."""
    printed = next((one.deck for one in all_cards() if one.id == card), "generic")
    deck = own.get(card, {}).get("deck", printed)
    fighters = [one for one in get_args(Character) if one != BY_LOT]
    named = [deck] if deck in fighters else fighters
    return [{"other_decks": "by-lot", "characters": [one]} for one in named]
