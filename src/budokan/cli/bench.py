"""`budokan bench`: how fast the house is here."""

from __future__ import annotations

from rich.table import Table

import budokan
from budokan.cli.arguments import AtTheDesk, Flag, game_named
from budokan.cli.desk import Desk
from budokan.cli.exit_codes import WELL
from budokan.kernel.errors import BadWords
from budokan.lab.measure import STEPS, Measured, measure

ADAPTERS = "adapters"
"""Stands in the place of a game: the doors for learning agents are measured."""


def bench(game: str | None = None, *, json: Flag = False, desk: AtTheDesk) -> int:
    if game == ADAPTERS:
        return bench_adapters(desk, json=json)
    chosen = list(budokan.games().values()) if game is None else [game_named(game, desk)]
    with desk.progress(STEPS * len(chosen)) as progress:
        measured = [measure(one, progress) for one in chosen]
    if json:
        desk.data(measured[0] if game is not None else {one.game: one for one in measured})
    else:
        for one in measured:
            tell(desk, one)
    return WELL


def tell(desk: Desk, one: Measured) -> None:
    """The figures for a person."""
    how = desk.say("bench-compiled" if one.compiled else "bench-plain")
    desk.line(desk.say("bench-title", game=desk.say(f"game-{one.game}"), seats=one.seats, how=how, python=one.python), "bold")
    rows = Table.grid(padding=(0, 2))
    for id, figure in (
        ("bench-yardstick", f"{desk.number(one.yardstick_us, 1)} µs"),
        ("bench-decisions", f"{desk.number(one.decisions_per_second)} /s"),
        ("bench-per-yardstick", desk.number(one.decisions_per_yardstick, 2)),
        ("bench-copy", f"{desk.number(one.copy_us, 1)} µs"),
        ("bench-view", f"{desk.number(one.view_us, 1)} µs"),
        ("bench-redeal", f"{desk.number(one.redeal_us, 1)} µs"),
        ("bench-playouts", f"{desk.number(one.search_playouts_per_second)} /s"),
        ("bench-searched", f"{desk.number(one.search_decisions_per_second)} /s"),
        ("bench-search-share", desk.number(one.search_share, 2)),
        ("bench-search-memory", f"{desk.number(one.search_bytes / 1e6, 1)} MB"),
        ("bench-memory", f"{desk.number(one.live_bytes / 1e6, 1)} MB"),
    ):
        rows.add_row(desk.say(id), figure)
    desk.show(rows)


def bench_adapters(desk: Desk, *, json: bool) -> int:
    """The doors for learning agents beside the engine, and beside games that PettingZoo brings along."""
    try:
        from budokan.adapters import measure as doors  # an extra, which need not be installed
    except ImportError as error:
        raise BadWords("bench-no-adapters", package=str(error.name)) from None
    chosen = list(budokan.games().values())
    with desk.progress(doors.ROUNDS * len(chosen)) as progress:
        rates = [doors.measure(one, progress) for one in chosen]
    further = dict(doors.others())
    if json:
        desk.data({"games": {one.game: one for one in rates}, "others": further})
        return WELL
    table = Table(box=None, padding=(0, 2, 0, 0))
    titles = ("game", "engine", "masks", "pettingzoo", "batch", "workers", "share")
    for title in titles:
        table.add_column(desk.say(f"bench-adapters-{title}"), justify="left" if title == "game" else "right")
    for one in rates:
        figures = (one.engine, one.masks, one.pettingzoo, one.batch, one.workers)
        table.add_row(one.game, *map(desk.number, figures), desk.number(one.door_share, 2))
    for name, rate in further.items():
        said = desk.say("bench-adapters-missing") if rate is None else desk.number(rate)
        table.add_row(f"PettingZoo {name}", "", "", said, "", "", "")
    desk.show(table)
    desk.line(desk.say("bench-adapters-about", workers=doors.WORKERS, tables=doors.TABLES), "dim")
    return WELL
