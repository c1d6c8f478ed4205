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


class Achievement(msgspec.Struct, frozen=True):
    """What one seat has done against the game itself: with whom, at which trial, how far it came, and whether it was won.

    `result` is the side that is counted as the winner, as in the outcome; `score` says how far, where that can be measured.
    """

    hero: str
    trial: str
    result: str
    score: float
    won: bool
