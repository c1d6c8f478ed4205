"""`budokan bench`: how fast the house is here."""

from __future__ import annotations

from rich.table import Table

import budokan
from budokan.cli.arguments import AtTheTerminal, Flag, game_named
from budokan.cli.exit_codes import WELL
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords
from budokan.lab.measure import STEPS, Measured, measure

ADAPTERS = "adapters"
"""Stands in the place of a game: the doors for learning agents are measured."""


def bench(game: str | None = None, *, json: Flag = False, terminal: AtTheTerminal) -> int:
    if game == ADAPTERS:
        return bench_adapters(terminal, json=json)
    chosen = list(budokan.games().values()) if game is None else [game_named(game, terminal)]
    with terminal.progress(STEPS * len(chosen)) as progress:
        measured = [measure(one, progress) for one in chosen]
    if json:
        terminal.data(measured[0] if game is not None else {one.game: one for one in measured})
    else:
        for one in measured:
            tell(terminal, one)
    return WELL


def tell(terminal: Terminal, one: Measured) -> None:
    """The figures for a person."""
    how = terminal.say("bench-compiled" if one.compiled else "bench-plain")
    terminal.line(
        terminal.say("bench-title", game=terminal.say(f"game-{one.game}"), seats=one.seats, how=how, python=one.python), "bold"
    )
    rows = Table.grid(padding=(0, 2))
    for id, figure in (
        ("bench-yardstick", f"{terminal.number(one.yardstick_us, 1)} µs"),
        ("bench-decisions", f"{terminal.number(one.decisions_per_second)} /s"),
        ("bench-per-yardstick", terminal.number(one.decisions_per_yardstick, 2)),
        ("bench-copy", f"{terminal.number(one.copy_us, 1)} µs"),
        ("bench-view", f"{terminal.number(one.view_us, 1)} µs"),
        ("bench-redeal", f"{terminal.number(one.redeal_us, 1)} µs"),
        ("bench-playouts", f"{terminal.number(one.search_playouts_per_second)} /s"),
        ("bench-searched", f"{terminal.number(one.search_decisions_per_second)} /s"),
        ("bench-search-share", terminal.number(one.search_share, 2)),
        ("bench-search-memory", f"{terminal.number(one.search_bytes / 1e6, 1)} MB"),
        ("bench-memory", f"{terminal.number(one.live_bytes / 1e6, 1)} MB"),
    ):
        rows.add_row(terminal.say(id), figure)
    terminal.show(rows)


def bench_adapters(terminal: Terminal, *, json: bool) -> int:
    """The doors for learning agents beside the engine, and beside games that PettingZoo brings along."""
    try:
        from budokan.adapters import measure as doors  # an extra, which need not be installed
    except ImportError as error:
        raise BadWords("bench-no-adapters", package=str(error.name)) from None
    chosen = list(budokan.games().values())
    with terminal.progress(doors.ROUNDS * len(chosen)) as progress:
        rates = [doors.measure(one, progress) for one in chosen]
    further = dict(doors.others())
    if json:
        terminal.data({"games": {one.game: one for one in rates}, "others": further})
        return WELL
    table = Table(box=None, padding=(0, 2, 0, 0))
    titles = ("game", "engine", "masks", "pettingzoo", "batch", "workers", "share")
    for title in titles:
        table.add_column(terminal.say(f"bench-adapters-{title}"), justify="left" if title == "game" else "right")
    for one in rates:
        figures = (one.engine, one.masks, one.pettingzoo, one.batch, one.workers)
        table.add_row(one.game, *map(terminal.number, figures), terminal.number(one.door_share, 2))
    for name, rate in further.items():
        said = terminal.say("bench-adapters-missing") if rate is None else terminal.number(rate)
        table.add_row(f"PettingZoo {name}", "", "", said, "", "", "")
    terminal.show(table)
    terminal.line(terminal.say("bench-adapters-about", workers=doors.WORKERS, tables=doors.TABLES), "dim")
    return WELL
