"""Everything on a table of Samurai Sword, each field declared once; `make generated` writes the rest of it.

Cards are named by kind: two Bokken are the same card, as they are on the real table. What a seat has seen of another
hand is kept as `known`, so that hidden cards can be dealt anew without forgetting what was seen.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec

from budokan.games.samurai_sword.box import Box
from budokan.games.samurai_sword.options import Options
from budokan.kernel.fields import BitsOf, MayLack, Named, PerSeat, given, kept, shared, starts, worked_out
from budokan.kernel.piles import SHUFFLED
from budokan.kernel.texts import Seat

Kind = Annotated[str, Named("card", "ss-position-no-card")]
"""A card by name: "nodachi"."""

KindOrNone = Annotated[str, Named("card", "ss-position-no-card", or_none=True)]
"""The same, or nothing: wounds that no weapon dealt, a card taken from a hand and not from the table."""

Character = Annotated[str, Named("character", "ss-position-no-character")]
Role = Annotated[str, Named("role", "ss-position-no-role")]

Stars = Annotated[int, msgspec.Meta(ge=0, le=9)]
Points = Annotated[int, msgspec.Meta(ge=0, le=60)]
Count = Annotated[int, msgspec.Meta(ge=0, le=199)]
TurnNumber = Annotated[int, msgspec.Meta(ge=0, le=99_999)]

Seats = Annotated[int, BitsOf("seat")]
"""Some seats, as bits."""

SomeSeats = Annotated[int, BitsOf("seat", least=1)]

Known = tuple[Kind, SomeSeats, SomeSeats]
"""A card that is in one of these hands, and the seats that know it."""


class Deed(NamedTuple):
    """Who did something to whom, with which card, and among whom he could have chosen. All of it is public."""

    actor: Seat
    target: Seat
    card: Kind
    among: Seats


Belief = tuple[list[tuple[str, ...]], list[float]]
"""The ways the hidden roles can lie, and how likely each is."""


class Table:
    """Everything on the table; the order of deck and discards is from bottom to top."""

    rules: Options = given()
    box: Box = given()
    roles: PerSeat[Role] = shared()
    stars: PerSeat[Stars] = kept(beside="roles", shared=True)
    set_aside: list[tuple[Role, Stars]] = shared()
    shogun: Seat = worked_out()
    characters: PerSeat[Character] = shared()
    resilience: PerSeat[Count]
    honour: PerSeat[Points]
    hands: PerSeat[list[Kind]]
    properties: PerSeat[list[Kind]]
    deck: list[Kind]
    loose: int = worked_out(SHUFFLED)
    discards: list[Kind]
    resolving: list[Kind]
    turned: list[Kind]
    known: list[Known]
    deeds: list[Deed]
    witnessed: bool = starts(True)
    beliefs: dict[int, Belief] = worked_out(shared=True)
    turn: Seat
    turn_number: TurnNumber
    weapons_played: MayLack[Count]
    extra_weapons: MayLack[Count]
    seized: MayLack[bool]
    turn_ended: MayLack[bool]
