"""Chapter 5: a card is played on somebody, takes effect, is put away; and what its being played brings."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import Choose, DrawOne, NoThanks
from budokan.games.samurai_sword.rules.deck import DrawCards
from budokan.games.samurai_sword.table import Deed, Kind, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def announce(table: Table, seat: Seat, card: Kind, target: Seat) -> None:
    """SS-5.13: a card that names a player is laid down before all."""
    witness(table, seat, card, target)
    table.play_from_hand(seat, card)
    table.tell(tell.PlayedOn(seat, target, card))


def witness(table: Table, seat: Seat, card: Kind, target: Seat) -> None:
    """Whoever names a player shows something of his team: he could have named anybody else."""
    table.witness(Deed(seat, target, card, (1 << table.seats) - 1))


@frame
class PutAway(Step):
    """SS-5.13: a weapon or action that has taken effect is discarded, unless it came back to hand (SS-16.7)."""

    seat: Seat
    card: Kind

    def resolve(self, table: Table) -> Frames:
        return put_away(table, self.seat, self.card)


def put_away(table: Table, seat: Seat, card: Kind) -> Frames:
    """The same, now."""
    if card in table.resolving:
        table.put_away(card)
    return was_played(table, seat, card) if table.box.rising_sun else NOTHING


def then_put_away(table: Table, follows: Frames, seat: Seat, card: Kind) -> Frames:
    """SS-5.13: the card is put away after what follows from it; at once if nothing does."""
    return [*follows, PutAway(seat, card)] if follows else put_away(table, seat, card)


def was_played(table: Table, seat: Seat, card: Kind) -> Frames:
    """SS-15.1, SS-16.31: what a played torii or koi card brings once it is discarded."""
    follows: list[Frame] = []
    suit = table.box.suit[card]
    if suit == "torii" and table.is_a("bokuden", seat):
        follows.append(MayDraw(seat))
    if suit == "koi":
        follows += [GiveCard(seat)] * table.in_front("kote", seat)
    return follows


@frame
class MayDraw(Question):
    """SS-15.1: Bokuden may draw a card for each torii card he plays."""

    def ask(self, table: Table) -> Text:
        return Text("ask-draw-one", {"seat": SeatRef(self.seat)}, "SS-15.1")

    def options(self, table: Table) -> list[Move]:
        return [DrawOne(), NoThanks()]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, NoThanks):
            return NOTHING
        table.use_ability(self.seat)
        return [DrawCards(self.seat, 1)]


@frame
class GiveCard(Question):
    """SS-16.31: Kote: a player of his choice draws a card for each koi card he plays."""

    def ask(self, table: Table) -> Text:
        return Text("ask-kote", {"seat": SeatRef(self.seat)}, "SS-16.31")

    def options(self, table: Table) -> list[Move]:
        return [Choose(self.seat), *[Choose(seat) for seat in table.others(self.seat)]]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Choose), "a player is chosen"
        return [DrawCards(move.target, 1)]
