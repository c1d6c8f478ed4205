"""Intervals hold the truth as often as they say: of games settled beforehand, and for whoever stops when he likes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from budokan.kernel.luck import Luck
from budokan.lab.intervals import DIFFERENCE, ERROR, SHARE, Bounds, Interval, sequence, settled, wilson

REPEATED = 400
"""Of so many intervals that are right 95 times in 100, fewer than 92.5 in 100 are right once in a hundred times."""


def tosses(truth: int, seed: int) -> Iterator[float]:
    """A coin that falls well in so many of a hundred tosses."""
    luck = Luck(seed, f"coin {truth}")
    while True:
        yield float(luck.below(100) < truth)


def changes(more: int, less: int, seed: int) -> Iterator[float]:
    """Pairs of games: won instead of lost in so many of a hundred, lost instead of won in so many."""
    luck = Luck(seed, f"pairs {more} {less}")
    while True:
        fell = luck.below(100)
        yield 1.0 if fell < more else -1.0 if fell < more + less else 0.0


def seen(figures: Iterator[float], count: int) -> Counter[float]:
    return Counter(next(figures) for _ in range(count))


@pytest.mark.parametrize("truth", [4, 30, 50])
def test_a_share_of_games_settled_beforehand(truth: int) -> None:
    held = sum(settled(seen(tosses(truth, seed), 200)).holds(truth / 100) for seed in range(REPEATED))
    assert held >= 0.925 * REPEATED


def test_a_difference_settled_beforehand() -> None:
    held = sum(settled(seen(changes(15, 5, seed), 200), DIFFERENCE).holds(0.1) for seed in range(REPEATED))
    assert held >= 0.925 * REPEATED


def looked_at(figures: Iterator[float], bounds: Bounds, truth: float) -> bool:
    """Whether the interval holds the truth at every one of many looks."""
    so_far: Counter[float] = Counter()
    for _ in range(20):
        so_far.update(seen(figures, 40))
        if not sequence(so_far, bounds, 0.05).holds(truth):
            return False
    return True


@pytest.mark.parametrize("truth", [4, 50])
def test_a_sequence_holds_at_all_moments_at_once(truth: int) -> None:
    held = sum(looked_at(tosses(truth, seed), SHARE, truth / 100) for seed in range(100))
    assert held >= 95


def test_so_does_a_sequence_of_differences() -> None:
    assert sum(looked_at(changes(15, 5, seed), DIFFERENCE, 0.1) for seed in range(100)) >= 95


def test_whoever_looks_again_and_again_is_fooled_by_an_ordinary_interval() -> None:
    """The reason for all this: it says 95 in 100, and is wrong at some look far more often than that."""
    fooled = 0
    for seed in range(100):
        so_far: Counter[float] = Counter()
        coin = tosses(50, seed)
        for _ in range(40):
            so_far.update(seen(coin, 25))
            if not settled(so_far).holds(0.5):
                fooled += 1
                break
    assert fooled > 3 * 100 * ERROR


def test_an_interval_narrows_and_is_not_much_wider_than_it_must_be() -> None:
    few, many = (sequence(Counter({0.0: count, 1.0: count}), SHARE, 0.03) for count in (100, 1000))
    assert many.reach < few.reach
    ordinary = settled(Counter({0.0: 1000, 1.0: 1000})).reach
    assert many.reach < 1.7 * ordinary, "about twice to three times as many games, for the right to stop at will"


@pytest.mark.parametrize("bounds", [SHARE, DIFFERENCE])
def test_what_has_never_been_seen_may_be_anything(bounds: Bounds) -> None:
    for interval in (settled(Counter(), bounds), sequence(Counter(), bounds)):
        assert (interval.low, interval.high) == (bounds.least, bounds.most)


def test_what_always_happens_may_happen_nearly_always() -> None:
    interval = sequence(Counter({1.0: 500}), SHARE, 0.02)
    assert interval.high == 1.0
    assert 0.95 < interval.low < 1.0
    assert settled(Counter({1.0: 500})).low == wilson(500, 500)[0] < 1.0


def test_one_pair_alone_says_nothing() -> None:
    assert settled(Counter({0.5: 1}), DIFFERENCE) == Interval(0.5, -1.0, 1.0)


def test_figures_between_won_and_lost_are_counted_by_their_spread() -> None:
    """Half a game won each time is no coin: there is nothing in doubt."""
    interval = settled(Counter({0.5: 100}))
    assert (interval.low, interval.high) == (0.5, 0.5)
