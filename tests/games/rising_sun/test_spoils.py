"""Chapters 21 and 23: what the winner of a province gains besides its token."""

from __future__ import annotations

from tests.support.rising_sun import at_rest, bid, layout, play
from tests.support.rulings import ruling


@ruling("RS-21.13", "RS-21.14")
def test_oni_of_souls_pays_for_each_oni_when_it_wins_a_battle_alive() -> None:
    cards = {0: "oni-of-souls oni-of-skulls oni-of-hate"}
    board = {0: "edo: oni-of-souls bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, at="war", wars="edo")
    bid(table, {})
    assert table.vp == [6, 0, 0]
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, coins={0: 9}, at="war", wars="edo")
    bid(table, {0: (1, 0, 1, 0)})
    play(table, 0, "use the advantage")
    assert table.vp[0] == 2
    play(table, 0, "use the advantage")
    assert (table.tokens[0], table.vp[0]) == (((2, "edo"),), 2), "won by hired hands, and the Oni is dead"
    at_rest(table)


@ruling("RS-21.15")
def test_oni_of_souls_without_a_battle() -> None:
    for rule, points in (("battle", 0), ("any-win", 2)):
        table = layout(
            *("koi", "lotus", "turtle"),
            figures={0: "edo: oni-of-souls"},
            cards={0: "oni-of-souls"},
            options={"souls_reward": rule},
            at="war",
            wars="edo",
        )
        assert (table.vp[0], len(table.tokens[0])) == (points, 1)
        at_rest(table)


@ruling("RS-23.1", "RS-23.2")
def test_courage_pays_for_every_token_or_for_battles_only() -> None:
    board = {0: "edo: bushi bushi, oshu: bushi", 1: "edo: bushi"}
    for rule, points in (("any-win", 8), ("battle", 4)):
        table = layout(
            *("koi", "lotus", "turtle"),
            figures=board,
            cards={0: "courage courage"},
            options={"courage_reward": rule},
            at="war",
            wars="edo oshu",
        )
        bid(table, {})
        assert (table.vp[0], len(table.tokens[0])) == (points, 2)
        at_rest(table)
