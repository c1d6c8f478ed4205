"""The bot that looks ahead: information-set Monte Carlo tree search over redeals.

Each iteration looks at another table that might be this one, walks down one shared tree, plays on a little by instinct
and remembers how it went for every seat. The tree belongs to what the searcher can tell apart: a node is a course of moves,
and moves that a redeal does not allow are passed over in it. What drives another seat is hidden too, so its moves are counted
apart for each kind of player it might be (`Instinct.kind`); answers to a secret ballot are chosen without knowing each other.
"""

from __future__ import annotations

from math import sqrt
from time import process_time
from typing import TYPE_CHECKING

import msgspec

from budokan.kernel.frames import Ballot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from budokan.kernel.instinct import Instinct
    from budokan.kernel.luck import Luck
    from budokan.kernel.moves import Move
    from budokan.kernel.perspective import Perspective
    from budokan.kernel.table import Table
    from budokan.kernel.texts import Seat

CURIOSITY = 0.9
"""How much a move that was seldom tried is worth trying, against one that went well."""

LOOKAHEAD = 14
"""How many decisions are played by instinct beyond the tree before the table is judged."""

MOST_NODES = 20_000
"""Beyond so many the tree grows no more: the memory of a search is bounded."""

Course = tuple[object, ...]
"""What leads from one node to the next: the kind of player and the move, or all answers to a ballot."""


class Tried:
    """How one move went so far."""

    __slots__ = ("chance", "offered", "prior", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.chance = 0.0


class Node:
    """One point of the tree: what was tried from here, by whom, and what it led to."""

    __slots__ = ("next", "tried")

    def __init__(self) -> None:
        self.tried: dict[tuple[Seat, str], dict[Move, Tried]] = {}
        self.next: dict[Course, Node] = {}


class Budget(msgspec.Struct, frozen=True):
    """How long to think: so many playouts, so many seconds of processor time, or whichever comes first."""

    playouts: int | None = None
    seconds: float | None = None


class Thought(msgspec.Struct, frozen=True):
    """What a search found: the moves by how often they were tried, with the seat's chances after each."""

    moves: tuple[tuple[Move, int, float], ...]
    playouts: int
    decisions: int
    nodes: int


class Search:
    """Thinks for as long as its budget lasts and takes the move it has tried most."""

    def __init__(self, instinct: Instinct, luck: Luck, budget: Budget) -> None:
        self.instinct = instinct
        self.luck = luck
        self.budget = budget
        self.nodes = 0
        self.decisions = 0

    def choose(self, perspective: Perspective) -> Move:
        if len(perspective.options) == 1:
            return perspective.options[0]
        return self.think(perspective).moves[0][0]

    def think(self, perspective: Perspective) -> Thought:
        """Search, and say what was found."""
        root = Node()
        self.nodes = 1
        self.decisions = 0
        playouts = 0
        began = process_time()
        while not self._enough(playouts, began):
            self._look(root, perspective.sample(self.luck))
            playouts += 1
        found = next(iter(root.tried.values()), {}) if len(root.tried) < 2 else self._own(root, perspective.seat)
        ranked = sorted(found.items(), key=lambda one: (-one[1].visits, -one[1].chance))
        moves = [(move, tried.visits, tried.chance / max(1, tried.visits)) for move, tried in ranked]
        if not moves:
            moves = [(perspective.options[0], 0, 0.5)]
        return Thought(tuple(moves), playouts, self.decisions, self.nodes)

    def _own(self, root: Node, seat: Seat) -> dict[Move, Tried]:
        """The searcher's own moves, whatever kind of player it is; at a ballot others have theirs beside it."""
        return next(tried for (who, _), tried in root.tried.items() if who == seat)

    def _enough(self, playouts: int, began: float) -> bool:
        budget = self.budget
        if budget.playouts is not None and playouts >= budget.playouts:
            return True
        return budget.seconds is not None and playouts > 0 and process_time() - began >= budget.seconds

    def _look(self, root: Node, table: Table) -> None:
        """One redeal: down the tree, a little further by instinct, and back with what came of it."""
        walked: list[tuple[Seat, Tried]] = []
        node = root
        while table.outcome is None:
            fresh, course = self._step(node, table, walked)
            following = node.next.get(course)
            if following is None:
                if self.nodes >= MOST_NODES:
                    break
                following = node.next[course] = Node()
                self.nodes += 1
            node = following
            if fresh:
                break
        self._play_on(table)
        chances = self.instinct.evaluate(table)
        for seat, tried in walked:
            tried.visits += 1
            tried.chance += chances[seat]

    def _step(self, node: Node, table: Table, walked: list[tuple[Seat, Tried]]) -> tuple[bool, Course]:
        """Choose and make one move, or all answers to a ballot; whether any was new, and where it leads."""
        waiting = table.waiting if isinstance(table.stack[-1], Ballot) else table.waiting[:1]
        fresh = False
        chosen: list[tuple[Seat, Move]] = []
        course: list[object] = []
        for seat in waiting:
            kind = self.instinct.kind(table, seat)
            move, tried = self._choose(node.tried.setdefault((seat, kind), {}), table, seat)
            fresh = fresh or tried.visits == 0
            walked.append((seat, tried))
            chosen.append((seat, move))
            course += [kind, move]
        for seat, move in chosen:
            table.apply(seat, move)
            self.decisions += 1
        return fresh, tuple(course)

    def _choose(self, known: dict[Move, Tried], table: Table, seat: Seat) -> tuple[Move, Tried]:
        """The move that went well or was seldom tried, as far as instinct thinks it worth trying."""
        options = table.options(seat)
        fresh = [move for move in options if move not in known]
        if fresh:
            weights = self.instinct.weigh(table, seat, options)
            total = sum(weights)
            for move, weight in zip(options, weights, strict=True):
                if move not in known:
                    known[move] = Tried(weight / total)
        best, best_worth = options[0], -1.0
        mean = _mean(known, options)
        for move in options:
            tried = known[move]
            tried.offered += 1
            went = tried.chance / tried.visits if tried.visits else mean
            worth = went + CURIOSITY * tried.prior * sqrt(tried.offered) / (1 + tried.visits)
            if worth > best_worth:
                best, best_worth = move, worth
        return best, known[best]

    def _play_on(self, table: Table) -> None:
        """A few decisions by instinct, each option as likely as it looks natural."""
        for _ in range(LOOKAHEAD):
            if table.outcome is not None:
                return
            seat = table.waiting[0]
            options = table.options(seat)
            if len(options) == 1:
                table.apply(seat, options[0])
            else:
                table.apply(seat, options[self.luck.weighted(self.instinct.weigh(table, seat, options))])
            self.decisions += 1


def _mean(known: dict[Move, Tried], options: Sequence[Move]) -> float:
    """How it went here on the whole; where nothing was tried yet, an even chance."""
    visits = sum(known[move].visits for move in options)
    return sum(known[move].chance for move in options) / visits if visits else 0.5
