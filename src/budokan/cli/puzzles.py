"""`budokan lab puzzles`: finds puzzles in games between bots, and proves those that are kept."""

from __future__ import annotations

from pathlib import Path

import msgspec

import budokan
from budokan.cli.arguments import AtTheTerminal, Flag, at_least_one, game_named
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.terminal import Terminal
from budokan.lab.pool import spread
from budokan.lab.puzzles.finding import find_numbered
from budokan.lab.puzzles.proving import Proof, prove_piece, written
from budokan.teaching.puzzle import HERE, Puzzle, read_puzzles, write_puzzles


def puzzles(
    game: str = "",
    *,
    games: int = 20,
    first: int = 0,
    into: Path | None = None,
    prove: Flag = False,
    redeals: int | None = None,
    workers: int = 1,
    json: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    at_least_one("--workers", workers)
    at_least_one("--games", games)
    if redeals is not None:
        at_least_one("--redeals", redeals)
    if game:
        game_named(game, terminal)
    asked = [game] if game else list(budokan.games())
    if prove:
        return prove_all(
            [one for one in read_puzzles(into or HERE) if one.game in asked], redeals, workers, terminal, json=json
        )
    found = look(asked, range(first, first + games), workers, terminal)
    if into is not None:
        known = {one.id: one for one in (*read_puzzles(into), *found)}
        into.mkdir(parents=True, exist_ok=True)
        write_puzzles(list(known.values()), into)
    if json:
        terminal.data(found)
        return WELL
    for one in found:
        terminal.line(
            terminal.say(
                "lab-puzzle-found", puzzle=one.id, seat=one.seat + 1, move=one.move, won=_percent(one), level=one.level
            )
        )
    terminal.line(terminal.say("lab-puzzles-found", count=len(found), games=games * len(asked)))
    return WELL


def look(asked: list[str], numbers: range, workers: int, terminal: Terminal) -> list[Puzzle]:
    """Every game that is looked through is a piece of work."""
    pieces = [msgspec.json.encode((name, number)) for name in asked for number in numbers]
    found: list[Puzzle] = []
    with terminal.progress(len(pieces)) as progress:
        for result in spread(find_numbered, pieces, workers):
            found += msgspec.json.decode(result, type=list[Puzzle])
            progress(1)
    return found


def prove_all(kept: list[Puzzle], redeals: int | None, workers: int, terminal: Terminal, *, json: bool) -> int:
    """Each of them again; the exit code says whether all hold."""
    proofs: list[Proof] = []
    with terminal.progress(len(kept)) as progress:
        for result in spread(prove_piece, [written(one, redeals) for one in kept], workers):
            proofs.append(msgspec.json.decode(result, type=Proof))
            progress(1)
    if json:
        terminal.data(proofs)
    else:
        _tell(proofs, terminal)
    return FAILED if any(one.wrong for one in proofs) else WELL


def _tell(proofs: list[Proof], terminal: Terminal) -> None:
    for one in proofs:
        if one.wrong:
            terminal.complain(terminal.say("lab-puzzle-fails", puzzle=one.id, why=one.why))
        else:
            terminal.line(terminal.say("lab-puzzle-holds", puzzle=one.id, won=one.won, redeals=one.redeals, second=one.second))
    failed = sum(bool(one.wrong) for one in proofs)
    terminal.line(terminal.say("lab-puzzles-proved", held=len(proofs) - failed, count=len(proofs)))


def _percent(puzzle: Puzzle) -> int:
    return round(100 * puzzle.share(puzzle.move))
