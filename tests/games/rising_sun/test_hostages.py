"""Chapters 6 and 18: hostages go home."""

from __future__ import annotations

from budokan.games.rising_sun.events import (
    HostageReturned,
)
from tests.games.rising_sun.test_winter import winter
from tests.support.rising_sun import at_rest, layout, told
from tests.support.rulings import ruling


@ruling("RS-6.11", "RS-6.12")
def test_hostages_go_home_to_the_reserve_for_a_coin_each() -> None:
    held = {0: [(1, "bushi"), (2, "shinto")], 1: [(0, "bushi")]}
    table = layout("koi", "lotus", "turtle", hostages=held, coins=dict.fromkeys(range(3), 0), at="season")
    assert table.coins == [5 + 2, 7 + 1, 6]
    assert table.hostages == [(), (), ()]
    assert table.reserve[1].count("bushi") == 6 and table.reserve[2].count("shinto") == 3
    assert len(told(table, HostageReturned)) == 3
    at_rest(table)


@ruling("RS-18.1", "RS-18.2")
def test_hostages_first_with_their_coin_and_nothing_else_of_set_up() -> None:
    table = winter(hostages={1: [(0, "bushi")]}, coins={0: 0, 1: 0, 2: 0, 3: 0})
    assert told(table, HostageReturned) == [HostageReturned(1, 0, "bushi")]
    assert table.coins == [0, 1, 0, 0], "no income"
    assert table.over
    at_rest(table)
