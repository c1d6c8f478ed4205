"""Throws hostile inputs of every kind at a running hall while somebody else plays there, and prints how everybody fared.

python -m tests.hall.fuzzing --inputs 100000 --seed 7          (what `make soak` runs)
python -m tests.hall.fuzzing --minutes 4 --pieces FILE        (as many as that, and the sum of all such pieces)
python -m tests.hall.fuzzing --seed 7 --only 'own cards:4711'  (one of them again)

A fault is an answer that says the hall itself failed, none at all, a secret of another table in an answer, a hall that is gone
or writes down a bug of its own, a bystander who waits for seconds, memory that grows. Each is written to a file with its input.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import inf
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.hall.attackers import FORKED, OPENAPI, PATIENT, Attacker, Fault, Known, Tally, is_fault, is_taken
from tests.hall.fuzzed import KINDS, true_record
from tests.hall.mutating import MOST_GROWTH, Bystander, a_patient_hall, memory_of, say
from tests.hall.openapi import cases_of
from tests.hall.people import PATIENCE
from tests.hall.pieces import Piece, code, keep, middle
from tests.hall.processes import environment, go_with_the_parent

ROOT = Path(__file__).parents[2]
ATTACKERS = 2
TRACE = re.compile(r"^(.*)\nTraceback .*\n(?:[ \t].*\n|\n)*\S.*", re.MULTILINE)
ENDED = "budokan.hall.pool.Ended: "
ALL_KINDS = (*KINDS, OPENAPI)


def in_turn(inputs: int, kinds: list[str]) -> Iterator[tuple[str, int]]:
    for number in range(inputs):
        yield kinds[number % len(kinds)], number // len(kinds)


async def assault(
    known: Known, seed: int, inputs: int, kinds: list[str], share: int = 0, shares: int = 1, until: float = inf
) -> Tally:
    """This share of the inputs, one after the other, as far as they go until this moment of the machine's clock."""
    attacker = Attacker(known, share)
    drawn = 0
    try:
        for place, (kind, number) in enumerate(in_turn(inputs, kinds)):
            if time.monotonic() > until:
                break
            if place % shares != share:
                continue
            if kind == OPENAPI:
                drawn += 1
            else:
                await attacker.send(kind, seed, number)
        if drawn:
            await attacker.sit_down()
            names, key = attacker.names(), attacker.key
            await asyncio.to_thread(cases_of, known.address, seed + share, drawn, names, key, attacker.case)
    finally:
        await attacker.close()
    return attacker.tally


def in_a_process(*given: Any) -> Tally:
    """The same, kindly, in a process of its own: the clock of the bystander is not held up by it."""
    os.nice(10)
    go_with_the_parent()
    return asyncio.run(assault(*given))


# The hall, and who is there besides.


class OpenHall:
    """A hall in a process of its own, with what it writes down kept in a file."""

    def __init__(self, data: Path) -> None:
        self.data = data
        path = f"{environment()['PYTHONPATH']}:{ROOT}"
        command = [sys.executable, "-m", "tests.hall.fuzzing", "--serve", str(data)]
        with (data / "log").open("wb") as log:
            self.child = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**environment(), "PYTHONPATH": path}, cwd=ROOT
            )
        assert self.child.stdout is not None
        self.address = self.child.stdout.readline().strip()

    def end(self) -> float:
        """The seconds it took to close."""
        began = time.monotonic()
        self.child.send_signal(signal.SIGTERM)
        try:
            self.child.wait(30)
        finally:
            self.child.kill()
            self.child.communicate()
        return time.monotonic() - began

    def bugs(self, forked: Collection[str]) -> list[str]:
        """What it wrote down that it should not have needed to, but for tables that were made up."""
        log = (self.data / "log").read_text(errors="replace")
        made_up = (*(f"room {code}\n" for code in forked), f"bot {FORKED} at ", "The above exception", "During handling")
        found = [one[0] for one in TRACE.finditer(log) if one[1] and not one[0].startswith(made_up)]
        return [one for one in found if ENDED not in one]

    def ended(self) -> int:
        """How often it wrote down that it ended a process that took too long: its bounds at work, on a busy machine as well."""
        return (self.data / "log").read_text(errors="replace").count(ENDED)


