"""Studies of the tests' own: of a coin, and of the house's games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from budokan.games import GAMES
from budokan.lab.study.plan import Study, read_study
from tests.support.coin import COIN

Write = Callable[[str], Study]


@pytest.fixture(autouse=True)
def coin_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "coin", COIN)


@pytest.fixture
def written(tmp_path: Path) -> Write:
    """The study of a file with these words."""

    def write(words: str) -> Study:
        file = tmp_path / "plan.toml"
        file.write_text(words, encoding="utf-8")
        return read_study(file)

    return write
