"""Which process of the hall has which room. In a hall of one process all rooms are here, and nothing of this happens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from budokan.hall.errors import Refusal
from budokan.hall.processes.build import build
from budokan.hall.processes.lines import Line, Lines
from budokan.hall.store import Store
from budokan.hall.storing import sessions
from budokan.hall.storing.database import Connection
from budokan.hall.storing.sessions import Here

PATIENCE = 8.0
"""Seconds for which a room is waited for whose process has just ended, and nobody has taken it over yet."""

COMES_BACK = 1.8
"""Seconds in which a process whose line to the database was broken is back with a session of its own."""

AGAIN = 0.1
"""Seconds between two looks."""


class Elsewhere(Exception):
    """Another process has the room; the line to it."""

    def __init__(self, line: Line) -> None:
        super().__init__("the room is at another process")
        self.line = line


class Whereabouts:
    """Takes rooms for this process, and finds those that others have."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._database = store.database
        self.lines: Lines | None = None
        """The lines to the others, once this process can be reached itself."""
        self._said: dict[str, Here] = {}
        self._alike: set[str] = set()
        """The rooms that were at a process of our own build until it ended, and have not been woken here yet."""
        self._ended: dict[tuple[int, int], float] = {}
        """Since when this session has seen that another has ended."""

    @property
    def shared(self) -> bool:
        """Whether there may be other processes."""
        return self.session != 0

    @property
    def session(self) -> int:
        """By which this process has its rooms."""
        return self._database.session

    async def own(self) -> list[str]:
        """The rooms that are this process's, as the others see it."""
        return await self._store.do(lambda connection: sessions.own(connection, self._database.session))

    async def is_at(self, address: str) -> None:
        """From now on the others reach this process there."""
        self._database.reached = address
        await self._store.do(lambda connection: sessions.reach(connection, self._database.session, address))

    async def take(self, code: str) -> None:
        """Have this room from now on; `Elsewhere` if another process has it.

        Who has just ended is not called any more; the server needs a moment to see that, and then the room is free.
        """
        if not self.shared:
            return
        give_up = asyncio.get_running_loop().time() + PATIENCE
        while (holder := (await self._store.do(lambda connection: self._take(connection, code))).elsewhere) is not None:
            line = None if self.lines is None else await self.lines.to(holder)
            if line is not None:
                raise Elsewhere(line)
            if asyncio.get_running_loop().time() > give_up:
                raise Refusal("hall-table-unreachable")
            await asyncio.sleep(AGAIN)

    def _take(self, connection: Connection, code: str) -> sessions.Taken:
        taken = sessions.take(connection, self._database.session, code)
        if taken.elsewhere is None:
            self._has(code, taken.build)
        return taken

    def _has(self, code: str, build_before: str) -> None:
        self._database.held.add(code)
        self._database.lost.discard(code)
        if build_before == build():
            self._alike.add(code)
        elif build_before:
            self._alike.discard(code)

    def was_played_alike(self, code: str) -> bool:
        """Whether the room has just come from a process of our own build: its game is what we would make of it. Asked once."""
        alike = code in self._alike
        self._alike.discard(code)
        return alike

    async def free(self, code: str) -> None:
        """This process has put the room away."""
        if self.shared:
            await self._store.do(lambda connection: self._free(connection, code))

    def _free(self, connection: Connection, code: str) -> None:
        sessions.free(connection, self._database.session, code)
        self._database.held.discard(code)
        self._database.lost.discard(code)
        self._said.pop(code, None)
        self._alike.discard(code)

    async def leave(self) -> None:
        """This process goes: its rooms are closed, and the others take over what is going on in them."""
        if self.shared:
            await self._store.do(lambda connection: sessions.leave(connection, self._database.session))

    async def adopt(self) -> list[str]:
        """Some of the rooms of processes that have ended: they are this one's now."""
        return await self._store.do(self._adopt) if self.shared else []

    def _adopt(self, connection: Connection) -> list[str]:
        """After a restart of the database all sessions have ended: each process is given time to come back to its own rooms."""
        session, now = self._database.session, time.monotonic()
        ended = sessions.ended(connection, session)
        self._ended = {(session, other): self._ended.get((session, other), now) for other in ended}
        for other in ended:
            if now - self._ended[session, other] < COMES_BACK:
                continue
            found = sessions.adopt(connection, session, other)
            if found.codes:
                for code in found.codes:
                    self._has(code, found.build)
                return found.codes
        return []

    async def here(self, code: str) -> Here | None:
        """Who is at a table that another process has; None where none has it."""
        return await self._store.do(lambda connection: sessions.here(connection, code)) if self.shared else None

    async def say_here(self, who: Iterable[tuple[str, Here]]) -> None:
        """Who is at the tables of this process, as far as that has changed."""
        news = [(code, here) for code, here in who if self._said.get(code, Here()) != here] if self.shared else []
        if news:
            await self._store.do(lambda connection: sessions.say_here(connection, self._database.session, news))
            self._said.update(news)

    def lost(self) -> set[str]:
        """The rooms that somebody else may have had while the line to the database was broken."""
        return set(self._database.lost)
