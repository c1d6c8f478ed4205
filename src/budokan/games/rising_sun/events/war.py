"""What happens in war and after it, as told at the table."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.rising_sun.moves import (
    AdvantageField,
    FigureField,
    ProvinceField,
)
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

SeasonField = Annotated[str, word("season")]


class WarPhaseBegan(Event, frozen=True, tag="war-phase"):
    ruling: ClassVar[str] = "RS-15.1"
    season: SeasonField


class RoninExchanged(Event, frozen=True, tag="ronin-exchanged"):
    ruling: ClassVar[str] = "RS-19.2"
    seat: SeatField
    ronin: int


class TokenDiscarded(Event, frozen=True, tag="token-discarded"):
    ruling: ClassVar[str] = "RS-15.4"
    province: ProvinceField


class TokenTaken(Event, frozen=True, tag="token-taken"):
    ruling: ClassVar[str] = "RS-15.5"
    seat: SeatField
    province: ProvinceField


class BattleBegan(Event, frozen=True, tag="battle-began"):
    ruling: ClassVar[str] = "RS-15.7"
    province: ProvinceField
    seats: tuple[SeatField, ...]


class BidRevealed(Event, frozen=True, tag="bid-revealed"):
    ruling: ClassVar[str] = "RS-16.5"
    seat: SeatField
    seppuku: int
    hostage: int
    ronin: int
    poets: int
    kept: int


class AdvantageWon(Event, frozen=True, tag="advantage-won"):
    ruling: ClassVar[str] = "RS-16.10"
    seat: SeatField
    advantage: AdvantageField


class AdvantageDeclined(Event, frozen=True, tag="advantage-declined"):
    ruling: ClassVar[str] = "RS-16.12"
    seat: SeatField
    advantage: AdvantageField


class AdvantageSkipped(Event, frozen=True, tag="advantage-skipped"):
    ruling: ClassVar[str] = "RS-16.11"
    advantage: AdvantageField


class SeppukuCommitted(Event, frozen=True, tag="seppuku"):
    ruling: ClassVar[str] = "RS-16.13"
    seat: SeatField
    figures: int


class HostageTaken(Event, frozen=True, tag="hostage-taken"):
    ruling: ClassVar[str] = "RS-16.18"
    seat: SeatField
    target: SeatField
    figure: FigureField


class RoninHired(Event, frozen=True, tag="ronin-hired"):
    ruling: ClassVar[str] = "RS-16.24"
    seat: SeatField
    force: int


class BattleWon(Event, frozen=True, tag="battle-won"):
    ruling: ClassVar[str] = "RS-16.27"
    seat: SeatField
    province: ProvinceField
    force: int


class Killed(Event, frozen=True, tag="killed"):
    """Who owned it, what it was, and who killed it."""

    ruling: ClassVar[str] = "RS-2.22"
    seat: SeatField
    figure: FigureField
    province: ProvinceField
    by: SeatField


class Spared(Event, frozen=True, tag="spared"):
    ruling: ClassVar[str] = "RS-23.7"
    seat: SeatField
    figures: int


class PoetsSang(Event, frozen=True, tag="poets-sang"):
    ruling: ClassVar[str] = "RS-16.33"
    seat: SeatField
    vp: int


class BidPaid(Event, frozen=True, tag="bid-paid"):
    ruling: ClassVar[str] = "RS-16.35"
    seat: SeatField
    coins: int


class ReparationsPaid(Event, frozen=True, tag="reparations-paid"):
    ruling: ClassVar[str] = "RS-16.36"
    seat: SeatField
    target: SeatField
    coins: int


class CleanedUp(Event, frozen=True, tag="cleaned-up"):
    ruling: ClassVar[str] = "RS-17.1"
    season: SeasonField


class TokensScored(Event, frozen=True, tag="tokens-scored"):
    ruling: ClassVar[str] = "RS-18.4"
    seat: SeatField
    vp: int


class SetScored(Event, frozen=True, tag="set-scored"):
    ruling: ClassVar[str] = "RS-18.5"
    seat: SeatField
    provinces: int
    vp: int


class FinalScore(Event, frozen=True, tag="final-score"):
    ruling: ClassVar[str] = "RS-18.8"
    seat: SeatField
    vp: int
