"""Chapters 4 and 7: how much may be said and given, so that every talk ends."""

from __future__ import annotations

from tests.support.rising_sun import (
    at_rest,
    done,
    lay,
    layout,
    offered,
    play,
    refused,
)
from tests.support.rising_sun_talk import FREE
from tests.support.rulings import ruling


@ruling("RS-7.9")
def test_six_proposals_and_no_more() -> None:
    table = layout("koi", "lotus", "turtle", options={"negotiation": "structured"}, at="tea")
    for _ in range(4):
        play(table, 0, "offer 1 an alliance")
        play(table, 1, "refuse the alliance of 0")
    for _ in range(2):
        play(table, 0, "word an open deal with 1")
        play(table, 0, "withdraw the deal")
    assert not [move for move in offered(table, 0) if move.startswith(("offer", "word"))]
    assert "offer 0 an alliance" in offered(table, 1), "the others may still propose"
    at_rest(table)


@ruling("RS-4.8")
def test_one_gift_of_each_to_each_while_a_question_is_open() -> None:
    table = layout("koi", "lotus", "turtle", options=FREE)
    play(table, 1, "give 1 coins to 0")
    assert refused(table, 1, "give 1 coins to 0") == "BK-1.4"
    play(table, 1, "give 1 coins to 2")
    assert offered(table, 1) == []
    lay(table, "marshal")
    done(table, 1)
    assert "give 1 coins to 0" in offered(table, 1), "the next question opens it again"
    table = layout("koi", "lotus", "turtle", options=FREE, at="tea")
    for _ in range(3):
        play(table, 1, "give 1 coins to 0")
    assert not [move for move in offered(table, 1) if move.endswith("coins to 0")], "three in the ceremony"
    assert "give 1 coins to 2" in offered(table, 1)
    at_rest(table)
