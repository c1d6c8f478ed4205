"""Bots that other packages bring along, by an entry point of the group `budokan.bots`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import budokan
from budokan.cli import main
from budokan.kernel.errors import BadWords
from budokan.kernel.perspective import perspective
from budokan.players.bots import LEVELS, bot_named, registered
from budokan.players.greedy import Greedy
from tests.support.registered import installed

GAME = budokan.game("ken")


@pytest.fixture(autouse=True)
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(tmp_path, monkeypatch):
        yield


def test_a_registered_bot_is_asked_by_its_name() -> None:
    table = GAME.new(seed=5)
    seat = table.waiting[0]
    assert bot_named("last", GAME, 1, seat).choose(perspective(table, seat)) == table.options(seat)[-1]


def test_no_name_of_ours_is_taken() -> None:
    assert not registered().keys() & LEVELS.keys()
    assert isinstance(bot_named("greedy", GAME, 1), Greedy)


@pytest.mark.parametrize(
    ("name", "what"), [("broken", "out of order"), ("nobody", "choose(perspective)"), ("absent", "has no attribute 'absent'")]
)
def test_what_makes_no_bot_is_told_in_a_sentence(name: str, what: str) -> None:
    with pytest.raises(BadWords) as caught:
        bot_named(name, GAME, 1)
    assert f"“{name}” (their_bots:{name})" in str(caught.value)
    assert what in str(caught.value)


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "ken", "--games", "1", "--seed", "3", "--bots", "last,uniform", "--workers", "1"]) == 0
    assert not capsys.readouterr().err
    assert main(["sim", "ken", "--games", "1", "--bots", "nobody-knows"]) == 2
    assert "last" in capsys.readouterr().err
