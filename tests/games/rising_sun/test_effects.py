"""Chapters 2 and 3: effects that fall due together, and whose come first."""

from __future__ import annotations

from budokan.games.rising_sun.events import CardWorked
from tests.support.rising_sun import (
    CLANS,
    at_rest,
    bid,
    done,
    lay,
    layout,
    offered,
    play,
    standing,
    told,
    untouched,
)
from tests.support.rulings import ruling

K, L, T, D, B = range(5)


@ruling("RS-2.9")
def test_may_is_a_choice_and_everything_else_is_not() -> None:
    for card in ("path-of-the-kenin", "path-of-the-light", "path-of-the-samurai", "path-of-the-ninja", "path-of-the-monkey"):
        table = layout("koi", "lotus", "turtle", cards={0: card}, figures={1: "oshu: bushi"})
        lay(table, "recruit")
        done(table, 1, 2)
        play(table, 0, "summon bushi in edo")
        done(table, 0)
        assert len(offered(table, 0)) > 1, card
        with untouched(table, 0, 1, 2):
            play(table, 0, "no thanks")
        assert table.waiting == (1,), "he may decline, and that is all"
        at_rest(table)
    table = layout("koi", "lotus", "turtle", cards={0: "benevolence"})
    lay(table, "train")
    play(table, 0, "buy righteousness")
    play(table, 0, "no thanks")
    assert (table.coins, table.vp) == ([4, 5, 5], [0, 0, 0])
    at_rest(table)
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "bonsai", cards={0: "mercy"}, figures=board, at="war", wars="edo")
    bid(table, {})
    play(table, 0, "show no mercy")
    assert table.vp == [0, 0, 0], "Respect, Serpent and Unrighteous are declined in tests of their own"
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-warlord"})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    assert table.coins[0] == 6, "nobody was asked"
    at_rest(table)


@ruling("RS-2.13")
def test_several_effects_of_one_player_in_the_order_he_likes() -> None:
    cards = {0: "way-of-the-shogun way-of-the-shogun way-of-the-ronin"}
    table = layout("lotus", "koi", "turtle", cards=cards, at="war", wars="edo")
    assert table.waiting == (0,)
    assert offered(table, 0) == ["settle way-of-the-shogun", "settle way-of-the-ronin"]
    play(table, 0, "settle way-of-the-ronin")
    assert (table.coins[0], table.ronin[0]) == (11, 2)
    at_rest(table)


@ruling("RS-2.18")
def test_the_end_of_a_mandate_is_when_everybody_has_carried_it_out() -> None:
    table = layout("koi", "lotus", "turtle", cards={1: "path-of-the-samurai"}, strongholds={0: "edo edo"})
    lay(table, "recruit")
    done(table, 1, 2)
    assert table.waiting == (0,)
    done(table, 0)
    assert table.waiting == (1,)
    play(table, 1, "place bushi in hokkaido")
    assert standing(table, 1, "hokkaido") == ["bushi"]
    at_rest(table)


@ruling("RS-3.10", "RS-15.2")
def test_the_highest_honour_in_a_conflict_acts_first_or_last() -> None:
    cards = {L: "way-of-the-shogun", T: "way-of-the-ronin"}
    table = layout(*CLANS, cards=cards, at="war", wars="edo")
    assert table.waiting == (L,)
    assert offered(table, L) == ["act first", "act last"]
    play(table, L, "act last")
    assert [event.seat for event in told(table, CardWorked)] == [T, L]
    table = layout(*CLANS, cards=cards, at="war", wars="edo")
    play(table, L, "act first")
    assert [event.seat for event in told(table, CardWorked)] == [L, T]
    at_rest(table)


@ruling("RS-3.11")
def test_with_three_in_conflict_the_next_highest_decides_for_the_places_left() -> None:
    cards = {L: "way-of-the-shogun", T: "way-of-the-ronin", D: "way-of-the-shogun"}
    table = layout(*CLANS, cards=cards, at="war", wars="edo")
    play(table, L, "act last")
    assert table.waiting == (T,)
    play(table, T, "act last")
    assert [event.seat for event in told(table, CardWorked)] == [D, T, L]
    at_rest(table)


@ruling("RS-3.12")
def test_honour_is_read_when_the_conflict_arises() -> None:
    cards = {L: "way-of-the-shogun", T: "way-of-the-ronin", D: "way-of-the-shogun"}
    table = layout(*CLANS, cards=cards, at="war", wars="edo")
    play(table, L, "act last")
    table.raise_honour(D)
    assert table.honour == [K, L, D, T, B]
    assert table.waiting == (T,), "a change meanwhile does not reopen the order"
    play(table, T, "act first")
    assert [event.seat for event in told(table, CardWorked)] == [T, D, L]
    at_rest(table)


@ruling("RS-20.5", "RS-20.22", "RS-20.29")
def test_ways_that_simply_give_at_the_start_of_war() -> None:
    for card, coins, ronin in (("way-of-the-shogun", 3, 0), ("way-of-the-ronin", 0, 2), ("way-of-the-moneylender", 5, 0)):
        table = layout("lotus", "koi", "turtle", cards={0: card}, at="war", wars="edo")
        assert (table.coins[0], table.ronin[0]) == (5 + coins, ronin)
        assert (table.coins[1:], table.ronin[1:]) == ([5, 5], [0, 0])
        at_rest(table)


@ruling("RS-20.21")
def test_way_of_bushido_by_virtue_or_once() -> None:
    cards = {0: "way-of-bushido righteousness righteousness respect"}
    table = layout("lotus", "koi", "turtle", cards=cards, at="war", wars="edo")
    assert (table.coins[0], table.vp[0]) == (5 + 4, 4)
    table = layout("lotus", "koi", "turtle", cards=cards, options={"bushido_coins": "flat"}, at="war", wars="edo")
    assert (table.coins[0], table.vp[0]) == (5 + 2, 4)
    table = layout("lotus", "koi", "turtle", cards={0: "way-of-bushido"}, at="war", wars="edo")
    assert told(table, CardWorked) == [], "without a Virtue it gives nothing"
    at_rest(table)
