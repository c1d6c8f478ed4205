"""Who may speak on the lines between the processes of a hall: those who know their secret, and nobody in their place."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from budokan.hall.processes.handshake import HELLO, WELCOME
from budokan.hall.processes.lines import STRANGERS, Heard, Line, Switchboard, read_place
from budokan.hall.processes.wire import Wire
from budokan.kernel.errors import BadWords

pytestmark = pytest.mark.anyio

SECRET = "what-the-processes-have-from-their-store"
SOON = 2.0
"""Seconds, fewer than a process waits for who knocks."""

Asked = tuple[str, Any]


class Called:
    """A process that is called: what was asked of it, and an answer to each question."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.switchboard = Switchboard(SECRET, self.begin, self._nothing)
        self.address = ""

    def begin(self, wire: Wire, number: int, kind: str, what: Any) -> Heard | None:
        self.asked.append((kind, what))
        if kind == "request":
            wire.write(number, "answer", what)
            return None
        return lambda kind, what: self.asked.append((kind, what))

    async def _nothing(self) -> None:
        """Nothing was begun that has to be ended."""


@pytest.fixture
async def called() -> AsyncIterator[Called]:
    process = Called()
    process.address = await process.switchboard.open("")
    yield process
    await process.switchboard.close()


@asynccontextmanager
async def stranger(process: Called) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(*read_place(process.address))
    try:
        yield reader, writer
    finally:
        writer.close()


def frame(*said: Any) -> bytes:
    words = msgspec.msgpack.encode(said)
    return len(words).to_bytes(4) + words


async def is_hung_up_on(reader: asyncio.StreamReader) -> bool:
    """Whether the other end hangs up soon, and has welcomed nobody before."""
    try:
        async with asyncio.timeout(SOON):
            heard = await reader.read()
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return WELCOME.encode() not in heard


class Between:
    """Somebody on the way between two processes, who hears all and may say things twice."""

    def __init__(self, goal: str) -> None:
        self.goal = goal
        self.forth: list[bytes] = []
        self.writer: asyncio.StreamWriter | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._writers: list[asyncio.StreamWriter] = []

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        async with server:
            yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far, self.writer = await asyncio.open_connection(*read_place(self.goal))
        self._writers = [writer, self.writer]
        self._tasks = [
            asyncio.create_task(self._carry(reader, self.writer, self.forth)),
            asyncio.create_task(self._carry(far, writer, [])),
        ]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: list[bytes]) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65_536):
                heard.append(data)
                writer.write(data)
        writer.close()


async def test_who_knows_the_secret_is_answered_and_each_hears_their_own(called: Called) -> None:
    line = await Line.to(called.address, SECRET)
    assert await asyncio.gather(*(line.ask("request", number) for number in range(20))) == list(range(20))
    ended: list[Asked] = []
    number = line.begin("table", "10.0.0.1", lambda kind, what: ended.append((kind, what)))
    line.say(number, "text", "good evening")
    line.say(number, "end")
    await line.ask("request", "and so on")
    assert called.asked[20:23] == [("table", "10.0.0.1"), ("text", "good evening"), ("end", None)]
    assert await line.ask("request", "x" * 100_000) == "x" * 100_000, "only who knocks has to be short"
    line.close()
    assert ended == [("end", None)], "whoever was speaking is told that the line has ended"


@pytest.mark.parametrize(
    "said",
    [
        frame(0, HELLO, "wrong"),
        frame(0, HELLO, "segréto"),
        frame(0, HELLO, b"\xff" * 32),
        frame(0, HELLO, None),
        frame(1, "request", {"path": "/api/me"}),
        b"\x00\x00\x00\xc8" + b"\x91" * 200,
        b"GET / HTTP/1.1\r\n\r\n",
        (30_000_000).to_bytes(4),
    ],
    ids=["wrong", "letters", "bytes", "nothing", "a request", "nested", "http", "long"],
)
async def test_a_stranger_gets_nothing(called: Called, said: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """Nor is a stranger's frame waited for that is longer than a knock can be; nothing of it is a fault of ours."""
    async with stranger(called) as (reader, writer):
        writer.write(said)
        if said == frame(0, HELLO, b"\xff" * 32):  # so far it could be anybody
            writer.write(frame(0, "proof", b"\xff" * 32))
        assert await is_hung_up_on(reader)
    assert called.asked == []
    assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_what_was_overheard_opens_nothing_again(called: Called) -> None:
    between = Between(called.address)
    async with between.listening() as address:
        line = await Line.to(address, SECRET)
        assert await line.ask("request", "once") == "once"
        line.close()
    async with stranger(called) as (reader, writer):
        for said in between.forth:
            writer.write(said)
        assert await is_hung_up_on(reader)
    assert called.asked == [("request", "once")]
    assert SECRET.encode() not in b"".join(between.forth), "who listens on the way does not learn it"


async def test_who_is_on_the_way_says_nothing_in_the_place_of_others(called: Called) -> None:
    """A frame that is said twice, or made up, ends the line it comes by."""
    for made_up in (None, frame(9, "request", "forged")):
        between = Between(called.address)
        async with between.listening() as address:
            line = await Line.to(address, SECRET)
            assert await line.ask("request", "mine") == "mine"
            assert between.writer is not None
            between.writer.write(made_up or between.forth[-1])
            async with asyncio.timeout(SOON):
                while not line.ended:
                    with contextlib.suppress(ConnectionError):
                        await line.ask("request", "still there")
    assert ("request", "forged") not in called.asked
    assert called.asked.count(("request", "mine")) == 2, "once on each line"


async def test_who_does_not_know_the_secret_is_not_believed(caplog: pytest.LogCaptureFixture) -> None:
    """Somebody has taken the address of a process that is gone, and welcomes whoever calls."""
    heard = asyncio.get_running_loop().create_future()

    async def welcomes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        size = int.from_bytes(await reader.readexactly(4))
        writer.write(frame(0, WELCOME, None) * 3)
        heard.set_result(await reader.readexactly(size))
        writer.close()

    async with await asyncio.start_server(welcomes, "127.0.0.1", 0) as server:
        with pytest.raises(ConnectionError):
            await Line.to(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", SECRET)
        assert SECRET.encode() not in await heard


async def test_many_who_knock_and_say_nothing_keep_nobody_out(called: Called) -> None:
    """Who has waited longest without a word goes, and a process that calls gets through."""
    idle = [await asyncio.open_connection(*read_place(called.address)) for _ in range(2 * STRANGERS)]
    async with asyncio.timeout(SOON):
        line = await Line.to(called.address, SECRET)
        assert await line.ask("request", "through") == "through"
        await asyncio.gather(*(reader.read() for reader, _ in idle[:STRANGERS]))
    line.close()
    for _, writer in idle:
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)  # some were hung up on rather rudely


@pytest.mark.parametrize("place", ["10.0.0.1", "10.0.0.1:x", ":80", "10.0.0.1:70000", "0.0.0.0:9000", "[::]:9000"])
async def test_a_place_is_an_address_that_others_can_call(place: str) -> None:
    with pytest.raises(BadWords):
        read_place(place)
