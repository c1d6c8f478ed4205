"""Every check, two at a time so that no processor is idle; what a step says is shown whole when it ends.

    python -m tools.check            all of it: `make test`
    python -m tools.check --quick    what a change most likely breaks: `make quick`
    python -m tools.check --both-forms   what the first looks at in one form of the package, in the other; whole games by hand

The first step that fails ends the rest, but for a pass of which few tests failed: when nothing else is under way any more
they are looked at once more by themselves, and must hold then (decision 0012). At the end it tells which tests did so,
and what took longest: the steps, and the slowest tests of all passes.
What is under way can be read in `build/checks/<step>.txt`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO
from xml.etree import ElementTree

from tools.compile import can_compile

ROOT = Path(__file__).resolve().parent.parent
TOLD = ROOT / "build" / "checks"
COMPILED = ROOT / "build" / "compiled"
AT_ONCE = 2
WORKERS = "2"
SLOWEST = 15
FEW = 3
"""So many failed tests of a pass may have missed a moment while others had the processors; more are a fault."""
TESTS_FAILED = 1
"""How pytest ends when tests failed, and nothing else was wrong."""

UNLIKE_WHEN_COMPILED = ("box", "faults", "fuzz", "instinct", "language", "own_cards", "own_fields", "play", "secrets")
"""What of a game's tests is about more than rules: errors in words, cards read from files, what a bot weighs, redeals."""
IN_BOTH_FORMS = ("tests/golden", "tests/contract", "tests/kernel", "tests/players")
"""What is tried compiled as well: docs/decisions/0012 says why this is enough. The rest of it is in `make both-forms`."""
IN_PARTS = ("tests/browser", "-m", "not whole")
"""Of a long game at the browser its beginning, what it shows and its end: the whole of it is in `make both-forms`."""
PLAY_LONG = ("tests/hall/test_upgrade.py",)
FIGURES = ("own_figures", "every_figure")
"""What plays much and sooner compiled: every game of an earlier hall, every figure of every card changed once."""
SOON_BROKEN = ("tests/kernel", "tests/games", "tests/players/test_bots.py", "tests/test_ledger.py", "tests/test_words.py")


@dataclass(frozen=True)
class Step:
    """Something that is checked by these commands, one after the other, once the steps `after` have ended well."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    after: tuple[str, ...] = ()
    compiled: bool = False
    """Whether it is about the compiled package."""
    once_more: tuple[str, ...] = ()
    """How those of its tests that failed are looked at by themselves."""

    def failed_tests(self) -> list[str]:
        """What pytest remembers of the last time."""
        kept = memory_of(self.name) / "v" / "cache" / "lastfailed"
        return sorted(json.loads(kept.read_text(encoding="utf-8"))) if self.once_more and kept.exists() else []


@dataclass
class Running:
    """A step under way, or ended."""

    step: Step
    began: float
    commands: list[tuple[str, ...]]
    file: IO[bytes]
    process: subprocess.Popen[bytes] | None = None
    code: int = 0
    wall: float = 0.0
    processor: float = 0.0
    unsteady: list[str] = field(default_factory=list)
    """The tests that failed beside others and held by themselves."""

    def is_doubtful(self) -> bool:
        """Whether so few of its tests failed that they are looked at once more."""
        return self.code == TESTS_FAILED and 0 < len(self.step.failed_tests()) <= FEW

    def look_again(self) -> None:
        """At the tests that failed, with nothing beside them."""
        doubted = self.step.failed_tests()
        with (TOLD / f"{self.step.name}.txt").open("ab") as file:
            look = subprocess.run(
                self.step.once_more,
                cwd=ROOT,
                env=environment(self.step),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
            )
        self.code = look.returncode
        if not self.code:
            self.unsteady = doubted

    def go_on(self) -> bool:
        """Start the next command if none is under way; False when the step has ended."""
        if self.process is not None:
            _, status, used = os.wait4(self.process.pid, os.WNOHANG)
            if not _:
                return True
            self.process.returncode = self.code = os.waitstatus_to_exitcode(status)
            self.process = None
            self.processor += used.ru_utime + used.ru_stime
        if self.code or not self.commands:
            self.wall = time.monotonic() - self.began
            self.file.close()
            return False
        self.process = subprocess.Popen(
            self.commands.pop(0),
            cwd=ROOT,
            env=environment(self.step),
            stdin=subprocess.DEVNULL,
            stdout=self.file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        return True

    def stop(self) -> None:
        """With everything it has started."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()

    def tell(self) -> None:
        how = "failed" if self.code else "holds"
        print(f"== {self.step.name} {how} ({self.wall:.0f} s, {self.processor:.0f} s of processor time)", flush=True)
        said = (TOLD / f"{self.step.name}.txt").read_text(encoding="utf-8", errors="replace")
        print("\n".join(line for line in said.splitlines() if not set(line) <= set(".s [%]0123456789")), flush=True)


def environment(step: Step) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(COMPILED)} if step.compiled else dict(os.environ)


def tool(name: str, *words: str) -> tuple[str, ...]:
    return (str(Path(sys.executable).parent / name), *words)


def script(name: str, *words: str) -> tuple[str, ...]:
    return (sys.executable, f"tools/{name}.py", *words)


def memory_of(name: str) -> Path:
    """Where pytest remembers which tests of this pass failed."""
    return TOLD / f"{name}-memory"


