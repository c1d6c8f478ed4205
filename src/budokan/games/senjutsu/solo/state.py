"""What solo play adds to the table: foes with a Behaviour and an Attitude, selection decks, the waves of a horde."""

from __future__ import annotations

from budokan.games.senjutsu.cards import SELECTION_DECKS
from budokan.games.senjutsu.generated_parts import SoloState

__all__ = ["BEHAVIOURS", "CENTRE", "LEFT", "NONE", "NO_FOES", "RIGHT", "SELECTION_DECKS", "Solo"]

NONE = -1

LEFT, CENTRE, RIGHT = 0, 1, 2
BEHAVIOURS = ("left", "centre", "right")


class Solo(SoloState):
    """Foes are counted from 0; foe `n` is fighter `seats + n`."""

    def copy(self) -> Solo:
        """A game without foes shares the one that has none."""
        return Solo(self.count, self) if self.count else self


NO_FOES = Solo(0)
"""The solo side of a game that has none."""
