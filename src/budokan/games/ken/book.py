"""The rulebook a table is played by: what a lower chapter asks of one above it, without knowing it.

A combat leads to events, and an event may lead to a combat. So the chapter of events opens this book, and the chapter of
combats (`rules/combat.py`), which stands above it, has filled it.
"""

from __future__ import annotations

from budokan.kernel.frames import Frames
from budokan.kernel.texts import Seat


class Book:
    """What is asked of the chapters above."""

    def challenge(self, seat: Seat, own: int, other: int) -> Frames:
        """KEN-29.48: the two named cards, by their numbers, fight at once."""
        raise AssertionError("every book says how a challenge is fought")
