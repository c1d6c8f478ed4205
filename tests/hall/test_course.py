"""The course of a game: numbers that never go back, undo, and what was told when."""

from __future__ import annotations

import random

import msgspec
import pytest

from budokan import game
from budokan.hall.course import Course, Stale
from budokan.hall.rows import Change
from budokan.kernel.errors import BadWords, IllegalMove
from budokan.kernel.records import Header
from budokan.kernel.undo import free_to_undo
from tests.support.rulings import ruling

GAME = game("samurai-sword")


def a_course(seats: int = 4, seed: int = 5) -> Course:
    header = GAME.new(seats, seed).header
    assert isinstance(header, Header)
    return Course(GAME, header)


def play_on(course: Course, decisions: int, seed: int = 1) -> list[Change]:
    """Random decisions, as the rows the store would keep."""
    luck = random.Random(seed)
    changes: list[Change] = []
    for _ in range(decisions):
        if course.table.over:
            break
        seat = course.table.waiting[0]
        move = luck.choice(course.table.options(seat))
        course.take(course.step(seat, move))
        changes.append(Change(course.number, "play", seat, str(move), 0, ()))
    return changes


def test_a_course_comes_back_from_its_changes() -> None:
    course = a_course()
    changes = play_on(course, 60)
    again = Course.resumed(GAME, course.header, changes)
    assert again.table.digest() == course.table.digest()
    assert (again.number, again.decisions, again.log) == (course.number, course.decisions, course.log)


def test_an_undo_takes_decisions_back_and_the_number_goes_on() -> None:
    course = a_course()
    changes = play_on(course, 30)
    before = Course.resumed(GAME, course.header, changes[:20])
    course = course.undone(10)
    assert course.number == 31
    assert course.table.digest() == before.table.digest()
    assert course.log == before.log
    assert len(course.decisions) == 20
    more = play_on(course, 5, seed=9)
    assert [change.number for change in more] == [32, 33, 34, 35, 36]
    rows = [*changes, Change(31, "undo", 0, "10", 0, ()), *more]
    again = Course.resumed(GAME, course.header, rows)
    assert again.table.digest() == course.table.digest()
    assert (again.number, again.decisions, again.log, again.whole_since) == (36, course.decisions, course.log, 31)


def test_what_was_missed_is_told_unless_an_undo_lies_between() -> None:
    course = a_course()
    play_on(course, 20)
    assert course.told_since(20) == []
    missed = course.told_since(15)
    assert missed is not None
    assert {number for number, _ in missed} <= set(range(16, 21))
    assert course.told_since(0) == [one for one in course.log if one[0] > 0]
    assert course.told_since(21) is None
    course = course.undone(3)
    assert course.told_since(15) is None
    assert course.told_since(21) == []


def test_a_decision_made_for_another_moment_is_stale() -> None:
    course = a_course()
    seat = course.table.waiting[0]
    move = msgspec.to_builtins(course.table.options(seat)[0])
    course.take(course.read(seat, 0, move))
    digest = course.table.digest()
    for number in (0, 2, 99):
        with pytest.raises(Stale):
            course.read(seat, number, move)
    assert course.table.digest() == digest


def test_what_is_not_offered_is_refused_with_the_reason() -> None:
    course = a_course()
    seat = course.table.waiting[0]
    other = (seat + 1) % 4
    with pytest.raises(IllegalMove):
        course.read(other, 0, {"type": "end"})
    with pytest.raises(BadWords):
        course.read(seat, 0, {"type": "no-such-move"})
    with pytest.raises(BadWords):
        course.read(seat, 0, {"type": "end", "more": 1})
    assert course.number == 0


@ruling("BK-2.1")
def test_what_may_be_taken_back_freely_is_what_the_kernel_says() -> None:
    luck = random.Random(3)
    found: set[int] = set()
    for seed in range(6):
        course = a_course(seats=3 + seed % 5, seed=seed)
        for _ in range(80):
            if course.table.over:
                break
            seat = course.table.waiting[0]
            course.take(course.step(seat, luck.choice(course.table.options(seat))))
            for one in range(course.table.seats):
                free = course.free(one)
                found.add(free)
                if not course.table.over:
                    assert free == free_to_undo(GAME, course.table, one)
    assert 0 in found


def test_a_record_of_other_rules_is_refused() -> None:
    course = a_course()
    other = msgspec.structs.replace(course.header, rules=99)
    with pytest.raises(BadWords, match="version 99"):
        Course(GAME, other)
