"""The games of the house, in the order in which they were opened; `budokan.games()` gives them by name."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType

from budokan.games.ken import GAME as KEN
from budokan.games.rising_sun import GAME as RISING_SUN
from budokan.games.samurai_sword import GAME as SAMURAI_SWORD
from budokan.games.senjutsu import GAME as SENJUTSU
from budokan.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (SAMURAI_SWORD, RISING_SUN, KEN, SENJUTSU)}


class Games(ModuleType):
    """This package, which can be called as well: a function of its name would hide the houses from `import ... as`."""

    def __call__(self) -> Mapping[str, Game]:
        """Every game of the house by name."""
        return GAMES


sys.modules[__name__].__class__ = Games
