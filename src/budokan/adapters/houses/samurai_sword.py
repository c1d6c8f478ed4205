"""Samurai Sword: cards of every expansion, and eight chairs."""

from __future__ import annotations

from typing import Any

from budokan.adapters.factors import Chairs, Factors, Words
from budokan.games.samurai_sword.cards import all_cards
from budokan.games.samurai_sword.options import Options

MOST_SEATS = 8
"""With the expansion; seven without."""


def own(mode: str, settings: Options) -> Any:
    """New figures for cards change no number."""
    return {}


def factors(mode: str, settings: Options) -> Factors:
    return {"seat": Chairs(MOST_SEATS), "card": Words(sorted(card.id for card in all_cards()))}
