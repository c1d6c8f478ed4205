"""How fast the four games are beside OpenSpiel's, which are written in C++, all reached from Python in one run.

    python -m bench.peers [--seconds 3] [--rounds 3]

A decision is made alike everywhere: list what may be done, take one of it at random, apply it. What chance does in between,
a deal or a draw, belongs to the game's time and is not counted as a decision. All games take turns, a slice of time each, so
that they feel the same weather; the time is the process's own, and of the rounds the median counts. Needs `open_spiel` beside
the house (`pip install open_spiel`), which is no part of it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import budokan
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.lab.measure import SEATS, compiled, time_yardstick

PEERS = ("hearts", "dou_dizhu", "gin_rummy")


class Played(NamedTuple):
    """What came of one game: how many decisions, and how many options they had together."""

    decisions: int
    options: int


def play_ours(game: Game, seed: int) -> Played:
    seats = SEATS if SEATS in game.seats else game.seats[0]
    table = game.new(seats, seed)
    luck = Luck(seed, "bench")
    decisions = offered = 0
    while table.outcome is None:
        seat = table.waiting[0]
        options = table.options(seat)
        offered += len(options)
        decisions += 1
        table.apply(seat, options[luck.below(len(options))])
    return Played(decisions, offered)


def play_peer(game: Any, seed: int) -> Played:
    state = game.new_initial_state()
    luck = Luck(seed, "bench")
    decisions = offered = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[luck.weighted([chance for _, chance in outcomes])][0])
        else:
            options = state.legal_actions()
            offered += len(options)
            decisions += 1
            state.apply_action(options[luck.below(len(options))])
    return Played(decisions, offered)


class Measured:
    """One game over all rounds."""

    def __init__(self, name: str, play: Callable[[int], Played]) -> None:
        self.name = name
        self.play = play
        self.games = 0
        self.decisions = 0
        self.options = 0
        self.rates: list[float] = []

    def run(self, seconds: float) -> None:
        """Whole games until the time is over."""
        made = 0
        began = process_time()
        while process_time() - began < seconds:
            played = self.play(self.games)
            self.games += 1
            made += played.decisions
            self.options += played.options
        self.rates.append(made / (process_time() - began))
        self.decisions += made


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.peers")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each game in each round")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel", file=sys.stderr)
        return 2
    measured = [Measured(f"Budokan, {game.name}", partial(play_ours, game)) for game in budokan.games().values()]
    measured += [Measured(f"OpenSpiel, {name}", partial(play_peer, spiel.load_game(name))) for name in PEERS]
    yardsticks: list[float] = []
    for _ in range(asked.rounds):
        yardsticks.append(time_yardstick())
        for one in measured:
            one.run(asked.seconds)
    yardstick = median(yardsticks)
    print(f"Budokan {'compiled' if compiled() else 'plain'}; the yardstick takes {yardstick:.1f} us\n")
    print("| game | decisions/s | per yardstick | branching | games |\n|---|---|---|---|---|")
    for one in measured:
        rate = median(one.rates)
        print(f"| {one.name} | {rate:,.0f} | {rate * yardstick / 1e6:.1f} | {one.options / one.decisions:.1f} | {one.games} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
