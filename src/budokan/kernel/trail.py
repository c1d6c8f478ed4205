"""The trail: every decision so far. Copies of a table share it, so that it costs nothing to copy."""

from __future__ import annotations

from typing import Any

from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

Trail = tuple[Any, Seat, Move] | None
"""The decisions so far, newest first: what came before, who, what."""


def decisions_on(trail: Trail) -> list[tuple[Seat, Move]]:
    """Who decided what, the oldest decision first."""
    found: list[tuple[Seat, Move]] = []
    while trail is not None:
        found.append((trail[1], trail[2]))
        trail = trail[0]
    found.reverse()
    return found
