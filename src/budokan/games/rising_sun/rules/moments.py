"""Chapter 2, one moment: what a player gains in it is one gain, however it comes about.

One part of a mandate, one War Advantage, the outcome of a battle and one war are such moments. Who begins one says so
(`begin_moment`), and it lasts until it is ended or another begins. Only the cards that wait for a gain ask about it.
"""

from __future__ import annotations

from budokan.games.rising_sun.table import Table
from budokan.kernel.texts import Seat


def begin_moment(table: Table) -> None:
    """RS-2.14, RS-2.16: from here on all gains of a player are one gain, until the moment ends or another begins."""
    table.one_moment = True
    table.gained_vp = 0
    table.gained_coins = 0


def end_moment(table: Table) -> None:
    """RS-2.15: each effect is a gain of its own again."""
    table.one_moment = False
    table.gained_vp = 0
    table.gained_coins = 0


def has_gained_coins(table: Table, seat: Seat) -> bool:
    """RS-2.14: whether this seat has gained Coins in this moment before."""
    return bool(table.gained_coins & (1 << seat))


def has_gained_vp(table: Table, seat: Seat) -> bool:
    """RS-2.14: whether this seat has gained VP in this moment before."""
    return bool(table.gained_vp & (1 << seat))


def note_coins(table: Table, seat: Seat) -> None:
    """RS-2.14: what else this seat gains in Coins in this moment is part of the same gain."""
    if table.one_moment:
        table.gained_coins |= 1 << seat


def note_vp(table: Table, seat: Seat) -> None:
    """RS-2.14: the same of VP."""
    if table.one_moment:
        table.gained_vp |= 1 << seat
