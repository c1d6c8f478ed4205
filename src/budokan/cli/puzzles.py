"""`budokan lab puzzles`: finds puzzles in games between bots, and proves those that are kept."""

from __future__ import annotations

from pathlib import Path

import msgspec

import budokan
from budokan.cli.arguments import AtTheTerminal, Flag, at_least_one, game_named
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.terminal import Terminal
from budokan.lab.pool import spread
from budokan.lab.puzzles.finding import find_numbered, renew_piece
from budokan.lab.puzzles.proving import Proof, prove_piece, written
from budokan.teaching.puzzle import HERE, Puzzle, read_puzzles, write_puzzles

LOOKED = "looked.txt"
"""The file of a folder that says which games were looked through."""


def puzzles(
    game: str = "",
    *,
    games: int = 20,
    first: int = 0,
    into: Path | None = None,
    prove: Flag = False,
    renew: Flag = False,
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
    if renew:
        return renew_all(into or HERE, asked, workers, terminal)
    found = look(asked, range(first, first + games), into, workers, terminal)
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


def look(asked: list[str], numbers: range, into: Path | None, workers: int, terminal: Terminal) -> list[Puzzle]:
    """Every game that is looked through is a piece of work; one that a folder has been told of is not looked through again."""
    begun = into / LOOKED if into is not None else None
    done = set(begun.read_text(encoding="utf-8").splitlines()) if begun is not None and begun.exists() else set()
    pairs = [(name, number) for number in numbers for name in asked if f"{name} {number}" not in done]
    found: list[Puzzle] = []
    with terminal.progress(len(pairs)) as progress:
        results = spread(find_numbered, [msgspec.json.encode(pair) for pair in pairs], workers)
        for (name, number), result in zip(pairs, results, strict=True):
            new = msgspec.json.decode(result, type=list[Puzzle])
            found += new
            if into is not None and begun is not None:
                keep(new, into)
                with begun.open("a", encoding="utf-8") as file:
                    file.write(f"{name} {number}\n")
            progress(1)
    return found


def keep(found: list[Puzzle], into: Path) -> None:
    """Beside those that lie there."""
    into.mkdir(parents=True, exist_ok=True)
    if found:
        known = {one.id: one for one in (*read_puzzles(into), *found)}
        write_puzzles(list(known.values()), into)


def renew_all(folder: Path, asked: list[str], workers: int, terminal: Terminal) -> int:
    """Prove each anew where the rules or the luck of a redeal have changed since; what is none any more is left out."""
    kept = read_puzzles(folder)
    touched = [one for one in kept if one.game in asked]
    stands: list[Puzzle] = []
    with terminal.progress(len(touched)) as progress:
        for result in spread(renew_piece, [msgspec.json.encode(one) for one in touched], workers):
            stands += msgspec.json.decode(result, type=list[Puzzle])
            progress(1)
    write_puzzles([*(one for one in kept if one.game not in asked), *stands], folder)
    for id in sorted({one.id for one in touched} - {one.id for one in stands}):
        terminal.complain(terminal.say("lab-puzzle-gone", puzzle=id))
    terminal.line(terminal.say("lab-puzzles-proved", held=len(stands), count=len(touched)))
    return WELL


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
