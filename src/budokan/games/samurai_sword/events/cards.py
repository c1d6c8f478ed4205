"""What cards and characters do, as told at the table; what goes from hand to hand is told to the two."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.samurai_sword.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

CharacterField = Annotated[str, word("character")]
SuitField = Annotated[str, word("suit")]


class Played(Event, frozen=True, tag="played"):
    ruling: ClassVar[str] = "SS-5.12"
    seat: SeatField
    card: CardField


class PlayedOn(Event, frozen=True, tag="played-on"):
    ruling: ClassVar[str] = "SS-5.12"
    seat: SeatField
    target: SeatField
    card: CardField


class Laid(Event, frozen=True, tag="laid"):
    """A property comes into play."""

    ruling: ClassVar[str] = "SS-5.15"
    seat: SeatField
    target: SeatField
    card: CardField


class GaveUp(Event, frozen=True, tag="gave-up"):
    ruling: ClassVar[str] = "SS-5.14"
    seat: SeatField
    card: CardField


class PropertyLost(Event, frozen=True, tag="property-lost"):
    ruling: ClassVar[str] = "SS-12.17"
    seat: SeatField
    card: CardField


class PropertyTaken(Event, frozen=True, tag="property-taken"):
    ruling: ClassVar[str] = "SS-15.22"
    seat: SeatField
    target: SeatField
    card: CardField


class Stole(Event, frozen=True, tag="stole"):
    """A card goes from hand to hand: told to the two."""

    ruling: ClassVar[str] = "SS-12.16"
    seat: SeatField
    target: SeatField
    card: CardField


class StoleHidden(Event, frozen=True, tag="stole-hidden"):
    """The same, told to the others."""

    ruling: ClassVar[str] = "SS-18.8"
    seat: SeatField
    target: SeatField


class Turned(Event, frozen=True, tag="turned"):
    """A card turned up from the deck: Bushido, Banzai or a reveal."""

    ruling: ClassVar[str] = "SS-12.4"
    seat: SeatField
    card: CardField
    suit: SuitField


class BushidoPassed(Event, frozen=True, tag="bushido-passed"):
    ruling: ClassVar[str] = "SS-12.7"
    seat: SeatField
    to: SeatField


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    """A character's ability made a difference."""

    ruling: ClassVar[str] = "SS-13.1"
    seat: SeatField
    character: CharacterField


class Shown(Event, frozen=True, tag="shown"):
    ruling: ClassVar[str] = "SS-16.41"
    seat: SeatField
    card: CardField


class Returned(Event, frozen=True, tag="returned"):
    """A weapon comes back to hand."""

    ruling: ClassVar[str] = "SS-16.7"
    seat: SeatField
    card: CardField
