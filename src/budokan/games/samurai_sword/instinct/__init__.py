"""How bots see a table: what each option looks like, how good a position is, and who may be who."""

from __future__ import annotations

from budokan.games.samurai_sword.instinct.belief import suspect
from budokan.games.samurai_sword.instinct.choosing import evaluate, kind, weigh

__all__ = ["evaluate", "kind", "suspect", "weigh"]
