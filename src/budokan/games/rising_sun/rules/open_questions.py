"""How questions are asked in Rising Sun: while one is open, the others may talk, and so may those who are asked."""

from __future__ import annotations

from collections.abc import Mapping

from budokan.games.rising_sun.rules.negotiation import READY, Speaking, may_speak, say, talk
from budokan.games.rising_sun.table import Table
from budokan.games.rising_sun.talk_moves import SPEECH, Speak
from budokan.kernel.frames import NOTHING, Ballot, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

SPEAK = Speak()


@frame
class OpenQuestion(Question):
    """RS-4.1, RS-4.3: a question during which players may make agreements and give Coins and Ronin."""

    def choices(self, table: Table) -> list[Move]:
        """What the rules offer, without the talk."""
        raise AssertionError(f"{type(self).__name__} must say what may be chosen")

    def chosen(self, table: Table, move: Move) -> Frames:
        raise AssertionError(f"{type(self).__name__} must say what a choice does")

    def options(self, table: Table) -> list[Move]:
        moves = self.choices(table)
        if may_speak(table, self.seat):
            moves.append(SPEAK)
        return moves

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Speak):
            return [Speaking(self.seat), self]
        return self.chosen(table, move)

    def asides(self, table: Table, seat: Seat) -> list[Move]:
        return talk(table, seat)

    def aside(self, table: Table, seat: Seat, move: Move) -> Frames:
        return say(table, seat, move)


@frame
class OpenBallot(Ballot):
    """RS-4.1, RS-4.3: the same where several are asked at once."""

    def asides(self, table: Table, seat: Seat) -> list[Move]:
        return talk(table, seat)

    def is_aside(self, table: Table, seat: Seat, move: Move) -> bool:
        return type(move) in SPEECH

    def aside(self, table: Table, seat: Seat, move: Move) -> Frames:
        return say(table, seat, move)


@frame
class Meeting(OpenBallot):
    """RS-4.32, RS-7.6: all of them at once give, propose and answer as they like, until they are ready."""

    def options(self, table: Table, seat: Seat) -> list[Move]:
        return [READY]

    def resolve(self, table: Table, answers: Mapping[Seat, Move]) -> Frames:
        return NOTHING
