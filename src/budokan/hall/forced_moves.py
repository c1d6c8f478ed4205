"""BK-12.1: where a person has but one answer the hall gives it, if they wish so, after a time that tells nobody anything.

The moment is drawn as soon as the person is asked, before anybody looks at what they may choose. Where other people play it is
drawn from the times that this person has taken so far when there was something to choose: who waits for them cannot tell a
question with one answer from one that was answered quickly.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from budokan.hall import changing
from budokan.hall.errors import Refusal
from budokan.hall.pacing import FINE, drawn
from budokan.hall.room_core import RoomCore
from budokan.hall.timekeeping import Alarm
from budokan.kernel.texts import Seat

ALONE = (1.2, 1.8)
"""Seconds, at least and at most, where nobody but bots plays: long enough to read what is asked."""
USUAL = (2.5, 7.0)
"""The same among people, as long as little is known of how fast this one answers."""
LEAST, MOST = 1.5, 12.0
"""Seconds that are never undercut nor exceeded among people."""
ENOUGH = 5
"""Answers after which a person's own times are known."""
KEPT = 40
AT_IT = 180.0
"""Seconds after which who has done nothing may have gone: what is answered for them would tell that there was one answer."""


class Asked(NamedTuple):
    """A question to a person: its number, when it was asked, and when the hall looks whether to answer it."""

    number: int
    at: int
    alarm: Alarm | None


class Forced:
    """The questions to the people of one table, as far as the hall may answer them."""

    def __init__(self, room: RoomCore) -> None:
        self.room = room
        self._wanted: dict[Seat, int] = {}
        """Who wishes it, and when they last did something."""
        self._times: dict[Seat, list[float]] = {}
        self._asked: dict[Seat, Asked] = {}

    def wish(self, seat: Seat | None, on: bool) -> None:
        if seat is None:
            raise Refusal("hall-only-players")
        if on:
            self._wanted[seat] = self.room.services.time.now()
        else:
            self._wanted.pop(seat, None)
        self._forget(seat)
        self.renew()

    def renew(self) -> None:
        """Whoever is asked something new has a moment drawn for them; what was answered is forgotten."""
        live = self.room.live
        asked = self.room.thinking() if live is not None and not self._is_held() else []
        for seat in list(self._asked):
            if live is None or seat not in asked or live.asked_at[seat] != self._asked[seat].number:
                self._forget(seat)
        for seat in asked:
            if live is not None and seat not in self._asked:
                self._ask(seat, live.asked_at[seat])

    def cancel(self) -> None:
        for seat in list(self._asked):
            self._forget(seat)

    def has_decided(self, seat: Seat, choices: int) -> None:
        """A person has answered by hand; where there was something to choose, how long it took is kept."""
        now = self.room.services.time.now()
        if seat in self._wanted:
            self._wanted[seat] = now
        if choices > 1 and seat in self._asked:
            took = (now - self._asked[seat].at) / 1000
            self._times[seat] = [*self._times.get(seat, []), took][-KEPT:]

    def after(self, seat: Seat) -> float:
        """Seconds after which a question to this person is looked at: drawn, and nothing of the question is known yet."""
        if not self._others(seat):
            return drawn(ALONE)
        times = self._times.get(seat, [])
        if len(times) < ENOUGH:
            return drawn(USUAL)
        took = times[secrets.randbelow(len(times))] * (0.8 + 0.4 * secrets.randbelow(FINE) / FINE)
        return min(MOST, max(LEAST, took))

    def _others(self, seat: Seat) -> bool:
        """Whether anybody could learn something from when this person answers."""
        return any(row.kind == "person" and row.seat != seat for row in self.room.seats)

    def _is_held(self) -> bool:
        """Nothing is answered in a first game or a talk, nor while an undo is asked for or something is being shown."""
        room = self.room
        return (
            room.lesson is not None
            or room.undo_request is not None
            or room.is_held
            or (room.live is not None and room.game.talks.are_open(room.live.table))
        )

    def _ask(self, seat: Seat, number: int) -> None:
        time = self.room.services.time
        wanted = seat in self._wanted
        alarm = time.after(self.after(seat), lambda: self._due(seat, number)) if wanted else None
        self._asked[seat] = Asked(number, time.now(), alarm)

    def _forget(self, seat: Seat) -> None:
        asked = self._asked.pop(seat, None)
        if asked is not None and asked.alarm is not None:
            asked.alarm.cancel()

    def _due(self, seat: Seat, number: int) -> None:
        async def act() -> None:
            live, room = self.room.live, self.room
            still = live is not None and seat in room.thinking() and live.asked_at[seat] == number
            if live is None or not still or self._is_held() or not self._is_at_it(seat):
                return
            options = live.table.options(seat)
            if len(options) == 1:
                await changing.decide(room, live.step(seat, options[0]))

        self.room.post(act)

    def _is_at_it(self, seat: Seat) -> bool:
        """Whether this person is here and would have answered: an answer of who sleeps tells that there was one."""
        if seat not in self._wanted or not self.room.audience.has(seat):
            return False
        idle = (self.room.services.time.now() - self._wanted[seat]) / 1000
        return idle <= AT_IT or not self._others(seat)
