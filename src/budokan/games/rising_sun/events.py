"""What happened, as told at the table. What is hidden is told to those who see it; the others hear that it happened."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.rising_sun.moves import (
    AdvantageField,
    CardField,
    ClanField,
    FigureField,
    KamiField,
    MandateField,
    PlaceField,
    ProvinceField,
)
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField, word

SeasonField = Annotated[str, word("season")]
SetField = Annotated[str, word("set")]
PromiseField = Annotated[str, word("promise")]


class DraftOrder(Event, frozen=True, tag="draft-order"):
    """In which order the clans are chosen."""

    ruling: ClassVar[str] = "RS-5.4"
    seats: tuple[SeatField, ...]


class ClanTaken(Event, frozen=True, tag="clan-taken"):
    ruling: ClassVar[str] = "RS-5.1"
    seat: SeatField
    clan: ClanField


class Seated(Event, frozen=True, tag="seated"):
    """The order of play, clockwise."""

    ruling: ClassVar[str] = "RS-5.5"
    seats: tuple[SeatField, ...]


class SetChosen(Event, frozen=True, tag="set-chosen"):
    ruling: ClassVar[str] = "RS-5.15"
    set: SetField


class ShrinesLaid(Event, frozen=True, tag="shrines-laid"):
    ruling: ClassVar[str] = "RS-5.13"
    kami: tuple[KamiField, ...]


class SeasonBegan(Event, frozen=True, tag="season-began"):
    ruling: ClassVar[str] = "RS-6.1"
    season: SeasonField


class WarsAnnounced(Event, frozen=True, tag="wars-announced"):
    ruling: ClassVar[str] = "RS-6.4"
    provinces: tuple[ProvinceField, ...]


class CardsLaidOut(Event, frozen=True, tag="cards-laid-out"):
    ruling: ClassVar[str] = "RS-6.7"
    cards: tuple[CardField, ...]


class IncomeTaken(Event, frozen=True, tag="income"):
    ruling: ClassVar[str] = "RS-6.10"
    seat: SeatField
    coins: int


class HostageReturned(Event, frozen=True, tag="hostage-returned"):
    ruling: ClassVar[str] = "RS-6.11"
    seat: SeatField
    target: SeatField
    figure: FigureField


class AlliancesEnded(Event, frozen=True, tag="alliances-ended"):
    ruling: ClassVar[str] = "RS-7.1"


class Named(Event, frozen=True, tag="named"):
    """Told to the one who was named, and to him who named him."""

    ruling: ClassVar[str] = "RS-7.7"
    seat: SeatField
    target: SeatField


class Allied(Event, frozen=True, tag="allied"):
    ruling: ClassVar[str] = "RS-7.6"
    seat: SeatField
    target: SeatField


class CeremonyEnded(Event, frozen=True, tag="ceremony-ended"):
    ruling: ClassVar[str] = "RS-7.8"
    alone: tuple[SeatField, ...]


class TurnBegan(Event, frozen=True, tag="mandate-turn"):
    ruling: ClassVar[str] = "RS-8.6"
    seat: SeatField
    turn: int


class TilesDrawn(Event, frozen=True, tag="tiles-drawn"):
    """Told to the one who looks at them."""

    ruling: ClassVar[str] = "RS-8.6"
    seat: SeatField
    tiles: tuple[MandateField, ...]


class TilesDrawnHidden(Event, frozen=True, tag="tiles-drawn-hidden"):
    ruling: ClassVar[str] = "RS-24.1"
    seat: SeatField
    count: int


class MandateLaid(Event, frozen=True, tag="mandate-laid"):
    ruling: ClassVar[str] = "RS-8.7"
    seat: SeatField
    mandate: MandateField


class FaceDownLaid(Event, frozen=True, tag="face-down-laid"):
    """Told to Lotus."""

    ruling: ClassVar[str] = "RS-19.8"
    seat: SeatField
    tile: MandateField


class FaceDownLaidHidden(Event, frozen=True, tag="face-down-laid-hidden"):
    ruling: ClassVar[str] = "RS-19.10"
    seat: SeatField


class MandateNamed(Event, frozen=True, tag="mandate-named"):
    ruling: ClassVar[str] = "RS-19.8"
    seat: SeatField
    mandate: MandateField


class Summoned(Event, frozen=True, tag="summoned"):
    ruling: ClassVar[str] = "RS-9.1"
    seat: SeatField
    figure: FigureField
    province: ProvinceField


class Worshipped(Event, frozen=True, tag="worshipped"):
    ruling: ClassVar[str] = "RS-9.7"
    seat: SeatField
    figure: FigureField
    kami: KamiField


class Placed(Event, frozen=True, tag="placed"):
    ruling: ClassVar[str] = "RS-2.11"
    seat: SeatField
    figure: FigureField
    province: ProvinceField


class PlacedAtShrine(Event, frozen=True, tag="placed-at-shrine"):
    ruling: ClassVar[str] = "RS-21.6"
    seat: SeatField
    figure: FigureField
    kami: KamiField


class Moved(Event, frozen=True, tag="moved"):
    ruling: ClassVar[str] = "RS-10.1"
    seat: SeatField
    figure: FigureField
    origin: ProvinceField
    province: ProvinceField


class TollCharged(Event, frozen=True, tag="toll-charged"):
    ruling: ClassVar[str] = "RS-20.15"
    seat: SeatField
    target: SeatField


class TollWaived(Event, frozen=True, tag="toll-waived"):
    ruling: ClassVar[str] = "RS-20.17"
    seat: SeatField
    target: SeatField


class TollPaid(Event, frozen=True, tag="toll-paid"):
    ruling: ClassVar[str] = "RS-20.18"
    seat: SeatField
    target: SeatField
    coins: int


class TurnedBack(Event, frozen=True, tag="turned-back"):
    ruling: ClassVar[str] = "RS-20.18"
    seat: SeatField


class Built(Event, frozen=True, tag="built"):
    ruling: ClassVar[str] = "RS-10.4"
    seat: SeatField
    province: ProvinceField
    coins: int


class Bought(Event, frozen=True, tag="bought"):
    ruling: ClassVar[str] = "RS-11.1"
    seat: SeatField
    card: CardField
    coins: int


class SpentCoinGiven(Event, frozen=True, tag="spent-coin-given"):
    ruling: ClassVar[str] = "RS-21.1"
    seat: SeatField
    target: SeatField


class CardWorked(Event, frozen=True, tag="card-worked"):
    """A season card takes effect for its owner."""

    ruling: ClassVar[str] = "RS-2.3"
    seat: SeatField
    card: CardField


class CoinsGained(Event, frozen=True, tag="coins-gained"):
    ruling: ClassVar[str] = "RS-1.28"
    seat: SeatField
    coins: int


class RoninGained(Event, frozen=True, tag="ronin-gained"):
    ruling: ClassVar[str] = "RS-1.28"
    seat: SeatField
    ronin: int


class PointsGained(Event, frozen=True, tag="points-gained"):
    ruling: ClassVar[str] = "RS-1.29"
    seat: SeatField
    vp: int


class PointsStolen(Event, frozen=True, tag="points-stolen"):
    ruling: ClassVar[str] = "RS-2.24"
    seat: SeatField
    target: SeatField
    vp: int


class CoinsTaken(Event, frozen=True, tag="coins-taken"):
    ruling: ClassVar[str] = "RS-23.5"
    seat: SeatField
    target: SeatField
    coins: int


class Harvested(Event, frozen=True, tag="harvested"):
    ruling: ClassVar[str] = "RS-12.2"
    seat: SeatField
    provinces: tuple[ProvinceField, ...]


class HonourGained(Event, frozen=True, tag="honour-rose"):
    ruling: ClassVar[str] = "RS-3.3"
    seat: SeatField
    target: SeatField


class HonourLost(Event, frozen=True, tag="honour-fell"):
    ruling: ClassVar[str] = "RS-3.5"
    seat: SeatField
    target: SeatField


class HonourTopped(Event, frozen=True, tag="honour-topped"):
    ruling: ClassVar[str] = "RS-14.8"
    seat: SeatField


class AllianceBroken(Event, frozen=True, tag="alliance-broken"):
    ruling: ClassVar[str] = "RS-13.3"
    seat: SeatField
    target: SeatField


class Replaced(Event, frozen=True, tag="figure-replaced"):
    """In a province, or at a shrine by Path of the Unrighteous."""

    ruling: ClassVar[str] = "RS-13.1"
    seat: SeatField
    target: SeatField
    figure: FigureField
    place: PlaceField
    substitute: FigureField


class KamiTurnBegan(Event, frozen=True, tag="kami-turn"):
    ruling: ClassVar[str] = "RS-14.1"


class FavourWon(Event, frozen=True, tag="favour-won"):
    ruling: ClassVar[str] = "RS-14.2"
    seat: SeatField
    kami: KamiField


class ShrineSkipped(Event, frozen=True, tag="shrine-skipped"):
    ruling: ClassVar[str] = "RS-14.5"
    kami: KamiField


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
