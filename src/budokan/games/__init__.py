"""The games of the house, in the order in which they were opened; `budokan.games()` gives them and all others by name."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType

from budokan.games.brought import bring_along, refused
from budokan.games.ken import GAME as KEN
from budokan.games.rising_sun import GAME as RISING_SUN
from budokan.games.samurai_sword import GAME as SAMURAI_SWORD
from budokan.games.senjutsu import GAME as SENJUTSU
from budokan.kernel.game import Game, games_named

GAMES: dict[str, Game] = {game.name: game for game in (SAMURAI_SWORD, RISING_SUN, KEN, SENJUTSU)}


OWN = tuple(GAMES)
"""What the house itself plays; all others were brought along."""

looked: list[bool] = []
"""Whether it was looked for games that others bring along: that is done when it is first asked for all, or for one of them."""


class Games(ModuleType):
    """This package, which can be called as well: a function of its name would hide the houses from `import ... as`."""

    def __call__(self) -> Mapping[str, Game]:
        """Every game of the house by name, and after them those that others bring along."""
        if not looked:
            looked.append(True)
            bring_along(GAMES)
        return GAMES


def named(name: str) -> Game:
    """One game by name, or one clear sentence."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    known = sys.modules[__name__]()  # type: ignore[operator]  # this package can be called
    if isinstance(name, str) and name in refused:
        raise refused[name]
    return games_named(known, name)


sys.modules[__name__].__class__ = Games
