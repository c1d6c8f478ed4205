"""Chapters 16 to 18 and 27: the turn of the base game, its order phase, its draw and its epilogue."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.abilities import income
from budokan.games.ken.moves import DISCARDS, DRAWS, Discard, Draw
from budokan.games.ken.rules.attack import CombatPhase
from budokan.games.ken.rules.presentation import Presentation, window
from budokan.games.ken.rules.victory import leads, lose_by_empty_future, lose_by_last_card, win_by_points
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

HAND_LIMIT = 7
MOST_DRAWN = 3


@frame
class Turn(Step):
    """KEN-16.1: order and disengage, draw, presentation, combat, epilogue; then the other player."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        begin_turn(table, self.seat)
        return PHASES[self.seat]


def begin_turn(table: Table, seat: Seat) -> None:
    table.turn = seat
    table.turn_number += 1
    table.tell(tell.TurnBegan(seat, table.turn_number))


@frame
class OrderPhase(Step):
    """KEN-17.1 to KEN-17.5: green points, the test of victory, and the engaged cards are straightened."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        collect(table, self.seat)
        if leads(table, self.seat):
            win_by_points(table, self.seat)
            return NOTHING
        straighten(table, self.seat)
        return NOTHING


def collect(table: Table, seat: Seat) -> None:
    """KEN-17.1: his green points are added; from now on a new quiet time is counted (KEN-43.15)."""
    points = income(table, seat)
    table.attacked[seat] = False
    table.points[seat] += points
    if points:
        table.tell(tell.Income(seat, points, table.points[seat]))


def straighten(table: Table, seat: Seat) -> None:
    """KEN-17.5, KEN-17.6: his own engaged cards, not the opponent's."""
    engaged = [number for number in table.forces[seat] if table.pieces[number].engaged]
    for number in engaged:
        table.pieces[number] = table.pieces[number].turned(engaged=False)
    if engaged:
        table.tell(tell.Straightened(seat, tuple([table.pieces[number].card for number in engaged])))


@frame
class DrawPhase(Step):
    """KEN-18.2, KEN-18.5: he must draw, and with an empty future he has lost."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if not table.futures[self.seat]:
            lose_by_empty_future(table, self.seat)
            return NOTHING
        return [ChooseDraw(self.seat)]


def most_drawn(table: Table, seat: Seat) -> int:
    """KEN-15.7, KEN-18.1, KEN-18.4, KEN-31.21: three, no more than there are; two in the very first turn by the option."""
    most = MOST_DRAWN
    if table.turn_number == 1 and not table.advanced:
        most = table.rules.first_draw
    return min(most, len(table.futures[seat]))


@frame
class ChooseDraw(Question):
    """KEN-18.1, KEN-18.3: the number is named before any card is seen."""

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-draw", {"seat": SeatRef(self.seat)}, "KEN-18.1")

    def options(self, table: Table) -> list[Move]:
        return [DRAWS[count] for count in range(1, most_drawn(table, self.seat) + 1)]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Draw), "cards are drawn"
        table.draw(self.seat, move.count)
        if not table.advanced:
            lose_by_last_card(table, self.seat)
        return NOTHING


@frame
class HandLimit(Step):
    """KEN-19.6 to KEN-19.8: at the end of the presentation the active player comes down to seven cards."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if len(table.hands[self.seat]) <= HAND_LIMIT:
            return NOTHING
        return [ChooseDiscard(self.seat), self]


@frame
class ChooseDiscard(Question):
    """KEN-34.7: one at a time, in the open."""

    def ask(self, table: Table) -> Text:
        excess = len(table.hands[self.seat]) - HAND_LIMIT
        return Text("ask-ken-discard", {"seat": SeatRef(self.seat), "count": excess}, "KEN-19.6")

    def options(self, table: Table) -> list[Move]:
        return [DISCARDS[card] for card in dict.fromkeys(table.hands[self.seat])]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Discard), "a card is discarded"
        table.leave_hand(self.seat, move.card)
        table.away(self.seat, move.card, dead=False)
        table.tell(tell.Discarded(self.seat, move.card))
        return NOTHING


@frame
class Epilogue(Step):
    """KEN-27.1, KEN-27.2: the turn events of both players go to the pasts, and what lasts for the turn ends."""

    def resolve(self, table: Table) -> Frames:
        for seat in (0, 1):
            for number in table.destiny[seat].copy():
                card = table.pieces[number].card
                if table.box.duration[card] == "turn":
                    table.leave(number, dead=False)
        table.lasting = []
        table.tell(tell.TurnEnded(table.turn))
        return NOTHING


PHASES = tuple(
    (
        OrderPhase(seat),
        window(seat),
        window(1 - seat),
        DrawPhase(seat),
        window(seat),
        window(1 - seat),
        Presentation(seat),
        HandLimit(seat),
        CombatPhase(seat),
        Epilogue(),
        Turn(1 - seat),
    )
    for seat in (0, 1)
)
"""KEN-16.1: the phases of each player's turn, with the windows for events."""
