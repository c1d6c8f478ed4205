"""What a player may say at the Tea Ceremony and while others decide: alliances, gifts, deals."""

from __future__ import annotations

from typing import ClassVar, Final

from budokan.games.rising_sun.moves import AdvantageField, MandateField, ProvinceField
from budokan.kernel.moves import Move, Once
from budokan.kernel.texts import SeatField


class Ready(Move, frozen=True, tag="ready"):
    """Nothing more to say in this Tea Ceremony or before this war, unless somebody else has."""

    form: ClassVar[str] = "ready"


class OfferAlliance(Move, frozen=True, tag="offer-alliance"):
    form: ClassVar[str] = "offer {target} an alliance"
    target: SeatField


class AcceptAlliance(Move, frozen=True, tag="accept-alliance"):
    form: ClassVar[str] = "accept the alliance of {target}"
    target: SeatField


class RefuseAlliance(Move, frozen=True, tag="refuse-alliance"):
    form: ClassVar[str] = "refuse the alliance of {target}"
    target: SeatField


class WithdrawOffer(Move, frozen=True, tag="withdraw-offer"):
    """Take back the offer of an alliance."""

    form: ClassVar[str] = "withdraw the offer to {target}"
    target: SeatField


class NameAlly(Move, frozen=True, tag="name-ally"):
    form: ClassVar[str] = "name {target} as ally"
    target: SeatField


class NameNobody(Move, frozen=True, tag="name-nobody"):
    form: ClassVar[str] = "name nobody"


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
    OfferAlliance,
    AcceptAlliance,
    RefuseAlliance,
    WithdrawOffer,
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

SPEECH = frozenset(TALK)
"""The same: there is much of it, and it is told from the rest by its kind at once."""


COINS_OF: Final = Once[int, Once[int, Move]](lambda who: Once(lambda amount: TermCoins(who, amount)))
RONIN_OF: Final = Once[int, Once[int, Move]](lambda who: Once(lambda amount: TermRonin(who, amount)))
"""What each seat may give in a deal, made once."""
