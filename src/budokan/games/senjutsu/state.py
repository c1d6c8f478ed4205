"""Everything on a table of Senjutsu, each field declared once; `make generated` writes the rest of it.

Seats are players. Fighters are the seats and then, in solo play, the foes that nobody leads. Figures are what stands on the
field: figure `seat` is the character of a fighter, `seat + fighters` its Hachiko.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from budokan.games.senjutsu.box import Box, Ground
from budokan.games.senjutsu.hexes import OFF_FIELD, Hex, hex_named, hex_or_off, name_of, name_or_off
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.solo.state import CENTRE, NO_FOES, NONE, SELECTION_DECKS
from budokan.kernel.fields import (
    BitsOf,
    MayLack,
    Named,
    OneOf,
    Per,
    Spelt,
    at_home,
    brought,
    given,
    kept,
    shared,
    starts,
    worked_out,
)
from budokan.kernel.positions import Bits, Number, Word
from budokan.kernel.texts import Seat, SeatOrNobody

T = TypeVar("T")

PerFighter = Annotated[list[T], Per("fighter")]
PerFigure = Annotated[list[T], Per("figure")]
PerFoe = Annotated[list[T], Per("foe")]

Figure = Annotated[int, "figure"]
"""What stands on the field, by its number."""

FigureOrNobody = Annotated[int, "maybe-figure"]

NOBODY = -1

Steps = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""Steps or turns of a line that are still to come; no card can say a larger number."""

Amount = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Speed = Annotated[int, msgspec.Meta(ge=0, le=10)]
SideNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
BehaviourNumber = Annotated[int, msgspec.Meta(ge=0, le=2)]
Limit = Annotated[int, msgspec.Meta(ge=1, le=99)]
Letter = Annotated[str, msgspec.Meta(max_length=10)]

Seats = Annotated[int, BitsOf("seat")]
"""Some fighters, as bits."""

Figures = Annotated[int, BitsOf("figure")]

Spot = Annotated[Hex, Named("hex", "sj-position-no-hex"), Spelt(name_of, hex_named)]
"""A hex of the field."""

SpotOrOff = Annotated[Hex, Named("hex", "sj-position-no-hex", or_none=True), Spelt(name_or_off, hex_or_off)]

Character = Annotated[str, Named("character", "sj-position-no-character")]
Terrain = Annotated[str, Named("terrain", "sj-position-no-terrain")]
Contract = Annotated[str, Named("contract", "sj-position-no-contract")]
Printed = Annotated[str, Named("printed", "sj-position-no-card")]
"""A card of the box."""

Card = Annotated[str, Named("card", "sj-position-no-card")]
"""A card of the box, or somebody's poison, which carries its owner's seat at the end of its name."""

CardOrNone = Annotated[str, Named("card", "sj-position-no-card", or_none=True)]
DogCard = Annotated[str, Named("dog", "sj-position-no-card")]
DogCardOrNone = Annotated[str, Named("dog", "sj-position-no-card", or_none=True)]

Lasting = tuple[Card, Seat, Number]
"""A card that remains in play: the card, the seat it belongs to, and the ends of turn it has left (0: for good)."""

Known = tuple[Card, Seat, Seats]
"""A card seen in a hand: the card, the holder, and the seats that know it, as bits."""

Token = tuple[Terrain, SeatOrNobody, bool]
"""A caltrop or a trap token: what it is, who placed it, whether it is live."""

Pile = Annotated[str, OneOf(("deck", "dog", "discard"))]

Peek = tuple[Seat, Seat, Pile, Number]
"""Who looks into whose pile now, and how many cards from the top."""

Shield = tuple[Number, Number, Number, Number, Number]
"""A block that is up: its play, stage, rule and option, and the speed it holds at."""


class Play:
    """One card of the turn. Frames name it by its number in `table.plays`."""

    figure: Figure = brought()
    card: Card = brought()
    how: Word = brought()
    """"chosen", "replacement", "additional", "reaction", "instant", "borrowed" or "lasting"."""
    home: Seat = brought()
    """Whose pile the card goes to."""
    speeds: tuple[Number, ...]
    high: Number
    low: Number
    stage: Number
    """The next part to be resolved."""
    spent: Number
    target: FigureOrNobody = starts(NOBODY)
    hit: tuple[Figure, ...]
    """The characters concerned: those struck, or the attacker a block has stopped."""
    given: tuple[tuple[Figure, Number], ...]
    """The plain Wounds of the last attack, by figure."""
    moved: Number
    adds: Bits
    base: Number = starts(NOBODY)
    because: Word
    """What an Instant Additional was put on: an "attack", a "block", or neither."""
    reach: Number
    bonus: Number
    fetched: Word
    drawn: Number
    halted: bool
    still: bool
    stiff: bool
    reacted: bool
    rewarded: bool
    succeeded: bool
    stayed: bool
    shifted: MayLack[tuple[Figure, ...]]
    """Who was moved by its last attack."""
    waits: MayLack[tuple[Number, ...]]
    """The part and the line with which the card goes on once the attacks on its block are checked (SJ-18.12)."""


