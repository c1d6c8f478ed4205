"""What may be settled before a game of Samurai Sword."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Expansion = Literal["rising-sun", "rikyu"]

Name = Annotated[str, msgspec.Meta(max_length=60)]
Figure = Annotated[int, msgspec.Meta(ge=-999, le=999)]

Change = Annotated[dict[Name, Figure | Name], msgspec.Meta(max_length=20)]
"""New figures for one card: {"wounds": 2}."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each second reading of the rulebook that can be defended is an option here; the ledger says which ruling it changes."""

    expansions: Annotated[tuple[Expansion, ...], msgspec.Meta(max_length=8)] = ()
    deck_end: Literal["at-once", "when-needed"] = "at-once"
    same_blow: Literal["swordmaster", "honour"] = "swordmaster"
    floor_at_zero: bool = False
    cards: Annotated[dict[Name, Change], msgspec.Meta(max_length=200)] = {}
