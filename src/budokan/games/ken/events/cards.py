"""Where cards go outside of combat, as told at the table."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.ken.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


class Played(Event, frozen=True, tag="ken-played"):
    ruling: ClassVar[str] = "KEN-19.1"
    seat: SeatField
    card: CardField


class LifeAdded(Event, frozen=True, tag="ken-life-added"):
    ruling: ClassVar[str] = "KEN-3.3"
    seat: SeatField
    card: CardField
    lives: int


class RivalPlayed(Event, frozen=True, tag="ken-rival-played"):
    """A copy of the opponent's life card: it goes to the past and takes a life with it."""

    ruling: ClassVar[str] = "KEN-3.7"
    seat: SeatField
    card: CardField


class WasAssigned(Event, frozen=True, tag="ken-assigned"):
    ruling: ClassVar[str] = "KEN-4.1"
    seat: SeatField
    card: CardField
    host: CardField


class EventPlayed(Event, frozen=True, tag="ken-event-played"):
    ruling: ClassVar[str] = "KEN-13.6"
    seat: SeatField
    card: CardField


class NothingHappened(Event, frozen=True, tag="ken-nothing-happened"):
    """A text whose condition is not met."""

    ruling: ClassVar[str] = "KEN-13.3"
    card: CardField


class Discarded(Event, frozen=True, tag="ken-discarded"):
    ruling: ClassVar[str] = "KEN-19.6"
    seat: SeatField
    card: CardField


class Removed(Event, frozen=True, tag="ken-removed"):
    """A card leaves the game."""

    ruling: ClassVar[str] = "KEN-1.8"
    seat: SeatField
    card: CardField


class PutAway(Event, frozen=True, tag="ken-put-away"):
    """A card goes to the past."""

    ruling: ClassVar[str] = "KEN-9.10"
    seat: SeatField
    card: CardField


class Took(Event, frozen=True, tag="ken-took"):
    """Cards taken into the hand under the eyes of both."""

    ruling: ClassVar[str] = "KEN-34.3"
    seat: SeatField
    cards: tuple[CardField, ...]


class Searched(Event, frozen=True, tag="ken-searched"):
    """A future was searched and shuffled."""

    ruling: ClassVar[str] = "KEN-1.5"
    seat: SeatField
