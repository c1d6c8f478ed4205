"""What will happen at a table by itself: a bot decides, a clock falls, somebody is missed for too long."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from budokan.hall import messages as say
from budokan.hall import seating, undoing
from budokan.hall.hints import Hints
from budokan.hall.store import StoreError
from budokan.hall.timekeeping import Alarm
from budokan.kernel.texts import Seat

if TYPE_CHECKING:
    from budokan.hall.room import Room

AFTER_TROUBLE = 2.0
"""Seconds before a bot tries again what the store could not keep."""


class Plan:
    """The alarms of one room. `renew` is called whenever anything has changed; what still holds is left running."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._bots: dict[Seat, tuple[int, Alarm]] = {}
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._missing: dict[Seat, Alarm] = {}
        self.hints = Hints(room)
        self._fall: Alarm | None = None
        self._undo: Alarm | None = None

    @property
    def thinking(self) -> list[Seat]:
        """The slow bots that are at it."""
        return sorted(self._thinking)

    @property
    def busy(self) -> bool:
        """Something will happen although nobody is here."""
        return bool(self._bots or self._thinking or self._fall)

    def cancel(self) -> None:
        for _, alarm in self._bots.values():
            alarm.cancel()
        for _, task in self._thinking.values():
            task.cancel()
        for alarm in self._missing.values():
            alarm.cancel()
        self._bots, self._thinking, self._missing = {}, {}, {}
        self.hints.cancel()
        self._cancel_fall()
        self._cancel_undo()

    def renew(self) -> None:
        self._renew_bots()
        self.hints.renew()
        self._renew_missing()
        self._renew_fall()
        self._renew_undo()

    # Bots.

    def _renew_bots(self, extra: float = 0.0) -> None:
        room = self.room
        course = room.course
        # While people talk about an undo the bots wait: a decision of theirs would settle it.
        due = room.waiting_bots() if course is not None and room.undo_request is None else []
        for seat, (asked_at, alarm) in list(self._bots.items()):
            if course is None or seat not in due or course.asked_at[seat] != asked_at:
                alarm.cancel()
                del self._bots[seat]
        if course is None:
            return
        for seat, (asked_at, task) in list(self._thinking.items()):
            if seat not in due or course.asked_at[seat] != asked_at:
                task.cancel()
                del self._thinking[seat]
                self._tell_thinking()
        for seat in due:
            if seat not in self._bots and seat not in self._thinking:
                asked_at = course.asked_at[seat]
                alarm = room.services.time.after(self._pause() + extra, partial(self._wake, seat))
                self._bots[seat] = (asked_at, alarm)

    def _pause(self) -> float:
        least, most = self.room.services.settings.pause
        return least + (most - least) * secrets.randbelow(1000) / 1000

    def _wake(self, seat: Seat) -> None:
        asked_at, _ = self._bots.pop(seat)
        level = self.room.seats[seat].level
        if self.room.services.thinkers.is_quick(level):
            self._post(lambda: self.room.bot_decides(seat, asked_at))
        else:
            self._thinking[seat] = (asked_at, asyncio.create_task(self._think(seat, asked_at, level)))
            self._tell_thinking()

    async def _think(self, seat: Seat, asked_at: int, level: str) -> None:
        room = self.room
        assert room.course is not None, "bots think about games that have begun"
        if len(room.course.table.options(seat)) == 1:
            await self._pass(room.services.thinkers.musing(level))
        decided = await room.services.thinkers.think(room.game, room.course.table, seat, level, room.code)
        self._thinking.pop(seat, None)
        self._post(lambda: room.bot_has_thought(seat, asked_at, decided))

    async def _pass(self, seconds: float) -> None:
        passed = asyncio.Event()
        alarm = self.room.services.time.after(seconds, passed.set)
        try:
            await passed.wait()
        finally:
            alarm.cancel()

    def _tell_thinking(self) -> None:
        self.room.audience.tell_all(say.Thinking(seats=self.thinking))

    def _post(self, act: Callable[[], Awaitable[None]]) -> None:
        self.room.do(act).add_done_callback(self._again_after_trouble)

    def _again_after_trouble(self, done: asyncio.Future[None]) -> None:
        if not done.cancelled() and isinstance(done.exception(), StoreError):
            self._renew_bots(AFTER_TROUBLE)

    # People.

    def _renew_missing(self) -> None:
        missing = self.room.missing()
        for seat in [one for one in self._missing if one not in missing]:
            self._missing.pop(seat).cancel()
        for seat in missing:
            if seat not in self._missing:
                after = self.room.services.settings.absent_after
                self._missing[seat] = self.room.services.time.after(after, partial(self._missed, seat))

    def _missed(self, seat: Seat) -> None:
        del self._missing[seat]
        self.room.post(lambda: seating.goes_absent(self.room, seat))

    def _cancel_fall(self) -> None:
        if self._fall is not None:
            self._fall.cancel()
            self._fall = None

    def _renew_fall(self) -> None:
        self._cancel_fall()
        if self.room.state == "running":
            self.room.clock.settle(self.room.services.time.now())
            first = self.room.clock.first_to_fall()
            if first is not None:
                self._fall = self.room.services.time.after(first[1] / 1000, self._fallen)

    def _fallen(self) -> None:
        self._fall = None
        self.room.post(self.room.time_is_up)

    # Undo.

    def _cancel_undo(self) -> None:
        if self._undo is not None:
            self._undo.cancel()
            self._undo = None

    def _renew_undo(self) -> None:
        if self.room.undo_request is None:
            self._cancel_undo()
        elif self._undo is None:
            self._undo = self.room.services.time.after(undoing.PATIENCE, self._unanswered)

    def _unanswered(self) -> None:
        self._undo = None

        async def refuse() -> None:
            undoing.refuse(self.room)

        self.room.post(refuse)
