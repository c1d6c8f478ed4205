"""Rules moments out that are no puzzles, for as little as it takes.

Most moments are won or lost whatever one does. So moves are played out in the order in which they look natural, and as soon as
two have done too well for either to be the only one, the rest is not looked at; what two redeals cannot rule out is given four,
and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.perspective import Perspective
from budokan.lab.puzzles.weighing import deal_anew, winners_after
from budokan.teaching.puzzle import choices


class Round(NamedTuple):
    """How many redeals by then, how often the best move must have won, and by how much more than the next."""

    redeals: int
    least: float
    apart: float


ROUNDS = (
    Round(2, 0.5, 0.4),
    Round(4, 0.5, 0.25),
    Round(7, 0.5, 0.28),
    Round(14, 0.55, 0.3),
    Round(24, 0.55, 0.28),
    Round(50, 0.58, 0.28),
    Round(100, 0.6, 0.27),
)

NEAR = 0.8
"""The next best must have won less than such a part of what the best has."""

HOPELESS = 0.3
"""A move that has won no more than such a part is not played out any more once it was tried enough; the proof asks again."""

ENOUGH = 6
"""So many redeals are often enough."""

GLANCES = 2
"""Tables that might be this one over which is judged which moves look natural."""

DECIDED = 0.06
"""Whoever's chance is thought to be less, or as near to certain, is not asked: nothing they do matters any more."""


class Sieve:
    """One moment: how often each move has won so far."""

    def __init__(self, game: Game, seen: Perspective, seed: int) -> None:
        self.game = game
        self.seen = seen
        self.seed = seed
        self.moves = choices(seen.options)
        self.won = [0] * len(self.moves)
        self.made = 0
        self.played = 0
        """Games played to their end, for whoever wants to know what it costs."""
        self._natural = [0.0] * len(self.moves)
        """How natural each move looks: the likeliest two to win are tried first."""

    def passes(self, rounds: Sequence[Round] = ROUNDS) -> bool:
        """Whether more and more redeals still say that only one move wins."""
        return self.is_open() and all(self.stands(one) for one in rounds)

    def is_open(self) -> bool:
        """Whether the game is not decided yet, at a glance; it is also seen which moves look natural."""
        luck = Luck(self.seed, "glance")
        tables = [self.seen.sample(luck) for _ in range(GLANCES)]
        chance = sum(self.game.instinct.evaluate(table)[self.seen.seat] for table in tables) / GLANCES
        if not DECIDED <= chance <= 1 - DECIDED:
            return False
        for table in tables:
            for index, weight in enumerate(self.game.instinct.weigh(table, self.seen.seat, self.moves)):
                self._natural[index] += weight
        return True

    def stands(self, asked: Round) -> bool:
        """The same after so many redeals."""
        dealt = [deal_anew(self.seen, number, self.seed) for number in range(self.made, asked.redeals)]
        best = second = 0
        for place, index in enumerate(self._order()):
            if place > 1 and self.made >= ENOUGH and self.won[index] <= HOPELESS * self.made:
                break
            move = self.moves[index]
            for table, after in dealt:
                self.won[index] += self.seen.seat in winners_after(self.game, table, self.seen.seat, move, after)
            self.played += len(dealt)
            best, second = sorted((best, second, self.won[index]), reverse=True)[:2]
            if second > _most_of_the_next(asked, asked.redeals):
                return False
        self.made = asked.redeals
        if len(self.won) == 2 and self._is_plain():
            return False
        return best >= asked.least * self.made and best > 0 and second <= _most_of_the_next(asked, best)

    def _is_plain(self) -> bool:
        """Whether of two moves the natural one leads: there is nothing to find."""
        (one, other), (first, second) = self.won, self._natural
        return (one > other and first > second) or (other > one and second > first)

    def _order(self) -> list[int]:
        """The moves, those that have won most first."""
        return sorted(range(len(self.won)), key=lambda one: (-self.won[one], -self._natural[one]))


def _most_of_the_next(asked: Round, best: int) -> float:
    """How often the next best may have won at most where the best has won so often."""
    return min(best - asked.apart * asked.redeals, NEAR * best - 1e-9)
