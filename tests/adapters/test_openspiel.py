"""The door to OpenSpiel, held by its own simulation; the whole of it is in the soak (tests/adapters/kits.py)."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import budokan
from budokan.adapters import openspiel
from budokan.adapters.moment import Plan
from tests.support.spiel import loaded, put_to_random_play, put_to_resampling

LIMIT = 8
"""Choices of a game that is not played to its end here."""


def modes() -> list[Any]:
    return [pytest.param(game, mode, id=f"{game.name}-{mode}") for game in budokan.games().values() for mode in game.modes]


@pytest.mark.parametrize(("game", "mode"), modes())
def test_the_simulation_of_openspiel_holds(game: Any, mode: str) -> None:
    put_to_random_play(game, mode, game.modes[mode][0], limit=LIMIT)


@pytest.mark.parametrize("at_once", [True, False])
def test_a_whole_game_is_played_and_written_down_at_every_step(at_once: bool) -> None:
    put_to_random_play(budokan.game("samurai-sword"), "standard", 3, at_once=at_once)


@pytest.mark.parametrize(("game", "mode"), modes())
def test_what_is_resampled_looks_the_same_to_its_player(game: Any, mode: str) -> None:
    assert put_to_resampling(loaded(game, mode, game.modes[mode][-1], limit=40), 6, seed=1) >= 6


def test_every_game_and_mode_is_registered() -> None:
    names = {openspiel.name_of(game, mode) for game in budokan.games().values() for mode in game.modes}
    assert names <= set(pyspiel.registered_names())
    assert "budokan_samurai_sword_standard" in names
    duel = loaded(budokan.game("ken"), "duel", 2)
    assert duel.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert duel.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    assert loaded(budokan.game("ken"), "duel", 2, at_once=False).get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL


def test_secret_answers_are_given_at_once_or_one_after_the_other() -> None:
    senjutsu = budokan.game("senjutsu")
    for at_once in (True, False):
        found = loaded(senjutsu, "duel", 2, at_once=at_once)
        state, luck, together = found.new_initial_state(), Random(2), 0
        for _ in range(60):
            if state.is_chance_node():
                state.apply_action(luck.randrange(len(state.chance_outcomes())))
            elif state.is_simultaneous_node():
                together += 1
                state.apply_actions([luck.choice(state.legal_actions(player)) for player in range(2)])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        assert (together > 0) == at_once


def test_the_tensor_is_what_the_player_sees() -> None:
    found = loaded(budokan.game("ken"), "duel", 2)
    state = found.new_initial_state()
    assert not any(state.observation_tensor(0))
    state.apply_action(3)
    for player in range(2):
        cells = found.plan.observations.observe(state.moment.table, player)
        assert state.observation_tensor(player) == list(cells)


def some_way(found: Any, choices: int) -> Any:
    """A state at which somebody has to choose."""
    state, luck = found.new_initial_state(), Random(4)
    while choices or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(luck.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            choices -= 1
    return state


def test_its_searches_play_here() -> None:
    found = loaded(budokan.game("samurai-sword"), "standard", 3, at_once=False, limit=60)
    state = some_way(found, 12)
    luck = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, luck)
    for bot in (
        mcts.MCTSBot(found, 2.0, 4, rollout, random_state=luck),
        ismcts.ISMCTSBot(found, rollout, 2.0, 4, random_state=luck),
    ):
        assert bot.step(state) in state.legal_actions()


def test_a_table_of_ours_is_thought_about_as_a_state() -> None:
    game = budokan.game("ken")
    found = openspiel.game_from(Plan(game, at_once=False))
    table = game.new(2, 5)
    state = found.at(table)
    before = table.digest()
    assert state.current_player() == table.waiting[0]
    assert state.legal_actions() == sorted(found.plan.actions.numbers(table, table.waiting[0]))
    state.apply_action(state.legal_actions()[0])
    assert table.digest() == before
