"""What happened, as told at the table. A hidden card is told to those who see it; the others hear a count."""

from __future__ import annotations

from typing import Annotated

from budokan.games.samurai_sword.moves import CardField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

CharacterField = Annotated[str, word("character")]
RoleField = Annotated[str, word("role")]
SuitField = Annotated[str, word("suit")]
TeamField = Annotated[str, word("team")]


class Dealt(Event, frozen=True, tag="dealt"):
    """Who sits where, at the start."""

    seat: SeatField
    character: CharacterField
    honour: int
    cards: int


class ShogunRevealed(Event, frozen=True, tag="shogun-revealed"):
    seat: SeatField


class RoleLearned(Event, frozen=True, tag="role-learned"):
    """Told to the seat alone."""

    seat: SeatField
    role: RoleField
    stars: int


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """Told to the seat alone."""

    seat: SeatField
    cards: tuple[CardField, ...]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: SeatField
    turn: int


class Recovered(Event, frozen=True, tag="recovered"):
    seat: SeatField
    resilience: int


class Drew(Event, frozen=True, tag="drew"):
    """Told to the one who draws."""

    seat: SeatField
    cards: tuple[CardField, ...]


class DrewHidden(Event, frozen=True, tag="drew-hidden"):
    """Told to the others."""

    seat: SeatField
    count: int


class TookDiscard(Event, frozen=True, tag="took-discard"):
    seat: SeatField
    card: CardField


class Attacked(Event, frozen=True, tag="attacked"):
    seat: SeatField
    target: SeatField
    weapon: CardField


class Played(Event, frozen=True, tag="played"):
    seat: SeatField
    card: CardField


class PlayedOn(Event, frozen=True, tag="played-on"):
    seat: SeatField
    target: SeatField
    card: CardField


class Laid(Event, frozen=True, tag="laid"):
    """A property comes into play."""

    seat: SeatField
    target: SeatField
    card: CardField


class Parried(Event, frozen=True, tag="parried"):
    seat: SeatField
    card: CardField


class Unharmed(Event, frozen=True, tag="unharmed"):
    """A weapon that lands and does nothing."""

    seat: SeatField


class GaveUp(Event, frozen=True, tag="gave-up"):
    seat: SeatField
    card: CardField


class Discarded(Event, frozen=True, tag="discarded"):
    seat: SeatField
    card: CardField


class PropertyLost(Event, frozen=True, tag="property-lost"):
    seat: SeatField
    card: CardField


class PropertyTaken(Event, frozen=True, tag="property-taken"):
    seat: SeatField
    target: SeatField
    card: CardField


class Stole(Event, frozen=True, tag="stole"):
    """A card goes from hand to hand: told to the two."""

    seat: SeatField
    target: SeatField
    card: CardField


class StoleHidden(Event, frozen=True, tag="stole-hidden"):
    """The same, told to the others."""

    seat: SeatField
    target: SeatField


class Wounded(Event, frozen=True, tag="wounded"):
    seat: SeatField
    wounds: int
    left: int


class Spent(Event, frozen=True, tag="spent"):
    """Resilience given up or lost without a wound."""

    seat: SeatField
    left: int


class Defeated(Event, frozen=True, tag="defeated"):
    seat: SeatField
    by: SeatField


class HonourPassed(Event, frozen=True, tag="honour-passed"):
    seat: SeatField
    to: SeatField
    left: int


class HonourLost(Event, frozen=True, tag="honour-lost"):
    seat: SeatField
    left: int


class HonourGained(Event, frozen=True, tag="honour-gained"):
    seat: SeatField
    honour: int


class DeckEnded(Event, frozen=True, tag="deck-ended"):
    cards: int


class Turned(Event, frozen=True, tag="turned"):
    """A card turned up from the deck: Bushido, Banzai or a reveal."""

    seat: SeatField
    card: CardField
    suit: SuitField


class BushidoPassed(Event, frozen=True, tag="bushido-passed"):
    seat: SeatField
    to: SeatField


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    """A character's ability made a difference."""

    seat: SeatField
    character: CharacterField


class Shown(Event, frozen=True, tag="shown"):
    seat: SeatField
    card: CardField


class Returned(Event, frozen=True, tag="returned"):
    """A weapon comes back to hand."""

    seat: SeatField
    card: CardField


class RoleRevealed(Event, frozen=True, tag="role-revealed"):
    seat: SeatField
    role: RoleField
    stars: int


class TeamScored(Event, frozen=True, tag="team-scored"):
    team: TeamField
    points: int


class TeamWon(Event, frozen=True, tag="team-won"):
    team: TeamField


class SwordmasterWon(Event, frozen=True, tag="swordmaster-won"):
    seat: SeatField
    team: TeamField
