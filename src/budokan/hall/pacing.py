"""When a bot answers. Nobody may learn from the clock whether it had a choice (BK-5.4, BK-5.5).

The moment of the answer is drawn as soon as the bot is asked, before anybody looks at what it may choose, from a span that
depends on its level alone. What is thought afterwards has to be ready by then, and waits for that moment if it is:

- A search is told until when it may go on, which is earlier, and gives what it has found by then. One with a single option goes
  through the same queue and is searched all the same: how busy the processes are tells nothing either.
- A search that has not come back although its time is over is called off, and instinct decides without a word: how much there
  was to think about may have made it late. One that has found no place in time is lost to instinct as well, and that is told
  (`busy`), for it depends on others alone.
- Instinct thinks in the first half of the pause and its answer is told at the end of it. So it is for a player who is away.
- A program is asked whatever there is to choose from. If it is not back by the moment drawn, its answer waits for the next
  multiple of it, and from then on all its moments are drawn from a span twice as long, up to the time after which it loses the
  decision: so a slow program is late a few times in the life of a hall and not whenever it has much to think about.

If all the same nothing is ready at the moment drawn, the hall itself was held up, and the next multiple is waited for.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Protocol

from budokan.hall.fair_queue import Asker
from budokan.hall.room_core import RoomCore
from budokan.hall.thinkers import INSTINCT, Decided
from budokan.hall.timekeeping import Alarm
from budokan.kernel.texts import Seat

ENOUGH = 0.9
"""The part of its time after which a search is not waited for any longer: the rest is for instinct."""

LEAST = 0.01
"""Seconds a slow bot takes whatever its pace."""

FINE = 1_000_000
"""Into so many parts a span is divided when a moment is drawn from it."""


def drawn(span: tuple[float, float]) -> float:
    """A moment of this span, each as likely as the next, and nobody can foresee which."""
    least, most = span
    return least + (most - least) * secrets.randbelow(FINE) / FINE


class Asking(Protocol):
    """Who gives bots their turns (`planning`)."""

    room: RoomCore

    def still_asks(self, bot: Seat, asked_at: int) -> bool:
        """Whether the bot owes an answer to this question, and nothing holds it up."""

    def tell_thinking(self) -> None:
        """A slow bot is at it, or no longer."""

    def tell(self, turn: Turn) -> None:
        """The moment has come at which its answer is told."""


class Turn:
    """One bot's turn, from the question to its answer."""

    def __init__(self, plan: Asking, seat: Seat, asked_at: int, extra: float) -> None:
        services = plan.room.services
        self.seat = seat
        self.asked_at = asked_at
        self.thinks = False
        """A slow bot is at it, as everybody is told."""
        self.decided: Decided | None = None
        self._plan = plan
        self._level = plan.room.seats[seat].level
        self._quick = services.thinkers.is_quick(self._level)
        usual = drawn(services.settings.pause)
        pause = usual + extra
        takes = 0.0 if self._quick else drawn(services.thinkers.takes(self._level))
        self._takes = max(LEAST, takes * services.settings.pace) if takes else 0.0
        self._again = self._takes or usual
        """Seconds after which to look again where nothing is ready: none where bots answer as soon as they can."""
        self._task: asyncio.Task[None] | None = None
        after = services.time.after
        self._alarms: list[Alarm] = [after(pause / 2 if self._quick else pause, self._begin)]
        if not self._quick and self._level not in services.thinkers.guests:
            self._alarms.append(after(pause + self._takes * ENOUGH, self._call_off))
        self._alarms.append(after(pause + self._takes, self._tell))

    def cancel(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        if self._task is not None:
            self._task.cancel()

    async def done(self) -> Decided | None:
        """What was decided, as soon as it is; None if the turn was taken away meanwhile. Raises what went wrong."""
        if self._task is not None:
            await asyncio.wait([self._task])
            if not self._task.cancelled():
                self._task.result()
        return self.decided

    def _begin(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._think(self._level))
            self.thinks = not self._quick
            if self.thinks:
                self._plan.tell_thinking()

    async def _think(self, level: str) -> None:
        room = self._plan.room
        if room.live is None or not self._plan.still_asks(self.seat, self.asked_at):
            return  # the answer is on its way that ends this turn
        table, seat = room.live.table, self.seat
        move = room.game.unattended(table, seat) if room.seats[seat].absent else None
        if room.lesson is not None:
            move = room.lesson.answer(seat) or move
        if move is not None:
            self.decided = Decided(move)
        else:
            asker = Asker(room.address, room.code, spare=not room.kept)
            self.decided = await room.services.thinkers.think(room.game, table, seat, level, asker, self._takes)

    def _call_off(self) -> None:
        if self._task is not None and not self._task.done():
            self._task.cancel()
            self._task = asyncio.create_task(self._think(INSTINCT))

    def _tell(self) -> None:
        self._begin()  # without a pause both alarms go off at once, and which of them first is not settled
        if self._again and self._task is not None and not self._task.done():
            room = self._plan.room
            room.services.thinkers.was_late(self._level, room.code, self.seat)
            self._alarms.append(room.services.time.after(self._again, self._tell))
        else:
            self._plan.tell(self)
