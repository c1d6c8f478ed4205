"""Attacks, and the wounds and defeats they end with, as told at the table."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.samurai_sword.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


class Attacked(Event, frozen=True, tag="attacked"):
    ruling: ClassVar[str] = "SS-6.5"
    seat: SeatField
    target: SeatField
    weapon: CardField


class Parried(Event, frozen=True, tag="parried"):
    ruling: ClassVar[str] = "SS-6.7"
    seat: SeatField
    card: CardField


class Unharmed(Event, frozen=True, tag="unharmed"):
    """A weapon that lands and does nothing."""

    ruling: ClassVar[str] = "SS-6.12"
    seat: SeatField


class Wounded(Event, frozen=True, tag="wounded"):
    ruling: ClassVar[str] = "SS-6.12"
    seat: SeatField
    wounds: int
    left: int


class Spent(Event, frozen=True, tag="spent"):
    """Resilience given up or lost without a wound."""

    ruling: ClassVar[str] = "SS-14.24"
    seat: SeatField
    left: int


class Defeated(Event, frozen=True, tag="defeated"):
    ruling: ClassVar[str] = "SS-7.1"
    seat: SeatField
    by: SeatField
