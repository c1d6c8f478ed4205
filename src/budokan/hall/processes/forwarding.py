"""Who is connected here and asks for a table that another process has: what they say goes there, and the answer comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from litestar import Response
from litestar.enums import MediaType
from litestar.response.base import ASGIResponse

from budokan.hall import messages as say
from budokan.hall.processes.whereabouts import Elsewhere
from budokan.hall.schemas.requests import Problem
from budokan.hall.schemas.tables import in_words
from budokan.kernel.texts import text

if TYPE_CHECKING:
    from litestar import Request
    from litestar.types import Receive, Scope, Send

    from budokan.hall.processes.lines import Line

PIPED = "piped"
"""In the state of a request: it has come by another process, where it was let in."""

ON_THE_WAY = (b"accept-encoding", b"content-length", b"transfer-encoding")
"""Headers that concern the way to this process alone."""


class Told(Protocol):
    """Who is told what comes back."""

    def send(self, message: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


GOING = 1012
"""The WebSocket's code for: come again."""


class Tunnel:
    """One connection that goes on at another process. When that ends its client hangs up, and comes back with their number."""

    def __init__(self, line: Line, client: Told, address: str) -> None:
        self._line = line
        self._client = client
        self._number = line.begin("table", address, self._heard)

    def say(self, heard: str) -> None:
        self._line.say(self._number, "text", heard)

    def end(self) -> None:
        self._line.say(self._number, "end")
        self._line.forget(self._number)

    def _heard(self, kind: str, what: Any) -> None:
        if kind == "text":
            self._client.send(what)
        else:
            self._client.hang_up(what if kind == "close" else GOING)


class _Passed(ASGIResponse):
    """The answer of the process that has the table."""

    def __init__(self, line: Line, request: Request[Any, Any, Any]) -> None:
        super().__init__()
        self._line = line
        self._request = request

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = self._request
        body = await request.body()
        headers = [[name, value] for name, value in request.scope["headers"] if name.lower() not in ON_THE_WAY]
        asked = {
            "method": request.method,
            "scheme": request.scope["scheme"],
            "path": request.scope["path"],
            "query": request.scope["query_string"],
            "headers": [*headers, [b"content-length", str(len(body)).encode()]],
            "client": request.client.host if request.client else "",
            "body": body,
        }
        try:
            answer = await self._line.ask("request", asked)
        except ConnectionError:
            answer = unreachable()
        start = [(name, value) for name, value in answer["headers"]]
        start.append((b"content-length", str(len(answer["body"])).encode()))
        await send({"type": "http.response.start", "status": answer["status"], "headers": start})
        await send({"type": "http.response.body", "body": answer["body"], "more_body": False})


def unreachable() -> dict[str, Any]:
    """The process has ended meanwhile: whether it has done what was asked the store alone knows."""
    body = say.ENCODER.encode(Problem(in_words(text("hall-table-unreachable"))))
    return {"status": 503, "headers": [(b"content-type", MediaType.JSON.value.encode())], "body": body}


class Forwarded(Response[bytes]):
    """A request that is answered by another process."""

    def __init__(self, line: Line) -> None:
        super().__init__(b"")
        self._line = line

    def to_asgi_response(self, app: Any = None, request: Any = None, **_: Any) -> ASGIResponse:
        return _Passed(self._line, request)


def forward(request: Request[Any, Any, Any], there: Elsewhere) -> Response[Any]:
    """Have it answered where the table is; once: a table that has moved on meanwhile is asked for again by who asks."""
    if request.scope["state"].get(PIPED):
        return Response(Problem(in_words(text("hall-table-unreachable"))), status_code=503)
    return Forwarded(there.line)
