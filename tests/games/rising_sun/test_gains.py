"""Chapter 2, gains: Coins and VP from the bank, and thefts."""

from __future__ import annotations

from budokan.games.rising_sun.events import CardWorked
from tests.support.rising_sun import (
    at_rest,
    bid,
    done,
    lay,
    layout,
    play,
    told,
)
from tests.support.rulings import ruling

K, L, T, D, B = range(5)


@ruling("RS-2.24")
def test_a_thief_takes_no_more_than_there_is_and_gains_it() -> None:
    cards = {2: "oni-of-spite"}
    board = {0: "kansai: bushi", 1: "kansai: bushi"}
    table = layout("koi", "lotus", "turtle", cards=cards, figures=board, vp={0: 1, 1: 9}, strongholds={2: "kansai"}, turn=2)
    lay(table, "recruit")
    done(table, 0, 1)
    play(table, 2, "summon oni-of-spite in kansai")
    assert table.vp == [0, 7, 3]
    done(table, 2)
    at_rest(table)


@ruling("RS-3.13")
def test_effects_that_only_give_points_are_settled_in_descending_honour() -> None:
    board = {K: "edo: bushi", L: "edo: bushi", T: "edo: bushi bushi bushi"}
    cards = {K: "righteousness", L: "righteousness", T: "justice"}
    table = layout("koi", "lotus", "turtle", cards=cards, figures=board, honour=[L, T, K], at="war", wars="edo")
    bid(table, {})
    assert [(event.seat, event.card) for event in told(table, CardWorked)] == [
        (L, "righteousness"),
        (T, "justice"),
        (K, "righteousness"),
    ]
    assert table.vp == [1, 1, 3]
    at_rest(table)