async def what_is_known(hall: OpenHall) -> Known:
    """A table and a replay of the attacker's own, and a table of others of which nothing may be told."""
    async with httpx.AsyncClient(base_url=hall.address, trust_env=False, timeout=4 * PATIENT) as http:
        form = {"game": "samurai-sword", "players": ["you", "uniform", "uniform", "open"], "public": False}
        others = (await http.post("/api/tables", json=form)).raise_for_status().json()
        brought = await http.post("/api/replays", content=true_record("samurai-sword"))
        replay = brought.raise_for_status().json()["id"]
    with contextlib.closing(sqlite3.connect(f"file:{hall.data / 'hall.sqlite'}?mode=ro", uri=True)) as at:
        (setup,) = at.execute("SELECT setup FROM tables WHERE code = ?", (others["code"],)).fetchone()
    seed = str(json.loads(setup)["header"]["seed"])
    return Known(hall.address, replay, (others["token"], others["code"], seed))


class Report(msgspec.Struct):
    """How it went."""

    tally: Tally
    waits: list[float]
    memory: tuple[float, float]
    seconds: float
    closed: float
    ended: int

    def faults(self) -> list[Fault]:
        found = list(self.tally.faults)
        if self.waits and self.waits[-1] >= PATIENCE:
            found.append(Fault("bystander", 0, f"waited {self.waits[-1]:.1f} s", None, ""))
        if self.memory[1] - self.memory[0] > MOST_GROWTH:
            found.append(Fault("memory", 0, f"grew from {self.memory[0]:.0f} to {self.memory[1]:.0f} MB", None, ""))
        if self.closed > 5:
            found.append(Fault("closing", 0, f"took {self.closed:.1f} s", None, ""))
        return found

    def piece(self, seed: int) -> Piece:
        every = Counter[str]()
        for counts in self.tally.answers.values():
            every.update(counts)
        failed = sum(count for came, count in every.items() if came.isdigit() and int(came) >= 500)
        crashes = sum(count for came, count in every.items() if is_fault(came)) - failed
        leaks = sum(1 for one in self.tally.faults if one.what.startswith("a secret"))
        crashes += len(self.faults()) - crashes - failed - leaks
        return Piece(
            what="fuzzing",
            seed=seed,
            code=code(),
            inputs=every.total(),
            crashes=crashes,
            failed=failed,
            leaks=leaks,
            seconds=self.seconds,
            decisions=len(self.waits),
            p50=middle(self.waits, 0.5),
            p99=middle(self.waits, 0.99),
            memory=self.memory,
            closed=self.closed,
        )

    def lines(self) -> Iterator[str]:
        yield f"{'kind of input':<15}{'inputs':>8}{'taken':>8}{'refused':>9}{'5xx':>5}{'crashes':>9}{'leaks':>7}"
        for kind in sorted(self.tally.answers):
            counts = self.tally.answers[kind]
            taken = sum(count for came, count in counts.items() if is_taken(came))
            failed = sum(count for came, count in counts.items() if came.isdigit() and int(came) >= 500)
            crashes = sum(count for came, count in counts.items() if is_fault(came)) - failed
            leaks = sum(1 for one in self.tally.faults if one.kind == kind and one.what.startswith("a secret"))
            refused = counts.total() - taken - failed - crashes
            yield f"{kind:<15}{counts.total():>8}{taken:>8}{refused:>9}{failed:>5}{crashes:>9}{leaks:>7}"
        total = sum(counts.total() for counts in self.tally.answers.values())
        yield f"{total} inputs in {self.seconds:.0f} s; the hall closed within {self.closed:.1f} s"
        yield f"{len(self.tally.forked)} tables were forked from what was brought; {self.ended} times a process took too long"
        yield f"memory of the hall: {self.memory[0]:.0f} MB, then {self.memory[1]:.0f} MB"
        if self.waits:
            at = [middle(self.waits, part) for part in (0.5, 0.99)]
            yield f"a bystander's {len(self.waits)} decisions: p50 {at[0]:.0f} ms, p99 {at[1]:.0f} ms"


