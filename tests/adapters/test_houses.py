"""What Rising Sun keeps of its map is made anew as soon as anything changes that it follows from."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import budokan
from budokan.adapters.houses.rising_sun import Kept
from budokan.games.rising_sun.table import Table
from budokan.games.rising_sun.view import see
from budokan.kernel.luck import Luck


def with_figures(seed: int) -> Table:
    """A game some way on, with figures of several seats in a province whose Force nothing else adds to."""
    table = budokan.game("rising-sun").new(3, seed)
    luck = Luck(seed, "kept")
    for _ in range(60):
        seat = table.waiting[0]
        table.apply(seat, luck.pick(table.options(seat)))
    assert isinstance(table, Table)
    table.at["kyoto"] = [("bushi", "bushi"), ("bushi", "daimyo"), ()]
    table.strongholds["kyoto"] = [0, 0, 1]
    table.clans = ["koi", "bonsai", "turtle"]
    table.cards = [(), ("way-of-the-katana",), ()]
    table.order, table.honour = [0, 1, 2], [0, 1, 2]
    table.wars, table.war, table.fighters, table.phase = ["kyoto", "edo"], 0, (), "politics"
    return table


def a_season_card(table: Table) -> None:
    """Seat 1 has a Daimyo there."""
    table.cards[1] = (*table.cards[1], next(iter(table.box.daimyo_force)))


def war(table: Table) -> None:
    """Way of the Katana counts from now on."""
    table.phase = "war"


def a_battle(table: Table) -> None:
    table.fighters = (2,)


CHANGES: dict[str, Callable[[Table], None]] = {
    "figures": lambda table: table.at["kyoto"].__setitem__(0, ("bushi",)),
    "strongholds": lambda table: table.strongholds["kyoto"].__setitem__(0, 2),
    "wars": lambda table: table.wars.append("oshu"),
    "shrines": lambda table: table.shrines.reverse(),
    "clans": lambda table: table.clans.__setitem__(2, "lotus"),
    "honour": lambda table: table.honour.reverse(),
    "cards": a_season_card,
    "phase": war,
    "fighters": a_battle,
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_what_the_map_follows_from_is_seen(change: str) -> None:
    table, kept = with_figures(3), Kept()
    before = kept.see(table, 0)
    assert before == see(table, 0)
    CHANGES[change](table)
    after = see(table, 0)
    assert (after.provinces, after.shrines) != (before.provinces, before.shrines)
    assert kept.see(table, 0) == after
