"""A room: one task that owns one table. Whatever happens at the table happens in its queue, one thing after another."""

from __future__ import annotations

from typing import Any

from budokan.hall import changing, seating, stand_ins, talking
from budokan.hall import messages as say
from budokan.hall.audience import Listener
from budokan.hall.decks import dealt_with
from budokan.hall.errors import Refusal
from budokan.hall.live_game import LiveGame
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.outgoing.telling import tell_table, tell_whole
from budokan.hall.planning import Plan
from budokan.hall.resuming import Chronicle
from budokan.hall.room_core import RoomCore
from budokan.hall.rows import Stored
from budokan.hall.services import Services
from budokan.hall.thinkers import default_level
from budokan.hall.whose_seat import claim_here
from budokan.kernel.texts import Seat


class Room(RoomCore):
    """One table of the hall with all that happens there by itself, and what whoever is at it may always do."""

    plan: Plan

    def __init__(self, services: Services, stored: Stored, past: LiveGame | Chronicle | None = None) -> None:
        super().__init__(services, stored, past)
        self.plan = Plan(self)

    async def close(self) -> None:
        """Stop; everything is in the store. Who still waits for an answer gets none."""
        self.plan.cancel()
        self.services.thinkers.dismiss(self.code)
        await self.turns.close()
        self.audience.hang_up()

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing will happen by itself."""
        return not self.audience.listeners and self.turns.idle and not self.plan.busy

    # Coming and going.

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
        await self.services.store.set_state(self.code, "running", seats, live.account(), self.clock_rows(clock))
        self.seats, self.state, self.live, self.clock = seats, "running", live, clock
        self.plan.renew()
        tell_whole(self)
        self.services.notifier.changed(self)

    async def enter(self, listener: Listener, hello: say.Hello, person: int | None = None) -> None:
        """Sit down with a token or as a person who sits here, or watch; what was missed is told, or everything."""
        seat = self.seat_of(hello.token, person)
        await claim_here(self, hello.token, person)
        if seat is not None:
            await seating.comes(self, seat)
        listener.seat = seat
        self.audience.add(listener)
        self.services.notifier.looked(person if seat is None else self.seats[seat].person, self.code)
        last = hello.last
        if last is None or self.state != "running" or self.live is None or self.live.told_since(last) is None:
            listener.send(say.ENCODER.encode(outgoing.snapshot(self, seat)))
        else:
            listener.send(say.ENCODER.encode(outgoing.update(self, seat, last)))
        self.plan.renew()
        tell_table(self)

    async def leave(self, listener: Listener, *, said: bool = False) -> None:
        """A line has ended, or who is at its other end has `said` that they go."""
        self.audience.remove(listener)
        try:
            if listener.seat is not None:
                await seating.goes(self, listener.seat, said=said)
        finally:  # whatever the store makes of it, they are not here any more
            self.plan.renew()
            tell_table(self)
        if listener.seat is not None:
            await stand_ins.has_gone(self, listener.seat)

    # Deciding and talking.

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
        await changing.decide(self, step)

    async def speak(self, seat: Seat | None, typed: str, emote: str) -> None:
        """A line is written down, then heard."""
        name = "" if seat is None else self.seats[seat].name
        spoken = talking.spoken(seat, name, typed, emote, self.services.settings.longest_chat, self.services.time.now())
        await self.services.store.add_line(self.code, spoken)
        self.lines = [*self.lines, spoken][-self.services.settings.chat_kept :]
        self.audience.tell_all(say.Spoken(line=spoken.line), watchers_only=spoken.watchers)
