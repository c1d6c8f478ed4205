"""The parts on a table that change: the cards of the turn, and what foes bring. Declared in state.py, each with its fields."""

from __future__ import annotations

from budokan.games.senjutsu.cards import SELECTION_DECKS
from budokan.games.senjutsu.generated_parts import Play, SoloState

__all__ = [
    "BEHAVIOURS",
    "CENTRE",
    "LEFT",
    "NOBODY",
    "NONE",
    "NO_FOES",
    "POISON",
    "RIGHT",
    "SELECTION_DECKS",
    "STUN",
    "Play",
    "Solo",
]

NOBODY = -1
"""No figure, no seat."""

NONE = -1
"""No foe, no hex, no lord."""

STUN = "stun"
POISON = "crippling-poison-"
"""How a poison in a deck is named; its owner's seat follows."""

LEFT, CENTRE, RIGHT = 0, 1, 2
BEHAVIOURS = ("left", "centre", "right")


class Solo(SoloState):
    """Foes are counted from 0; foe `n` is fighter `seats + n`."""

    def copy(self) -> Solo:
        """A game without foes shares the one that has none."""
        return Solo(self.count, self) if self.count else self


NO_FOES = Solo(0)
"""The solo side of a game that has none."""
