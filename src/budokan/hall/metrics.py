"""Figures for whoever runs a hall, in the form Prometheus reads, on a port of their own: off unless it is asked for.

Nothing in them is about a person or a table: how many there are, and how long the store takes.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import uvicorn

from budokan.hall.admission import Admission, Config
from budokan.hall.context import Context
from budokan.hall.settings import Settings
from budokan.hall.storing.database_thread import STEPS
from budokan.kernel.errors import BadWords
from budokan.version import VERSION

READERS = 16
"""Connections of those who read figures, in all."""

FORM = b"text/plain; version=0.0.4; charset=utf-8"


def read_place(words: str) -> tuple[str, int]:
    """Where the figures are to be had: a port of this machine alone, or an address with its port."""
    host, _, port = words.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) < 65_536:
        raise BadWords("hall-bad-metrics", found=words[:60])
    return host.strip("[]") or "127.0.0.1", int(port)


def figures(context: Context) -> str:
    """All of them, as they are now."""
    hall, thread, database = context.hall, context.services.store.thread, context.services.store.database
    counts = thread.counts
    states = {state: sum(room.state == state for room in hall.rooms.values()) for state in ("waiting", "running", "over")}
    lines = [
        *_figure("budokan_info", "gauge", "The version that runs.", {f'version="{VERSION}"': 1}),
        *_figure("budokan_rooms", "gauge", "Tables that are awake.", {f'state="{k}"': v for k, v in states.items()}),
        *_figure("budokan_sockets", "gauge", "Open WebSockets.", {"": len(context.clients)}),
        *_figure("budokan_database_up", "gauge", "Whether the line to the database is open.", {"": int(database.answers())}),
        *_figure("budokan_store_waiting", "gauge", "Jobs the store has not begun with.", {"": thread.waiting}),
        *_figure("budokan_store_groups_total", "counter", "Transactions.", {"": counts.groups}),
        *_figure("budokan_store_failures_total", "counter", "Jobs that came to nothing.", {"": counts.failed}),
        "# HELP budokan_store_seconds How long a job waited until it was kept.",
        "# TYPE budokan_store_seconds histogram",
        *(
            f'budokan_store_seconds_bucket{{le="{step}"}} {done}'
            for step, done in zip(STEPS, accumulate(counts.within), strict=True)
        ),
        f'budokan_store_seconds_bucket{{le="+Inf"}} {counts.jobs}',
        f"budokan_store_seconds_sum {counts.seconds:.6f}",
        f"budokan_store_seconds_count {counts.jobs}",
    ]
    return "\n".join(lines) + "\n"


def _figure(name: str, kind: str, told: str, values: dict[str, int]) -> Iterator[str]:
    yield f"# HELP {name} {told}"
    yield f"# TYPE {name} {kind}"
    for labels, value in values.items():
        yield f"{name}{{{labels}}} {value}" if labels else f"{name} {value}"


class _Aside(uvicorn.Server):
    """A server beside the hall's: what a signal means is the hall's business. Its door keeps files for the hall."""

    async def on_tick(self, counter: int) -> bool:
        if counter % 5 == 0 and isinstance(self.config, Config):
            self.config.admission.sweep()
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def told(listening: socket.socket | None, context: Callable[[], Context]) -> AsyncIterator[None]:
    """The figures are to be had there for as long as the block lasts."""
    if listening is None:
        yield
        return

    async def answer(scope: dict[str, Any], _: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        known = (scope["method"], scope["path"]) == ("GET", "/metrics")
        body = figures(context()).encode() if known else b"not found\n"
        await send(
            {"type": "http.response.start", "status": 200 if known else 404, "headers": [(b"content-type", FORM)]},
        )
        await send({"type": "http.response.body", "body": body})

    few = Settings(data=Path(), connections=READERS, requests_per_address=2 * READERS)
    config = Config(Admission(few), app=answer, log_config=None, access_log=False, server_header=False, lifespan="off")
    server = _Aside(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield
    finally:
        server.should_exit = server.force_exit = True  # who reads figures is not waited for
        await serving
