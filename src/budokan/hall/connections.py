"""One connection: what it is told waits in a queue of its own."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from litestar.exceptions import WebSocketDisconnect

from budokan.hall import messages as say
from budokan.hall.processes.forwarding import Tunnel
from budokan.hall.room import Room
from budokan.kernel.texts import Seat

POLICY, TRY_LATER = 1008, 1013
"""Why the hall hangs up: a limit was passed, it is full or the line too slow. `GOING`: this process goes down."""


class Socket(Protocol):
    """A WebSocket, or somebody's whose own is at another process."""

    async def receive_text(self) -> str: ...

    async def send_text(self, data: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


class Client:
    """One connection. What it is told waits in a queue of its own, so that a slow line holds up nobody else."""

    def __init__(self, socket: Socket, address: str, backlog: int) -> None:
        self.address = address
        self.at: AtTable | None = None
        self.tunnel: Tunnel | None = None
        """Where their table is at another process: all they say goes there."""
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue(backlog)
        self._writer = asyncio.create_task(self._write())

    def send(self, message: bytes) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.hang_up()

    def tell(self, message: say.FromHall) -> None:
        self.send(say.ENCODER.encode(message))

    def hang_up(self, code: int = TRY_LATER) -> None:
        """End the connection after what is waiting, or at once if the line does not take it."""
        try:
            self._waiting.put_nowait(code)
        except asyncio.QueueFull:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait(code)

    async def _write(self) -> None:
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):  # the client has gone: its reader says so too
            while True:
                message = await self._waiting.get()
                if isinstance(message, int):
                    await self._socket.close(code=message)
                    return
                await self._socket.send_text(message)

    async def finish(self) -> None:
        """Send what is waiting, a closing word above all, and stop."""
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._writer), 1.0)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    def stop(self) -> None:
        self._writer.cancel()


class AtTable:
    """A connection at one table, with the seat it has there. Once it has gone elsewhere it hears nothing more of this one."""

    def __init__(self, client: Client, room: Room) -> None:
        self.room = room
        self.seat: Seat | None = None
        self._client = client

    def send(self, message: bytes) -> None:
        if self._client.at is self:
            self._client.send(message)

    def hang_up(self) -> None:
        if self._client.at is self:
            self._client.hang_up()
