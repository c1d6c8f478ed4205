"""Rising Sun: the map, the figures and cards of every set, and as many coins as a purse may hold.

Deals are worded term by term, so that the game itself has taken them apart: a term is a move.
"""

from __future__ import annotations

from typing import Any

from budokan.adapters.factors import Chairs, Factors, Words
from budokan.games.rising_sun.box import ADVANTAGES, CLAN_FIGURES, MANDATES, MOST_SEATS, SETS, STRONGHOLD, printed_box
from budokan.games.rising_sun.options import Options
from budokan.games.rising_sun.rules.deals import MOST_COINS_LATER, MOST_RONIN_LATER
from budokan.games.rising_sun.rules.effects import EDDIES

MOST_COINS = 400
"""What a purse may hold in a position (`state.Purse`): there is no table beyond it."""


def own(mode: str, settings: Options) -> Any:
    """New figures for cards change no number."""
    return {}


def factors(mode: str, settings: Options) -> Factors:
    boxes = [printed_box(one) for one in SETS]
    box = boxes[0]
    cards = sorted({card for one in boxes for card in one.cards})
    monsters = sorted({monster for one in boxes for monster in one.monsters})
    provinces = list(box.provinces)
    purse = Words(range(MOST_COINS + 1))
    return {
        "seat": Chairs(MOST_SEATS),
        "clan": Words(sorted(box.clans)),
        "province": Words(provinces),
        "place": Words([*provinces, *sorted(box.kami)]),
        "kami": Words(sorted(box.kami)),
        "figure": Words([*CLAN_FIGURES, *monsters, STRONGHOLD]),
        "card": Words(cards),
        "effect": Words([EDDIES, *cards]),
        "mandate": Words(MANDATES),
        "advantage": Words(ADVANTAGES),
        "coins": purse,
        "ronin": purse,
        "term-pay.coins": Words(range(MOST_COINS_LATER + 1)),
        "term-pay.ronin": Words(range(MOST_RONIN_LATER + 1)),
    }
