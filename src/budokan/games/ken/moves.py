"""What a player may answer. Cards in hand are named by kind, cards on the table by kind and number: `shin#7`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from budokan.kernel.moves import Move, Once
from budokan.kernel.texts import SeatField, word

CardField = Annotated[str, word("card")]


class Draw(Move, frozen=True, tag="ken-draw"):
    form: ClassVar[str] = "draw {count}"
    count: int


class Play(Move, frozen=True, tag="ken-play"):
    """Play a card that needs no companion: a master, a character, a place, an event."""

    form: ClassVar[str] = "play {card}"
    card: CardField


class PlayTogether(Move, frozen=True, tag="ken-play-together"):
    """An inhabited place and an army that enters with it."""

    form: ClassVar[str] = "play {place} with {army}"
    place: CardField
    army: CardField


class PlayWithTwo(Move, frozen=True, tag="ken-play-with-two"):
    """An army that needs two places; the first named is played first."""

    form: ClassVar[str] = "play {place} and {second} with {army}"
    place: CardField
    second: CardField
    army: CardField


class AddArmy(Move, frozen=True, tag="ken-add-army"):
    form: ClassVar[str] = "add {army}"
    army: CardField


class NoFurtherArmy(Move, frozen=True, tag="ken-no-further-army"):
    form: ClassVar[str] = "no further army"


class Assign(Move, frozen=True, tag="ken-assign"):
    form: ClassVar[str] = "assign {card} to {host}#{piece}"
    card: CardField
    host: CardField
    piece: int


class EndPresentation(Move, frozen=True, tag="ken-end-presentation"):
    form: ClassVar[str] = "end presentation"


class EndChoice(Move, frozen=True, tag="ken-end-choice"):
    """The start with cards in the present: no more cards are chosen."""

    form: ClassVar[str] = "end choice"


class Pass(Move, frozen=True, tag="ken-pass"):
    form: ClassVar[str] = "pass"


class Discard(Move, frozen=True, tag="ken-discard"):
    form: ClassVar[str] = "discard {card}"
    card: CardField


class Target(Move, frozen=True, tag="ken-target"):
    """Name a single card of a player without places as the target of the next group."""

    form: ClassVar[str] = "attack {card}#{piece}"
    card: CardField
    piece: int


class Send(Move, frozen=True, tag="ken-send"):
    """Name the next card of a group."""

    form: ClassVar[str] = "send {card}#{piece}"
    card: CardField
    piece: int


class Close(Move, frozen=True, tag="ken-close"):
    form: ClassVar[str] = "close the group"


class StopAttacking(Move, frozen=True, tag="ken-stop-attacking"):
    form: ClassVar[str] = "attack no more"


class LeaveUndefended(Move, frozen=True, tag="ken-leave-undefended"):
    form: ClassVar[str] = "leave undefended"


class Fight(Move, frozen=True, tag="ken-fight"):
    """Advanced game: which combat is fought next."""

    form: ClassVar[str] = "fight combat {battle} for {card}"
    battle: int
    card: CardField


class Activate(Move, frozen=True, tag="ken-activate"):
    """Activate an ability; the card may be the piece's own or one assigned to it."""

    form: ClassVar[str] = "activate {card}#{piece} ability {ability}"
    card: CardField
    piece: int
    ability: int


class Ready(Move, frozen=True, tag="ken-ready"):
    form: ClassVar[str] = "no further ability"


class Use(Move, frozen=True, tag="ken-use"):
    """Use a technique or spirit from the hand."""

    form: ClassVar[str] = "use {card}"
    card: CardField


class UsePaid(Move, frozen=True, tag="ken-use-paid"):
    """The same, and activate its ability with the master's lives."""

    form: ClassVar[str] = "use {card} and activate it"
    card: CardField


class Show(Move, frozen=True, tag="ken-show"):
    """Show a permanent technique or spirit."""

    form: ClassVar[str] = "show {card}"
    card: CardField


class ShowPaid(Move, frozen=True, tag="ken-show-paid"):
    form: ClassVar[str] = "show {card} and activate it"
    card: CardField


class Spend(Move, frozen=True, tag="ken-spend"):
    """Use a discard-after-use card that lies on the place of the combat."""

    form: ClassVar[str] = "spend {card}"
    card: CardField


class SpendOn(Move, frozen=True, tag="ken-spend-on"):
    """Use a discard-after-use card that lies on a card of one's group."""

    form: ClassVar[str] = "spend {card} on {host}#{piece}"
    card: CardField
    host: CardField
    piece: int


class Choose(Move, frozen=True, tag="ken-choose"):
    """Name a card on the table."""

    form: ClassVar[str] = "choose {card}#{piece}"
    card: CardField
    piece: int


class ChooseUsed(Move, frozen=True, tag="ken-choose-used"):
    """Name a technique or spirit in use."""

    form: ClassVar[str] = "choose {card} used by {target}"
    card: CardField
    target: SeatField


class ChooseAssigned(Move, frozen=True, tag="ken-choose-assigned"):
    """Name a card assigned to another."""

    form: ClassVar[str] = "choose {card} on {host}#{piece}"
    card: CardField
    host: CardField
    piece: int


class ChooseGroup(Move, frozen=True, tag="ken-choose-group"):
    form: ClassVar[str] = "choose the group of {target}"
    target: SeatField


class Take(Move, frozen=True, tag="ken-take"):
    """Take a card from the past or the future."""

    form: ClassVar[str] = "take {card}"
    card: CardField


class TakeNothing(Move, frozen=True, tag="ken-take-nothing"):
    form: ClassVar[str] = "find nothing"


class LoseLife(Move, frozen=True, tag="ken-lose-life"):
    """Which card of a stack with a Successor is lost."""

    form: ClassVar[str] = "lose {card}"
    card: CardField


# Moves that are made once: what is offered most.

SENDS: Final = Once[str, Once[int, Move]](lambda card: Once(lambda number: Send(card, number)))
PLAYS: Final = Once[str, Move](Play)
PLAYS_TOGETHER: Final = Once[str, Once[str, Move]](lambda place: Once(lambda army: PlayTogether(place, army)))
DISCARDS: Final = Once[str, Move](Discard)
USES: Final = Once[str, Move](Use)
SHOWS: Final = Once[str, Move](Show)
DRAWS: Final = Once[int, Move](Draw)
