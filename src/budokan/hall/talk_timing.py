"""BK-12.2: where everybody talks at leisure, bots hear people out first and close the talk only when people have.

What a bot wants to say is its own affair and is not changed: at a table of bots alone nothing of this happens.
"""

from __future__ import annotations

from budokan.hall.room_core import RoomCore
from budokan.hall.timekeeping import Alarm
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

HEARD_OUT = 30.0
"""Seconds for which people say nothing before bots make offers of their own: who reads what has just happened may speak first,
and who has nothing to say is ready at once."""
OF_A_CLOCK = 0.4
"""Where there is less time for each decision, so much of it: an offer that comes when time is up cannot be answered."""


class TalkTiming:
    """How far the people at one table have been heard in the talk that is open."""

    def __init__(self, room: RoomCore) -> None:
        self.room = room
        self._talk: object | None = None
        """The decision that is open, if it is a talk among people and bots."""
        self._made = 0
        self._here: set[Seat] = set()
        self._quiet_since = 0
        self._held = False
        """Somebody was being shown something, and could say nothing meanwhile."""
        self._silent: dict[Seat, tuple[int, bool, bool]] = {}
        """The bots that had nothing to say that they may, and the moment they thought about."""
        self._alarm: Alarm | None = None

    def renew(self) -> None:
        """Something may have happened: who has spoken, come, or gone."""
        live = self.room.live
        talk = live.table.decision if live is not None and self._is_talk() else None
        if live is None or talk is None:
            self.cancel()
            return
        said = live.decisions[self._made :] if talk is self._talk and len(live.decisions) >= self._made else []
        here = {seat for seat in self._people() if self.room.audience.has(seat)}
        spoken = any(one.seat in self._people() for one in said)
        if talk is not self._talk or here - self._here or spoken or self._held:
            self._quiet_since = self.room.services.time.now()
        if talk is not self._talk:
            self._silent = {}
        self._talk, self._made, self._here = talk, len(live.decisions), here
        self._held = self.room.is_held
        self._wait()

    def cancel(self) -> None:
        self._talk = None
        self._silent = {}
        self._stop_waiting()

    def lets(self, seat: Seat) -> bool:
        """Whether there is anything for this bot to think about now."""
        if self._talk is None or self.room.live is None or self._stands_in(seat):
            return True
        if self._silent.get(seat) == self._moment():
            return False
        answers = self.room.game.talks.answers
        return self._may_speak() or any(answers(move) for move in self.room.live.table.options(seat))

    def allows(self, seat: Seat, move: Move) -> bool:
        """Whether this bot may say this now. If not it keeps silent until something has changed."""
        if self._talk is None or self._stands_in(seat):
            return True
        talks = self.room.game.talks
        allowed = not self._waited_for() if talks.closes(move) else talks.answers(move) or self._may_speak()
        if not allowed:
            self._silent[seat] = self._moment()
        return allowed

    def _stands_in(self, seat: Seat) -> bool:
        """Who answers for somebody who is away says nothing but that they are ready, and keeps nobody waiting."""
        return self.room.seats[seat].absent

    def _is_talk(self) -> bool:
        live = self.room.live
        return live is not None and bool(self._people()) and self.room.game.talks.are_open(live.table)

    def _people(self) -> list[Seat]:
        return [row.seat for row in self.room.seats if not row.bot_plays]

    def _waited_for(self) -> list[Seat]:
        """The people who have not said that they are ready."""
        return self.room.thinking()

    def _may_speak(self) -> bool:
        waited_for = self._waited_for()
        if not waited_for:
            return True
        here = all(self.room.audience.has(seat) for seat in waited_for)
        return here and self.room.services.time.now() - self._quiet_since >= self._hears_out() * 1000

    def _hears_out(self) -> float:
        clock = self.room.setup.clock
        return min(HEARD_OUT, OF_A_CLOCK * clock.seconds) if clock.kind == "move" else HEARD_OUT

    def _moment(self) -> tuple[int, bool, bool]:
        live = self.room.live
        return (0 if live is None else live.number, self._may_speak(), not self._waited_for())

    def _wait(self) -> None:
        """Until people have been heard out."""
        self._stop_waiting()
        if not self._may_speak():
            left = self._quiet_since + self._hears_out() * 1000 - self.room.services.time.now()
            if left > 0:
                self._alarm = self.room.services.time.after(left / 1000, self._heard_out)

    def _heard_out(self) -> None:
        self._alarm = None

        async def act() -> None:
            self.room.plan.renew()

        self.room.post(act)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
