"""`budokan try`: a table at which a card can be played at once."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

import budokan
from budokan.cli import WELL, main
from budokan.cli.try_card import YOU, dealt, is_about, plays_as
from tests.cli.test_cards import lessons


@pytest.mark.parametrize(
    ("game", "card"),
    [
        ("samurai-sword", "nodachi"),
        ("samurai-sword", "rikyu"),
        ("rising-sun", "benevolence"),
        ("senjutsu", "fend"),
        ("ken", "toki"),
    ],
)
def test_a_card_of_the_box_is_dealt_where_it_can_be_played(game: str, card: str) -> None:
    table = dealt(budokan.game(game), card, {})
    assert YOU in table.waiting
    assert plays_as(table, card) or any(is_about(move, card) for move in table.options(YOU))


@pytest.mark.parametrize(("game", "card"), [("senjutsu", "falling-leaf"), ("ken", "shura")])
def test_a_card_of_ones_own_is_saved_to_be_played_on_in_a_hall(game: str, card: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(lessons()[game], encoding="utf-8")
    saved = tmp_path / "moment.record"
    assert main(["try", game, card, "--cards", str(tmp_path), "--save", str(saved)]) == WELL
    table = budokan.replay(saved.read_text(encoding="utf-8"))
    assert any(is_about(move, card) for move in table.options(YOU))


def test_it_is_played_at_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\n\n"))
    assert main(["--lang", "en", "try", "ken", "toki"]) == WELL
    assert "Toki" in capsys.readouterr().out


def test_a_card_that_is_not_there_is_told_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "try", "ken", "kenshirou"]) != WELL
    assert capsys.readouterr().err == "There is no card “kenshirou” in this game; the nearest is kenshiro.\n"


def test_bots_that_no_hall_seats_are_refused_before_one_is_opened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "try", "ken", "toki", "--browser", "--bots", "greedy,uniform"]) != WELL
    assert capsys.readouterr().err.startswith("There are no bots called “greedy,uniform”; there are")
