"""Two bots, each of a package of its own, on the same deals with sides swapped: new code against old, or a textbook.

    python -m bench.rivals GAME ONE OTHER [--pairings 100] [--option KEY=VALUE] [--kept FILE]

A bot is `LEVEL`, `playouts:N`, `seconds:S` (our search), `ucb1:S` or `uct:S` (bench/textbook.py); `@FOLDER` behind it names the
folder the package is taken from, such as `build/compiled` or that of another revision. Each sits in a process of its own and is
given what the hall gives its thinking processes: the position of a redeal. A pairing is one deal played twice; it stops as soon
as an interval that holds at every moment (decision 0027) leaves one half out, for better or worse.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from bench.textbook import Textbook

import budokan
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import perspective
from budokan.kernel.records import Header
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.lab.compare import teams_of
from budokan.lab.intervals import sequence, wilson
from budokan.players.bots import LEVELS, Bot, bot_named
from budokan.players.search import Search
from budokan.players.thought import Budget

HERE = Path(__file__).resolve().parents[1]

LEAST = 12
"""Decided pairings before a match may stop early."""


class Asked(msgspec.Struct):
    game: str
    position: str
    seat: int
    seed: int


class Answered(msgspec.Struct):
    move: str
    seconds: float


def bot_of(spec: str, game: Game, seed: int, seat: Seat) -> Bot:
    """The bot behind a word."""
    kind, _, figure = spec.partition(":")
    luck = Luck(seed, f"bot {seat}")
    if kind == "playouts":
        return Search(game.instinct, luck, Budget(playouts=int(figure)))
    if kind == "seconds":
        return Search(game.instinct, luck, Budget(seconds=float(figure)))
    if kind in ("ucb1", "uct"):
        return Textbook(game.instinct, luck, float(figure), None, deep=kind == "uct")
    level = LEVELS[spec]
    if level.budget is not None:
        return Search(game.instinct, luck, Budget(playouts=level.budget.playouts))
    return bot_named(spec, game, seed, seat)


def sit(spec: str) -> None:
    """In the bot's process: answer one question after the other."""
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Asked)
        game = budokan.game(asked.game)
        table = game.set_up(asked.position, tried_out=True)
        began = process_time()
        move = bot_of(spec, game, asked.seed, asked.seat).choose(perspective(table, asked.seat))
        sys.stdout.buffer.write(msgspec.json.encode(Answered(str(move), process_time() - began)) + b"\n")
        sys.stdout.buffer.flush()


class Rival:
    """A bot in its process, as the referee sees it."""

    def __init__(self, named: str) -> None:
        spec, _, folder = named.partition("@")
        path = os.pathsep.join([str(Path(folder).resolve()), str(HERE)] if folder else [str(HERE)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.rivals", "--sit", spec],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.asked = 0
        self.seconds = 0.0

    def choose(self, game: Game, table: Table, seat: Seat, luck: Luck) -> Move:
        dealt = table.redeal(seat, luck)
        assert table.header is not None, "a table that was dealt says how"
        known = table.header
        dealt.header = Header(known.game, known.rules, known.mode, known.seats, dealt.imagined_options(known.options))
        asked = Asked(game.name, msgspec.json.encode(dealt.position()).decode(), seat, luck.below(2**31))
        assert self.process.stdin is not None and self.process.stdout is not None, "pipes were asked for"
        self.process.stdin.write(msgspec.json.encode(asked) + b"\n")
        self.process.stdin.flush()
        answered = msgspec.json.decode(self.process.stdout.readline(), type=Answered)
        self.asked += 1
        self.seconds += answered.seconds
        return game.moves.parse(answered.move)

    def close(self) -> None:
        assert self.process.stdin is not None, "a pipe was asked for"
        self.process.stdin.close()
        self.process.wait(30)


def play(game: Game, table: Table, who: list[int], rivals: list[Rival], luck: Luck) -> float:
    """One game: what part of the victory the first bot has."""
    for _ in range(game.length):
        if table.outcome is not None:
            break
        seat = table.waiting[0]
        options = table.options(seat)
        table.apply(seat, options[0] if len(options) == 1 else rivals[who[seat]].choose(game, table, seat, luck))
    assert table.outcome is not None, "the game is over"
    winners = table.outcome.winners
    return sum(1 / len(winners) for seat in winners if who[seat] == 0)


def match(game: Game, given: argparse.Namespace, options: dict[str, Any], kept: Path | None) -> tuple[int, int, int]:
    """Pairings, those decided and those won by the first bot."""
    rivals = [Rival(given.one), Rival(given.other)]
    pairings = decided = won = 0
    try:
        for number in range(given.first, given.first + given.pairings):
            seed = Luck(given.seed, f"series {number}").draw()
            score = 0.0
            for swapped in (0, 1):
                table = game.new(given.seats, seed, given.mode, **options)
                sides = teams_of(table)
                first = sorted(set(sides))[number % 2 :: 2]
                who = [(0 if side in first else 1) ^ swapped for side in sides]
                score += play(game, table, who, rivals, Luck(seed, "rivals"))
            pairings += 1
            decided += abs(score - 1) > 1e-9
            won += score - 1 > 1e-9
            if kept is not None:
                with kept.open("a") as file:
                    file.write(f"{number} {score:.3f}\n")
            if decided >= LEAST and not given.all and not sequence({1.0: won, 0.0: decided - won}, within=0.1).holds(0.5):
                break
    finally:
        for rival in rivals:
            rival.close()
    low, high = wilson(won, decided)
    spent = " and ".join(f"{1000 * one.seconds / max(1, one.asked):.0f} ms" for one in rivals)
    print(
        f"{game.name}: {given.one} against {given.other}: {pairings} pairings, {decided} decided, {won} won, "
        f"{100 * won / max(1, decided):.1f} % ({100 * low:.1f} ... {100 * high:.1f}); a decision took {spent} in the mean",
        flush=True,
    )
    return pairings, decided, won


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.rivals")
    asked.add_argument("game", nargs="?")
    asked.add_argument("one", nargs="?")
    asked.add_argument("other", nargs="?")
    asked.add_argument("--sit", help=argparse.SUPPRESS)
    asked.add_argument("--seats", type=int)
    asked.add_argument("--mode")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--first", type=int, default=0, help="number of the first deal")
    asked.add_argument("--pairings", type=int, default=100)
    asked.add_argument("--all", action="store_true", help="do not stop early")
    asked.add_argument("--option", action="append", default=[])
    asked.add_argument("--kept", type=Path)
    given = asked.parse_args()
    if given.sit:
        sit(given.sit)
        return 0
    if not (given.game and given.one and given.other):
        asked.error("a game and two bots")
    options = {key: value.split(",") if "," in value else value for key, value in (one.split("=", 1) for one in given.option)}
    match(budokan.game(given.game), given, options, given.kept)
    return 0


if __name__ == "__main__":
    sys.exit(main())
