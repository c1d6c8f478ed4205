"""What happens to cards: drawn, revealed, paid for, played, discarded."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.senjutsu.moves import (
    CardField,
    CharacterField,
    TypeField,
)
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


class TurnBegan(Event, frozen=True, tag="sj-turn-began"):
    ruling: ClassVar[str] = "SJ-6.1"
    turn: int


class Drew(Event, frozen=True, tag="sj-drew"):
    ruling: ClassVar[str] = "SJ-6.7"
    seat: SeatField
    card: CardField


class DrewHidden(Event, frozen=True, tag="sj-drew-hidden"):
    ruling: ClassVar[str] = "SJ-6.7"
    seat: SeatField


class Milled(Event, frozen=True, tag="sj-milled"):
    """A card from the top of the deck to the discards, face down."""

    ruling: ClassVar[str] = "SJ-6.5"
    seat: SeatField
    card: CardField


class MilledHidden(Event, frozen=True, tag="sj-milled-hidden"):
    ruling: ClassVar[str] = "SJ-6.5"
    seat: SeatField


class EmptyDeck(Event, frozen=True, tag="sj-empty-deck"):
    ruling: ClassVar[str] = "SJ-6.8"
    seat: SeatField


class Revealed(Event, frozen=True, tag="sj-revealed"):
    ruling: ClassVar[str] = "SJ-7.1"
    seat: SeatField
    card: CardField


class Targeted(Event, frozen=True, tag="sj-targeted"):
    ruling: ClassVar[str] = "SJ-7.2"
    seat: SeatField
    target: SeatField
    figure: CharacterField


class FocusPaid(Event, frozen=True, tag="sj-focus-paid"):
    ruling: ClassVar[str] = "SJ-4.23"
    seat: SeatField
    focus: int
    left: int


class FocusGained(Event, frozen=True, tag="sj-focus-gained"):
    ruling: ClassVar[str] = "SJ-4.21"
    seat: SeatField
    focus: int
    left: int


class FocusLost(Event, frozen=True, tag="sj-focus-lost"):
    ruling: ClassVar[str] = "SJ-4.27"
    seat: SeatField
    focus: int
    left: int


class Replaced(Event, frozen=True, tag="sj-replaced"):
    ruling: ClassVar[str] = "SJ-7.13"
    seat: SeatField
    card: CardField
    old: CardField


class Announced(Event, frozen=True, tag="sj-announced"):
    ruling: ClassVar[str] = "SJ-7.18"
    seat: SeatField
    speed: int


class Resolving(Event, frozen=True, tag="sj-resolving"):
    ruling: ClassVar[str] = "SJ-8.1"
    seat: SeatField
    card: CardField
    speed: int


class Discarded(Event, frozen=True, tag="sj-discarded"):
    ruling: ClassVar[str] = "SJ-9.11"
    seat: SeatField
    card: CardField


class DiscardedHidden(Event, frozen=True, tag="sj-discarded-hidden"):
    ruling: ClassVar[str] = "SJ-9.11"
    seat: SeatField


class Fetched(Event, frozen=True, tag="sj-fetched"):
    ruling: ClassVar[str] = "SJ-23.1"
    seat: SeatField
    card: CardField


class FetchedHidden(Event, frozen=True, tag="sj-fetched-hidden"):
    ruling: ClassVar[str] = "SJ-23.3"
    seat: SeatField


class DeckTopShown(Event, frozen=True, tag="sj-deck-top-shown"):
    ruling: ClassVar[str] = "SJ-61.6"
    seat: SeatField
    cards: tuple[CardField, ...]


class FoundNothing(Event, frozen=True, tag="sj-found-nothing"):
    ruling: ClassVar[str] = "SJ-23.2"
    seat: SeatField


class ShuffledIn(Event, frozen=True, tag="sj-shuffled-in"):
    ruling: ClassVar[str] = "SJ-23.10"
    seat: SeatField
    card: CardField


class ShuffledInHidden(Event, frozen=True, tag="sj-shuffled-in-hidden"):
    ruling: ClassVar[str] = "SJ-23.10"
    seat: SeatField


class Looked(Event, frozen=True, tag="sj-looked"):
    """Told to the one who looks."""

    ruling: ClassVar[str] = "SJ-23.6"
    seat: SeatField
    target: SeatField
    cards: tuple[CardField, ...]


class LookedHidden(Event, frozen=True, tag="sj-looked-hidden"):
    ruling: ClassVar[str] = "SJ-23.6"
    seat: SeatField
    target: SeatField


class CardGiven(Event, frozen=True, tag="sj-card-given"):
    ruling: ClassVar[str] = "SJ-66.5"
    seat: SeatField
    target: SeatField
    card: CardField


class CardGivenHidden(Event, frozen=True, tag="sj-card-given-hidden"):
    ruling: ClassVar[str] = "SJ-66.5"
    seat: SeatField
    target: SeatField


class InstantPlayed(Event, frozen=True, tag="sj-instant-played"):
    ruling: ClassVar[str] = "SJ-21.1"
    seat: SeatField
    card: CardField


class Reacted(Event, frozen=True, tag="sj-reacted"):
    ruling: ClassVar[str] = "SJ-17.1"
    seat: SeatField
    card: CardField


class Remains(Event, frozen=True, tag="sj-remains"):
    ruling: ClassVar[str] = "SJ-9.2"
    seat: SeatField
    card: CardField


class LeftPlay(Event, frozen=True, tag="sj-left-play"):
    ruling: ClassVar[str] = "SJ-22.11"
    seat: SeatField
    card: CardField


class TypeForbidden(Event, frozen=True, tag="sj-type-forbidden"):
    ruling: ClassVar[str] = "SJ-66.19"
    seat: SeatField
    kind: TypeField


class CardForbidden(Event, frozen=True, tag="sj-card-forbidden"):
    ruling: ClassVar[str] = "SJ-66.21"
    seat: SeatField
    card: CardField


class DiscardsOpened(Event, frozen=True, tag="sj-discards-opened"):
    ruling: ClassVar[str] = "SJ-66.15"
    seat: SeatField
    cards: tuple[CardField, ...]
