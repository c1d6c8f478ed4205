"""What happens before the first turn."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.senjutsu.moves import (
    CardField,
    CharacterField,
    ContractField,
    SideField,
    TerrainField,
)
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


class Joined(Event, frozen=True, tag="sj-joined"):
    """Who leads whom, at the start."""

    ruling: ClassVar[str] = "SJ-1.1"
    seat: SeatField
    character: CharacterField
    cards: int


class TerrainPlaced(Event, frozen=True, tag="sj-terrain-placed"):
    ruling: ClassVar[str] = "SJ-5.4"
    seat: SeatField
    piece: TerrainField
    hex: str


class FigurePlaced(Event, frozen=True, tag="sj-figure-placed"):
    ruling: ClassVar[str] = "SJ-5.7"
    seat: SeatField
    figure: CharacterField
    hex: str


class FigureFaced(Event, frozen=True, tag="sj-figure-faced"):
    ruling: ClassVar[str] = "SJ-5.12"
    seat: SeatField
    figure: CharacterField
    side: SideField


class Prepared(Event, frozen=True, tag="sj-prepared"):
    """Told to the seat alone."""

    ruling: ClassVar[str] = "SJ-5.14"
    seat: SeatField
    card: CardField


class PreparedHidden(Event, frozen=True, tag="sj-prepared-hidden"):
    ruling: ClassVar[str] = "SJ-5.15"
    seat: SeatField


class HandDealt(Event, frozen=True, tag="sj-hand-dealt"):
    """Told to the seat alone."""

    ruling: ClassVar[str] = "SJ-5.16"
    seat: SeatField
    cards: tuple[CardField, ...]


class ContractsLaid(Event, frozen=True, tag="sj-contracts-laid"):
    ruling: ClassVar[str] = "SJ-31.43"
    seat: SeatField
    contracts: tuple[ContractField, ...]
