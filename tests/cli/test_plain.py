"""A game without a house of its own is played at the terminal all the same, drawn from the types of what it shows."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from budokan.cli import main
from budokan.cli.houses import house_of
from budokan.cli.houses.plain import Plain
from budokan.games import GAMES
from budokan.kernel.views import Seen
from budokan.kernel.words import words
from tests.support.auction import AUCTION, auction

OWN_HOUSE = """
from budokan.cli.houses.plain import Plain


class TeaHouse(Plain):
    pass


HOUSE = TeaHouse()
"""


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "auction", AUCTION)


def test_it_is_played_to_its_end_against_bots(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n6\n7\n1\n"))
    assert main(["--lang", "en", "play", "auction", "--seed", "3", "--bots", "uniform"]) == 0
    told = capsys.readouterr().out
    assert "own: 1" in told, "what was laid is seen"
    assert "scratches: 1" in told
    assert "You win." in told


def test_a_game_brings_the_drawing_of_its_table_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A `terminal.py` beside its rules is found by its place."""
    (tmp_path / "tea").mkdir()
    (tmp_path / "tea" / "terminal.py").write_text(OWN_HOUSE, encoding="utf-8")
    assert isinstance(house_of(AUCTION), Plain)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(AUCTION, "home", tmp_path / "tea")
    monkeypatch.setattr(AUCTION, "package", "tea")
    assert type(house_of(AUCTION)).__name__ == "TeaHouse"


@pytest.mark.parametrize(
    "command",
    [
        ["sim", "auction", "--games", "3", "--workers", "1"],
        ["compare", "auction", "--games", "3", "--workers", "1", "--bots", "greedy,uniform"],
        ["cards", "auction"],
        ["games"],
    ],
)
def test_it_is_known_wherever_games_are_named(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 0
    assert not capsys.readouterr().err


class Player(Seen, frozen=True):
    """Somebody as a table shows them."""

    role: str
    coins: int


class Shown(Seen, frozen=True):
    """A table that shows its players."""

    players: list[Player]
    hands: list[int]
    deck: int
    prizes: list[str]


def test_what_there_is_for_each_player_stands_in_a_row() -> None:
    seen = Shown([Player("buyer", 3), Player("", 0)], [4, 5], 30, ["seat", "vase"])
    view = msgspec.structs.replace(auction().seen_by(0), table=seen)
    header = auction().record().header
    paper = Console(file=StringIO(), width=80, color_system=None)
    for part in Plain().draw(view, header, words("en"), lambda seat: f"Anna {seat}"):
        paper.print(part)
    assert isinstance(paper.file, StringIO)
    lines = [" ".join(line.split()) for line in paper.file.getvalue().splitlines()]
    assert lines == ["role coins", "▶ Anna 0 buyer 3", "Anna 1 – 0", "hands: 4, 5", "deck: 30", "prizes: seat, vase"]
