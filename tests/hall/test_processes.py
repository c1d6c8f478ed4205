"""Several processes of one hall: behind nginx, killed, and what one of them has to do for another."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from budokan.hall import resuming, serving
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.kernel.errors import BadWords
from tests.hall.conftest import Open, opened
from tests.hall.many import Plan, play_on_many
from tests.hall.people import Client, within
from tests.hall.processes import Process, changes_of
from tests.support.nginx import NoNginx, binary
from tests.support.postgres import Cluster

pytestmark = pytest.mark.anyio

FORM = {"game": "samurai-sword", "name": "Aki", "players": ["you", "uniform", "uniform"], "public": True}


@pytest.fixture(scope="session")
def balancer() -> str:
    """nginx, or one line that says there is none."""
    try:
        return binary()
    except NoNginx as why:
        pytest.skip(str(why))


@asynccontextmanager
async def halls(postgres: Cluster, folder: Path, count: int = 2) -> AsyncIterator[list[Open]]:
    """So many processes of one hall, as far as they know: each has its own store and its own rooms."""
    database = postgres.new_database()
    async with AsyncExitStack() as stack:
        settings = Settings(data=folder, database=database, port=0, pause=(0.0, 0.0))
        yield [await stack.enter_async_context(opened(settings)) for _ in range(count)]


async def made(hall: Open, **more: object) -> dict[str, object]:
    answer = await hall.http.post("/api/tables", json={**FORM, **more})
    assert answer.status_code == 201, answer.text
    seated: dict[str, object] = answer.json()
    return seated


async def test_many_play_behind_nginx_while_a_process_is_killed(balancer: str, postgres: Cluster, tmp_path: Path) -> None:
    """The soak has a thousand rooms and thirty kills, restarts and cuts. About 30 s of waiting, 15 s of work."""
    plan = Plan(rooms=5, seconds=12, kills=2, pace=0.6, pause=(0.0, 0.1))
    counted = await play_on_many(tmp_path, plan, postgres)
    assert counted["decisions"] > plan.rooms
    assert counted["returns"] > 0, "somebody's process was killed"
    assert list(tmp_path.iterdir()) == [], "nothing is kept anywhere but in the database"


async def test_any_process_serves_any_room_and_everybody_hears_everything(postgres: Cluster, tmp_path: Path) -> None:
    async with halls(postgres, tmp_path) as (here, there):
        seated = await made(here, players=["you", "open"], game="ken")
        code = seated["code"]
        beside = (await there.http.post(f"/api/tables/{code}/seats", json={"name": "Mei"})).json()
        assert beside["seat"] == 1
        aki, mei, watcher = [await Client.at(one.address) for one in (here, there, there)]
        await aki.sit(seated)
        await mei.sit(beside)
        await watcher.sit({"code": code})
        assert (await mei.ask("chat", text="good evening"))["type"] == "done"
        assert (await aki.hear_until("chat"))["line"]["text"] == "good evening"
        assert (await mei.ask("start"))["type"] == "done"
        for one in (aki, watcher):
            assert (await one.hear_until("snapshot"))["table"]["state"] == "running"
        refused = await watcher.ask("undo")
        assert (refused["type"], refused["why"]["id"]) == ("refusal", "hall-only-players")
        for _ in range(3):  # the other process knows who is at the table a moment later
            shown = (await there.http.get(f"/api/tables/{code}")).json()
            if [one["online"] for one in shown["seats"]] == [True, True] and shown["watchers"] == 1:
                break
            await asyncio.sleep(1)
        assert ([one["online"] for one in shown["seats"]], shown["watchers"]) == ([True, True], 1)
        mine = {"authorization": f"Bearer {beside['token']}"}
        assert (await there.http.delete(f"/api/tables/{code}/seats", headers=mine)).status_code == 204
        stranger = await there.http.delete(f"/api/tables/{code}/seats", headers={"authorization": "Bearer nobody"})
        assert (stranger.status_code, stranger.json()["why"]["id"]) == (403, "hall-wrong-token")
        for one in (aki, mei, watcher):
            await one.close()


async def test_a_show_of_one_process_can_be_watched_from_another(postgres: Cluster, tmp_path: Path) -> None:
    async with halls(postgres, tmp_path) as (here, there):
        seated = (await here.http.post("/api/watch", json={"game": "ken"})).json()
        watcher = await Client.at(there.address)
        assert (await watcher.sit(seated))["table"]["code"] == seated["code"]
        await watcher.close()


async def test_a_table_is_given_away_where_another_process_must_change_it(postgres: Cluster, tmp_path: Path) -> None:
    """BK-10.6: who is forgotten is forgotten at tables that are awake elsewhere too; who plays there comes back."""
    async with halls(postgres, tmp_path) as (here, there):
        answer = await here.http.post("/api/tables", json={**FORM, "players": ["you", "open"], "game": "ken"})
        seated, key = answer.json(), answer.json()["key"]
        aki = await Client.at(here.address)
        await aki.sit(seated)
        known = {"budokan-person": key}
        gone = await there.http.delete("/api/me", headers=known)
        assert gone.status_code == 204, gone.text
        shown = (await there.http.get(f"/api/tables/{seated['code']}")).json()
        assert [one["kind"] for one in shown["seats"]] == ["open", "open"]
        await aki.close()


async def test_nobody_is_let_in_by_a_process_that_still_reads_itself_in(postgres: Cluster, tmp_path: Path) -> None:
    """The balancer passes it over; and whoever begins to listen there first has the address."""
    settings = Settings(data=tmp_path, database=postgres.new_database(), port=0)
    listening = serving.listen(settings)
    place = listening.getsockname()[:2]
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(place, 5)
    with contextlib.closing(Store(tmp_path, settings.database)) as store, socket.socket() as first:
        first.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        first.bind(place)
        first.listen()
        with pytest.raises(BadWords, match="is taken"):
            await serving.serve_at(listening, None, settings, store, lambda _: None, None)
    listening.close()


async def test_a_room_is_taken_over_without_playing_its_game_again(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process before played by the same code: the table stands where it was kept, with all that was told."""
    settings = Settings(data=tmp_path, database=postgres.new_database(), port=0, pause=(0.0, 0.0))
    async with opened(settings) as there:
        async with opened(settings) as here:
            seated = await made(here)
            aki = await Client.at(here.address)
            state = await aki.sit(seated)
            came = state["number"]
            while state["number"] < 12:
                if state["options"]:
                    await aki.say("play", number=state["number"], move=state["options"][0]["move"])
                state = await aki.hear_until("update")
        monkeypatch.setattr(resuming, "_played_again", None)
        again = await Client.at(there.address)
        back = await again.sit(seated, last=12)
        assert (back["type"], back["since"]) == ("update", 12)
        first = await Client.at(there.address)
        whole = await first.sit(seated)
        told = [event for one in aki.kept if one["type"] == "update" for event in one["events"]]
        assert [one for one in whole["log"] if came < one["number"] <= state["number"]] == told
        for one in (again, first):
            await one.close()


