"""OpenSpiel's own tests of a game, and ours of its resampling, put to every game and mode."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from budokan.adapters import openspiel
from budokan.kernel.game import Game


def loaded(game: Game, mode: str, seats: int, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.name_of(game, mode), {"players": seats, **params})


def put_to_random_play(game: Game, mode: str, seats: int, **params: Any) -> None:
    """OpenSpiel's random simulation: masks, copies, histories and, step by step, what is written down."""
    pyspiel.random_sim_test(loaded(game, mode, seats, **params), 1, True, False)


def put_to_resampling(found: Any, states: int, seed: int) -> int:
    """A resampled state looks the same to the player it was made for; how many were looked at.

    What OpenSpiel's test asks of its own games, which it can only ask of those written in C++.
    """
    luck = Random(seed)
    state, seen = found.new_initial_state(), 0
    while seen < states and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.randrange(len(state.chance_outcomes())))
            continue
        if luck.random() < 0.3:
            for player in range(found.num_players()):
                other = state.resample_from_infostate(player, luck.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.legal_actions(player) == state.legal_actions(player)
                assert other.current_player() == state.current_player()
                seen += 1
        if state.is_simultaneous_node():
            offered = [state.legal_actions(player) or [0] for player in range(found.num_players())]
            state.apply_actions([luck.choice(one) for one in offered])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return seen
