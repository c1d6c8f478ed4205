"""Many tables stepped together: the same games as at single tables, in one process or in several."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the extra budokan[research] is not installed")

import numpy as np

import budokan
from budokan.adapters.batch import Batch, Workers
from budokan.adapters.observations import observations
from budokan.kernel.errors import BadWords, IllegalMove


def first_of(masks: Any) -> Any:
    return masks.argmax(axis=1)


def at_random(masks: Any, luck: Random) -> Any:
    return np.array([luck.choice(np.flatnonzero(mask).tolist()) for mask in masks])


@pytest.mark.parametrize("game", budokan.games())
def test_every_row_is_what_the_seat_sees_that_owes_an_answer(game: str) -> None:
    batch, luck = Batch(game, tables=3), Random(1)
    batch.reset(seed=5)
    known = observations(budokan.game(game))
    for _ in range(60):
        for row, encoded in enumerate(batch.tables):
            seat = encoded.table.waiting[0]
            assert batch.seats_to_move[row] == seat
            assert batch.observations[row].tolist() == known.observe(encoded.table, seat).tolist()
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(encoded.actions.numbers(encoded.table, seat))
        batch.step(at_random(batch.masks, luck))


def test_a_table_that_is_over_deals_itself_anew_and_says_what_came_of_it() -> None:
    batch, luck = Batch("samurai-sword", tables=4, seats=3), Random(3)
    batch.reset(seed=2)
    ends = 0
    for _ in range(300):
        before = [one.table for one in batch.tables]
        batch.step(at_random(batch.masks, luck))
        for row, table in enumerate(before):
            assert bool(batch.ended[row]) == table.over == (batch.tables[row].table is not table)
            if table.outcome is not None:
                ends += 1
                won = [1.0 if seat in table.outcome.winners else -1.0 for seat in range(3)]
                assert batch.returns[row].tolist() == won
    assert ends == batch.games > 3


def test_a_batch_follows_from_its_seed() -> None:
    one, other = Batch("ken", tables=2), Batch("ken", tables=2)
    one.reset(seed=9)
    other.reset(seed=9)
    for _ in range(40):
        assert np.array_equal(one.observations, other.observations)
        one.step(first_of(one.masks))
        other.step(first_of(other.masks))
    other.reset(seed=10)
    one.reset(seed=9)
    assert not np.array_equal(one.observations, other.observations)


def test_processes_play_the_same_games_in_shared_memory() -> None:
    alone = Batch("samurai-sword", tables=5, seats=4)
    with Workers("samurai-sword", tables=5, workers=2, seats=4) as shared:
        alone.reset(seed=4)
        shared.reset(seed=4)
        for _ in range(150):
            actions = first_of(alone.masks)
            assert np.array_equal(alone.observations, shared.arrays.observations)
            assert np.array_equal(alone.masks, shared.arrays.masks)
            alone.step(actions)
            shared.step(actions)
        assert shared.games == alone.games


def test_what_is_not_offered_is_refused_from_every_process() -> None:
    with Workers("samurai-sword", tables=2, workers=2, seats=3) as shared:
        shared.reset(seed=1)
        with pytest.raises((IllegalMove, BadWords)):
            shared.step(shared.arrays.masks.argmin(axis=1))
        before = shared.arrays.observations.copy()
        shared.step(first_of(shared.arrays.masks))
        assert not np.array_equal(before, shared.arrays.observations), "it goes on"


def test_no_more_processes_than_tables() -> None:
    with pytest.raises(BadWords, match="3 processes cannot share 2 tables"):
        Workers("ken", tables=2, workers=3)
