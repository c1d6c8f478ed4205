"""A hall of several processes behind nginx, in one PostgreSQL, while people play.

Processes are killed, the database is restarted and cut off. Nothing that was acknowledged is lost or done twice, and no seat is
told what is not stored.

python -m tests.hall.many --rooms 1000 --minutes 10 --kills 30      (what `make soak` runs)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from budokan import game
from budokan.hall.store import Store
from tests.hall.people import Client
from tests.hall.processes import Process, changes_of
from tests.support import nginx
from tests.support.cutting import Network, network
from tests.support.postgres import Cluster, running

PLACES: tuple[tuple[str, int, int], ...] = (
    ("samurai-sword", 2, 2),
    ("ken", 1, 1),
    ("senjutsu", 1, 1),
    ("rising-sun", 1, 2),
    ("samurai-sword", 1, 3),
)
"""The tables, in turns: the game, how many people, how many bots."""

PASSING = ("hall-database-away", "hall-database-unsure", "hall-table-unreachable")
"""What people are told while something is not there."""

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)

DEAD = 10.0
"""Seconds for which no table may be dead."""

AT_ONCE = 6
"""Tables that are opened at the same time."""


class Gap(NamedTuple):
    """From when to when somebody was without their table, and what they met with meanwhile."""

    since: float
    until: float
    story: str = ""

    def beside(self, outages: Sequence[Gap]) -> float:
        """How long it was without the time for which nobody could have had anything."""
        lost = self.until - self.since
        for one in outages:
            lost -= max(0.0, min(self.until, one.until) - max(self.since, one.since))
        return lost


class Person:
    """Somebody at a table, who remembers what was acknowledged and what they were told."""

    def __init__(self, seated: dict[str, Any], name: str, luck: random.Random, host: str, pace: float) -> None:
        self.seated = seated
        self.game = name
        self.luck = luck
        self.host = host
        """The address of this machine they come from: each is somebody else to the hall."""
        self.pace = pace
        self.acknowledged: list[str] = []
        self.told: dict[int, list[str]] = {}
        self.last = 0
        self.over = False
        self.gaps: list[Gap] = []
        self.took: list[float] = []
        self.since: float | None = None
        self.returns = 0
        self.tried: list[str] = []
        """What came of coming back, since their line broke."""

    async def play(self, address: str) -> None:
        """Whenever the line breaks, come back by whichever process there is, with the last number."""
        while not self.over:
            began = time.monotonic()
            try:
                answer = await self._comes(address)
            except BROKEN as error:
                answer = type(error).__name__
            if self.since is not None:
                self.tried.append(f"{answer} after {time.monotonic() - began:.1f} s")
            else:
                self.since = time.monotonic()
            await asyncio.sleep(self.luck.uniform(0.1, 0.4))

    async def _comes(self, address: str) -> str:
        """Come and play; why that has ended, where nobody has hung up."""
        client = await Client.at(address, local_addr=(self.host, 0), proxy=None)
        try:
            answer = await client.ask("hello", table=self.seated["code"], token=self.seated["token"], last=self.last or None)
            if answer["type"] != "done":
                assert answer["why"]["id"] in PASSING, answer
                return str(answer["why"]["id"])
            if self.since is not None:
                self.gaps.append(Gap(self.since, time.monotonic(), "; ".join([*self.tried, "back"])))
                self.tried.clear()
                self.since = None
                self.returns += 1
            state = self._hears(client)
            assert state is not None and state["number"] >= self.last, "the hall has forgotten what it told"
            await self._goes_on(client, state)
            return "over"
        finally:
            await client.close()

    async def _goes_on(self, client: Client, state: dict[str, Any]) -> None:
        while True:
            self.last = max(self.last, state["number"])
            if (state["view"] or {}).get("outcome") is not None:
                self.over = True
                return
            if not state["options"]:
                state = await self._next(client)
                continue
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.pace)
            state = self._hears(client) or state
            if not state["options"]:
                continue
            move = self.luck.choice(state["options"])["move"]
            asked = time.perf_counter()
            answer = await client.ask("play", number=state["number"], move=move)
            if answer["type"] == "done":
                self.took.append(time.perf_counter() - asked)
                self.acknowledged.append(str(game(self.game).moves.decode(move)))
            state = self._hears(client) or await self._next(client)

    async def _next(self, client: Client) -> dict[str, Any]:
        while True:
            try:
                await client.hear()
            except TimeoutError:  # others think; whether the line is still there is asked
                await client.ask("ping")
            state = self._hears(client)
            if state is not None:
                return state

    def _hears(self, client: Client) -> dict[str, Any] | None:
        """What has come, the newest last; every event is remembered with its number."""
        newest = None
        for one in client.kept:
            if one["type"] == "update":
                fresh: dict[int, list[str]] = {}
                for event in one["events"]:
                    fresh.setdefault(event["number"], []).append(event["text"]["id"])
                self.told |= fresh
            if one["type"] in ("update", "snapshot"):
                newest = one
        client.kept.clear()
        return newest


class Halls:
    """The processes of a hall, each at a port of its own, opened again after it was killed."""

    def __init__(self, folder: Path, database: str, count: int, *more: str) -> None:
        self.ports = [nginx.free_port() for _ in range(count)]
        self._folder = folder
        self._more = ("--database", database, "--trusted-proxy", "127.0.0.1", *more)
        self.running: dict[int, Process] = {}

    def open(self, port: int) -> None:
        self.running[port] = Process(self._folder, "--port", str(port), *self._more)

    async def open_all(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(self.open, port) for port in self.ports))

    async def kill(self, port: int, how: signal.Signals) -> str:
        code, told = await asyncio.to_thread(self.running.pop(port).end, how)
        assert how == signal.SIGKILL or code in (0, -signal.SIGALRM), told  # on a busy machine its time to close may run out
        return told

    async def close(self) -> None:
        for port in list(self.running):
            with contextlib.suppress(Exception):  # whatever the test has found is told, and not this
                await self.kill(port, signal.SIGKILL)


@contextlib.asynccontextmanager
async def balanced(ports: Sequence[int]) -> AsyncIterator[str]:
    with nginx.before(ports) as address:
        yield address


def host_of(number: int) -> str:
    """Addresses of this machine, so that everybody comes from elsewhere."""
    return f"127.{10 + number // 62_500}.{1 + number // 250 % 250}.{1 + number % 250}"


async def seat(address: str, rooms: int, luck: random.Random, pace: float) -> list[Person]:
    """Tables with people and bots; who opens a table and who sits down beside them come by any process."""
    numbers, gate = count(), asyncio.Semaphore(AT_ONCE)

    async def one(place: int) -> list[Person]:
        async with gate:
            return await seat_at_one(address, PLACES[place % len(PLACES)], numbers, luck, pace)

    return [person for people in await asyncio.gather(*map(one, range(rooms))) for person in people]


async def seat_at_one(
    address: str, place: tuple[str, int, int], numbers: Iterator[int], luck: random.Random, pace: float
) -> list[Person]:
    """One table, begun."""
    (name, persons, bots), host = place, host_of(next(numbers))
    async with caller(address, host) as http:
        players = ["you", *["open"] * (persons - 1), *["uniform"] * bots]
        seated = await ask(http, "/api/tables", game=name, name="Aki", players=players)
    people = [Person(seated, name, random.Random(luck.random()), host, pace)]
    for _ in range(persons - 1):
        host = host_of(next(numbers))
        async with caller(address, host) as http:
            beside = await ask(http, f"/api/tables/{seated['code']}/seats", name="Mei")
        people.append(Person(beside, name, random.Random(luck.random()), host, pace))
    if persons > 1:
        client = await Client.at(address, local_addr=(host, 0), proxy=None)
        await client.sit(seated)
        assert (await client.ask("start"))["type"] == "done"
        await client.close()
    return people


@contextlib.asynccontextmanager
async def caller(address: str, host: str) -> AsyncIterator[httpx.AsyncClient]:
    way = httpx.AsyncHTTPTransport(local_address=host)
    async with httpx.AsyncClient(base_url=address, transport=way, trust_env=False, timeout=60) as http:
        yield http


async def ask(http: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    answer = await http.post(path, json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def amiss(people: Sequence[Person], folder: Path, database: str) -> list[str]:
    """What was acknowledged and is not there, what is there twice, what was told and is not stored."""
    found: list[str] = []
    for one in people:
        code, seat = one.seated["code"], one.seated["seat"]
        kept = changes_of(folder, code, database)
        if sorted(kept) != list(range(1, len(kept) + 1)):
            found.append(f"{code}: numbers have gaps")
        if len(kept) < one.last:
            found.append(f"{code}: {one.last} was told, {len(kept)} is kept")
        moves = [what for _, (kind, who, what) in sorted(kept.items()) if kind == "play" and who == seat]
        left = iter(moves)
        if not all(move in left for move in one.acknowledged):
            found.append(f"{code} {seat}: a decision was acknowledged that is not kept")
        if len(moves) > len(one.acknowledged) + one.returns + 1:
            found.append(f"{code} {seat}: {len(one.acknowledged)} were acknowledged, {len(moves)} are kept")
    return found


async def told_what_is_not_stored(people: Sequence[Person], folder: Path, database: str) -> list[str]:
    found: list[str] = []
    store = Store(folder, database)
    try:
        for one in people:
            stored = await store.told(one.seated["code"])
            for number, words in one.told.items():
                said = [entry.heard_by(one.seated["seat"]) for entry in stored.get(number, [])]
                if words != [each.text.id for each in said if each is not None]:
                    found.append(f"{one.seated['code']} {number}: {words} was told and is not stored")
    finally:
        store.close()
    return found


async def verified(address: str, people: Sequence[Person]) -> int:
    """Every game that is over has a record that plays again to its digest; how many there are."""
    codes = {one.seated["code"]: one.game for one in people if one.over}
    async with caller(address, "127.9.9.9") as http:
        for code, name in codes.items():
            answer = await http.get(f"/api/replays/{code}/record")
            while answer.status_code in (429, 503):
                await asyncio.sleep(0.2)
                answer = await http.get(f"/api/replays/{code}/record")
            assert answer.status_code == 200, answer.text
            assert game(name).replay(answer.text).over, f"the record of {code} does not come to its end"
    return len(codes)


class Plan(NamedTuple):
    rooms: int
    seconds: float
    kills: int
    processes: int = 3
    restarts: int = 0
    cuts: int = 0
    seed: int = 1
    pace: float = 1.0
    pause: tuple[float, float] = (0.2, 0.5)


async def trouble(plan: Plan, halls: Halls, cluster: Cluster, between: Network, luck: random.Random) -> list[Gap]:
    """What goes wrong, at random moments one after another; when nobody could have had anything."""
    events = ["kill"] * plan.kills + ["restart"] * plan.restarts + ["cut"] * plan.cuts
    luck.shuffle(events)
    outages: list[Gap] = []
    step = plan.seconds / (len(events) + 1)
    for what in events:
        began = time.monotonic()
        await asyncio.sleep(step * luck.uniform(0.4, 0.8))
        hit = time.monotonic()
        if what == "kill":
            port = luck.choice(halls.ports)
            await halls.kill(port, signal.SIGTERM if luck.random() < 0.25 else signal.SIGKILL)
            await asyncio.sleep(luck.uniform(0.2, 2.0))
            await asyncio.to_thread(halls.open, port)
        elif what == "restart":
            await asyncio.to_thread(cluster.stop)
            await asyncio.sleep(luck.uniform(0.2, 2.0))
            await asyncio.to_thread(cluster.start)
            outages.append(Gap(hit, time.monotonic()))
        else:
            await between.cut(luck.uniform(4.0, 7.0))
            outages.append(Gap(hit, time.monotonic()))
        await asyncio.sleep(max(0.0, step - (time.monotonic() - began)))
    return outages


async def play_on_many(folder: Path, plan: Plan, cluster: Cluster) -> dict[str, float]:
    """The whole story; what was counted on the way."""
    luck = random.Random(plan.seed)
    database = cluster.new_database()
    async with network(cluster.port) as between:
        through = database.replace(f":{cluster.port}/", f":{between.port}/")
        halls = Halls(folder, through, plan.processes, "--pause", *map(str, plan.pause))
        try:
            await halls.open_all()
            async with balanced(halls.ports) as address:
                people = await seat(address, plan.rooms, luck, plan.pace)
                playing = [asyncio.create_task(one.play(address)) for one in people]
                began = time.monotonic()
                outages = await trouble(plan, halls, cluster, between, luck)
                await asyncio.sleep(max(0.0, plan.seconds - (time.monotonic() - began)))
                lasted = time.monotonic() - began
                for port in halls.ports:  # every room was seen alive after the last blow
                    assert port in halls.running
                back = [one for one in people if one.since is not None]
                until = time.monotonic() + DEAD
                while any(one.since is not None and not one.over for one in back) and time.monotonic() < until:
                    await asyncio.sleep(0.1)
                stranded = [one.seated["code"] for one in back if one.since is not None and not one.over]
                for task in playing:
                    task.cancel()
                ended = await asyncio.gather(*playing, return_exceptions=True)
                records = await verified(address, people)
        finally:
            await halls.close()
    troubles = [repr(one) for one in ended if isinstance(one, Exception)]
    found = [*troubles, *amiss(people, folder, database), *await told_what_is_not_stored(people, folder, database)]
    found += [f"{code} is dead" for code in stranded]
    without = sorted(((gap.beside(outages), gap.story) for one in people for gap in one.gaps), reverse=True)
    found += [f"somebody was without their table for {lasted:.1f} s: {story}" for lasted, story in without if lasted > DEAD]
    gaps = sorted(lasted for lasted, _ in without)
    assert not found, "\n".join(found[:40])
    took = sorted(one for person in people for one in person.took)
    return {
        "people": len(people),
        "decisions": len(took),
        "a second": len(took) / lasted,
        "returns": sum(one.returns for one in people),
        "told": sum(len(one.told) for one in people),
        "records": records,
        "worst gap": gaps[-1] if gaps else 0.0,
        "median gap": gaps[len(gaps) // 2] if gaps else 0.0,
        "p50": quantiles(took, n=100)[49] * 1000,
        "p99": quantiles(took, n=100)[98] * 1000,
        "outages": len(outages),
    }


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.many")
    asked.add_argument("--rooms", type=int, default=1000)
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--kills", type=int, default=30)
    asked.add_argument("--processes", type=int, default=3)
    asked.add_argument("--restarts", type=int, default=2)
    asked.add_argument("--cuts", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--pace", type=float, default=10.0, help="seconds somebody thinks about a decision, in the middle")
    asked.add_argument("--pause", type=float, nargs=2, default=(0.5, 1.5), help="seconds a bot takes, at least and at most")
    given = asked.parse_args()
    troubles = (given.kills, given.processes, given.restarts, given.cuts)
    plan = Plan(given.rooms, given.minutes * 60, *troubles, given.seed, given.pace, tuple(given.pause))
    with running() as cluster, tempfile.TemporaryDirectory(prefix="budokan-many-") as folder:
        counted = asyncio.run(play_on_many(Path(folder), plan, cluster))
    sys.stdout.write(
        f"{plan.rooms} rooms and {counted['people']:.0f} people for {given.minutes:g} minutes, {plan.processes} processes: "
        f"{plan.kills} kills, {plan.restarts} restarts of the database, {plan.cuts} cuts\n"
        f"{counted['decisions']:.0f} decisions acknowledged ({counted['a second']:.1f} a second), none lost, none done twice; "
        f"p50 {counted['p50']:.0f} ms, p99 {counted['p99']:.0f} ms\n"
        f"{counted['told']:.0f} changes told, all of them stored; {counted['records']:.0f} records verified\n"
        f"{counted['returns']:.0f} returns after {counted['median gap']:.2f} s in the middle, {counted['worst gap']:.2f} s at "
        "worst, the time without a database not counted\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
