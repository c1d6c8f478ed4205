"""Whether two heaps of figures can be told apart: a two-sample test, and a guesser who learns on one half of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

SURE = 1.96
"""Standard deviations within which chance stays nineteen times in twenty."""

TERMS = 100
"""Of a series whose terms vanish after a few."""


class Guessing(NamedTuple):
    """How often the guesser was right about the other half, and how far from a half chance alone may take it."""

    right: float
    chance: float

    @property
    def knows(self) -> bool:
        return self.right > 0.5 + self.chance


def kolmogorov_smirnov(one: Sequence[float], other: Sequence[float]) -> float:
    """The p of the two-sample test of Kolmogorov and Smirnov, by its limit: how likely so great a distance is by chance."""
    first, second = sorted(one), sorted(other)
    distance = max(
        abs(bisect_right(first, at) / len(first) - bisect_right(second, at) / len(second)) for at in (*first, *second)
    )
    size = sqrt(len(first) * len(second) / (len(first) + len(second)))
    reach = (size + 0.12 + 0.11 / size) * distance
    if reach < 0.2:  # the series does not settle, and the p is 1 to many digits
        return 1.0
    terms = [exp(-2 * (term * reach) ** 2) for term in range(1, TERMS)]
    return min(1.0, max(0.0, 2 * (sum(terms[::2]) - sum(terms[1::2]))))


def guess(one: Sequence[float], other: Sequence[float]) -> Guessing:
    """Learn on every second figure where to draw a line and which heap lies below it, guess the rest; heaps count alike."""
    at, above = _learn(one[::2], other[::2])
    ones, others = one[1::2], other[1::2]
    right = _share_right(ones, others, at, above)
    return Guessing(right, SURE * sqrt(1 / len(ones) + 1 / len(others)) / 4)


def _learn(one: Sequence[float], other: Sequence[float]) -> tuple[float, bool]:
    """Where the line is best drawn, and whether the first heap lies above it."""
    lines = [(at, above) for at in (*one, *other) for above in (False, True)]
    return max(lines, key=lambda line: _share_right(one, other, *line))


def _share_right(one: Sequence[float], other: Sequence[float], at: float, above: bool) -> float:
    mine = sum((figure > at) == above for figure in one) / len(one)
    theirs = sum((figure > at) != above for figure in other) / len(other)
    return (mine + theirs) / 2
