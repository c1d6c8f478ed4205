"""Chapters 3 and 12: stacks of lives, rival copies, and the Successor."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.moves import LoseLife
from budokan.games.ken.pieces import Kind, PieceHere
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatOrNobody, SeatRef, Text, WordRef

NOBODY_SCORES = -1
"""KEN-26.12, KEN-29.50: a loss that brings no ochre points."""


def enter(table: Table, seat: Seat, card: Kind) -> int:
    """KEN-3.3, KEN-6.5: a protagonist enters the present, or a life is added to its stack; its number."""
    number = table.stack_of(card, seat) if card in table.box.life else 0
    if number:
        piece = table.pieces[number]
        table.pieces[number] = piece.of(piece.copies + 1)
        table.tell(tell.LifeAdded(seat, card, table.lives(table.pieces[number])))
        return number
    table.tell(tell.Played(seat, card))
    return table.put(seat, card)


def rival(table: Table, seat: Seat, card: Kind) -> Frames:
    """KEN-3.7, KEN-3.8: a copy of the opponent's life card goes to the past and costs him a life; nobody scores."""
    table.tell(tell.RivalPlayed(seat, card))
    table.away(seat, card, dead=False)
    return lose_lives(table, table.stack_of(card, 1 - seat), 1, dead=False, scorer=NOBODY_SCORES)


@frame
class Suffer(Step):
    """KEN-25.8, KEN-25.9: a card in combat loses lives, or is beaten if it has a number; `scorer` takes its ochre points."""

    piece: int
    lives: int
    dead: bool
    scorer: SeatOrNobody

    def resolve(self, table: Table) -> Frames:
        piece = table.pieces.get(self.piece)
        if piece is None:
            return NOTHING
        if piece.card in table.box.life:
            return lose_lives(table, self.piece, self.lives, dead=self.dead, scorer=self.scorer)
        beaten(table, self.piece, dead=self.dead, scorer=self.scorer)
        return NOTHING


def beaten(table: Table, number: int, *, dead: bool, scorer: Seat) -> None:
    """KEN-26.9, KEN-29.39, KEN-29.63: to the past, or out of the game if dead; the ochre points are scored at once."""
    piece = table.pieces[number]
    table.tell(tell.Beaten(piece.seat, piece.card))
    table.leave(number, dead=dead)
    if scorer != NOBODY_SCORES:
        table.score(scorer, table.box.ochre[piece.card])


def lose_lives(table: Table, number: int, lives: int, *, dead: bool, scorer: Seat) -> Frames:
    """KEN-12.9, KEN-12.10: one life after the other; with two master cards and a Successor the owner chooses."""
    while lives > 0 and number in table.pieces:
        piece = table.pieces[number]
        successor = table.successor_of(piece)
        if successor and piece.copies > 1 and lives < table.lives(piece):
            return [ChooseLostLife(piece.seat, number, lives, dead, scorer)]
        lose_card(table, number, successor or piece.card, dead=dead, scorer=scorer)
        lives -= 1
    return NOTHING


def lose_card(table: Table, number: int, card: Kind, *, dead: bool, scorer: Seat) -> None:
    """KEN-3.15, KEN-12.11, KEN-12.12: a card of the stack is lost; with the last master card the whole piece goes."""
    piece = table.pieces[number]
    if card != piece.card:
        owner = table.unassign(number, card)
        table.away(owner, card, dead=dead)
    elif piece.copies > 1:
        table.pieces[number] = piece.of(piece.copies - 1)
        table.away(piece.seat, card, dead=dead)
    else:
        table.leave(number, dead=dead)
    if table.heard is not None:
        left = table.lives(table.pieces[number]) if number in table.pieces else 0
        table.tell(tell.LifeLost(piece.seat, card, left))
    if scorer != NOBODY_SCORES:
        table.score(scorer, table.box.ochre[card])


@frame
class ChooseLostLife(Question):
    """KEN-12.10: with two or more master cards the owner chooses whether one of them or the Successor is lost."""

    piece: PieceHere
    lives: int
    dead: bool
    scorer: SeatOrNobody

    def ask(self, table: Table) -> Text:
        card = table.pieces[self.piece].card
        return Text("ask-ken-lost-life", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{card}")}, "KEN-12.10")

    def options(self, table: Table) -> list[Move]:
        piece = table.pieces[self.piece]
        return [LoseLife(piece.card), LoseLife(table.successor_of(piece))]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, LoseLife), "a life is lost"
        lose_card(table, self.piece, move.card, dead=self.dead, scorer=self.scorer)
        return lose_lives(table, self.piece, self.lives - 1, dead=self.dead, scorer=self.scorer)
