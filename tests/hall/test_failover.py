"""The database is not the one it was: a server has taken its place that had not heard of everything."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from budokan.hall.processes.whereabouts import Whereabouts
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing import postgres as postgres_module
from budokan.hall.storing.errors import AlreadyWritten
from tests.hall.conftest import opened
from tests.hall.people import Client
from tests.hall.processes import changes_of
from tests.hall.returning import BROKEN
from tests.hall.test_store import SEATS, a_change, a_setup
from tests.support.postgres import Cluster, running

pytestmark = pytest.mark.anyio

FORM = {"game": "ken", "name": "Aki", "players": ["you", "uniform"], "public": True}


class Pair:
    """A server that people write to, and one that has what the first had at some moment."""

    def __init__(self, first: Cluster, second: Cluster) -> None:
        self._first, self._second = first, second
        self._name = name = first.new_database().rpartition("/")[2]
        places = ",".join(f"127.0.0.1:{one.port}" for one in (first, second))
        self.address = f"postgresql://budokan@{places}/{name}?target_session_attrs=read-write"
        self.there = second.address(name)

    def copies(self) -> None:
        """The second has what there is now; of what comes after it it hears nothing."""
        self._second.follow(self._first)

    def throws_out(self) -> None:
        self._first.throw_out(self._first.address(self._name))

    def fails_over(self) -> None:
        self._first.stop()
        self._second.start()


@pytest.fixture
def pair(postgres: Cluster) -> Iterator[Pair]:
    """Two servers that go down; `postgres` says in one line where there is none to be had."""
    second = Cluster()
    try:
        with running() as first:
            yield Pair(first, second)
    finally:
        second.remove()


async def test_what_was_not_saved_there_is_not_gone_on_from(pair: Pair, tmp_path: Path) -> None:
    store = Store(tmp_path, pair.address)
    try:
        await store.add_table(a_setup(), "running", SEATS)
        await Whereabouts(store).take("BCDFGH")
        await store.add_change("BCDFGH", a_change(1), "running")
        pair.throws_out()
        await store.add_change("BCDFGH", a_change(2), "running")
        assert store.database.lost == set(), "it is the same server"
        pair.copies()
        await store.add_change("BCDFGH", a_change(3), "running")
        pair.fails_over()
        await asyncio.sleep(postgres_module.PAUSE)
        with pytest.raises(AlreadyWritten):
            await store.add_change("BCDFGH", a_change(4), "running")
        stored = await store.table("BCDFGH")
        assert stored is not None
        assert [one.number for one in stored.changes] == [1, 2]
    finally:
        store.close()


async def test_a_table_goes_on_from_what_the_server_knows_that_took_over(pair: Pair, tmp_path: Path) -> None:
    """Who was told more is shown how it stands now, and nothing is decided that came after what is gone."""
    settings = Settings(data=tmp_path, database=pair.address, port=0, pause=(0.0, 0.0))
    async with opened(settings) as hall:
        seated = (await hall.http.post("/api/tables", json=FORM)).json()
        await asyncio.to_thread(pair.copies)
        before = await plays(hall.address, seated, 3)
        assert before >= 3
        await asyncio.to_thread(pair.fails_over)
        after = await plays(hall.address, seated, 1)
        kept = changes_of(tmp_path, seated["code"], pair.there)
        assert sorted(kept) == list(range(1, len(kept) + 1)), "nothing is missing before what came later"
        assert after <= len(kept)


async def plays(address: str, seated: dict[str, object], most: int) -> int:
    """So many decisions that are acknowledged, however often one has to come back for it; the number of the last."""
    decided = number = 0
    while decided < most:
        with contextlib.suppress(*BROKEN):
            client = await Client.at(address)
            try:
                decided, number = await decides(client, seated, decided, most)
            finally:
                await client.close()
        await asyncio.sleep(0.2)
    return number


async def decides(client: Client, seated: dict[str, object], decided: int, most: int) -> tuple[int, int]:
    answer = await client.ask("hello", table=seated["code"], token=seated["token"])
    if answer["type"] != "done":  # the database is away
        return decided, 0
    while True:
        state = next(one for one in reversed(client.kept) if one["type"] in ("update", "snapshot"))
        if not state["options"]:
            await client.hear()
            continue
        answer = await client.ask("play", number=state["number"], move=state["options"][0]["move"])
        decided += answer["type"] == "done"
        if decided == most:
            return decided, int(answer["number"])
