"""What a process takes over from another that is gone: everything that can be, whatever is amiss with one of its tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from budokan.hall import app
from budokan.hall.lobby import Hall
from budokan.hall.processes import whereabouts
from budokan.hall.processes.calls import Calls
from budokan.hall.processes.whereabouts import Elsewhere
from budokan.hall.rooms import Rooms
from budokan.hall.rows import ClockRow, Stored
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.services import Services
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing.errors import DatabaseAway, Unsure
from budokan.hall.thinkers import Thinkers
from tests.hall.people import Hands, settled, work_here
from tests.hall.tables import a_table
from tests.support.postgres import Cluster

pytestmark = pytest.mark.anyio


@pytest.fixture
def kept_in() -> str:
    return "postgres"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits whether a process comes back to its rooms."""
    monkeypatch.setattr(whereabouts, "COMES_BACK", 0.0)


class Processes:
    """Halls that share one database, each with its own line to it."""

    def __init__(self, settings: Settings, hands: Hands, stack: AsyncExitStack) -> None:
        self._settings, self._hands, self._stack = settings, hands, stack

    def another(self, rooms: int = 100) -> Hall:
        settings = replace(self._settings, rooms=rooms)
        store, thinkers = Store(settings.data, settings.database), work_here(Thinkers(1))
        hall = Hall(Services(settings, store, self._hands, thinkers))
        self._stack.callback(store.close)
        self._stack.push_async_callback(asyncio.to_thread, thinkers.close)
        self._stack.push_async_callback(hall.close)
        return hall


@pytest.fixture
async def processes(settings: Settings, hands: Hands) -> AsyncIterator[Processes]:
    async with AsyncExitStack() as stack:
        yield Processes(settings, hands, stack)


async def gone_with(processes: Processes, tables: int) -> list[str]:
    """A process has ended with so many tables; their codes as they are taken over."""
    hall = processes.another()
    codes = [(await a_table(hall, "you", "uniform", "uniform"))[0].code for _ in range(tables)]
    hall.services.store.close()
    return sorted(codes)


async def test_a_table_nobody_can_read_keeps_no_other_from_being_taken_over(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    broken, *whole = await gone_with(processes, 4)
    there = processes.another()
    await there.services.store.do(
        lambda connection: connection.execute("UPDATE tables SET setup = '{}' WHERE code = ?", (broken,))
    )
    await there.adopt()
    assert [there.is_awake(code) for code in whole] == [True] * 3
    assert f"table {broken} was not taken over" in caplog.text
    assert await there.whereabouts.here(broken) is None, "it is nobody's"


async def test_what_was_being_taken_over_when_the_line_was_cut_is_taken_over_then(
    processes: Processes, postgres: Cluster, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = await gone_with(processes, 3)
    there = processes.another()
    honest = Rooms._stored

    async def cut(self: Rooms, code: str, typed: str) -> Stored:
        monkeypatch.setattr(Rooms, "_stored", honest)
        await self.services.store.do(lambda _: postgres.throw_out(settings.database))
        return await honest(self, code, typed)

    monkeypatch.setattr(Rooms, "_stored", cut)
    with pytest.raises((DatabaseAway, Unsure)):
        await there.adopt()
    assert not any(there.is_awake(code) for code in codes)
    while not all(there.is_awake(code) for code in codes):  # the server ends the session before in its own time
        await asyncio.sleep(0.05)
        try:
            await there.adopt()
        except DatabaseAway:
            continue


async def test_a_full_process_leaves_tables_to_the_others(processes: Processes) -> None:
    codes = await gone_with(processes, 3)
    full, free = processes.another(rooms=0), processes.another()
    await full.adopt()
    assert not any(full.is_awake(code) for code in codes)
    await free.adopt()
    assert all(free.is_awake(code) for code in codes)


async def test_a_process_whose_line_was_broken_writes_no_clock_of_a_table_that_another_has(
    processes: Processes, postgres: Cluster, settings: Settings
) -> None:
    """BK-8.1: it has not heard yet that the table is not its own any more."""
    before, after = processes.another(), processes.another()
    room, _ = await a_table(before, "you", "uniform", "uniform")
    postgres.throw_out(settings.database)
    while True:
        try:
            await after.room(room.code)
            break
        except Elsewhere:
            await asyncio.sleep(0.05)
    await after.services.store.beat([ClockRow(room.code, 0, (800, None, None))])
    await before.services.store.beat([ClockRow(room.code, 0, (900, None, None))])
    stored = await after.services.store.table(room.code)
    assert stored is not None
    assert stored.left == (800, None, None)


async def test_a_table_that_was_lost_goes_on_where_nobody_else_has_it(processes: Processes, settings: Settings) -> None:
    """The database came back without knowing whose it was: what goes on by itself goes on."""
    hall = processes.another()
    room, _ = await a_table(hall, "you", "uniform", "uniform", clock=ClockRule("move", 60))
    await settled(room)
    assert room.plan.busy
    hall.services.store.database.lost.add(room.code)
    await hall.beat()
    assert not hall.is_awake(room.code)
    await hall.adopt()
    assert (await hall.room(room.code)) is not room


async def test_a_chore_is_done_again_whatever_became_of_it(caplog: pytest.LogCaptureFixture) -> None:
    done: list[int] = []
    enough = asyncio.Event()

    async def chore() -> None:
        done.append(1)
        if len(done) == 1:
            raise KeyError("a row nobody can read")
        enough.set()

    task = asyncio.create_task(app._again_and_again(0.0, chore))
    async with asyncio.timeout(10):
        await enough.wait()
    task.cancel()
    assert [one.levelno for one in caplog.records] == [logging.ERROR]


async def test_who_asks_for_a_table_is_answered_although_it_could_not_be_put_away() -> None:
    """Else they would wait for ever: they look again who has it."""
    said: list[tuple[int, str]] = []

    async def put_away(code: str) -> None:
        raise DatabaseAway

    context = SimpleNamespace(hall=SimpleNamespace(put_away=put_away))
    wire = SimpleNamespace(write=lambda number, kind: said.append((number, kind)))
    calls = Calls(cast(Any, context), cast(Any, None))
    calls.begin(cast(Any, wire), 7, "yield", "BCDFGH")
    await asyncio.gather(*calls._tasks, return_exceptions=True)
    assert said == [(7, "answer")]
