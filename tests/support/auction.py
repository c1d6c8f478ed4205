"""A game of the tests' own: an auction with everything the kernel knows, and hardly any rules.

Each seat in turn lays coins on lots without telling anybody, and may do other things that tell more or less. When all are done
they vote in secret, and the game is over.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from budokan.kernel.events import Event
from budokan.kernel.frames import NOTHING, Ballot, Frames, Question, frame
from budokan.kernel.game import Game
from budokan.kernel.hooks import Interruption
from budokan.kernel.instinct import Instinct
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.outcome import Outcome
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, SeatField, SeatRef, Text
from budokan.kernel.views import Seen


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing may be settled."""


class Lay(Move, frozen=True, tag="lay"):
    """Coins on a lot: tells nobody."""

    form: ClassVar[str] = "lay {coins}"
    coins: int


class Peek(Move, frozen=True, tag="peek"):
    """Look under the cloth: tells the one who looks."""

    form: ClassVar[str] = "peek"


class Toss(Move, frozen=True, tag="toss"):
    """Toss a coin under the table: draws luck, and nobody sees how it falls."""

    form: ClassVar[str] = "toss"


class Boast(Move, frozen=True, tag="boast"):
    """Tells everybody."""

    form: ClassVar[str] = "boast"


class Scratch(Move, frozen=True, tag="scratch"):
    """Scratch the table: nothing is said, but all can see it."""

    form: ClassVar[str] = "scratch"


class Done(Move, frozen=True, tag="done"):
    form: ClassVar[str] = "done"


class Bow(Move, frozen=True, tag="bow"):
    """What the others may do meanwhile."""

    form: ClassVar[str] = "bow"


class Vote(Move, frozen=True, tag="vote"):
    form: ClassVar[str] = "vote {choice}"
    choice: int


class Peeked(Event, frozen=True, tag="peeked"):
    seat: SeatField
    prize: int


class Boasted(Event, frozen=True, tag="boasted"):
    seat: SeatField


class Bowed(Event, frozen=True, tag="bowed"):
    seat: SeatField


class SeenTable(Seen, frozen=True):
    """What a seat sees: the scratches, and what it has laid itself."""

    scratches: int
    own: list[int]


class AuctionTable(Table):
    """Who has laid what, how often the table was scratched, and what lies under the cloth."""

    def __init__(self, seats: int, luck: Luck) -> None:
        super().__init__(seats, luck)
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.scratches = 0
        self.prize = 0

    def copy(self) -> AuctionTable:
        other = AuctionTable(self.seats, self.luck.copy())
        self.share_with(other)
        other.laid = [coins.copy() for coins in self.laid]
        other.scratches = self.scratches
        other.prize = self.prize
        return other

    def state(self) -> dict[str, Any]:
        return {"laid": [list(coins) for coins in self.laid], "scratches": self.scratches, "prize": self.prize}

    def components(self) -> list[str]:
        return ["cloth"]


def see(table: AuctionTable, seat: Seat | None) -> SeenTable:
    return SeenTable(table.scratches, [] if seat is None else list(table.laid[seat]))


def deal_anew(table: AuctionTable, seat: Seat | None, luck: Luck) -> None:
    table.prize = luck.below(100)


@frame
class Turn(Question):
    """BK-1.4: one seat decides; the others may bow."""

    def ask(self, table: AuctionTable) -> Text:
        return Text("game-is-over", {"seat": SeatRef(self.seat)}, "BK-1.4")

    def options(self, table: AuctionTable) -> list[Move]:
        return [Lay(1), Lay(2), Peek(), Toss(), Boast(), Scratch(), Done()]

    def asides(self, table: AuctionTable, seat: Seat) -> list[Move]:
        return [Bow()]

    def aside(self, table: AuctionTable, seat: Seat, move: Move) -> Frames:
        table.tell(Bowed(seat))
        return NOTHING

    def answer(self, table: AuctionTable, move: Move) -> Frames:
        if isinstance(move, Done):
            following = self.seat + 1
            return [Turn(following)] if following < table.seats else [Votes(tuple(range(table.seats)))]
        if isinstance(move, Lay):
            table.laid[self.seat].append(move.coins)
        elif isinstance(move, Peek):
            table.tell(Peeked(self.seat, table.prize), (self.seat,))
        elif isinstance(move, Toss):
            table.luck.draw()
        elif isinstance(move, Boast):
            table.tell(Boasted(self.seat))
        else:
            table.scratches += 1
        return [Turn(self.seat)]


@frame
class Votes(Ballot):
    """BK-1.6: all vote in secret."""

    def ask(self, table: AuctionTable) -> Text:
        return Text("game-is-over", {}, "BK-1.6")

    def options(self, table: AuctionTable, seat: Seat) -> list[Move]:
        return [Vote(0), Vote(1)]

    def resolve(self, table: AuctionTable, answers: Mapping[Seat, Move]) -> Frames:
        table.finish(Outcome((0,), tuple(0.0 for _ in range(table.seats)), "outcome", side="seat 0", way="vote"))
        return NOTHING


def seats_with(mode: str, options: Options) -> range:
    return range(2, 4)


def deal(seats: int, mode: str, options: Options, luck: Luck) -> tuple[Table, Frames]:
    table = AuctionTable(seats, luck)
    table.prize = luck.below(100)
    return table, [Turn(0)]


def restore(seats: int, mode: str, options: Options, state: dict[str, Any]) -> Table:
    table = AuctionTable(seats, Luck(0))
    table.laid = [list(coins) for coins in state["laid"]]
    table.scratches, table.prize = state["scratches"], state["prize"]
    return table


def evaluate(table: Table) -> list[float]:
    return [0.5] * table.seats


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    return [1.0] * len(options)


HERE = sys.modules[__name__]


def house_of_auctions(interruption: Interruption | None = None) -> Game:
    """The game; with an interruption of the tests' own, if one is given."""
    return Game(
        name="auction",
        prefix="BK",
        rules=1,
        modes={"standard": range(2, 4)},
        settings=Options,
        seats_with=seats_with,
        deal=deal,
        restore=restore,
        chapters=[HERE],
        moves=HERE,
        events=HERE,
        view=SeenTable,
        see=see,
        deal_anew=deal_anew,
        phases={"bids": (Turn,), "votes": (Votes,)},
        decisions={"turn": Turn, "votes": Votes},
        instinct=Instinct(evaluate, weigh),
        length=100,
        text=Path(__file__).parent,
        pool=list,
        interruption=interruption,
    )


AUCTION = house_of_auctions()


def auction(*moves: str, seed: int = 7, seats: int = 2) -> Table:
    """A table at which these decisions were made: "0 lay 1"."""
    table = AUCTION.new(seats, seed, listen=True)
    play(table, *moves)
    return table


def play(table: Table, *moves: str) -> None:
    for words in moves:
        seat, _, move = words.partition(" ")
        table.play(int(seat), AUCTION.moves.parse(move))
