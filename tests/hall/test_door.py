"""The door: connections that ask for nothing, never finish, never read or say nothing keep nobody else out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from budokan.hall import serving
from budokan.hall.admission import SLICE
from budokan.hall.settings import FILES_KEPT, MOST_CONNECTIONS, Settings, connections_to_spare
from tests.hall.conftest import Open, opened
from tests.hall.people import Client, within

pytestmark = pytest.mark.anyio

HALF_A_REQUEST = b"GET /api/hall HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nbudokan"
SHORT = 0.3
"""Seconds: so short that a test can wait for it."""


class Raw:
    """A connection whose bytes the test chooses."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def to(doors: Open, words: bytes = b"") -> Raw:
        url = httpx.URL(doors.address)
        raw = Raw(*await asyncio.open_connection(url.host, url.port))
        raw.writer.write(words)
        return raw

    async def ends(self, seconds: float = 5.0) -> bytes:
        """What is answered before the hall hangs up; it fails if the hall does not."""
        try:
            answered: bytes = await within(seconds, self.reader.read())
        except ConnectionResetError:
            return b""
        return answered

    async def is_open(self) -> bool:
        try:
            await within(SHORT, self.reader.read(1))
        except TimeoutError:
            return True
        except ConnectionResetError:
            return False
        return False

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()


@contextlib.asynccontextmanager
async def half_open(doors: Open, count: int, words: bytes = HALF_A_REQUEST) -> AsyncIterator[list[Raw]]:
    lines = [await Raw.to(doors, words) for _ in range(count)]
    await asyncio.sleep(0.05)
    try:
        yield lines
    finally:
        for line in lines:
            await line.close()


async def test_one_address_has_only_so_many_requests_under_way(settings: Settings) -> None:
    async with opened(replace(settings, requests_per_address=5)) as doors, half_open(doors, 5) as lines:
        refused = await Raw.to(doors)
        told = await refused.ends()
        assert told.startswith(b"HTTP/1.1 503 ")
        assert json.loads(told.partition(b"\r\n\r\n")[2])["why"]["id"] == "hall-is-full"
        await refused.close()
        await lines[0].close()
        await asyncio.sleep(0.05)
        assert (await doors.http.get("/api/hall")).status_code == 200, "who goes makes room"


async def test_when_the_hall_is_full_who_has_asked_nothing_makes_room(settings: Settings) -> None:
    async with opened(replace(settings, connections=6)) as doors:
        client = await Client.at(doors.address)
        async with half_open(doors, 5) as lines:
            assert (await doors.http.get("/api/hall")).status_code == 200
            await lines[0].ends()
            assert await lines[-1].is_open(), "only who has waited longest"
            assert (await client.ask("ping"))["type"] == "done", "who is at a table stays"
            await client.close()


async def test_a_hall_full_of_people_says_so(settings: Settings) -> None:
    async with opened(replace(settings, connections=2)) as doors:
        lines = [await Client.at(doors.address) for _ in range(2)]
        refused = await Raw.to(doors)
        assert b"hall-is-full" in await refused.ends()
        await refused.close()
        for line in lines:
            await line.close()


async def test_a_request_that_never_comes_is_not_waited_for(settings: Settings) -> None:
    async with opened(replace(settings, headers_within=SHORT)) as doors, half_open(doors, 3) as lines:
        for line in lines:
            line.writer.write(b"x")
            assert await line.ends() == b""
        assert (await doors.http.get("/api/hall")).status_code == 200


async def test_a_body_that_never_comes_is_not_waited_for(settings: Settings) -> None:
    async with opened(replace(settings, body_within=SHORT)) as doors, half_open(doors, 3, HALF_A_BODY) as lines:
        for line in lines:
            assert await line.ends() == b""
        assert (await doors.http.get("/api/hall")).status_code == 200


async def test_a_slow_phone_gets_in(doors: Open) -> None:
    """A few bytes at a time, for longer than a sweep takes."""
    body = json.dumps({"game": "samurai-sword", "level": "uniform"})
    whole = f"POST /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    phone = await Raw.to(doors)
    for start in range(0, len(whole), 12):
        phone.writer.write(whole[start : start + 12].encode())
        await phone.writer.drain()
        await asyncio.sleep(0.1)
    assert (await phone.ends()).startswith(b"HTTP/1.1 201 ")
    await phone.close()


