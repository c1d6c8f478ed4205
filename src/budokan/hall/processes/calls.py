"""What the other processes of a hall ask of this one: to let somebody in at a table that is here, to answer a request about it,
or to give it away. Whoever comes by one of them is treated like anybody who comes by a line of their own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, cast

from litestar.exceptions import WebSocketDisconnect

from budokan.hall.processes.forwarding import PIPED
from budokan.hall.processes.lines import Heard
from budokan.hall.processes.wire import Wire
from budokan.hall.sockets import listen

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import HTTPScope, Message

    from budokan.hall.context import Context

KEPT = (b"content-type", b"content-disposition", b"cache-control", b"etag", b"vary", b"set-cookie")
"""Headers of an answer that say something about it; the others are added where it leaves the hall."""

logger = logging.getLogger("budokan.hall")


class Piped:
    """Somebody whose line is at another process."""

    def __init__(self, wire: Wire, number: int) -> None:
        self._wire = wire
        self._number = number
        self._said: asyncio.Queue[str | None] = asyncio.Queue()

    def heard(self, kind: str, what: Any) -> None:
        self._said.put_nowait(str(what) if kind == "text" else None)

    async def receive_text(self) -> str:
        said = await self._said.get()
        if said is None:
            raise WebSocketDisconnect(detail="they have gone")
        return said

    async def send_text(self, data: bytes) -> None:
        self._wire.write(self._number, "text", data)
        await self._wire.flows()

    async def close(self, code: int) -> None:
        self._wire.write(self._number, "close", code)


class Calls:
    """The conversations that other processes have with this one."""

    def __init__(self, context: Context, app: Litestar) -> None:
        self._context = context
        self._app = app
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, wire: Wire, number: int, kind: str, what: Any) -> Heard | None:
        match kind:
            case "table":
                piped = Piped(wire, number)
                self._start(self._sits(wire, number, piped, str(what)))
                return piped.heard
            case "request":
                self._start(self._answers(wire, number, what))
            case "yield":
                self._start(self._gives_away(wire, number, str(what)))
        return None

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sits(self, wire: Wire, number: int, piped: Piped, address: str) -> None:
        try:
            await listen(self._context, piped, address, piped=True)
        finally:
            wire.write(number, "end")

    async def _gives_away(self, wire: Wire, number: int, code: str) -> None:
        """Another process has to change something about the table, and will have its room."""
        try:
            await self._context.hall.put_away(code)
        finally:  # whatever came of it, they look again who has the room
            wire.write(number, "answer")

    async def _answers(self, wire: Wire, number: int, asked: dict[str, Any]) -> None:
        status, headers, body = 500, [], b""
        given = iter([{"type": "http.request", "body": asked["body"], "more_body": False}])

        async def receive() -> Message:
            for one in given:
                return cast("Message", one)
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, headers, body
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [[name, value] for name, value in message["headers"] if name.lower() in KEPT]
            elif message["type"] == "http.response.body":
                body += message["body"]

        try:
            await self._app(cast("HTTPScope", _scope(asked)), receive, send)  # type: ignore[arg-type]  # litestar names its own kinds of callables
        except Exception:
            logger.exception("a request from another process")
        wire.write(number, "answer", {"status": status, "headers": headers, "body": body})


def _scope(asked: dict[str, Any]) -> dict[str, Any]:
    path = str(asked["path"])
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked["method"],
        "scheme": asked["scheme"],
        "path": path,
        "raw_path": path.encode(),
        "query_string": asked["query"],
        "root_path": "",
        "headers": [(name, value) for name, value in asked["headers"]],
        "client": (asked["client"], 0),
        "server": None,
        "state": {PIPED: True},
        "extensions": {},
    }
