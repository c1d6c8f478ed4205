"""Chapter 12: Harvest."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import has_force, strongest_at
from budokan.games.rising_sun.rules.gains import gain
from budokan.games.rising_sun.table import Place, Table
from budokan.kernel.texts import Seat


def harvest(table: Table, seat: Seat, bonus: bool) -> None:
    """RS-12.1, RS-12.2, RS-12.6: a Coin, and with the bonus the rewards; all of it is one gain."""
    coins = table.box.harvest_coins
    ronin = vp = 0
    if bonus:
        provinces = harvested(table, seat)
        for province in provinces:
            more_coins, more_ronin, more_vp = table.box.reward[province]
            coins += more_coins
            ronin += more_ronin
            vp += more_vp
        if provinces:
            table.tell(tell.Harvested(seat, tuple(provinces)))
    gain(table, seat, coins, ronin, vp)


def harvested(table: Table, seat: Seat) -> list[Place]:
    """RS-12.2 to RS-12.5: where this seat has more Force than any other, Honour breaking ties."""
    provinces = table.box.provinces
    return [one for one in provinces if has_force(table, seat, one) and strongest_at(table, one) == seat]
