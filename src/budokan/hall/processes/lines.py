"""Lines between the processes of a hall: frames over TCP, many conversations on one line.

A frame is its length in four bytes and then, in msgpack, the number of its conversation, what kind it is, and what it says. The
first frame on a line is the secret that the processes have from their store: nobody else is listened to.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec

from budokan.kernel.errors import BadWords

LONGEST = 32_000_000
"""Bytes of a frame; the longest record with all its words needs far less."""

FULL = 8_000_000
"""Bytes that may wait on a line; who reads so slowly is as good as gone."""

FLOWING = 65_536
"""Bytes that may wait before a conversation waits for those before it."""

KNOCK = 4.0
"""Seconds in which a process answers who knocks."""

PULSE = 1.0
"""Seconds between two signs of life on a line."""

STILL = 8.0
"""Seconds without one after which the process at the other end is not waited for any longer."""

ALIVE, HELLO, WELCOME = "alive", "hello", "welcome"

Heard = Callable[[str, Any], None]
Conversation = Callable[["Wire", int, str, Any], Heard | None]
"""Begins what a frame with a new number asks for; gives who hears the frames that follow."""

logger = logging.getLogger("budokan.hall")


def read_place(words: str) -> tuple[str, int]:
    """Where the other processes reach this one: an address of a private network, with its port."""
    host, _, port = words.rpartition(":")
    if not host or not port.isdecimal() or not 0 <= int(port) < 65_536:
        raise BadWords("hall-bad-between", found=words[:60])
    return host.strip("[]"), int(port)


class Wire:
    """One TCP connection, as frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._flows = asyncio.Lock()
        sock = writer.get_extra_info("socket")
        if sock is not None and sock.family in (socket.AF_INET, socket.AF_INET6):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    async def read(self) -> tuple[int, str, Any]:
        """The next frame; `ConnectionError` where the line has ended, or does not speak our language."""
        try:
            size = int.from_bytes(await self._reader.readexactly(4))
            if size > LONGEST:
                raise ConnectionError("a frame is too long")
            return msgspec.msgpack.decode(await self._reader.readexactly(size), type=tuple[int, str, Any])
        except (asyncio.IncompleteReadError, msgspec.MsgspecError, OSError) as error:
            raise ConnectionError(str(error)) from None

    def write(self, number: int, kind: str, what: Any = None) -> None:
        """Put a frame on its way; never waits."""
        if self._writer.is_closing():
            return
        frame = msgspec.msgpack.encode((number, kind, what))
        self._writer.write(len(frame).to_bytes(4) + frame)
        if self._writer.transport.get_write_buffer_size() > FULL:
            self._writer.transport.abort()

    async def flows(self) -> None:
        """Wait until the line takes more."""
        if self._writer.transport.get_write_buffer_size() > FLOWING:
            async with self._flows:
                with contextlib.suppress(OSError):
                    await self._writer.drain()

    def close(self) -> None:
        self._writer.close()


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
            wire.write(0, HELLO, secret)
            if (await wire.read())[1] != WELCOME:
                raise ConnectionError("it does not welcome us")
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

    async def open(self, place: str) -> str:
        """Listen there, or on this machine alone; the address that others call."""
        host, port = read_place(place) if place else ("127.0.0.1", 0)
        try:
            self._server = await asyncio.start_server(self._call, host, port, family=socket.AF_INET if not place else 0)
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
            async with asyncio.timeout(KNOCK):
                _, kind, secret = await wire.read()
            if kind != HELLO or not isinstance(secret, str) or not secrets.compare_digest(secret, self._secret):
                logger.warning("somebody called who does not know the secret of the processes")
                return
            wire.write(0, WELCOME)
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


async def _keep_alive(wire: Wire) -> None:
    while True:
        wire.write(0, ALIVE)
        await asyncio.sleep(PULSE)
