"""Sending to an address somebody gave: looked up once, by us, and the connection goes to what was looked up and held good.

No redirect is followed, nothing waits for long, and of the answer no more is read than says whether it was taken.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import h11
import msgspec

from budokan.hall.errors import Refusal
from budokan.hall.notices.addresses import Target, is_public
from budokan.kernel.texts import Text, text
from budokan.version import VERSION

WITHIN = 10.0
"""Seconds in which everything has to be done: looking up, connecting, sending, hearing the answer."""

MOST_READ = 16_384
"""Bytes of an answer that are read."""

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""The addresses of a name, as the system has them at this moment."""

Connect = Callable[..., Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Failure(msgspec.Struct, frozen=True):
    """Why something was not sent. `again`: it surely did not arrive, and may be tried again; `gone`: nobody is there any more.

    `wait` are the seconds the receiver wants to be left alone for.
    """

    why: Text
    again: bool = False
    gone: bool = False
    wait: int = 0


NAMES = ThreadPoolExecutor(4, thread_name_prefix="budokan-names")
"""Where names are looked up: who gives an address chooses how late its name is answered for, and the loop's own threads have
tables to wake."""


async def look_up(host: str, port: int) -> Sequence[str]:
    asking = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(NAMES, asking)
    return [str(one[4][0]) for one in found]


class Outgoing:
    """Sends to strangers' addresses. `allowed` are hosts of the keeper's, to which anything may be sent."""

    def __init__(
        self,
        allowed: Sequence[str] = (),
        resolve: Resolve = look_up,
        trust: ssl.SSLContext | None = None,
        within: float = WITHIN,
        connect: Connect = asyncio.open_connection,
    ) -> None:
        self.allowed = tuple(one.lower() for one in allowed)
        self._resolve = resolve
        self._trust = trust
        self._within = within
        self._connect = connect

    async def check(self, target: Target) -> str:
        """BK-11.5: the one address that is connected to, or a refusal. All that a name leads to must be good."""
        try:
            found = await asyncio.wait_for(self._resolve(target.host, target.port), self._within)
        except (OSError, UnicodeError, TimeoutError):
            raise Refusal("notice-no-such-host", host=target.host[:80]) from None
        if not found:
            raise Refusal("notice-no-such-host", host=target.host[:80])
        if target.host not in self.allowed and not all(is_public(one) for one in found):
            raise Refusal("notice-not-public", host=target.host[:80])
        return found[0]

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Failure | None:
        """Send it; None if it was taken."""
        try:
            address = await self.check(target)
        except Refusal as refusal:
            return Failure(refusal.why, again=refusal.why.id == "notice-no-such-host")
        sent = _Sent()
        try:
            return await asyncio.wait_for(self._exchange(address, target, headers, body, sent), self._within)
        except ssl.SSLError:
            return Failure(text("notice-bad-certificate"), again=not sent.whole)
        except TimeoutError:
            return Failure(text("notice-no-answer"), again=not sent.whole)
        except (OSError, EOFError, h11.ProtocolError):
            return Failure(text("notice-no-connection"), again=not sent.whole)

    async def _exchange(
        self, address: str, target: Target, headers: Mapping[str, str], body: bytes, sent: _Sent
    ) -> Failure | None:
        trust = (self._trust or ssl.create_default_context()) if target.scheme == "https" else None
        name = target.host if trust is not None else None
        reader, writer = await self._connect(address, target.port, ssl=trust, server_hostname=name, limit=MOST_READ)
        try:
            line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
            writer.write(_request(line, target, headers, body))
            sent.whole = True  # from here on nobody knows whether it arrived
            await writer.drain()
            return _judge(await _answer(line, reader))
        finally:
            writer.close()
            with contextlib.suppress(OSError, TimeoutError):
                await asyncio.wait_for(writer.wait_closed(), 1.0)


class _Sent:
    """Whether the whole of it is on its way."""

    whole = False


def _request(line: h11.Connection, target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    given = {
        "host": target.origin.partition("://")[2],
        "user-agent": f"Budokan/{VERSION}",
        "content-length": str(len(body)),
        "connection": "close",
        **headers,
    }
    request = h11.Request(method="POST", target=target.path, headers=list(given.items()))
    parts = [line.send(request), line.send(h11.Data(data=body)), line.send(h11.EndOfMessage())]
    return b"".join(part or b"" for part in parts)


async def _answer(line: h11.Connection, reader: asyncio.StreamReader) -> h11.Response:
    """The head of the answer. What follows it is nobody's business."""
    read = 0
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            return event
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if not data or read > MOST_READ:
                raise EOFError
            line.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError


def _judge(answer: h11.Response) -> Failure | None:
    status = answer.status_code
    if 200 <= status < 300:
        return None
    if 300 <= status < 400:
        return Failure(text("notice-redirected", status=status))
    why = text("notice-refused", status=status)
    if status in (404, 410):
        return Failure(why, gone=True)
    return Failure(why, again=status == 429 or status >= 500, wait=_wait(answer))


def _wait(answer: h11.Response) -> int:
    """What the receiver says about when to come back, in seconds; a date or nonsense says nothing."""
    said = next((value for name, value in answer.headers if name == b"retry-after"), b"")
    return min(int(said), 86_400) if said.isdigit() and len(said) < 10 else 0
