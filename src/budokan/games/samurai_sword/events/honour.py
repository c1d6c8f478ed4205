"""Honour, and the teams that win by it, as told at the table."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

RoleField = Annotated[str, word("role")]
TeamField = Annotated[str, word("team")]


class HonourPassed(Event, frozen=True, tag="honour-passed"):
    ruling: ClassVar[str] = "SS-7.1"
    seat: SeatField
    to: SeatField
    left: int


class HonourLost(Event, frozen=True, tag="honour-lost"):
    ruling: ClassVar[str] = "SS-8.3"
    seat: SeatField
    left: int


class HonourGained(Event, frozen=True, tag="honour-gained"):
    ruling: ClassVar[str] = "SS-16.19"
    seat: SeatField
    honour: int


class RoleRevealed(Event, frozen=True, tag="role-revealed"):
    ruling: ClassVar[str] = "SS-9.1"
    seat: SeatField
    role: RoleField
    stars: int


class TeamScored(Event, frozen=True, tag="team-scored"):
    ruling: ClassVar[str] = "SS-9.13"
    team: TeamField
    points: int


class TeamWon(Event, frozen=True, tag="team-won"):
    ruling: ClassVar[str] = "SS-9.13"
    team: TeamField


class SwordmasterWon(Event, frozen=True, tag="swordmaster-won"):
    ruling: ClassVar[str] = "SS-10.1"
    seat: SeatField
    team: TeamField
