"""`budokan lab puzzles`: games are looked through, and what is kept holds or is said not to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from budokan.cli import BAD_WORDS, FAILED, WELL, main
from budokan.lab.puzzles import finding
from budokan.teaching.puzzle import Puzzle, read_puzzles, shipped, write_puzzles

ONE = min((one for one in shipped().values() if one.game == "senjutsu"), key=lambda one: (len(one.won), one.id))


def test_what_is_kept_is_proved_and_what_is_false_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "puzzles", "--prove", "--into", str(tmp_path), "--redeals", "12"]
    write_puzzles([ONE], tmp_path)
    assert main(words) == WELL
    assert f"{ONE.id} holds: " in capsys.readouterr().out
    write_puzzles([ONE, replace(ONE, id="sj-false", move=min(ONE.won, key=ONE.share))], tmp_path)
    assert main([*words, "--lang", "it"]) == FAILED
    said = capsys.readouterr()
    assert "sj-false" in said.err
    assert "lab-" not in said.err + said.out
    assert main([*words, "--json"]) == FAILED
    assert [bool(one["wrong"]) for one in json.loads(capsys.readouterr().out)] == [False, True]


def test_what_is_found_is_kept_beside_what_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    other = replace(ONE, id="sj-other")

    def find_in(game: object, way: finding.Way, bot: str, seed: int) -> Puzzle:
        looked.append(seed)
        return other

    monkeypatch.setattr(finding, "find_in", find_in)
    write_puzzles([ONE], tmp_path)
    assert main(["lab", "puzzles", "senjutsu", "--games", "2", "--first", "7", "--into", str(tmp_path)]) == WELL
    told = capsys.readouterr().out
    assert "sj-other: " in told
    assert "lab-" not in told
    assert len(set(looked)) == 2, "each number of the series is a game of its own"
    assert {one.id for one in read_puzzles(tmp_path)} == {ONE.id, "sj-other"}


def test_a_game_that_is_really_looked_through(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "LAST", {"samurai-sword": 2})
    assert main(["lab", "puzzles", "samurai-sword", "--games", "1", "--json"]) == WELL
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize("words", [["--games", "0"], ["--redeals", "0"], ["chess"]])
def test_what_is_mistyped_is_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "puzzles", *words]) == BAD_WORDS
    assert capsys.readouterr().err


def test_a_folder_remembers_which_games_were_looked_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def find_in(game: object, way: finding.Way, bot: str, seed: int) -> None:
        looked.append(seed)

    monkeypatch.setattr(finding, "find_in", find_in)
    words = ["lab", "puzzles", "senjutsu", "--into", str(tmp_path)]
    assert main([*words, "--games", "2"]) == WELL
    assert main([*words, "--games", "3"]) == WELL
    assert len(looked) == len(set(looked)) == 3, "the third alone was new"


def test_puzzles_are_proved_anew_and_what_is_none_any_more_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "REDEALS", 20)
    monkeypatch.setattr(finding, "THOUGHT", 60)
    monkeypatch.setattr(finding, "found_by", lambda *_: ONE.found)
    monkeypatch.setattr(finding, "only_winner", lambda won, _: max(won, key=won.get))
    monkeypatch.setattr(finding, "searched", lambda *_: ONE.move)
    assert "rules: " in ONE.record and " face " in ONE.record
    before = replace(ONE, record=re.sub(r"rules: \d+", "rules: 1", ONE.record))
    cut = replace(ONE, id="sj-cut", record=ONE.record.replace(" face ", " look ", 1))
    other = replace(shipped()["ss-331458"], id="ss-other")
    write_puzzles([before, cut, other], tmp_path)
    assert main(["lab", "puzzles", "senjutsu", "--renew", "--into", str(tmp_path)]) == WELL
    assert "sj-cut is no puzzle any more" in capsys.readouterr().err
    kept = {one.id: one for one in read_puzzles(tmp_path)}
    assert set(kept) == {ONE.id, "ss-other"}, "of another game nothing was asked"
    assert (kept[ONE.id].move, kept[ONE.id].redeals, kept["ss-other"]) == (ONE.move, 20, other)
    assert kept[ONE.id].record == ONE.record, "under the number of today"
