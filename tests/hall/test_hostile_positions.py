"""Positions and records that somebody has made up: none of them holds up the hall, and a hall told to close is gone in time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import budokan
from budokan.hall.archive import try_out
from budokan.hall.lobby import Hall
from budokan.hall.pool import Bounds, Ended, Pool
from budokan.hall.schemas.requests import NewTable
from budokan.kernel.errors import BadWords
from tests.hall.people import Here
from tests.hall.processes import Process, process
from tests.support.mutated import a_moment_of, play_on, record_of, without_end

pytestmark = pytest.mark.anyio

SOON = 30.0
"""Seconds in which a hall answers that has to start a process first, on a busy machine."""


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One hall for all that is brought to it."""
    with process(tmp_path_factory.mktemp("attacked")) as hall:
        yield hall


def bring(hall: Process, record: str) -> tuple[int, str]:
    """Upload a record: the status, and the message of the refusal or the id of the replay."""
    asked = urllib.request.Request(f"{hall.address}api/replays", record.encode(), {"content-type": "text/plain"}, method="POST")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(asked, timeout=SOON) as answer:
            return answer.status, json.load(answer)["id"]
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)["why"]["id"]


def with_a_decision(record: str, decision: str) -> str:
    return record.replace("decisions: 0\n", f"decisions: 1\n{decision}\n")


def test_a_decision_that_never_ends_is_ended(attacked: Process) -> None:
    position, decision = without_end()
    assert bring(attacked, with_a_decision(record_of(position), decision)) == (400, "illegal-record-move")
    assert bring(attacked, record_of(a_moment_of("samurai-sword", "PlayPhase", 4)))[0] == 201, "others are read as ever"


def test_a_walk_without_end_is_not_taken(attacked: Process) -> None:
    position = a_moment_of("senjutsu", "Moving")
    position["stack"][-1]["left"] = [10**18] * len(position["stack"][-1]["left"])
    assert bring(attacked, record_of(position)) == (400, "bad-position")


def test_the_seats_of_a_header_are_those_of_its_position(attacked: Process) -> None:
    position = a_moment_of("samurai-sword", "PlayPhase", 4)
    record = record_of(position)
    assert bring(attacked, record.replace("\nseats: 4\n", "\nseats: 4000000\n")) == (400, "other-header")
    assert bring(attacked, record_of({**position, "seats": 4_000_000})) == (400, "bad-seats")
    dealt = budokan.game("samurai-sword").new(4, 3).record().text()
    assert bring(attacked, dealt.replace("\nseats: 4\n", "\nseats: 4000000\n")) == (400, "bad-seats")


@pytest.mark.parametrize(
    ("field", "value"), [("mode", '"other"'), ("rules", "1"), ("game", '"ken"'), ("options", '{"deck_end":"when-needed"}')]
)
def test_a_header_agrees_with_its_position(field: str, value: str) -> None:
    position = a_moment_of("samurai-sword", "PlayPhase", 4)
    lines = [f"{field}: {value}" if line.startswith(f"{field}: ") else line for line in record_of(position).splitlines()]
    with pytest.raises(BadWords) as refused:
        budokan.game("samurai-sword").replay("\n".join(lines))
    assert refused.value.why.id in ("other-header", "other-options", "other-rules")


def children_of(process: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == process:
                    found.append(int(folder.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found by Linux's list of them")
async def test_a_hall_whose_processes_hang_is_gone_in_time(tmp_path: Path) -> None:
    """Whatever they are doing: here they have been stopped, and answer to nothing."""
    with process(tmp_path) as hall:
        record = budokan.game("samurai-sword").new(4, 3).record().text()
        assert bring(hall, record)[0] == 201
        hall.post("/api/play", game="samurai-sword", level="greedy")
        workers = [worker for forker in children_of(hall.child.pid) for worker in children_of(forker)]
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        stuck = [asyncio.create_task(asyncio.to_thread(_swallow, bring, hall, record)) for _ in range(3)]
        await asyncio.sleep(0.3)
        assert hall.closes() < 5
        await asyncio.gather(*stuck)


def _swallow(act: Any, *given: Any) -> None:
    with contextlib.suppress(OSError, ValueError, KeyError):  # the hall has hung up, as it was told to
        act(*given)


async def test_cards_that_somebody_brings_are_read_elsewhere_first(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they would take to read, it is not the hall's own time; printed cards are read as ever."""
    asked: list[object] = []

    async def ends_it(_: Here, work: object, *given: object, near: str = "") -> None:
        asked.append(work)
        raise Ended

    monkeypatch.setattr(Here, "run", ends_it)
    own = {"cards": {"bokken": {"wounds": 2}}}
    with pytest.raises(Ended):
        await hall.create(NewTable(game="samurai-sword", players=("you", "open", "open"), options=own), "127.0.0.1")
    assert asked == [try_out]
    await hall.create(NewTable(game="samurai-sword", players=("you", "open", "open")), "127.0.0.1")


@pytest.fixture
async def room_apart() -> AsyncIterator[Pool]:
    pool = Pool(1, 4, 0, Bounds(seconds=25))
    yield pool
    await asyncio.to_thread(pool.close)


@pytest.mark.parametrize(
    ("name", "seeds"),
    [("samurai-sword", [749, 1033, 483, 1435]), ("ken", [1384]), ("senjutsu", [149, 1183, 960, 1368, 620, 863])],
)
def test_no_position_is_taken_that_stops_where_a_frame_names_what_is_not_there(name: str, seeds: list[int]) -> None:
    assert play_on(name, seeds)["broken"] == 0


@pytest.mark.parametrize("name", budokan.games())
async def test_whatever_is_changed_in_a_position_a_bot_is_soon_done_with_it(room_apart: Pool, name: str) -> None:
    """A hundred positions with something changed: refused in a sentence, or played on in no time."""
    counts = await room_apart.run(play_on, name, list(range(100)))
    assert counts["refused"] + counts["taken"] == 100
    assert counts["refused"] > 30
    assert counts["taken"] > 5
