"""What Samurai Sword has no occasion for, shown on the tests' own auction: asides, and taking back over all that is told."""

from __future__ import annotations

import pytest

from budokan.kernel.undo import free_to_undo, undone
from tests.support.auction import AUCTION, Bow, auction, play
from tests.support.rulings import ruling


@ruling("BK-1.4")
def test_others_may_do_meanwhile_what_is_offered_besides() -> None:
    table = auction()
    assert table.options(1) == [Bow()]
    table.play(1, Bow())
    assert table.waiting == (0,), "the question goes on waiting"
    assert len(table.log(0)) == 1


@ruling("BK-2.1")
def test_decisions_that_told_nobody_anything_may_be_taken_back() -> None:
    table = auction("0 lay 1", "0 lay 2", "0 lay 1")
    assert free_to_undo(AUCTION, table, 0) == 3
    assert free_to_undo(AUCTION, table, 1) == 0


@ruling("BK-2.1")
def test_nothing_was_decided_yet() -> None:
    assert free_to_undo(AUCTION, auction(), 0) == 0


@ruling("BK-2.2")
def test_only_back_to_the_last_decision_of_another() -> None:
    table = auction("0 lay 1", "0 done", "1 lay 2", "1 lay 1")
    assert free_to_undo(AUCTION, table, 1) == 2
    assert free_to_undo(AUCTION, table, 0) == 0


@ruling("BK-2.2")
def test_another_seat_that_only_bows_has_decided_too() -> None:
    table = auction("0 lay 1", "1 bow", "0 lay 2")
    assert free_to_undo(AUCTION, table, 0) == 1


@ruling("BK-2.3")
def test_not_over_luck_although_nobody_saw_it() -> None:
    table = auction("0 lay 1", "0 toss")
    assert free_to_undo(AUCTION, table, 0) == 0
    play(table, "0 lay 2")
    assert free_to_undo(AUCTION, table, 0) == 1


@ruling("BK-2.4")
@pytest.mark.parametrize("told", ["0 boast", "0 peek"])
def test_not_over_anything_that_was_told_to_anybody(told: str) -> None:
    table = auction("0 lay 1", told)
    assert free_to_undo(AUCTION, table, 0) == 0
    play(table, "0 lay 2", "0 lay 2")
    assert free_to_undo(AUCTION, table, 0) == 2


@ruling("BK-2.5")
def test_not_over_what_others_can_see_though_nothing_was_said() -> None:
    assert free_to_undo(AUCTION, auction("0 lay 1", "0 scratch"), 0) == 0


@ruling("BK-2.5")
def test_not_over_the_end_of_the_game() -> None:
    table = auction("0 done", "1 done", "0 vote 1", "1 vote 0")
    assert table.over
    assert free_to_undo(AUCTION, table, 1) == 0


@ruling("BK-2.2", "BK-1.6")
def test_a_secret_answer_may_be_taken_back_until_somebody_else_answers() -> None:
    table = auction("0 done", "1 done", "0 vote 1", seats=2)
    assert free_to_undo(AUCTION, table, 0) == 1
    assert undone(AUCTION, table, 1).waiting == (0, 1)


@ruling("BK-2.6")
def test_the_table_is_as_if_it_had_never_been_decided() -> None:
    before = auction("0 lay 1", "0 boast")
    after = auction("0 lay 1", "0 boast", "0 lay 2", "0 lay 2")
    back = undone(AUCTION, after, 2)
    assert back.digest() == before.digest()
    assert back.record() == before.record()
    assert back.log(1) == before.log(1)
    assert len(after.decisions()) == 4, "the table that was taken back is not touched"


@ruling("BK-2.6")
def test_a_table_that_was_set_up_goes_back_no_further_than_that() -> None:
    table = AUCTION.set_up(auction("0 lay 1", "0 lay 1").position(), listen=True)
    assert free_to_undo(AUCTION, table, 0) == 0
    play(table, "0 lay 2")
    assert free_to_undo(AUCTION, table, 0) == 1


@ruling("BK-1.6")
def test_a_secret_answer_is_taken_back_for_a_seat_that_is_asked_again() -> None:
    table = auction("0 done", "1 done", "0 vote 1", seats=2)
    assert table.options(0) == []
    table.ask_again(0)
    table.ask_again(1)
    assert table.waiting == (0, 1), "who has not answered is asked as before"
    assert [str(move) for move in table.options(0)] == ["vote 0", "vote 1"]
