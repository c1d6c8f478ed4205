"""Puzzles: a moment of a game, a seat that is to move, and the one move that keeps the win, with what proves it.

One file of JSON for each game lies in `puzzles`. A puzzle is the record of a game between bots up to its moment, so that who
solves it may look back at how it came to this. How puzzles are found and proved is told in `budokan.lab.puzzles`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

HERE = Path(__file__).parent / "puzzles"

FIRST_DAY = date(2026, 1, 1)
"""The day whose puzzle is the first."""

ASIDES = ("speak",)
"""Moves, as they print, that are offered beside a decision."""

Theme = Literal["parry", "reach", "tempo", "bid", "group", "strike", "guard", "choice"]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One puzzle with its proof.

    `won` says of every move how many of `redeals` redeals of what this seat sees each seat won after it, with luck from `seed`.
    A search of `thought` playouts came to the same move. `found`: how often of a hundred times each level of bot finds it.
    """

    id: str
    game: str
    seats: int
    seat: Seat
    decision: str
    theme: Theme
    level: int
    move: str
    record: str
    seed: int
    redeals: int
    won: dict[str, tuple[int, ...]]
    thought: int
    found: dict[str, int]

    def share(self, move: str) -> float:
        """How often this move wins."""
        return self.won[move][self.seat] / self.redeals


def choices(options: Sequence[Move]) -> list[Move]:
    """The moves among which a puzzle asks: to begin to talk decides nothing, and what is asked is asked again after it."""
    return [move for move in options if str(move) not in ASIDES]


def read_puzzles(folder: Path = HERE) -> list[Puzzle]:
    """All puzzles of a folder, game by game."""
    return [one for file in sorted(folder.glob("*.json")) for one in msgspec.json.decode(file.read_bytes(), type=list[Puzzle])]


def write_puzzles(puzzles: Sequence[Puzzle], folder: Path = HERE) -> None:
    for game in sorted({one.game for one in puzzles}):
        lines = [msgspec.json.encode(one).decode() for one in puzzles if one.game == game]
        (folder / f"{game}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles of the house by their ids."""
    return {one.id: one for one in read_puzzles()}


def of_the_day(day: date, puzzles: Sequence[Puzzle]) -> Puzzle:
    """The puzzle of this day: one after the other, so that games take turns and nobody meets the same one soon again."""
    turns = sorted(puzzles, key=lambda one: (one.id.rpartition("-")[2], one.game))
    return turns[(day - FIRST_DAY).days % len(turns)]
