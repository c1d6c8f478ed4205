"""What a game tells the bots about itself: how good a table is for each seat, and which moves look natural."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat


def everybody_alike(table: Any, seat: Seat) -> str:  # noqa: ARG001  # nothing to tell apart
    """Where nobody's aims are secret there is one kind of player."""
    return ""


class Instinct(msgspec.Struct, frozen=True):
    """An evaluation per seat and a rollout policy. Both are given tables that a seat might be looking at, never the truth.

    `evaluate(table)` gives each seat's chance to be among the winners, between 0 and 1.
    `weigh(table, seat, options)` gives each option a weight, not negative; the larger the more natural.
    `kind(table, seat)` tells apart kinds of player who want different things: their team, where teams are secret.
    """

    evaluate: Callable[[Any], list[float]]
    weigh: Callable[[Any, Seat, Sequence[Move]], list[float]]
    kind: Callable[[Any, Seat], str] = everybody_alike
