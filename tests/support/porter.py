"""A porter starts commands and opens halls, each in a process of its own, but forked from his: the house is read in once.

Starting Python and reading in the whole house takes longer than most of what the tests ask of a command. A line on the porter's
input asks for something, a line on his output answers it; when nobody can ask him any more he ends what still runs and goes.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[2]
LONG = 120
"""The seconds after which a command that hangs is ended; no test waits for them."""


class Porter:
    """How the tests talk with their porter."""

    def __init__(self) -> None:
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(ROOT / "src"), str(ROOT)]))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.porter"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
        )

    def run(self, words: list[str], env: dict[str, str], folder: Path) -> int:
        """The command `budokan` with these words; it reads from `folder/in` and writes to `folder/out` and `folder/err`."""
        return int(self._ask(words=words, env=env, folder=str(folder), cwd=os.getcwd())["code"])

    def open_hall(self, words: list[str], luck: str) -> tuple[int, str]:
        """A hall whose luck follows from these words: its process, and what it says when it has opened."""
        opened = self._ask(hall=words, luck=luck)
        return opened["process"], opened["said"]

    def wait_for(self, process: int) -> None:
        """A hall that was told to close, or killed, has ended."""
        self._ask(ends=process)

    def _ask(self, **asked: Any) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def leave(self) -> None:
        self._process.communicate(timeout=20)


@cache
def the_porter() -> Porter:
    """The one of this process."""
    porter = Porter()
    atexit.register(porter.leave)
    return porter


# In the porter's own process.


class Lodge:
    """What the porter does, and which halls are open."""

    def __init__(self) -> None:
        self._open: dict[int, int] = {}

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        if "words" in asked:
            return {"code": self._run(asked)}
        if "hall" in asked:
            return self._open_hall(asked["hall"], asked["luck"])
        self._wait_for(asked["ends"])
        return {}

    def _run(self, asked: dict[str, Any]) -> int:
        process = os.fork()
        if not process:
            become(lambda: a_command(**asked))
        return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])

    def _open_hall(self, words: list[str], luck: str) -> dict[str, Any]:
        hears, says = os.pipe()
        process = os.fork()
        if not process:
            become(lambda: a_hall(words, luck, says))
        os.close(says)
        self._open[process] = hears
        said = b""
        while not said.endswith(b"\n") and (more := os.read(hears, 4096)):
            said += more
        return {"process": process, "said": said.decode()}

    def _wait_for(self, process: int) -> None:
        os.waitpid(process, 0)
        os.close(self._open.pop(process))

    def close(self) -> None:
        for process in list(self._open):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
            self._wait_for(process)


def become(what: Callable[[], int]) -> NoReturn:
    """This process, a fork of the porter's, does something else from here on and then ends as it would have by itself."""
    code = 1
    try:
        code = what()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1 if end.code else 0
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


def a_command(words: list[str], env: dict[str, str], folder: str, cwd: str) -> int:
    """What `python -m budokan` is with these words, in this environment and with these three streams."""
    from budokan.cli import main

    signal.alarm(LONG)
    at = Path(folder)
    for number, file, mode in ((0, "in", os.O_RDONLY), (1, "out", os.O_WRONLY), (2, "err", os.O_WRONLY)):
        os.dup2(os.open(at / file, mode), number)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    coding = env["PYTHONIOENCODING"]
    sys.stdin = open(0, encoding=coding)  # noqa: SIM115 open for as long as the process lives
    sys.stdout = open(1, "w", encoding=coding)  # noqa: SIM115 as above
    sys.stderr = open(2, "w", encoding=coding, buffering=1, errors="backslashreplace")  # noqa: SIM115 as above
    sys.argv = ["budokan", *words]
    return main()


def a_hall(words: list[str], luck: str, says: int) -> int:
    """What `python -m budokan.hall` is with these words, with luck that follows from the name of a test."""
    from multiprocessing import forkserver

    from budokan.hall.__main__ import main
    from tests.browser.same_luck import settle

    # The one the porter has begun is not this process's own child; it is there as long as the porter is.
    vars(forkserver._forkserver)["ensure_running"] = lambda: None
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(says, 1)
    sys.argv = ["budokan.hall", *words]
    settle(luck)
    return main()


def begin_processes() -> None:
    """What the working processes of every hall are forked from reads everything in but once."""
    from multiprocessing import forkserver

    from budokan.hall.pool import _context

    if _context().get_start_method() == "forkserver":
        forkserver.ensure_running()


def main() -> int:
    from budokan.cli import command_line  # noqa: F401 read in now, and with it everything that a command or a hall needs
    from budokan.hall import __main__  # noqa: F401 as above
    from tests.support.warming import open_one

    begin_processes()
    open_one()
    gc.freeze()  # what is here is shared with every fork, and need not be looked through in each
    lodge = Lodge()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(lodge.answer(json.loads(line))) + "\n")
        sys.stdout.flush()
    lodge.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
