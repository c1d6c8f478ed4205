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


class NameAlly(Move, frozen=True, tag="name-ally"):
    form: ClassVar[str] = "name {target} as ally"
    target: SeatField


class NameNobody(Move, frozen=True, tag="name-nobody"):
    form: ClassVar[str] = "name nobody"


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


class Speak(Move, frozen=True, tag="speak"):
    """The player whose decision it is talks before he decides."""

    form: ClassVar[str] = "speak"


class Hush(Move, frozen=True, tag="hush"):
    form: ClassVar[str] = "say no more"


class GiveCoins(Move, frozen=True, tag="give-coins"):
    form: ClassVar[str] = "give {coins} coins to {target}"
    target: SeatField
    coins: int


class GiveRonin(Move, frozen=True, tag="give-ronin"):
    form: ClassVar[str] = "give {ronin} ronin to {target}"
    target: SeatField
    ronin: int


class DraftOpen(Move, frozen=True, tag="draft-open"):
    """Begin to word a deal that all may read."""

    form: ClassVar[str] = "word an open deal with {target}"
    target: SeatField


class DraftPrivate(Move, frozen=True, tag="draft-private"):
    form: ClassVar[str] = "word a private deal with {target}"
    target: SeatField


class TermCoins(Move, frozen=True, tag="term-coins"):
    """In the deal being worded, this player gives so many Coins at once."""

    form: ClassVar[str] = "term {who} gives {coins} coins"
    who: SeatField
    coins: int


class TermRonin(Move, frozen=True, tag="term-ronin"):
    form: ClassVar[str] = "term {who} gives {ronin} ronin"
    who: SeatField
    ronin: int


class TermAlly(Move, frozen=True, tag="term-ally"):
    form: ClassVar[str] = "term {who} promises to ally"
    who: SeatField


class TermKeepOut(Move, frozen=True, tag="term-keep-out"):
    form: ClassVar[str] = "term {who} promises to keep out of {province}"
    who: SeatField
    province: ProvinceField


class TermMandate(Move, frozen=True, tag="term-mandate"):
    form: ClassVar[str] = "term {who} promises to play {mandate}"
    who: SeatField
    mandate: MandateField


class TermNoBetray(Move, frozen=True, tag="term-no-betray"):
    form: ClassVar[str] = "term {who} promises no betray"
    who: SeatField


class TermSpare(Move, frozen=True, tag="term-spare"):
    form: ClassVar[str] = "term {who} promises to spare the other"
    who: SeatField


class TermNoBid(Move, frozen=True, tag="term-no-bid"):
    form: ClassVar[str] = "term {who} promises no bid on {advantage} in {province}"
    who: SeatField
    advantage: AdvantageField
    province: ProvinceField


class TermPay(Move, frozen=True, tag="term-pay"):
    form: ClassVar[str] = "term {who} promises {coins} coins and {ronin} ronin later"
    who: SeatField
    coins: int
    ronin: int


class Propose(Move, frozen=True, tag="propose"):
    form: ClassVar[str] = "propose the deal"


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take back the deal being worded, or the proposal that stands."""

    form: ClassVar[str] = "withdraw the deal"


class Accept(Move, frozen=True, tag="accept"):
    form: ClassVar[str] = "accept the deal of {target}"
    target: SeatField


class Refuse(Move, frozen=True, tag="refuse"):
    form: ClassVar[str] = "refuse the deal of {target}"
    target: SeatField


TERMS = (TermAlly, TermKeepOut, TermMandate, TermNoBetray, TermSpare, TermNoBid, TermPay)
"""RS-4.20 to RS-4.26: the promises."""

TALK = (
    Speak,
    Hush,
    GiveCoins,
    GiveRonin,
    DraftOpen,
    DraftPrivate,
    TermCoins,
    TermRonin,
    *TERMS,
    Propose,
    Withdraw,
    Accept,
    Refuse,
)
"""RS-4.8: what is said or given while a question stays open."""
