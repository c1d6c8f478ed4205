"""Piles of cards whose order nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from budokan.kernel.luck import HALF, Luck, word_at

T = TypeVar("T")

SHUFFLED: Final = -1
"""Of a pile that has its order: there is no luck that still has to shuffle it."""

Shuffle = tuple[int, int]
"""A shuffle that is put off: where its luck stands, and how many cards there were to be shuffled."""

DONE: Final = (0, 0)
"""Of a pile that has its order: nothing was put off."""


def put_off(pile: list[str], luck: Luck) -> Shuffle:
    """`luck.shuffle(pile)`, done later, as far as the pile is drawn from: luck goes on as if it were done.

    A shuffle sets the cards in place from the top down, and which word of luck serves which place follows from their number.
    """
    count = len(pile)
    if luck.source is not None:
        luck.shuffle(pile)
        return DONE
    state = luck.state
    if count > 1:
        luck.skip((count + 1) >> 1)
    return state, count


def set_in_place(pile: list[str], place: int, shuffle: Shuffle) -> None:
    """One step of a shuffle that was put off: which card lies here; above it all lie in their places."""
    state, count = shuffle
    if place > 0 and count:
        drawn = word_at(state, (count + (count & 1) + 1 - place) >> 1)
        bits = drawn >> 31 if place & 1 or place == count - 1 else drawn & HALF
        other = (bits * (place + 1)) >> 31
        pile[place], pile[other] = pile[other], pile[place]


def take_from(pile: list[str], shuffle: Shuffle) -> str:
    """The top card of a pile whose shuffle was put off."""
    set_in_place(pile, len(pile) - 1, shuffle)
    return pile.pop()


def put_in_order(pile: list[str], shuffle: Shuffle) -> None:
    """The rest of a shuffle that was put off."""
    if shuffle[1]:
        for place in range(len(pile) - 1, 0, -1):
            set_in_place(pile, place, shuffle)


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
    """Sorts piles, and knows the last ones again: whoever thinks deals the same cards of a table anew hundreds of times.

    What is dealt must not depend on how the cards really lie, so that every pile is sorted before it is shuffled. A table and
    its copies have one in common; what it knows holds for exactly the pile that it was told of, whoever asks.
    """

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: dict[int, tuple[list[Any], Any]] = {}
        """For each number a pile as it lay, and what was made of it: set at once, for whoever asks in between."""

    def sorted(self, number: int, pile: list[str]) -> list[str]:
        """These cards, sorted, for the caller to keep; the pile that was given must not change any more."""
        known = self.made_of(number, pile)
        if known is None:
            known = sorted(pile)
            self.last[number] = (pile, known)
        order: list[str] = known
        return order.copy()

    def together(self, number: int, piles: list[list[str]]) -> list[str]:
        """The cards of all these piles, sorted, for the caller to keep; the piles must not change any more."""
        known = self.made_of(number, piles)
        if known is None:
            known = sorted([card for pile in piles for card in pile])
            self.last[number] = (piles, known)
        order: list[str] = known
        return order.copy()

    def made_of(self, number: int, pile: list[Any]) -> Any:
        """What was made of exactly this pile when it was last asked; None if it was another one."""
        last = self.last.get(number)
        return last[1] if last is not None and last[0] == pile else None

    def keep(self, number: int, pile: list[Any], made: Any) -> None:
        """This was made of this pile, and neither will change."""
        self.last[number] = (pile, made)


COMMON: Final = Sorter()
"""That of a table of which nobody has imagined another."""


def distinct(things: Iterable[T]) -> list[T]:
    """Each of them once, in the order in which they come; few of them: a hand, a row of cards."""
    found: list[T] = []
    for one in things:
        if one not in found:
            found.append(one)
    return found
