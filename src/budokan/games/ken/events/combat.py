"""Attack, defence, combat and what they bring, as told at the table."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.ken.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

KeywordField = Annotated[str, word("ken-keyword")]


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
