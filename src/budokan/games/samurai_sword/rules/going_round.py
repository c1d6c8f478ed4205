"""Chapter 12, Battle Cry and Jujutsu: they go round the table, and everybody answers in his turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import GIVES_UP, GiveUp
from budokan.games.samurai_sword.rules.okuni import avoid, crane_answers
from budokan.games.samurai_sword.rules.parry import parries, parry_with
from budokan.games.samurai_sword.rules.wounds import TAKE_IT, wound
from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


@frame
class AnswerBattleCry(Question):
    """SS-12.20: play a Parry or take one wound."""

    by: Seat

    def ask(self, table: Table) -> Text:
        return Text("ask-battle-cry", {"seat": SeatRef(self.seat), "by": SeatRef(self.by)}, "SS-12.20")

    def options(self, table: Table) -> list[Move]:
        return [TAKE_IT, *parries(table, self.seat, "battle-cry"), *crane_answers(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if move == TAKE_IT:
            return wound(table, self.seat, 1, self.by)
        if isinstance(move, GiveUp):
            return avoid(table, self.seat, move)
        return parry_with(table, self.seat, move, "battle-cry")


@frame
class AnswerJujutsu(Question):
    """SS-12.21: discard a weapon or take one wound."""

    by: Seat

    def ask(self, table: Table) -> Text:
        return Text("ask-jujutsu", {"seat": SeatRef(self.seat), "by": SeatRef(self.by)}, "SS-12.21")

    def options(self, table: Table) -> list[Move]:
        weapons = table.weapons_in_hand(self.seat)
        spared = [move for move in crane_answers(table, self.seat) if isinstance(move, GiveUp) and move.card not in weapons]
        return [TAKE_IT, *[GIVES_UP[kind] for kind in weapons], *spared]

    def answer(self, table: Table, move: Move) -> Frames:
        if move == TAKE_IT:
            return wound(table, self.seat, 1, self.by)
        assert isinstance(move, GiveUp), "a card is given up"
        if move.card not in table.box.weapons:
            return avoid(table, self.seat, move)
        table.discard(self.seat, move.card)
        table.tell(tell.GaveUp(self.seat, move.card))
        return NOTHING


ANSWERED: Final[dict[Kind, Callable[[Seat, Seat], Question]]] = {"battle-cry": AnswerBattleCry, "jujutsu": AnswerJujutsu}
"""What each of these actions asks."""


def goes_round(table: Table, card: Kind, by: Seat, seat: Seat) -> Frames:
    """SS-12.22, SS-12.23: the next player who is not harmless is asked; Chiyome is passed by (SS-13.3)."""
    while seat != by:
        after = table.left_of(seat)
        if not table.harmless(seat):
            if not abilities.only_weapons_wound(table, seat):
                question = ANSWERED[card](seat, by)
                return [question] if after == by else [question, GoesRound(card, by, after)]
            table.use_ability(seat)
        seat = after
    return NOTHING


@frame
class GoesRound(Step):
    """SS-12.22, SS-12.23: Battle Cry and Jujutsu are answered one after another, clockwise from the left of their player."""

    card: Kind
    by: Seat
    seat: Seat

    def resolve(self, table: Table) -> Frames:
        return goes_round(table, self.card, self.by, self.seat)
