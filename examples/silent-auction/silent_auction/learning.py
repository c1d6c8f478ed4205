"""For learning agents alone: what the fields of moves may hold, and how the lists of a view lie in an array."""

from __future__ import annotations

from typing import Any

from budokan.adapters.factors import Factors, Words
from budokan.adapters.layout import PerSeat, Shown
from budokan.adapters.parts import Chair, Counts
from silent_auction.options import Options
from silent_auction.setup import COINS, LOTS

MOST_SEATS = 4


def own(mode: str, settings: Options) -> Any:
    """Whatever of the options changes a number: none does."""
    return None


def factors(mode: str, settings: Options) -> Factors:
    return {"coin": Words(COINS)}


def chair(mode: str) -> Chair:
    return Chair(MOST_SEATS)


def shown(mode: str, settings: Options) -> Shown:
    coins = Words(COINS)
    return {
        "Table.players": PerSeat(),
        "Player.lots": Counts(Words(LOTS)),
        "Table.spent": Counts(coins),
        "Table.hand": Counts(coins),
    }
