"""How many decisions a second a hall holds, and how soon they are told: by open rooms, processes and database.

    PYTHONPATH=. python -m bench.scale latency [--rooms 100 500 1000 2000 5000] [--rate 200] [--sockets 1000]
    PYTHONPATH=. python -m bench.scale most [--rooms 334] [--bound 100]

`latency`: so many rooms are open, people with so many WebSockets in all play in some of them, and decide so often. `most`: they
decide more and more often until one of 100 hears of it later than the bound. Each is done for one process on SQLite, and for
one and three on a PostgreSQL that flushes as it does elsewhere (`--forms`). What is found is added to a file (`--to`),
of which `bench.curves` makes tables and a picture.

Latency is from sending a decision to the arrival of its update at each of the clients of the table, the decider among
them. With three processes everybody comes by any of them: two of three are not where their table is.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from bench.lines import Table
from bench.sockets import processor_seconds, resident_megabytes
from tests.support.postgres import running

HALL = """
import sys
from pathlib import Path
from budokan.hall.serving import serve
from budokan.hall.settings import Settings
many = 1_000_000
settings = Settings(
    data=Path(sys.argv[1]), database=sys.argv[2], port=0, rooms=many, rooms_per_address=many, connections_per_address=many,
    connections=many, requests_per_address=many, requests_per_second=many, requests_at_once=many, newcomers_per_minute=many,
    newcomers_at_once=many, messages_per_second=many, messages_at_once=many, frames_per_second=many, frames_at_once=many,
)
serve(settings, lambda opened: print(opened.address, flush=True))
"""

FORMS = ("sqlite:1", "postgres:1", "postgres:3")
AT_ONCE = 16
"""Tables that are opened at the same time."""
PERIOD = 10_000
"""Microseconds after which a process that has had its share goes on."""
SETTLED = 2.0
"""Seconds of play that are not counted."""


class Hall(NamedTuple):
    """Its processes."""

    ports: list[int]
    children: list[int]


@contextlib.contextmanager
def held_to(share: float, process: int) -> Iterator[None]:
    """No more than this of a processor for it, as on a small machine: the group is made in the first hierarchy of Linux."""
    group = Path(f"/sys/fs/cgroup/cpu/budokan-{process}")
    group.mkdir()
    (group / "cpu.shares").write_text("100000")  # what it may have it has before others
    (group / "cpu.cfs_period_us").write_text(str(PERIOD))
    (group / "cpu.cfs_quota_us").write_text(str(int(share * PERIOD)))
    (group / "cgroup.procs").write_text(str(process))
    try:
        yield
    finally:
        for _ in range(50):
            with contextlib.suppress(OSError):  # what it had begun goes a moment after it
                group.rmdir()
                break
            time.sleep(0.1)


@contextlib.contextmanager
def hall(form: str, share: float = 0.0) -> Iterator[Hall]:
    kind, _, count = form.partition(":")
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="budokan-scale-"))
        database = ""
        if kind == "postgres":
            database = stack.enter_context(running(flushes=True)).new_database()
        children = [_process(folder, database) for _ in range(int(count))]
        for one in children if share else ():
            stack.enter_context(held_to(share, one.pid))
        try:
            ports = []
            for one in children:
                assert one.stdout is not None
                found = re.search(r":(\d+)/", one.stdout.readline())
                assert found is not None, "the hall opens"
                ports.append(int(found[1]))
            yield Hall(ports, [one.pid for one in children])
        finally:
            for one in children:
                one.terminate()
            for one in children:
                one.wait(30)


def _process(folder: str, database: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", HALL, folder, database], stdout=subprocess.PIPE, text=True)


class Crowd:
    """People at tables, who decide at so many a second in all."""

    def __init__(self, there: Hall) -> None:
        self._hall = there
        self._luck = random.Random(3)
        self._waits: list[float] = []
        self.tables: list[Table] = []

    async def come(self, game: str, people: int, rooms: int, sockets: int) -> None:
        """So many rooms; lines for those that come first, as far as the sockets go."""
        gate = asyncio.Semaphore(AT_ONCE)
        async with contextlib.AsyncExitStack() as stack:
            ways = [
                await stack.enter_async_context(
                    httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=120)
                )
                for port in self._hall.ports
            ]

            async def one(number: int) -> None:
                async with gate:
                    table = Table(number, self._waits)
                    if (number + 1) * people > sockets:  # it is open and waits for others to come
                        form = {"game": game, "players": ["you", *["open"] * (people - 1)]}
                        (await ways[number % len(ways)].post("/api/tables", json=form)).raise_for_status()
                        return
                    tokens = await table.open(ways[number % len(ways)], game, people)
                    await table.come(self._hall.ports, tokens, f"127.20.{number // 250}.{1 + number % 250}")
                    self.tables.append(table)

            await asyncio.gather(*(one(number) for number in range(rooms)))
        until = time.monotonic() + 60
        while not all(table.ready for table in self.tables) and time.monotonic() < until:
            await asyncio.sleep(0.05)

    async def play(self, rate: float, seconds: float) -> dict[str, float]:
        """Decide for so long; how it went, the first moments left out."""
        began = time.perf_counter()
        decided, counted_from, worked = 0, 0, 0.0
        since, looked, late = 0.0, began, 0.0
        while (passed := time.perf_counter() - began) < seconds + SETTLED:
            if not since and passed >= SETTLED:
                since, counted_from = time.perf_counter(), decided
                self._waits.clear()
                late = 0.0
                worked = sum(map(processor_seconds, self._hall.children))
            due, tries = int(passed * rate), 0
            while decided < due and tries < 400:
                table = self._luck.choice(self.tables)
                tries += 1
                if table.ready:
                    table.decide()
                    decided += 1
            late, looked = max(late, time.perf_counter() - looked), time.perf_counter()
            await asyncio.sleep(0.001)
        took = time.perf_counter() - since
        busy = sum(map(processor_seconds, self._hall.children)) - worked
        await asyncio.sleep(0.3)
        waits = sorted(self._waits)
        return {
            "wanted": rate,
            "decisions": (decided - counted_from) / took,
            "updates": len(waits),
            "p50": waits[len(waits) // 2] * 1000,
            "p99": waits[len(waits) * 99 // 100] * 1000,
            "worst": waits[-1] * 1000,
            "late": late * 1000,
            "memory": sum(map(resident_megabytes, self._hall.children)),
            "processor": busy / took,
            "refused": sum(table.refused for table in self.tables),
            "over": sum(table.over for table in self.tables),
            "still": sum(not table.ready and not table.over for table in self.tables),
            "sockets": sum(len(table.lines) for table in self.tables),
        }

    def go(self) -> None:
        for table in self.tables:
            for line in table.lines:
                line.transport.abort()


async def latency(form: str, given: argparse.Namespace, rooms: int) -> list[dict[str, Any]]:
    with hall(form, given.share) as there:
        crowd = Crowd(there)
        await crowd.come(given.game, given.people, rooms, given.sockets)
        found = await crowd.play(given.rate, given.seconds)
        crowd.go()
    return [found]


async def most(form: str, given: argparse.Namespace, rooms: int) -> list[dict[str, Any]]:
    """Faster and faster, until the hall does not keep up: then the step before was the most it holds."""
    found: list[dict[str, Any]] = []
    with hall(form, given.share) as there:
        crowd = Crowd(there)
        await crowd.come(given.game, given.people, rooms, given.sockets)
        for rate in given.rates:
            found.append(await crowd.play(rate, given.seconds))
            _say(form, rooms, found[-1])
            if found[-1]["p99"] > given.bound or found[-1]["decisions"] < 0.95 * rate:
                break
        crowd.go()
    return found


def _say(form: str, rooms: int, one: dict[str, Any]) -> None:
    told = (
        f"{form}, {rooms} rooms, {one['sockets']:.0f} sockets: {one['decisions']:.0f} of {one['wanted']:.0f} decisions/s",
        f"p50 {one['p50']:.1f} ms, p99 {one['p99']:.1f} ms, worst {one['worst']:.1f} ms",
        f"who measures was late by {one['late']:.1f} ms",
        f"{one['memory']:.0f} MB, {one['processor'] * 100:.0f} % of a core",
        f"{one['refused']:.0f} refused, {one['over']:.0f} over, {one['still']:.0f} still",
    )
    print("; ".join(told), flush=True)


def load() -> float:
    return os.getloadavg()[0]


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.scale")
    asked.add_argument("what", choices=("latency", "most"))
    asked.add_argument("--forms", nargs="+", default=list(FORMS))
    asked.add_argument("--rooms", nargs="+", type=int, default=None)
    asked.add_argument("--sockets", type=int, default=1000)
    asked.add_argument("--rate", type=float, default=200.0)
    asked.add_argument("--rates", nargs="+", type=float, default=[200, 400, 600, 800, 1000, 1200, 1400, 1600, 2000])
    asked.add_argument("--bound", type=float, default=100.0, help="milliseconds within which 99 of 100 hear of a decision")
    asked.add_argument("--seconds", type=float, default=10.0)
    asked.add_argument("--game", default="samurai-sword")
    asked.add_argument("--people", type=int, default=3)
    asked.add_argument(
        "--share", type=float, default=0.0, help="of a processor that each process may have; as much as it likes: 0"
    )
    asked.add_argument("--build", default="plain", help="what is written down of the form of the package")
    asked.add_argument("--to", type=Path, default=Path("build/scale.jsonl"))
    given = asked.parse_args()
    rooms: Sequence[int] = given.rooms or ([100, 500, 1000, 2000, 5000] if given.what == "latency" else [334])
    for form in given.forms:
        for count in rooms:
            work = latency if given.what == "latency" else most
            found = asyncio.run(work(form, given, count))
            if given.what == "latency":
                _say(form, count, found[0])
            given.to.parent.mkdir(parents=True, exist_ok=True)
            with given.to.open("a", encoding="utf-8") as to:
                for one in found:
                    facts = {"what": given.what, "form": form, "rooms": count, "build": given.build, "share": given.share}
                    facts |= {"load": load(), **one}
                    to.write(json.dumps(facts) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
