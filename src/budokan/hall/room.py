"""A room: one task that owns one table. Whatever happens at the table happens in its queue, one thing after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Sequence
from typing import Any, TypeVar

import msgspec

from budokan import game as game_named
from budokan.hall import absence, lessons, owning, puzzles, seating, talking, undoing
from budokan.hall import messages as say
from budokan.hall.audience import Audience, Listener
from budokan.hall.clocks import Clock
from budokan.hall.decks import dealt_with
from budokan.hall.errors import NotYours, Refusal
from budokan.hall.feats import feats_of
from budokan.hall.live_game import LiveGame, Step, account
from budokan.hall.names import Proof, hash_of
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.outgoing.seats import entry
from budokan.hall.pacing import Turn
from budokan.hall.planning import Plan
from budokan.hall.resuming import Chronicle
from budokan.hall.rows import Change, ClockRow, Moment, SeatRow, SpokenRow, Stored
from budokan.hall.schemas.tables import StandInRequest, TableState, UndoRequest
from budokan.hall.services import Services
from budokan.hall.store import AlreadyWritten
from budokan.hall.thinkers import Decided, default_level
from budokan.hall.turns import Turns
from budokan.kernel.errors import BudokanError, IllegalMove
from budokan.kernel.events import Event, GaveUp, Told
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, Text

T = TypeVar("T")

logger = logging.getLogger("budokan.hall")


class Room:
    """One table of the hall, the people at it and the bots. Only its own queue changes it."""

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
        self.lesson = lessons.progress_in(self, stored.setup) or puzzles.attempt_in(self, stored.setup)
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
        self.plan = Plan(self)
        self.turns = Turns(f"room {self.code}", self.plan.renew, self._is_used, self._has_failed)

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

    async def close(self) -> None:
        """Stop; everything is in the store. Who still waits for an answer gets none."""
        self.plan.cancel()
        self.services.thinkers.dismiss(self.code)
        await self.turns.close()
        self.audience.hang_up()

    @property
    def acting(self) -> bool:
        """Something is being done in the room's turn."""
        return self.turns.acting

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing will happen by itself."""
        return not self.audience.listeners and self.turns.idle and not self.plan.busy

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

    async def set_seat(self, row: SeatRow, said: Event | None = None) -> None:
        """Who sits there has changed: stored, then told, with what the house says about it in the log if anything.

        Who is back has time for at least one decision.
        """
        seats = [row if one.seat == row.seat else one for one in self.seats]
        is_back = row.seat if self.is_played_by_bot(row.seat) and not row.bot_plays else None
        clock = self.clock_when(seats, self.waiting, is_back=is_back)
        if said is None:
            await self.services.store.set_seats(self.code, [row], self._clock_rows(clock))
        else:
            await self._write_house(row, said, clock)
        self.seats, self.clock = seats, clock
        self.plan.renew()
        self.tell_table()
        self.services.herald.changed(self)
        if said is not None:
            since = self.running().number - 1
            self.audience.tell_each(lambda seat: outgoing.update(self, seat, since))

    async def _write_house(self, row: SeatRow, said: Event, clock: Clock) -> None:
        """A seat and the line of the log about it: a change of its own, that is no decision."""
        live, now = self.running(), self.services.time.now()
        number, words = live.number + 1, msgspec.json.encode(said).decode()
        change = Change(number, "house", row.seat, words, now, tuple(clock.left), live.table.waiting)
        written = account(live.table, number, {number: [entry(Told(said))]})
        await self.services.store.add_change(self.code, change, "running", account=written, seats=[row])
        live.note(said)

    def tell_table(self) -> None:
        self.audience.tell_all(say.TableChanged(table=outgoing.info(self)))

    async def start(self, by: Seat | None, level: str | None) -> None:
        """Deal. Bots take the seats that are still open."""
        if by is None:
            raise Refusal("hall-only-players")
        if self.state != "waiting":
            raise Refusal("hall-has-started")
        chosen = self.services.thinkers.check_level(level) if level is not None else default_level()
        seats = seating.filled(self.seats, chosen)
        live = LiveGame(self.game, dealt_with(self.setup.header, seats))
        clock = self.clock_when(seats, live.table.waiting)
        await self.services.store.set_state(self.code, "running", seats, live.account(), self._clock_rows(clock))
        self.seats, self.state, self.live, self.clock = seats, "running", live, clock
        self.plan.renew()
        self.audience.tell_each(lambda seat: outgoing.snapshot(self, seat))
        self.services.herald.changed(self)

    async def enter(self, listener: Listener, hello: say.Hello, person: int | None = None) -> None:
        """Sit down with a token or as a person who sits here, or watch; what was missed is told, or everything."""
        seat = self.seat_of(hello.token, person)
        await owning.claim_here(self, hello.token, person)
        if seat is not None:
            await seating.comes(self, seat)
        listener.seat = seat
        self.audience.add(listener)
        self.services.herald.looked(person if seat is None else self.seats[seat].person, self.code)
        last = hello.last
        if last is None or self.state != "running" or self.live is None or self.live.told_since(last) is None:
            listener.send(say.ENCODER.encode(outgoing.snapshot(self, seat)))
        else:
            listener.send(say.ENCODER.encode(outgoing.update(self, seat, last)))
        self.plan.renew()
        self.tell_table()

    async def leave(self, listener: Listener, *, said: bool = False) -> None:
        """A line has ended, or who is at its other end has `said` that they go."""
        self.audience.remove(listener)
        try:
            if listener.seat is not None:
                await seating.goes(self, listener.seat, said=said)
        finally:  # whatever the store makes of it, they are not here any more
            self.plan.renew()
            self.tell_table()
        if listener.seat is not None:
            await absence.has_gone(self, listener.seat)

    # Deciding.

    async def play(self, seat: Seat | None, number: int, move: dict[str, Any]) -> None:
        """A decision of a person. Who decides is back, if a bot played for him."""
        live = self.running()
        if seat is None:
            raise Refusal("hall-only-players")
        step = live.read(seat, number, move)
        choices = len(live.table.options(seat))
        if self.lesson is not None:
            self.lesson.check(seat, step.move)
        if self.is_played_by_bot(seat):
            await seating.take_back(self, seat)
        self.plan.forced.has_decided(seat, choices)
        await self._decide(step)

    def has_been_shown(self) -> None:
        """Something was read, or begins to be: whoever waited for it goes on, and everybody sees what is shown now."""
        self.plan.renew()
        if self.live is not None:
            number = self.live.number
            self.audience.tell_each(lambda seat: outgoing.update(self, seat, number))

    async def answer_for(self, seat: Seat, move: Move) -> None:
        """BK-12.1: the hall gives a person's one answer, as they have wished."""
        await self._decide(self.running().step(seat, move))

    async def bot_decides(self, turn: Turn) -> None:
        """The moment has come at which a bot's answer is told."""
        try:
            decided = await turn.done()
        finally:  # a table at which not even luck can answer stands still: nobody thinks about it again and again
            self.plan.forget(turn)
        await self.bot_has_thought(turn.seat, turn.asked_at, decided)

    async def bot_has_thought(self, seat: Seat, asked_at: int, decided: Decided | None) -> None:
        """A bot comes with its decision; too late, if the question has changed, or the options have by what others did."""
        still = decided is not None and self.still_asks(seat, asked_at)
        if self.live is None or decided is None or not still or not self.plan.hearing.allows(seat, decided.move):
            self.plan.renew()
            return
        try:
            step = self.live.step(seat, decided.move, decided.lost)
        except IllegalMove:
            self.plan.renew()
            return
        await self._decide(step)

    def still_asks(self, bot: Seat, asked_at: int) -> bool:
        """Whether the bot owes an answer to this question, and nothing holds it up."""
        return self.live is not None and bot in lessons.due(self) and self.live.asked_at[bot] == asked_at

    async def _decide(self, step: Step) -> None:
        """Stored first, then done, then told."""
        live = self.running()
        now = self.services.time.now()
        state: TableState = "over" if step.after.over else "running"
        waiting = step.after.waiting
        clock = self.clock_when(self.seats, waiting, live.asked_by(step), decided=step.seat)
        number = live.number + 1
        change = Change(number, "play", step.seat, str(step.move), now, tuple(clock.left), waiting, step.lost)
        feats = feats_of(self.game, step.after, self.setup, self.seats, now) if state == "over" else []
        written = account(step.after, number, {number: step.entries})
        await self.services.store.add_change(self.code, change, state, self.game.name, feats, written)
        live.take(step)
        self._has_changed(state, clock)

    async def resign(self, seat: Seat) -> None:
        """BK-9.7: who gives a duel up has lost it. Stored first, then done, then told."""
        live, now = self.running(), self.services.time.now()
        after, number = live.given_up(seat), live.number + 1
        clock = self.clock_when(self.seats, ())
        change = Change(number, "resign", seat, "0", now, tuple(clock.left), ())
        written = account(after, number, {number: [entry(Told(GaveUp(seat)))]})
        await self.services.store.add_change(self.code, change, "over", self.game.name, account=written)
        live.give_up(seat)
        self._has_changed("over", clock)

    def _has_changed(self, state: TableState, clock: Clock) -> None:
        """What the last change has brought is told, and that the game is over, if it is."""
        self.state, self.clock = state, clock
        if self.undo_request is not None:
            undoing.settle(self, "gone")
        self.plan.renew()
        since = 0 if self.live is None else self.live.number - 1
        self.audience.tell_each(lambda seat: outgoing.update(self, seat, since))
        self.services.herald.changed(self)
        if self.state == "over":
            absence.is_over(self)
            self.tell_table()
            self.audience.tell_all(say.Ended(over=outgoing.over(self)))
            self.services.thinkers.dismiss(self.code)

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

    def tell_clocks(self) -> None:
        """Nothing has happened at the table, but the clocks are not where they were."""
        number = self.running().number
        self.audience.tell_each(lambda seat: outgoing.update(self, seat, number))

    def running_clocks(self) -> list[ClockRow]:
        """BK-8.1: what is left on the clocks, if any runs."""
        self.clock.settle(self.services.time.now())
        return self._clock_rows(self.clock) if self.clock.running and not self.lost else []

    def _clock_rows(self, clock: Clock) -> list[ClockRow]:
        """What is written down of these clocks: nothing, where nobody's time is counted."""
        number = 0 if self.live is None else self.live.number
        return [] if clock.rule.kind == "none" else [ClockRow(self.code, number, tuple(clock.left))]

    async def time_is_up(self) -> None:
        """What the game answers for those who have no time left is answered; for the others bots play."""
        self.clock.settle(self.services.time.now())
        for seat in self.clock.fallen():
            await self._has_no_time(seat)
        self.plan.renew()

    async def _has_no_time(self, seat: Seat) -> None:
        move = None if self.live is None else self.game.unattended(self.live.table, seat)
        if self.live is None or move is None:
            await seating.goes_absent(self, seat)
        elif seat in self.clock.fallen():
            await self._decide(self.live.step(seat, move))

    # Talking.

    async def speak(self, seat: Seat | None, typed: str, emote: str) -> None:
        """A line is written down, then heard."""
        name = "" if seat is None else self.seats[seat].name
        spoken = talking.spoken(seat, name, typed, emote, self.services.settings.longest_chat, self.services.time.now())
        await self.services.store.add_line(self.code, spoken)
        self.lines = [*self.lines, spoken][-self.services.settings.chat_kept :]
        self.audience.tell_all(say.Spoken(line=spoken.line), watchers_only=spoken.watchers)
