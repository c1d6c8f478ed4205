"""What may be settled before a game of Rising Sun."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=60)]
Figure = Annotated[int, msgspec.Meta(ge=-999, le=999)]

Change = Annotated[dict[Name, Figure], msgspec.Meta(max_length=20)]
"""New figures for one card: {"price": 2}."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each second reading of the rulebook that can be defended is an option here; the ledger says which ruling it changes."""

    clan_choice: Literal["choose", "random", "draft"] = "choose"
    shrines: Literal["random", "beginner"] = "random"
    season_set: Literal["archway", "teapot", "horseman", "random"] = "archway"
    negotiation: Literal["structured", "free", "off"] = "structured"
    stronghold_toll: Literal["charged", "exempt"] = "charged"
    bushido_coins: Literal["per-virtue", "flat"] = "per-virtue"
    souls_reward: Literal["battle", "any-win"] = "battle"
    courage_reward: Literal["any-win", "battle"] = "any-win"
    cards: Annotated[dict[Name, Change], msgspec.Meta(max_length=200)] = {}
