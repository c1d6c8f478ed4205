"""The cards and starter decks as frozen data, read from TOML and checked. The vocabulary is told in docs/rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Source = Literal["printed", "reconstructed"]
School = Literal["hokuto", "nanto", "cento", "none"]
Moral = Literal["red", "blue", "grey"]
Profile = Literal["fighters", "warrior", "flags", "trees"]
Mark = Literal["unique", "cumulative", "cobra", "rebel"]
Type = Literal["master", "character", "army", "place", "technique", "spirit", "equipment", "special", "event"]
Duration = Literal["play-and-discard", "turn", "happening", "permanent", "discard-after-use"]
Keyword = Literal["surprise", "deadly", "slayer", "double-damage", "suicide-attack"]
Figure = Literal["attack", "defence", "resistance"]
Verb = Literal[
    "add",
    "grant",
    "forbid",
    "zero",
    "annul",
    "distract",
    "beat",
    "lose-life",
    "challenge",
    "end-combat",
    "fetch",
    "discard-assigned",
    "uninhabit",
    "green-counts",
]
Moment = Literal[
    "attacks", "defends", "commands", "fights", "apart", "played", "after-damage", "attacked", "bearer-beaten", "quiet"
]
Among = Literal[
    "group",
    "first",
    "opposing-group",
    "opposing-first",
    "opposing-used",
    "combat",
    "a-group",
    "attackers",
    "defenders",
    "first-defender",
    "own-present",
    "opposing-present",
    "table",
    "opposing-assigned",
]
Field = Literal[
    "name",
    "type",
    "school",
    "moral",
    "profile",
    "duration",
    "attack",
    "defence",
    "resistance",
    "inhabited",
    "green",
    "ochre",
    "effect",
]

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,59}$")]


SHORT = msgspec.Meta(max_length=20)
"""A list on a card: every combat looks through it."""


class Selector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards: one place to look, and any number of filters."""

    among: Among | None = None
    type: Annotated[tuple[Type, ...], SHORT] = ()
    school: School | None = None
    moral: Moral | None = None
    not_moral: Moral | None = None
    mark: Mark | None = None
    card: Annotated[tuple[str, ...], SHORT] = ()
    name_has: str = ""
    life: bool | None = None
    inhabited: bool | None = None
    role: Literal["attacks"] | None = None
    host: Annotated[tuple[Type, ...], SHORT] = ()
    others: bool = False
    side: Literal["own", "any"] = "own"
    count: Literal[1, "equal"] | None = None


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a card does: at most one price, one verb, its arguments, its conditions and its targets."""

    does: Verb
    lives: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    attack: Change = 0
    defence: Change = 0
    resistance: Change = 0
    green: Change = 0
    per: Literal["life"] | None = None
    keyword: Keyword | None = None
    values: Annotated[tuple[Figure, ...], SHORT] = ()
    figures: bool = False
    zone: Literal["future", "past"] | None = None
    shown: bool = False
    when: Annotated[tuple[Moment, ...], SHORT] = ()
    bearing: str = ""
    place: Selector | None = None
    owns: Selector | None = None
    bearer: Annotated[tuple[str, ...], SHORT] = ()
    compare: Literal["fewer-inhabited-places"] | None = None
    to: Selector | None = None
    against: Selector | None = None


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ways of entering play that open or narrow the normal one."""

    armies: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    places: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    without_army: bool = False
    without_place: bool = False
    owns: Selector | None = None
    hosts: Selector | None = None
    successor: bool = False
    one_per_player: bool = False


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card; name and type together say which cards are equal. `effect`: the words on a card of somebody's own.

    `printed` names the fields the rulebook states, `attested` those that follow from it or that another source tells.
    """

    id: Id
    number: str
    name: Name
    type: Type
    school: School
    moral: Moral
    source: Source
    printed: tuple[Field, ...] = ()
    attested: tuple[Field, ...] = ()
    profile: Profile | None = None
    duration: Duration | None = None
    attack: Small = 0
    defence: Small = 0
    resistance: Small | Literal["life"] = 0
    inhabited: bool | None = None
    green: Small = 0
    ochre: Small = 0
    marks: Annotated[tuple[Mark, ...], SHORT] = ()
    play: Play = Play()
    abilities: Annotated[tuple[Ability, ...], msgspec.Meta(max_length=6)] = ()
    effect: Annotated[str, msgspec.Meta(max_length=300)] = ""


Origin = Literal["printed", "attested", "reconstructed"]


def origin(card: Card, field: str) -> Origin:
    """KEN-34.15: where a field of a card comes from."""
    return "printed" if field in card.printed else "attested" if field in card.attested else "reconstructed"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that lies ready: how many of which card."""

    id: str
    source: Source
    cards: dict[str, int]


PROTAGONISTS = ("master", "character", "army")
PROPERTIES = ("technique", "spirit", "equipment", "special")
