"""The test kits of PettingZoo and Gymnasium, put to every door; and an agent that chooses by the mask alone."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import budokan
from budokan.adapters.encoded_table import Observation
from budokan.adapters.gymnasium import ids
from budokan.adapters.pettingzoo import Together, Turns, aec, parallel


class Door(NamedTuple):
    """A game in one mode for so many seats."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"

    def aec(self, render_mode: str | None = None) -> Turns:
        return aec(self.game, mode=self.mode, seats=self.seats, render_mode=render_mode)

    def parallel(self) -> Together:
        return parallel(self.game, mode=self.mode, seats=self.seats)

    @property
    def id(self) -> str:
        about = {"game": self.game, "mode": self.mode, "seats": self.seats}
        return next(id for id, made_with in ids().items() if made_with == about)


def doors() -> Iterator[Door]:
    """Every game, mode and number of seats; with the expansion Samurai Sword seats one more."""
    for game in budokan.games().values():
        for mode, seats in game.modes.items():
            for count in seats:
                yield Door(game.name, mode, count)


def first_doors() -> list[Door]:
    """Of every game and mode that with the fewest seats."""
    found: dict[tuple[str, str], Door] = {}
    for door in doors():
        found.setdefault((door.game, door.mode), door)
    return list(found.values())


OF_MASKS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What the kit says of every environment whose observation brings a mask along, PettingZoo's own games with it."""


def put_to_pettingzoo(door: Door, cycles: int) -> None:
    """All its kits; a warning of theirs is a fault, but for what they say of masks."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in OF_MASKS:
            warnings.filterwarnings("ignore", message=message)
        api_test(door.aec(), num_cycles=cycles)
        seed_test(door.aec, num_cycles=cycles)
        parallel_api_test(door.parallel(), num_cycles=cycles)
        render_test(partial(door.aec))


def put_to_gymnasium(door: Door) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(door.id, bots="uniform")
        check_env(env.unwrapped, skip_render_check=True)


def chosen(seen: Observation, luck: Random) -> int:
    return int(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def play_by_mask(door: Door, steps: int, seed: int) -> int:
    """So many steps of agents that choose anything their mask allows, game after game; how many games were finished."""
    env, luck, games = door.aec(), Random(seed), 0
    env.reset(seed=seed)
    for _ in range(steps):
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            assert ended
            total = sum(env.rewards.values())
            assert set(env.rewards.values()) <= {-1.0, 0.0, 1.0}, total
            games += 1
            env.reset()
            continue
        assert seen is not None
        env.step(chosen(seen, luck))
    return games
