"""What the command line knows of each game: how to draw its table and list its cards."""

from __future__ import annotations

from budokan.cli.houses.house import House
from budokan.cli.houses.plain import Plain
from budokan.kernel.elsewhere import part_of
from budokan.kernel.game import Game

__all__ = ["House", "house_of"]


def house_of(game: Game) -> House:
    """The `HOUSE` of its own, or the plain one that draws any game."""
    own = part_of(game, __name__, "terminal")
    if own is None:
        return Plain()
    house: House = own.HOUSE
    return house
