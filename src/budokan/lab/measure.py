"""How fast the house is, against a yardstick that every machine has: sorting a thousand numbers.

Measurement and yardstick take turns, so that both feel the same weather; medians are taken; time is the process's own.
"""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import process_time

import msgspec

import budokan
from budokan.kernel import table as kernel_table
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.lab.simulate import Progress, seat_bots
from budokan.players.bots import LEVELS
from budokan.players.runner import play_at_random, play_out
from budokan.players.search import Search
from budokan.players.thought import Budget

ROUNDS = 7
REPEATED = 25
"""How often each table is copied, viewed and redealt in a round: once would measure how cold the caches are."""

LOOKS = 60
"""Playouts of the searches that are timed."""

SEATS = 5
LIVE = 1_000
STEPS = ROUNDS + 1


class Measured(msgspec.Struct):
    """What was measured of one game. Times are in microseconds, memory in bytes."""

    game: str
    seats: int
    compiled: bool
    python: str
    yardstick_us: float
    decisions_per_second: float
    decisions_per_yardstick: float
    copy_us: float
    view_us: float
    redeal_us: float
    search_playouts_per_second: float
    search_decisions_per_second: float
    search_share: float
    search_bytes: int
    live_tables: int
    live_bytes: int
    memory_by: str = "tracemalloc, fresh process"


def compiled() -> bool:
    """Whether the kernel runs compiled."""
    return str(kernel_table.__file__).endswith((".so", ".pyd"))


def measure(game: Game, progress: Progress) -> Measured:
    """Everything, round by round; `progress` is told of each, and of the weighing at the end."""
    seats = SEATS if SEATS in game.seats else game.seats[0]
    tables = _tables_under_way(game, seats)
    yardsticks, rates, ratios = [], [], []
    copies, views, redeals = [], [], []
    playouts, searched, shares = [], [], []
    for turn in range(ROUNDS):
        yardstick = time_yardstick()
        rate = _decisions_per_second(game, seats, turn)
        yardsticks.append(yardstick)
        rates.append(rate)
        ratios.append(rate * yardstick / 1e6)
        copies.append(_each_us(tables, lambda table: table.copy()))
        views.append(_each_us(tables, lambda table: table.view(0)))
        luck = Luck(turn, "redeal")
        redeals.append(_each_us(tables, lambda table, luck=luck: table.redeal(0, luck)))  # type: ignore[misc]  # bound per round
        looked, decided = search_rates(game, tables, turn)
        playouts.append(looked)
        searched.append(decided)
        shares.append(decided / rate)
        progress(1)
    weight = _in_a_fresh_process(live_bytes, game.name, seats)
    thought = _in_a_fresh_process(search_bytes, game.name, seats)
    progress(1)
    return Measured(
        game=game.name,
        seats=seats,
        compiled=compiled(),
        python=".".join(str(part) for part in sys.version_info[:3]),
        yardstick_us=round(median(yardsticks), 2),
        decisions_per_second=round(median(rates)),
        decisions_per_yardstick=round(median(ratios), 3),
        copy_us=round(median(copies), 2),
        view_us=round(median(views), 2),
        redeal_us=round(median(redeals), 2),
        search_playouts_per_second=round(median(playouts)),
        search_decisions_per_second=round(median(searched)),
        search_share=round(median(shares), 3),
        search_bytes=thought,
        live_tables=LIVE,
        live_bytes=weight,
    )


def time_yardstick() -> float:
    """The microseconds it takes to sort a thousand numbers the wrong way round."""
    numbers = list(range(1000))
    times = []
    for _ in range(5):
        began = process_time()
        for _ in range(20):
            sorted(numbers, key=lambda x: -x)
        times.append((process_time() - began) / 20 * 1e6)
    return median(times)


def _decisions_per_second(game: Game, seats: int, turn: int) -> float:
    began = process_time()
    made = 0
    for number in range(20):
        seed = turn * 1000 + number
        made += play_at_random(game.new(seats, seed), Luck(seed, "bot"))
    return made / (process_time() - began)


def _tables_under_way(game: Game, seats: int) -> list[Table]:
    """Tables in the middle of a game, at different moments."""
    tables = []
    for seed in range(40):
        table = game.new(seats, seed)
        play_out(table, seat_bots(game, ["uniform"] * seats, seed), 10 + seed)
        if not table.over:
            tables.append(table)
    return tables


def _each_us(tables: list[Table], do: Callable[[Table], object]) -> float:
    for table in tables:
        do(table)
    began = process_time()
    for _ in range(REPEATED):
        for table in tables:
            do(table)
    return (process_time() - began) / (REPEATED * len(tables)) * 1e6


def live_bytes(name: str, seats: int) -> int:
    """What a thousand tables weigh, each dealt anew and forty decisions into its game, counted by tracemalloc."""
    game = budokan.game(name)
    play_out(game.new(seats, 0), seat_bots(game, ["uniform"] * seats, 0), 40)
    tracemalloc.start()
    tables = []
    for seed in range(LIVE):
        table = game.new(seats, seed)
        play_out(table, seat_bots(game, ["uniform"] * seats, seed), 40)
        tables.append(table)
    weight = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return weight


def search_rates(game: Game, tables: Sequence[Table], turn: int) -> tuple[float, float]:
    """Playouts and decisions a second inside searches of a sensible length, from tables under way."""
    budget = Budget(playouts=LOOKS)
    playouts = decisions = 0
    began = process_time()
    for table in tables[turn::ROUNDS]:
        seat = table.waiting[0]
        thought = Search(game.instinct, Luck(turn, "search"), budget).think(perspective(table, seat))
        playouts += thought.playouts
        decisions += thought.decisions
    spent = process_time() - began
    return playouts / spent, decisions / spent


def search_bytes(name: str, seats: int) -> int:
    """The most memory one long search takes at any moment, counted by tracemalloc: its tree, and the table it looks at."""
    game = budokan.game(name)
    table = _tables_under_way(game, seats)[0]
    budget = LEVELS["master"].budget
    assert budget is not None, "a master looks ahead"
    search = Search(game.instinct, Luck(0, "search"), Budget(playouts=budget.playouts))
    tracemalloc.start()
    search.think(perspective(table, table.waiting[0]))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most


def _in_a_fresh_process(weigh: Callable[[str, int], int], name: str, seats: int) -> int:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(weigh, name, seats).result()
