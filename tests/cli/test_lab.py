"""`budokan lab` as a user types it: a study, its page, and what is said when it is stopped or mistyped."""

from __future__ import annotations

import io
import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from budokan.cli import BAD_WORDS, FAILED, WELL, lab, main
from budokan.cli.command_line import GROUPS
from budokan.cli.terminal import Terminal, _Paper
from budokan.lab.study import on_ray
from budokan.lab.study.executors import Done
from budokan.lab.study.plan import read_study
from budokan.lab.study.playing import Piece, play_one, player_of
from budokan.lab.study.stopping import StoppingRule
from tests.support.command import one_clear_line, run, start
from tests.support.porter import LONG

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "run-a-study.md"

PLAN = """
game = "samurai-sword"
bots = ["uniform"]
games = 4
measure = ["role:ninja"]

[[variant]]
name = "Nodachi at 2 wounds"
cards = { nodachi = { wounds = 2 } }
"""


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "nodachi.toml"
    file.write_text(PLAN)
    return file


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    "words", [[group, *more] for group, commands in GROUPS.items() for more in ([], *([c] for c in commands))]
)
def test_help_of_every_command(words: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--help", "--lang", language]) == WELL
    said = capsys.readouterr()
    assert said.err == ""
    for foreign in ("arg-", "command-", "[default", "[required", "Parameters", "[OPTIONS]"):
        assert foreign not in said.out
    assert f"budokan {' '.join(words)} " in said.out


@pytest.mark.parametrize(("language", "said"), [("en", "Ninja win"), ("it", "Ninja vincono")])
def test_a_study_and_its_page(plan: Path, tmp_path: Path, language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept"
    assert main(["lab", "study", str(plan), "--into", str(kept), "--lang", language]) == WELL
    told = capsys.readouterr().out
    assert said.split()[0] in told
    assert "Nodachi at 2 wounds: " in told
    assert "lab-" not in told
    assert main(["lab", "report", str(kept), "--lang", language]) == WELL
    assert str(kept / "report.html") in capsys.readouterr().out
    assert f'<html lang="{language}">' in (kept / "report.html").read_text(encoding="utf-8")


def test_figures_for_a_program_and_nothing_is_played_twice(
    plan: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "study", str(plan), "--into", str(tmp_path / "kept"), "--json"]
    assert main(words) == WELL
    first = json.loads(capsys.readouterr().out)
    assert (first["found"]["games"], first["played"]) == (8, 8)
    assert [one["variant"] for one in first["findings"]] == ["as printed", "Nodachi at 2 wounds"]
    assert main(words) == WELL
    again = json.loads(capsys.readouterr().out)
    assert (again["played"], again["found"], again["findings"]) == (0, first["found"], first["findings"])


class Interrupted:
    """Somebody presses Ctrl-C after three games."""

    def run(self, study: bytes, pieces: Iterator[bytes], done: Done) -> None:
        play = player_of(study)
        for _ in range(3):
            done(play(next(pieces)))
        raise KeyboardInterrupt


def test_whoever_stops_it_is_told_what_is_kept(
    plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab, "executor_of_kind", lambda *_: Interrupted())
    assert main(["lab", "study", str(plan), "--into", str(tmp_path / "kept")]) == FAILED
    assert capsys.readouterr().err.startswith(f"Stopped; 3 games are kept in {tmp_path}/kept")


def test_a_study_that_is_interrupted_goes_on(plan: Path, tmp_path: Path) -> None:
    """As the shell does it: two workers, Ctrl-C in the middle, and the same command again."""
    plan.write_text(PLAN.replace("games = 4", "games = 400"))
    kept = tmp_path / "kept"
    process = start("lab", "study", str(plan), "--into", str(kept), "--workers", "2")
    while not (kept / "games.jsonl").exists() or (kept / "games.jsonl").read_bytes().count(b"\n") < 5:
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=LONG)
    assert process.returncode == FAILED
    assert err.startswith(b"Stopped; ")
    before = (kept / "games.jsonl").read_bytes()
    assert before.endswith(b"\n")
    plan.write_text(PLAN.replace("games = 4", "games = 6"))
    again = run("lab", "study", str(plan), "--into", str(kept), "--json")
    assert again.code == WELL
    fresh = run("lab", "study", str(plan), "--into", str(tmp_path / "fresh"), "--json")
    assert json.loads(again.out)["found"] == json.loads(fresh.out)["found"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lab", "fly"], "“fly”"),
        (["lab", "study"], "PLAN is missing"),
        (["lab", "study", "no/such/file"], "no/such/file: there is no such file."),
        (["lab", "study", "no/such/file", "--workers", "0"], "--workers should be at least 1"),
        (["lab", "report", "no/such/folder"], "no/such/folder holds no results of a study"),
    ],
)
def test_a_mistake_is_told_in_one_clear_line(words: list[str], said: str) -> None:
    result = run(*words)
    assert result.code in (BAD_WORDS, FAILED)
    assert said in one_clear_line(result)


