"""A game of the tests' own whose answer is known beforehand: a coin decides, and an option says how it is weighted."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.game import Game
from budokan.kernel.instinct import Instinct
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.outcome import Outcome
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, SeatRef, Text
from budokan.kernel.views import Seen


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In how many of a hundred games the first player wins; `broken` is a game that falls to pieces."""

    weight: Annotated[int, msgspec.Meta(ge=0, le=100)] = 50
    broken: bool = False


class Toss(Move, frozen=True, tag="toss"):
    form: ClassVar[str] = "toss"


class SeenTable(Seen, frozen=True):
    """There is nothing to see but a coin."""

    weight: int


class CoinTable(Table):
    """A weighted coin."""

    def __init__(self, luck: Luck, options: Options) -> None:
        super().__init__(2, luck)
        self.weight = options.weight
        self.broken = options.broken

    def copy(self) -> CoinTable:
        other = CoinTable(self.luck.copy(), Options(self.weight, self.broken))
        self.share_with(other)
        return other

    def state(self) -> dict[str, Any]:
        return {"weight": self.weight}

    def components(self) -> list[str]:
        return ["coin"]


@frame
class Call(Question):
    """The first player tosses."""

    def ask(self, table: CoinTable) -> Text:
        return Text("game-is-over", {"seat": SeatRef(self.seat)}, "BK-1.4")

    def options(self, table: CoinTable) -> list[Move]:
        return [Toss()]

    def answer(self, table: CoinTable, move: Move) -> Frames:
        if table.broken:
            raise RuntimeError("the coin fell into the drain")
        winner = 0 if table.luck.below(100) < table.weight else 1
        scores = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
        table.finish(Outcome((winner,), scores, "outcome", side=f"seat-{winner}", way="toss"))
        return NOTHING


def see(table: CoinTable, seat: Seat | None) -> SeenTable:
    return SeenTable(table.weight)


def deal_anew(table: CoinTable, seat: Seat | None, luck: Luck) -> None:
    """Nothing is hidden."""


def deal(seats: int, mode: str, options: Options, luck: Luck) -> tuple[Table, Frames]:
    return CoinTable(luck, options), [Call(0)]


def restore(seats: int, mode: str, options: Options, state: dict[str, Any]) -> Table:
    return CoinTable(Luck(0), options)


def seats_with(mode: str, options: Options) -> range:
    return range(2, 3)


def evaluate(table: CoinTable) -> list[float]:
    return [table.weight / 100, 1 - table.weight / 100]


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    return [1.0] * len(options)


HERE = sys.modules[__name__]

COIN = Game(
    name="coin",
    prefix="BK",
    rules=1,
    modes={"standard": range(2, 3)},
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
    phases={"toss": (Call,)},
    decisions={"toss": Call},
    instinct=Instinct(evaluate, weigh),
    length=10,
    text=Path(__file__).parent,
    pool=list,
)
