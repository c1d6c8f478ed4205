"""The figures of a hall: on a port of their own, in Prometheus' form, about nobody."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import socket
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from budokan.hall.context import Context
from budokan.hall.keeper import Keeper, Network
from budokan.hall.lobby import Hall
from budokan.hall.metrics import READERS, read_place, told
from budokan.hall.serving import listen_aside
from budokan.hall.settings import Settings
from budokan.hall.static import Pages
from budokan.hall.store import Store
from budokan.kernel.errors import BadWords
from tests.hall.people import Client
from tests.hall.processes import Process
from tests.hall.test_store import SEATS, a_setup

pytestmark = pytest.mark.anyio

LINE = re.compile(r'[a-z_]+(?:\{[a-z]+="[^"]*"\})? -?[0-9.e+]+')


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def read(words: str) -> dict[str, float]:
    found = {}
    for line in words.splitlines():
        if not line.startswith("# "):
            assert LINE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


async def test_a_hall_that_plays_says_how_many_and_how_long_and_nothing_about_anybody(tmp_path: Path) -> None:
    port = free_port()
    hall = await asyncio.to_thread(Process, tmp_path, "--metrics", str(port))
    try:
        form = {"game": "samurai-sword", "name": "Beniko", "players": ["you", "uniform", "uniform"]}
        seated = await asyncio.to_thread(hall.post, "/api/tables", **form)
        client = await Client.at(hall.address)
        await client.sit(seated)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=30) as http:
            got = await http.get("/metrics")
            assert got.headers["content-type"].startswith("text/plain; version=0.0.4")
            assert (await http.get("/")).status_code == 404
            assert (await http.post("/metrics")).status_code == 404
        async with httpx.AsyncClient(base_url=hall.address, trust_env=False, timeout=30) as http:
            assert "budokan_rooms" not in (await http.get("/metrics")).text, "the hall itself tells nobody"
        await client.close()
    finally:
        _, complained = await asyncio.to_thread(hall.end, signal.SIGTERM)
    assert complained == ""
    figures = read(got.text)
    assert figures['budokan_rooms{state="running"}'] == 1
    assert figures["budokan_sockets"] == 1
    assert figures["budokan_database_up"] == 1
    assert figures["budokan_store_seconds_count"] == figures['budokan_store_seconds_bucket{le="+Inf"}'] > 0
    assert not any(secret in got.text for secret in (seated["code"], seated["token"], "Beniko"))


async def test_who_reads_figures_does_not_hold_a_hall_up_that_closes(hall: Hall, settings: Settings) -> None:
    context = Context(hall.services, Pages(), Keeper(hall.services.time), Network(settings))
    listening = listen_aside(replace(settings, metrics="0"))
    assert listening is not None
    port = listening.getsockname()[1]
    async with told(listening, lambda: context):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /metrics HTTP/1.1\r\nHost: figures\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    writer.close()
    with contextlib.suppress(OSError):  # the other end has hung up
        await writer.wait_closed()
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", port)


async def test_who_asks_for_no_figures_keeps_no_file_of_the_halls(hall: Hall, settings: Settings) -> None:
    """Beside the hall there are few places, and who has waited longest without asking makes room."""
    context = Context(hall.services, Pages(), Keeper(hall.services.time), Network(settings))
    listening = listen_aside(replace(settings, metrics="0"))
    assert listening is not None
    port = listening.getsockname()[1]
    async with told(listening, lambda: context):
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(READERS + 1)]
        assert await asyncio.wait_for(silent[0][0].read(), 10) == b"", "the first has gone"
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=30) as http:
            assert "budokan_rooms" in (await http.get("/metrics")).text
            upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
            asked = await http.get("/metrics", headers={**upgrade, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="})
            assert asked.status_code == 403
        for _, writer in silent:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


@pytest.mark.both_databases
async def test_what_came_to_nothing_is_counted_with_the_rest(store: Store) -> None:
    await store.add_table(a_setup(), "running", SEATS)
    before = store.thread.counts.jobs, store.thread.counts.failed
    done = await asyncio.gather(*(store.add_table(a_setup(), "running", SEATS) for _ in range(3)), return_exceptions=True)
    assert all(isinstance(one, Exception) for one in done)
    assert (store.thread.counts.jobs - before[0], store.thread.counts.failed - before[1]) == (3, 3)
    assert sum(store.thread.counts.within) <= store.thread.counts.jobs


def test_a_place_that_is_none_or_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    assert read_place("9100") == ("127.0.0.1", 9100)
    assert read_place("0.0.0.0:9100") == ("0.0.0.0", 9100)
    assert read_place("[::1]:9100") == ("::1", 9100)
    for words in ("many", "1:", "70000", "-1"):
        with pytest.raises(BadWords, match="is no place for figures"):
            read_place(words)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadWords, match="is taken"):
            listen_aside(Settings(data=tmp_path, metrics=str(taken.getsockname()[1])))
    assert listen_aside(Settings(data=tmp_path)) is None
