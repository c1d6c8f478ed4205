"""A card in play this turn: who plays it, at which speeds, and how far it has come. Frames name it by its number."""

from __future__ import annotations

from budokan.games.senjutsu.generated_parts import Play

__all__ = ["NOBODY", "Play"]

NOBODY = -1
