"""How fast the doors are beside the engine itself, and beside games that PettingZoo brings along.

Every rate is decisions a second of the process's own time, but for several processes, which are timed by the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec
import numpy as np

from budokan.adapters.batch import Batch, Workers
from budokan.adapters.pettingzoo import Turns, aec
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck

ROUNDS = 5
STEPS = 600
"""Decisions of one round."""
TABLES = 16
WORKERS = 2
OTHERS = {"hanabi": "pettingzoo.classic.hanabi.hanabi", "chess": "pettingzoo.classic.chess.chess"}


class Rates(msgspec.Struct):
    """Decisions a second of one game: the engine's own, through each door, and how the doors compare with the engine."""

    game: str
    seats: int
    engine: float
    masks: float
    """The PettingZoo door where an agent looks at its mask alone."""
    pettingzoo: float
    batch: float
    workers: float
    door_share: float
    batch_share: float


def engine_rate(game: Game, seats: int, steps: int, seed: int) -> float:
    """List what may be done, pick one, apply it."""
    luck = Luck(seed, "bench")
    table = game.new(seats, seed)
    began = process_time()
    for _ in range(steps):
        if table.outcome is not None:
            table = game.new(seats, luck.below(2**31))
        seat = table.waiting[0]
        options = table.options(seat)
        table.apply(seat, options[luck.below(len(options))])
    return steps / (process_time() - began)


def door_rate(env: Turns, steps: int, seed: int, observe: bool) -> float:
    """The usual loop of PettingZoo: look, choose by the mask, step."""
    luck = Random(seed)
    env.reset(seed=seed)
    began = process_time()
    for _ in range(steps):
        seen, _, ended, cut, _ = env.last(observe)
        if ended or cut:
            env.reset()
            continue
        if observe:
            assert seen is not None
            offered = seen["action_mask"].view(np.bool_).nonzero()[0]  # eight times as fast as of numbers
            env.step(int(offered[int(luck.random() * len(offered))]))
        else:
            encoded = env.encoded
            numbers = encoded.numbers(encoded.table.waiting[0])
            env.step(numbers[int(luck.random() * len(numbers))])
    return steps / (process_time() - began)


def picks(masks: Any, random: Random) -> Any:
    """For every row one number that its mask allows."""
    rows = [mask.nonzero()[0] for mask in masks.view(np.bool_)]
    return np.array([row[int(random.random() * len(row))] for row in rows])


def batch_rate(tables: Any, masks: Any, steps: int, seed: int, clock: Callable[[], float]) -> float:
    random = Random(seed)
    tables.reset(seed)
    rounds = max(1, steps // len(masks))
    spent = 0.0
    for _ in range(rounds):
        chosen = picks(masks, random)
        began = clock()
        tables.step(chosen)
        spent += clock() - began
    return rounds * len(masks) / spent


def measure(game: Game, told: Callable[[int], None]) -> Rates:
    """Engine and doors take turns, so that all feel the same weather; medians are taken."""
    seats, steps = game.seats[0], STEPS
    found: dict[str, list[float]] = {name: [] for name in ("engine", "masks", "pettingzoo", "batch", "workers")}
    env = aec(game, seats=seats)
    batch = Batch(game.name, TABLES, seats=seats)
    with Workers(game.name, TABLES, WORKERS, seats=seats) as workers:
        for seed in range(ROUNDS):
            found["engine"].append(engine_rate(game, seats, steps, seed))
            found["masks"].append(door_rate(env, steps, seed, observe=False))
            found["pettingzoo"].append(door_rate(env, steps, seed, observe=True))
            found["batch"].append(batch_rate(batch, batch.masks, steps, seed, process_time))
            found["workers"].append(batch_rate(workers, workers.arrays.masks, steps, seed, perf_counter))
            told(1)
    rates = {name: round(median(each), 1) for name, each in found.items()}
    shares = {"door_share": rates["pettingzoo"] / rates["engine"], "batch_share": rates["batch"] / rates["engine"]}
    return Rates(game.name, seats, **rates, **{name: round(share, 3) for name, share in shares.items()})


def others() -> Iterator[tuple[str, float | None]]:
    """Games that PettingZoo brings along, in the same loop; None where what they need is not installed."""
    for name, module in OTHERS.items():
        try:
            env = import_module(module).env()
            yield name, door_rate(env, STEPS, 1, observe=True)
        except ImportError:
            yield name, None
