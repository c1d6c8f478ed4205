"""What happens on the field: steps, turns, shifts, strikes, tokens and terrain."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.senjutsu.moves import (
    CardField,
    CharacterField,
    SideField,
    TerrainField,
    WayField,
)
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


class Walked(Event, frozen=True, tag="sj-walked"):
    ruling: ClassVar[str] = "SJ-11.2"
    seat: SeatField
    figure: CharacterField
    way: WayField
    hex: str


class Rotated(Event, frozen=True, tag="sj-rotated"):
    ruling: ClassVar[str] = "SJ-11.3"
    seat: SeatField
    figure: CharacterField
    side: SideField


class Collided(Event, frozen=True, tag="sj-collided"):
    ruling: ClassVar[str] = "SJ-12.7"
    seat: SeatField
    figure: CharacterField


class Shifted(Event, frozen=True, tag="sj-shifted"):
    ruling: ClassVar[str] = "SJ-15.1"
    seat: SeatField
    figure: CharacterField
    hex: str


class Swapped(Event, frozen=True, tag="sj-swapped"):
    ruling: ClassVar[str] = "SJ-15.14"
    seat: SeatField
    target: SeatField


class MovementCancelled(Event, frozen=True, tag="sj-movement-cancelled"):
    ruling: ClassVar[str] = "SJ-11.19"
    seat: SeatField


class CardsCancelled(Event, frozen=True, tag="sj-cards-cancelled"):
    ruling: ClassVar[str] = "SJ-11.21"
    seat: SeatField


class Missed(Event, frozen=True, tag="sj-missed"):
    ruling: ClassVar[str] = "SJ-13.3"
    seat: SeatField
    card: CardField


class Struck(Event, frozen=True, tag="sj-struck"):
    ruling: ClassVar[str] = "SJ-13.3"
    seat: SeatField
    target: SeatField
    figure: CharacterField
    card: CardField


class Stopped(Event, frozen=True, tag="sj-stopped"):
    """A block of a card stopped the attack."""

    ruling: ClassVar[str] = "SJ-16.2"
    seat: SeatField
    target: SeatField
    card: CardField


class Sheltered(Event, frozen=True, tag="sj-sheltered"):
    """Terrain or another's block stopped the attack."""

    ruling: ClassVar[str] = "SJ-27.4"
    seat: SeatField
    target: SeatField


class TokenPlaced(Event, frozen=True, tag="sj-token-placed"):
    ruling: ClassVar[str] = "SJ-27.26"
    seat: SeatField
    token: TerrainField
    hex: str


class TokenSprung(Event, frozen=True, tag="sj-token-sprung"):
    ruling: ClassVar[str] = "SJ-27.25"
    token: TerrainField
    hex: str
    seat: SeatField


class TerrainRemoved(Event, frozen=True, tag="sj-terrain-removed"):
    ruling: ClassVar[str] = "SJ-27.8"
    piece: TerrainField
    hex: str
