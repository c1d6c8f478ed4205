"""A network that can be cut: whoever goes through here to a server hears nothing for a while, and then is cut off."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

SILENT = 4.0
"""Seconds after which the system gives a line up on which nothing arrives (`tcp_user_timeout` of the hall)."""


class Network:
    """The way to one port of this machine."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._whole = asyncio.Event()
        self._whole.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def cut(self, seconds: float) -> None:
        """Nothing arrives for so long; lines that were open then are lost."""
        self._whole.clear()
        await asyncio.sleep(min(SILENT, seconds))
        self._drop()
        await asyncio.sleep(max(0.0, seconds - SILENT))
        self._drop()
        self._whole.set()

    def _drop(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _passes(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            with contextlib.suppress(OSError):
                await self._whole.wait()
                there, onward = await asyncio.open_connection("127.0.0.1", self._to)
                self._writers.add(onward)
                await asyncio.gather(self._carry(reader, onward), self._carry(there, writer))
                self._writers.discard(onward)
        finally:
            self._writers.discard(writer)
            writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def network(to: int) -> AsyncIterator[Network]:
    between = Network(to)
    server = await asyncio.start_server(between._passes, "127.0.0.1", 0)
    between.port = server.sockets[0].getsockname()[1]
    try:
        yield between
    finally:
        server.close()
        between._drop()
