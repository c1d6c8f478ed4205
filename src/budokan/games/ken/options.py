"""What may be settled before a game of Ken il Guerriero."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from budokan.kernel.options import CardValue

Name = Annotated[str, msgspec.Meta(max_length=60)]
OwnCard = Annotated[dict[Name, CardValue], msgspec.Meta(max_length=40)]
"""A card of a player's own set, or new figures for one of ours: the same fields as in our files."""


ReadyDeck = Literal["hokuto", "nanto", "cento", "raoul", "rey", "zeta", "taiga"]
"""KEN-44: the three starters, and four decks more."""

DeckText = Annotated[str, msgspec.Meta(max_length=8_000)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each second reading of the rulebook that can be defended is an option here; the ledger says which ruling it changes.

    A deck is one of those that lie ready, unless its player brings his own: "6 kenshiro, 4 toki, 2 villaggio".
    """

    first_player: Literal["lot", "seat-0", "seat-1"] = "lot"
    first_draw: Literal[3, 2] = 3
    deck_0: ReadyDeck = "hokuto"
    deck_1: ReadyDeck = "nanto"
    own_deck_0: DeckText = ""
    own_deck_1: DeckText = ""
    deck_lists: Literal["closed", "open"] = "closed"
    defence: Literal["by-chapter", "by-table"] = "by-chapter"
    activation: Literal["budget", "threshold"] = "budget"
    empty_future: Literal["when-needed", "at-once"] = "when-needed"
    advanced_victory: Literal["before-points", "after-points"] = "before-points"
    start: Literal["hand", "present"] = "hand"
    start_points: Annotated[int, msgspec.Meta(ge=0, le=400)] = 40
    special_cost: Literal[4, 6, 8] = 4
    own_cards: Annotated[dict[Name, OwnCard], msgspec.Meta(max_length=400)] = {}
