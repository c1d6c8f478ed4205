"""A pile that is dealt anew again and again is sorted once."""

from __future__ import annotations

from budokan.kernel.piles import Sorter


def test_a_pile_is_sorted_and_the_one_that_was_given_stays_as_it_was() -> None:
    pile = ["parry", "bokken", "parry", "armor"]
    assert Sorter().sorted(pile) == ["armor", "bokken", "parry", "parry"]
    assert pile == ["parry", "bokken", "parry", "armor"]


def test_what_is_done_with_a_sorted_pile_does_not_change_the_next() -> None:
    sorter = Sorter()
    first = sorter.sorted(["b", "a", "c"])
    first.pop()
    first.reverse()
    assert sorter.sorted(["b", "a", "c"]) == ["a", "b", "c"]


def test_another_pile_is_never_taken_for_the_last() -> None:
    sorter = Sorter()
    piles = [["b", "a"], ["a", "b"], ["b", "a", "a"], ["b", "c"], [], ["b", "a"]]
    assert [sorter.sorted(pile) for pile in piles] == [["a", "b"], ["a", "b"], ["a", "a", "b"], ["b", "c"], [], ["a", "b"]]
