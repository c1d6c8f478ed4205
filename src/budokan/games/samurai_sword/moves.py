"""What a player may answer. Cards are named by kind: two Bokken are the same card."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from budokan.kernel.moves import Move, Once
from budokan.kernel.texts import SeatField, word

CardField = Annotated[str, word("card")]


class Attack(Move, frozen=True, tag="attack"):
    form: ClassVar[str] = "attack {target} with {weapon}"
    target: SeatField
    weapon: CardField


class Play(Move, frozen=True, tag="play"):
    """Play a card that needs no target: a property in front of oneself, or an action."""

    form: ClassVar[str] = "play {card}"
    card: CardField


class PlayOn(Move, frozen=True, tag="play-on"):
    """Play a card on one player: Bushido, Diversion, Breathing and the like."""

    form: ClassVar[str] = "play {card} on {target}"
    card: CardField
    target: SeatField


class SendGeisha(Move, frozen=True, tag="geisha-property"):
    form: ClassVar[str] = "send geisha to {target} for {property}"
    target: SeatField
    property: CardField


class SendGeishaForHand(Move, frozen=True, tag="geisha-hand"):
    form: ClassVar[str] = "send geisha to {target} for a card in hand"
    target: SeatField


class Imitate(Move, frozen=True, tag="imitate"):
    form: ClassVar[str] = "imitate {property} of {target}"
    target: SeatField
    property: CardField


class Spend(Move, frozen=True, tag="spend"):
    """Nobunaga: give up one resilience for a card."""

    form: ClassVar[str] = "spend resilience for a card"


class Seize(Move, frozen=True, tag="seize"):
    """Shima: give up one resilience for a property in play."""

    form: ClassVar[str] = "spend resilience for {property} of {target}"
    target: SeatField
    property: CardField


class EndPlay(Move, frozen=True, tag="end"):
    form: ClassVar[str] = "end play"


class Discard(Move, frozen=True, tag="discard"):
    form: ClassVar[str] = "discard {card}"
    card: CardField


class TakeIt(Move, frozen=True, tag="take-it"):
    """Let it happen: no parry, nothing given up."""

    form: ClassVar[str] = "take it"


class Parry(Move, frozen=True, tag="parry"):
    form: ClassVar[str] = "parry with {card}"
    card: CardField


class ParryWithProperty(Move, frozen=True, tag="parry-property"):
    """Kanbei: a property in front of him as a parry."""

    form: ClassVar[str] = "parry with {property} in play"
    property: CardField


class GiveUp(Move, frozen=True, tag="give-up"):
    """Give a card from hand up: a weapon to Jujutsu or Bushido, a crane card to Okuni's answer."""

    form: ClassVar[str] = "give up {card}"
    card: CardField


class GivePeasant(Move, frozen=True, tag="give-peasant"):
    form: ClassVar[str] = "give up a peasant"


class LoseHonour(Move, frozen=True, tag="lose-honour"):
    """Bushido: keep the weapons and lose an honour point."""

    form: ClassVar[str] = "lose honour"


class DropBushido(Move, frozen=True, tag="drop-bushido"):
    """Bushido before the Shogun of three players: it is only discarded."""

    form: ClassVar[str] = "let bushido go"


class FromDeck(Move, frozen=True, tag="from-deck"):
    form: ClassVar[str] = "draw from the deck"


class FromDiscards(Move, frozen=True, tag="from-discards"):
    form: ClassVar[str] = "draw from the discards"


class Show(Move, frozen=True, tag="show"):
    """Intuition: show a card of one's hand."""

    form: ClassVar[str] = "show {card}"
    card: CardField


class TakeShown(Move, frozen=True, tag="take-shown"):
    form: ClassVar[str] = "take {card} shown by {target}"
    card: CardField
    target: SeatField


class DrawOne(Move, frozen=True, tag="draw-one"):
    form: ClassVar[str] = "draw a card"


class NoThanks(Move, frozen=True, tag="no-thanks"):
    form: ClassVar[str] = "no thanks"


class Choose(Move, frozen=True, tag="choose"):
    """Choose a player: for Kote's card."""

    form: ClassVar[str] = "choose {target}"
    target: SeatField


class RevealMore(Move, frozen=True, tag="reveal-more"):
    form: ClassVar[str] = "turn another card"


class Settle(Move, frozen=True, tag="settle"):
    """Masamune: the card he settles for."""

    form: ClassVar[str] = "settle for {card}"
    card: CardField


# Moves that are made once: what is offered most.

MOST_SEATS: Final = 8

PLAYS: Final = Once[str, Move](Play)
ATTACKS: Final = Once[str, list[Move]](lambda weapon: [Attack(target, weapon) for target in range(MOST_SEATS)])
PLAYS_ON: Final = Once[str, list[Move]](lambda card: [PlayOn(card, target) for target in range(MOST_SEATS)])
GEISHA_FOR: Final = Once[str, list[Move]](lambda property: [SendGeisha(target, property) for target in range(MOST_SEATS)])
GEISHA_FOR_HANDS: Final[list[Move]] = [SendGeishaForHand(target) for target in range(MOST_SEATS)]
PARRIES: Final = Once[str, Move](Parry)
GIVES_UP: Final = Once[str, Move](GiveUp)
DISCARDS: Final = Once[str, Move](Discard)
