"""Luck comes through one door: a counter-based generator whose whole state is one integer.

The generator is the mixing of SplitMix64 (Steele, Lea and Flood, 2014) on words of 62 bits: the state is a counter that
grows by a fixed odd step, and each draw mixes the counter into well-spread bits. 62 bits, because then every value is
a machine word for the compiler as well, and what overflows in a product is masked away. The same seed gives the same game
on every Python and every machine, and a copy of the state is a copy of the future.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # only a name for the compiler: plain Python sees an int

T = TypeVar("T")

MASK: Final = 0x3FFFFFFFFFFFFFFF
STEP: Final = 0x1E3779B97F4A7C15
HALF: Final = 0x7FFFFFFF

AS_IT_STANDS: Final = ""
"""The name of no stream: the number given is the state itself."""


def scatter(seed: int, stream: str) -> int:
    """Where the stream of this name begins for this seed."""
    return int.from_bytes(blake2b(f"{stream}:{seed}".encode(), digest_size=8).digest(), "big") & MASK


class Luck:
    """One stream of luck. Streams of the same seed with different names have nothing to do with each other."""

    __slots__ = ("state",)

    def __init__(self, seed: int, stream: str = "game") -> None:
        self.state: int = seed if stream == AS_IT_STANDS else scatter(seed, stream)

    @staticmethod
    def at(state: int) -> Luck:
        """The stream that stands at this very state."""
        return Luck(state & MASK, AS_IT_STANDS)

    def copy(self) -> Luck:
        return Luck(self.state, AS_IT_STANDS)

    def branch(self) -> Luck:
        """A new stream that starts from the next draw of this one."""
        return Luck(self.draw(), AS_IT_STANDS)

    def draw(self) -> int:
        """The next 62 bits."""
        z: i64 = (self.state + STEP) & MASK
        self.state = z
        z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely as the next to within n parts in 2**31."""
        bits: i64 = self.draw() >> 31
        return (bits * n) >> 31

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Every order as likely as the next; one draw serves two places."""
        drawn: i64 = 0
        bits: i64 = 0
        for last in range(len(things) - 1, 0, -1):
            if last & 1 or not drawn:
                drawn = self.draw()
                bits = drawn >> 31
            else:
                bits = drawn & HALF
            other = (bits * (last + 1)) >> 31
            things[last], things[other] = things[other], things[last]

    def weighted(self, weights: Sequence[float]) -> int:
        """An index, each as likely as its weight; weights are not negative and not all zero."""
        point = self.draw() / 2**62 * sum(weights)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        return max(index for index, weight in enumerate(weights) if weight > 0)
