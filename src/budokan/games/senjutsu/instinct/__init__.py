"""How bots see a table: how good it is for each seat, and which moves look right."""

from __future__ import annotations

from budokan.games.senjutsu.instinct.choosing import evaluate, secret, weigh

__all__ = ["evaluate", "secret", "weigh"]
