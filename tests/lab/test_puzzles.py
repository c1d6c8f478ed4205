"""Puzzles: what is one and what is not, and that each of ours is proved again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from budokan.lab.puzzles.finding import level_of
from budokan.lab.puzzles.proving import prove
from budokan.lab.puzzles.weighing import only_winner
from budokan.teaching.puzzle import Puzzle, shipped

EVERY = list(shipped().values())

FEW = 30
"""Redeals by which each puzzle is looked at here; `budokan lab puzzles --prove` takes all of them."""


def test_only_a_move_that_wins_where_all_others_lose_is_the_one() -> None:
    assert only_winner({"parry": 230, "take it": 40}, 250) == "parry"
    assert only_winner({"parry": 230, "take it": 140}, 250) is None, "the other wins as well"
    assert only_winner({"parry": 120, "take it": 40}, 250) is None, "it does not win"
    assert only_winner({"parry": 145, "take it": 40}, 250) is None, "it may not win: that is within the error"
    assert only_winner({"parry": 160, "take it": 99}, 250) is None, "they are too near each other"
    assert only_winner({"parry": 250}, 250) is None, "nothing to choose"


def test_a_puzzle_is_as_hard_as_the_weakest_bot_that_finds_it() -> None:
    assert level_of({"greedy": 100, "sensei": 0, "master": 0}) == 1
    assert level_of({"greedy": 50, "sensei": 66, "master": 100}) == 2
    assert level_of({"greedy": 0, "sensei": 50, "master": 75}) == 3
    assert level_of({"greedy": 0, "sensei": 0, "master": 50}) == 4


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_what_is_written_of_a_puzzle_makes_it_one(puzzle: Puzzle) -> None:
    assert only_winner({move: times[puzzle.seat] for move, times in puzzle.won.items()}, puzzle.redeals) == puzzle.move
    assert level_of(puzzle.found) == puzzle.level


@pytest.mark.parametrize(
    "puzzle",
    [next(one for one in EVERY if one.game == name) for name in sorted({one.game for one in EVERY})],
    ids=lambda one: one.id,
)
def test_a_puzzle_is_proved_again_and_a_false_one_is_not(puzzle: Puzzle) -> None:
    proof = prove(puzzle, FEW)
    assert (proof.wrong, proof.redeals) == ("", FEW)
    assert proof.won > proof.second
    other = min(puzzle.won, key=puzzle.share)
    assert prove(replace(puzzle, move=other), FEW).wrong == "lab-puzzle-share"
    assert prove(replace(puzzle, won={puzzle.move: puzzle.won[puzzle.move]}), FEW).wrong == "lab-puzzle-moves"
    assert prove(replace(puzzle, record=puzzle.record.replace("digest: ", 'digest: "0" # ', 1)), FEW).wrong
