"""What is played together: where a game has few enough choices, every two of them."""

from __future__ import annotations

from itertools import combinations, product

import pytest

import budokan
from tests.support.contract import cases


@pytest.mark.parametrize("name", ["samurai-sword", "rising-sun"])
def test_every_two_choices_meet(name: str) -> None:
    game = budokan.game(name)
    single = [option for option in game.options.values() if option.choices and not option.many]
    met = {
        pair for case in cases() if case.game is game for pair in combinations(sorted(map(str, game_choices(case.options))), 2)
    }
    for one, other in combinations(single, 2):
        for mine, theirs in product(one.choices, other.choices):
            assert tuple(sorted([f"{one.name}={mine}", f"{other.name}={theirs}"])) in met


def game_choices(options: dict[str, object]) -> list[str]:
    return [f"{name}={value}" for name, value in options.items()]
