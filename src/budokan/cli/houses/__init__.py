"""What the command line knows of each game: how to draw its table and list its cards."""

from __future__ import annotations

from budokan.cli.houses.house import House
from budokan.cli.houses.ken import Ken
from budokan.cli.houses.plain import Plain
from budokan.cli.houses.rising_sun import RisingSun
from budokan.cli.houses.samurai_sword import SamuraiSword
from budokan.cli.houses.senjutsu import Senjutsu
from budokan.kernel.game import Game

__all__ = ["House", "house_of"]

HOUSES: dict[str, House] = {
    "samurai-sword": SamuraiSword(),
    "rising-sun": RisingSun(),
    "ken": Ken(),
    "senjutsu": Senjutsu(),
}


def house_of(game: Game) -> House:
    """The house of its own, or the plain one that draws any game."""
    return HOUSES.get(game.name) or Plain()
