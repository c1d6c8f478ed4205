"""What every textbook has: flat UCB1 and plain UCT over the same redeals, with our own short plays and our own evaluation.

Whoever cannot beat these two at equal time owes nothing to how it searches. Neither knows instinct's weights in its tree,
widening, or regret; both see secret choices as everybody else's moves.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import process_time

from budokan.kernel.frames import Question
from budokan.kernel.instinct import Instinct
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import Perspective
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat

BOLD = 0.7
"""How much a move that was seldom tried is worth trying: the root of two for chances, halved."""


class Arm:
    """How often a move was tried and how it went; in a tree also what comes after it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        self.after: dict[tuple[Seat, Move], Arm] = {}

    def appeal(self) -> float:
        if not self.visits:
            return 1e9
        return self.total / self.visits + BOLD * sqrt(log(self.offered) / self.visits)


class Textbook:
    """Searches for so many seconds of processor time, or so many playouts, and takes the move it has tried most."""

    def __init__(self, instinct: Instinct, luck: Luck, seconds: float | None, playouts: int | None, deep: bool) -> None:
        self.instinct = instinct
        self.luck = luck
        self.seconds = seconds
        self.playouts = playouts
        self.grow: Callable[[Arm, Table, list[tuple[Seat, Arm]]], None] = self._tree if deep else self._flat

    def choose(self, seen: Perspective) -> Move:
        if len(seen.options) == 1:
            return seen.options[0]
        began, done, root = process_time(), 0, Arm()
        while done == 0 or not self._is_over(done, process_time() - began):
            table = seen.sample(self.luck)
            for voter in list(table.answers):
                table.ask_again(voter)
            walked: list[tuple[Seat, Arm]] = []
            top = self._step(root, table, seen.seat, walked)
            self.grow(top, table, walked)
            self._play_on(table)
            chances = self.instinct.evaluate(table)
            for seat, arm in walked:
                arm.visits += 1
                arm.total += chances[seat]
            done += 1
        tried = [root.after.get((seen.seat, move)) for move in seen.options]
        most = max(range(len(tried)), key=lambda place: arm.visits if (arm := tried[place]) is not None else -1)
        return seen.options[most]

    def _is_over(self, playouts: int, seconds: float) -> bool:
        return (self.playouts is not None and playouts >= self.playouts) or (
            self.seconds is not None and seconds >= self.seconds
        )

    def _step(self, node: Arm, table: Table, seat: Seat, walked: list[tuple[Seat, Arm]]) -> Arm:
        """UCB1 over what this redeal offers."""
        options = table.options(seat)
        arms = [node.after.setdefault((seat, move), Arm()) for move in options]
        for arm in arms:
            arm.offered += 1
        best = max(range(len(arms)), key=lambda place: arms[place].appeal())
        walked.append((seat, arms[best]))
        table.apply(seat, options[best])
        return arms[best]

    def _flat(self, top: Arm, table: Table, walked: list[tuple[Seat, Arm]]) -> None:
        """Nothing is remembered beyond the first move."""

    def _tree(self, top: Arm, table: Table, walked: list[tuple[Seat, Arm]]) -> None:
        node = top
        while table.outcome is None and node.visits:
            node = self._step(node, table, table.waiting[0], walked)

    def _play_on(self, table: Table) -> None:
        """As our own search does it."""
        for _ in range(self.instinct.lookahead):
            if table.outcome is not None:
                return
            top = table.stack[-1]
            seat = top.seat if isinstance(top, Question) else table.waiting[0]
            options = table.options(seat)
            place = self.luck.weighted(self.instinct.weigh(table, seat, options)) if len(options) > 1 else 0
            table.apply(seat, options[place])
