"""How a game ended."""

from __future__ import annotations

import msgspec

from budokan.kernel.texts import Seat


class Outcome(msgspec.Struct, frozen=True):
    """Who won, with which scores, and why.

    `reason` is a message of the game's catalogue; `side` is the team or seat that is counted as the winner in tables
    of results, `way` the way of winning.
    """

    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    reason: str
    side: str = ""
    way: str = ""
