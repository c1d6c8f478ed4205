"""Clients that cost little, so that a measurement shows the hall and not who measures it.

A line speaks WebSocket over a plain transport and reads of a message only what it needs.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import httpx
import msgspec

TEXT, PING, PONG = 0x1, 0x9, 0xA


class Offer(msgspec.Struct):
    move: msgspec.Raw


class Heard(msgspec.Struct):
    """Of a message what a player of the bench needs."""

    type: str
    number: int = 0
    re: int | None = None
    options: list[Offer] = []
    view: msgspec.Raw = msgspec.Raw(b"null")


READ = msgspec.json.Decoder(Heard)


class Line(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, hear: Callable[[Heard, float], None]) -> None:
        self._hear = hear
        self._came = bytearray()
        self._greeted = False
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended = False

    @staticmethod
    async def to(port: int, hear: Callable[[Heard, float], None], source: str) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(hear), "127.0.0.1", port, local_addr=(source, 0))
        await asyncio.wait_for(line.open, 60)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        port = transport.get_extra_info("peername")[1]
        key = base64.b64encode(random.randbytes(16)).decode()
        asks = ("GET /ws HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade")
        keys = (f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "")
        transport.write("\r\n".join((*asks, *keys)).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("nobody has answered"))

    def say(self, **words: Any) -> None:
        self._send(TEXT, json.dumps(words).encode())

    def _send(self, kind: int, said: bytes) -> None:
        """A frame whose mask is nothing: what it says stands there as it is."""
        length = bytes([0x80 | len(said)]) if len(said) < 126 else bytes([0x80 | 126]) + len(said).to_bytes(2)
        self.transport.write(bytes([0x80 | kind]) + length + bytes(4) + said)

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._came += data
        if not self._greeted:
            end = self._came.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self._came[:40], bytes(self._came[:200])
            del self._came[: end + 4]
            self._greeted = True
            self.open.set_result(None)
        place = 0
        while (frame := self._frame(place)) is not None:
            kind, start, place = frame
            if kind == TEXT:
                self._hear(READ.decode(memoryview(self._came)[start:place].tobytes()), now)
            elif kind == PING:
                self._send(PONG, bytes(self._came[start:place]))
        del self._came[:place]

    def _frame(self, at: int) -> tuple[int, int, int] | None:
        """Its kind, where it begins and where it ends; None if it has not come whole."""
        came = self._came
        if len(came) < at + 2:
            return None
        size, start = came[at + 1], at + 2
        if size >= 126:
            more = 2 if size == 126 else 8
            if len(came) < start + more:
                return None
            size, start = int.from_bytes(came[start : start + more]), start + more
        return (came[at] & 0xF, start, start + size) if len(came) >= start + size else None


class Table:
    """One table: everybody at it has a line, and whoever is asked may decide."""

    def __init__(self, number: int, waits: list[float]) -> None:
        self.luck = random.Random(number)
        self.lines: list[Line] = []
        self.code = ""
        self.number = 0
        self.asked: tuple[int, int, list[Offer]] | None = None
        self.sent: dict[int, float] = {}
        self.waits = waits
        self.over = False
        self.refused = 0

    async def open(self, http: httpx.AsyncClient, game: str, people: int) -> list[str]:
        """Sit everybody down; their tokens."""
        first = (await http.post("/api/tables", json={"game": game, "players": ["you", *["open"] * (people - 1)]})).json()
        self.code, tokens = first["code"], [first["token"]]
        for _ in range(people - 1):
            seated = await http.post(f"/api/tables/{self.code}/seats", json={})
            tokens.append(seated.raise_for_status().json()["token"])
        return tokens

    async def come(self, ports: Sequence[int], tokens: Sequence[str], source: str) -> None:
        """Everybody comes, each by one of these processes, and the first has the cards dealt."""
        for seat, token in enumerate(tokens):
            line = await Line.to(self.luck.choice(ports), partial(self._hear, seat), source)
            line.say(type="hello", table=self.code, token=token)
            self.lines.append(line)
        self.lines[0].say(type="start")

    def _hear(self, seat: int, heard: Heard, now: float) -> None:
        if heard.type in ("snapshot", "update"):
            if heard.type == "update" and heard.number in self.sent:
                self.waits.append(now - self.sent[heard.number])
            self.number = max(self.number, heard.number)
            if heard.options:
                self.asked = (seat, heard.number, heard.options)
        elif heard.type == "over":
            self.over = True
        elif heard.type in ("refusal", "error"):
            self.refused += 1

    @property
    def ready(self) -> bool:
        return self.asked is not None and not self.over

    def decide(self) -> None:
        """Whoever is asked decides, whatever it is."""
        assert self.asked is not None, "somebody is asked"
        seat, number, options = self.asked
        self.asked = None
        move = msgspec.json.decode(self.luck.choice(options).move)
        self.sent[number + 1] = time.perf_counter()
        self.lines[seat].say(type="play", number=number, move=move)
