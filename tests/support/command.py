"""Runs the command `budokan` in a process of its own, the way a user does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, NamedTuple

import budokan
from tests.support.porter import LONG, the_porter

SOURCE = str(Path(budokan.__file__).parent.parent)


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
    """Run it to its end, these lines typed; by the porter, unless it is about what the interpreter makes of its environment."""
    if "PYTHONIOENCODING" in more:
        return run_alone(*words, typed=typed, **more)
    with TemporaryDirectory() as folder:
        at = Path(folder)
        (at / "in").write_text(typed, encoding="utf-8")
        (at / "out").touch()
        (at / "err").touch()
        code = the_porter().run(list(words), environment(**more), at)
        return Result(code, (at / "out").read_text(encoding="utf-8"), (at / "err").read_text(encoding="utf-8"))


def run_alone(*words: str, typed: str = "", **more: str) -> Result:
    """The same in an interpreter of its own, from its first line on."""
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
