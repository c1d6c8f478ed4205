"""The rooms of this process: they wake from the store when somebody comes, and are put away when nobody uses them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from budokan.hall.errors import NotFound, Refusal, TooMuch
from budokan.hall.live_game import LiveGame
from budokan.hall.names import NOTHING_SHOWN, Proof, read_code
from budokan.hall.processes.whereabouts import Elsewhere, Whereabouts
from budokan.hall.resuming import Chronicle, resume
from budokan.hall.room import Room
from budokan.hall.rows import Stored
from budokan.hall.services import Services
from budokan.hall.store import StoreError
from budokan.hall.storing.errors import DatabaseAway, Unsure
from budokan.kernel.errors import BudokanError

logger = logging.getLogger("budokan.hall")


class Rooms:
    """All the rooms of this process; in a hall of one process all there are."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.whereabouts = Whereabouts(services.store)
        self.rooms: dict[str, Room] = {}
        self.put_away_before = 0
        """Rooms that have been put away since the process began."""
        self.goes = False
        """The process ends: no table is woken here any more."""
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._kept_asleep: dict[str, asyncio.Future[None]] = {}
        """Tables that nobody may wake until this is done."""
        self._session = self.whereabouts.session
        """The session by which it was last looked whether what is ours is awake."""
        self._left: list[str] = []
        """Tables at which something goes on by itself, and which are awake nowhere as far as is known."""

    async def close(self) -> None:
        """Everything is in the store. Where something would go on by itself another process may take over."""
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        try:
            await self.beat()
        except StoreError as error:
            logger.warning("%s", error)
        asleep = [code for code, room in self.rooms.items() if room.idle]
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        with contextlib.suppress(StoreError):
            for code in asleep:
                await self.whereabouts.free(code)

    # Finding a table.

    async def room(self, typed: str) -> Room:
        """The room of this code, woken from the store if it sleeps; `Elsewhere` if another process has it."""
        code = read_code(typed)
        room = self.rooms.get(code)
        if room is not None and not room.lost:
            return room
        if code not in self._waking:
            self._waking[code] = asyncio.create_task(self._wake(code, typed))
        try:
            return await asyncio.shield(self._waking[code])
        finally:
            self._waking.pop(code, None)

    async def _wake(self, code: str, typed: str) -> Room:
        while code in self._kept_asleep:
            await asyncio.shield(self._kept_asleep[code])
        lost = self.rooms.pop(code, None)
        if lost is not None:
            await lost.close()
        self.check_room()
        if self.goes:
            raise Refusal("hall-table-unreachable")
        if not code:
            raise NotFound("hall-no-such-table", code=typed[:12])
        await self.whereabouts.take(code)
        try:
            stored = await self._stored(code, typed)
            if stored.state == "waiting":
                return self.open(stored, None)
            alike = self.whereabouts.was_played_alike(code)
            return self.open(*await resume(self.services.store, stored, alike=alike))
        except BaseException:
            await self.whereabouts.free(code)
            raise

    @contextlib.asynccontextmanager
    async def _asleep(self, code: str) -> AsyncIterator[None]:
        """Nobody wakes this table meanwhile; when it ends no process has its room."""
        while code in self._kept_asleep:
            await asyncio.shield(self._kept_asleep[code])
        done = self._kept_asleep[code] = asyncio.get_running_loop().create_future()
        try:
            yield
        finally:
            try:
                await self.whereabouts.free(code)
            finally:
                del self._kept_asleep[code]
                done.set_result(None)

    @contextlib.asynccontextmanager
    async def at_rest(self, code: str) -> AsyncIterator[Room | None]:
        """The room of a table that is awake here; of any other none, and no process has it meanwhile."""
        if self.is_awake(code):
            yield await self.room(code)
        elif not self.whereabouts.shared:
            yield None
        else:
            async with self._asleep(code):
                await self._bring(code)
                yield None

    async def _bring(self, code: str) -> None:
        """Take the room, also from another process: who is there comes back with their number."""
        while True:
            try:
                return await self.whereabouts.take(code)
            except Elsewhere as there:
                with contextlib.suppress(ConnectionError):
                    await there.line.ask("yield", code)

    async def put_away(self, code: str) -> None:
        """The store alone keeps this table from now on."""
        if code in self._waking:
            await asyncio.wait([self._waking[code]])
        async with self._asleep(code):
            room = self.rooms.pop(code, None)
            if room is not None:
                await room.close()
                self.put_away_before += 1

    async def adopt(self) -> None:
        """What was going on at the processes that have ended goes on here, as far as the others leave it to us.

        A full process leaves it to them.
        """
        session = self.whereabouts.session
        if session != self._session:  # our line had broken: what had just been taken over may not have been woken
            self._left += await self.whereabouts.own()
            self._session = session
        await self._wake_what_is_left()
        while not self.is_full and (codes := await self.whereabouts.adopt()):
            self._left += codes
            await self._wake_what_is_left()

    async def _wake_what_is_left(self) -> None:
        """Where the database goes away meanwhile, the rest the next time."""
        while self._left:
            code = self._left[0]
            try:
                if not self.is_awake(code):
                    await self.room(code)
                    logger.info("table %s was taken over", code)
            except Elsewhere:
                pass
            except (DatabaseAway, Unsure):
                raise
            except Exception as error:  # a show is gone, a row cannot be read: the others are taken over all the same
                if isinstance(error, BudokanError):
                    logger.warning("table %s was not taken over: %s", code, error)
                else:
                    logger.error("table %s was not taken over", code, exc_info=error)
                if not self.is_awake(code):
                    await self.whereabouts.free(code)
            self._left.pop(0)

    async def _stored(self, code: str, typed: str) -> Stored:
        stored = await self.services.store.table(code)
        if stored is None:
            raise NotFound("hall-no-such-table", code=typed[:12])
        return stored

    def open(self, stored: Stored, past: LiveGame | Chronicle | None) -> Room:
        room = self.rooms[stored.setup.code] = Room(self.services, stored, past)
        return room

    @property
    def is_full(self) -> bool:
        return len(self.rooms) >= self.services.settings.rooms

    def check_room(self) -> None:
        if self.is_full:
            raise TooMuch("hall-is-full")

    def is_awake(self, code: str) -> bool:
        """Whether the table is in a room, or on its way into one."""
        return code in self.rooms or code in self._waking

    async def shows(self, typed: str, proof: Proof = NOTHING_SHOWN) -> bool:
        """Whether there is such a table and it is no secret for who asks: listed in the lobby, or they sit at it."""
        code = read_code(typed)
        room = self.rooms.get(code)
        known = room if room is not None else await self.services.store.brief(code)
        if known is None:
            return False
        return known.setup.public or any(row.is_shown_by(proof) for row in known.seats)

    async def proves(self, typed: str, token: str) -> bool:
        """Whether this token proves a seat of this table, without waking it."""
        code = read_code(typed)
        known = self.rooms.get(code) or await self.services.store.brief(code)
        return known is not None and any(row.is_shown_by(Proof(token)) for row in known.seats)

    # Housekeeping.

    async def sweep(self) -> None:
        """Put away rooms nobody has used for a while; the store keeps them."""
        now = self.services.time.now()
        for code, room in list(self.rooms.items()):
            if room.idle and now - room.used_at >= self.services.settings.idle_after * 1000:
                await self.put_away(code)

    async def beat(self) -> None:
        """BK-8.1: write down what is left on the clocks that run.

        A room in the middle of something is left out: it may be writing down a clock that it has not taken on yet.
        """
        for code in self.whereabouts.lost() & self.rooms.keys():
            room = self.rooms[code]
            room.lost = True  # another process may have had it while the line to the database was broken
            if room.plan.busy:
                self._left.append(code)
            await self.put_away(code)
        clocks = [row for room in self.rooms.values() if not room.acting for row in room.running_clocks()]
        if clocks:
            await self.services.store.beat(clocks)
        await self.whereabouts.say_here([(code, room.audience.here) for code, room in self.rooms.items()])
