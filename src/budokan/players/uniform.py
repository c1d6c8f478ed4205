"""The bot that plays anything."""

from __future__ import annotations

from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import Perspective


class Uniform:
    """Chooses each option as gladly as the next."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, perspective: Perspective) -> Move:
        return self.luck.pick(perspective.options)
