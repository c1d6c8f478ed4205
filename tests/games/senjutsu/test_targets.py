"""Chapters 7 and 24: the target a card names, and whom it reaches."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play


@ruling("SJ-7.1", "SJ-7.4")
def test_in_a_duel_the_target_is_the_opponent_and_nobody_is_asked() -> None:
    table = layout("ronin", "student", hands={0: "war-cry", 1: "fend"})
    choose(table, "war-cry", "fend")
    assert table.plays[0].target == 1
    assert asked(table) != "NameTarget"


@ruling("SJ-7.2", "SJ-7.3")
def test_with_three_the_target_is_named_from_the_bottom_of_the_track() -> None:
    table = layout(
        "ronin",
        "student",
        "master",
        at={0: "0,0", 1: "0,-1", 2: "2,-1"},
        hands={0: "war-cry", 1: "fend", 2: "dark-insight"},
        focus={2: 1},
    )
    choose(table, "war-cry", "fend", "dark-insight")
    assert (asked(table), table.waiting) == ("NameTarget", (0,))
    assert offered(table, 0) == ["target 1", "target 2"]
    play(table, 0, "target 2")
    assert table.waiting == (2,)
    play(table, 2, "target 1")
    assert [play.target for play in table.plays] == [2, -1, 1]
    finish_turn(table)
    at_rest(table)
