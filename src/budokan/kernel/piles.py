"""Piles of cards whose order nobody knows."""

from __future__ import annotations


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
