"""What each game says about its own moves and views: how many there are of everything a number or an array has a place for."""

from __future__ import annotations

from typing import Any

import msgspec

from budokan.adapters.factors import Factors
from budokan.adapters.houses import ken, rising_sun, samurai_sword, senjutsu

HOUSES: dict[str, Any] = {"samurai-sword": samurai_sword, "rising-sun": rising_sun, "ken": ken, "senjutsu": senjutsu}


def factors_of(game: str, mode: str, settings: Any) -> tuple[Factors, bytes]:
    """What the fields of this game's moves may hold, and what of the settings that depends on."""
    house = HOUSES[game]
    own = house.own(mode, settings)
    return house.factors(mode, settings), msgspec.json.encode(own, order="deterministic")
