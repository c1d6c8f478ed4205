"""How fast several builds of the house are, side by side in one run: source folders and compiled packages.

    python -m bench.builds before=OLD/src now=src [--games ken senjutsu] [--rounds 5] [--what random redeal] [--masters 0]

Each build has a process of its own which waits until it is its turn. In a round every build measures the same thing after
another, so that all feel the same weather; time is the process's own, and of the rounds the best counts: other work on the
machine makes it slower and never faster. `--masters` is how many decisions of a game between two masters are played, with
as many playouts for each in every build; the first seats think, the others follow their instinct.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

KINDS = ("random", "copy", "view", "sent", "redeal", "search", "greedy")
UNITS = {
    "yardstick": "us",
    "random": "decisions/s",
    "copy": "us",
    "view": "us",
    "sent": "us",
    "redeal": "us",
    "search": "decisions/s in playouts",
    "greedy": "decisions/s",
    "masters": "s",
}
LESS_IS_BETTER = ("yardstick", "copy", "view", "sent", "redeal", "masters")
GAMES = ("samurai-sword", "rising-sun", "ken", "senjutsu")
THOUGHT = 600
"""Playouts for each decision of a master, as it has them where time does not end them."""


class Slices:
    """What one build measures of one game when it is its turn."""

    def __init__(self, name: str) -> None:
        import budokan  # here: the build is this process's own
        from budokan.lab import measure

        self.measure: Any = measure
        self.game: Any = budokan.game(name)
        self.seats = measure.SEATS if measure.SEATS in self.game.seats else self.game.seats[0]
        self.tables = measure._tables_under_way(self.game, self.seats)

    def yardstick(self, turn: int) -> float:
        return float(self.measure.time_yardstick())

    def random(self, turn: int) -> float:
        return float(self.measure._decisions_per_second(self.game, self.seats, turn))

    def copy(self, turn: int) -> float:
        return self._each(lambda table: table.copy())

    def view(self, turn: int) -> float:
        return self._each(lambda table: table.view(0))

    def sent(self, turn: int) -> float:
        """What a hall does for each seat: the view and what is reckoned from it, as JSON. Older builds wrote down the view."""
        import msgspec  # here: it is the build's own

        encode = msgspec.json.Encoder().encode
        if hasattr(self.tables[0], "foresee"):
            return self._each(lambda table: encode((table.seen_by(0), table.foresee(0))))
        typed = hasattr(self.tables[0], "seen_by")
        return self._each(lambda table: encode(table.seen_by(0) if typed else table.view(0)))

    def redeal(self, turn: int) -> float:
        from budokan.kernel.luck import Luck

        luck = Luck(turn, "redeal")
        return self._each(lambda table: table.redeal(0, luck))

    def search(self, turn: int) -> float:
        return float(self.measure.search_rates(self.game, self.tables, turn)[1])

    def greedy(self, turn: int) -> float:
        from budokan.lab.simulate import seat_bots
        from budokan.players.runner import play_out

        made, began = 0, process_time()
        for seed in range(10 * turn, 10 * turn + 10):
            made += play_out(self.game.new(self.seats, seed), seat_bots(self.game, ["greedy"] * self.seats, seed), 150)
        return made / (process_time() - began)

    def masters(self, turn: int, decisions: int) -> float:
        from budokan.kernel.luck import Luck
        from budokan.lab.simulate import seat_bots
        from budokan.players.runner import play_out
        from budokan.players.search import Search
        from budokan.players.thought import Budget

        bots = seat_bots(self.game, ["greedy"] * self.seats, turn)
        for seat in range(2):
            bots[seat] = Search(self.game.instinct, Luck(turn, f"bot {seat}"), Budget(playouts=THOUGHT))
        began = process_time()
        play_out(self.game.new(self.seats, turn), bots, decisions)
        return process_time() - began

    def _each(self, do: Callable[[Any], object]) -> float:
        return float(self.measure._each_us(self.tables, do))


def work() -> int:
    """In a process of its own: a line says what to measure, a line says what it was."""
    slices: dict[str, Slices] = {}
    for line in sys.stdin:
        name, kind, turn, *more = json.loads(line)
        if name not in slices:
            slices[name] = Slices(name)
        print(json.dumps(getattr(slices[name], kind)(turn, *more)), flush=True)
    return 0


class Build:
    """One build and its process."""

    def __init__(self, name: str, folder: str) -> None:
        self.name = name
        where = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, os.getcwd()])}
        command = [sys.executable, "-m", "bench.builds", "--work"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=where)
        self.best: dict[tuple[str, str], float] = {}

    def take_turn(self, game: str, kind: str, *how: int) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([game, kind, *how]) + "\n")
        self.process.stdin.flush()
        found = json.loads(self.process.stdout.readline())
        better = min if kind in LESS_IS_BETTER else max
        self.best[game, kind] = better(found, self.best.get((game, kind), found))

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)


def print_table(builds: list[Build], games: list[str], kinds: list[str]) -> None:
    print(f"| game | what | {' | '.join(build.name for build in builds)} | times |\n|{'---|' * (len(builds) + 3)}")
    for game in games:
        for kind in kinds:
            found = [build.best[game, kind] for build in builds]
            ratio = found[0] / found[-1] if kind in LESS_IS_BETTER else found[-1] / found[0]
            shown = " | ".join(f"{one:,.0f}" if one >= 1000 else f"{one:.2f}" for one in found)
            print(f"| {game} | {kind}, {UNITS[kind]} | {shown} | {ratio:.2f} |")
        if "random" in kinds:
            rates = [build.best[game, "random"] * build.best[game, "yardstick"] / 1e6 for build in builds]
            print(f"| {game} | random, decisions per yardstick | {' | '.join(f'{one:.1f}' for one in rates)} | |")
        if {"random", "search"}.issubset(kinds):
            shares = [build.best[game, "search"] / build.best[game, "random"] for build in builds]
            print(f"| {game} | search, share of random | {' | '.join(f'{one:.2f}' for one in shares)} | |")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.builds")
    parser.add_argument("builds", nargs="*", metavar="NAME=FOLDER", help="where a build's `budokan` lies")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--what", nargs="+", default=list(KINDS), choices=KINDS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--masters", type=int, default=0)
    asked = parser.parse_args()
    if asked.work:
        return work()
    builds = [Build(*one.split("=", 1)) for one in asked.builds]
    kinds = ["yardstick", *asked.what, *(["masters"] if asked.masters else [])]
    try:
        for turn in range(asked.rounds):
            for game in asked.games:
                for kind in kinds:
                    for build in builds:
                        build.take_turn(game, kind, turn, *([asked.masters] if kind == "masters" else []))
        print_table(builds, asked.games, kinds)
    finally:
        for build in builds:
            build.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
