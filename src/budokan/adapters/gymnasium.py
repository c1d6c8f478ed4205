"""The door to Gymnasium: one seat learns, bots of a level have the others.

    import gymnasium, budokan.adapters.gymnasium
    env = gymnasium.make("budokan/SamuraiSword-5p-v0", bots="novice")

A number that is not offered loses the game at once, which `info["illegal"]` says; `action_mask` tells what is offered.
"""

from __future__ import annotations

from typing import Any

import gymnasium as gym

import budokan
from budokan.adapters.encoded_table import Observation
from budokan.adapters.pettingzoo import RENDER_MODES, seated, spaces_for
from budokan.adapters.rewards import LOST
from budokan.kernel.game import Game
from budokan.kernel.texts import Seat
from budokan.players.bots import Bot, bot_named

Info = dict[str, Any]


class Against(gym.Env[Observation, int]):
    """One seat at a table of bots. Without a `seat` another one is drawn for every game."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012  # as Gymnasium declares it
    observation_space: Any
    action_space: Any

    def __init__(
        self,
        game: str | Game,
        mode: str | None = None,
        seats: int | None = None,
        seat: Seat | None = None,
        bots: str = "novice",
        history: int = 0,
        limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.encoded = seated(game, mode, seats, history, options)
        self.level = bots
        self.bots: dict[Seat, Bot] = {}
        bot_named(bots, self.encoded.game, 0)
        self._wanted = seat
        self.seat: Seat = seat or 0
        self.limit = self.encoded.game.length if limit is None else limit
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_for(self.encoded, waits=False)
        self._made = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        self.seat = int(self.np_random.integers(self.encoded.seats)) if self._wanted is None else self._wanted
        self.encoded.deal(number)
        self._made = 0
        others = [seat for seat in range(self.encoded.seats) if seat != self.seat]
        self.bots = {seat: bot_named(self.level, self.encoded.game, number, seat) for seat in others}
        self._let_bots_play()
        if self.encoded.table.over:  # nobody has asked this seat anything: another game is dealt
            return self.reset()
        return self.encoded.observe(self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        table = self.encoded.table
        if int(action) not in self.encoded.numbers(self.seat):
            return self.encoded.observe(self.seat), LOST, True, False, {"seat": self.seat, "illegal": True}
        self.encoded.play(self.seat, int(action))
        self._made += 1
        self._let_bots_play()
        late = not table.over and self._made >= self.limit
        reward = self.encoded.rewards()[self.seat]
        return self.encoded.observe(self.seat), reward, table.over, late, {"seat": self.seat}

    def _let_bots_play(self) -> None:
        """Until this seat owes an answer and nobody before it does, or the game is over."""
        table = self.encoded.table
        while not table.over and self._made < self.limit:
            others = [seat for seat in table.waiting if seat != self.seat]
            if not others:
                return
            self.encoded.let_decide(others[0], self.bots[others[0]])
            self._made += 1

    def action_masks(self) -> Any:
        """What may be chosen now, as sb3-contrib asks for it."""
        return self.encoded.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return self.encoded.render(self.render_mode)


def titled(name: str) -> str:
    """`samurai-sword` as the ids of environments spell it."""
    return "".join(part.capitalize() for part in name.split("-"))


def ids() -> dict[str, dict[str, Any]]:
    """Every environment by its id, and what it is made with: the mode is named where it is not the first."""
    found: dict[str, dict[str, Any]] = {}
    for game in budokan.games().values():
        for mode, seats in game.modes.items():
            named = "" if mode == next(iter(game.modes)) else f"-{mode}"
            for count in seats:
                about = {"game": game.name, "mode": mode, "seats": count}
                found[f"budokan/{titled(game.name)}{named}-{count}p-v0"] = about
    return found


def register_envs() -> None:
    """Make the environments known to Gymnasium; the entry point of the package does it when Gymnasium is imported."""
    for id, about in ids().items():
        if id not in gym.registry:
            gym.register(id, entry_point="budokan.adapters.gymnasium:Against", kwargs=about)


register_envs()
