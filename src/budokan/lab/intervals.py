"""Intervals that hold the truth 95 times in 100: where the number of games is settled beforehand, and where it is not.

Whoever looks at an ordinary interval again and again, and stops when he likes it, is wrong more often than it says. The
intervals of `sequence` hold at every moment at once (decision 0027), so that one may stop whenever one likes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp, log, log1p, sqrt
from typing import NamedTuple

import msgspec

NINETY_FIVE = 1.96
"""Standard errors on either side of the mean that hold the truth 95 times in 100, the differences being normal."""

ERROR = 0.05
"""How often an interval may be wrong."""

STAKES = tuple(0.9 / 2**step for step in range(14))
"""The parts of a fortune that are bet: for a few games as for hundreds of millions."""

FINE = 1e-5
"""How exactly the ends of an interval are found."""


class Interval(msgspec.Struct, frozen=True):
    """The mean of what was seen, and between which bounds the truth lies."""

    mean: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half its width."""
        return (self.high - self.low) / 2

    def holds(self, truth: float) -> bool:
        return self.low <= truth <= self.high


class Bounds(NamedTuple):
    """Between which figures every single observation lies."""

    least: float
    most: float

    @property
    def width(self) -> float:
        return self.most - self.least


SHARE = Bounds(0.0, 1.0)
"""A game won or not, or the part of it."""

DIFFERENCE = Bounds(-1.0, 1.0)
"""A game won that was lost before, or the other way round."""

Seen = Mapping[float, int]
"""How often each figure was seen."""


def mean_of(seen: Seen) -> float:
    count = sum(seen.values())
    return sum(figure * times for figure, times in seen.items()) / count if count else 0.0


def wilson(won: int, of: int, errors: float = NINETY_FIVE) -> tuple[float, float]:
    """The interval in which the true share lies 95 times in 100, good for small numbers too; so many standard errors wide."""
    if of == 0:
        return 0.0, 1.0
    z2 = errors**2
    middle = (won + z2 / 2) / (of + z2)
    reach = errors * sqrt(won * (of - won) / of + z2 / 4) / (of + z2)
    return middle - reach, middle + reach


def settled(seen: Seen, bounds: Bounds = SHARE) -> Interval:
    """For a number of games that was settled beforehand: Wilson's for shares of games, else the normal one."""
    count, mean = sum(seen.values()), mean_of(seen)
    if not count:
        return Interval(0.0, bounds.least, bounds.most)
    if bounds == SHARE and seen.keys() <= {0.0, 1.0}:
        return Interval(mean, *wilson(seen.get(1.0, 0), count))
    if count == 1:
        return Interval(mean, bounds.least, bounds.most)
    spread = sum(times * (figure - mean) ** 2 for figure, times in seen.items()) / (count - 1)
    reach = NINETY_FIVE * sqrt(spread / count)
    return Interval(mean, max(bounds.least, mean - reach), min(bounds.most, mean + reach))


def sequence(seen: Seen, bounds: Bounds = SHARE, within: float = 0.01) -> Interval:
    """For whoever looks at any moment: of a confidence sequence, which holds the truth at all moments 95 times in 100.

    A gambler bets that the mean is larger than m, another that it is smaller; in a game that is fair if the mean is m neither
    multiplies his fortune by forty more often than once in forty times (Ville). Every m on which one of them did is ruled out.
    Each spreads his fortune over several stakes, most of it on what suits an interval that reaches `within` to either side,
    so that what he has won follows from how often each figure was seen and not from their order.
    """
    mean = mean_of(seen)
    if not sum(seen.values()):
        return Interval(mean, bounds.least, bounds.most)
    shares = {(figure - bounds.least) / bounds.width: times for figure, times in seen.items() if times}
    middle = (mean - bounds.least) / bounds.width
    weights = _weights(within / bounds.width, 0.25 if bounds == SHARE else 0.0625)
    enough = log(2 / ERROR)

    def rules_out(m: float, side: int) -> bool:
        won = [log(weight) + _won(shares, m, side * stake) for stake, weight in zip(STAKES, weights, strict=True)]
        most = max(won)
        return most + log(sum(exp(one - most) for one in won)) >= enough

    low = _edge(0.0, middle, lambda m: rules_out(m, 1))
    high = 1.0 - _edge(0.0, 1.0 - middle, lambda m: rules_out(1.0 - m, -1))
    return Interval(mean, bounds.least + bounds.width * low, bounds.least + bounds.width * high)


def _weights(within: float, spread: float) -> list[float]:
    """How a fortune is spread over the stakes: most on what wins fastest when the interval reaches this far."""
    wanted = min(STAKES[0], within / spread)
    nearest = min(range(len(STAKES)), key=lambda step: abs(log(STAKES[step] / wanted)))
    weights = [1 / (1 + abs(step - nearest)) ** 2 for step in range(len(STAKES))]
    return [weight / sum(weights) for weight in weights]


def _won(shares: Mapping[float, int], m: float, stake: float) -> float:
    """The logarithm of what this stake has made of the fortune."""
    return sum(times * log1p(stake * (figure - m)) for figure, times in shares.items())


def _edge(out: float, within: float, ruled_out: Callable[[float], bool]) -> float:
    """The outermost figure between these two that is not ruled out: fortunes only grow towards the outside."""
    if not ruled_out(out):
        return out
    while within - out > FINE:
        middle = (out + within) / 2
        out, within = (middle, within) if ruled_out(middle) else (out, middle)
    return out
