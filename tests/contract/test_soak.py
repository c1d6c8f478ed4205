"""A fixed part of the soak: every way, choice and character of every game, played and checked as `make soak` does it."""

from __future__ import annotations

import pytest

import budokan
from budokan.kernel.game import Game
from tests.support.soak import Fault, covered, fixed_part, soak, to_cover

pytestmark = pytest.mark.further

SHARES = 4
"""In so many shares each game's part is played, so that two cores can have some each."""

each_game = pytest.mark.parametrize("game", budokan.games().values(), ids=lambda game: game.name)


@each_game
@pytest.mark.parametrize("share", range(SHARES))
def test_the_games_of_the_soak_hold(game: Game, share: int) -> None:
    came = list(soak(fixed_part(game)[share::SHARES]))
    faults = [f"{one.kind}, decision {one.decision}: {one.told}" for one in came if isinstance(one, Fault)]
    assert not faults, "\n".join(faults)
    assert came


@each_game
def test_every_way_choice_and_character_is_in_it(game: Game) -> None:
    part = fixed_part(game)
    assert sorted(to_cover(game) - {shown for one in part for shown in covered(one)}) == []
    assert {one.bot for one in part} == {"uniform", "greedy"}