@at_home("budokan.games.senjutsu.solo.state")
class Solo:
    """What solo play adds. Foes are counted from 0; foe `n` is fighter `seats + n`, after whom its character is listed."""

    count: Number = kept(counts="behaviour", written=False)
    behaviour: Annotated[PerFoe[BehaviourNumber], msgspec.Meta(min_length=1, max_length=9)] = starts(CENTRE)
    offensive: PerFoe[bool] = starts(True)
    limits: PerFoe[Limit] = starts(1)
    """SJ-32.12, SJ-32.14: the wound limit of each, which is its Stun limit too."""
    prefers: PerFoe[Number]
    """The preferred distance a card has set; 0: the foe's own."""
    resets: PerFoe[bool]
    """SJ-32.10: whose deck is made anew at the end of this turn."""
    tally: PerFoe[Number]
    """SJ-68.51: the markers on Enlightened Path."""
    seers: PerFoe[SeatOrNobody] = starts(NONE)
    """Which seat has seen what lies on top."""
    seen: PerFoe[tuple[Card, ...]]
    """SJ-32.23: what a player has seen on top of a deck, in an order he does not know; one of it may be taken since."""
    selection: Annotated[list[list[Printed]], Per(SELECTION_DECKS)]
    banished: list[Printed]
    wave: Number
    stage: Number
    completed: Number
    """How many waves were beaten, over all stages."""
    lord: Number = starts(NONE)
    """SJ-37.23: the figure of the fallen lord, if there is one."""
    entering: list[tuple[Seat, Spot]]
    """SJ-37.6: foes that wait for their entry hex, with the hex."""
    pondering: bool = worked_out()
    """Whether this is a copy on which a foe weighs an answer: then it answers the next ones without weighing."""


class Table:
    """Everything on the table; decks are from bottom to top. Lists of figures hold the characters first, then the dogs."""

    rules: Options = given()
    box: Box = given()
    ground: Ground = given()
    mode: str = given()
    fighters: int = given()
    team: list[int] = worked_out(shared=True)
    moments: list[frozenset[str]] = worked_out(shared=True)
    characters: PerFighter[Character] = shared()
    track: list[Seat]
    kamae: PerFighter[Letter] = starts("N")
    focus: PerFighter[Amount]
    facing: PerFigure[SideNumber]
    wounds: PerFigure[Amount]
    bleeding: PerFigure[Amount]
    stuns: PerFigure[Amount]
    alive: PerFigure[bool]
    doomed: PerFigure[bool]
    received: PerFigure[Amount]
    stealthed: PerFighter[bool]
    dog_cards: PerFighter[DogCardOrNone]
    dog_kamae: PerFighter[Letter]
    tools: PerFighter[Number]
    first_blood: bool
    turn: Amount
    speed: Speed = starts(10)
    instant_used: PerFighter[bool]
    sober: PerFighter[bool]
    far: PerFighter[bool]
    dog_struck: PerFighter[bool]
    own_struck: PerFighter[bool]
    reacted_well: PerFighter[bool]
    wounded_by: PerFighter[Figures]
    chosen: PerFighter[CardOrNone]
    forbidden_type: Word
    hurt: bool
    owed: list[Seat]
    stock: PerFighter[list[Terrain]]
    hands: PerFighter[list[Card]]
    decks: PerFighter[list[Card]]
    discards: PerFighter[list[Card]]
    buried: PerFighter[list[Card]]
    poisons: PerFighter[list[Printed]]
    used_poisons: PerFighter[list[Printed]]
    dog_decks: PerFighter[list[DogCard]]
    dog_discards: PerFighter[list[DogCard]]
    completed: PerFighter[list[Contract]]
    spent_contracts: PerFighter[list[Contract]]
    specials: PerFighter[tuple[Printed, ...]] = shared()
    lists: PerFighter[tuple[Printed, ...]] = shared()
    dog_lists: PerFighter[tuple[DogCard, ...]] = shared()
    hexes: frozenset[Spot]
    solid: dict[Spot, Terrain] = shared()
    soft: dict[Spot, Terrain] = shared()
    tokens: dict[Spot, Token] = shared()
    at: PerFigure[SpotOrOff] = starts(OFF_FIELD)
    hobbled: PerFigure[tuple[Number, ...]]
    lasting: PerFigure[list[Lasting]] = kept(halves="dog_lasting")
    contracts: PerFighter[list[tuple[Contract, Number]]]
    plays: list[Play]
    shields: list[Shield]
    forbidden: tuple[Word, ...]
    known: list[Known]
    peeks: list[Peek]
    solo: Solo = kept(empty=NO_FOES, unless_empty=True)
