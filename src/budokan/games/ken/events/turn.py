"""The start of a game, its turns and its end, as told at the table."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.ken.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


class Began(Event, frozen=True, tag="ken-began"):
    ruling: ClassVar[str] = "KEN-15.1"
    seat: SeatField


class HandDealt(Event, frozen=True, tag="ken-hand-dealt"):
    """Told to the seat alone."""

    ruling: ClassVar[str] = "KEN-15.4"
    seat: SeatField
    cards: tuple[CardField, ...]


class HandDealtHidden(Event, frozen=True, tag="ken-hand-dealt-hidden"):
    """Told to the others."""

    ruling: ClassVar[str] = "KEN-34.1"
    seat: SeatField
    count: int


class TurnBegan(Event, frozen=True, tag="ken-turn-began"):
    ruling: ClassVar[str] = "KEN-16.1"
    seat: SeatField
    turn: int


class Income(Event, frozen=True, tag="ken-income"):
    """Green points."""

    ruling: ClassVar[str] = "KEN-17.1"
    seat: SeatField
    points: int
    total: int


class Straightened(Event, frozen=True, tag="ken-straightened"):
    ruling: ClassVar[str] = "KEN-17.5"
    seat: SeatField
    cards: tuple[CardField, ...]


class Drew(Event, frozen=True, tag="ken-drew"):
    """Told to the one who draws."""

    ruling: ClassVar[str] = "KEN-18.1"
    seat: SeatField
    cards: tuple[CardField, ...]


class DrewHidden(Event, frozen=True, tag="ken-drew-hidden"):
    """Told to the others; also of cards taken from a future that are not shown."""

    ruling: ClassVar[str] = "KEN-34.1"
    seat: SeatField
    count: int


class TurnEnded(Event, frozen=True, tag="ken-turn-ended"):
    ruling: ClassVar[str] = "KEN-27.1"
    seat: SeatField


class WonByPoints(Event, frozen=True, tag="ken-won-by-points"):
    ruling: ClassVar[str] = "KEN-17.3"
    seat: SeatField
    lead: int


class FutureEmpty(Event, frozen=True, tag="ken-future-empty"):
    ruling: ClassVar[str] = "KEN-18.5"
    seat: SeatField
