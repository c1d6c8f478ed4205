"""Chapters 6 and 18: hostages go home."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.rules.gains import gain_coins_together
from budokan.games.rising_sun.table import Table
from budokan.kernel.texts import Seat


def return_hostages(table: Table) -> None:
    """RS-6.11 to RS-6.13, RS-18.2: home to the Reserves; a Coin for each to the captor."""
    ransoms: dict[Seat, int] = {}
    for captor in table.order:
        for owner, figure in table.hostages[captor]:
            table.send_home(owner, figure)
            table.tell(tell.HostageReturned(captor, owner, figure))
            ransoms[captor] = ransoms.get(captor, 0) + 1
        table.hostages[captor] = ()
    gain_coins_together(table, ransoms)
