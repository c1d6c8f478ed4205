"""What stands on the table: cards with what is assigned to them, and the groups they form, each field with its bounds.

They are frozen; what changes is declared in state.py.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from budokan.kernel.fields import Else, MayLack, Named, Of
from budokan.kernel.frames import Value, frame
from budokan.kernel.texts import Seat

Kind = Annotated[str, Named("card", "ken-position-no-card")]
"""A card by name: "kenshiro"."""

Assigned = tuple[Kind, Seat]
"""An assigned card and whose it is."""

PieceNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
"""A piece by its number, or none."""

Fought = Literal["place", "single", "challenge"]
"""What a combat is about: a place, a single card, or the honour of a challenge."""

NONE = 0
"""The number of no piece: they are counted from 1."""

PieceHere = Annotated[int, Named("piece", "ken-position-no-piece")]
"""A piece that lies on the table."""

PieceOrNone = Annotated[int, Named("piece", "ken-position-no-piece", or_none=True)]

PlaceOrNone = Annotated[int, Named("place", "ken-position-no-piece", or_none=True)]
"""A place in one of the presents."""

BattleNumber = Annotated[int, "battle"]

AbilityNumber = Annotated[int, Of("ability")]
"""An ability of the card named before it."""

PieceId = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=400)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Members = MayLack[tuple[PieceNumber, ...]]


@frame
class Piece(Value):
    """One card in a present, or a stack of equal life cards, with the cards assigned to it."""

    id: PieceId
    seat: Seat
    card: Kind
    copies: Annotated[Copies, Else(1)]
    engaged: MayLack[bool]
    assigned: MayLack[tuple[Assigned, ...]]

    def turned(self, engaged: bool) -> Piece:
        return Piece(self.id, self.seat, self.card, self.copies, engaged, self.assigned)

    def of(self, copies: int) -> Piece:
        return Piece(self.id, self.seat, self.card, copies, self.engaged, self.assigned)

    def bearing(self, assigned: tuple[Assigned, ...]) -> Piece:
        return Piece(self.id, self.seat, self.card, self.copies, self.engaged, assigned)


@frame
class Group(Value):
    """KEN-21.5, KEN-22.3: cards in front, first nearest to the enemy, commanders, and commanders who stay behind."""

    front: Members
    commanders: Members
    behind: Members

    def everyone(self) -> tuple[int, ...]:
        return self.front + self.commanders + self.behind

    def is_empty(self) -> bool:
        return not (self.front or self.commanders or self.behind)

    def acting(self) -> tuple[int, ...]:
        """KEN-22.18: those who take part in the combat."""
        return self.front + self.commanders

    def holds(self, piece: int) -> bool:
        return piece in self.front or piece in self.commanders or piece in self.behind

    def without(self, piece: int) -> Group:
        if not self.holds(piece):
            return self
        return Group(
            tuple([one for one in self.front if one != piece]),
            tuple([one for one in self.commanders if one != piece]),
            tuple([one for one in self.behind if one != piece]),
        )


NOBODY = Group((), (), ())


@frame
class Battle(Value):
    """A declared attack: on a place, or on a single card of a player without places."""

    attacker: Seat
    place: MayLack[PieceNumber]
    target: MayLack[PieceNumber]
    attack: Group
    defence: MayLack[Group]


@frame
class Used(Value):
    """A technique or spirit in use: by which seat, from the hand or assigned, its symbols paid, lives then, annulled."""

    seat: Seat
    card: Kind
    from_hand: bool
    paid: MayLack[bool]
    lives: MayLack[Count]
    annulled: MayLack[bool]


Invoked = tuple[Kind, Seat, PieceNumber]
"""An event in force for this combat: card, who played it, its target."""
