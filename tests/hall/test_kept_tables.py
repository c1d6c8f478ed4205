"""Tables that are kept along a game: every moment is reached from the nearest, and none is touched by it."""

from __future__ import annotations

import random

import pytest

from budokan import game
from budokan.hall.kept_tables import EVERY, KeptTables
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

GAME = game("samurai-sword")
LONG = 2 * EVERY + 7


def a_past(kept: KeptTables) -> tuple[list[tuple[Seat, Move]], list[str]]:
    """A game of random decisions, with the digest of every moment."""
    table, luck = GAME.new(4, 5), random.Random(2)
    digests = [table.digest()]
    kept.keep(0, table)
    for made in range(1, LONG + 1):
        seat = table.waiting[0]
        table.play(seat, luck.choice(table.options(seat)))
        digests.append(table.digest())
        kept.keep(made, table)
    return table.decisions(), digests


@pytest.mark.parametrize("again", [1, 2])
def test_every_moment_is_reached_and_leaves_what_is_kept_alone(again: int) -> None:
    kept = KeptTables()
    decisions, digests = a_past(kept)
    for _ in range(again):
        found = [kept.table(decisions[:made]) for made in range(LONG + 1)]
        assert [table and table.digest() for table in found] == digests


def test_the_earliest_are_let_go() -> None:
    kept = KeptTables(2)
    decisions, digests = a_past(kept)
    assert kept.table(decisions[: EVERY - 1]) is None
    near = kept.table(decisions[:EVERY])
    assert near is not None
    assert near.digest() == digests[EVERY]


def test_later_moments_are_forgotten_with_what_is_taken_back() -> None:
    kept = KeptTables()
    decisions, digests = a_past(kept)
    earlier = kept.until(2 * EVERY - 1)
    another = [*decisions[: 2 * EVERY - 1], decisions[2 * EVERY - 1]]
    earlier_table, kept_table = earlier.table(another), kept.table(another)
    assert earlier_table is not None
    assert kept_table is not None
    assert earlier_table.digest() == kept_table.digest() == digests[2 * EVERY]
    assert earlier_table.decisions() == another
    kept.clear()
    assert kept.table(decisions[:3]) is None
    assert earlier.table(decisions[:3]) is not None
