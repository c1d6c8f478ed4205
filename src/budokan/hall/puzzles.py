"""Puzzles at a table: the game as it stood, one person who has to find the move, and why another is not it.

A puzzle is a lesson of one step. Nothing of the answer leaves the hall before it is found: a wrong move is refused with what
came of it in the redeals by which the puzzle is proved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from budokan import game as game_named
from budokan.hall import archive
from budokan.hall.archive import Source
from budokan.hall.errors import NotFound, Refusal
from budokan.hall.schemas.requests import Fork, OpenPuzzle, PuzzleInfo, Puzzles, Seated
from budokan.hall.schemas.tables import LessonState, in_words
from budokan.hall.thinkers import default_level
from budokan.kernel.errors import IllegalMove
from budokan.kernel.moves import Move
from budokan.kernel.records import read_record
from budokan.kernel.texts import Seat, SeatRef, Text, text_of
from budokan.teaching.puzzle import Puzzle, of_the_day, shipped

if TYPE_CHECKING:
    from datetime import date

    from budokan.hall.lobby import Hall
    from budokan.hall.room import Room
    from budokan.hall.rows import Setup

HUNDRED = 100


def offered(day: date) -> Puzzles:
    """All puzzles, and the one of this day."""
    every = list(shipped().values())
    shown = [PuzzleInfo(one.id, one.game, one.seats, one.seat, one.theme, one.level, len(one.won)) for one in every]
    return Puzzles(of_the_day(day, every).id, tuple(shown))


async def lay_out(hall: Hall, id: str, form: OpenPuzzle, address: str) -> Seated:
    """A table at which this puzzle lies."""
    puzzle = shipped().get(id)
    if puzzle is None:
        raise NotFound("hall-no-such-puzzle", puzzle=id[:40])
    moment = moment_of(puzzle)
    found = await hall.services.thinkers.archive.run(archive.fork, f"puzzle-{id}", Source(puzzle.record), moment, near=id)
    assert found is not None, "what is given is there"
    fork = Fork(decision=moment, seat=puzzle.seat, name=form.name, level=default_level())
    return await hall.go_on(found[1], fork, address, puzzle=id)


def moment_of(puzzle: Puzzle) -> int:
    """How many decisions had been made."""
    return len(read_record(puzzle.record).lines)


class Attempt:
    """One person at one puzzle, as a room asks a lesson."""

    def __init__(self, room: Room, puzzle: Puzzle) -> None:
        self.room = room
        self.puzzle = puzzle
        self.moment = moment_of(puzzle)
        self.read = -1
        """They have seen that they found it, and play on."""

    @property
    def made(self) -> int | None:
        """How many decisions of the puzzle were made: 0 or 1; None once the game goes its own way."""
        live = self.room.live
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
        ended = self.room.live is not None and self.room.live.table.over  # by the move itself: nothing waits any more
        say = _solved(self.puzzle) if solved else Text("hall-puzzle-task", {"count": len(self.puzzle.won)})
        return LessonState(made, 1, in_words(say), "", solved and not ended, solved, self.puzzle.id)

    def has_read(self, seat: Seat | None, step: int) -> None:
        """The person has read that they found it: the game goes on."""
        if seat != self.puzzle.seat:
            raise Refusal("hall-only-players")
        if step == self.made == 1:
            self.read = 1
        self.room.has_been_shown()


def attempt_in(room: Room, setup: Setup) -> Attempt | None:
    """The attempt at this table; a puzzle that is no longer among ours is a game like any other."""
    puzzle = shipped().get(setup.puzzle) if setup.puzzle else None
    return None if puzzle is None else Attempt(room, puzzle)


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
