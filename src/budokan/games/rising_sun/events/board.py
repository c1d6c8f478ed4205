"""What happens in the seasons, on the board and to the clans, as told at the table."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.games.rising_sun.moves import (
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
    coins: int


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
