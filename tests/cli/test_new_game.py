"""`budokan new-game` writes a game that is whole at once, and refuses in a sentence what cannot be one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from budokan.cli import main
from budokan.cli.new_game import WRITTEN, prefix_for, renamed

ROOT = Path(__file__).resolve().parents[2]


def test_what_it_writes_passes_its_own_tests_and_those_every_game_owes(tmp_path: Path) -> None:
    assert main(["--lang", "en", "new-game", "tea-house", "--into", str(tmp_path)]) == 0
    folder = tmp_path / "tea-house"
    environment = {**os.environ, "BUDOKAN_GAMES": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    pytest_ = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:schemathesis"]
    own = subprocess.run([*pytest_, "-q"], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert own.returncode == 0, own.stdout
    owed = subprocess.run(
        [*pytest_, "tests/contract", "-k", "tea-house-standard-2-plain"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert owed.returncode == 0, owed.stdout
    assert re.search(r"^\d\d passed", owed.stdout, re.MULTILINE), "the contract was looked at"


def test_nothing_of_the_example_is_left_in_it(tmp_path: Path) -> None:
    assert main(["new-game", "go", "--into", str(tmp_path)]) == 0
    files = [file for file in (tmp_path / "go").rglob("*") if file.is_file()]
    assert len(files) == 17
    for file in files:
        said = f"{file.relative_to(tmp_path)} {file.read_text(encoding='utf-8')}".lower()
        assert "silent-auction" not in said and "silent_auction" not in said and "sa-" not in said


@pytest.mark.parametrize(
    ("name", "more", "told"),
    [
        ("Tea", (), "cannot be the name of a game"),
        ("tea--house", (), "cannot be the name of a game"),
        ("../tea", (), "cannot be the name of a game"),
        ("a" * 33, (), "cannot be the name of a game"),
        ("ken", (), "There is a game called ken already."),
        ("tea-house", ("--prefix", "KEN"), "cannot begin the numbers of rules"),
        ("tea-house", ("--prefix", "t"), "cannot begin the numbers of rules"),
        ("there", (), "is there already; nothing was written."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    name: str, more: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there").mkdir()
    assert main(["--lang", "en", "new-game", name, "--into", str(tmp_path), *more]) != 0
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1
    assert sorted(one.name for one in tmp_path.iterdir()) == ["there"]


def test_a_prefix_is_made_of_the_name_and_takes_no_other() -> None:
    assert prefix_for("tea-house", set()) == "TH"
    assert prefix_for("go", set()) == "GO"
    assert prefix_for("ken-two", {"KT"}) == "KEN"
    assert prefix_for("x", set()) == "XXX"


def test_names_change_in_every_form() -> None:
    assert renamed("silent_auction silent-auction Silent Auction SA-1.2 USA", "tea-house", "TH") == (
        "tea_house tea-house Tea House TH-1.2 USA"
    )
    assert (WRITTEN / "pyproject.toml").is_file()
