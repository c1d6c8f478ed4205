"""Luck comes through one door: a counter-based generator whose whole state is one integer.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): the state is a counter that grows by a fixed odd
step, and each draw mixes the counter into 64 well-spread bits. The same seed gives the same game on every
Python and every machine, and a copy of the state is a copy of the future.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


class Luck:
    """One stream of luck. Streams of the same seed with different names have nothing to do with each other."""

    __slots__ = ("state",)

    def __init__(self, seed: int, stream: str = "game") -> None:
        name = f"{stream}:{seed}".encode()
        self.state: int = int.from_bytes(blake2b(name, digest_size=8).digest(), "big")

    @staticmethod
    def at(state: int) -> Luck:
        """The stream that stands at this very state."""
        luck = Luck.__new__(Luck)
        luck.state = state & MASK
        return luck

    def copy(self) -> Luck:
        return Luck.at(self.state)

    def branch(self) -> Luck:
        """A new stream that starts from the next draw of this one."""
        return Luck.at(self.draw())

    def draw(self) -> int:
        """The next 64 bits."""
        self.state = z = (self.state + STEP) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; every one as likely as the next to within n parts in 2**64."""
        return (self.draw() * n) >> 64

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Every order as likely as the next. One draw serves four places: what a place leaves of its 64 bits is the next one's."""
        bits = 0
        for last in range(len(things) - 1, 0, -1):
            if last & 3 == 3 or not bits:
                bits = self.draw()
            bits *= last + 1
            other = bits >> 64
            bits &= MASK
            things[last], things[other] = things[other], things[last]

    def weighted(self, weights: Sequence[float]) -> int:
        """An index, each as likely as its weight; weights are not negative and not all zero."""
        point = self.draw() / 2**64 * sum(weights)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        return max(index for index, weight in enumerate(weights) if weight > 0)
