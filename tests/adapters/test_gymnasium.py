"""The door to Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("gymnasium", reason="the extra budokan[research] is not installed")

import gymnasium
import numpy as np

import budokan
from budokan.adapters.gymnasium import Against, ids
from budokan.kernel.errors import BadWords
from tests.support.kits import Door, chosen, doors, first_doors, put_to_gymnasium

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("door", first_doors(), ids=str)
def test_the_kit_of_gymnasium_holds(door: Door) -> None:
    put_to_gymnasium(door)


def test_every_game_mode_and_number_of_seats_is_registered() -> None:
    assert len(ids()) == len(list(doors()))
    assert set(ids()) <= set(gymnasium.registry)
    assert ids()["budokan/SamuraiSword-5p-v0"] == {"game": "samurai-sword", "mode": "standard", "seats": 5}
    assert "budokan/Senjutsu-melee-4p-v0" in ids()


def test_the_entry_point_leads_to_the_registration() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    assert declared == {"gymnasium.envs": {"__root__": "budokan.adapters.gymnasium:register_envs"}}


@pytest.mark.parametrize("bots", ["uniform", "novice", "greedy"])
def test_a_game_against_bots_of_a_level_comes_to_an_end(bots: str) -> None:
    env, luck = gymnasium.make("budokan/SamuraiSword-3p-v0", bots=bots), Random(4)
    seen, info = env.reset(seed=4)
    ended = False
    while not ended:
        seen, reward, ended, cut, info = env.step(chosen(seen, luck))
        assert not cut
        assert "illegal" not in info
    here = env.unwrapped
    assert isinstance(here, Against)
    outcome = here.encoded.table.outcome
    assert outcome is not None
    assert reward == (1.0 if info["seat"] in outcome.winners else -1.0)


def test_without_a_seat_every_one_is_drawn_and_a_seed_settles_it() -> None:
    env = Against("samurai-sword", seats=4, bots="uniform")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    fixed = Against("samurai-sword", seats=4, seat=2, bots="uniform")
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(8)} == {2}


def test_a_number_that_is_not_offered_loses() -> None:
    env = Against("ken", bots="uniform")
    seen, _ = env.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(closed)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_an_unknown_level_is_told_at_once() -> None:
    with pytest.raises(BadWords, match="grandmaster"):
        Against("ken", bots="grandmaster")


def test_several_tables_step_together() -> None:
    env = gymnasium.make_vec("budokan/SamuraiSword-3p-v0", 3, vectorization_mode="sync", bots="uniform", history=4)
    luck = Random(2)
    seen, _ = env.reset(seed=2)
    ends = 0
    for _ in range(120):
        actions = np.array([luck.choice(np.flatnonzero(mask).tolist() or [0]) for mask in seen["action_mask"]])
        seen, _, ended, _, _ = env.step(actions)
        ends += int(ended.sum())
    assert seen["observation"].shape[0] == 3
    assert ends > 2
    env.close()


def test_all_levels_there_are_may_be_asked_for() -> None:
    from budokan.players.bots import LEVELS

    for level in LEVELS:
        Against(budokan.game("ken"), bots=level)
