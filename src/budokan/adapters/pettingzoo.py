"""The door to PettingZoo: one agent after the other (`aec`), or all who owe an answer at once (`parallel`).

    from budokan.adapters.pettingzoo import aec
    env = aec("samurai-sword", seats=5)

Where several answer in secret, one agent after the other answers without learning what the others have said. In the parallel
form they answer together, and who owes no answer chooses the number after the last: wait.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

import budokan
from budokan.adapters.encoded_table import EncodedTable, Observation
from budokan.kernel.game import Game
from budokan.kernel.texts import Seat

RENDER_MODES = ["ansi", "human"]


def agent_named(seat: Seat) -> str:
    return f"seat_{seat}"


def spaces_for(encoded: EncodedTable, waits: bool) -> tuple[spaces.Dict, spaces.Discrete]:
    """What every agent is given, and what it may choose."""
    least, most = encoded.observations.bounds()
    size = encoded.actions.size + waits
    cells = spaces.Box(np.asarray(least), np.asarray(most), dtype=np.int16)
    return spaces.Dict({"observation": cells, "action_mask": spaces.Box(0, 1, (size,), np.int8)}), spaces.Discrete(size)


class _Seated:
    """What both forms have: the agents, their spaces, and a picture of the table."""

    def __init__(self, encoded: EncodedTable, limit: int | None, render_mode: str | None, waits: bool) -> None:
        self.encoded = encoded
        self.limit = encoded.game.length if limit is None else limit
        self.render_mode = render_mode
        self.possible_agents = [agent_named(seat) for seat in range(encoded.seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Dict] = {}
        self.action_spaces: dict[str, spaces.Discrete] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent], self.action_spaces[agent] = spaces_for(encoded, waits)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._made = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.encoded.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class Turns(_Seated, AECEnv[str, Observation, int]):
    """One agent after the other."""

    metadata: ClassVar[dict[str, Any]] = {"name": "budokan_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(self, encoded: EncodedTable, limit: int | None = None, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        _Seated.__init__(self, encoded, limit, render_mode, waits=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.encoded.deal(seed)
        self._made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.encoded.table.waiting[0]]

    def observe(self, agent: str) -> Observation:
        return self.encoded.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game chooses a number"
        self.encoded.play(self._seat_of[agent], int(action))
        self._made += 1
        self._cumulative_rewards[agent] = 0.0
        table = self.encoded.table
        if table.outcome is not None or self._made >= self.limit:
            self.rewards = dict(zip(self.agents, self.encoded.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, table.outcome is not None)
            self.truncations = dict.fromkeys(self.agents, table.outcome is None)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.waiting[0]]


class Together(_Seated, ParallelEnv[str, Observation, int]):
    """All who owe an answer at once; who owes none waits."""

    metadata: ClassVar[dict[str, Any]] = {"name": "budokan_parallel_v0", "render_modes": RENDER_MODES}

    def __init__(self, encoded: EncodedTable, limit: int | None = None, render_mode: str | None = None) -> None:
        _Seated.__init__(self, encoded, limit, render_mode, waits=True)
        self.wait = encoded.actions.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.encoded.deal(seed)
        self._made = 0
        self.agents = self.possible_agents[:]
        return self._seen(), self._infos()

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.encoded.observe(self._seat_of[agent], waits=True) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def _offers(self, seat: Seat, number: int) -> bool:
        return seat in self.encoded.table.waiting and number in self.encoded.numbers(seat)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Answers are taken in the order of the seats. One that an earlier answer has made impossible is asked for again."""
        table = self.encoded.table
        asked = table.waiting
        before = {seat: self.encoded.numbers(seat) for seat in asked}
        for seat in asked:
            number = int(actions[agent_named(seat)])
            if number in before[seat] and not self._offers(seat, number):
                continue
            self.encoded.play(seat, number)
            self._made += 1
            if table.over:
                break
        over, late = table.over, not table.over and self._made >= self.limit
        seen = self._seen()
        rewards = dict(zip(self.agents, self.encoded.rewards(), strict=True))
        ended, cut, infos = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late), self._infos()
        if over or late:
            self.agents = []
        return seen, rewards, ended, cut, infos


def seated(game: str | Game, mode: str | None, seats: int | None, history: int, options: dict[str, Any]) -> EncodedTable:
    return EncodedTable(budokan.game(game) if isinstance(game, str) else game, mode, seats, options, history)


def aec(
    game: str | Game,
    *,
    mode: str | None = None,
    seats: int | None = None,
    history: int = 0,
    limit: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Turns:
    """A game with one agent for each seat, who take turns. With `history`, the last so many events each has heard."""
    return Turns(seated(game, mode, seats, history, options), limit, render_mode)


def parallel(
    game: str | Game,
    *,
    mode: str | None = None,
    seats: int | None = None,
    history: int = 0,
    limit: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Together:
    """The same with all who owe an answer at once."""
    return Together(seated(game, mode, seats, history, options), limit, render_mode)
