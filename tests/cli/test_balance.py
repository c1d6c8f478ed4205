"""`budokan lab balance`: as its page has it, only with fewer games and quicker bots."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from budokan.cli import FAILED, WELL, main

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "balance-match-ups.md"


def test_the_search_of_the_how_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    words = PAGE.read_text(encoding="utf-8")
    [lesson] = re.findall(r"```toml\n(.*?)```", words, re.S)
    [command] = [line.split()[1:] for line in re.findall(r"^    (budokan .*)$", words, re.M)]
    quick = lesson.replace('"greedy"', '"uniform"')
    for name, few in {"screen": 6, "deals": 1, "settle": 2, "check": 3}.items():
        quick = re.sub(rf"^{name} = \d+$", f"{name} = {few}", quick, flags=re.M)
    Path("first.toml").write_text(quick, encoding="utf-8")
    assert main(command) in (WELL, FAILED), "whether so few games are even is chance"
    assert "who begins" in capsys.readouterr().out
    assert set(tomllib.loads(Path("first/values.toml").read_text())["values"]["rule"]) == {"draw"}
    assert main([*command, "--json", "--lang", "it"]) in (WELL, FAILED)
    told = json.loads(capsys.readouterr().out)
    assert told["played"] == 0, "everything was there already"
    assert [one["games"] for one in told["balanced"]["found"]] == [3]


def test_a_plan_that_cannot_be_read_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "plan.toml").write_text('game = "ken"\n', encoding="utf-8")
    assert main(["lab", "balance", str(tmp_path / "plan.toml")]) not in (WELL, FAILED)
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_search_of_so_many_playouts_plays_and_no_other_word_does(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "ken", "--games", "1", "--seed", "1", "--bots"]
    assert main([*words, "playouts:1,uniform"]) == WELL
    assert main([*words, "playouts:0"]) not in (WELL, FAILED)
    assert "playouts:N" in capsys.readouterr().err