async def test_a_connection_that_asks_again_and_again_is_kept(settings: Settings) -> None:
    async with opened(replace(settings, headers_within=SHORT)) as doors:
        line = await Raw.to(doors)
        for _ in range(9):
            line.writer.write(b"GET /api/hall HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            head = await within(2.0, line.reader.readuntil(b"\r\n\r\n"))
            length = int(next(one for one in head.split(b"\r\n") if one.startswith(b"content-length")).split(b":")[1])
            await within(2.0, line.reader.readexactly(length))
            await asyncio.sleep(0.1)
        await line.close()


async def test_a_line_that_never_reads_is_hung_up(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for the whole table again and again and leaves the answers lying: then it is no longer at the table."""

    def with_little_room(kept: Settings) -> socket.socket:
        listening = listen(kept)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # the system would keep megabytes for it
        return listening

    listen = serving.listen
    monkeypatch.setattr(serving, "listen", with_little_room)
    async with opened(replace(settings, reads_within=SHORT, messages_at_once=100_000, frames_at_once=100_000)) as doors:
        seated = (await doors.http.post("/api/play", json={"game": "samurai-sword", "level": "uniform"})).json()
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect((httpx.URL(doors.address).host, httpx.URL(doors.address).port))
        rogue = await Client.at(doors.address, sock=plain)
        await rogue.say("hello", table=seated["code"])
        rogue.line.transport.pause_reading()
        try:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(200):
                    await within(10.0, rogue.say("hello", table=seated["code"]))
            assert await comes_true(lambda: nobody_watches(doors, seated["code"]))
        finally:
            rogue.line.transport.abort()
            await rogue.line.wait_closed()


async def nobody_watches(doors: Open, code: str) -> bool:
    watchers: int = (await doors.http.get(f"/api/tables/{code}")).json()["watchers"]
    return watchers == 0


async def comes_true(asked: Callable[[], Awaitable[bool]], times: int = 150) -> bool:
    """Within so many tenths of a second."""
    for _ in range(times):
        if await asked():
            return True
        await asyncio.sleep(0.1)
    return False


def masked(opcode: int, fin: bool) -> bytes:
    """An empty frame as a client sends it."""
    return bytes([opcode | (0x80 if fin else 0), 0x80]) + bytes(4)


@pytest.mark.parametrize(
    ("flood", "what"),
    [
        (masked(0x9, True) * 5_000, "pings"),
        (masked(0xA, True) * 5_000, "pongs"),
        (masked(0x1, False) + masked(0x0, False) * 5_000, "empty fragments"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
async def test_frames_that_say_nothing_are_counted_too(doors: Open, flood: bytes, what: str) -> None:
    neighbour = await Client.at(doors.address)
    rogue = await Client.at(doors.address)
    rogue.line.transport.write(flood)
    with pytest.raises(ConnectionClosed) as closed:
        await rogue.hear_until("nothing")
    assert closed.value.rcvd is not None, what
    assert closed.value.rcvd.code == 1008
    assert (rogue.kept[-1]["why"]["id"], rogue.kept[-1]["closing"]) == ("hall-too-fast", True)
    assert (await neighbour.ask("ping"))["type"] == "done"
    await neighbour.close()


async def test_after_a_flood_is_noticed_nothing_of_it_is_read(doors: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much of it has come at once, and however much comes while the line is being closed."""
    read: list[int] = []
    real = ServerProtocol.receive_data

    def receive(self: ServerProtocol, data: bytes = b"") -> None:
        read.append(len(data))
        real(self, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", receive)
    rogue = await Client.at(doors.address)
    read.clear()
    for _ in range(10):
        rogue.line.transport.write(masked(0x9, True) * 20_000)
        await asyncio.sleep(0.01)
    with pytest.raises(ConnectionClosed):
        await rogue.hear_until("nothing")
    assert max(read) <= SLICE
    assert sum(read) <= 4 * SLICE


async def test_the_log_is_written_once_however_many_are_turned_away(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with opened(replace(settings, requests_per_address=3)) as doors, half_open(doors, 3):
        for _ in range(50):
            refused = await Raw.to(doors)
            await refused.ends()
            await refused.close()
    assert len([one for one in caplog.records if "too many requests" in one.getMessage()]) == 1


def test_there_are_files_left_for_the_hall_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    for files, connections in ((1024, 1024 - FILES_KEPT), (256, 128), (100_000, MOST_CONNECTIONS), (-1, MOST_CONNECTIONS)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        assert connections_to_spare() == connections
        assert Settings(data=Path()).connections == connections
