"""`budokan lab balance`: the fewest and smallest changes of figures that bring match-ups within a band."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from rich.table import Table

from budokan.cli.arguments import AtTheTerminal, Flag, at_least_one, game_named
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.terminal import Terminal
from budokan.lab.balance.library import Library, player_of
from budokan.lab.balance.plan import Plan, changed_values, read_plan
from budokan.lab.balance.searching import Balanced, search
from budokan.lab.study.executors import executor_of

VALUES = "values.toml"
"""The file of a folder that holds the values as they came out."""


class Result(msgspec.Struct, frozen=True):
    """What `--json` prints, and what `balance.json` in the folder holds."""

    balanced: Balanced
    values: dict[str, object]
    folder: str
    played: int
    seconds: float


def balance(
    plan: Path,
    *,
    into: Path | None = None,
    library: Path | None = None,
    workers: int = 1,
    json: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    at_least_one("--workers", workers)
    planned = read_plan(plan)
    game_named(planned.game, terminal)
    folder = into or Path(f"{planned.name}-balance")
    began = perf_counter()
    with terminal.progress(None) as progress, Library(folder, planned, lambda _: progress(1)) as kept:
        if library is not None:
            kept.learn_from(library)
        try:
            balanced = search(planned, kept, executor_of(player_of, workers))
        except KeyboardInterrupt:
            terminal.complain(terminal.say("lab-stopped", games=len(kept.rows), folder=str(folder)))
            return FAILED
        played = kept.played
    design = {change.figure: change.after for change in balanced.changes}
    values = changed_values(planned, design)
    result = Result(balanced, values, str(folder), played, round(perf_counter() - began, 3))
    (folder / "balance.json").write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    (folder / VALUES).write_bytes(written(values).encode())
    if json:
        terminal.data(result)
    else:
        tell(terminal, planned, result)
    return WELL if balanced.even and not balanced.failures else FAILED


def written(values: Mapping[str, Any], above: str = "values") -> str:
    """The values as TOML that a plan or a study takes: tables of figures, words and lists."""
    inner = {name: one for name, one in values.items() if isinstance(one, Mapping)}
    lines = [f"{name} = {msgspec.json.encode(one).decode()}" for name, one in values.items() if name not in inner]
    head = f"[{above}]\n" + "\n".join(lines) + "\n\n" if lines else ""
    return head + "".join(written(one, f"{above}.{name}") for name, one in inner.items())


def tell(terminal: Terminal, planned: Plan, result: Result) -> None:
    """The figures for a person."""
    balanced = result.balanced
    terminal.line(terminal.say("lab-balance-title", name=planned.name, game=terminal.say(f"game-{planned.game}")), "bold")
    changes = Table(box=None, pad_edge=False, padding=(0, 2))
    for id in ("lab-balance-figure", "lab-balance-before", "lab-balance-after"):
        changes.add_column(terminal.say(id), justify="left" if id == "lab-balance-figure" else "right")
    for change in balanced.changes:
        changes.add_row(change.figure, f"{change.before:g}", f"{change.after:g}")
    terminal.show(changes)
    found = Table(box=None, pad_edge=False, padding=(0, 2))
    for id in ("lab-balance-match-up", "lab-games", "lab-won", "lab-interval"):
        found.add_column(terminal.say(id), justify="left" if id == "lab-balance-match-up" else "right")
    for one in balanced.found:
        share = one.share
        between = f"{terminal.number(100 * share.low, 1)} … {terminal.number(100 * share.high, 1)} %"
        figure = f"{terminal.number(100 * share.mean, 1)} %"
        found.add_row(one.matchup, terminal.number(one.games), figure, between, style="" if one.within else "red")
    terminal.show(found)
    low, high = planned.band
    said = "lab-balance-even" if balanced.even else "lab-balance-not-even"
    terminal.line(terminal.say(said, low=terminal.number(low), high=terminal.number(high)))
    every = ", ".join(f"{terminal.number(count)} {bots}" for bots, count in balanced.games.items())
    terminal.line(terminal.say("lab-balance-games", games=every, rounds=balanced.rounds), "dim")
    if balanced.failures:
        terminal.complain(terminal.say("lab-balance-failures", count=balanced.failures))
    terminal.line(terminal.say("lab-balance-kept", folder=result.folder, file=VALUES))
