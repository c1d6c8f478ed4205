"""The tree of the search: what was tried from each node, how it went, and what is worth trying next.

Of a secret choice it is learnt what is regretted, of any other how often it was made and how it went.
"""

from __future__ import annotations

from math import sqrt

from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

CURIOSITY = 0.6
"""How much a move that was seldom tried is worth trying, against one that went well."""

WIDE = 5
"""How many moves are looked at from the first visit; another one with each further square number of visits."""

NO_MOVES: list[Move] = []

Course = tuple[object, ...]
"""What leads from one node to the next: the kind of player and the move, or all answers to a ballot."""


class Tried:
    """How one move went so far; for a secret choice also how much it is regretted and how often it would be chosen."""

    __slots__ = ("chance", "chosen", "leads_to", "offered", "prior", "regret", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.chance = 0.0
        self.regret = 0.0
        self.chosen = 0.0
        self.leads_to: Node | None = None
        """The node after it, where it is the only choice on the way there."""

    @property
    def mean(self) -> float:
        return self.chance / self.visits


class Known:
    """What one kind of player in one seat has tried from a node."""

    __slots__ = ("first", "found", "kind", "moves", "order", "seat")

    def __init__(self, seat: Seat, kind: str) -> None:
        self.seat = seat
        self.kind = kind
        self.moves: dict[Move, Tried] = {}
        self.first: list[Move] = NO_MOVES
        self.found: list[Tried] = []
        """What was offered at first, which most redeals offer again, and how it went."""
        self.order: list[Tried] = []
        """Every move, the most natural first, if they are more than are looked at from the first visit."""

    def look_up(self, options: list[Move]) -> list[Tried] | None:
        """How each option went so far; nothing if one of them was never offered here."""
        if options == self.first:
            return self.found
        found: list[Tried] = []
        for move in options:
            tried = self.moves.get(move)
            if tried is None:
                return None
            found.append(tried)
        return found

    def meet(self, options: list[Move], weights: list[float]) -> list[Tried]:
        """The same, where some are offered for the first time: instinct has weighed them."""
        total = sum(weights)
        for move, weight in zip(options, weights, strict=True):
            if move not in self.moves:
                self.moves[move] = Tried(weight / total)
        found = [self.moves[move] for move in options]
        if not self.found:
            self.first, self.found = options, found
        if len(self.moves) > WIDE:
            self.order = sorted(self.moves.values(), key=by_nature)
        return found


def by_nature(tried: Tried) -> float:
    return -tried.prior


class Node:
    """One point of the tree: what was tried from here, by whom, and what it led to."""

    __slots__ = ("known", "next")

    def __init__(self) -> None:
        self.known: list[Known] = []
        self.next: dict[Course, Node] = {}

    def known_to(self, seat: Seat, kind: str) -> Known:
        """What this kind of player in this seat has tried from here."""
        for one in self.known:
            if one.seat == seat and one.kind == kind:
                return one
        one = Known(seat, kind)
        self.known.append(one)
        return one


class Walked:
    """One choice on the way down."""

    __slots__ = ("seat", "tried")

    def __init__(self, seat: Seat, tried: Tried) -> None:
        self.seat = seat
        self.tried = tried

    def learn(self, chance: float) -> None:
        """It went like this."""
        self.tried.visits += 1
        self.tried.chance += chance


class Drawn(Walked):
    """One secret choice on the way down: what else was offered, how likely each was meant to be, and how likely this one was.

    What was not chosen is taken to go as it goes on the whole, and what was chosen makes up for how seldom it is: so on the
    average nothing is regretted that would not have gone better (regret matching with a baseline).
    """

    __slots__ = ("index", "likely", "offered", "shares")

    def __init__(self, seat: Seat, index: int, offered: list[Tried], shares: list[float], likely: float) -> None:
        super().__init__(seat, offered[index])
        self.index = index
        self.offered = offered
        self.shares = shares
        self.likely = likely

    def learn(self, chance: float) -> None:
        went = [other.mean if other.visits else chance for other in self.offered]
        went[self.index] += (chance - went[self.index]) / self.likely
        mean = 0.0
        for share, one in zip(self.shares, went, strict=True):
            mean += share * one
        for other, one in zip(self.offered, went, strict=True):
            other.regret += one - mean
        super().learn(chance)


def best_of(offered: list[Tried], known: Known | None = None) -> Tried:
    """The move that went well or was seldom tried, as far as instinct thinks it worth trying.

    Of many options only the most natural are looked at in the beginning, and more as the node is visited more.
    """
    visits = 0
    chance = 0.0
    for tried in offered:
        visits += tried.visits
        chance += tried.chance
    mean = chance / visits if visits else 0.5
    wide = WIDE + int(sqrt(float(visits)))
    least = least_natural(offered, known, wide) if len(offered) > wide else 0.0
    best, best_worth = offered[0], -1.0
    for tried in offered:
        if tried.prior >= least:
            tried.offered += 1
            went = tried.chance / tried.visits if tried.visits else mean
            worth = went + CURIOSITY * tried.prior * sqrt(float(tried.offered)) / (1 + tried.visits)
            if worth > best_worth:
                best, best_worth = tried, worth
    return best


def least_natural(offered: list[Tried], known: Known | None, wide: int) -> float:
    """How natural the least natural of the so many most natural options is."""
    if known is not None and len(offered) == len(known.order):
        return known.order[wide - 1].prior
    return sorted([tried.prior for tried in offered], reverse=True)[wide - 1]
