"""Clocks, told what time it is."""

from __future__ import annotations

from budokan.hall.clocks import GRACE, Clock
from budokan.hall.schemas.tables import ClockRule, Clocks


def test_without_a_clock_nobody_runs_out() -> None:
    clock = Clock(ClockRule(), 3)
    clock.run([1], 0)
    assert clock.show(10**9) == Clocks((None, None, None), (1,))
    assert clock.first_to_fall() is None


def test_a_clock_for_the_whole_game_is_spent_and_grows_with_each_decision() -> None:
    clock = Clock(ClockRule("player", 60, 5), 3)
    clock.run([1], 1000)
    clock.settle(11_000)
    clock.decided(1)
    assert clock.left == [60_000, 55_000, 60_000]
    clock.run([2], 11_000)
    assert clock.first_to_fall() == (2, 60_000)
    assert clock.show(21_000).left == (60_000, 55_000, 50_000)


def test_a_clock_for_each_decision_begins_anew_with_each_question() -> None:
    clock = Clock(ClockRule("move", 30), 2)
    clock.run([0], 0, asked_anew=[0])
    clock.settle(20_000)
    assert clock.left == [10_000, 30_000]
    clock.run([0], 20_000)
    assert clock.left == [10_000, 30_000], "the same question goes on"
    clock.run([0], 20_000, asked_anew=[0])
    assert clock.left == [30_000, 30_000]


def test_several_clocks_run_at_once_while_a_ballot_is_open() -> None:
    clock = Clock(ClockRule("player", 10), 3)
    clock.run([0, 2], 0)
    clock.settle(4000)
    clock.run([2], 4000)
    assert clock.show(12_000).left == (6000, 10_000, 0)
    assert clock.fallen() == [2]


def test_who_comes_back_has_time_for_one_decision() -> None:
    clock = Clock(ClockRule("player", 10), 1)
    clock.run([0], 0)
    clock.settle(60_000)
    assert clock.left == [0]
    clock.is_back(0)
    assert clock.left == [GRACE]


def test_a_clock_stands_still_while_the_hall_is_down() -> None:
    clock = Clock(ClockRule("player", 60), 2)
    clock.stand_at([55_000, 40_000], [0], 1_000_000)
    assert clock.show(1_002_000).left == (53_000, 40_000)


def test_what_is_tried_on_a_copy_does_not_happen_to_the_clock() -> None:
    clock = Clock(ClockRule("player", 60, 5), 2)
    clock.run([0], 1000)
    other = clock.copy()
    other.settle(3000)
    other.decided(0)
    other.run([1], 3000)
    assert (other.left, other.running) == ([63_000, 60_000], (1,))
    assert (clock.left, clock.running) == ([60_000, 60_000], (0,))
    assert clock.show(4000).left == (57_000, 60_000)
