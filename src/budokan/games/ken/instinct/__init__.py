"""How bots see a table: what each option looks like, and how good a position is."""

from __future__ import annotations

from budokan.games.ken.instinct.choosing import evaluate, weigh

__all__ = ["evaluate", "weigh"]
