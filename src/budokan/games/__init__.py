"""The games of the house."""

from __future__ import annotations

from budokan.games.samurai_sword import GAME as SAMURAI_SWORD
from budokan.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (SAMURAI_SWORD,)}
