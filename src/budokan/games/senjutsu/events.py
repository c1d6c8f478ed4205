"""What happened, as told at the table. A hidden card is told to those who see it; the others hear that it was one."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.senjutsu.moves import (
    CardField,
    ContractField,
    KamaeField,
    SideField,
    StatusField,
    TerrainField,
    TypeField,
    WayField,
)
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

CharacterField = Annotated[str, word("sj-character")]


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


class Wounded(Event, frozen=True, tag="sj-wounded"):
    ruling: ClassVar[str] = "SJ-14.1"
    seat: SeatField
    figure: CharacterField
    wounds: int
    total: int


class Bled(Event, frozen=True, tag="sj-bled"):
    ruling: ClassVar[str] = "SJ-14.2"
    seat: SeatField
    figure: CharacterField
    wounds: int
    total: int


class WoundsChanged(Event, frozen=True, tag="sj-wounds-changed"):
    ruling: ClassVar[str] = "SJ-14.6"
    seat: SeatField
    figure: CharacterField
    wounds: int
    bleeding: int


class Stunned(Event, frozen=True, tag="sj-stunned"):
    ruling: ClassVar[str] = "SJ-22.2"
    seat: SeatField
    figure: CharacterField
    count: int


class GotHobbled(Event, frozen=True, tag="sj-got-hobbled"):
    ruling: ClassVar[str] = "SJ-22.6"
    seat: SeatField
    figure: CharacterField


class Poisoned(Event, frozen=True, tag="sj-poisoned"):
    ruling: ClassVar[str] = "SJ-22.15"
    seat: SeatField
    target: SeatField
    poison: StatusField


class Executed(Event, frozen=True, tag="sj-executed"):
    ruling: ClassVar[str] = "SJ-14.4"
    seat: SeatField
    figure: CharacterField


class Healed(Event, frozen=True, tag="sj-healed"):
    ruling: ClassVar[str] = "SJ-22.20"
    seat: SeatField
    figure: CharacterField
    status: StatusField


class ArmourHeld(Event, frozen=True, tag="sj-armour-held"):
    ruling: ClassVar[str] = "SJ-66.7"
    seat: SeatField
    card: CardField


class KamaeChanged(Event, frozen=True, tag="sj-kamae-changed"):
    ruling: ClassVar[str] = "SJ-4.1"
    seat: SeatField
    kamae: KamaeField


class DogKamaeChanged(Event, frozen=True, tag="sj-dog-kamae-changed"):
    ruling: ClassVar[str] = "SJ-31.9"
    seat: SeatField
    kamae: KamaeField


class AdvantageGained(Event, frozen=True, tag="sj-advantage-gained"):
    ruling: ClassVar[str] = "SJ-2.2"
    seat: SeatField


class StealthEntered(Event, frozen=True, tag="sj-stealth-entered"):
    ruling: ClassVar[str] = "SJ-30.5"
    seat: SeatField


class StealthLost(Event, frozen=True, tag="sj-stealth-lost"):
    ruling: ClassVar[str] = "SJ-30.6"
    seat: SeatField


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


class DogCardKept(Event, frozen=True, tag="sj-dog-card-kept"):
    """Told to the seat alone."""

    ruling: ClassVar[str] = "SJ-31.10"
    seat: SeatField
    card: CardField


class DogDiscarded(Event, frozen=True, tag="sj-dog-discarded"):
    ruling: ClassVar[str] = "SJ-31.10"
    seat: SeatField
    card: CardField


class DogStunDrawn(Event, frozen=True, tag="sj-dog-stun-drawn"):
    ruling: ClassVar[str] = "SJ-31.16"
    seat: SeatField


class ContractProgress(Event, frozen=True, tag="sj-contract-progress"):
    ruling: ClassVar[str] = "SJ-31.52"
    seat: SeatField
    contract: ContractField
    turned: int


class ContractCompleted(Event, frozen=True, tag="sj-contract-completed"):
    ruling: ClassVar[str] = "SJ-31.44"
    seat: SeatField
    contract: ContractField


class ContractDiscarded(Event, frozen=True, tag="sj-contract-discarded"):
    ruling: ClassVar[str] = "SJ-31.45"
    seat: SeatField
    contract: ContractField


class ContractReturned(Event, frozen=True, tag="sj-contract-returned"):
    ruling: ClassVar[str] = "SJ-31.56"
    seat: SeatField
    contract: ContractField


class Sobered(Event, frozen=True, tag="sj-sobered"):
    ruling: ClassVar[str] = "SJ-31.36"
    seat: SeatField


class Survived(Event, frozen=True, tag="sj-survived"):
    ruling: ClassVar[str] = "SJ-66.38"
    seat: SeatField


class Defeated(Event, frozen=True, tag="sj-defeated"):
    ruling: ClassVar[str] = "SJ-10.1"
    seat: SeatField
    figure: CharacterField
