"""Runs the command `budokan` as its own process, the way a user does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import IO, NamedTuple

import budokan

SOURCE = str(Path(budokan.__file__).parent.parent)
LONG = 120
"""The seconds after which a command that hangs is ended; no test waits for them."""


class Result(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """A plain English environment on which nothing of the tester's own has any influence."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LANG", "LC_ALL", "LC_MESSAGES")}
    return {**kept, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8", "NO_COLOR": "1", **more}


def run(*words: str, typed: str = "", **more: str) -> Result:
    """Run it to its end, these lines typed."""
    done = subprocess.run(
        [sys.executable, "-m", "budokan", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=LONG,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def start(*words: str, out: int | IO[bytes] = subprocess.PIPE, **more: str) -> subprocess.Popen[bytes]:
    """Start it and leave it running; the test ends it. It hears Ctrl-C even where the tests were started with `&`."""
    return subprocess.Popen(
        [sys.executable, "-m", "budokan", *words],
        stdin=subprocess.PIPE,
        stdout=out,
        stderr=subprocess.PIPE,
        env=environment(**more),
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def one_clear_line(result: Result) -> str:
    """A mistake is told in one line on stderr, and nothing else is printed."""
    assert result.out == "", result.out
    lines = result.err.splitlines()
    assert len(lines) == 1, result.err
    assert "Traceback" not in result.err
    return lines[0]
