"""Chapter 12: Harvest."""

from __future__ import annotations

from budokan.games.rising_sun.events import CoinsGained, Harvested
from tests.support.rising_sun import at_rest, lay, layout, told
from tests.support.rulings import ruling


@ruling("RS-12.1", "RS-12.2", "RS-12.4", "RS-12.7")
def test_a_coin_for_all_and_the_rewards_for_who_has_the_bonus() -> None:
    board = {0: "hokkaido: bushi, oshu: bushi", 1: "oshu: shinto shinto, edo: bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board)
    lay(table, "harvest")
    assert (table.coins, table.ronin, table.vp) == ([6, 6, 6], [2, 0, 0], [0, 0, 0])
    assert told(table, Harvested) == [Harvested(0, ("hokkaido",))]
    at_rest(table)


@ruling("RS-12.3")
def test_a_tie_goes_to_the_higher_honour() -> None:
    board = {0: "kansai: bushi", 1: "kansai: bushi", 2: "kansai: bushi"}
    for honour, points in (([0, 1, 2], 3), ([1, 0, 2], 0)):
        table = layout("koi", "lotus", "bonsai", figures=board, honour=honour)
        lay(table, "harvest")
        assert table.vp[0] == points
        at_rest(table)


@ruling("RS-12.5")
def test_all_provinces_count_at_war_or_not() -> None:
    board = {0: "kansai: bushi, kyoto: bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board, wars="kansai hokkaido oshu edo nagato")
    lay(table, "harvest")
    assert table.vp[0] == 7
    at_rest(table)


@ruling("RS-12.6", "RS-22.9")
def test_coin_and_rewards_are_one_gain() -> None:
    table = layout(
        "koi", "lotus", "bonsai", figures={0: "oshu: bushi, edo: bushi"}, cards={1: "way-of-the-merchant"}, coins={1: 2, 2: 0}
    )
    lay(table, "harvest")
    assert told(table, CoinsGained)[-2:] == [CoinsGained(0, 6), CoinsGained(1, 1)]
    assert table.coins == [11, 2 + 1 + 1, 1]
    at_rest(table)


@ruling("RS-12.8")
def test_example_dragonfly_harvests() -> None:
    board = {
        0: "nagato: bushi, kansai: bushi bushi, kyoto: bushi daimyo, edo: shinto, oshu: bushi",
        1: "kansai: bushi",
        2: "kansai: bushi, kyoto: daimyo",
        3: "edo: bushi, oshu: bushi bushi",
    }
    table = layout(
        *("dragonfly", "lotus", "turtle", "koi"),
        figures=board,
        strongholds={2: "kyoto"},
        honour=[3, 0, 1, 2],
        coins={0: 0},
    )
    lay(table, "harvest")
    assert (table.vp[0], table.coins[0], table.ronin[0]) == (8, 2, 1)
    assert told(table, Harvested) == [Harvested(0, ("kyoto", "kansai", "nagato"))]
    at_rest(table)
