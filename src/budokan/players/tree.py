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

MANY = 16
"""So many options are not told apart before they are tried: dozens look alike, and most of them are never tried."""

NO_MOVES: list[Move] = []

Course = tuple[object, ...]
"""What leads from one node to the next: the kind of player and the move, or all answers to a ballot."""


class Tried:
    """How one move went so far; for a secret choice also how much it is regretted and how often it would be chosen."""

    __slots__ = ("chance", "chosen", "leads_to", "move", "offered", "prior", "regret", "visits")

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
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


class Alike:
    """Options side by side that look equally natural: the first of them is tried first, and all are offered as often."""

    __slots__ = ("moves", "offered", "prior", "tried")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.moves: list[Move] = []
        self.offered = 0
        self.tried: list[Tried] = []
        """How the first of them went, those that were tried."""

    def try_next(self) -> Tried:
        """The first of them that was not tried yet is tried."""
        tried = Tried(self.moves[len(self.tried)], self.prior)
        self.tried.append(tried)
        return tried


NONE_ALIKE: list[Alike] = []


class Known:
    """What one kind of player in one seat has tried from a node.

    Where many options are offered they are kept as they look alike (`alike`), as long as it is these that are offered again.
    """

    __slots__ = ("alike", "first", "found", "kind", "moves", "natural", "order", "seat")

    def __init__(self, seat: Seat, kind: str) -> None:
        self.seat = seat
        self.kind = kind
        self.moves: dict[Move, Tried] = {}
        self.first: list[Move] = NO_MOVES
        self.found: list[Tried] = []
        """What was offered at first, which most redeals offer again, and how it went."""
        self.order: list[Tried] = []
        """Every move, the most natural first, if they are more than are looked at from the first visit."""
        self.alike: list[Alike] = NONE_ALIKE
        """What was offered at first, if it is many."""
        self.natural: list[Alike] = NONE_ALIKE
        """The same, the most natural first."""

    def best(self, options: list[Move]) -> Tried | None:
        """Of these options the one worth trying; nothing if one of them was never offered here."""
        if self.alike:
            if options == self.first:
                return self.best_alike()
            self.tell_apart()
        found = self.look_up(options)
        return None if found is None else best_of(found, self)

    def tried(self) -> list[Tried]:
        """How every move went, as far as they are told apart."""
        return [tried for one in self.alike for tried in one.tried] if self.alike else list(self.moves.values())

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
                self.moves[move] = Tried(move, weight / total)
        found = [self.moves[move] for move in options]
        if not self.found:
            self.first, self.found = options, found
        if len(self.moves) > WIDE:
            self.order = sorted(self.moves.values(), key=by_nature)
        return found

    def meet_many(self, options: list[Move], weights: list[float]) -> None:
        """Many options are offered at a new node: what looks alike is kept together."""
        total = sum(weights)
        self.first = options
        self.alike = []
        last = -1.0
        for move, weight in zip(options, weights, strict=True):
            if weight != last:
                last = weight
                one = Alike(weight / total)
                self.alike.append(one)
            one.moves.append(move)
        self.natural = sorted(self.alike, key=by_nature)

    def tell_apart(self) -> None:
        """Others are offered too, or are chosen in secret: from now on each option counts for itself."""
        for one in self.alike:
            for number, move in enumerate(one.moves):
                tried = one.tried[number] if number < len(one.tried) else Tried(move, one.prior)
                tried.offered = one.offered
                self.moves[move] = tried
        if self.alike:
            self.alike = self.natural = NONE_ALIKE
            self.found = [self.moves[move] for move in self.first]
            self.order = sorted(self.moves.values(), key=by_nature)

    def best_alike(self) -> Tried:
        """As `best_of`: of those that look alike and were not tried the first is as good as any."""
        visits = 0
        chance = 0.0
        for one in self.alike:
            for tried in one.tried:
                visits += tried.visits
                chance += tried.chance
        mean = chance / visits if visits else 0.5
        wide = WIDE + int(sqrt(float(visits)))
        least = self.least_alike(wide)
        best: Tried | None = None
        among = self.alike[0]
        best_worth = -1.0
        for one in self.alike:
            if one.prior >= least:
                one.offered += 1
                wonder = CURIOSITY * one.prior * sqrt(float(one.offered))
                for tried in one.tried:
                    went = tried.chance / tried.visits if tried.visits else mean
                    worth = went + wonder / (1 + tried.visits)
                    if worth > best_worth:
                        best, best_worth = tried, worth
                if mean + wonder > best_worth and len(one.tried) < len(one.moves):
                    best, among, best_worth = None, one, mean + wonder
        return among.try_next() if best is None else best

    def least_alike(self, wide: int) -> float:
        """How natural the least natural of the so many most natural options is, if there are more."""
        for one in self.natural:
            wide -= len(one.moves)
            if wide <= 0:
                return one.prior
        return 0.0


def by_nature(one: Tried | Alike) -> float:
    return -one.prior


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
