"""One person at one puzzle: a lesson of a single step, with what came of every other move where the puzzle was proved."""

from __future__ import annotations

from budokan import game as game_named
from budokan.hall.errors import Refusal
from budokan.hall.live_game import Played
from budokan.hall.rows import Setup
from budokan.hall.schemas.tables import LessonState, in_words
from budokan.kernel.errors import IllegalMove
from budokan.kernel.moves import Move
from budokan.kernel.records import read_record
from budokan.kernel.texts import Seat, SeatRef, Text, text_of
from budokan.teaching.puzzle import Puzzle, shipped

HUNDRED = 100


def moment_of(puzzle: Puzzle) -> int:
    """How many decisions had been made."""
    return len(read_record(puzzle.record).lines)


class Attempt:
    """One person at one puzzle, as a room asks a lesson."""

    def __init__(self, table: Played, puzzle: Puzzle) -> None:
        self._table = table
        self.puzzle = puzzle
        self.moment = moment_of(puzzle)
        self.read = -1
        """They have seen that they found it, and play on."""

    @property
    def made(self) -> int | None:
        """How many decisions of the puzzle were made: 0 or 1; None once the game goes its own way."""
        live = self._table.live
        if live is None or live.made not in (self.moment, self.moment + 1):
            return None
        if live.made == self.moment:
            return 0 if self.puzzle.seat in live.table.waiting else None
        last = live.decisions[-1]
        return 1 if (last.seat, str(last.move)) == (self.puzzle.seat, self.puzzle.move) else None

    @property
    def step(self) -> None:
        """What the script would do: nobody has written it."""
        return None

    def lets(self, seat: Seat) -> bool:
        """Whether a bot may answer: when the puzzle is solved, and that was read."""
        return self.made is None or self.read > 0

    def answer(self, seat: Seat) -> Move | None:
        """What the script does in this seat: nothing."""
        return None

    def check(self, seat: Seat, move: Move) -> None:
        """Refuse a move that is offered and does not win, and say what came of it."""
        made = self.made
        if made is None or (made == 1 and self.read > 0):
            return
        if made == 1 or seat != self.puzzle.seat:
            raise Refusal("hall-puzzle-read-first")
        if str(move) != self.puzzle.move:
            raise IllegalMove(why_not(self.puzzle, move), "", self.puzzle.game)

    def shown(self) -> LessonState | None:
        """What the person is told now."""
        made = self.made
        if made is None or (made == 1 and self.read > 0):
            return None
        solved = made == 1
        ended = self._table.live is not None and self._table.live.table.over  # by the move itself: nothing waits any more
        say = _solved(self.puzzle) if solved else Text("hall-puzzle-task", {"count": len(self.puzzle.won)})
        return LessonState(made, 1, in_words(say), "", solved and not ended, solved, self.puzzle.id)

    def has_read(self, seat: Seat | None, step: int) -> None:
        """The person has read that they found it: the game goes on."""
        if seat != self.puzzle.seat:
            raise Refusal("hall-only-players")
        if step == self.made == 1:
            self.read = 1


def attempt_at(table: Played, setup: Setup) -> Attempt | None:
    """The attempt at this table; a puzzle that is no longer among ours is a game like any other."""
    puzzle = shipped().get(setup.puzzle) if setup.puzzle else None
    return None if puzzle is None else Attempt(table, puzzle)


def why_not(puzzle: Puzzle, move: Move) -> Text:
    """What came of this move where the puzzle was proved, and who won instead most often."""
    times = puzzle.won.get(str(move))
    if times is None:  # talk, and other asides that were not weighed
        return Text("hall-puzzle-not-asked")
    others = {seat: won for seat, won in enumerate(times) if seat != puzzle.seat}
    made, own = text_of("move", move), _of_a_hundred(puzzle, times[puzzle.seat])
    if not others or max(others.values()) == 0:
        return Text("hall-puzzle-not-alone", {"move": made, "won": own})
    most = max(others, key=lambda seat: others[seat])
    theirs = _of_a_hundred(puzzle, others[most])
    return Text("hall-puzzle-not", {"move": made, "won": own, "who": SeatRef(most), "theirs": theirs})


def _solved(puzzle: Puzzle) -> Text:
    won = {move: times[puzzle.seat] for move, times in puzzle.won.items()}
    second = max((move for move in won if move != puzzle.move), key=lambda move: won[move])
    other = text_of("move", game_named(puzzle.game).moves.parse(second))
    mine, theirs = _of_a_hundred(puzzle, won[puzzle.move]), _of_a_hundred(puzzle, won[second])
    return Text("hall-puzzle-solved", {"won": mine, "move": other, "theirs": theirs, "redeals": puzzle.redeals})


def _of_a_hundred(puzzle: Puzzle, times: int) -> int:
    return round(HUNDRED * times / puzzle.redeals)
