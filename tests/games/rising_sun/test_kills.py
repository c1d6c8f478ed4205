"""Chapter 2, killing: who dies, who does not, and the Virtues that wait for it."""

from __future__ import annotations

from tests.support.rising_sun import (
    at_rest,
    bid,
    done,
    lay,
    layout,
    play,
)
from tests.support.rulings import ruling


@ruling("RS-2.22", "RS-20.2", "RS-16.21", "RS-17.2")
def test_replaced_captured_and_returned_figures_are_not_killed() -> None:
    table = layout(
        "koi", "lotus", "turtle", figures={1: "edo: bushi"}, cards={1: "righteousness"}, tiles="betray marshal train harvest"
    )
    lay(table, "betray")
    play(table, 0, "replace bushi of 1 in edo by bushi")
    assert table.vp[1] == 0
    done(table, 0)
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={1: "righteousness"}, at="war", wars="edo")
    bid(table, {0: (0, 1, 0, 0)})
    play(table, 0, "capture bushi of 1")
    assert table.vp == [0, 0, 0]
    table = layout("koi", "lotus", "turtle", figures={1: "fujin: shinto"}, cards={1: "righteousness"}, at="clean-up")
    assert "shinto" in table.reserve[1] and table.vp[1] == 0
    at_rest(table)


@ruling("RS-2.23")
def test_outside_a_battle_the_killed_go_home_at_once() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-ninja"}, figures={1: "kansai: bushi"})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    play(table, 0, "kill bushi of 1 in kansai")
    assert table.reserve[1].count("bushi") == 6
    assert table.fallen == [(), (), ()]
    at_rest(table)


@ruling("RS-20.1")
def test_righteousness_pays_for_each_own_figure_killed_by_whatever_cause() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi shinto daimyo"}
    cards = {0: "righteousness", 1: "righteousness"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, at="war", wars="edo")
    bid(table, {0: (1, 0, 0, 0)})
    play(table, 0, "use the advantage")
    assert table.vp == [2 + 2, 0, 0], "own Seppuku included"
    table = layout("koi", "lotus", "turtle", figures=board, cards={0: "righteousness righteousness"}, at="war", wars="edo")
    bid(table, {})
    assert table.vp == [4, 0, 0], "both copies"
    at_rest(table)


@ruling("RS-20.2")
def test_righteousness_gives_nothing_for_the_spared() -> None:
    board = {0: "edo: bushi bushi bushi", 1: "edo: bushi", 2: "edo: bushi"}
    cards = {0: "mercy", 1: "righteousness", 2: "righteousness"}
    table = layout("koi", "lotus", "bonsai", figures=board, cards=cards, at="war", wars="edo")
    bid(table, {})
    play(table, 0, "show mercy")
    assert table.vp == [2, 0, 0]
    at_rest(table)
