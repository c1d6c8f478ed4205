"""Games that others bring along: what is found, and what is refused with a reason."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import budokan
import budokan.games as houses
from budokan import BadWords
from budokan.games import brought
from budokan.games.brought import FOLDERS, GROUP, bring_along
from tests.support.auction import house_of_auctions

AUCTION = house_of_auctions()
AUCTION.prefix = "AU"
THE_SAME = house_of_auctions()
NO_GAME = "a word"
WRONG_PREFIX = house_of_auctions()


def project(folder: Path, *entries: str) -> Path:
    folder.mkdir()
    named = "\n".join(f"{entry}" for entry in entries)
    (folder / "pyproject.toml").write_text(
        f'[project]\nname = "x"\n[project.entry-points."{GROUP}"]\n{named}\n', encoding="utf-8"
    )
    return folder


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other test meets what is brought here."""
    monkeypatch.setattr(houses, "GAMES", dict(houses.GAMES))
    monkeypatch.setattr(houses, "looked", [])
    monkeypatch.setattr("sys.path", ["."])
    monkeypatch.setattr(brought, "entry_points", lambda **_: ())


def test_a_folder_brings_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDERS, str(project(tmp_path / "auction", f'auction = "{__name__}:AUCTION"')))
    assert list(budokan.games()) == [*houses.OWN, "auction"]
    assert budokan.game("auction") is AUCTION


def test_an_installed_package_brings_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brought, "entry_points", lambda **_: (EntryPoint("auction", f"{__name__}:AUCTION", GROUP),))
    assert budokan.game("auction") is AUCTION


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (f'auction = "{__name__}:NO_GAME"', "kernel.game.Game"),
        (f'auction = "{__name__}:NOWHERE"', "NOWHERE"),
        ('auction = "no_such_package:GAME"', "no_such_package"),
        (f'other = "{__name__}:AUCTION"', "ValueError('auction')"),
        (f'auction = "{__name__}:WRONG_PREFIX"', "ValueError('BK')"),
    ],
)
def test_what_is_no_game_is_left_out_and_who_asks_is_told_why(
    entry: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDERS, str(project(tmp_path / "given", entry)))
    assert list(budokan.games()) == list(houses.OWN)
    with pytest.raises(BadWords) as told:
        budokan.game(entry.partition(" ")[0])
    assert why in str(told.value) and "cannot be played here" in str(told.value)


def test_a_folder_that_names_no_game_is_told_by_its_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDERS, f"{tmp_path / 'nothing'}")
    with pytest.raises(BadWords, match=r"nothing.*pyproject\.toml"):
        budokan.game("nothing")


def test_no_game_takes_the_name_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    games = dict(houses.GAMES)
    monkeypatch.setattr(brought, "entry_points", lambda **_: (EntryPoint("ken", f"{__name__}:AUCTION", GROUP),))
    bring_along(games)
    assert games["ken"] is houses.GAMES["ken"]
