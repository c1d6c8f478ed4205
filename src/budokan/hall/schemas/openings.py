"""What openings and habits are counted from."""

from __future__ import annotations

from typing import Literal

import msgspec

Who = Literal["house", "masters", "all"]
"""Games between bots of the house; this hall's masters; everybody in this hall."""


class Sat(msgspec.Struct, frozen=True):
    """One seat of a finished game: what was played there, whether it won, whether a master sat there, and its decisions."""

    labels: dict[str, str]
    won: bool
    master: bool
    moves: tuple[str, ...]
