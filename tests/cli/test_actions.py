"""`budokan actions`."""

from __future__ import annotations

import json

import pytest

import budokan
from budokan.adapters.actions import actions
from budokan.cli import WELL
from budokan.cli.exit_codes import BAD_WORDS
from tests.support.command import run


@pytest.mark.parametrize("game", budokan.games())
def test_every_kind_of_move_is_listed_with_its_numbers(game: str) -> None:
    result = run("actions", game, COLUMNS="200")
    assert (result.code, result.err) == (WELL, "")
    lines = result.out.splitlines()
    for kind in actions(budokan.game(game)).kinds:
        assert any(line.startswith(f"{kind.first}") and kind.move.form in line for line in lines), kind.tag


def test_json_says_what_stands_at_each_place() -> None:
    told = json.loads(run("actions", "ken", "--mode", "advanced", "--json").out)
    numbers = actions(budokan.game("ken"), "advanced")
    assert (told["mode"], told["rules"], told["size"]) == ("advanced", 2, numbers.size)
    assign = next(one for one in told["kinds"] if one["kind"] == "ken-assign")
    assert assign["fields"]["host"] == ["that of piece"]
    assert assign["fields"]["piece"][0] == "own forces 1"
    assert assign["count"] == len(assign["fields"]["piece"]) * len(assign["fields"]["card"])


def test_a_mode_that_is_not_there_is_told_in_one_line() -> None:
    result = run("actions", "ken", "--mode", "solo")
    assert result.code == BAD_WORDS
    assert "duel, advanced" in result.err
