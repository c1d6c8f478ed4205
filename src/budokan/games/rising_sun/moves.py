"""What a player may answer. Figures are named by kind: two Bushi of one clan are the same figure."""

from __future__ import annotations

from typing import Annotated, ClassVar

from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatField, word

ClanField = Annotated[str, word("clan")]
ProvinceField = Annotated[str, word("province")]
FigureField = Annotated[str, word("figure")]
KamiField = Annotated[str, word("kami")]
PlaceField = Annotated[str, word("place")]
CardField = Annotated[str, word("card")]
MandateField = Annotated[str, word("mandate")]
AdvantageField = Annotated[str, word("advantage")]
EffectField = Annotated[str, word("effect")]


class Lead(Move, frozen=True, tag="lead"):
    """Choose one's clan."""

    form: ClassVar[str] = "lead {clan}"
    clan: ClanField


class LayTile(Move, frozen=True, tag="lay-tile"):
    form: ClassVar[str] = "lay {mandate}"
    mandate: MandateField


class LayFaceDown(Move, frozen=True, tag="lay-face-down"):
    """Lotus: the tile is laid unseen."""

    form: ClassVar[str] = "lay {mandate} face down"
    mandate: MandateField


class NameMandate(Move, frozen=True, tag="name-mandate"):
    """Lotus: the mandate that is carried out."""

    form: ClassVar[str] = "dictate {mandate}"
    mandate: MandateField


class Done(Move, frozen=True, tag="done"):
    form: ClassVar[str] = "done"


class Summon(Move, frozen=True, tag="summon"):
    form: ClassVar[str] = "summon {figure} in {province}"
    figure: FigureField
    province: ProvinceField


class Stay(Move, frozen=True, tag="stay-there"):
    """A Shinto stays in the province it was summoned into."""

    form: ClassVar[str] = "stay"


class Worship(Move, frozen=True, tag="worship"):
    form: ClassVar[str] = "worship {kami}"
    kami: KamiField


class March(Move, frozen=True, tag="march"):
    form: ClassVar[str] = "move {figure} from {origin} to {province}"
    figure: FigureField
    origin: ProvinceField
    province: ProvinceField


class Build(Move, frozen=True, tag="build"):
    form: ClassVar[str] = "build in {province}"
    province: ProvinceField


class Charge(Move, frozen=True, tag="charge"):
    """Path of the Serpent: charge the toll."""

    form: ClassVar[str] = "charge the toll"


class LetPass(Move, frozen=True, tag="let-pass"):
    form: ClassVar[str] = "let pass"


class PayToll(Move, frozen=True, tag="pay-toll"):
    form: ClassVar[str] = "pay the toll"


class TurnBack(Move, frozen=True, tag="turn-back"):
    form: ClassVar[str] = "turn back"


class Buy(Move, frozen=True, tag="buy"):
    form: ClassVar[str] = "buy {card}"
    card: CardField


class GiveSpentCoin(Move, frozen=True, tag="give-spent-coin"):
    """Benevolence: one of the Coins spent goes to another player."""

    form: ClassVar[str] = "let {target} have a spent coin"
    target: SeatField


class Replace(Move, frozen=True, tag="replace"):
    """Betray; with Path of the Unrighteous also at a shrine."""

    form: ClassVar[str] = "replace {figure} of {target} in {place} by {substitute}"
    target: SeatField
    figure: FigureField
    place: PlaceField
    substitute: FigureField


class First(Move, frozen=True, tag="first"):
    form: ClassVar[str] = "act first"


class Last(Move, frozen=True, tag="last"):
    form: ClassVar[str] = "act last"


class SettleEffect(Move, frozen=True, tag="settle-effect"):
    """Of several effects that fall due together, this one now."""

    form: ClassVar[str] = "settle {effect}"
    effect: EffectField


class NoThanks(Move, frozen=True, tag="leave-it"):
    form: ClassVar[str] = "no thanks"


class Place(Move, frozen=True, tag="place"):
    """A card brings a figure from the Reserve; not a Summon."""

    form: ClassVar[str] = "place {figure} in {province}"
    figure: FigureField
    province: ProvinceField


class PlaceAtShrine(Move, frozen=True, tag="place-at-shrine"):
    form: ClassVar[str] = "place {figure} before {kami}"
    figure: FigureField
    kami: KamiField


class KillFigure(Move, frozen=True, tag="kill"):
    """Path of the Ninja and Oni of Hate: this figure dies."""

    form: ClassVar[str] = "kill {figure} of {target} in {province}"
    target: SeatField
    figure: FigureField
    province: ProvinceField


class TakeCoins(Move, frozen=True, tag="take-coins"):
    """Path of the Monkey."""

    form: ClassVar[str] = "take coins from the richest"


class ShowMercy(Move, frozen=True, tag="show-mercy"):
    form: ClassVar[str] = "show mercy"


class ShowNone(Move, frozen=True, tag="show-none"):
    form: ClassVar[str] = "show no mercy"


class Bid(Move, frozen=True, tag="bid"):
    form: ClassVar[str] = "bid {coins}"
    coins: int


class UseAdvantage(Move, frozen=True, tag="use-advantage"):
    form: ClassVar[str] = "use the advantage"


class Decline(Move, frozen=True, tag="decline"):
    form: ClassVar[str] = "decline"


class Capture(Move, frozen=True, tag="capture"):
    form: ClassVar[str] = "capture {figure} of {target}"
    target: SeatField
    figure: FigureField


class OddCoin(Move, frozen=True, tag="odd-coin"):
    """Reparations that do not divide evenly: who receives one Coin more."""

    form: ClassVar[str] = "odd coin to {target}"
    target: SeatField
