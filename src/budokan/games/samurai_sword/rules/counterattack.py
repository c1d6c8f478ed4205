"""Chapter 16, Counterattack: a parry that strikes back."""

from __future__ import annotations

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import GiveUp
from budokan.games.samurai_sword.rules.hand import PutAway
from budokan.games.samurai_sword.rules.okuni import avoid, crane_answers
from budokan.games.samurai_sword.rules.parry import parries, parry_with
from budokan.games.samurai_sword.rules.wounds import TAKE_IT, wound
from budokan.games.samurai_sword.table import Table
from budokan.kernel.frames import Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def counterattack(table: Table, attacker: Seat, by: Seat) -> Frames:
    """SS-16.37, SS-5.13, SS-15.29: it lies beside the pile while the attacker answers; Chiyome is not wounded by it."""
    table.play_from_hand(by, "counterattack")
    table.tell(tell.Parried(by, "counterattack"))
    away = PutAway(by, "counterattack")
    if abilities.only_weapons_wound(table, attacker):
        table.use_ability(attacker)
        return [away]
    return [AnswerCounterattack(attacker, by), away]


@frame
class AnswerCounterattack(Question):
    """SS-16.37, SS-16.39: the attacker gives up a Parry or takes one wound; he is asked whatever he holds."""

    by: Seat

    def ask(self, table: Table) -> Text:
        return Text("ask-counterattack", {"seat": SeatRef(self.seat), "by": SeatRef(self.by)}, "SS-16.37")

    def options(self, table: Table) -> list[Move]:
        return [TAKE_IT, *parries(table, self.seat, "counterattack"), *crane_answers(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if move == TAKE_IT:
            return wound(table, self.seat, 1, self.by)
        if isinstance(move, GiveUp):
            return avoid(table, self.seat, move)
        return parry_with(table, self.seat, move, "counterattack")
