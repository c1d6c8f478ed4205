"""Moments at which people talk at leisure before something is settled: whoever runs a table may let bots wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from budokan.kernel.moves import Move


class Talks(NamedTuple):
    """What a game says about its talks. It changes no rule: who runs no table of people needs none of it."""

    are_open: Callable[[Any], bool]
    """Whether the table is in the middle of such a talk."""
    answers: Callable[[Move], bool]
    """Whether this move answers what somebody else has offered."""
    closes: Callable[[Move], bool]
    """Whether who makes this move has no more to say."""


def never(_: Any) -> bool:
    return False


NO_TALKS = Talks(never, never, never)
