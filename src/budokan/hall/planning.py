"""What will happen at a table by itself: a bot decides, a clock falls, somebody is missed for too long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from budokan.hall import changing, seating, stand_ins, undoing
from budokan.hall import messages as say
from budokan.hall.agreements import PATIENCE
from budokan.hall.forced_moves import Forced
from budokan.hall.hints import Hints
from budokan.hall.pacing import Turn
from budokan.hall.room_core import RoomCore
from budokan.hall.store import StoreError
from budokan.hall.talk_timing import TalkTiming
from budokan.hall.thinkers import Decided
from budokan.hall.timekeeping import Alarm
from budokan.kernel.errors import IllegalMove
from budokan.kernel.texts import Seat

AFTER_TROUBLE = 2.0
"""Seconds before a bot tries again what the store could not keep."""


class Plan:
    """The alarms of one room. `renew` is called whenever anything has changed; what still holds is left running."""

    def __init__(self, room: RoomCore) -> None:
        self.room = room
        self._turns: dict[Seat, Turn] = {}
        self._missing: dict[Seat, Alarm] = {}
        self.hints = Hints(room)
        self.talk_timing = TalkTiming(room)
        self.forced = Forced(room)
        self._fall: Alarm | None = None
        self._patience: dict[str, Alarm] = {}
        """What others were asked, and when who has not answered has refused."""

    @property
    def thinking(self) -> list[Seat]:
        """The slow bots that are at it."""
        return sorted(seat for seat, turn in self._turns.items() if turn.thinks)

    @property
    def busy(self) -> bool:
        """Something will happen although nobody is here."""
        return bool(self._turns or self._fall)

    def cancel(self) -> None:
        for turn in self._turns.values():
            turn.cancel()
        for alarm in self._missing.values():
            alarm.cancel()
        self._turns, self._missing = {}, {}
        self.hints.cancel()
        self.talk_timing.cancel()
        self.forced.cancel()
        self._cancel_fall()
        for alarm in self._patience.values():
            alarm.cancel()
        self._patience = {}

    def renew(self) -> None:
        self.talk_timing.renew()
        self._renew_bots()
        self.hints.renew()
        self.forced.renew()
        self._renew_missing()
        self._renew_fall()
        self._renew_patience("undo", self.room.undo_request, undoing.refuse)
        self._renew_patience("stand-in", self.room.stand_in, stand_ins.refuse)

    # Bots.

    def _renew_bots(self, extra: float = 0.0) -> None:
        room = self.room
        live = room.live
        # While people talk about an undo the bots wait: a decision of theirs would settle it.
        due = self.due()
        for seat, turn in list(self._turns.items()):
            if live is None or seat not in due or live.asked_at[seat] != turn.asked_at:
                turn.cancel()
                del self._turns[seat]
                if turn.thinks:
                    self.tell_thinking()
        if live is not None:
            for seat in due:
                if seat not in self._turns:
                    self._turns[seat] = Turn(self, seat, live.asked_at[seat], extra)

    def due(self) -> list[Seat]:
        """The bots that may answer now: none while people talk about an undo, or while somebody is being shown something.

        In a talk they hear people out first.
        """
        room = self.room
        if room.live is None or room.undo_request is not None or room.is_held:
            return []
        taught = [seat for seat in room.waiting_bots() if room.lesson is None or room.lesson.lets(seat)]
        return [seat for seat in taught if self.talk_timing.lets(seat)]

    def still_asks(self, bot: Seat, asked_at: int) -> bool:
        """Whether the bot owes an answer to this question, and nothing holds it up."""
        live = self.room.live
        return live is not None and bot in self.due() and live.asked_at[bot] == asked_at

    def tell_thinking(self) -> None:
        self.room.audience.tell_all(say.Thinking(seats=self.thinking))

    def tell(self, turn: Turn) -> None:
        """The moment has come at which this bot's answer is told. Until it is, nobody begins another turn for it."""
        turn.thinks = False
        self._post(lambda: self._bot_decides(turn))

    async def _bot_decides(self, turn: Turn) -> None:
        try:
            decided = await turn.done()
        finally:  # a table at which not even luck can answer stands still: nobody thinks about it again and again
            if self._turns.get(turn.seat) is turn:
                del self._turns[turn.seat]
        await self.bot_has_thought(turn.seat, turn.asked_at, decided)

    async def bot_has_thought(self, seat: Seat, asked_at: int, decided: Decided | None) -> None:
        """A bot comes with its decision; too late, if the question has changed, or the options have by what others did."""
        live, still = self.room.live, decided is not None and self.still_asks(seat, asked_at)
        if live is None or decided is None or not still or not self.talk_timing.allows(seat, decided.move):
            self.renew()
            return
        try:
            step = live.step(seat, decided.move, decided.lost)
        except IllegalMove:
            self.renew()
            return
        await changing.decide(self.room, step)

    def _post(self, act: Callable[[], Awaitable[None]]) -> None:
        self.room.do(act).add_done_callback(self._again_after_trouble)

    def _again_after_trouble(self, done: asyncio.Future[None]) -> None:
        if not done.cancelled() and isinstance(done.exception(), StoreError):
            self._renew_bots(AFTER_TROUBLE)

    # People.

    def _renew_missing(self) -> None:
        """BK-9.5: a bot steps in by itself, unless the others have to agree."""
        missing = [] if self.room.absence.agree else self.room.missing()
        for seat in [one for one in self._missing if one not in missing]:
            self._missing.pop(seat).cancel()
        for seat in missing:
            if seat not in self._missing:
                after = max(self.room.services.settings.absent_after, self.room.absence.broken)
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
        self.room.post(self._time_is_up)

    async def _time_is_up(self) -> None:
        """What the game answers for those who have no time left is answered; for the others bots play."""
        self.room.clock.settle(self.room.services.time.now())
        for seat in self.room.clock.fallen():
            await self._has_no_time(seat)
        self.renew()

    async def _has_no_time(self, seat: Seat) -> None:
        live = self.room.live
        move = None if live is None else self.room.game.unattended(live.table, seat)
        if live is None or move is None:
            await seating.goes_absent(self.room, seat)
        elif seat in self.room.clock.fallen():
            await changing.decide(self.room, live.step(seat, move))

    # Asking others.

    def _renew_patience(self, what: str, asked: object, refuse: Callable[[RoomCore], None]) -> None:
        """Whoever is asked to agree to something has so long to answer."""
        if asked is None and what in self._patience:
            self._patience.pop(what).cancel()
        elif asked is not None and what not in self._patience:
            self._patience[what] = self.room.services.time.after(PATIENCE, partial(self._unanswered, what, refuse))

    def _unanswered(self, what: str, refuse: Callable[[RoomCore], None]) -> None:
        del self._patience[what]

        async def act() -> None:
            refuse(self.room)

        self.room.post(act)
