"""The door to PettingZoo, held by its own kits; the whole of it is in the soak (tests/adapters/kits.py)."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="the extra budokan[research] is not installed")

import numpy as np

from budokan.adapters.pettingzoo import aec, agent_named, parallel
from budokan.kernel.errors import BadWords, IllegalMove
from tests.support.kits import Door, chosen, doors, first_doors, play_by_mask, put_to_pettingzoo

CYCLES = 25


@pytest.mark.parametrize("door", first_doors(), ids=str)
def test_the_kits_of_pettingzoo_hold(door: Door) -> None:
    put_to_pettingzoo(door, CYCLES)


@pytest.mark.parametrize("door", list(doors()), ids=str)
def test_agents_that_follow_the_mask_come_to_the_end(door: Door) -> None:
    if door in first_doors():
        assert play_by_mask(door, 700, seed=3) > 0 or door.game == "rising-sun"
    else:
        play_by_mask(door, 40, seed=3)


def test_the_game_is_the_one_the_engine_plays() -> None:
    """The same numbers at the door and the moves they mean at a table of the same seed: the same position at every step."""
    env = aec("samurai-sword", seats=4)
    env.reset(seed=5)
    twin = env.encoded.table.copy()
    for _ in range(60):
        if twin.over:
            break
        seat = twin.waiting[0]
        assert env.agent_selection == agent_named(seat)
        numbers = env.encoded.actions.numbers(twin, seat)
        env.step(numbers[-1])
        twin.apply(seat, twin.options(seat)[-1])
        assert env.encoded.table.digest() == twin.digest()
    assert env.terminations[env.agents[0]] == twin.over


def test_rewards_say_who_has_won() -> None:
    from random import Random

    env, luck = aec("ken"), Random(1)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        seen, *_ = env.last()
        assert seen is not None
        env.step(chosen(seen, luck))
    outcome = env.encoded.table.outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    winner = agent_named(outcome.winners[0])
    assert env.rewards == {agent: 1.0 if agent == winner else -1.0 for agent in env.possible_agents}
    seen, reward, ended, cut, _ = env.last()
    assert (reward, ended, cut) == (env.rewards[env.agent_selection], True, False)
    assert seen is not None
    assert not seen["action_mask"].any()


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = aec("samurai-sword", seats=3)
    env.reset(seed=1)
    seen, *_ = env.last()
    assert seen is not None
    before = env.encoded.table.digest()
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises((IllegalMove, BadWords)):
        env.step(closed)
    with pytest.raises(BadWords, match="from 0 to"):
        env.step(10**9)
    assert env.encoded.table.digest() == before


def test_in_the_parallel_form_all_who_are_asked_answer_at_once() -> None:
    """In a duel of Senjutsu both choose their card in secret: in one step, and whoever is not asked waits."""
    env = parallel("senjutsu", characters=["ronin", "student"])
    seen, _ = env.reset(seed=3)
    together = 0
    for _ in range(80):
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        assert asked == [agent_named(seat) for seat in env.encoded.table.waiting]
        made = env._made
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        seen, _, ended, _, _ = env.step(actions)
        assert env._made == made + len(asked) or any(ended.values())
        together += len(asked) == 2
        if any(ended.values()):
            break
    assert together > 2


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = aec("samurai-sword", seats=3, limit=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(env.encoded.actions.numbers(env.encoded.table, env.encoded.table.waiting[0])[0])
    assert all(env.truncations.values())
    assert set(env.rewards.values()) == {0.0}
