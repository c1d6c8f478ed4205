"""Long random play: games of every kind, each checked at every decision. Goes on after a fault and sums the faults up by kind.

    python tools/soak.py                            ten minutes on two cores, from a seed that is drawn and printed
    python tools/soak.py --minutes 60 --seed 7      an hour, the same games as always from this seed
    python tools/soak.py --seed 7 --only 4711       one game of it, with all that it said when it broke

Half of the time is played with the compiled package, if `--compiled` leads to one (tools/compile.py --into). It ends with the
games, decisions and faults of each game, and with 1 if there was any fault. `PYTHONPATH=.` is needed, as in the Makefile.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from tests.support.soak import Fault, Tally, check_game, sitting_number, soak

import budokan
from budokan.kernel.game import Game

ROOT = Path(__file__).parent.parent
LATEST = 120.0
"""A process that is so many seconds late hangs in its game."""
COMPILED_FROM = 1_000_000
"""The compiled form plays other games than the plain one: those from this number on."""

Command = Callable[[int, float], list[str]]
"""How a process is started that plays from this game on for so many seconds."""


class Line(msgspec.Struct):
    """What a process says of its games: that it begins one, and what came of it."""

    number: int
    game: str
    decisions: int | None = None
    fault: Fault | None = None


def main() -> int:
    given = arguments().parse_args()
    games = [budokan.game(name) for name in given.game or budokan.games()]
    seed = secrets.randbits(40) if given.seed is None else given.seed
    if given.only is not None:
        print(f"{check_game(sitting_number(seed, given.only, games))} decisions, no fault")
        return 0
    if given.seconds is not None:
        play(seed, games, given.first, given.processes, given.seconds)
        return 0
    print(f"seed {seed}", flush=True)
    forms = {"plain": None, "compiled": given.compiled} if (given.compiled / "budokan").is_dir() else {"plain": None}
    tally = Tally()
    seconds = 60 * given.minutes / len(forms)
    for form, package in forms.items():
        print(f"{form}: {seconds:.0f} seconds on {given.processes} processes", flush=True)
        start = 0 if package is None else COMPILED_FROM
        command = player(seed, games, given.processes)
        with ThreadPoolExecutor(given.processes) as pool:
            firsts = range(start, start + given.processes)
            watched = [pool.submit(watch, command, first, given.processes, seconds, package, tally) for first in firsts]
        for one in watched:
            one.result()
    code = verdict(tally)
    if code:
        print(" ".join(["one of them again: tools/soak.py --seed", str(seed), *named(games), "--only GAME"]))
    return code


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long, all forms together")
    parser.add_argument("--seed", type=int, help="play the games of this seed again")
    parser.add_argument("--game", action="append", help="these games alone (may be given several times)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="where the compiled package lies")
    parser.add_argument("--only", type=int, help="play this one game of the seed and tell how it breaks")
    parser.add_argument("--seconds", type=float, help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    return parser


def player(seed: int, games: list[Game], processes: int) -> Command:
    """How a process is started that plays every so-many-th game of this seed."""
    fixed = [sys.executable, str(Path(__file__)), "--seed", str(seed), "--processes", str(processes), *named(games)]
    return lambda first, seconds: [*fixed, "--first", str(first), "--seconds", str(seconds)]


def named(games: list[Game]) -> list[str]:
    """The words that choose these games; a seed means other games where others are chosen."""
    return [word for game in games for word in ("--game", game.name)]


def play(seed: int, games: list[Game], first: int, step: int, seconds: float) -> None:
    """What such a process does: game after game until the time is up, each told line by line to whoever started it."""
    until = time.monotonic() + seconds
    number = first
    while time.monotonic() < until:
        sitting = sitting_number(seed, number, games)
        name = sitting.case.game.name
        say(Line(number, name))
        (came,) = soak([sitting])
        say(Line(number, name, fault=came) if isinstance(came, Fault) else Line(number, name, decisions=came))
        number += step


def say(line: Line) -> None:
    print(msgspec.json.encode(line).decode(), flush=True)


def watch(command: Command, first: int, step: int, seconds: float, package: Path | None, tally: Tally) -> None:
    """Listen to one process; if it dies or hangs in a game, that is a fault too, and another goes on with the next."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        last = None
        for line in lines_of(command(first, left), left + LATEST, package):
            last = line
            if line.fault is not None:
                print(f"{line.game}: {line.fault.kind} (game {line.number}, decision {line.fault.decision})", flush=True)
                tally.count(line.game, line.fault)
            elif line.decisions is not None:
                tally.count(line.game, line.decisions)
        if last is None:
            raise AssertionError("a process could not be started")
        if last.decisions is None and last.fault is None:
            told = "its process died or hung there"
            tally.count(last.game, Fault("the process died or hung", last.number, last.game, told, 0))
        first = last.number + step


def lines_of(command: list[str], patience: float, package: Path | None) -> Iterator[Line]:
    """What a process says until it ends, or is ended because it hangs."""
    found = [*([str(package)] if package is not None else []), str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(found)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        late = threading.Timer(patience, process.kill)
        late.start()
        assert process.stdout is not None, "it was asked for"
        for line in process.stdout:
            yield msgspec.json.decode(line, type=Line)
        late.cancel()


def verdict(tally: Tally) -> int:
    """The report, and 1 if there was any fault."""
    for line in tally.report():
        print(line)
    faults = sum(map(len, tally.faults.values()))
    print(f"{sum(tally.games.values())} games, {sum(tally.decisions.values())} decisions, {faults or 'no'} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
