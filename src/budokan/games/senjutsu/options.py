"""What may be settled before a game of Senjutsu."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from budokan.kernel.options import CardValue

BY_LOT = "by-lot"
"""SJ-1.6: stands for a fighter who is not named."""

Fighter = Literal[
    "master",
    "ronin",
    "student",
    "warrior",
    "ninja",
    "assassin",
    "ashigaru",
    "monk",
    "navigator",
    "onna-bugeisha",
    "yojimbo",
    "wakou",
    "yasuke",
    "kojiro",
    "musashi",
]
Character = Literal["by-lot", Fighter]
FoeKind = Literal["samurai-boss", "katana-ashigaru", "yari-ashigaru", "yumi-ashigaru", "arquebusier", Fighter]
Field = Literal["burning-village", "snowfield", "narrow-bridge", "courtyard", "great-plain", "beta-tile"]

Name = Annotated[str, msgspec.Meta(max_length=60)]
"""The id of a card, a school or a piece of terrain, or the name of a deck that lies ready."""

Change = Annotated[dict[Name, CardValue], msgspec.Meta(max_length=40)]
"""A user's own card, or new values for one of ours: the fields of the card files."""

MOST_COPIES = 999
"""What three figures can say: more of a card is no clearer a mistake, and nobody counts further."""

Copies = Annotated[dict[Name, Annotated[int, msgspec.Meta(ge=0, le=MOST_COPIES)]], msgspec.Meta(max_length=200)]
Place = tuple[Annotated[int, msgspec.Meta(ge=-64, le=64)], Annotated[int, msgspec.Meta(ge=-64, le=64)]]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]


class BuiltDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of one's own: cards by id, the Special Weapon cards, the school if it names one, and Hachiko's cards."""

    cards: Copies
    weapons: Annotated[tuple[Name, ...], msgspec.Meta(max_length=60)] = ()
    school: Name = ""
    hachiko: Copies = {}


class OwnField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield of one's own, or several joined: hexes in axial coordinates, groups of start hexes, terrain pieces."""

    hexes: Annotated[tuple[Place, ...], msgspec.Meta(max_length=2_000)]
    start: Annotated[dict[Name, Annotated[tuple[Place, ...], msgspec.Meta(max_length=2_000)]], msgspec.Meta(max_length=8)]
    terrain: Annotated[tuple[Name, ...], msgspec.Meta(max_length=60)] = ()
    horde: Annotated[dict[Name, Place], msgspec.Meta(max_length=8)] = {}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each second reading of the rulebook that can be defended is an option here; the ledger says which ruling it changes."""

    characters: Annotated[tuple[Character, ...], msgspec.Meta(max_length=8)] = ()
    decks: Annotated[tuple[Name | BuiltDeck, ...], msgspec.Meta(max_length=8)] = ()
    other_decks: Literal["ready-made", "by-lot"] = "ready-made"
    field: Field = "burning-village"
    own_field: OwnField | None = None
    terrain: Literal["field", "none"] = "field"
    edition: Literal["final", "beta-v7"] = "final"
    season: Literal["season-1", "core"] = "season-1"
    mirror_match: bool = False
    deck_size: Annotated[int, msgspec.Meta(ge=20, le=60)] = 40
    limited_schools: bool = True
    deck_lists: Literal["open", "closed"] = "open"
    hard_push: bool = False
    hobbled_bites: Literal["next-card", "at-once"] = "next-card"
    terrain_harm: Literal["first-printing", "second-printing"] = "first-printing"
    teams: Annotated[tuple[Annotated[tuple[Seat, ...], msgspec.Meta(max_length=8)], ...], msgspec.Meta(max_length=8)] = (
        (0, 2),
        (1, 3),
    )
    team_hands: Literal["secret", "open"] = "secret"
    beta_parry: Literal["lower", "equal-or-lower"] = "lower"
    foes: Annotated[tuple[FoeKind, ...], msgspec.Meta(max_length=20)] = ()
    foe_wounds: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    foe_limits: Literal["by-foes", "by-player"] = "by-foes"
    foe_archers: Literal["stay", "come-near"] = "stay"
    foe_discards: bool = True
    foe_ties: Literal["worst", "player"] = "worst"
    nightmare: bool = False
    horde: Literal["plain", "nightmare", "ultimate", "fallen-lord"] = "plain"
    horde_stages: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    cards: Annotated[dict[Name, Change], msgspec.Meta(max_length=500)] = {}
