"""The door to OpenSpiel: every game and mode as a Python game that its algorithms and bots can play.

    import pyspiel, budokan.adapters.openspiel
    game = pyspiel.load_game("budokan_ken_duel")

Luck chooses in nodes of its own (`moment.py`), secret answers are given at once, or one after the other with `at_once` false.
`resample_from_infostate` is a redeal. Take searches from `open_spiel.python.algorithms` (`mcts`, `ismcts`): those in C++ end
the process with every Python game, OpenSpiel's own among them (2.0.2), and do not ask Python games for a resampled state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import pyspiel

import budokan
from budokan.adapters.moment import AT_ONCE, LUCK, NOBODY, Moment, Plan
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table

PLAYERS: dict[int, int] = {
    LUCK: pyspiel.PlayerId.CHANCE,
    AT_ONCE: pyspiel.PlayerId.SIMULTANEOUS,
    NOBODY: pyspiel.PlayerId.TERMINAL,
}

DEFAULTS: dict[str, Any] = {
    "players": 0,
    "deals": 1000,
    "outcomes": 16,
    "seed": 0,
    "limit": 0,
    "at_once": True,
    "options": "{}",
}
"""What a game may be loaded with: 0 players are the fewest, a limit of 0 is the game's own; options are JSON."""


def type_of(game: Game, mode: str, plan: Plan | None = None) -> Any:
    """What OpenSpiel is told of a game; of a certain plan more exactly."""
    seats = game.modes[mode] if plan is None else range(plan.seats, plan.seats + 1)
    dynamics, utility = pyspiel.GameType.Dynamics, pyspiel.GameType.Utility
    duel = list(seats) == [2] and mode not in game.together
    return pyspiel.GameType(
        short_name=name_of(game, mode),
        long_name=f"{game.name}, {mode}",
        dynamics=dynamics.SIMULTANEOUS if plan is None or plan.at_once else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if duel else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def name_of(game: Game, mode: str) -> str:
    return f"budokan_{game.name}_{mode}".replace("-", "_")


class SpielGame(pyspiel.Game):
    """One game in one mode."""

    def __init__(self, plan: Plan, params: Mapping[str, Any]) -> None:
        kind = type_of(plan.game, plan.mode, plan)
        about = pyspiel.GameInfo(
            num_distinct_actions=plan.actions.size,
            max_chance_outcomes=max(plan.deals, plan.outcomes),
            num_players=plan.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=plan.limit,
        )
        super().__init__(kind, about, dict(params))
        self.plan = plan

    def new_initial_state(self) -> SpielState:
        return SpielState(self, Moment(self.plan))

    def at(self, table: Table) -> SpielState:
        """The state of a table that somebody else has dealt: a redeal, if a bot is to think about it."""
        return SpielState(self, Moment.of(self.plan, table))

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and luck in what every choice leads to."""
        return self.plan.limit + 1

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise BadWords("adapter-no-observer")
        return Observer(self.plan, recall=kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):
    """One moment of a game. All there is lies in `moment`, which knows how it is copied and written down."""

    def __init__(self, game: SpielGame, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        whose = self.moment.whose()
        return PLAYERS.get(whose, whose)

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.numbers(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.moment.outcomes()
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        whose = self.moment.whose()
        if whose == LUCK:
            self.moment.draw(action)
        else:
            self.moment.choose({whose: action})

    def _apply_actions(self, actions: Sequence[int]) -> None:
        table = self.moment.table
        assert table is not None, "nobody chooses before the deal"
        self.moment.choose({seat: actions[seat] for seat in table.waiting})

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player == pyspiel.PlayerId.CHANCE else self.moment.said(player, action)

    def is_terminal(self) -> bool:
        return self.moment.whose() == NOBODY

    def returns(self) -> list[float]:
        return self.moment.returns()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one: everything hidden from them is dealt anew."""
        luck = Luck(int(rng() * 2**53), "resample")
        return SpielState(self.get_game(), self.moment.imagined(player, luck))

    def __str__(self) -> str:
        return str(self.moment)


class Observer:
    """What a player sees, as cells and as JSON; with recall, what they know, which has no cells."""

    def __init__(self, plan: Plan, recall: bool) -> None:
        self.recall = recall
        self.observations = plan.observations
        self.tensor = None if recall else np.zeros(plan.observations.width, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        table = state.moment.table
        self.tensor.fill(0)
        if table is not None:
            self.tensor[:] = np.frombuffer(self.observations.observe(table, player), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.moment.known(player) if self.recall else state.moment.seen(player)


def game_from(plan: Plan) -> SpielGame:
    """A game of a plan of one's own: from positions, for instance."""
    return SpielGame(plan, {})


def class_of(game: Game, mode: str) -> type[SpielGame]:
    """What OpenSpiel makes this game from. It is a class, as its own are: a function would not outlive the interpreter."""

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = {**DEFAULTS, **(params or {})}
            seats, options = given.pop("players") or None, msgspec.json.decode(given.pop("options"))
            super().__init__(Plan(game, mode, seats, options=options, **given), params or {})

    return Registered


def register_games() -> None:
    """Make every game and mode known to OpenSpiel."""
    for game in budokan.games().values():
        for mode in game.modes:
            pyspiel.register_game(type_of(game, mode), class_of(game, mode))


register_games()
