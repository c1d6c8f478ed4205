"""Whether a spectator can tell from the clock that a bot had no choice (BK-5.4).

    python -m bench.timing [--levels sensei master] [--answers 200] [--tables 4] [--seats 5] [--pace 1] [--pause 1]

The hall runs in a process of its own with its real store and its usual number of thinking processes. At each of so many
tables of Samurai Sword bots of one level play, and a spectator with a WebSocket notes when each answer is told. How many
options each answer had is read from the store afterwards, by playing the decisions again. That goes on until there are so many
answers with one option and so many with several; then the times of both are compared by the test of Kolmogorov and Smirnov,
and a guesser who has learned on one half of them guesses the other. It ends with 1 if they can be told apart.

How long the longest answer took is said too. With `--pause 0` that is what was thought, and nothing besides:
`--tables 3 --pause 0` shows how long bots keep people waiting where three tables think at once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from bench.apart import guess, kolmogorov_smirnov
from bench.halls import SOURCE
from websockets.asyncio.client import connect

from budokan import game
from budokan.hall.live_game import LiveGame
from budokan.hall.rows import Setup
from budokan.hall.storing.datafile import FILE
from budokan.kernel.table import Table

HALL = """
import sys
from pathlib import Path
from budokan.hall.serving import serve
from budokan.hall.settings import Settings
pace = float(sys.argv[2])
pause = (0.4 * pace * float(sys.argv[3]), 0.9 * pace * float(sys.argv[3]))
settings = Settings(data=Path(sys.argv[1]), port=0, pace=pace, pause=pause, rooms_per_address=100_000)
serve(settings, lambda opened: print(opened.address, flush=True))
"""

GAME = game("samurai-sword")

LOOKS = 2.0
"""Seconds between two looks into the store."""

SUSPICIOUS = 0.05
"""A p below this says that the times differ."""


class Answer(NamedTuple):
    """How many options it had, after how many seconds it was told, and whether everybody was told that it was lost."""

    options: int
    seconds: float
    lost: bool


class Watched:
    """One table and its spectator: when each answer was told, and how many options it had."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.over = False
        self.answers: list[Answer] = []
        self._told: dict[int, float] = {}
        self._table: Table | None = None
        self._read = 0

    async def watch(self, address: str) -> None:
        where = address.replace("http", "ws", 1).rstrip("/") + "/ws"
        async with connect(where, max_size=None, compression=None) as line:
            await line.send(json.dumps({"type": "hello", "table": self.code}))
            while not self.over:
                self._hear(msgspec.json.decode(await line.recv(decode=False)), time.perf_counter())

    def _hear(self, message: dict[str, Any], now: float) -> None:
        if message["type"] == "update":
            self._told[message["number"]] = now
        self.over = self.over or message["type"] == "over" or bool(message.get("over"))

    def read(self, store: sqlite3.Connection) -> None:
        """Play again what was decided since the last look. The first answer has nothing to be measured from."""
        if self._table is None:
            (setup,) = store.execute("SELECT setup FROM tables WHERE code = ?", (self.code,)).fetchone()
            head = msgspec.json.decode(setup, type=Setup).header
            self._table = LiveGame(GAME, head).table
        asked = "SELECT number, seat, what, lost FROM changes WHERE code = ? AND number > ? ORDER BY number"
        for number, seat, what, lost in store.execute(asked, (self.code, self._read)).fetchall():
            if number not in self._told and not self.over:
                return  # written down, and still on its way to the spectator
            if number in self._told and number - 1 in self._told:
                seconds = self._told[number] - self._told[number - 1]
                self.answers.append(Answer(len(self._table.options(seat)), seconds, bool(lost)))
            self._table.apply(seat, GAME.moves.parse(what))
            self._read = number