Assault = Callable[[Known, list[str]], Awaitable[Tally]]


async def under(assaulted: Assault, data: Path, kinds: list[str], warm: int) -> Report:
    """A hall, a bystander and an assault."""
    hall = OpenHall(data)
    bystander = Bystander(hall.address)
    playing = asyncio.create_task(bystander.play())
    try:
        known = await what_is_known(hall)
        forked = (await assault(known, -1, warm, kinds)).forked if warm else []
        before, began = memory_of(hall.child.pid), time.monotonic()
        bystander.waits = []
        tally = await assaulted(known, kinds)
        tally.forked += forked
        seconds = time.monotonic() - began
        if playing.done():
            tally.faults.append(Fault("bystander", 0, "could not go on playing", None, repr(playing.exception())))
        gone = hall.child.poll() is not None
        after = before if gone else memory_of(hall.child.pid)
        if gone:
            tally.faults.append(Fault("hall", 0, f"ended by itself: {hall.child.returncode}", None, ""))
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        closed = await asyncio.to_thread(hall.end)
    tally.faults.extend(Fault("hall", 0, "wrote down a bug of its own", None, log) for log in hall.bugs(tally.forked))
    return Report(tally, sorted(bystander.waits), (before, after), seconds, closed, hall.ended())


async def from_processes(known: Known, seed: int, inputs: int, kinds: list[str], until: float) -> Tally:
    """All attackers at once."""
    loop, tally = asyncio.get_running_loop(), Tally({}, [], [])
    with ProcessPoolExecutor(ATTACKERS, get_context("spawn")) as pool:
        shares = [
            loop.run_in_executor(pool, in_a_process, known, seed, inputs, kinds, share, ATTACKERS, until)
            for share in range(ATTACKERS)
        ]
        for one in await asyncio.gather(*shares):
            tally.add(one)
    return tally


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.fuzzing")
    asked.add_argument("--inputs", type=int, default=1000)
    asked.add_argument(
        "--minutes", type=float, default=inf, help="so long after it has begun nothing more is sent; what came of it is told"
    )
    asked.add_argument("--seed", type=int, default=None)
    asked.add_argument("--kinds", nargs="*", choices=ALL_KINDS, default=list(ALL_KINDS))
    asked.add_argument("--pieces", type=Path, help="a file of figures to which this piece is added; the sum of all is told")
    asked.add_argument("--only", help="one input again, KIND:NUMBER")
    asked.add_argument("--faults", type=Path, default=Path("build/fuzzing-faults.json"), help="where faults are written to")
    asked.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.serve is not None:
        a_patient_hall(given.serve)
        return 0
    until = time.monotonic() + 60 * given.minutes
    seed = secrets.randbits(40) if given.seed is None else given.seed
    say(f"seed {seed}")

    async def assaulted(known: Known, kinds: list[str]) -> Tally:
        if not given.only:
            return await from_processes(known, seed, given.inputs, kinds, until)
        kind, _, number = given.only.partition(":")
        if kind not in KINDS:
            asked.error("what was drawn from the schema stands in the file of faults, as a command that sends it again")
        attacker = Attacker(known, 0)
        await attacker.send(kind, seed, int(number))
        await attacker.close()
        return attacker.tally

    with tempfile.TemporaryDirectory() as data:
        warm = 0 if given.only else (20 if given.minutes == inf else 4) * len(ALL_KINDS)
        report = asyncio.run(under(assaulted, Path(data), given.kinds, warm))
    say("\n".join(report.lines()))
    faults = report.faults()
    for line in keep(given.pieces, report.piece(seed)):
        say(line)
    for fault in faults[:20]:
        say(f"{fault.kind}:{fault.number}: {fault.what}: {fault.answer[:300]}")
    if faults:
        given.faults.parent.mkdir(parents=True, exist_ok=True)
        given.faults.write_bytes(msgspec.json.encode({"seed": seed, "faults": faults}))
        say(f"{len(faults)} faults, with their inputs in {given.faults}; one again: --seed {seed} --only KIND:NUMBER")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
