"""The deal and the turns of a game, as told at the table."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.samurai_sword.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

CharacterField = Annotated[str, word("character")]
RoleField = Annotated[str, word("role")]


class Dealt(Event, frozen=True, tag="dealt"):
    """Who sits where, at the start."""

    ruling: ClassVar[str] = "SS-3.7"
    seat: SeatField
    character: CharacterField
    honour: int
    cards: int


class ShogunRevealed(Event, frozen=True, tag="shogun-revealed"):
    ruling: ClassVar[str] = "SS-3.6"
    seat: SeatField


class RoleLearned(Event, frozen=True, tag="role-learned"):
    """Told to the seat alone."""

    ruling: ClassVar[str] = "SS-3.6"
    seat: SeatField
    role: RoleField
    stars: int


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """Told to the seat alone."""

    ruling: ClassVar[str] = "SS-3.10"
    seat: SeatField
    cards: tuple[CardField, ...]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    ruling: ClassVar[str] = "SS-5.1"
    seat: SeatField
    turn: int


class Recovered(Event, frozen=True, tag="recovered"):
    ruling: ClassVar[str] = "SS-5.2"
    seat: SeatField
    resilience: int


class Drew(Event, frozen=True, tag="drew"):
    """Told to the one who draws."""

    ruling: ClassVar[str] = "SS-5.5"
    seat: SeatField
    cards: tuple[CardField, ...]


class DrewHidden(Event, frozen=True, tag="drew-hidden"):
    """Told to the others."""

    ruling: ClassVar[str] = "SS-18.7"
    seat: SeatField
    count: int


class TookDiscard(Event, frozen=True, tag="took-discard"):
    ruling: ClassVar[str] = "SS-13.12"
    seat: SeatField
    card: CardField


class Discarded(Event, frozen=True, tag="discarded"):
    ruling: ClassVar[str] = "SS-18.5"
    seat: SeatField
    card: CardField


class DeckEnded(Event, frozen=True, tag="deck-ended"):
    ruling: ClassVar[str] = "SS-8.2"
    cards: int
