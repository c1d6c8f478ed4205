"""What the foes of solo play do, each step with the rule it follows."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.senjutsu.moves import AttitudeField, BehaviourField, CardField, CharacterField, SideField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField

# Setting up and taking cards.


class FoeAppeared(Event, frozen=True, tag="sj-foe-appeared"):
    ruling: ClassVar[str] = "SJ-35.1"
    seat: SeatField
    figure: CharacterField
    limit: int


class FoePlaced(Event, frozen=True, tag="sj-foe-placed"):
    ruling: ClassVar[str] = "SJ-35.2"
    seat: SeatField
    hex: str
    side: SideField


class FoeMarked(Event, frozen=True, tag="sj-foe-marked"):
    """The Behaviour and the Attitude a foe begins with."""

    ruling: ClassVar[str] = "SJ-32.7"
    seat: SeatField
    behaviour: BehaviourField
    attitude: AttitudeField


class FoeTookCard(Event, frozen=True, tag="sj-foe-took-card"):
    """The top card of its deck lies face down before it."""

    ruling: ClassVar[str] = "SJ-35.3"
    seat: SeatField


class FoeDeckRenewed(Event, frozen=True, tag="sj-foe-deck-renewed"):
    ruling: ClassVar[str] = "SJ-32.11"
    seat: SeatField


class FoeDeckReset(Event, frozen=True, tag="sj-foe-deck-reset"):
    ruling: ClassVar[str] = "SJ-32.10"
    seat: SeatField


class FoeStunned(Event, frozen=True, tag="sj-foe-stunned"):
    """A Stun was taken as its card and lies beside its deck."""

    ruling: ClassVar[str] = "SJ-32.16"
    seat: SeatField
    count: int
    limit: int


class FoeBled(Event, frozen=True, tag="sj-foe-bled"):
    """Beta: the deck ran out while it bled."""

    ruling: ClassVar[str] = "SJ-43.12"
    seat: SeatField


class BehaviourChanged(Event, frozen=True, tag="sj-behaviour-changed"):
    ruling: ClassVar[str] = "SJ-32.8"
    seat: SeatField
    behaviour: BehaviourField


class AttitudeSet(Event, frozen=True, tag="sj-attitude-set"):
    ruling: ClassVar[str] = "SJ-32.20"
    seat: SeatField
    attitude: AttitudeField


class FoeBarred(Event, frozen=True, tag="sj-foe-barred"):
    """A card that nobody may play this turn."""

    ruling: ClassVar[str] = "SJ-66.50"
    seat: SeatField
    card: CardField


class FoeGaveUp(Event, frozen=True, tag="sj-foe-gave-up"):
    """It had to discard a card of one type or rank."""

    ruling: ClassVar[str] = "SJ-32.39"
    seat: SeatField
    card: CardField


class FoeLacks(Event, frozen=True, tag="sj-foe-lacks"):
    """Its deck has no such card."""

    ruling: ClassVar[str] = "SJ-32.39"
    seat: SeatField


class FoeFrozen(Event, frozen=True, tag="sj-foe-frozen"):
    """Paralysing Toxin keeps Behaviour and Attitude as they are."""

    ruling: ClassVar[str] = "SJ-32.21"
    seat: SeatField


class FoeRecalled(Event, frozen=True, tag="sj-foe-recalled"):
    """The top Attack of its discards goes back into its deck."""

    ruling: ClassVar[str] = "SJ-67.1"
    seat: SeatField
    card: CardField


class FoeClosesIn(Event, frozen=True, tag="sj-foe-closes-in"):
    """Its preferred distance is another from now on."""

    ruling: ClassVar[str] = "SJ-67.41"
    seat: SeatField
    distance: int


class FoeCardBanished(Event, frozen=True, tag="sj-foe-card-banished"):
    ruling: ClassVar[str] = "SJ-67.41"
    seat: SeatField
    card: CardField


class FoeTallied(Event, frozen=True, tag="sj-foe-tallied"):
    ruling: ClassVar[str] = "SJ-68.51"
    seat: SeatField
    markers: int


class FoeTopSeen(Event, frozen=True, tag="sj-foe-top-seen"):
    ruling: ClassVar[str] = "SJ-32.23"
    seat: SeatField
    target: SeatField
    cards: tuple[CardField, ...]


class FoeTopSeenHidden(Event, frozen=True, tag="sj-foe-top-seen-hidden"):
    ruling: ClassVar[str] = "SJ-32.23"
    seat: SeatField
    target: SeatField


# How it moves.


class MovesToItsSide(Event, frozen=True, tag="sj-moves-to-its-side"):
    """Rule 1 of melee movement."""

    ruling: ClassVar[str] = "SJ-33.4"
    seat: SeatField
    target: SeatField
    behaviour: BehaviourField


class TurnsToFace(Event, frozen=True, tag="sj-turns-to-face"):
    """It stays where it is and turns its front to the player."""

    ruling: ClassVar[str] = "SJ-33.1"
    seat: SeatField
    target: SeatField


class MovesTheShortestWay(Event, frozen=True, tag="sj-moves-the-shortest-way"):
    """Rule 2 of melee movement."""

    ruling: ClassVar[str] = "SJ-33.5"
    seat: SeatField
    target: SeatField


class StaysInSight(Event, frozen=True, tag="sj-stays-in-sight"):
    """Rule 1 of ranged movement."""

    ruling: ClassVar[str] = "SJ-33.8"
    seat: SeatField
    target: SeatField


class Retreats(Event, frozen=True, tag="sj-retreats"):
    """Rule 2 of ranged movement."""

    ruling: ClassVar[str] = "SJ-33.9"
    seat: SeatField
    target: SeatField
    behaviour: BehaviourField


class SeeksSight(Event, frozen=True, tag="sj-seeks-sight"):
    """Rule 3 of ranged movement."""

    ruling: ClassVar[str] = "SJ-33.10"
    seat: SeatField
    target: SeatField
    behaviour: BehaviourField


class SeeksAnySight(Event, frozen=True, tag="sj-seeks-any-sight"):
    """Rule 4 of ranged movement."""

    ruling: ClassVar[str] = "SJ-33.11"
    seat: SeatField
    target: SeatField


class ComesIntoRange(Event, frozen=True, tag="sj-comes-into-range"):
    ruling: ClassVar[str] = "SJ-33.14"
    seat: SeatField
    target: SeatField


class GoesBehind(Event, frozen=True, tag="sj-goes-behind"):
    """Beta: face him, go to him, go behind him."""

    ruling: ClassVar[str] = "SJ-43.8"
    seat: SeatField
    target: SeatField


# How it attacks and defends.


class StrikesFromBehind(Event, frozen=True, tag="sj-strikes-from-behind"):
    """Rule 1 of melee attacks."""

    ruling: ClassVar[str] = "SJ-34.4"
    seat: SeatField
    target: SeatField


class StrikesWhereItStands(Event, frozen=True, tag="sj-strikes-where-it-stands"):
    """Rule 2 of melee attacks."""

    ruling: ClassVar[str] = "SJ-34.6"
    seat: SeatField
    target: SeatField


class StepsToStrike(Event, frozen=True, tag="sj-steps-to-strike"):
    ruling: ClassVar[str] = "SJ-34.7"
    seat: SeatField
    target: SeatField


class StrikesFromElsewhere(Event, frozen=True, tag="sj-strikes-from-elsewhere"):
    """Rule 3 of melee attacks."""

    ruling: ClassVar[str] = "SJ-34.8"
    seat: SeatField
    target: SeatField


class StrikesThoughBlocked(Event, frozen=True, tag="sj-strikes-though-blocked"):
    ruling: ClassVar[str] = "SJ-34.2"
    seat: SeatField
    target: SeatField


class StrikesAllTheSame(Event, frozen=True, tag="sj-strikes-all-the-same"):
    """Rule 4 of melee attacks, Offensive."""

    ruling: ClassVar[str] = "SJ-34.13"
    seat: SeatField
    target: SeatField


class HoldsBack(Event, frozen=True, tag="sj-holds-back"):
    """Rule 4 of melee attacks, Defensive."""

    ruling: ClassVar[str] = "SJ-34.14"
    seat: SeatField


class CannotStrike(Event, frozen=True, tag="sj-cannot-strike"):
    """Rule 5 of melee attacks."""

    ruling: ClassVar[str] = "SJ-34.15"
    seat: SeatField


class Shoots(Event, frozen=True, tag="sj-shoots"):
    """Rule 1 of ranged attacks."""

    ruling: ClassVar[str] = "SJ-34.18"
    seat: SeatField
    target: SeatField


class CannotShoot(Event, frozen=True, tag="sj-cannot-shoot"):
    """Rule 2 of ranged attacks."""

    ruling: ClassVar[str] = "SJ-34.19"
    seat: SeatField


class MeetsTheAttack(Event, frozen=True, tag="sj-meets-the-attack"):
    ruling: ClassVar[str] = "SJ-34.22"
    seat: SeatField
    speed: int


class MeetsTheHarderPart(Event, frozen=True, tag="sj-meets-the-harder-part"):
    ruling: ClassVar[str] = "SJ-34.24"
    seat: SeatField
    speed: int


class TakesTheHighest(Event, frozen=True, tag="sj-takes-the-highest"):
    ruling: ClassVar[str] = "SJ-34.23"
    seat: SeatField
    speed: int


class FoeReacted(Event, frozen=True, tag="sj-foe-reacted"):
    """The card it turned up shows an attack."""

    ruling: ClassVar[str] = "SJ-34.27"
    seat: SeatField
    card: CardField
    target: SeatField


class FoeFailedToReact(Event, frozen=True, tag="sj-foe-failed-to-react"):
    ruling: ClassVar[str] = "SJ-34.27"
    seat: SeatField
    card: CardField
