"""Real halls in processes of their own: opened, killed, opened again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

SOURCE = Path(__file__).parents[2] / "src"


def command(data: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "budokan.hall", "--port", "0", "--data", str(data), "--pause", "0", "0", *more]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8"}


def go_with_the_parent() -> None:
    """This process ends as soon as the one that has started it is gone, however it went: nothing outlives its test."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


class Process:
    """One hall in a process of its own."""

    def __init__(self, data: Path, *more: str, files: int | None = None) -> None:
        limited = [] if files is None else ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh"]
        self.child = subprocess.Popen(
            [*limited, *command(data, *more)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
        )
        assert self.child.stdout is not None
        line = self.child.stdout.readline()
        found = re.search(r"http://\S+/", line)
        if found is None:
            _, told = self.child.communicate()
            raise AssertionError(f"the hall did not open: {line}{told}")
        self.address = found[0]

    def post(self, path: str, **body: Any) -> Any:
        asked = urllib.request.Request(self.address + path.lstrip("/"), json.dumps(body).encode(), method="POST")
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(asked) as answer:
            return json.load(answer)

    def closes(self) -> float:
        """Tell it to close; the seconds until it was gone. What it has started may need a moment more to see that."""
        began = time.monotonic()
        self.child.send_signal(signal.SIGTERM)
        self.child.wait(timeout=30)
        return time.monotonic() - began

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send the signal and wait; the exit code and what it complained of."""
        self.child.send_signal(how)
        _, told = self.child.communicate(timeout=30)
        return self.child.returncode, told


@contextlib.contextmanager
def process(data: Path, *more: str, files: int | None = None) -> Iterator[Process]:
    """A hall; `files` is how many the system gives it."""
    running = Process(data, *more, files=files)
    try:
        yield running
    finally:
        if running.child.poll() is None:
            running.child.kill()
        running.child.communicate()


def read(data: Path, database: str, question: str, code: str) -> list[Any]:
    """What a hall keeps of one table, read by somebody else."""
    if database:
        with contextlib.closing(psycopg.connect(database)) as line:
            return line.execute(question.replace("?", "%s").encode(), (code,)).fetchall()
    with contextlib.closing(sqlite3.connect(f"file:{data / 'hall.sqlite'}?mode=ro", uri=True)) as at:
        return at.execute(question, (code,)).fetchall()


def changes_of(data: Path, code: str, database: str = "") -> dict[int, tuple[str, int, str]]:
    """All changes of one table."""
    rows = read(data, database, "SELECT number, kind, seat, what FROM changes WHERE code = ?", code)
    return {number: (kind, seat, what) for number, kind, seat, what in rows}


def position_of(data: Path, code: str, database: str = "") -> int | None:
    """The number of the change whose position is kept."""
    rows = read(data, database, "SELECT number FROM kept WHERE code = ?", code)
    return int(rows[0][0]) if rows else None


def clock_of(data: Path, code: str, database: str = "") -> tuple[int, list[Any], list[int], int]:
    """The last change of a table: its number, what it left on the clocks, whom it asked, and when it was."""
    question = 'SELECT number, "left", waiting, at FROM changes WHERE code = ? ORDER BY number DESC LIMIT 1'
    rows = read(data, database, question, code)
    return (rows[0][0], json.loads(rows[0][1]), json.loads(rows[0][2]), rows[0][3]) if rows else (0, [], [], 0)


async def wait_for_end(child: subprocess.Popen[str]) -> None:
    await asyncio.to_thread(child.wait, 30)
