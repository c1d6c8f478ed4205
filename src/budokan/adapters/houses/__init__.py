"""What each game says about its own moves and views: how many there are of everything a number or an array has a place for."""

from __future__ import annotations

from typing import Any

import msgspec

from budokan.adapters.factors import Factors
from budokan.kernel.elsewhere import part_of
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game


def house_of(game: Game) -> Any:
    """The module that says it."""
    own = part_of(game, __name__, "learning")
    if own is None:
        raise BadWords("adapter-no-house", game=game.name)
    return own


def factors_of(game: Game, mode: str, settings: Any) -> tuple[Factors, bytes]:
    """What the fields of this game's moves may hold, and what of the settings that depends on."""
    house = house_of(game)
    own = house.own(mode, settings)
    return house.factors(mode, settings), msgspec.json.encode(own, order="deterministic")
