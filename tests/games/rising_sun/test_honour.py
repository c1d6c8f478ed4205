"""Chapter 3: Honour."""

from __future__ import annotations

from budokan.games.rising_sun.events import HonourGained, HonourLost
from tests.support.rising_sun import CLANS, at_rest, bid, lay, layout, play, told, untouched
from tests.support.rulings import ruling

K, L, T, D, B = range(5)


@ruling("RS-3.1", "RS-3.14")
def test_one_column_one_clan_to_a_space() -> None:
    table = layout(*CLANS, honour=[B, D, T, L, K])
    assert sorted(table.honour) == [K, L, T, D, B]
    assert table.higher(B, K) and not table.higher(K, B)
    assert table.order == [K, L, T, D, B], "Honour does not change the order of seats"
    at_rest(table)


@ruling("RS-3.2")
def test_honour_breaks_every_tie() -> None:
    board = {K: "kansai: bushi, edo: bushi, fujin: shinto", L: "kansai: bushi, edo: bushi, fujin: shinto"}
    table = layout("koi", "lotus", "turtle", figures=board, honour=[L, K, T], turn=L)
    lay(table, "harvest")
    assert table.vp[L] == 3 + 2, "a harvest"
    table = layout("koi", "lotus", "turtle", figures=board, honour=[L, K, T], at="kami")
    assert table.waiting == (L,), "a shrine"
    table = layout("koi", "lotus", "turtle", figures=board, honour=[L, K, T], at="war", wars="edo")
    bid(table, {K: (0, 2, 0, 0), L: (0, 2, 0, 0)})
    assert table.waiting == (L,), "a bid"
    play(table, L, "decline")
    assert table.tokens[L] == ((0, "edo"),), "a war"
    table = layout("koi", "lotus", "turtle", vp={K: 7, L: 7}, honour=[L, K, T], season=2, at="winter")
    assert table.outcome is not None and table.outcome.winners == (L,), "the final score"
    at_rest(table)


@ruling("RS-3.3", "RS-3.8")
def test_a_clan_that_gains_honour_changes_places_with_the_one_above() -> None:
    table = layout(*CLANS)
    table.raise_honour(T)
    assert table.honour == [K, T, L, D, B], "Turtle up, Lotus down"
    assert told(table, HonourGained) == [HonourGained(T, L)]
    at_rest(table)


@ruling("RS-3.4", "RS-3.6")
def test_at_either_end_nothing_changes() -> None:
    table = layout(*CLANS)
    table.raise_honour(K)
    table.lower_honour(B)
    assert table.honour == [K, L, T, D, B]
    assert told(table, HonourGained) == told(table, HonourLost) == []
    at_rest(table)


@ruling("RS-3.5", "RS-3.9")
def test_a_clan_that_loses_honour_changes_places_with_the_one_below() -> None:
    table = layout(*CLANS, honour=[K, T, L, D, B])
    table.lower_honour(L)
    assert table.honour == [K, T, D, L, B], "Lotus down, Dragonfly up"
    at_rest(table)


@ruling("RS-3.7")
def test_several_gains_are_taken_one_step_at_a_time() -> None:
    board = {B: "edo: bushi bushi", K: "edo: bushi"}
    table = layout(*CLANS, figures=board, at="war", wars="edo")
    bid(table, {B: (1, 0, 0, 0)})
    with untouched(table, L, T, D):
        play(table, B, "use the advantage")
    assert table.honour == [K, L, B, T, D]
    at_rest(table)
