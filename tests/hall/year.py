"""A year of a hall in less than an hour: opened with an older file, upgraded, moved, backed up, restored, killed every day.

The clock of the hall is turned by who plays here; people come every day for a few decisions, at tables of all four games, and
the hall's process is killed while they are at it. Nothing that was acknowledged is lost, and nobody's time. Each process is
forked from one that has read everything in: to read it in again every day would be most of the work.

python -m tests.hall.year --days 365
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import heapq
import multiprocessing
import os
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec

from budokan import game
from budokan.hall.serving import serve
from budokan.hall.settings import Settings
from budokan.hall.static import Pages
from budokan.hall.storing import moving
from tests.hall.dumping import digests
from tests.hall.keeping import FIXTURES, Fixture
from tests.hall.processes import changes_of
from tests.hall.returning import Returning
from tests.support.postgres import Cluster, running
from tests.support.warming import read_routes

warnings.filterwarnings("ignore", "'tests.hall.year' found in sys.modules", RuntimeWarning)  # a fork of who has read it in

read_routes()
PAGES = Pages()
"""Read in once for all processes of the year."""

DAY = 86_400.0
BEGUN = 1_767_225_600_000
"""The first of January 2026."""
AWAKE = 12
"""Tables that are played at: when one is over another is opened."""
OPENED = (("samurai-sword", 4), ("ken", 2), ("senjutsu", 2), ("rising-sun", 3))
CLOCKS = ({"kind": "player", "seconds": 86_400, "increment": 60}, {"kind": "move", "seconds": 259_200}, None)
QUIET = 0.5
"""Seconds after which somebody goes again whom nothing is asked."""
MOST_AMISS = 3_000.0
OPENS_WITHIN = 120.0


class Turned:
    """A clock that goes as any does, and is turned on by so much when it is told to."""

    def __init__(self, start: float) -> None:
        self._ahead = start - time.monotonic() * 1000
        self._alarms: list[tuple[float, int, Turning]] = []
        self._numbers = count()

    def now(self) -> int:
        return int(time.monotonic() * 1000 + self._ahead)

    def after(self, seconds: float, wake: Callable[[], None]) -> Turning:
        one = Turning(wake)
        heapq.heappush(self._alarms, (self.now() + seconds * 1000, next(self._numbers), one))
        asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)
        return one

    def turn(self, seconds: float) -> None:
        """What falls due meanwhile goes off one after the other, each at its moment."""
        until = self.now() + seconds * 1000
        while self._alarms and self._alarms[0][0] <= until:
            self._ahead += max(0.0, self._alarms[0][0] - self.now())
            heapq.heappop(self._alarms)[2].ring()
        self._ahead += until - self.now()

    def _ring(self) -> None:
        while self._alarms and self._alarms[0][0] <= self.now() + 1:
            heapq.heappop(self._alarms)[2].ring()


class Turning:
    """Something that goes off once, unless it is called off."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake: Callable[[], None] | None = wake

    def ring(self) -> None:
        wake, self._wake = self._wake, None
        if wake is not None:
            wake()

    def cancel(self) -> None:
        self._wake = None


