"""First games: a room of one learner in which the other seats do what a script says. Bots wait for who is shown something.

How far the learner has come follows from the decisions made; what they have read of it is known only while the room is open.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from budokan.hall.errors import NotFound, Refusal
from budokan.hall.schemas.tables import LessonState, in_words
from budokan.kernel.errors import IllegalMove
from budokan.kernel.moves import Move
from budokan.kernel.records import Header
from budokan.kernel.texts import Arg, Seat, SeatRef, Text
from budokan.teaching.lesson import table_of
from budokan.teaching.script import Script, Step, scripts

if TYPE_CHECKING:
    from budokan.hall.live_game import LiveGame
    from budokan.hall.room import Room
    from budokan.hall.rows import Setup

LEVEL = "novice"
"""Against whom the learner plays on."""


def script_for(game: str) -> Script:
    script = scripts().get(game)
    if script is None:
        raise NotFound("hall-no-first-game", game=game[:40])
    return script


@cache
def header_of(game: str) -> Header:
    """What a first game is set up from."""
    header = table_of(script_for(game)).header
    assert header is not None, "a table that was set up has a header"
    return header


def players_of(game: str) -> list[str]:
    script = script_for(game)
    return ["you" if seat == script.learner else LEVEL for seat in range(script.seats)]


class Progress:
    """How far the learner at one table has come."""

    def __init__(self, room: Room, script: Script) -> None:
        self.room = room
        self.script = script
        self.moment = 0
        """The decision with which it begins."""
        self.read = -1
        """The last step the learner has read although it is not theirs; one beyond the last step: that the script has ended."""
        self._looked_at: tuple[LiveGame, int] | None = None
        self._follows = True

    @property
    def made(self) -> int | None:
        """How many steps were made; None once the game goes its own way."""
        live = self.room.live
        if live is None or live.made > len(self.script.steps):
            return None
        if self._looked_at != (live, live.number):
            self._looked_at = (live, live.number)
            whole = live.made == len(live.decisions)
            self._follows = whole and self.script.follows([(one.seat, one.move) for one in live.decisions])
        return live.made if self._follows and not live.table.over else None

    @property
    def step(self) -> Step | None:
        made = self.made
        return None if made is None or made == len(self.script.steps) else self.script.steps[made]

    def lets(self, seat: Seat) -> bool:
        """Whether a bot may answer in this seat now: it is its turn in the script, and what is said first has been read."""
        made, step = self.made, self.step
        if made is None:
            return True
        if step is None:
            return self.read >= made
        return self.script.seat_of(step) == seat and (not step.say or self.read >= made or seat == self.script.learner)

    def answer(self, seat: Seat) -> Move | None:
        """What the script does in this seat; None where nobody has written it."""
        step, live = self.step, self.room.live
        if step is None or live is None or self.script.seat_of(step) != seat:
            return None
        return step.answer(live.table.options(seat))

    def check(self, seat: Seat, move: Move) -> None:
        """Refuse, with its reason, a move that is legal and leads away from what is being shown."""
        step = self.step
        if step is None:
            return
        if self.script.seat_of(step) != seat:
            raise Refusal("hall-lesson-wait")
        if not step.allows(move):
            raise IllegalMove(self._text(step.why_not(move)), "", self.script.game)

    def shown(self) -> LessonState | None:
        """What the learner is told now."""
        made, step = self.made, self.step
        if made is None or (step is None and self.read >= made):
            return None
        said, at = (self.script.end, "") if step is None else (step.say, step.at)
        waits = step is None or self.script.seat_of(step) != self.script.learner
        say = in_words(self._text(said)) if said else None
        return LessonState(made, len(self.script.steps), say, at, bool(said) and waits and self.read < made, step is None)

    def has_read(self, seat: Seat | None, step: int) -> None:
        """The learner has read what is said before a step that is not theirs: it happens."""
        if seat != self.script.learner:
            raise Refusal("hall-only-players")
        if step == self.made:
            self.read = step
        self.room.has_been_shown()

    def _text(self, id: str) -> Text:
        """A message of the script; it may name whoever sits at the table."""
        seats: dict[str, Arg] = {f"p{seat}": SeatRef(seat) for seat in range(self.script.seats)}
        return Text(id, seats)


def progress_in(room: Room, setup: Setup) -> Progress | None:
    script = scripts().get(setup.header.game) if setup.lesson else None
    return None if script is None else Progress(room, script)


def lesson_in(room: Room, seat: Seat | None) -> LessonState | None:
    """What the learner reads; it may name their cards, so nobody else is shown it."""
    if room.lesson is None or seat is None or room.seats[seat].kind != "person":
        return None
    return room.lesson.shown()


def is_held(room: Room) -> bool:
    """Whether nothing happens because the only person at the table is being shown something."""
    return room.held and [row.kind for row in room.seats].count("person") == 1 and all(row.kind != "open" for row in room.seats)


def due(room: Room) -> list[Seat]:
    """The bots that may answer now: none while people talk about an undo, or while somebody is being shown something.

    In a talk they hear people out first.
    """
    if room.live is None or room.undo_request is not None or is_held(room):
        return []
    taught = [seat for seat in room.waiting_bots() if room.lesson is None or room.lesson.lets(seat)]
    return [seat for seat in taught if room.plan.hearing.lets(seat)]


def hold(room: Room, seat: Seat | None, on: bool) -> None:
    """Somebody is being shown something, or is not any more. Where other people play it holds up nobody."""
    if seat is None:
        raise Refusal("hall-only-players")
    room.held = on
    room.has_been_shown()


def has_read(room: Room, seat: Seat | None, step: int) -> None:
    if room.lesson is None:
        raise Refusal("hall-no-lesson")
    room.lesson.has_read(seat, step)
