"""The door: how many connections there may be, and how long one may take to say what it wants and to hear the answer.

uvicorn reads HTTP and the WebSocket; it counts neither connections that ask for nothing nor frames that say nothing, and waits
for ever for a request to be finished and for an answer to be read. That is done here, in its own protocols.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Container
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from budokan.hall import messages as say
from budokan.hall.limits import Bucket
from budokan.hall.proxies import believed, household
from budokan.hall.schemas.requests import Problem
from budokan.hall.schemas.tables import in_words
from budokan.hall.settings import Settings
from budokan.hall.timekeeping import RealTime, Timekeeper
from budokan.kernel.texts import text

SLICE = 1024
"""Bytes of a WebSocket that are read before the frames in them are counted: a flood is noticed after so much of it."""

POLICY = 1008
"""The WebSocket's code for: a limit was passed."""

LAST_WORD = 0.5
"""Seconds a line that was cut off has to read why."""

logger = logging.getLogger("budokan.hall")


class Watch:
    """What a connection was last seen doing, and since when; in milliseconds."""

    __slots__ = ("doing", "since", "unread", "unread_since")

    def __init__(self, now: int) -> None:
        self.doing: object = None
        self.since = now
        self.unread = 0
        self.unread_since = now

    def has_done_nothing_new(self, doing: object, now: int) -> int:
        """For how long it has been doing this."""
        if doing != self.doing:
            self.doing, self.since = doing, now
        return now - self.since

    def has_read_nothing(self, unread: int, now: int) -> int:
        """For how long nothing of what waits for it has been taken. What is added to it does not count as taken."""
        if unread == 0 or unread < self.unread:
            self.unread_since = now
        self.unread = unread
        return now - self.unread_since


class Admission:
    """Every connection of a hall."""

    def __init__(self, settings: Settings, time: Timekeeper | None = None) -> None:
        self.settings = settings
        self.time = time or RealTime()
        self.lines: dict[HttpLine | TableLine, Watch] = {}
        """The oldest first."""
        self._asking: Counter[str] = Counter()
        self._proxies = believed(settings.trusted_proxies)

    def admits(self, line: HttpLine) -> bool:
        """Let it in, if there is room for it; who has been there for long without asking anything makes room."""
        address = household(line.client[0]) if line.client else ""
        if self._asking[address] >= self.settings.requests_per_address and not self._is_proxy(line):
            logger.warning("too many requests at a time from %s", address)
            return False
        if len(self.lines) >= self.settings.connections and not self._make_room():
            logger.warning("the hall has no more connections to give")
            return False
        self.keep(line)
        line.household = address
        self._asking[address] += 1
        return True

    def keep(self, line: HttpLine | TableLine) -> None:
        self.lines[line] = Watch(self.time.now())

    def hang_up(self, addresses: Container[str]) -> None:
        """End every connection that came by one of these addresses of the machine."""
        for line in list(self.lines):
            if line.server is not None and line.server[0] in addresses:
                line.transport.close()

    def leaves(self, line: HttpLine | TableLine) -> None:
        """It has ended, or has become a line to a table."""
        if self.lines.pop(line, None) is not None and isinstance(line, HttpLine):
            self._asking[line.household] -= 1
            if self._asking[line.household] <= 0:
                del self._asking[line.household]

    def _is_proxy(self, line: HttpLine) -> bool:
        """Whoever comes through a server in front comes from its address, which is that of nobody in particular."""
        try:
            return line.client is not None and any(ipaddress.ip_address(line.client[0]) in one for one in self._proxies)
        except ValueError:  # not an address, such as a socket of this machine
            return False

    def _make_room(self) -> bool:
        for line in self.lines:
            if isinstance(line, HttpLine) and line.asks_nothing:
                self.leaves(line)
                line.transport.abort()
                return True
        return False

    def sweep(self) -> None:
        """Cut off who takes too long."""
        now = self.time.now()
        for line, watch in list(self.lines.items()):
            why = line.is_late(watch, now)
            if why:
                logger.warning("a connection was cut off: %s", why)
                line.transport.abort()


class Config(uvicorn.Config):
    """uvicorn's configuration, and the door its connections come through."""

    def __init__(self, admission: Admission, **more: Any) -> None:
        super().__init__(http=HttpLine, ws=TableLine, **more)
        self.admission = admission


def _admission_of(config: uvicorn.Config) -> Admission:
    assert isinstance(config, Config), "a hall is configured with its door"
    return config.admission


class HttpLine(H11Protocol):
    """A connection that asks over HTTP, or has not asked yet."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.admission = _admission_of(config)
        self.household = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if not self.admission.admits(self):
            transport.write(NO_ROOM)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.leaves(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.admission.leaves(self)
        super().handle_websocket_upgrade(event)

    @property
    def asks_nothing(self) -> bool:
        """It has not said what it wants, or has had its answer."""
        return self.conn.their_state is h11.IDLE

    def is_late(self, watch: Watch, now: int) -> str:
        """Why it is not waited for any longer; nothing if it is."""
        settings = self.admission.settings
        state = self.conn.their_state
        so_long = watch.has_done_nothing_new((state, self.cycle), now)
        unread = watch.has_read_nothing(self.transport.get_write_buffer_size(), now)
        if state is h11.IDLE and so_long > settings.headers_within * 1000:
            return "what it asks for did not come"
        if state is h11.SEND_BODY and so_long > settings.body_within * 1000:
            return "the body of its request did not come"
        return "it does not read" if unread > settings.reads_within * 1000 else ""


class TableLine(WebSocketsSansIOProtocol):
    """A WebSocket. Everything it sends is counted, also what says nothing: pings, pongs, fragments."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.admission = _admission_of(config)
        settings = self.admission.settings
        self._frames = Bucket(self.admission.time, settings.frames_per_second, settings.frames_at_once)
        self._is_cut_off = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.admission.keep(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.leaves(self)
        super().connection_lost(exc)

    def is_late(self, watch: Watch, now: int) -> str:
        unread = watch.has_read_nothing(self.transport.get_write_buffer_size(), now)
        return "it does not read" if unread > self.admission.settings.reads_within * 1000 else ""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._is_cut_off:
                return
            super().data_received(data[start : start + SLICE])

    def handle_text(self, event: Frame) -> None:
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counts():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts():
            super().handle_pong(event)

    def _counts(self) -> bool:
        """One more frame; if it is one too many the line is cut off, and told why."""
        if not self._is_cut_off and not self._frames.take():
            self._cut_off()
        return not self._is_cut_off

    def _cut_off(self) -> None:
        self._is_cut_off = True
        logger.warning("a connection was cut off: too many frames")
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(TOO_FAST)
            self.conn.send_close(POLICY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        if self.close_timer is not None:  # the hall had already said goodbye: an answer would not be heard any more
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LAST_WORD, self.transport.abort)


TOO_FAST = say.ENCODER.encode(say.Trouble(re=None, why=in_words(text("hall-too-fast")), closing=True))


def _no_room() -> bytes:
    body = say.ENCODER.encode(Problem(in_words(text("hall-is-full"))))
    head = (
        "HTTP/1.1 503 Service Unavailable",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "retry-after: 5",
        "connection: close",
    )
    return "\r\n".join([*head, "", ""]).encode() + body


NO_ROOM = _no_room()
"""The whole answer to a connection there is no room for: it is given before anything was asked."""
