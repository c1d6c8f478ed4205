"""`budokan replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import budokan
from budokan.cli import BAD_WORDS, FAILED, WELL, main
from budokan.kernel.luck import Luck
from tests.support.command import one_clear_line, run

GAME = budokan.game("samurai-sword")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game, recorded."""
    table = GAME.new(4, seed=11)
    luck = Luck(11, "test")
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
    file = tmp_path / "game.record"
    file.write_text(table.record().text(), encoding="utf-8")
    return file


def changed(record: Path, right: str, wrong: str) -> Path:
    text = record.read_text(encoding="utf-8")
    assert right in text
    record.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return record


@pytest.mark.parametrize(("language", "draws", "wins"), [("en", " draws ", "ictory"), ("it", " pesca ", "ittoria")])
def test_the_whole_game_is_told_in_words(record: Path, language: str, draws: str, wins: str) -> None:
    result = run("replay", str(record), "--lang", language)
    assert (result.code, result.err) == (WELL, "")
    lines = result.out.splitlines()
    decisions = int(next(line for line in record.read_text().splitlines() if line.startswith("decisions")).split()[1])
    assert sum(line[:4].strip().isdigit() for line in lines) == decisions
    assert draws in result.out
    assert wins in lines[-1]


def test_a_record_that_holds_is_said_in_one_line(record: Path) -> None:
    result = run("replay", str(record), "--verify")
    assert (result.code, result.err) == (WELL, "")
    assert result.out.startswith("The saved game holds: ")
    assert len(result.out.splitlines()) == 1


def test_the_same_for_a_program(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--verify", "--json"]) == WELL
    told = json.loads(capsys.readouterr().out)
    assert told["holds"] is True
    assert (told["game"], told["seats"]) == ("samurai-sword", 4)
    assert told["outcome"]["winners"]


def test_an_impossible_decision_does_not_hold(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("decisions")) + 1
    lines[first] = f"{(int(lines[first][0]) + 1) % 4} end play"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = run("replay", str(record), "--verify")
    assert result.code == FAILED
    assert one_clear_line(result).startswith("Decision 1 of the saved game")


def test_another_digest_does_not_hold(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    digest = record.read_text(encoding="utf-8").splitlines()[-1].split('"')[1]
    changed(record, digest, "0" * 32)
    assert main(["replay", str(record), "--verify", "--lang", "it"]) == FAILED
    assert "impronta" in capsys.readouterr().err
    assert main(["replay", str(record), "--verify", "--json"]) == FAILED
    assert json.loads(capsys.readouterr().out)["holds"] is False


def test_without_a_digest_there_is_nothing_to_hold_it_to(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    digest = record.read_text(encoding="utf-8").splitlines()[-1].split('"')[1]
    changed(record, digest, "")
    assert main(["replay", str(record), "--verify"]) == FAILED
    assert "no digest" in capsys.readouterr().err
    assert main(["replay", str(record)]) == WELL


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("budokan record 1", "chess record 1", BAD_WORDS),
        ('game: "samurai-sword"', 'game: "shogi"', BAD_WORDS),
        ("rules: ", "rules: 9", BAD_WORDS),
        ("seats: 4", "seats: 40", BAD_WORDS),
        ("decisions: ", "decisions: 9", BAD_WORDS),
        ("end play", "fly away", FAILED),
    ],
)
def test_a_broken_record_is_told_in_one_line(
    record: Path, right: str, wrong: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(record, right, wrong)
    assert main(["replay", str(record), "--verify"]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


def test_a_game_that_is_not_over_is_told_as_far_as_it_went(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "part"
    file.write_text(GAME.replay(record.read_text(encoding="utf-8"), 3).record().text(), encoding="utf-8")
    assert main(["replay", str(file)]) == WELL
    assert capsys.readouterr().out.splitlines()[-1] == "The saved game ends here, after 3 decisions; the game is not over."
