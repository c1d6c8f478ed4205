"""Piles of cards whose order nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from budokan.kernel.luck import Luck

T = TypeVar("T")

SHUFFLED: Final = -1
"""Of a pile that has its order: there is no luck that still has to shuffle it."""


def bring_up(pile: list[str], loose: int) -> int:
    """A pile that lies loose is shuffled as it is drawn from: any of its cards comes to the top. Where its luck stands then."""
    luck = Luck.at(loose)
    top = len(pile) - 1
    other = luck.below(top + 1)
    pile[top], pile[other] = pile[other], pile[top]
    return luck.state


def settled(pile: list[str], loose: int) -> list[str]:
    """The order in which the cards of a loose pile will come, the last first: the same, whenever it is asked."""
    left, found = pile.copy(), []
    while left:
        loose = bring_up(left, loose)
        found.append(left.pop())
    found.reverse()
    return found


class Sorter:
    """Sorts a pile, and knows the last one again: whoever thinks deals the same cards anew hundreds of times.

    What is dealt must not depend on how the cards really lie, so that every pile is sorted before it is shuffled.
    """

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: tuple[list[str], list[str]] = ([], [])
        """The last pile as it lay, and sorted: set at once, for whoever asks in between."""

    def sorted(self, pile: list[str]) -> list[str]:
        """These cards, sorted, for the caller to keep; the pile that was given must not change any more."""
        last = self.last
        if last[0] != pile:
            last = self.last = (pile, sorted(pile))
        return last[1].copy()


def distinct(things: Iterable[T]) -> list[T]:
    """Each of them once, in the order in which they come; few of them: a hand, a row of cards."""
    found: list[T] = []
    for one in things:
        if one not in found:
            found.append(one)
    return found
