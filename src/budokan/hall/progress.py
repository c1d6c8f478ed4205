"""How far the learner of a first game has come: it follows from the decisions made, and from what they have read."""

from __future__ import annotations

from budokan.hall.errors import Refusal
from budokan.hall.live_game import LiveGame, Played
from budokan.hall.rows import Setup
from budokan.hall.schemas.tables import LessonState, in_words
from budokan.kernel.errors import IllegalMove
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text
from budokan.teaching.script import Script, Step, scripts


class Progress:
    """How far the learner at one table has come."""

    def __init__(self, table: Played, script: Script) -> None:
        self._table = table
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
        live = self._table.live
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
        step, live = self.step, self._table.live
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

    def _text(self, id: str) -> Text:
        """A message of the script; it may name whoever sits at the table."""
        seats: dict[str, Arg] = {f"p{seat}": SeatRef(seat) for seat in range(self.script.seats)}
        return Text(id, seats)


def progress_at(table: Played, setup: Setup) -> Progress | None:
    script = scripts().get(setup.header.game) if setup.lesson else None
    return None if script is None else Progress(table, script)
