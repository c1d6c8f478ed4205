"""A room: one task that owns one table. Whatever happens at the table happens in its queue, one thing after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from budokan import game as game_named
from budokan.hall import messages as say
from budokan.hall import seating, showing, undoing
from budokan.hall.audience import Audience, Listener
from budokan.hall.clocks import Clock
from budokan.hall.course import Course, Step, account
from budokan.hall.decks import dealt_with
from budokan.hall.errors import NotYours, Refusal
from budokan.hall.feats import feats_of
from budokan.hall.names import EMOTES, clean, hash_of
from budokan.hall.planning import Plan
from budokan.hall.resuming import Chronicle
from budokan.hall.rows import Change, SeatRow, SpokenRow, Stored
from budokan.hall.settings import Settings
from budokan.hall.shapes import Line, State, UndoRequest
from budokan.hall.store import AlreadyWritten, Store
from budokan.hall.thinkers import Decided, Thinkers, default_level
from budokan.hall.timekeeping import Timekeeper
from budokan.kernel.errors import BadWords, BudokanError, IllegalMove
from budokan.kernel.texts import Seat, Text

T = TypeVar("T")

logger = logging.getLogger("budokan.hall")


class Services:
    """What every room of a hall shares."""

    def __init__(self, settings: Settings, store: Store, time: Timekeeper, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.time = time
        self.thinkers = thinkers


class Room:
    """One table of the hall, the people at it and the bots. Only its own queue changes it."""

    def __init__(self, services: Services, stored: Stored, past: Course | Chronicle | None = None) -> None:
        self.services = services
        self.setup = stored.setup
        self.code = stored.setup.code
        self.game = game_named(stored.setup.header.game)
        self.state: State = stored.state
        self.seats: list[SeatRow] = list(stored.seats)
        self.lines: list[SpokenRow] = stored.lines[-services.settings.chat_kept :]
        self.audience = Audience()
        self.clock = Clock(stored.setup.clock, len(stored.seats))
        self.course = past if isinstance(past, Course) else None
        self.chronicle = past if isinstance(past, Chronicle) else None
        """What was told of a game that the rules of today cannot play: there is no course then."""
        self.undo_request: UndoRequest | None = None
        self.undo_refused_at = -1
        self.used_at = services.time.now()
        self.lost = False
        """Somebody else has written to this table: what is known here is no longer true."""
        if self.state != "waiting":
            self._resume_clocks(stored)
        self.plan = Plan(self)
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[None]], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"room {self.code}")

    def _resume_clocks(self, stored: Stored) -> None:
        """The clocks stand where they stood when the hall was last known to run, and go on from now."""
        if stored.changes:
            last = stored.changes[-1]
            self.clock.resume(last.left, self.thinking(), last.at, stored.alive)
        self.clock.restart(self.thinking(), self.services.time.now())

    # The queue.

    async def _run(self) -> None:
        self.plan.renew()
        while True:
            act, _ = await self._queue.get()
            self.used_at = self.services.time.now()
            await act()

    def do(self, act: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """Have this done in the room's turn; its answer, or its error, comes through the future."""
        wanted: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                result = await act()
            except asyncio.CancelledError:
                wanted.cancel()
                raise
            except Exception as error:
                self._note(error)
                if not wanted.done():
                    wanted.set_exception(error)
            else:
                if not wanted.done():
                    wanted.set_result(result)

        self._queue.put_nowait((answer, wanted))
        return wanted

    def _note(self, error: Exception) -> None:
        """What a person did wrong is told to him; what we did wrong is written down, and the room goes on."""
        if isinstance(error, AlreadyWritten):
            self.lost = True
            self.audience.hang_up()
        if not isinstance(error, BudokanError):
            logger.error("room %s", self.code, exc_info=error)

    def post(self, act: Callable[[], Awaitable[None]]) -> None:
        """Have this done; nobody waits for it."""
        self.do(act).add_done_callback(_look)

    async def close(self) -> None:
        """Stop; everything is in the store. Who still waits for an answer gets none."""
        self.plan.cancel()
        self.services.thinkers.dismiss(self.code)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._queue.empty():
            self._queue.get_nowait()[1].cancel()
        self.audience.hang_up()

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing will happen by itself."""
        return not self.audience.listeners and self._queue.empty() and not self.plan.busy

    # Whose decision it is.

    def running(self) -> Course:
        if self.state == "over":
            raise IllegalMove(Text("game-is-over"), "BK-1.1")
        if self.state == "closed":
            raise Refusal("hall-closed")
        if self.course is None:
            raise Refusal("hall-not-started")
        return self.course

    def is_played_by_bot(self, seat: Seat) -> bool:
        row = self.seats[seat]
        return row.kind == "bot" or row.given or row.absent

    def waiting_bots(self) -> list[Seat]:
        waiting = self.course.table.waiting if self.course else ()
        return [seat for seat in waiting if self.is_played_by_bot(seat)]

    def thinking(self) -> list[Seat]:
        """The people the table waits for."""
        waiting = self.course.table.waiting if self.course else ()
        return [seat for seat in waiting if not self.is_played_by_bot(seat)]

    def missing(self) -> list[Seat]:
        """People the table waits for who are not connected while another person is."""
        if all(one.seat is None for one in self.audience.listeners):
            return []
        return [seat for seat in self.thinking() if not self.audience.has(seat)]

    # Seats.

    def seat_of(self, token: str | None) -> Seat | None:
        """The seat this token proves; None without a token."""
        if token is None:
            return None
        hashed = hash_of(token)
        for row in self.seats:
            if row.token == hashed:
                return row.seat
        raise NotYours("hall-wrong-token")

    async def set_seat(self, row: SeatRow) -> None:
        """Who sits there has changed: stored, then told."""
        await self.services.store.set_seats(self.code, [row])
        self.seats[row.seat] = row
        self.run_clocks()
        self.plan.renew()
        self.tell_table()

    def tell_table(self) -> None:
        self.audience.tell_all(say.TableChanged(table=showing.info(self)))

    async def start(self, by: Seat | None, level: str | None) -> None:
        """Deal. Bots take the seats that are still open."""
        if by is None:
            raise Refusal("hall-only-players")
        if self.state != "waiting":
            raise Refusal("hall-has-started")
        chosen = self.services.thinkers.check_level(level) if level is not None else default_level()
        seats = seating.filled(self.seats, chosen)
        course = Course(self.game, dealt_with(self.setup.header, seats))
        await self.services.store.set_state(self.code, "running", seats, course.account())
        self.seats, self.state, self.course = seats, "running", course
        self.run_clocks()
        self.plan.renew()
        self.audience.tell_each(lambda seat: showing.snapshot(self, seat))

    async def enter(self, listener: Listener, hello: say.Hello) -> None:
        """Sit down with a token, or watch; what was missed is told, or everything."""
        seat = self.seat_of(hello.token)
        if seat is not None and self.state == "running" and self.seats[seat].absent:
            await seating.take_back(self, seat)
        listener.seat = seat
        self.audience.add(listener)
        last = hello.last
        if last is None or self.state != "running" or self.course is None or self.course.told_since(last) is None:
            listener.send(say.ENCODER.encode(showing.snapshot(self, seat)))
        else:
            listener.send(say.ENCODER.encode(showing.update(self, seat, last)))
        self.plan.renew()
        self.tell_table()

    async def leave(self, listener: Listener) -> None:
        self.audience.remove(listener)
        self.plan.renew()
        self.tell_table()

    # Deciding.

    async def play(self, seat: Seat | None, number: int, move: dict[str, Any]) -> None:
        """A decision of a person. Who decides is back, if a bot played for him."""
        course = self.running()
        if seat is None:
            raise Refusal("hall-only-players")
        step = course.read(seat, number, move)
        if self.is_played_by_bot(seat):
            await seating.take_back(self, seat)
        await self._decide(step)

    async def bot_decides(self, seat: Seat, asked_at: int) -> None:
        """A quick bot's turn has come."""
        if self.course is not None and self._still_asks(seat, asked_at):
            table = self.course.table
            move = self.game.unattended(table, seat) if self.seats[seat].absent else None
            if move is None:
                move = await self.services.thinkers.quickly(self.game, table, seat, self.seats[seat].level)
            await self._decide(self.course.step(seat, move))

    async def bot_has_thought(self, seat: Seat, asked_at: int, decided: Decided) -> None:
        """A slow bot comes back with its decision; too late, if the question has changed."""
        if self.course is not None and self._still_asks(seat, asked_at):
            await self._decide(self.course.step(seat, decided.move, decided.lost))
        else:
            self.plan.renew()

    def _still_asks(self, bot: Seat, asked_at: int) -> bool:
        asks = self.course is not None and bot in self.waiting_bots() and self.course.asked_at[bot] == asked_at
        return asks and self.undo_request is None

    async def _decide(self, step: Step) -> None:
        """Stored first, then done, then told."""
        course = self.running()
        now = self.services.time.now()
        self.clock.settle(now)
        self.clock.decided(step.seat)
        state: State = "over" if step.after.over else "running"
        left, waiting = tuple(self.clock.left), step.after.waiting
        number = course.number + 1
        change = Change(number, "play", step.seat, str(step.move), now, left, waiting, step.lost)
        feats = feats_of(self.game, step.after, self.setup, self.seats, now) if state == "over" else []
        written = account(step.after, number, {number: step.entries})
        await self.services.store.add_change(self.code, change, state, self.game.name, feats, written)
        course.take(step)
        self.state = state
        if self.undo_request is not None:
            undoing.settle(self, "gone")
        self.run_clocks()
        self.plan.renew()
        self.audience.tell_each(lambda seat: showing.update(self, seat, course.number - 1))
        if state == "over":
            self.tell_table()
            self.audience.tell_all(say.Ended(over=showing.over(self)))
            self.services.thinkers.dismiss(self.code)

    # Clocks.

    def run_clocks(self) -> None:
        """The clocks of the people the table waits for run; who is asked something new begins anew."""
        course = self.course
        if course is not None:
            thinking = self.thinking()
            anew = [one for one in thinking if course.asked_at[one] == course.number or one not in self.clock.running]
            self.clock.run(thinking, self.services.time.now(), asked_anew=anew)

    async def time_is_up(self) -> None:
        """What the game answers for those who have no time left is answered; for the others bots play."""
        self.clock.settle(self.services.time.now())
        for seat in self.clock.fallen():
            await self._has_no_time(seat)
        self.plan.renew()

    async def _has_no_time(self, seat: Seat) -> None:
        move = None if self.course is None else self.game.unattended(self.course.table, seat)
        if self.course is None or move is None:
            await seating.goes_absent(self, seat)
        elif seat in self.clock.fallen():
            await self._decide(self.course.step(seat, move))

    # Talking.

    async def speak(self, seat: Seat | None, typed: str, emote: str) -> None:
        """A line for everybody at the table; who watches is heard only by those who watch."""
        words = clean(typed, self.services.settings.longest_chat)
        if emote and emote not in EMOTES:
            raise BadWords("hall-no-such-emote", emote=emote, known=", ".join(EMOTES))
        if not emote and not words:
            raise Refusal("hall-empty-line")
        name = "" if seat is None else self.seats[seat].name
        spoken = SpokenRow(Line(seat, name, words, emote, self.services.time.now()), watchers=seat is None)
        await self.services.store.add_line(self.code, spoken)
        self.lines = [*self.lines, spoken][-self.services.settings.chat_kept :]
        self.audience.tell_all(say.Spoken(line=spoken.line), watchers_only=spoken.watchers)


def _look(done: asyncio.Future[None]) -> None:
    """Nobody waits for this; trouble of the store is written down here, our own bugs were already."""
    if not done.cancelled() and isinstance(done.exception(), BudokanError):
        logger.warning("%s", done.exception())
