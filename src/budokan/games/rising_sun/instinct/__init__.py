"""How bots see a table: what each option looks like, what a position is worth, and what is worth bargaining for."""

from __future__ import annotations

from budokan.games.rising_sun.instinct.choosing import LOOKAHEAD, evaluate, mixed, weigh

__all__ = ["LOOKAHEAD", "evaluate", "mixed", "weigh"]
