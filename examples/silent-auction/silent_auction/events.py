"""What is told. Who hears it is said where it is told."""

from __future__ import annotations

from typing import ClassVar

from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


class Uncovered(Event, frozen=True, tag="uncovered"):
    lot: int
    ruling: ClassVar[str] = "SA-2.1"


class Laid(Event, frozen=True, tag="laid"):
    seat: SeatField
    coin: int
    ruling: ClassVar[str] = "SA-2.2"


class Sold(Event, frozen=True, tag="sold"):
    seat: SeatField
    lot: int
    ruling: ClassVar[str] = "SA-2.3"


class Looked(Event, frozen=True, tag="looked"):
    """Told to who looks."""

    seat: SeatField
    lot: int
    ruling: ClassVar[str] = "SA-2.4"


class LookedSecretly(Event, frozen=True, tag="looked-secretly"):
    """Told to everybody else."""

    seat: SeatField
    ruling: ClassVar[str] = "SA-2.4"
