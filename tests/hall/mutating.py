"""Brings mutated positions to a running hall while somebody else plays there, and prints how both of them fared.

python -m tests.hall.mutating --game senjutsu --count 20000
python -m tests.hall.mutating --game ken --count 4000 --seed 4000 --pieces FILE   (the next 4,000, and the sum of all pieces)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import httpx

import budokan
from budokan.hall.serving import serve
from budokan.hall.settings import Settings
from tests.hall.people import PATIENCE, Client
from tests.hall.pieces import Piece, code, keep, middle
from tests.hall.processes import environment, go_with_the_parent
from tests.support.mutated import mutated, one_of_many, record_of

ATTACKERS = 2
MOST_WAIT = 250.0
"""Milliseconds that 99 of a bystander's 100 decisions may take."""
MOST_GROWTH = 200.0
"""Megabytes."""
ROOT = Path(__file__).parents[2]


def a_patient_hall(data: Path) -> int:
    """A hall that lets one address do as much as it likes, so that what is sent reaches what lies behind its limits."""
    many = 1_000_000
    settings = Settings(
        data=data,
        port=0,
        pause=(0.0, 0.0),
        idle_after=2.0,
        messages_per_second=many,
        messages_at_once=many,
        requests_per_second=many,
        requests_at_once=many,
        frames_per_second=many,
        frames_at_once=many,
        guesses_per_minute=many,
        guesses_at_once=many,
        newcomers_per_minute=many,
        newcomers_at_once=many,
        rooms=many,
        rooms_per_address=many,
        uploads=200,
        uploads_per_minute=many,
        uploads_at_once=many,
    )
    go_with_the_parent()
    serve(settings, lambda opened: say(opened.address))
    return 0


def say(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def memory_of(process: int) -> float:
    """Megabytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


class Bystander:
    """Plays at a table of their own, and looks at the clock from every decision to what it led to."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.waits: list[float] = []

    async def play(self) -> None:
        """Game after game; who has waited long enough for an answer has waited so long, and begins anew."""
        async with httpx.AsyncClient(base_url=self.address, trust_env=False, timeout=60) as http:
            while True:
                form = {"game": "samurai-sword", "level": "uniform", "seats": 3}
                client = await Client.at(self.address)
                try:
                    await self._one_game(client, await client.sit((await http.post("/api/play", json=form)).json()))
                except TimeoutError:
                    self.waits.append(PATIENCE)
                finally:
                    await client.close()

    async def _one_game(self, client: Client, state: dict[str, Any]) -> None:
        while not state.get("view", {}).get("outcome"):
            offered = state.get("options") or []
            if offered:
                began = time.perf_counter()
                await client.say("play", number=state["number"], move=offered[0]["move"])
                state = await client.hear_until("update", "refused", "over")
                self.waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.05)
            else:
                state = await client.hear_until("update", "over")
            if state["type"] != "update":
                return
            client.kept.clear()


async def attack(address: str, name: str, seeds: list[int], told: Counter[str], until: float = inf) -> None:
    """One after the other, as far as it goes until this moment of the machine's clock."""
    game = budokan.game(name)
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        for seed in seeds:
            if time.monotonic() > until:
                return
            luck = Random(seed)
            record = record_of(mutated(one_of_many(game.name, luck), luck), luck)
            brought = await http.post("/api/replays", content=record.encode()[:1_000_000])
            _count(told, "brought", brought)
            if brought.status_code == 201:
                id = brought.json()["id"]
                _count(told, "looked at", await http.get(f"/api/replays/{id}/moments"))
                form = {"decision": 0, "seat": luck.randrange(2), "level": "greedy"}
                forked = await http.post(f"/api/replays/{id}/fork", json=form)
                _count(told, "forked", forked)
                if forked.status_code == 201:
                    _count(told, "seen", await http.get(f"/api/tables/{forked.json()['code']}"))


def _count(told: Counter[str], what: str, answer: httpx.Response) -> None:
    told[f"{what} {answer.status_code}"] += 1
    if answer.status_code >= 500:
        told["5xx"] += 1


async def run(name: str, count: int, first: int, pieces: Path | None = None, minutes: float = inf) -> int:
    until = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tests.hall.mutating", "--serve", data]
        env = {**environment(), "PYTHONPATH": f"{environment()['PYTHONPATH']}:{ROOT}"}
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT)
        assert child.stdout is not None
        try:
            address = child.stdout.readline().strip()
            told: Counter[str] = Counter()
            bystander = Bystander(address)
            playing = asyncio.create_task(bystander.play())
            await attack(address, name, list(range(10**9, 10**9 + 30)), Counter(), until)
            before, bystander.waits, began = memory_of(child.pid), [], time.monotonic()
            shares = [list(range(first + one, first + count, ATTACKERS)) for one in range(ATTACKERS)]
            await asyncio.gather(*(attack(address, name, share, told, until) for share in shares))
            seconds, after, waits = time.monotonic() - began, memory_of(child.pid), sorted(bystander.waits)
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
            ending = time.monotonic()
            child.send_signal(signal.SIGTERM)
            child.wait(30)
            gone = time.monotonic() - ending
        finally:
            child.kill()
            child.communicate()
    p99 = middle(waits, 0.99)
    count = sum(times for what, times in told.items() if what.startswith("brought"))
    say(f"{name}: {count} mutated records in {seconds:.0f} s: {dict(sorted(told.items()))}")
    for line in keep(
        pieces,
        Piece(
            what=f"mutated {name}",
            seed=first,
            code=code(),
            inputs=count,
            crashes=0,
            failed=told["5xx"],
            leaks=0,
            seconds=seconds,
            decisions=len(waits),
            p50=middle(waits, 0.5),
            p99=p99,
            memory=(before, after),
            closed=gone,
        ),
    ):
        say(line)
    say(f"a bystander's decisions: {len(waits)}, p50 {middle(waits, 0.5):.0f} ms, p99 {p99:.0f} ms")
    say(f"memory of the hall: {before:.0f} MB, then {after:.0f} MB; gone {gone:.1f} s after SIGTERM; 5xx: {told['5xx']}")
    return 1 if told["5xx"] or gone > 5 or p99 > MOST_WAIT or after - before > MOST_GROWTH else 0


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.mutating")
    asked.add_argument("--game", choices=list(budokan.games()), default="senjutsu")
    asked.add_argument("--count", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--minutes", type=float, default=inf, help="so long after it has begun nothing more is brought")
    asked.add_argument("--pieces", type=Path, help="a file of figures to which this piece is added; the sum of all is told")
    asked.add_argument("--serve", type=Path)
    given = asked.parse_args()
    if given.serve is not None:
        return a_patient_hall(given.serve)
    return asyncio.run(run(given.game, given.count, given.seed, given.pieces, given.minutes))


if __name__ == "__main__":
    sys.exit(main())
