"""From the box to the first question, and back from a position."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from budokan.kernel.bounds import read_form
from budokan.kernel.faults import at_place
from budokan.kernel.frames import Frames
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Text, text
from silent_auction.options import Options
from silent_auction.rules import NextLot
from silent_auction.table import AuctionTable

LOTS = range(1, 10)
"""SA-1.1"""
COINS = range(1, 21)
"""SA-1.2"""


def seats_with(mode: str, options: Options) -> range:
    return range(2, 5)


def deal(seats: int, mode: str, options: Options, luck: Luck) -> tuple[AuctionTable, Frames]:
    """SA-1.1 to SA-1.3: lots and coins are shuffled and dealt."""
    table = AuctionTable(seats, luck)
    lots, coins = list(LOTS), list(COINS)
    luck.shuffle(lots)
    luck.shuffle(coins)
    table.covered, table.unsold = lots[: options.lots], lots[options.lots :]
    for hand in table.hands:
        hand += sorted(coins.pop() for _ in range(options.lots))
    table.aside = coins
    return table, [NextLot()]


Lot = Annotated[int, msgspec.Meta(ge=1, le=LOTS[-1])]
Coin = Annotated[int, msgspec.Meta(ge=1, le=COINS[-1])]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The state in a position, as somebody may have made it up."""

    covered: list[Lot]
    unsold: list[Lot]
    lot: Annotated[int, msgspec.Meta(ge=0, le=LOTS[-1])]
    hands: list[list[Coin]]
    aside: list[Coin]
    spent: list[Coin]
    lots: list[list[Lot]]
    lookers: list[Annotated[int, msgspec.Meta(ge=0, le=3)]]


def restore(seats: int, mode: str, options: Options, state: dict[str, Any]) -> AuctionTable:
    """The table of a position; one clear sentence if it does not hold together."""

    def problems(form: Form) -> Any:
        yield from _seated(form, seats)
        yield from _once(form)

    form = read_form(state, Form, problems)
    table = AuctionTable(seats, Luck(0))
    for name in Form.__struct_fields__:
        setattr(table, name, getattr(form, name))
    return table


def _seated(form: Form, seats: int) -> Any:
    """One hand and one row of lots for everybody; who has looked sits here."""
    for name in ("hands", "lots"):
        if len(getattr(form, name)) != seats:
            yield text("position-one-each", name=name, seats=seats)
    if any(seat >= seats for seat in form.lookers):
        yield at_place("lookers", text("form-most", kind="int", limit=str(seats - 1)))


def _once(form: Form) -> Any:
    """Every lot and every coin lies in one place."""
    lots = [*form.covered, *form.unsold, *[lot for own in form.lots for lot in own], *([form.lot] if form.lot else [])]
    coins = [*form.aside, *form.spent, *[coin for hand in form.hands for coin in hand]]
    if sorted(lots) != list(LOTS):
        yield Text("position-lots")
    if sorted(coins) != list(COINS):
        yield Text("position-coins")
