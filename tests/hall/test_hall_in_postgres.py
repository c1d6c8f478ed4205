"""A whole hall in PostgreSQL: killed, and its server taken away and given back, while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from budokan.hall.settings import Settings
from tests.hall.conftest import opened
from tests.hall.killing import kill_again_and_again
from tests.support.postgres import Cluster, running

pytestmark = pytest.mark.anyio

FORM = {"game": "samurai-sword", "name": "Aki", "players": ["you", "uniform", "uniform"]}


async def test_a_killed_hall_and_a_database_that_was_away_lose_nothing(postgres: Cluster, tmp_path: Path) -> None:
    """The server of this test is its own: it goes down."""
    with running() as cluster:
        counted = await kill_again_and_again(tmp_path, 3, 7, cluster)
    assert counted["restarts"] == 1
    assert counted["acknowledged"] > 0
    assert list(tmp_path.iterdir()) == [], "nothing is kept anywhere but in the database"


async def test_while_the_database_is_away_people_are_told_and_then_play_goes_on(postgres: Cluster, tmp_path: Path) -> None:
    with running() as cluster:
        settings = Settings(data=tmp_path, database=cluster.new_database(), port=0, pause=(0.0, 0.0))
        async with opened(settings) as hall:
            assert (await hall.http.get("/readyz")).text == "ready\n"
            assert (await hall.http.post("/api/tables", json=FORM)).status_code == 201
            await asyncio.to_thread(cluster.stop)
            refused = await hall.http.post("/api/tables", json=FORM)
            assert (refused.status_code, refused.json()["why"]["id"]) == (503, "hall-database-away")
            await becomes(hall.http, 503)
            assert (await hall.http.get("/healthz")).text == "alive\n", "to start it anew would not help"
            await asyncio.to_thread(cluster.start)
            await becomes(hall.http, 200)
            assert (await hall.http.post("/api/tables", json=FORM)).status_code == 201


async def becomes(http: httpx.AsyncClient, status: int) -> None:
    """What was found out about the database holds for a second."""
    for _ in range(100):
        if (await http.get("/readyz")).status_code == status:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"/readyz does not come to {status}")
