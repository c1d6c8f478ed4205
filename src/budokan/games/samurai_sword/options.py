"""What may be settled before a game of Samurai Sword."""

from __future__ import annotations

from typing import Literal

import msgspec

Expansion = Literal["rising-sun", "rikyu"]

Change = dict[str, int | str]
"""New figures for one card: {"wounds": 2}."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each second reading of the rulebook that can be defended is an option here; the ledger says which ruling it changes."""

    expansions: tuple[Expansion, ...] = ()
    deck_end: Literal["at-once", "when-needed"] = "at-once"
    same_blow: Literal["swordmaster", "honour"] = "swordmaster"
    floor_at_zero: bool = False
    cards: dict[str, Change] = {}
