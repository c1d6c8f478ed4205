"""Hints: what a good bot would do in one's place, worked out elsewhere while the table goes on."""

from __future__ import annotations

import asyncio
import logging

from budokan.hall import messages as say
from budokan.hall.audience import Listener
from budokan.hall.errors import Refusal
from budokan.hall.fair_queue import Asker
from budokan.hall.live_game import LiveGame
from budokan.hall.room_core import RoomCore
from budokan.hall.schemas.tables import in_words
from budokan.hall.thinkers import ADVISER
from budokan.kernel.errors import BudokanError
from budokan.kernel.texts import Seat, text

logger = logging.getLogger("budokan.hall")


class Hints:
    """The hints that are being worked out at one table: one for each seat, called off when the question has changed."""

    def __init__(self, room: RoomCore) -> None:
        self.room = room
        self._asked: dict[Seat, tuple[int, asyncio.Task[None]]] = {}

    def ask(self, listener: Listener, seat: Seat | None, re: int | None, address: str = "") -> None:
        """Begin to think about it; the answer comes to who asked, later, and holds nobody up."""
        live = self.room.running()
        if not self.room.setup.hints:
            raise Refusal("hall-no-hints")
        if seat is None or seat not in live.table.waiting:
            raise Refusal("hall-nothing-asked")
        if len(live.table.options(seat)) == 1:  # there is nothing to think about, and nobody's time is spent on it
            raise Refusal("hall-one-answer")
        self._call_off(seat)
        asker = Asker(address or self.room.address, self.room.code, waits=True)
        task = asyncio.create_task(self._think(live, listener, seat, re, asker))
        self._asked[seat] = (live.asked_at[seat], task)

    async def _think(self, live: LiveGame, listener: Listener, seat: Seat, re: int | None, asker: Asker) -> None:
        number, table = live.number, live.table
        try:
            advice = await self.room.services.thinkers.advise(self.room.game, table, seat, asker)
            message: say.FromHall = say.Hinted(
                re=re, number=number, level=ADVISER, moves=advice.moves, suspected=advice.suspected
            )
        except BudokanError as error:
            message = say.Refused(re=re, why=in_words(error.why), ruling="", number=live.number)
        except asyncio.CancelledError:
            message = say.Refused(re=re, why=in_words(text("hall-stale")), ruling="", number=live.number)
        except Exception:  # our bug
            logger.exception("hint at %s", self.room.code)
            message = say.Trouble(re=re, why=in_words(text("hall-our-bug")), closing=False)
        if listener.seat == seat:
            listener.send(say.ENCODER.encode(message))
        if self._asked.get(seat, (0, None))[1] is asyncio.current_task():
            del self._asked[seat]

    def renew(self) -> None:
        """Call off what is not wanted any more."""
        live = self.room.live
        for seat, (asked_at, _) in list(self._asked.items()):
            if live is None or seat not in live.table.waiting or live.asked_at[seat] != asked_at:
                self._call_off(seat)

    def cancel(self) -> None:
        for seat in list(self._asked):
            self._call_off(seat)

    def _call_off(self, seat: Seat) -> None:
        asked = self._asked.pop(seat, None)
        if asked is not None:
            asked[1].cancel()
