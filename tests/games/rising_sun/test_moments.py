"""Chapter 2, one moment: what a player gains in it is one gain."""

from __future__ import annotations

from budokan.games.rising_sun.events import PointsGained
from tests.support.rising_sun import at_rest, bid, done, lay, layout, play, told
from tests.support.rulings import ruling


@ruling("RS-2.14")
def test_what_is_gained_in_one_part_of_a_mandate_is_one_gain() -> None:
    table = layout(
        "koi", "lotus", "turtle", cards={0: "path-of-the-patron path-of-the-warlord", 1: "way-of-the-merchant"}, coins={1: 1}
    )
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    play(table, 0, "settle path-of-the-patron")
    assert table.coins == [8, 2, 5], "the merchant answers the first gain only"
    at_rest(table)


@ruling("RS-2.15")
def test_outside_mandates_each_effect_is_a_gain_of_its_own() -> None:
    cards = {0: "way-of-the-shogun way-of-the-shogun way-of-the-moneylender", 1: "way-of-the-merchant"}
    table = layout("koi", "lotus", "turtle", cards=cards, coins={1: 1}, at="war", wars="edo")
    play(table, 0, "settle way-of-the-shogun")
    assert table.coins == [16, 3, 5], "both copies together, and the moneylender apart"
    at_rest(table)


@ruling("RS-2.16", "RS-22.6")
def test_points_of_one_step_of_a_battle_are_one_gain() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi bushi bushi"}
    cards = {0: "loyalty righteousness"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, allies=[(0, 2)], at="war", wars="edo")
    bid(table, {0: (1, 0, 0, 1)})
    play(table, 0, "use the advantage")
    assert table.vp[0] == 2 + 2 + 1, "Seppuku, Righteousness and Loyalty once"
    play(table, 0, "use the advantage")
    assert table.vp[0] == 5 + 2 + 1, "Imperial Poets is another gain"
    at_rest(table)


@ruling("RS-2.17")
def test_what_raises_a_reward_is_part_of_it() -> None:
    table = layout(
        "koi", "lotus", "turtle", cards={0: "loyalty"}, allies=[(0, 1)], figures={0: "kyoto: bushi bushi, kansai: bushi"}
    )
    lay(table, "harvest")
    assert table.vp[0] == 4 + 3 + 1
    assert told(table, PointsGained) == [PointsGained(0, 7), PointsGained(0, 1)]
    at_rest(table)
