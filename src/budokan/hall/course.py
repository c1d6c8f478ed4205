"""The course of one game at a table of the hall: the table, every change so far, and what was told with each.

A change is a decision or an undo. Changes are numbered and the numbers never go back, so that a client knows what it has
missed and a message sent twice acts once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from budokan.hall.rows import Change
from budokan.kernel.errors import BadWords, BudokanError
from budokan.kernel.events import HouseDecides, Told
from budokan.kernel.game import Game
from budokan.kernel.moves import Move
from budokan.kernel.records import Header, Record
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, text


class Taken(NamedTuple):
    """A decision that was made: by whom, as which change, and whether it told nobody anything."""

    seat: Seat
    move: Move
    number: int
    quiet: bool


class Stale(BudokanError):
    """A decision made for a moment that has passed."""

    def __init__(self) -> None:
        super().__init__(text("hall-stale"))


class Step:
    """A decision that may be made: what the table would be, and what would be told. Nothing has happened yet."""

    __slots__ = ("after", "move", "quiet", "seat", "told")

    def __init__(self, before: Table, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.after = before.copy()
        self.after.listen()
        self.after.apply(seat, move)
        self.told: list[Told] = self.after.heard or []
        self.after.heard = None
        self.quiet = self._is_quiet(before)

    def _is_quiet(self, before: Table) -> bool:
        """BK-2.3 to BK-2.5, as `kernel.undo` has it: nothing told, no luck drawn, not over, nothing new for others to see."""
        after = self.after
        if self.told or after.over or after.luck.state != before.luck.state:
            return False
        others = [one for one in (None, *range(after.seats)) if one != self.seat]
        return all(after.see(one) == before.see(one) for one in others)


class Course:
    """One game being played, with its past."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.number = 0
        self.decisions: list[Taken] = []
        self.log: list[tuple[int, Told]] = []
        self.lost: dict[int, str] = {}
        """BK-5.2: the decisions that bots have lost, by their number, and why."""
        self.whole_since = 0
        self.asked_at: list[int] = []
        self._deal()

    def _deal(self) -> None:
        """The table before the first decision; what is told with the deal belongs to the number reached."""
        head = self.header
        if head.rules != self.game.rules:
            raise BadWords("other-rules", game=head.game, found=head.rules, expected=self.game.rules)
        if head.position is not None:
            self.table: Table = self.game.set_up(head.position, listen=True)
        else:
            self.table = self.game.new(head.seats, head.seed, head.mode, listen=True, **head.options)
        self.log = [(0, told) for told in self.table.heard or ()]
        self.table.heard = None
        self.decisions = []
        self.asked_at = [self.number] * self.table.seats

    @staticmethod
    def resumed(game: Game, header: Header, changes: Sequence[Change]) -> Course:
        """The course these changes make. What an undo takes back is never played."""
        kept: list[tuple[int, Seat, Move]] = []
        last_undo = 0
        for change in changes:
            if change.kind == "play":
                kept.append((change.number, change.seat, game.moves.parse(change.what)))
            else:
                del kept[len(kept) - int(change.what) :]
                last_undo = change.number
        course = Course(game, header)
        course.lost = {change.number: change.lost for change in changes if change.lost}
        course._again(kept)
        course.number = changes[-1].number if changes else 0
        course.whole_since = last_undo
        if last_undo == course.number:
            course.asked_at = [course.number] * course.table.seats
        return course

    def _again(self, decisions: Sequence[tuple[int, Seat, Move]]) -> None:
        """Make these decisions from the deal on, each under the number it had."""
        for number, seat, move in decisions:
            self.number = number - 1
            self.take(self.step(seat, move), self.lost.get(number, ""))

    # Deciding.

    def read(self, seat: Seat, number: int, said: Any) -> Step:
        """The step behind what a client sent, or why not."""
        if not self.asked_at[seat] <= number <= self.number:
            raise Stale
        return self.step(seat, self.game.moves.decode(said))

    def step(self, seat: Seat, move: Move) -> Step:
        if move not in self.table.options(seat):
            raise self.table.refusal(seat, move)
        return Step(self.table, seat, move)

    def take(self, step: Step, lost: str = "") -> None:
        """It happens. Where a bot has lost the decision, that is told before what follows from it."""
        same_question = not step.after.over and step.after.stack[-1] is self.table.stack[-1]
        self.table = step.after
        self.number += 1
        self.decisions.append(Taken(step.seat, step.move, self.number, step.quiet))
        if lost:
            self.lost[self.number] = lost
            self.log.append((self.number, Told(HouseDecides(step.seat, lost))))
        self.log += [(self.number, told) for told in step.told]
        if same_question:
            self.asked_at[step.seat] = self.number
        else:
            self.asked_at = [self.number] * self.table.seats

    # Undoing.

    def free(self, seat: Seat) -> int:
        """BK-2.1: how many decisions back this seat may go without asking anybody."""
        count = 0
        for taken in reversed(self.decisions):
            if taken.seat != seat or not taken.quiet:
                break
            count += 1
        return count

    def since_last_of(self, seat: Seat) -> int:
        """How many decisions must go so that this seat's last one goes; 0 if it has made none."""
        for count, taken in enumerate(reversed(self.decisions), start=1):
            if taken.seat == seat:
                return count
        return 0

    def undo(self, count: int) -> None:
        """Take the last decisions back, by playing the earlier ones again."""
        kept = self.decisions[: len(self.decisions) - count]
        number = self.number + 1
        self._deal()
        self._again([(taken.number, taken.seat, taken.move) for taken in kept])
        self.number = self.whole_since = number
        self.asked_at = [number] * self.table.seats

    # Telling.

    def told_since(self, number: int) -> list[tuple[int, Told]] | None:
        """What happened after this number, or None if only a snapshot can tell."""
        if not self.whole_since <= number <= self.number:
            return None
        first = len(self.log)
        while first and self.log[first - 1][0] > number:
            first -= 1
        return self.log[first:]

    def record(self) -> Record:
        """The record, with what the hall had promised about the luck."""
        return Record(self.header, tuple((taken.seat, taken.move) for taken in self.decisions), self.table.digest())
