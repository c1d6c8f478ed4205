"""The queue before the processes: bounded, and what is called off is not done."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from budokan.hall.pool import GIGABYTE, Bounds, Busy, Ended, Failed, Pool, check_wanted
from budokan.hall.settings import Settings, processors_to_spare
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import text

pytestmark = pytest.mark.anyio

NICE = 7


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool(1, 3, NICE, Bounds(seconds=30))
    yield pool
    await asyncio.to_thread(pool.close)


def niceness() -> int:
    return os.nice(0)


def leave_a_mark(path: str) -> None:
    Path(path).touch()


def work_until_called_off(begun: str, ended: str) -> None:
    Path(begun).touch()
    try:
        while True:
            check_wanted()
            time.sleep(0.005)
    finally:
        Path(ended).touch()


async def appears(path: Path) -> None:
    for _ in range(4000):
        if path.exists():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"{path.name} never came")


async def test_who_thinks_steps_back_behind_the_hall(pool: Pool) -> None:
    assert await pool.run(niceness) == min(19, os.nice(0) + NICE)


async def test_work_that_is_called_off_stops_and_what_waits_is_never_begun(pool: Pool, tmp_path: Path) -> None:
    begun, ended, never = tmp_path / "begun", tmp_path / "ended", tmp_path / "never"
    working = asyncio.create_task(pool.run(work_until_called_off, str(begun), str(ended)))
    await appears(begun)
    waiting = asyncio.create_task(pool.run(leave_a_mark, str(never)))
    await asyncio.sleep(0)
    waiting.cancel()
    working.cancel()
    await appears(ended)
    stopped = await asyncio.gather(working, waiting, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in stopped)
    assert await pool.run(abs, -3) == 3, "the process is free again"
    assert not never.exists()


async def test_no_more_than_so_much_waits(pool: Pool, tmp_path: Path) -> None:
    begun, ended = tmp_path / "begun", tmp_path / "ended"
    working = asyncio.create_task(pool.run(work_until_called_off, str(begun), str(ended)))
    others = [asyncio.create_task(pool.run(abs, -number)) for number in (1, 2)]
    await appears(begun)
    with pytest.raises(Busy, match="bots are busy"):
        await pool.run(niceness)
    working.cancel()
    assert await asyncio.gather(*others) == [1, 2]
    assert await pool.run(abs, -3) == 3


def test_one_processor_is_left_to_the_hall(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    assert Settings(data=tmp_path).thinkers == 7
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0})
    assert processors_to_spare() == 1


def never_ends() -> None:
    while True:
        pass


def takes_everything() -> int:
    return len(bytearray(8 * GIGABYTE))


def says_too_much() -> bytes:
    return bytes(2 * 2**20)


def refuses() -> None:
    raise BadWords("no-such-seat", last=3).about("ken")


def fails() -> None:
    raise ZeroDivisionError


@pytest.fixture
async def strict() -> AsyncIterator[Pool]:
    """Two processes that are not waited for long."""
    pool = Pool(2, 8, 0, Bounds(seconds=2.5, memory=2 * GIGABYTE, answer=2**20))
    yield pool
    await asyncio.to_thread(pool.close)


async def test_work_that_never_ends_is_ended_and_nobody_else_loses_theirs(strict: Pool) -> None:
    endless = asyncio.create_task(strict.run(never_ends))
    others = [await strict.run(niceness) for _ in range(5)]
    assert others == [os.nice(0)] * 5
    with pytest.raises(Ended, match="it was ended"):
        await endless
    assert await asyncio.gather(*(strict.run(niceness) for _ in range(4))) == [os.nice(0)] * 4


async def test_work_that_wants_too_much_is_ended(strict: Pool) -> None:
    for work in (takes_everything, says_too_much):
        with pytest.raises(Ended):
            await strict.run(work)
        assert await strict.run(niceness) == os.nice(0)


async def test_a_process_that_is_killed_is_replaced_and_its_work_done(strict: Pool) -> None:
    await strict.run(niceness)
    (first,) = strict.processes
    os.kill(first, signal.SIGKILL)
    assert await strict.run(niceness) == os.nice(0)
    (second,) = strict.processes
    assert second != first


async def test_what_is_refused_in_a_process_is_told_as_it_was_said(strict: Pool) -> None:
    with pytest.raises(BadWords) as told:
        await strict.run(refuses)
    assert (told.value.why, told.value.game) == (text("no-such-seat", last=3), "ken")
    with pytest.raises(Failed, match="ZeroDivisionError"):
        await strict.run(fails)


async def test_a_pool_that_is_closed_ends_what_is_under_way(strict: Pool) -> None:
    working = asyncio.create_task(strict.run(never_ends))
    while not strict.processes:
        await asyncio.sleep(0.01)
    await asyncio.to_thread(strict.close)
    with pytest.raises(Ended):
        await working
    with pytest.raises(Busy):
        await strict.run(niceness)