def test_without_ray_one_sentence_says_what_is_missing(
    plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(on_ray, "find_spec", lambda _: None)
    assert main(["lab", "study", str(plan), "--into", str(tmp_path / "kept"), "--ray"]) == BAD_WORDS
    assert "budokan[ray]" in capsys.readouterr().err
    assert not (tmp_path / "kept").exists(), "it is said before anything starts"


def test_the_bar_shows_games_rate_time_and_interval(plan: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "PATIENCE", 0.0)
    monkeypatch.setattr(lab, "EVERY", 0.0)
    study = read_study(plan)
    terminal = Terminal("en")
    shown = io.StringIO()
    terminal.err = _Paper(file=shown, force_terminal=True, width=120)
    rule = StoppingRule(study)
    games = {(variant, number): play_one(study, Piece(variant, number)) for variant in (0, 1) for number in (0, 1)}
    rule.follow(games)
    with lab.bar(terminal, study) as progress:
        for count in range(5):
            progress(count, rule)
        while "games/s" not in shown.getvalue():
            progress(5, rule)
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.getvalue())
    assert "/8" in plain
    assert re.search(r"±", plain)
    assert re.search(r"\d:\d\d", plain)


def nothing_to_play(*_: object) -> None:
    """All games are there already: a cluster has no work, and none is needed here (tests/lab/test_ray.py has a real one)."""
    raise AssertionError("somebody was asked to play")


def lessons() -> list[str]:
    return re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


def commands() -> list[list[str]]:
    return [line.split()[1:] for line in re.findall(r"^    (budokan .*)$", PAGE.read_text(encoding="utf-8"), re.M)]


def test_the_commands_of_the_how_to_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As they stand there; only the games are fewer and quicker."""
    monkeypatch.chdir(tmp_path)
    quick = lessons()[0].replace("games = 2000", "games = 2").replace('"greedy"', '"uniform"')
    assert quick.count("uniform") == 1
    Path("nodachi.toml").write_text(quick)
    assert [words[:2] for words in commands()] == [
        ["lab", "study"],
        ["lab", "report"],
        ["lab", "report"],
        *[["lab", "study"]] * 2,
    ]
    for words in commands():
        if "--ray" in words or "--cluster" in words:
            monkeypatch.setattr(on_ray, "needed", lambda: None)
            monkeypatch.setattr(on_ray.OnRay, "run", nothing_to_play)
        assert main(words) == WELL, capsys.readouterr().err
    assert '<html lang="it">' in Path("nodachi-it.html").read_text(encoding="utf-8")
    assert Path("nodachi/report.html").exists()


def test_the_studies_of_the_how_to_can_be_carried_out(tmp_path: Path) -> None:
    assert len(lessons()) == 4
    for number, lesson in enumerate(lessons()):
        file = tmp_path / f"{number}.toml"
        file.write_text(lesson.replace('"greedy"]', '"uniform"]'))
        study = read_study(file)
        for variant in range(len(study.variants)):
            assert play_one(study, Piece(variant, 0)).ended
