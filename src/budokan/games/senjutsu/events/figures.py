"""What happens to the fighters: wounds, statuses, kamae, stealth, Hachiko, contracts, defeat."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.senjutsu.moves import (
    CardField,
    CharacterField,
    ContractField,
    KamaeField,
    StatusField,
)
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


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


class DogPoisoned(Event, frozen=True, tag="sj-dog-poisoned"):
    """The Hachiko of the target has taken it."""

    ruling: ClassVar[str] = "SJ-31.59"
    seat: SeatField
    target: SeatField
    poison: StatusField


class DogCrippled(Event, frozen=True, tag="sj-dog-crippled"):
    """Crippling Poison came up: Hachiko has no card this turn."""

    ruling: ClassVar[str] = "SJ-31.59"
    seat: SeatField


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
