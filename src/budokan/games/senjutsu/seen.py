"""What a table of Senjutsu shows to one seat (SJ-38), and the face of a card; the client's types are written from here."""

from __future__ import annotations

from typing import Any

from budokan.kernel.texts import Seat
from budokan.kernel.views import Seen

Mark = tuple[int, str]
"""How often a hex of a grid shows a sign, and which: (2, "w") is two Wounds."""

Effect = dict[str, Any]
"""An effect as the face of its card spells it: what the rules read (`language.values`), with its kind under `do`."""


class Gate(Seen, frozen=True):
    kamae: list[str]
    focus: int
    words: list[str]


class Line(Seen, frozen=True):
    joint: str
    effects: list[Effect]


class Choice(Seen, frozen=True):
    """One option of a line of the card: what it asks for, and what it does."""

    gate: Gate | None
    lines: list[Line]


class Section(Seen, frozen=True):
    label: str
    clauses: list[list[Choice]]


class Part(Seen, frozen=True):
    high: int
    low: int
    sections: list[Section]


class Face(Seen, frozen=True):
    """Everything on a card."""

    deck: str
    rank: str
    types: list[str]
    number: str
    source: str
    equal: bool
    high: int
    low: int
    focus: int
    kamae: list[str]
    requires: str
    range: int
    instant: str
    moments: list[str]
    prepared: bool
    bushido: bool
    clock: int
    parts: list[Part]


class Lasting(Seen, frozen=True, array_like=True):
    """A card that lies before somebody: whose deck it is of, and how long it stays."""

    card: str
    home: Seat
    left: int


class Contract(Seen, frozen=True, array_like=True):
    name: str
    turned: int


class Dog(Seen, frozen=True):
    """Hachiko's own deck; which card it keeps its owner alone knows."""

    kamae: str
    deck: int
    discards: list[str]
    kept: bool
    card: str | None
    lasting: list[Lasting]
    poisons_in_deck: int


class Player(Seen, frozen=True, rename={"deck_list": "list"}):
    """What the viewer knows of a fighter: None where it is hidden from him."""

    seat: Seat
    character: str
    team: int
    kamae: str
    focus: int
    focus_limit: int
    stealthed: bool
    hand: int
    hand_limit: int
    wound_limit: int
    cards: list[str] | None
    stuns: int
    specials: list[str]
    deck: int
    discards: list[str]
    face_down: int
    own_face_down: list[str] | None
    deck_list: list[str] | None
    lasting: list[Lasting]
    poisons: list[str]
    used_poisons: list[str]
    contracts: list[Contract]
    completed: list[str]
    spent_contracts: list[str]
    terrain: list[str]
    instant_used: bool
    has_chosen: bool
    chosen: str | None
    sober: bool
    hachiko: Dog | None


class Figure(Seen, frozen=True):
    """Somebody on the field, and what ails him."""

    seat: Seat
    figure: str
    dog: bool
    hex: str
    side: str
    wounds: int
    bleeding: int
    stuns: int
    hobbled: list[int]


class Token(Seen, frozen=True):
    """SJ-27.27: whether a trap is live is known only to the player who placed it."""

    kind: str
    owner: Seat
    live: bool | None


class Field(Seen, frozen=True):
    hexes: list[str]
    start: list[list[str]]
    solid: dict[str, str]
    soft: dict[str, str]
    tokens: dict[str, Token]


class Range(Seen, frozen=True, array_like=True):
    high: int
    low: int


class Play(Seen, frozen=True):
    """A card in play."""

    seat: Seat
    dog: bool
    card: str
    how: str
    speeds: list[int]
    range: Range
    stage: int
    target: int
    halted: bool
    blocking: bool


class Memory(Seen, frozen=True, array_like=True):
    """SJ-38.3: a card in another hand that the viewer has seen there."""

    card: str
    holder: Seat


class Who(Seen, frozen=True):
    seat: Seat
    dog: bool


class Question(Seen, frozen=True):
    """What the present question is about: whose figure moves, which play is carried out, what the options of its line do."""

    figure: Who | None
    play: int | None
    choices: list[Choice]


class Foe(Seen, frozen=True, rename={"deck_list": "list"}):
    """A fighter nobody leads. `stuns_in_deck` and `poisons_in_deck` lie among the cards it has yet to take."""

    seat: Seat
    kind: str
    count: int
    alive: bool
    behaviour: str
    attitude: str
    distance: int
    wound_limit: int
    stuns: int
    stealthed: bool
    deck_list: list[str]
    deck: int
    stuns_in_deck: int
    poisons_in_deck: int
    discards: list[str]
    face_down: int
    has_chosen: bool
    lasting: list[Lasting]
    poisons: list[str]
    used_poisons: list[str]
    contracts: list[Contract]
    completed: list[str]
    markers: int
    top: list[str]


class Entering(Seen, frozen=True, array_like=True):
    foe: Seat
    hex: str


class Solo(Seen, frozen=True):
    """Solo, cooperative and horde games: who is fought. `entries`: where a horde comes from; nowhere in other games."""

    foes: list[Foe]
    wave: int
    stage: int
    completed: int
    entries: dict[str, str]
    entering: list[Entering]
    lord: str | None
    selection: list[int]
    banished: list[str]


class Table(Seen, frozen=True):
    """The whole table; `seen` and `peek` are the viewer's own."""

    players: list[Player]
    figures: list[Figure]
    track: list[Seat]
    turn: int
    speed: int
    field: Field
    plays: list[Play]
    forbidden: list[str]
    forbidden_type: str
    seen: list[Memory]
    peek: list[str]
    solo: Solo | None
    asked: Question | None
    own_cards: dict[str, Face]


# What is reckoned for whoever looks at the board; all of it follows from the rest.


class StruckCell(Seen, frozen=True, array_like=True):
    """A cell of a grid, read from the front of whoever carries it out; `star` if the asterisk stands there."""

    cell: str
    marks: tuple[Mark, ...]
    star: bool


class CoveredCell(Seen, frozen=True, array_like=True):
    cell: str
    star: bool


class Grids(Seen, frozen=True):
    """What the lines of one part of a card strike and cover that are open now."""

    struck: list[StruckCell]
    covered: list[CoveredCell]


class InPlay(Seen, frozen=True):
    """A card in play: the grids of each of its parts."""

    seat: Seat
    dog: bool
    card: str
    parts: list[Grids]


class Struck(Seen, frozen=True, array_like=True):
    """A hex of the field that a card strikes; `far` if only after a step or a turn."""

    hex: str
    marks: tuple[Mark, ...]
    star: bool
    far: bool


class Covered(Seen, frozen=True, array_like=True):
    hex: str
    star: bool
    far: bool


class Reach(Seen, frozen=True):
    """What a whole card would strike and cover, from where its owner stands: on this hex, facing this side."""

    seat: Seat
    dog: bool
    card: str
    hex: str
    side: str
    struck: list[Struck]
    covered: list[Covered]


class Foresight(Seen, frozen=True):
    """The reach of every card the viewer holds and of every card in play, and the grids of those in play."""

    reaches: list[Reach]
    plays: list[InPlay]
