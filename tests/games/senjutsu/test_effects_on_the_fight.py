"""Advantage, and what else concerns the fight alone."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import choose, finish_turn, layout, until


@ruling("SJ-2.1", "SJ-2.2", "SJ-2.3")
def test_advantage_goes_to_the_top_and_the_others_keep_their_order() -> None:
    table = layout("ronin", "student", "master", at={2: "3,-3"}, hands={0: "war-cry", 1: "fend", 2: "fend"})
    assert table.track == [2, 1, 0]
    assert table.view(1)["table"]["track"] == [2, 1, 0]
    choose(table, "war-cry", "student-special", "master-special")
    finish_turn(table)
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "swagger"}, options={}, track=[1, 0])
    table.gain_advantage(0)
    assert table.track == [0, 1]
    table.gain_advantage(0)
    assert table.track == [0, 1], "who is at the top stays there"


@ruling("SJ-2.4")
def test_a_card_is_right_against_a_rule() -> None:
    table = layout("student", "warrior", hands={0: "drawn-breath"}, kamae={0: "A"}, focus={0: 2})
    choose(table, "drawn-breath", "warrior-special")
    assert "go to aggression" in until(table, "ChooseKamae"), "any kamae means another one, but the card says otherwise"
