"""Lines between the processes of a hall: many conversations on one line. Who does not know their secret is not listened to."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from budokan.hall.keeper import EVERYWHERE
from budokan.hall.processes.handshake import knock, welcome
from budokan.hall.processes.wire import Wire
from budokan.kernel.errors import BadWords

KNOCK = 4.0
"""Seconds in which a process answers who knocks, and who knocks says who they are."""

STRANGERS = 32
"""Connections that may be at the door; when there are more, who has been there longest goes."""

PULSE = 1.0
"""Seconds between two signs of life on a line."""

STILL = 8.0
"""Seconds without one after which the process at the other end is not waited for any longer."""

ALIVE = "alive"

Heard = Callable[[str, Any], None]
Conversation = Callable[["Wire", int, str, Any], Heard | None]
"""Begins what a frame with a new number asks for; gives who hears the frames that follow."""

logger = logging.getLogger("budokan.hall")


def read_place(words: str) -> tuple[str, int]:
    """Where the other processes reach this one: an address of a private network, with its port."""
    host, _, port = words.rpartition(":")
    host = host.strip("[]")
    if not host or host in EVERYWHERE or not port.isdecimal() or not 0 <= int(port) < 65_536:
        raise BadWords("hall-bad-between", found=words[:60])
    return host, int(port)


class Line:
    """A line to another process, from this end: conversations are begun here."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._numbers = count(1)
        self._hears: dict[int, Heard] = {}
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(_keep_alive(wire))]
        self.ended = False

    @staticmethod
    async def to(address: str, secret: str) -> Line:
        """`OSError` where nobody answers who knows the secret."""
        host, port = read_place(address)
        async with asyncio.timeout(KNOCK):
            wire = Wire(*await asyncio.open_connection(host, port))
            try:
                await knock(wire, secret)
            except BaseException:
                wire.close()
                raise
        return Line(wire)

    def begin(self, kind: str, what: Any, heard: Heard) -> int:
        """A conversation. What comes of it is heard, at last an `end`, also where the line breaks."""
        number = next(self._numbers)
        self._hears[number] = heard
        self.say(number, kind, what)
        if self.ended:
            self._end(number)
        return number

    def say(self, number: int, kind: str, what: Any = None) -> None:
        self._wire.write(number, kind, what)

    def forget(self, number: int) -> None:
        self._hears.pop(number, None)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._over()

    async def ask(self, kind: str, what: Any) -> Any:
        """One question, one answer; `ConnectionError` where the line breaks first."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def heard(kind: str, what: Any) -> None:
            if answer.done():
                return
            if kind == "answer":
                answer.set_result(what)
            else:
                answer.set_exception(ConnectionError("the line has ended"))

        number = self.begin(kind, what, heard)
        try:
            return await answer
        finally:
            self.forget(number)

    async def _listen(self) -> None:
        try:
            while True:
                async with asyncio.timeout(STILL):
                    number, kind, what = await self._wire.read()
                heard = self._hears.get(number)
                if heard is not None:
                    heard(kind, what)
        except (ConnectionError, TimeoutError):
            self._over()

    def _over(self) -> None:
        self.ended = True
        self._wire.close()
        for number in list(self._hears):
            self._end(number)

    def _end(self, number: int) -> None:
        heard = self._hears.pop(number, None)
        if heard is not None:
            heard("end", None)


class Lines:
    """The lines to the other processes: one to each, opened when it is first needed."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._lines: dict[str, Line] = {}
        self._opening: dict[str, asyncio.Task[Line]] = {}

    async def to(self, address: str) -> Line | None:
        """None where nobody is to be reached there."""
        line = self._lines.get(address)
        if line is not None and not line.ended:
            return line
        if not address:
            return None
        if address not in self._opening:
            self._opening[address] = asyncio.create_task(Line.to(address, self._secret))
        opening = self._opening[address]
        try:
            self._lines[address] = await asyncio.shield(opening)
        except (OSError, TimeoutError):
            return None
        finally:
            self._opening.pop(address, None)
        return self._lines[address]

    def close(self) -> None:
        for task in self._opening.values():
            task.cancel()
        for line in self._lines.values():
            line.close()


class Switchboard:
    """Where the other processes call: it welcomes who knows the secret, and begins what they ask for."""

    def __init__(self, secret: str, begin: Conversation, ends: Callable[[], Awaitable[None]]) -> None:
        """`ends` ends what was begun."""
        self._secret = secret
        self._begin = begin
        self._ends = ends
        self._server: asyncio.Server | None = None
        self._calls: set[asyncio.Task[None]] = set()
        self._strangers: dict[asyncio.Task[None], None] = {}
        """Those of them that have not shown yet that they know the secret, the longest first."""

    async def open(self, place: str) -> str:
        """Listen there, or on this machine alone; the address that others call."""
        host, port = read_place(place) if place else ("127.0.0.1", 0)
        family = 0 if place else socket.AF_INET
        try:
            self._server = await asyncio.start_server(self._call, host, port, family=family, backlog=STRANGERS)
        except OSError as error:
            raise BadWords("hall-bad-address", address=place, what=error.strerror or str(error)) from None
        return f"{host}:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        await self._ends()

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None, "a call is a task"
        self._calls.add(task)
        wire = Wire(reader, writer)
        hears: dict[int, Heard] = {}
        alive: asyncio.Task[None] | None = None
        try:
            if not await self._lets_in(task, wire):
                logger.warning("somebody called who does not know the secret of the processes")
                return
            alive = asyncio.create_task(_keep_alive(wire))
            while True:
                async with asyncio.timeout(STILL):
                    number, kind, what = await wire.read()
                if number in hears:
                    hears[number](kind, what)
                    if kind == "end":
                        del hears[number]
                elif kind != ALIVE:
                    heard = self._begin(wire, number, kind, what)
                    if heard is not None:
                        hears[number] = heard
        except (ConnectionError, TimeoutError, asyncio.CancelledError):
            pass  # what was under way ends with it
        finally:
            self._calls.discard(task)
            if alive is not None:
                alive.cancel()
            wire.close()
            for heard in list(hears.values()):
                heard("end", None)

    async def _lets_in(self, task: asyncio.Task[None], wire: Wire) -> bool:
        """Whether this is a process of the hall. Strangers never have more than a few files, nor for long."""
        self._strangers[task] = None
        if len(self._strangers) > STRANGERS:
            longest = next(iter(self._strangers))
            del self._strangers[longest]
            longest.cancel()
        try:
            async with asyncio.timeout(KNOCK):
                return await welcome(wire, self._secret)
        finally:
            self._strangers.pop(task, None)


async def _keep_alive(wire: Wire) -> None:
    while True:
        wire.write(0, ALIVE)
        await asyncio.sleep(PULSE)
