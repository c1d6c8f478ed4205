"""Luck: the same on every Python and every machine, and well spread."""

from __future__ import annotations

import hashlib

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
def test_dealing_takes_so_many_and_leaves_the_rest() -> None:
    luck = Luck(7)
    for count in range(12):
        pile = list(range(11))
        dealt = luck.deal(pile, min(count, 11))
        assert len(dealt) == min(count, 11)
        assert sorted(dealt + pile) == list(range(11))


def test_every_card_is_as_likely_dealt_at_every_place() -> None:
    luck = Luck(3)
    counts = [[0] * 7 for _ in range(4)]
    for _ in range(14_000):
        for place, card in enumerate(luck.deal(list(range(7)), 4)):
            counts[place][card] += 1
    assert all(1850 < count < 2150 for row in counts for count in row)


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


# The keyed stream.

SEED = 0x1F2E3D4C5B6A79880123456789ABCDEFFEDCBA98765432100F1E2D3C4B5A6978


def by_the_book(seed: int, number: int) -> int:
    """One word of the keyed stream, as the protocol describes it."""
    key, what = seed.to_bytes(32, "big"), number.to_bytes(8, "big")
    return int.from_bytes(hashlib.blake2b(what, digest_size=8, key=key, person=b"budokan luck").digest(), "big") % 2**62


@ruling("BK-4.6")
def test_known_answers_of_the_keyed_stream() -> None:
    luck = Luck.keyed(SEED)
    drawn = [luck.draw() for _ in range(20)]
    assert drawn == [by_the_book(SEED, number) for number in range(20)]
    assert drawn[:3] == [3184197622903223306, 2953632276262895400, 4436923130738289044]
    assert luck.state == 20


@ruling("BK-4.6")
def test_every_bit_of_the_seed_counts() -> None:
    """Seeds of 256 bits that the fast generator squeezes into 62 cannot meet here: the whole seed is the key of every word."""
    first = {Luck.keyed(SEED ^ 1 << bit).draw() for bit in range(256)} | {Luck.keyed(SEED).draw()}
    assert len(first) == 257
    assert len({Luck.keyed(SEED ^ 1 << bit).text() for bit in range(256)}) == 256


@ruling("BK-4.4", "BK-4.6")
def test_the_keyed_stream_is_well_spread_too() -> None:
    luck = Luck.keyed(SEED)
    counts = [0] * 50
    for _ in range(20_000):
        counts[luck.below(50)] += 1
    assert chi_square(counts) < 100  # 49 degrees of freedom
    places = [0] * 13
    for _ in range(3000):
        cards = list(range(13))
        luck.shuffle(cards)
        places[cards.index(0)] += 1
    assert chi_square(places) < 40


@ruling("BK-4.2")
@given(st.integers(min_value=0, max_value=2**256 - 1), st.integers(min_value=0, max_value=5))
def test_a_keyed_stream_is_copied_written_down_and_read_back(seed: int, drawn: int) -> None:
    luck = Luck.keyed(seed)
    for _ in range(drawn):
        luck.draw()
    copies = [luck.copy(), Luck.read(luck.text())]
    future = [luck.draw() for _ in range(5)]
    assert all([copy.draw() for _ in range(5)] == future for copy in copies)


@ruling("BK-4.7")
@pytest.mark.parametrize("words", ["fast", "keyed"])
def test_luck_goes_on_with_other_seeds_and_its_past_stays(words: str) -> None:
    luck = Luck.dealt_from(SEED, words)
    drawn = [luck.draw() for _ in range(3)]
    before = luck.copy()
    words = luck.goes_on_with(7, words)
    drawn += [luck.draw() for _ in range(4)]
    assert drawn[3:] == [by_the_book(7, number) for number in range(4)]
    assert before.draw() != drawn[3]
    words = luck.goes_on_with(8, words)
    words = luck.goes_on_with(9, words)
    drawn += [luck.draw() for _ in range(2)]
    assert drawn[7:] == [by_the_book(9, number) for number in range(2)], "of two in the same place the later one holds"
    again = Luck.dealt_from(SEED, words)
    assert again.to_come == 2
    stops = []
    for _ in range(9):
        stops.append(again.text())
        assert again.draw() == drawn[len(stops) - 1]
    assert again.text() == luck.text()
    for number, text in enumerate(stops):
        read = Luck.read(text)
        assert read.text() == text
        assert [read.draw() for _ in range(9 - number)] == drawn[number:]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "keyed",
        "keyed:12:0",
        "keyed:" + "0" * 64,
        "keyed:" + "x" * 64 + ":0",
        "keyed:" + "0" * 64 + ":-1",
        "keyed:" + "0" * 64 + ":" + "f" * 17,
        "fast:" + "0" * 64 + ":0",
        "00 until 01",
        "00 until 01 02",
        "00 until zz keyed:" + "0" * 64 + ":0",
        "00 until 1 keyed:" + "0" * 64 + ":1",
        "00" + (" until 1 keyed:" + "0" * 64 + ":0") * 200,
    ],
)
def test_what_is_no_luck_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Luck.read(text)


def test_a_seed_has_at_most_256_bits() -> None:
    for seed in (-1, 2**256):
        with pytest.raises(ValueError, match="256"):
            Luck.keyed(seed)
    with pytest.raises(ValueError, match="no stream"):
        Luck.dealt_from(1, "better")
