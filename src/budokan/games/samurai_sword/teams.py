"""SS-2: who plays with whom."""

from __future__ import annotations

from typing import Final

TEAMS = ("shogun", "ninja", "ronin")


TEAM_OF: Final = {"shogun": "shogun", "samurai": "shogun", "ninja": "ninja", "ronin": "ronin"}


def team_of(role: str) -> str:
    """SS-2.1: the Shogun with the Samurai, the Ninja, the Ronin."""
    return TEAM_OF[role]
