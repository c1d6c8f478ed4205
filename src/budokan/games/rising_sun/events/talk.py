"""What is agreed, given and promised, as told at the table; what is private is told to its two players."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.rising_sun.moves import (
    AdvantageField,
    MandateField,
    ProvinceField,
)
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

PromiseField = Annotated[str, word("promise")]


class AlliancesEnded(Event, frozen=True, tag="alliances-ended"):
    ruling: ClassVar[str] = "RS-7.1"


class Named(Event, frozen=True, tag="named"):
    """Told to the one who was named, and to him who named him."""

    ruling: ClassVar[str] = "RS-7.7"
    seat: SeatField
    target: SeatField


class AllianceOffered(Event, frozen=True, tag="alliance-offered"):
    ruling: ClassVar[str] = "RS-7.6"
    seat: SeatField
    target: SeatField


class AllianceRefused(Event, frozen=True, tag="alliance-refused"):
    ruling: ClassVar[str] = "RS-7.6"
    seat: SeatField
    target: SeatField


class OfferWithdrawn(Event, frozen=True, tag="offer-withdrawn"):
    ruling: ClassVar[str] = "RS-7.6"
    seat: SeatField
    target: SeatField


class Allied(Event, frozen=True, tag="allied"):
    ruling: ClassVar[str] = "RS-7.6"
    seat: SeatField
    target: SeatField


class CeremonyEnded(Event, frozen=True, tag="ceremony-ended"):
    ruling: ClassVar[str] = "RS-7.8"
    alone: tuple[SeatField, ...]


class CoinsGiven(Event, frozen=True, tag="coins-given"):
    ruling: ClassVar[str] = "RS-4.3"
    seat: SeatField
    target: SeatField
    coins: int


class RoninGiven(Event, frozen=True, tag="ronin-given"):
    ruling: ClassVar[str] = "RS-4.3"
    seat: SeatField
    target: SeatField
    ronin: int


class DealProposed(Event, frozen=True, tag="deal-proposed"):
    """What each side gives at once; what each promises is told with it, one event for each promise."""

    ruling: ClassVar[str] = "RS-4.14"
    seat: SeatField
    target: SeatField
    coins: int
    ronin: int
    coins_back: int
    ronin_back: int


class DealAccepted(Event, frozen=True, tag="deal-accepted"):
    ruling: ClassVar[str] = "RS-4.16"
    seat: SeatField
    target: SeatField


class DealRefused(Event, frozen=True, tag="deal-refused"):
    ruling: ClassVar[str] = "RS-4.15"
    seat: SeatField
    target: SeatField


class DealWithdrawn(Event, frozen=True, tag="deal-withdrawn"):
    ruling: ClassVar[str] = "RS-4.15"
    seat: SeatField
    target: SeatField


class PromiseWorded(Event, frozen=True, tag="promise-worded"):
    """A promise of a deal that is proposed, and says all by its name: to ally, no Betray, to spare."""

    ruling: ClassVar[str] = "RS-4.14"
    seat: SeatField
    target: SeatField
    promise: PromiseField


class KeepOutWorded(Event, frozen=True, tag="keep-out-worded"):
    ruling: ClassVar[str] = "RS-4.21"
    seat: SeatField
    target: SeatField
    province: ProvinceField


class MandateWorded(Event, frozen=True, tag="mandate-worded"):
    ruling: ClassVar[str] = "RS-4.22"
    seat: SeatField
    target: SeatField
    mandate: MandateField


class NoBidWorded(Event, frozen=True, tag="no-bid-worded"):
    ruling: ClassVar[str] = "RS-4.25"
    seat: SeatField
    target: SeatField
    advantage: AdvantageField
    province: ProvinceField


class PaymentWorded(Event, frozen=True, tag="payment-worded"):
    ruling: ClassVar[str] = "RS-4.26"
    seat: SeatField
    target: SeatField
    coins: int
    ronin: int


class PromiseJudged(Event, frozen=True, tag="promise-judged"):
    ruling: ClassVar[str] = "RS-4.19"
    seat: SeatField
    target: SeatField
    promise: PromiseField
    fate: Annotated[str, word("fate")]
