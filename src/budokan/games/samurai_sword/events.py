"""What happened, as told at the table. A hidden card is told to those who see it; the others hear a count."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.samurai_sword.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

CharacterField = Annotated[str, word("character")]
RoleField = Annotated[str, word("role")]
SuitField = Annotated[str, word("suit")]
TeamField = Annotated[str, word("team")]


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


class Attacked(Event, frozen=True, tag="attacked"):
    ruling: ClassVar[str] = "SS-6.5"
    seat: SeatField
    target: SeatField
    weapon: CardField


class Played(Event, frozen=True, tag="played"):
    ruling: ClassVar[str] = "SS-5.12"
    seat: SeatField
    card: CardField


class PlayedOn(Event, frozen=True, tag="played-on"):
    ruling: ClassVar[str] = "SS-5.12"
    seat: SeatField
    target: SeatField
    card: CardField


class Laid(Event, frozen=True, tag="laid"):
    """A property comes into play."""

    ruling: ClassVar[str] = "SS-5.15"
    seat: SeatField
    target: SeatField
    card: CardField


class Parried(Event, frozen=True, tag="parried"):
    ruling: ClassVar[str] = "SS-6.7"
    seat: SeatField
    card: CardField


class Unharmed(Event, frozen=True, tag="unharmed"):
    """A weapon that lands and does nothing."""

    ruling: ClassVar[str] = "SS-6.12"
    seat: SeatField


class GaveUp(Event, frozen=True, tag="gave-up"):
    ruling: ClassVar[str] = "SS-5.14"
    seat: SeatField
    card: CardField


class Discarded(Event, frozen=True, tag="discarded"):
    ruling: ClassVar[str] = "SS-18.5"
    seat: SeatField
    card: CardField


class PropertyLost(Event, frozen=True, tag="property-lost"):
    ruling: ClassVar[str] = "SS-12.17"
    seat: SeatField
    card: CardField


class PropertyTaken(Event, frozen=True, tag="property-taken"):
    ruling: ClassVar[str] = "SS-15.22"
    seat: SeatField
    target: SeatField
    card: CardField


class Stole(Event, frozen=True, tag="stole"):
    """A card goes from hand to hand: told to the two."""

    ruling: ClassVar[str] = "SS-12.16"
    seat: SeatField
    target: SeatField
    card: CardField


class StoleHidden(Event, frozen=True, tag="stole-hidden"):
    """The same, told to the others."""

    ruling: ClassVar[str] = "SS-18.8"
    seat: SeatField
    target: SeatField


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


class DeckEnded(Event, frozen=True, tag="deck-ended"):
    ruling: ClassVar[str] = "SS-8.2"
    cards: int


class Turned(Event, frozen=True, tag="turned"):
    """A card turned up from the deck: Bushido, Banzai or a reveal."""

    ruling: ClassVar[str] = "SS-12.4"
    seat: SeatField
    card: CardField
    suit: SuitField


class BushidoPassed(Event, frozen=True, tag="bushido-passed"):
    ruling: ClassVar[str] = "SS-12.7"
    seat: SeatField
    to: SeatField


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    """A character's ability made a difference."""

    ruling: ClassVar[str] = "SS-13.1"
    seat: SeatField
    character: CharacterField


class Shown(Event, frozen=True, tag="shown"):
    ruling: ClassVar[str] = "SS-16.41"
    seat: SeatField
    card: CardField


class Returned(Event, frozen=True, tag="returned"):
    """A weapon comes back to hand."""

    ruling: ClassVar[str] = "SS-16.7"
    seat: SeatField
    card: CardField


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
