"""The kinds of values on a table, each with what it may hold: seats and figures, hexes, cards, amounts."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeVar

import msgspec

from budokan.games.senjutsu.hexes import Hex, hex_named, hex_or_off, name_of, name_or_off
from budokan.kernel.fields import BitsOf, Named, Of, OneOf, Per, Spelt
from budokan.kernel.positions import Number
from budokan.kernel.texts import Seat, SeatOrNobody

T = TypeVar("T")

PerFighter = Annotated[list[T], Per("fighter")]
PerFigure = Annotated[list[T], Per("figure")]
PerFoe = Annotated[list[T], Per("foe")]


class ByCard(dict[str, T]):
    """Something for each card, by its name; a poison in a deck carries its owner's seat at the end of its name."""

    def __missing__(self, card: str) -> T:
        return self[card[:-2]]


Figure = Annotated[int, "figure"]
"""What stands on the field, by its number."""

FigureOrNobody = Annotated[int, "maybe-figure"]

PlayNumber = Annotated[int, "play"]
"""A card of the turn, by its number."""

StageNumber = Annotated[int, Of("stage")]
"""A part of the play named before it."""

SectionNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
"""A section of a text (`Program.rules`)."""

LineNumber = Annotated[int, Of("line")]
"""A line of the section named before it, or of the main one."""

NextLine = Annotated[int, Of("line", past=1)]
"""The same, or the end."""

ChoiceNumber = Annotated[int, Of("choice")]
"""An option of the line named before it."""

ActNumber = Annotated[int, Of("act")]

LineWords = Annotated[str, Named("line", "sj-position-no-line", or_none=True)]
"""A line of a card, in the words of the card language."""

Steps = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""Steps or turns of a line that are still to come; no card can say a larger number."""

Amount = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Speed = Annotated[int, msgspec.Meta(ge=0, le=10)]
SideNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
BehaviourNumber = Annotated[int, msgspec.Meta(ge=0, le=2)]
Limit = Annotated[int, msgspec.Meta(ge=1, le=99)]
Letter = Annotated[str, msgspec.Meta(max_length=10)]

Seats = Annotated[int, BitsOf("seat")]
"""Some fighters, as bits."""

Figures = Annotated[int, BitsOf("figure")]

Spot = Annotated[Hex, Named("hex", "sj-position-no-hex"), Spelt(name_of, hex_named)]
"""A hex of the field."""

SpotOrOff = Annotated[Hex, Named("hex", "sj-position-no-hex", or_none=True), Spelt(name_or_off, hex_or_off)]

Character = Annotated[str, Named("character", "sj-position-no-character")]
Terrain = Annotated[str, Named("terrain", "sj-position-no-terrain")]
Contract = Annotated[str, Named("contract", "sj-position-no-contract")]
Printed = Annotated[str, Named("printed", "sj-position-no-card")]
"""A card of the box."""

Card = Annotated[str, Named("card", "sj-position-no-card")]
"""A card of the box, or somebody's poison, which carries its owner's seat at the end of its name."""

CardOrNone = Annotated[str, Named("card", "sj-position-no-card", or_none=True)]
DogCard = Annotated[str, Named("dog", "sj-position-no-card")]
DogCardOrNone = Annotated[str, Named("dog", "sj-position-no-card", or_none=True)]

Lasting = tuple[Card, Seat, Number]
"""A card that remains in play: the card, the seat it belongs to, and the ends of turn it has left (0: for good)."""

Known = tuple[Card, Seat, Seats]
"""A card seen in a hand: the card, the holder, and the seats that know it, as bits."""

Token = tuple[Terrain, SeatOrNobody, bool]
"""A caltrop or a trap token: what it is, who placed it, whether it is live."""

Pile = Annotated[str, OneOf(("deck", "dog", "discard"))]


class Peek(NamedTuple):
    """Who looks into whose pile now, and how many cards from the top."""

    viewer: Seat
    owner: Seat
    pile: Pile
    top: Number


class Shield(NamedTuple):
    """A block that is up: whose card by its number, and where on it the block stands."""

    play: Number
    stage: Number
    line: Number
    """The line of the part that says it."""
    chosen: Number
    """The option of the line."""
    speed: Number
    """What it holds at, and at no other."""