def a_hall_whose_clock_is_turned(data: Path, database: str, start: float, line: Connection) -> None:
    """Serves, and turns its clock by as many seconds as it is told; it goes with who tells it."""
    clock = Turned(start)

    def listens(loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(EOFError):
            while True:
                loop.call_soon_threadsafe(turned, line.recv())
        os.kill(os.getpid(), signal.SIGTERM)

    def turned(seconds: float) -> None:
        clock.turn(seconds)
        line.send(clock.now())

    def ready(opened: Any) -> None:
        threading.Thread(target=listens, args=(asyncio.get_running_loop(),), daemon=True).start()
        line.send(opened.address)

    many = 1_000_000
    settings = Settings(
        data=data, database=database, port=0, pause=(0.0, 0.0), rooms_per_address=many, newcomers_at_once=many, idle_after=3600
    )
    serve(settings, ready, PAGES, clock)


def say(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


class Hall:
    """The process, where it keeps everything, and what time it is there."""

    def __init__(self, data: Path, database: str) -> None:
        self.data, self.database = data, database
        self.at = float(BEGUN)
        self.since = 0.0
        self.child: Any = None
        """The process, or none before the first."""
        self._halls = multiprocessing.get_context("forkserver")
        self._halls.set_forkserver_preload(["tests.hall.year"])

    @property
    def place(self) -> str:
        return self.database or str(self.data)

    @property
    def now(self) -> float:
        return self.at + (time.monotonic() - self.since) * 1000

    def open(self) -> None:
        self._line, theirs = self._halls.Pipe()
        self.child = self._halls.Process(
            target=a_hall_whose_clock_is_turned, args=(self.data, self.database, self.at, theirs), name="hall"
        )
        self.child.start()
        theirs.close()
        self.address = str(self._hears())
        self.turn(0)

    def _hears(self) -> Any:
        try:
            return self._line.recv()
        except (EOFError, OSError):
            self.child.join(60)
            raise AssertionError(f"the hall has ended by itself: {self.child.exitcode}") from None

    def turn(self, seconds: float) -> None:
        with contextlib.suppress(BrokenPipeError):  # it is not there to hear it, nor to answer
            self._line.send(seconds)
        self.at, self.since = float(self._hears()), time.monotonic()

    def end(self, how: signal.Signals) -> None:
        """Time stands still while nobody has it."""
        self.at = self.now
        os.kill(self.child.pid, how)
        self.child.join(60)
        assert self.child.exitcode in ({signal.SIGKILL: (-9,)}.get(how, (0, -signal.SIGALRM))), self.child.exitcode
        self._line.close()


class Year:
    """The people, their tables, and what has happened."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.hall = hall
        self.luck = random.Random(seed)
        self.people: list[Returning] = []
        self.counted: dict[str, int] = dict.fromkeys(("kills", "moves", "backups", "restores", "opened"), 0)

    def knows(self, fixture: Fixture) -> None:
        """Those who sat in the older hall have their tokens still."""
        for one in fixture.tables:
            for seat, token in one.tokens.items() if one.state == "running" else ():
                seated = {"code": one.code, "seat": int(seat), "token": token}
                self.people.append(Returning(one.game, seated, len(self.people)))

    async def day(self, number: int) -> None:
        """A few people come; then the hall is killed under some others, and opened again until midnight."""
        await self._open_tables()
        for _ in range(2):
            await self._visits(self._some(3))
            await asyncio.to_thread(self.hall.turn, self.luck.uniform(0.2, 0.4) * DAY)
        playing = asyncio.create_task(self._visits(self._some(3)))
        await asyncio.sleep(self.luck.uniform(0.0, 0.4))
        await asyncio.to_thread(self.hall.end, signal.SIGKILL)
        await playing
        self.counted["kills"] += 1
        self.look()
        await asyncio.to_thread(self.hall.open)
        midnight = BEGUN + number * DAY * 1000
        await asyncio.to_thread(self.hall.turn, max(0.0, midnight - self.hall.now) / 1000)

    def _some(self, most: int) -> list[Returning]:
        here = [one for one in self.people if not one.over]
        return self.luck.sample(here, min(most, len(here)))

    async def _visits(self, people: list[Returning]) -> None:
        hall = self.hall
        await asyncio.gather(*(one.visit(hall.address, self.luck.randint(1, 4), hall.at, hall.since, QUIET) for one in people))

    async def _open_tables(self) -> None:
        async with httpx.AsyncClient(base_url=self.hall.address, trust_env=False, timeout=60) as http:
            while sum(not one.over for one in self.people) < AWAKE:
                name, seats = OPENED[self.counted["opened"] % len(OPENED)]
                clock = CLOCKS[self.counted["opened"] % len(CLOCKS)]
                form = {"game": name, "name": "Aki", "players": ["you", *["uniform"] * (seats - 1)], "public": True}
                answer = await http.post("/api/tables", json=form | ({} if clock is None else {"clock": clock}))
                assert answer.status_code == 201, answer.text
                self.people.append(Returning(name, answer.json(), len(self.people)))
                self.counted["opened"] += 1

    def look(self, *, all_of_them: bool = False) -> None:
        """What was acknowledged is there."""
        for one in self.people if all_of_them else [one for one in self.people if not one.over]:
            lost = one.lost(changes_of(self.hall.data, one.seated["code"], self.hall.database))
            assert not lost, lost

    # What is done to the hall.

    def moves(self, data: Path, database: str) -> None:
        """It is closed, carried elsewhere, row by row the same, and opened there."""
        self.hall.end(signal.SIGTERM)
        before = digests(self.hall.place)
        moving.move(self.hall.place, database or str(data), _nobody)
        self.hall.data, self.hall.database = data, database
        assert digests(self.hall.place) == before
        self.counted["moves"] += 1
        self.look(all_of_them=True)
        self.hall.open()

    def is_lost_and_restored(self, file: Path, data: Path, database: str) -> None:
        """A backup is taken while it is open; then all else is gone, and it goes on from there."""
        moving.backup(self.hall.data, self.hall.database, file, _nobody)
        self.counted["backups"] += 1
        self.hall.end(signal.SIGKILL)
        moving.restore(file, data, database, _nobody)
        self.hall.data, self.hall.database = data, database
        self.counted["restores"] += 1
        self.look(all_of_them=True)
        self.hall.open()

    async def ends(self) -> int:
        """Each record of a game that is over plays again to its end; how many there are."""
        done = {one.seated["code"]: one.game for one in self.people if one.over}
        async with httpx.AsyncClient(base_url=self.hall.address, trust_env=False, timeout=600) as http:
            for code, played in done.items():
                answer = await http.get(f"/api/replays/{code}/record")
                while answer.status_code == 429:
                    await asyncio.sleep(0.5)
                    answer = await http.get(f"/api/replays/{code}/record")
                assert answer.status_code == 200, answer.text
                assert game(played.name).replay(answer.text, earlier_rules=True).over
        return len(done)


def _nobody(_: int) -> None:
    """Nobody watches."""


async def live(
    folder: Path, cluster: Cluster, days: int, seed: int, told: Callable[[str], None], minutes: float = 600.0
) -> dict[str, float]:
    """So many days, or as many as go into so many minutes."""
    began = time.monotonic()
    (folder / "first").mkdir()
    shutil.copy(FIXTURES / "hall-3.sqlite", folder / "first" / "hall.sqlite")
    fixture = msgspec.json.decode((FIXTURES / "hall-3.json").read_bytes(), type=Fixture)
    hall = Hall(folder / "first", "")
    year = Year(hall, seed)
    year.knows(fixture)
    await asyncio.to_thread(hall.open)
    story = {
        days // 5: lambda: year.moves(folder / "nothing", cluster.new_database()),
        2 * days // 5: lambda: year.is_lost_and_restored(folder / "one.sqlite", folder / "nothing", cluster.new_database()),
        3 * days // 5: lambda: year.moves(folder / "second", ""),
        4 * days // 5: lambda: year.is_lost_and_restored(folder / "two.sqlite", folder / "third", ""),
    }
    try:
        for number in range(1, days + 1):
            await year.day(number)
            if number in story:
                await asyncio.to_thread(story[number])
            if number % 10 == 0:
                decided = sum(len(one.acknowledged) for one in year.people)
                over = sum(one.over for one in year.people)
                lasted = (time.monotonic() - began) / 60
                told(f"day {number} after {lasted:.0f} minutes: {decided} decisions, {over} people at games that are over")
            if time.monotonic() - began > minutes * 60:
                break
        year.look(all_of_them=True)
        records = await year.ends()
        await asyncio.to_thread(hall.end, signal.SIGTERM)
    finally:
        if hall.child is not None and hall.child.is_alive():
            hall.child.kill()
    amiss = [one for person in year.people for one in person.amiss]
    assert max(amiss, default=0.0) <= MOST_AMISS, f"a clock is {max(amiss):.0f} ms amiss"
    return {
        **year.counted,
        "days": (hall.at - BEGUN) / DAY / 1000,
        "people": len(year.people),
        "decisions": sum(len(one.acknowledged) for one in year.people),
        "records": records,
        "clocks": len(amiss),
        "amiss": max(amiss, default=0.0) / 1000,
        "seconds": time.monotonic() - began,
    }


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.year")
    asked.add_argument("--days", type=int, default=365)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument(
        "--minutes", type=float, default=600.0, help="after which it ends with the day, and all is looked through"
    )
    given = asked.parse_args()
    with running() as cluster, tempfile.TemporaryDirectory(prefix="budokan-year-") as folder:
        counted = asyncio.run(live(Path(folder), cluster, given.days, given.seed, say, given.minutes))
    say(
        f"{counted['days']:.0f} days in {counted['seconds'] / 60:.0f} minutes: {counted['kills']} kills, one upgrade, "
        f"{counted['moves']} moves, {counted['backups']} backups, {counted['restores']} times restored\n"
        f"{counted['decisions']} decisions of {counted['people']} people at their tables acknowledged, none lost; "
        f"{counted['records']} records verified\n"
        f"{counted['clocks']} times a clock was held against the truth, {counted['amiss']:.1f} s amiss at most"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
