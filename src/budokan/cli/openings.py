"""`budokan lab openings`: what bots do first and most, counted of many games."""

from __future__ import annotations

from pathlib import Path

import msgspec

from budokan.cli.arguments import AtTheTerminal, Flag, at_least_one, game_named
from budokan.cli.exit_codes import WELL
from budokan.cli.terminal import Terminal
from budokan.lab.openings import counted, gather
from budokan.teaching.openings import Openings, questions_of


def openings(
    game: str,
    *,
    games: int = 20,
    first: int = 0,
    bots: str = "sensei",
    into: Path | None = None,
    workers: int = 1,
    json: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    at_least_one("--workers", workers)
    at_least_one("--games", games)
    game_named(game, terminal)
    if into is not None:
        into.mkdir(parents=True, exist_ok=True)
    kept = None if into is None else into / f"{game}.jsonl"
    with terminal.progress(games) as progress:
        found = counted(game, gather(game, bots, range(first, first + games), kept, workers, progress), bots)
    if into is not None:
        (into / f"{game}.json").write_bytes(msgspec.json.encode(found) + b"\n")
    if json:
        terminal.data(found)
    else:
        _tell(found, terminal)
    return WELL


def _tell(found: Openings, terminal: Terminal) -> None:
    seats = next((group.seats for group in found.groups if not group.label), 0)
    count = len(questions_of(found.game))
    terminal.line(terminal.say("lab-openings-counted", games=found.games, seats=seats, count=count))
