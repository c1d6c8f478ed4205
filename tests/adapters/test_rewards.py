"""What an end is worth: to who has won, to who has lost, and where nobody has won against anybody."""

from __future__ import annotations

import pytest

import budokan
from budokan.adapters.rewards import rewards_of
from budokan.kernel.outcome import Outcome


@pytest.mark.parametrize(
    ("name", "mode", "seats", "winners", "worth"),
    [
        ("samurai-sword", "standard", 3, (1,), [-1, 1, -1]),
        ("samurai-sword", "standard", 4, (0, 2), [1, -1, 1, -1]),
        ("ken", "duel", 2, (), [0, 0]),
        ("ken", "duel", 2, (0, 1), [0, 0]),
        ("senjutsu", "coop", 2, (), [-1, -1]),
        ("senjutsu", "coop", 2, (0, 1), [1, 1]),
        ("senjutsu", "solo", 1, (0,), [1]),
    ],
)
def test_an_end_is_worth_something_to_each(
    name: str, mode: str, seats: int, winners: tuple[int, ...], worth: list[int]
) -> None:
    game = budokan.game(name)
    table = game.new(seats, 1, mode)
    assert rewards_of(game, mode, table) == [0] * seats
    table.finish(Outcome(winners, (), "game-is-over"))
    assert rewards_of(game, mode, table) == worth
