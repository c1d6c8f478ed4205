"""Chapter 13: the playing of events, and those that answer a loss."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.moves import PLAYS, Pass, Play
from budokan.games.ken.pieces import NONE, Kind
from budokan.games.ken.rules.card_texts import of_an_answer, of_an_event
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

PASS = Pass()


def play_event(table: Table, seat: Seat, card: Kind) -> Frames:
    """KEN-13.6 to KEN-13.14: it is announced, lies in the destiny or goes to the past, and acts."""
    table.leave_hand(seat, card)
    table.tell(tell.EventPlayed(seat, card))
    if table.box.duration[card] in ("turn", "permanent"):
        return of_an_event(table, seat, card, table.put(seat, card))
    table.away(seat, card, dead=False)
    return of_an_event(table, seat, card, NONE)


# The answer to a loss.


def answers_to(table: Table, number: int) -> list[Frame]:
    """KEN-43.17: the owner of a beaten bearer is asked, if his deck holds an answer and his hand a card."""
    piece = table.pieces[number]
    for answer in table.decks[piece.seat].answers:
        for bearing in table.box.bearings(answer):
            if any(card == bearing for card, _ in piece.assigned):
                return [AnswerLoss(piece.seat, piece.card)]
    return []


@frame
class AnswerLoss(Step):
    """KEN-24.12: who has no card in hand is not asked."""

    seat: Seat
    lost: Kind

    def resolve(self, table: Table) -> Frames:
        return [MayAnswerLoss(self.seat, self.lost)] if table.hands[self.seat] else NOTHING


@frame
class MayAnswerLoss(Question):
    """KEN-43.17: an event for the moment a card of one's own was beaten."""

    lost: Kind

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-answer-loss", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.lost}")}, "KEN-43.17")

    def options(self, table: Table) -> list[Move]:
        held = [card for card in dict.fromkeys(table.hands[self.seat]) if card in table.decks[self.seat].answers]
        return [PASS, *[PLAYS[card] for card in held]]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Pass):
            return NOTHING
        assert isinstance(move, Play), "an event answers the loss"
        table.leave_hand(self.seat, move.card)
        table.tell(tell.EventPlayed(self.seat, move.card))
        table.away(self.seat, move.card, dead=False)
        return of_an_answer(table, self.seat, move.card)
