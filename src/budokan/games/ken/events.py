"""What happened, as told at the table. A hidden card is told to those who see it; the others hear a count."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.ken.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

KeywordField = Annotated[str, word("ken-keyword")]


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


class AttackDeclared(Event, frozen=True, tag="ken-attack-declared"):
    ruling: ClassVar[str] = "KEN-20.2"
    seat: SeatField
    target: CardField
    cards: tuple[CardField, ...]


class DefenceFormed(Event, frozen=True, tag="ken-defence-formed"):
    ruling: ClassVar[str] = "KEN-21.6"
    seat: SeatField
    place: CardField
    cards: tuple[CardField, ...]


class CombatBegan(Event, frozen=True, tag="ken-combat-began"):
    ruling: ClassVar[str] = "KEN-24.3"
    seat: SeatField
    attackers: tuple[CardField, ...]
    defenders: tuple[CardField, ...]


class Challenged(Event, frozen=True, tag="ken-challenged"):
    ruling: ClassVar[str] = "KEN-29.48"
    seat: SeatField
    card: CardField
    against: CardField


class Activated(Event, frozen=True, tag="ken-activated"):
    ruling: ClassVar[str] = "KEN-23.9"
    seat: SeatField
    card: CardField


class CardUsed(Event, frozen=True, tag="ken-used"):
    """A technique, a spirit or a discard-after-use card."""

    ruling: ClassVar[str] = "KEN-24.4"
    seat: SeatField
    card: CardField


class Passed(Event, frozen=True, tag="ken-passed"):
    ruling: ClassVar[str] = "KEN-24.5"
    seat: SeatField


class Annulled(Event, frozen=True, tag="ken-annulled"):
    ruling: ClassVar[str] = "KEN-29.1"
    card: CardField


class Zeroed(Event, frozen=True, tag="ken-zeroed"):
    ruling: ClassVar[str] = "KEN-29.13"
    card: CardField


class Distracted(Event, frozen=True, tag="ken-distracted"):
    ruling: ClassVar[str] = "KEN-29.23"
    seat: SeatField
    card: CardField


class CombatStopped(Event, frozen=True, tag="ken-combat-stopped"):
    ruling: ClassVar[str] = "KEN-43.6"
    card: CardField


class KeywordCounted(Event, frozen=True, tag="ken-keyword"):
    """A keyword makes a difference to this combat."""

    ruling: ClassVar[str] = "KEN-29.57"
    seat: SeatField
    keyword: KeywordField


class Dealt(Event, frozen=True, tag="ken-dealt"):
    """What a group deals."""

    ruling: ClassVar[str] = "KEN-25.1"
    seat: SeatField
    damage: int


class LifeLost(Event, frozen=True, tag="ken-life-lost"):
    ruling: ClassVar[str] = "KEN-25.9"
    seat: SeatField
    card: CardField
    left: int


class Beaten(Event, frozen=True, tag="ken-beaten"):
    ruling: ClassVar[str] = "KEN-25.8"
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


class Scored(Event, frozen=True, tag="ken-scored"):
    """Ochre points."""

    ruling: ClassVar[str] = "KEN-26.9"
    seat: SeatField
    points: int
    total: int


class DrawnIn(Event, frozen=True, tag="ken-drawn-in"):
    ruling: ClassVar[str] = "KEN-22.11"
    seat: SeatField
    card: CardField


class Conquered(Event, frozen=True, tag="ken-conquered"):
    ruling: ClassVar[str] = "KEN-26.1"
    seat: SeatField
    place: CardField


class Held(Event, frozen=True, tag="ken-held"):
    ruling: ClassVar[str] = "KEN-26.8"
    seat: SeatField
    place: CardField


class AttackLost(Event, frozen=True, tag="ken-attack-lost"):
    """The target of a declared attack is gone."""

    ruling: ClassVar[str] = "KEN-20.20"
    seat: SeatField


class Withdrawn(Event, frozen=True, tag="ken-withdrawn"):
    """A card that was attacked by itself is engaged before its own attack."""

    ruling: ClassVar[str] = "KEN-31.22"
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