async def test_what_goes_on_by_itself_goes_on_elsewhere_after_a_kill(postgres: Cluster, tmp_path: Path) -> None:
    """Nobody is connected, and the clock of a person runs: another process has the room within five seconds."""
    database = postgres.new_database()
    first, second = [await asyncio.to_thread(Process, tmp_path, "--database", database) for _ in range(2)]
    try:
        clock = {"kind": "move", "seconds": 2}
        seated = await asyncio.to_thread(first.post, "/api/tables", **FORM, clock=clock)
        await asyncio.to_thread(first.end, signal.SIGKILL)
        before = len(changes_of(tmp_path, seated["code"], database))

        async def grows() -> None:
            while len(changes_of(tmp_path, seated["code"], database)) <= before + 3:
                await asyncio.sleep(0.1)

        await within(30, grows())
        client = await Client.at(second.address)
        assert (await client.sit(seated))["number"] > before
        await client.close()
    finally:
        for one in (first, second):
            if one.child.poll() is None:
                await asyncio.to_thread(one.end, signal.SIGKILL)


async def test_a_process_that_goes_hands_its_rooms_over(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.new_database()
    first, second = [await asyncio.to_thread(Process, tmp_path, "--database", database) for _ in range(2)]
    try:
        seated = await asyncio.to_thread(first.post, "/api/tables", **FORM)
        client = await Client.at(second.address)
        state = await client.sit(seated)
        ending = asyncio.create_task(asyncio.to_thread(first.end, signal.SIGTERM))
        with pytest.raises(ConnectionClosed, match="1012"):
            await client.hear_until("nothing")
        again = await Client.at(second.address)
        back = await again.sit(seated, last=state["number"])
        assert back["number"] >= state["number"]
        await ending
        async with httpx.AsyncClient(base_url=second.address, trust_env=False) as http:
            assert (await http.get("/readyz")).text == "ready\n"
        await again.close()
    finally:
        for one in (first, second):
            if one.child.poll() is None:
                await asyncio.to_thread(one.end, signal.SIGKILL)
