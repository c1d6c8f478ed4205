"""The bot that follows its instinct."""

from __future__ import annotations

from budokan.kernel.instinct import Instinct
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import Perspective


class Greedy:
    """Looks at a few tables that might be this one and takes the move that looks most natural over all of them.

    Of ten moves, `slips` are made without looking. A choice made in secret at the same time as others is drawn: a move is as
    likely as it looks natural.
    """

    def __init__(self, instinct: Instinct, luck: Luck, guesses: int = 4, slips: float = 0.0) -> None:
        self.instinct = instinct
        self.luck = luck
        self.guesses = guesses
        self.slips = slips

    def choose(self, perspective: Perspective) -> Move:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        if self.slips and self.luck.below(1000) < 100 * self.slips:
            return self.luck.pick(options)
        total = [0.0] * len(options)
        seat, luck, weigh = perspective.seat, self.luck, self.instinct.weigh
        for _ in range(self.guesses):
            table = perspective.sample(luck)
            total = [so_far + weight for so_far, weight in zip(total, weigh(table, seat, options), strict=True)]
        if self.instinct.mixed(table, seat):
            return options[luck.weighted(total)]
        best = max(total)
        return options[self.luck.pick([index for index, weight in enumerate(total) if weight == best])]