def a_pass(name: str, *words: str, after: tuple[str, ...] = (), compiled: bool = False) -> Step:
    """A pass of pytest; it writes down how long each test took, and which failed."""
    times = ("--junitxml", str(TOLD / f"{name}.xml"))
    memory = ("-o", f"cache_dir={memory_of(name)}")
    first = tool("pytest", "-n", WORKERS, "--dist", "worksteal", *times, *memory, *words)
    return Step(
        name, (first,), after, compiled, tool("pytest", "--last-failed", "--last-failed-no-failures=none", *memory, *words)
    )


STYLE = Step("style", (tool("ruff", "format", "--check", "."), tool("ruff", "check", "."), tool("lint-imports")))
TYPES = Step("types", (tool("mypy"),))
COMPILE = Step("compile", (script("compile", "--quick", "--into", str(COMPILED)),))


def without(*rooms: str) -> list[str]:
    return [f"--ignore={room}" for room in rooms]


def of_games(names: Sequence[str]) -> list[str]:
    """The files of these names among the tests of the games."""
    files = [file for name in names for file in (ROOT / "tests" / "games").glob(f"**/test_{name}.py")]
    return sorted(str(file.relative_to(ROOT)) for file in files)


def tried_compiled() -> list[str]:
    rooms = [room for room in IN_BOTH_FORMS if (ROOT / room).is_dir()]
    return [*rooms, *of_games(UNLIKE_WHEN_COMPILED), *compiled_alone()]


def compiled_alone() -> list[str]:
    """What is tried compiled and not plain, where there is a compiler; plain in `make both-forms`."""
    return [*PLAY_LONG, *of_games(FIGURES)]


def everything() -> list[Step]:
    """In the order in which they are begun: what others wait for, then what takes longest."""
    client = Step("client", (("make", "--silent", "browser"), script("build_web")))
    client_checks = Step("client-checks", (script("build_web", "--check"),), after=("client",))
    if not can_compile():
        print("No C compiler with Python's headers here: everything is checked plain.")
        browser = a_pass("browser", *IN_PARTS, after=("client",))
        return [STYLE, client, browser, client_checks, TYPES, a_pass("plain", *without("tests/browser"))]
    return [
        STYLE,
        client,
        COMPILE,
        a_pass("browser", *IN_PARTS, after=("client", "compile"), compiled=True),
        client_checks,
        TYPES,
        a_pass("compiled", *tried_compiled(), after=("compile",), compiled=True),
        a_pass("plain", *without("tests/browser", "tests/contract", *compiled_alone())),
    ]


def quickly() -> list[Step]:
    return [STYLE, TYPES, a_pass("quick", *SOON_BROKEN)]


def the_other_form() -> list[Step]:
    """What `make test` looks at in one form of the package alone, in the other; and the long games at the browser."""
    if not can_compile():
        return [a_pass("browser", "tests/browser")]
    compiled = a_pass("compiled", "tests/games", after=("compile",), compiled=True)
    return [
        COMPILE,
        a_pass("plain", "tests/contract"),
        compiled,
        a_pass("plain-alone", *compiled_alone()),
        a_pass("browser", "tests/browser"),
    ]


def run(steps: Sequence[Step]) -> list[Running]:
    """All steps, until one fails; those that were begun."""
    TOLD.mkdir(parents=True, exist_ok=True)
    waiting, under_way, ended, doubtful = list(steps), list[Running](), list[Running](), list[Running]()
    try:
        while waiting or under_way:
            well = {one.step.name for one in ended}
            ready = [step for step in waiting if well.issuperset(step.after)]
            for step in ready[: AT_ONCE - len(under_way)]:
                waiting.remove(step)
                file = (TOLD / f"{step.name}.txt").open("wb")
                under_way.append(Running(step, time.monotonic(), list(step.commands), file))
            for one in list(under_way):
                if not one.go_on():
                    under_way.remove(one)
                    ended.append(one)
                    if one.is_doubtful():
                        doubtful.append(one)
                        continue
                    one.tell()
                    if one.code:
                        for other in doubtful:
                            other.tell()
                        return ended
            time.sleep(0.05)
        for one in doubtful:
            one.look_again()
            one.tell()
    finally:
        for one in under_way:
            one.stop()
    return ended


def slowest(names: Sequence[str]) -> list[tuple[float, str]]:
    """The slowest tests of these passes."""
    files = [TOLD / f"{name}.xml" for name in names]
    found = [
        (float(case.get("time", "0")), f"{file.stem}: {case.get('classname')}::{case.get('name')}")
        for file in files
        if file.exists()
        for case in ElementTree.parse(file).iter("testcase")
    ]
    return sorted(found, reverse=True)[:SLOWEST]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--quick", action="store_true")
    arguments.add_argument("--both-forms", action="store_true")
    given = arguments.parse_args()
    steps = quickly() if given.quick else the_other_form() if given.both_forms else everything()
    for old in TOLD.glob("*.xml"):
        old.unlink()
    for old in TOLD.glob("*-memory"):
        shutil.rmtree(old)
    began = time.monotonic()
    ended = run(steps)
    print("== what took longest")
    for one in sorted(ended, key=lambda one: -one.wall):
        print(f"{one.wall:7.1f} s, {one.processor:7.1f} s of processor time   {one.step.name}")
    for seconds, test in slowest([one.step.name for one in ended]):
        print(f"{seconds:7.1f} s   {test}")
    for one in ended:
        for test in one.unsteady:
            print(f"== unsteady: {test} failed beside others and held by itself ({one.step.name})")
    failed = [one.step.name for one in ended if one.code]
    print(f"== {', '.join(failed)} failed" if failed else f"== everything holds ({time.monotonic() - began:.0f} s)")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
