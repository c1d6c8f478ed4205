"""Proves a puzzle again: its game is played up to the moment, and every move weighed over the redeals it was found by."""

from __future__ import annotations

import msgspec

import budokan
from budokan.kernel.errors import BudokanError
from budokan.kernel.perspective import perspective
from budokan.kernel.texts import Text, text
from budokan.lab.puzzles.weighing import APART, only_winner, searched, weigh
from budokan.teaching.puzzle import Puzzle, choices


class Proof(msgspec.Struct, frozen=True):
    """Whether a puzzle holds; if not, why. Of `redeals` the move won `won`, the next best `second`."""

    id: str
    redeals: int
    won: int = 0
    second: int = 0
    wrong: str = ""

    @property
    def why(self) -> Text:
        return text(self.wrong)


class _Asked(msgspec.Struct, frozen=True):
    puzzle: Puzzle
    redeals: int | None


def prove(puzzle: Puzzle, redeals: int | None = None) -> Proof:
    """All of the proof; or, with fewer redeals, that these say the same."""
    game = budokan.game(puzzle.game)
    dealt = puzzle.redeals if redeals is None else min(redeals, puzzle.redeals)
    try:
        table = game.replay(puzzle.record)
    except BudokanError:
        return Proof(puzzle.id, dealt, wrong="lab-puzzle-record")
    options = choices(table.options(puzzle.seat)) if puzzle.seat in table.waiting else []
    if {str(move) for move in options} != set(puzzle.won):
        return Proof(puzzle.id, dealt, wrong="lab-puzzle-moves")
    seen = perspective(table, puzzle.seat)
    ended = {
        str(move): tuple(times)
        for move, times in zip(options, weigh(game, seen, options, range(dealt), puzzle.seed), strict=True)
    }
    mine = {move: times[puzzle.seat] for move, times in ended.items()}
    won, second = mine[puzzle.move], max(times for move, times in mine.items() if move != puzzle.move)
    if dealt < puzzle.redeals:
        wrong = "" if won - second > APART / 2 * dealt else "lab-puzzle-share"
        return Proof(puzzle.id, dealt, won, second, wrong)
    wrong = "" if only_winner(mine, dealt) == puzzle.move else "lab-puzzle-share"
    if not wrong and ended != puzzle.won:
        wrong = "lab-puzzle-other-figures"
    if not wrong and searched(game, seen, puzzle.seed, puzzle.thought) != puzzle.move:
        wrong = "lab-puzzle-search"
    return Proof(puzzle.id, dealt, won, second, wrong)


def written(puzzle: Puzzle, redeals: int | None) -> bytes:
    """The piece of work that proves this puzzle."""
    return msgspec.json.encode(_Asked(puzzle, redeals))


def prove_piece(piece: bytes) -> bytes:
    """Prove one puzzle: what a worker does."""
    asked = msgspec.json.decode(piece, type=_Asked)
    return msgspec.json.encode(prove(asked.puzzle, asked.redeals))