@contextlib.contextmanager
def a_hall(pace: float, pause: float) -> Iterator[tuple[str, Path]]:
    """A hall in a process of its own: its address and its folder."""
    with tempfile.TemporaryDirectory() as folder:
        hall = subprocess.Popen(
            [sys.executable, "-c", HALL, folder, str(pace), str(pause)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
        )
        try:
            assert hall.stdout is not None
            found = re.search(r"http://\S+", hall.stdout.readline())
            assert found is not None, "the hall opens"
            yield found[0], Path(folder)
        finally:
            hall.terminate()
            hall.wait(30)


async def collect(
    address: str, folder: Path, level: str, answers: int, tables: int, seats: int, longest: float
) -> list[Watched]:
    """Tables at which bots of this level play, one after another where one ends, until there is enough to compare."""
    store = sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)
    opened: list[Watched] = []
    watching: list[asyncio.Task[None]] = []
    form = {"game": GAME.name, "players": [level] * seats}
    ends = time.perf_counter() + longest
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        while time.perf_counter() < ends:
            while sum(not one.over for one in opened) < tables:
                opened.append(Watched((await http.post("/api/tables", json=form)).json()["code"]))
                watching.append(asyncio.create_task(opened[-1].watch(address)))
            await asyncio.sleep(LOOKS)
            for one in opened:
                one.read(store)
            if min(map(len, heaps(opened))) >= answers:
                break
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    store.close()
    return opened


def heaps(opened: list[Watched]) -> tuple[list[Answer], list[Answer]]:
    """The answers without a choice, and those with one, each in the order of their tables."""
    answers = [answer for one in opened for answer in one.answers]
    return [one for one in answers if one.options == 1], [one for one in answers if one.options > 1]


def compare(level: str, opened: list[Watched]) -> dict[str, Any]:
    without, choosing = heaps(opened)
    one, several = [answer.seconds for answer in without], [answer.seconds for answer in choosing]
    guessed = guess(one, several)
    likely = kolmogorov_smirnov(one, several)
    return {
        "level": level,
        "one": len(one),
        "several": len(several),
        "one_mean": sum(one) / len(one),
        "several_mean": sum(several) / len(several),
        "longest": max(one + several),
        "p": likely,
        "right": guessed.right,
        "chance": guessed.chance,
        "one_lost": sum(answer.lost for answer in without) / len(without),
        "several_lost": sum(answer.lost for answer in choosing) / len(choosing),
        "told_apart": likely <= SUSPICIOUS or guessed.knows,
    }


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.timing")
    asked.add_argument("--levels", nargs="+", default=["sensei", "master"])
    asked.add_argument("--answers", type=int, default=200, help="answers of each kind, with one option and with several")
    asked.add_argument("--tables", type=int, default=4, help="tables at the same time")
    asked.add_argument("--seats", type=int, default=5)
    asked.add_argument("--pace", type=float, default=1.0, help="how long bots pause and think, against what is usual")
    asked.add_argument(
        "--pause", type=float, default=1.0, help="how long before they think, against what is usual: 0, not at all"
    )
    asked.add_argument("--longest", type=float, default=3600.0, help="seconds after which a level is looked at as it is")
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    apart = False
    for level in given.levels:
        with a_hall(given.pace, given.pause) as (address, folder):
            played = collect(address, folder, level, given.answers, given.tables, given.seats, given.longest)
            figures = compare(level, asyncio.run(played))
        apart = apart or figures["told_apart"]
        if given.json:
            print(json.dumps(figures))
        else:
            print(
                f"{level}: {figures['one']} answers with one option after {figures['one_mean']:.3f} s in the mean, "
                f"{figures['several']} with several after {figures['several_mean']:.3f} s, "
                f"none after more than {figures['longest']:.2f} s: p {figures['p']:.3f}; "
                f"guessed {figures['right'] * 100:.1f} % of the other half (chance: 50 ± {figures['chance'] * 100:.1f} %); "
                f"lost to instinct {figures['one_lost'] * 100:.1f} % and {figures['several_lost'] * 100:.1f} %; "
                f"{'told apart' if figures['told_apart'] else 'not told apart'}",
                flush=True,
            )
    return 1 if apart else 0


if __name__ == "__main__":
    sys.exit(main())
