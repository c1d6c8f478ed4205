"""Chapters 17, 18 and 28: how a game is won and lost."""

from __future__ import annotations

from tests.support.ken import (
    asked,
    at_rest,
    attack,
    defend,
    end_turn,
    fight_on,
    forces,
    layout,
    play,
    territory,
)
from tests.support.rulings import ruling


@ruling("KEN-17.3", "KEN-28.1")
def test_a_lead_of_exactly_ten_or_more_wins() -> None:
    for points, winner in (((9, 1), True), ((12, 1), True), ((8, 1), False)):
        table = layout(points=points, places={0: "villaggio"}, phase="turn")
        assert table.over is winner
        if table.outcome is not None:
            assert (table.outcome.winners, table.outcome.way) == ((0,), "points")
            assert table.outcome.scores == (points[0] + 2.0, 1.0)
        at_rest(table)


@ruling("KEN-17.4")
def test_a_lead_won_in_combat_must_hold_until_ones_own_order_phase() -> None:
    table = layout(points=(9, 0), forces={0: "souther", 1: "yuda*2"}, phase="combat")
    attack(table, 0, "yuda < souther")
    fight_on(table)
    assert table.points == [11, 0]
    assert not table.over
    end_turn(table)
    assert table.outcome is not None, "it held"
    assert table.outcome.winners == (0,)
    at_rest(table)


@ruling("KEN-18.5", "KEN-34.10")
def test_who_must_draw_from_an_empty_future_has_lost() -> None:
    table = layout(hands={0: ""}, futures={0: "shin"}, phase="draw")
    play(table, 0, "draw 1", "end presentation")
    assert not table.over, "an empty future alone hurts nobody"
    end_turn(table)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.way) == ((1,), "future")
    at_rest(table)


@ruling("KEN-18.5", "KEN-18.6")
def test_by_the_option_the_last_card_loses_at_once() -> None:
    table = layout(hands={0: ""}, futures={0: "shin"}, phase="draw", options={"empty_future": "at-once"})
    play(table, 0, "draw 1")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    table = layout(hands={0: "cammino-nel-deserto"}, futures={0: "deserto"}, options={"empty_future": "at-once"})
    play(table, 0, "play cammino-nel-deserto", "take deserto")
    assert table.over, "by searching too"
    at_rest(table)


@ruling("KEN-28.2")
def test_any_total_may_be_reached_without_winning() -> None:
    table = layout(points=(58, 51), places={0: "villaggio"}, phase="turn")
    assert table.points == [60, 51]
    assert not table.over
    at_rest(table)


@ruling("KEN-28.3")
def test_an_empty_table_does_not_lose() -> None:
    table = layout(hands={0: "", 1: ""}, forces={1: "shin"}, places={0: "deserto"}, turn=1, phase="combat")
    attack(table, 1, "shin")
    defend(table, 0, "")
    assert (forces(table, 0), territory(table, 0)) == ([], [])
    assert asked(table) == (0, "ChooseDraw")
    at_rest(table)
