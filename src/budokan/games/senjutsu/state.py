"""Everything on a table of Senjutsu, each field declared once; `make generated` writes the rest of it.

Seats are players. Fighters are the seats and then, in solo play, the foes that nobody leads. Figures are what stands on the
field: figure `seat` is the character of a fighter, `seat + fighters` its Hachiko.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from budokan.games.senjutsu.book import Book
from budokan.games.senjutsu.box import Box, Ground
from budokan.games.senjutsu.hexes import OFF_FIELD
from budokan.games.senjutsu.kinds import (
    Amount,
    BehaviourNumber,
    Card,
    CardOrNone,
    Character,
    Contract,
    DogCard,
    DogCardOrNone,
    Figure,
    FigureOrNobody,
    Figures,
    Known,
    Lasting,
    Letter,
    Limit,
    Peek,
    PerFighter,
    PerFigure,
    PerFoe,
    Printed,
    Shield,
    SideNumber,
    Speed,
    Spot,
    SpotOrOff,
    Terrain,
    Token,
)
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.parts import CENTRE, NO_FOES, NOBODY, NONE, SELECTION_DECKS
from budokan.kernel.fields import (
    MayLack,
    Per,
    at_home,
    brought,
    given,
    kept,
    shared,
    starts,
    worked_out,
)
from budokan.kernel.piles import Shuffle
from budokan.kernel.positions import Bits, Number, Word
from budokan.kernel.texts import Seat, SeatOrNobody


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


@at_home("budokan.games.senjutsu.parts")
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
    book: Book = given()
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
    loose: tuple[Shuffle, ...] = worked_out(shared=True)
    """Of an imagined table the shuffles of the players' decks, which are put off until somebody draws."""
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
