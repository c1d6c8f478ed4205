"""Luck: the same on every Python and every machine, and well spread."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budokan import Luck
from budokan.kernel.luck import MASK
from tests.support.rulings import ruling


@ruling("BK-4.2")
def test_known_answers() -> None:
    luck = Luck(7)
    assert [luck.draw() for _ in range(3)] == [1607759942790124508, 4242196889628328797, 2626027630841473808]
    assert [luck.below(100) for _ in range(5)] == [52, 65, 26, 70, 86]
    cards = list(range(12))
    luck.shuffle(cards)
    assert cards == [3, 0, 10, 7, 4, 5, 6, 8, 11, 9, 1, 2]
    assert luck.state == 2831506069022013402


def mixed_by_the_book(state: int) -> int:
    """The mixing written out with a remainder instead of masks."""
    word = 2**62
    z = state % word
    z = (z ^ z // 2**30) * 0x3F58476D1CE4E5B9 % word
    z = (z ^ z // 2**27) * 0x14D049BB133111EB % word
    return z ^ z // 2**31


@given(st.integers(min_value=0, max_value=MASK))
def test_the_generator_is_a_mixed_counter(state: int) -> None:
    luck = Luck.at(state)
    for step in range(1, 4):
        assert luck.draw() == mixed_by_the_book(state + step * 0x1E3779B97F4A7C15)


@ruling("BK-4.3")
@given(st.integers(min_value=0, max_value=2**256 - 1))
def test_streams_of_one_seed_have_nothing_to_do_with_each_other(seed: int) -> None:
    names = ["game", "bot 0", "bot 1", "redeal"]
    assert len({Luck(seed, name).draw() for name in names}) == len(names)
    assert Luck(seed).draw() == Luck(seed, "game").draw()


@given(st.integers(min_value=1, max_value=1000), st.integers(min_value=0, max_value=2**64))
def test_below_stays_below(n: int, seed: int) -> None:
    luck = Luck(seed)
    assert all(0 <= luck.below(n) < n for _ in range(20))


@given(st.lists(st.integers(), max_size=60), st.integers(min_value=0, max_value=2**64))
def test_a_shuffle_loses_nothing(things: list[int], seed: int) -> None:
    shuffled = list(things)
    Luck(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@ruling("BK-4.4")
def test_every_place_of_a_shuffle_is_as_likely_as_the_next() -> None:
    size, rounds = 13, 6000
    counts = [[0] * size for _ in range(size)]
    luck = Luck(1, "shuffles")
    for _ in range(rounds):
        cards = list(range(size))
        luck.shuffle(cards)
        for place, card in enumerate(cards):
            counts[card][place] += 1
    # twelve degrees of freedom: 40 is beyond one in ten thousand, and there are thirteen rows
    assert max(chi_square(row) for row in counts) < 40


@ruling("BK-4.4")
def test_every_number_is_as_likely_as_the_next() -> None:
    luck = Luck(2, "numbers")
    counts = [0] * 50
    for _ in range(50_000):
        counts[luck.below(50)] += 1
    assert chi_square(counts) < 100  # 49 degrees of freedom


def test_every_bit_of_a_draw_changes() -> None:
    luck = Luck(3, "bits")
    draws = [luck.draw() for _ in range(4000)]
    for bit in range(62):
        ones = sum(draw >> bit & 1 for draw in draws)
        assert 1800 < ones < 2200


@ruling("BK-4.2")
def test_a_copy_is_a_copy_of_the_future() -> None:
    luck = Luck(4)
    luck.draw()
    copy = luck.copy()
    assert [luck.draw() for _ in range(5)] == [copy.draw() for _ in range(5)]


def test_weights() -> None:
    luck = Luck(5)
    assert {luck.weighted([0.0, 1.0, 0.0]) for _ in range(50)} == {1}
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[luck.weighted([1.0, 2.0, 3.0])] += 1
    assert counts == pytest.approx([1000, 2000, 3000], rel=0.12)
