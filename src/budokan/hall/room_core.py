"""What a room is: one table of the hall, the people at it and the bots, and what they are in the middle of.

What happens there is above: what is shown of it (`outgoing`), what changes it (`changing`), what people do (`seating` ...),
what happens by itself (`planning`), and the `Room`, which brings them together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Sequence
from typing import Protocol, TypeVar

from budokan import game as game_named
from budokan.hall.attempts import attempt_at
from budokan.hall.audience import Audience
from budokan.hall.clocks import Clock
from budokan.hall.errors import NotYours, Refusal
from budokan.hall.live_game import LiveGame
from budokan.hall.names import Proof, hash_of
from budokan.hall.progress import progress_at
from budokan.hall.resuming import Chronicle
from budokan.hall.rows import ClockRow, Moment, SeatRow, SpokenRow, Stored
from budokan.hall.schemas.tables import LessonState, StandInRequest, TableState, UndoRequest
from budokan.hall.services import Services
from budokan.hall.store import AlreadyWritten
from budokan.hall.turns import Turns
from budokan.kernel.errors import BudokanError, IllegalMove
from budokan.kernel.texts import Seat, Text

T = TypeVar("T")

logger = logging.getLogger("budokan.hall")


class Plans(Protocol):
    """What will happen at the table by itself (`planning`), as those see it who change something."""

    @property
    def thinking(self) -> list[Seat]:
        """The slow bots that are at it."""

    def renew(self) -> None:
        """Something has changed: what does not hold any more is called off, and the rest planned."""


class RoomCore:
    """One table of the hall and whoever is at it. Only its own queue changes it."""

    plan: Plans

    def __init__(self, services: Services, stored: Stored, past: LiveGame | Chronicle | None = None) -> None:
        self.services = services
        self.setup = stored.setup
        self.code = stored.setup.code
        self.address = stored.setup.code
        """For whom the bots here think (`sharing`): who opened the table, or came first to one that was woken."""
        self.game = game_named(stored.setup.header.game)
        self.state: TableState = stored.state
        self.seats: list[SeatRow] = list(stored.seats)
        self.lines: list[SpokenRow] = stored.lines[-services.settings.chat_kept :]
        self.audience = Audience()
        self.clock = Clock(stored.setup.clock, len(stored.seats))
        self.clock.go_by(row.days for row in stored.seats)
        self.live = past if isinstance(past, LiveGame) else None
        self.chronicle = past if isinstance(past, Chronicle) else None
        """What was told of a game that the rules of today cannot play: there is no live game then."""
        self._moment = stored.moment
        self.undo_request: UndoRequest | None = stored.moment.undo
        self.undo_refused_at = stored.moment.undo_refused_at
        self.used_at = services.time.now()
        self.held = stored.moment.held
        """Somebody is being shown something: at a table of one person nothing happens meanwhile."""
        self.lesson = progress_at(self, stored.setup) or attempt_at(self, stored.setup)
        if self.lesson is not None:
            self.lesson.read = stored.moment.read
        self.kept = True
        """The store keeps it. A show of the hall (`watching`) is gone when it ends."""
        self.lost = False
        """Somebody else has written to this table: what is known here is no longer true."""
        self.absence = stored.setup.absence_rule
        self.stand_in: StandInRequest | None = stored.moment.stand_in
        self.stand_in_refused_at: int | None = stored.moment.stand_in_refused_at
        self.opened_at = services.time.now()
        """Since when at least who has not come is away, where nobody has written down when they went."""
        if self.state != "waiting":
            self._resume_clocks(stored)
        self.turns = Turns(f"room {self.code}", lambda: self.plan.renew(), self._is_used, self._has_failed)

    def _resume_clocks(self, stored: Stored) -> None:
        """BK-8.1: the clocks stand where they were last seen, each table by itself, and go on from now."""
        now, seats = self.services.time.now(), len(self.seats)
        written = stored.left or (stored.changes[-1].left if stored.changes else ())
        if len(written) == seats:
            self.clock.stand_at(written, self.thinking(), now)
        if self.live is not None:
            asked = () if stored.left is not None else self.live.asked_last()
            self.clock = self.clock_when(self.seats, self.waiting, asked)

    # The queue.

    def do(self, act: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """Have this done in the room's turn; its answer, or its error, comes through the future."""
        return self.turns.do(lambda: self._done(act))

    def post(self, act: Callable[[], Awaitable[None]]) -> None:
        """Have this done; nobody waits for it."""
        self.turns.post(lambda: self._done(act))

    async def _done(self, act: Callable[[], Awaitable[T]]) -> T:
        """It is done when it is written down what the people are now in the middle of: whoever has the room next knows it."""
        result = await act()
        read = -1 if self.lesson is None else self.lesson.read
        moment = Moment(self.undo_request, self.undo_refused_at, self.stand_in, self.stand_in_refused_at, self.held, read)
        if moment != self._moment:
            await self.services.store.set_moment(self.code, moment)
            self._moment = moment
        return result

    def _is_used(self) -> None:
        self.used_at = self.services.time.now()

    def _has_failed(self, error: Exception) -> None:
        """What a person did wrong is told to him; what we did wrong is written down, and the room goes on."""
        if isinstance(error, AlreadyWritten):
            self.lost = True
            self.audience.hang_up()
        if not isinstance(error, BudokanError):
            logger.error("room %s", self.code, exc_info=error)

    @property
    def acting(self) -> bool:
        """Something is being done in the room's turn."""
        return self.turns.acting

    # Whose decision it is.

    def running(self) -> LiveGame:
        if self.state == "over":
            raise IllegalMove(Text("game-is-over"), "BK-1.1")
        if self.state == "closed":
            raise Refusal("hall-closed")
        if self.live is None:
            raise Refusal("hall-not-started")
        return self.live

    def is_played_by_bot(self, seat: Seat) -> bool:
        return self.seats[seat].bot_plays

    @property
    def waiting(self) -> Sequence[Seat]:
        """Who owes an answer; nobody, where no game is played."""
        return self.live.table.waiting if self.live else ()

    def waiting_bots(self) -> list[Seat]:
        return [seat for seat in self.waiting if self.is_played_by_bot(seat)]

    def thinking(self) -> list[Seat]:
        """The people the table waits for."""
        return [seat for seat in self.waiting if not self.is_played_by_bot(seat)]

    def missing(self) -> list[Seat]:
        """People the table waits for who are not connected while another person is."""
        if all(one.seat is None for one in self.audience.listeners):
            return []
        return [seat for seat in self.thinking() if not self.audience.has(seat)]

    # Seats.

    def seat_of(self, token: str | None, person: int | None = None) -> Seat | None:
        """The seat this token proves, or that this person sits at; None for who shows neither, or is nobody here."""
        hashed = None if token is None else hash_of(token)
        for row in self.seats:
            if row.lets_in(hashed):
                return row.seat
        for row in self.seats:
            if person is not None and row.person == person:
                return row.seat
        if token is not None:
            raise NotYours("hall-wrong-token")
        return None

    def seat_proved_by(self, proof: Proof) -> Seat:
        seat = self.seat_of(proof.token, proof.person)
        if seat is None:
            raise NotYours("hall-wrong-token")
        return seat

    # What somebody is being shown.

    @property
    def is_held(self) -> bool:
        """Whether nothing happens because the only person at the table is being shown something."""
        kinds = [row.kind for row in self.seats]
        return self.held and kinds.count("person") == 1 and "open" not in kinds

    def lesson_for(self, seat: Seat | None) -> LessonState | None:
        """What the learner reads; it may name their cards, so nobody else is shown it."""
        if self.lesson is None or seat is None or self.seats[seat].kind != "person":
            return None
        return self.lesson.shown()

    # Clocks.

    def clock_when(
        self,
        seats: Sequence[SeatRow],
        waiting: Sequence[Seat],
        asked: Container[Seat] = (),
        *,
        decided: Seat | None = None,
        is_back: Seat | None = None,
    ) -> Clock:
        """What the clocks will be once this has happened. They are taken on when it is written down, and not before."""
        now = self.services.time.now()
        return self.clock.after(now, seats, waiting, asked, decided=decided, is_back=is_back)

    def clock_rows(self, clock: Clock) -> list[ClockRow]:
        """What is written down of these clocks: nothing, where nobody's time is counted."""
        number = 0 if self.live is None else self.live.number
        return [] if clock.rule.kind == "none" else [ClockRow(self.code, number, tuple(clock.left))]

    def running_clocks(self) -> list[ClockRow]:
        """BK-8.1: what is left on the clocks, if any runs."""
        self.clock.settle(self.services.time.now())
        return self.clock_rows(self.clock) if self.clock.running and not self.lost else []
