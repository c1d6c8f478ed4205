"""`budokan new-game` writes a game that is whole at once, and refuses in a sentence what cannot be one.

Its own tests and what every game owes are tried by tests/browser/test_new_game.py, which goes on as a stranger would.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from budokan.cli import main
from budokan.cli.new_game import WRITTEN, prefix_for, renamed


def test_nothing_of_the_example_is_left_in_it(tmp_path: Path) -> None:
    assert main(["new-game", "go", "--inside", str(tmp_path)]) == 0
    files = [file for file in (tmp_path / "go").rglob("*") if file.is_file()]
    assert len(files) == 18
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
    assert main(["--lang", "en", "new-game", name, "--inside", str(tmp_path), *more]) != 0
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
