"""The games of the house, in the order in which they were opened."""

from __future__ import annotations

from budokan.games.ken import GAME as KEN
from budokan.games.rising_sun import GAME as RISING_SUN
from budokan.games.samurai_sword import GAME as SAMURAI_SWORD
from budokan.games.senjutsu import GAME as SENJUTSU
from budokan.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (SAMURAI_SWORD, RISING_SUN, KEN, SENJUTSU)}
