"""What a table shows to one seat. Every table needs `players`: ladders, beliefs and plain tables read them."""

from __future__ import annotations

from budokan.kernel.texts import SeatField
from budokan.kernel.views import Seen


class Player(Seen, frozen=True):
    """What everybody sees of a player."""

    seat: SeatField
    coins: int
    lots: list[int]
    points: int


class Table(Seen, frozen=True):
    """The whole table; `hand` and `last_lot` are the viewer's own."""

    players: list[Player]
    lot: int | None
    covered: int
    spent: list[int]
    last_lot: int | None
    hand: list[int]
