"""A pile that is dealt anew again and again is sorted once, and shuffled as far as it is drawn from."""

from __future__ import annotations

from collections import Counter

import pytest

import budokan
from budokan.kernel.luck import Luck
from budokan.kernel.piles import COMMON, DONE, Sorter, bring_up, put_in_order, put_off, settled, take_from


def test_a_pile_is_sorted_and_the_one_that_was_given_stays_as_it_was() -> None:
    pile = ["parry", "bokken", "parry", "armor"]
    assert Sorter().sorted(0, pile) == ["armor", "bokken", "parry", "parry"]
    assert pile == ["parry", "bokken", "parry", "armor"]


def test_what_is_done_with_a_sorted_pile_does_not_change_the_next() -> None:
    sorter = Sorter()
    first = sorter.sorted(0, ["b", "a", "c"])
    first.pop()
    first.reverse()
    assert sorter.sorted(0, ["b", "a", "c"]) == ["a", "b", "c"]


def test_another_pile_is_never_taken_for_the_last() -> None:
    sorter = Sorter()
    piles = [["b", "a"], ["a", "b"], ["b", "a", "a"], ["b", "c"], [], ["b", "a"]]
    assert [sorter.sorted(0, pile) for pile in piles] == [["a", "b"], ["a", "b"], ["a", "a", "b"], ["b", "c"], [], ["a", "b"]]


def test_a_loose_pile_comes_in_the_order_that_was_told_before() -> None:
    pile = [f"card {number}" for number in range(20)]
    loose, told = 12345, settled(pile, 12345)
    assert sorted(told) == sorted(pile) != told
    drawn = []
    while pile:
        assert settled(pile, loose) == told[: len(pile)]
        loose = bring_up(pile, loose)
        drawn.append(pile.pop())
    assert drawn == told[::-1]


def test_any_card_of_a_loose_pile_is_as_likely_on_top_as_the_next() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    for seed in range(6000):
        pile = ["a", "b", "c"]
        counts[tuple(settled(pile, seed * 0x1E3779B97F4A7C15))] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 850
    assert max(counts.values()) < 1150


def test_a_shuffle_that_is_put_off_comes_to_what_it_would_have_come_to() -> None:
    for count in (0, 1, 2, 3, 4, 7, 20, 51):
        for seed in range(20):
            now, later = Luck(seed), Luck(seed)
            shuffled = [f"card {number}" for number in range(count)]
            pile = shuffled.copy()
            now.shuffle(shuffled)
            shuffle = put_off(pile, later)
            assert later.state == now.state, "whatever is drawn next is the same"
            drawn = [take_from(pile, shuffle) for _ in range(min(count, seed % 5))]
            put_in_order(pile, shuffle)
            assert [*pile, *drawn[::-1]] == shuffled


def test_a_keyed_stream_puts_nothing_off() -> None:
    now, later = Luck.keyed(5), Luck.keyed(5)
    shuffled, pile = list("abcdefg"), list("abcdefg")
    now.shuffle(shuffled)
    assert put_off(pile, later) == DONE
    put_in_order(pile, DONE)
    assert pile == shuffled
    assert take_from(pile, DONE) == shuffled[-1]


@pytest.mark.parametrize("name", budokan.games())
def test_a_redeal_does_not_carry_what_tells_how_the_cards_really_lie(name: str) -> None:
    table = budokan.game(name).new(None, 4)
    first = table.redeal(0, Luck(1))
    assert table.sorter is not COMMON
    assert first.sorter is COMMON
    assert COMMON.last == {}
    again = table.copy()
    assert again.sorter is table.sorter
    assert again.redeal(0, Luck(1)).state() == first.state()


def test_several_piles_are_sorted_together_and_known_again() -> None:
    """As they lie side by side: the same cards in other piles are other piles, and what was handed out is the caller's own."""
    sorter = Sorter()
    deck, hand = ["parry", "bokken"], ["armor"]
    together = sorter.together(0, [deck, hand])
    assert together == ["armor", "bokken", "parry"]
    together.pop()
    assert sorter.together(0, [["parry", "bokken"], ["armor"]]) == ["armor", "bokken", "parry"]
    assert sorter.made_of(0, [deck, hand]) is not None
    assert sorter.made_of(0, [["parry"], ["bokken", "armor"]]) is None
    assert sorter.together(0, [["parry"], ["bokken", "bokken"]]) == ["bokken", "bokken", "parry"]
