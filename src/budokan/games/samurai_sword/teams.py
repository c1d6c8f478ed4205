"""SS-2: who plays with whom."""

from __future__ import annotations

TEAMS = ("shogun", "ninja", "ronin")


def team_of(role: str) -> str:
    """SS-2.1: the Shogun with the Samurai, the Ninja, the Ronin."""
    return "shogun" if role == "samurai" else role
