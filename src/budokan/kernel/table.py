"""The table: a stack of frames, and the one loop that touches it.

Each game's table adds its own state and says how to copy itself. What a seat may see, and how the hidden things are dealt
anew, the game says for all its tables (`kernel/hooks.py`); everything else is here and the same for all games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from budokan.kernel.drawing import DRAWING
from budokan.kernel.errors import BadWords, IllegalMove
from budokan.kernel.events import Event, Told
from budokan.kernel.frames import NAMES, PHASES, Ballot, Decision, Frame, Frames, Question, Refusal, Step, follow
from budokan.kernel.hooks import NO_HOOKS, Hooks
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.outcome import Outcome
from budokan.kernel.piles import COMMON, Sorter
from budokan.kernel.positions import Position, digest_of, write_answers, write_stack
from budokan.kernel.records import Header, Record
from budokan.kernel.refusals import why_not
from budokan.kernel.texts import Seat
from budokan.kernel.trail import Trail, decisions_on
from budokan.kernel.views import Asked, Seen, View

Self = TypeVar("Self", bound="Table")

NOBODY: tuple[Seat, ...] = ()
NO_MOVES: list[Move] = []
"""What is offered before anybody has asked; replaced, never filled."""

ENDLESS: Final = 5_000
"""Steps between two decisions: the longest game known takes a hundred, and only a position somebody made up has no end."""


class Table:
    """One game being played."""

    def __init__(self, seats: int, luck: Luck) -> None:
        self.seats = seats
        self.luck = luck
        self.game_name: str = ""
        self.hooks: Hooks = NO_HOOKS
        self.heard: list[Told] | None = None
        self.stack: list[Frame] = []
        self.answers: dict[Seat, Move] = {}
        self.outcome: Outcome | None = None
        self.resigned: Seat | None = None
        self.header: Header | None = None
        self.trail: Trail = None
        self.sorter: Sorter = COMMON
        self._offered_to: Seat = -1
        self._offered: list[Move] = NO_MOVES
        self._expected: Question | None = None

    def __repr__(self) -> str:
        """The moment in a line."""
        made = f"{type(self).__name__} {self.game_name or 'of no game'} seats={self.seats} decisions={len(self.decisions())}"
        if self.outcome is not None:
            return f"<{made} over={self.outcome.reason} winners={self.outcome.winners}>"
        decision = self.decision if self.stack else None
        return f"<{made}>" if decision is None else f"<{made} waits for {NAMES[type(decision)]} of {self.waiting}>"

    def __str__(self) -> str:
        """The table as a spectator sees it, drawn."""
        return DRAWING.text(self)

    def _repr_html_(self) -> str:
        """The same for a notebook."""
        return DRAWING.html(self)

    # What each game says of its own table.

    def copy(self: Self) -> Self:
        """Another table at the same moment; what happens on one does not touch the other."""
        raise AssertionError(f"{type(self).__name__} must say how it is copied")

    def phase_now(self) -> str | None:
        """In which phase the table waits, which everybody may know: the uppermost frame that stands for one says it."""
        for frame in reversed(self.stack):
            phase = PHASES.get(type(frame))
            if phase is not None:
                return phase
        return None

    def imagined_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a redeal: what they say of hidden things is said of those dealt anew."""
        return options

    def state(self) -> dict[str, Any]:
        """The game's own state, JSON-ready and complete."""
        raise AssertionError(f"{type(self).__name__} must say what its state is")

    def components(self) -> list[str]:
        """Every component and where it lies, for the count that nothing is lost or doubled."""
        raise AssertionError(f"{type(self).__name__} must say where its components are")

    def has_ended(self) -> bool:
        """Whether what lies on the table has ended the game: nobody can be asked anything any more."""
        return False

    def is_unsettled(self) -> bool:
        """Whether an interruption may have something to settle now: a table that knows spares itself the question."""
        return True

    def how_many(self, mark: str) -> int:
        """How many there are of what a field of a frame is marked to number."""
        assert mark == "seat", f"{type(self).__name__} must say how many there are of each {mark}"
        return self.seats

    def how_many_of(self, mark: str, fields: Mapping[str, Any]) -> int:
        """How many there are of what a field of a frame is marked to number (`Of`), where the fields before it say of what."""
        raise AssertionError(f"{type(self).__name__} must say how many there are of each {mark}")

    def knows(self, kind: str, one: Any) -> bool:
        """Whether there is such a thing, in the box or on the table, as a field of a frame names (`Named`)."""
        raise AssertionError(f"{type(self).__name__} must say whether there is such a {kind}")

    def answer_itself(self, question: Question) -> Frames:
        """What follows where nobody sits: a game that leads figures of its own answers for them by its rules."""
        raise AssertionError(f"nobody sits at {question.seat} to answer {type(question).__name__}")

    # Whose decision it is, and what may be decided.

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def decision(self) -> Decision | None:
        """What the table waits for."""
        if self.outcome is not None:
            return None
        top = self.stack[-1]
        assert isinstance(top, Decision), "a table at rest waits for a decision"
        return top

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an answer; empty when the game is over."""
        if self.outcome is not None:
            return NOBODY
        top = self.stack[-1]
        if isinstance(top, Question):
            return (top.seat,)
        assert isinstance(top, Ballot), "a table at rest waits for a decision"
        return tuple([seat for seat in top.seats if seat not in self.answers])

    def options(self, seat: object) -> list[Move]:
        """Everything this seat may do now, asides included, in a stable order."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise self._no_such_seat()
        if self._offered_to == seat:
            return self._offered
        if self.outcome is not None:
            return []
        top = self.stack[-1]
        if isinstance(top, Question):
            if top.seat != seat:
                self._offered = top.asides(self, seat)
            elif top is not self._expected:
                self._offered = top.options(self)
        else:
            assert isinstance(top, Ballot), "a table at rest waits for a decision"
            self._offered = self._votes(top, seat)
        self._expected = None
        self._offered_to = seat
        return self._offered

    def _votes(self, top: Ballot, seat: Seat) -> list[Move]:
        if seat in top.seats and seat not in self.answers:
            asides = top.asides(self, seat)
            return top.options(self, seat) + asides if asides else top.options(self, seat)
        return top.asides(self, seat)

    def expect(self, question: Question, moves: list[Move]) -> Question:
        """A question that comes next, before anything else happens, with its options: whether to ask was seen by them."""
        self._expected = question
        self._offered = moves
        return question

    def impossible(self, seat: Seat) -> list[Refusal]:
        """What this seat might expect to do now but may not, each with its reason."""
        decision = self.decision
        return [] if decision is None or seat not in self.waiting else decision.impossible(self, seat)

    # Playing.

    def play(self, seat: object, move: object) -> None:
        """Make a move that is offered, or the one that prints so; refuse anything else, whatever it is, and change nothing."""
        self.apply(*self.offered(seat, move))

    def offered(self, seat: object, move: object) -> tuple[Seat, Move]:
        """The same seat and move, if it may make it now; otherwise the refusal. Nothing has happened yet."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise self.refusal(seat, move)
        if isinstance(move, str):
            move = self._printed(seat, move)
        if not isinstance(move, Move) or move not in self.options(seat):
            raise self.refusal(seat, move)
        return seat, move

    def _printed(self, seat: Seat, words: str) -> Move | str:
        """The move that prints like this, offered or not possible now; the words themselves if there is none."""
        for move in (*self.options(seat), *[refused.move for refused in self.impossible(seat)]):
            if str(move) == words:
                return move
        return words

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move known to be offered, unchecked: for search and for replays that check the digest."""
        self.trail = (self.trail, seat, move)
        self._offered_to = -1
        top = self.stack[-1]
        if isinstance(top, Question):
            if top.seat == seat:
                self.stack.pop()
                frames = top.answer(self, move)
                if frames:
                    follow(self.stack, frames)
            else:
                follow(self.stack, top.aside(self, seat, move))
        else:
            assert isinstance(top, Ballot), "a table at rest waits for a decision"
            if seat not in top.seats or seat in self.answers or top.is_aside(self, seat, move):
                follow(self.stack, top.aside(self, seat, move))
            else:
                self.answers[seat] = move
                if len(self.answers) == len(top.seats):
                    self.stack.pop()
                    answers = self.answers
                    self.answers = {}
                    follow(self.stack, top.resolve(self, answers))
        self.settle()

    def begin(self, frames: Frames) -> None:
        """Put the first frames down and go on to the first decision."""
        self._offered_to = -1
        follow(self.stack, frames)
        self.settle()

    def settle(self) -> None:
        """Resolve steps until somebody must decide or the game is over; a game that breaks in is asked before each frame."""
        stack = self.stack
        interruption = self.hooks.interruption
        for _ in range(ENDLESS):
            if self.outcome is not None:
                stack.clear()
                self.answers = {}
                return
            top = stack.pop()
            if interruption is not None and self.is_unsettled():
                first = interruption(self, top)
                if first:
                    stack.append(top)
                    follow(stack, first)
                    continue
            if isinstance(top, Step):
                frames = top.resolve(self)
            elif isinstance(top, Question):
                if top.seat < self.seats:
                    stack.append(top)
                    return
                frames = self.answer_itself(top)
            elif isinstance(top, Ballot) and not top.seats:
                frames = top.resolve(self, {})
            else:
                stack.append(top)
                return
            if frames:
                if len(frames) == 1:
                    stack.append(frames[0])
                else:
                    follow(stack, frames)
        raise BadWords("endless")

    def ask_again(self, seat: Seat) -> None:
        """Take back this seat's answer to the open ballot: what an aside has told it may change its mind."""
        if seat in self.answers:
            del self.answers[seat]
            self._offered_to = -1

    def finish(self, outcome: Outcome) -> None:
        """The game is over; what was still to come does not come."""
        self.outcome = outcome

    def resign(self, seat: Seat, outcome: Outcome) -> None:
        """BK-3.7: this seat has given up; no rule has asked for it, and nothing more is asked of anybody."""
        self.resigned = seat
        self._offered_to = -1
        self.finish(outcome)
        self.settle()

    def refusal(self, seat: object, move: object) -> IllegalMove:
        """Why this seat may not make this move now."""
        why, ruling = why_not(self, seat, move)
        return IllegalMove(why, ruling, self.game_name)

    def _no_such_seat(self) -> BadWords:
        return BadWords("no-such-seat", last=self.seats - 1).about(self.game_name)

    def _viewer(self, seat: object) -> Seat | None:
        """Who looks: a seat that is there, or None for the spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise self._no_such_seat()
        return seat

    # What is told and what is seen.

    def listen(self) -> None:
        """From now on events are kept; without a listener telling is free."""
        if self.heard is None:
            self.heard = []

    def tell(self, event: Event, to: Sequence[Seat] | None = None, others: Event | None = None) -> None:
        """Tell everybody, or only some seats and the others something else. Says at birth who may know what."""
        if self.heard is not None:
            self.heard.append(Told(event, None if to is None else tuple(to), others))

    def log(self, seat: object = None) -> list[Event]:
        """Everything this seat has heard at a table that is listened to; None is the spectator."""
        if self.heard is None:
            raise BadWords("nobody-listens").about(self.game_name)
        viewer = self._viewer(seat)
        told = [one.heard_by(viewer) for one in self.heard]
        return [event for event in told if event is not None]

    def view(self, seat: object) -> dict[str, Any]:
        """What this seat may know, as plain values ready for JSON; None is the spectator."""
        view: dict[str, Any] = msgspec.to_builtins(self.seen_by(self._viewer(seat)))
        return view

    def see(self, seat: Seat | None) -> Seen:
        """What this seat may know of the game's own state; None is the spectator."""
        return self.hooks.see(self, seat)

    def foresee(self, seat: Seat | None) -> Seen | None:
        """What the game reckons for a person at this seat who looks at the board; no part of the view, so bots do without."""
        return self.hooks.foresee(self, seat)

    def seen_by(self, seat: Seat | None) -> View:
        """The same with its types. Built up, never stripped."""
        decision = self.decision
        table = self.see(seat)
        if decision is None:
            return View(seat, self.seats, [], msgspec.UNSET, None, self.outcome, table)
        asked = Asked(NAMES[type(decision)], decision.ask(self), isinstance(decision, Ballot))
        return View(seat, self.seats, list(self.waiting), asked, self.phase_now(), None, table)

    def redeal(self: Self, seat: object, luck: object) -> Self:
        """Another table that looks the same to this seat: everything it cannot know is dealt anew by `Luck(number)`."""
        viewer = self._viewer(seat)
        if not isinstance(luck, Luck):
            raise BadWords("not-luck", found=str(luck)[:40]).about(self.game_name)
        if self.sorter is COMMON:
            self.sorter = Sorter()
        other = self.copy()
        other.luck = luck.branch()
        other.header = None
        other.trail = None
        if self.heard is not None:
            other.heard = [Told(event) for event in self.log(viewer)]
        other.hooks.deal_anew(other, viewer, luck)
        other.sorter = COMMON  # it knows how the cards really lie
        other._offered_to = -1
        for voter in other.answers:
            if voter != viewer:
                top = other.stack[-1]
                assert isinstance(top, Ballot), "answers belong to a ballot"
                other.answers[voter] = luck.pick(top.options(other, voter))
        return other

    # The record is the truth.

    def decisions(self) -> list[tuple[Seat, Move]]:
        """Every decision so far, oldest first."""
        return decisions_on(self.trail)

    def record(self) -> Record:
        """How this game was dealt and every decision made: enough to play it again."""
        if self.header is None:
            raise BadWords("no-record")
        return Record(self.header, tuple(self.decisions()), self.digest(), self.resigned)

    def position(self) -> Position:
        """This moment as JSON: enough to go on from here, though not to know how it came about."""
        if self.header is None:
            raise BadWords("no-record")
        return Position(
            game=self.header.game,
            rules=self.header.rules,
            mode=self.header.mode,
            seats=self.seats,
            options=self.header.options,
            luck=self.luck.text(),
            stack=write_stack(self.stack),
            answers=write_answers(self.answers),
            outcome=self.outcome,
            state=self.state(),
        )

    def digest(self, rules: int | None = None) -> str:
        """Thirty-two letters that differ where two positions differ; under an earlier number of the rules, if one is named."""
        position = self.position()
        if rules is not None:
            position.rules = rules
        return digest_of(position)

    def share_with(self, other: Table) -> None:
        """Give a copy everything that the kernel keeps, but for listeners; for the games' own copy()."""
        other.stack = self.stack[:]
        if self.answers:
            other.answers = self.answers.copy()
        other.outcome = self.outcome
        other.resigned = self.resigned
        other.game_name = self.game_name
        other.hooks = self.hooks
        other.header = self.header
        other.trail = self.trail
        other.sorter = self.sorter
