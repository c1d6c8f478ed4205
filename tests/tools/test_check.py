"""What `make test` makes of tests that fail: few are looked at once more by themselves, and fail if they fail again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.check import Running, Step, a_pass, run

from tools import check

STEADY = "def test_steady(): pass"
MISSES_A_MOMENT = """
from pathlib import Path

def test_in_time():
    first = Path("seen")
    late = not first.exists()
    first.touch()
    assert not late
"""
WRONG = "def test_wrong(): assert False"
FOUR_WRONG = "\n".join(f"def test_wrong_{number}(): assert False" for number in range(4))


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with tests of its own."""
    monkeypatch.setattr(check, "ROOT", tmp_path)
    monkeypatch.setattr(check, "TOLD", tmp_path / "told")
    monkeypatch.setattr(check, "WORKERS", "0")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p xdist.plugin")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -q\n", encoding="utf-8")
    return tmp_path


def looked_at(room: Path, *files: str) -> Running:
    for number, text in enumerate(files):
        (room / f"test_{number}.py").write_text(text, encoding="utf-8")
    (ended,) = run([a_pass("tests", ".")])
    return ended


def test_a_test_that_missed_a_moment_is_told_of_and_holds(room: Path) -> None:
    ended = looked_at(room, STEADY, MISSES_A_MOMENT)
    assert ended.code == 0
    assert ended.unsteady == ["test_1.py::test_in_time"]


def test_a_test_that_fails_by_itself_fails(room: Path) -> None:
    ended = looked_at(room, STEADY, WRONG)
    assert ended.code == 1
    assert not ended.unsteady
    assert (room / "told" / "tests.txt").read_text(encoding="utf-8").count("1 failed") == 2


def test_one_of_two_that_fails_again_is_enough(room: Path) -> None:
    ended = looked_at(room, MISSES_A_MOMENT, WRONG)
    assert ended.code == 1
    assert not ended.unsteady


def test_many_failures_are_a_fault_at_once(room: Path) -> None:
    ended = looked_at(room, STEADY, FOUR_WRONG)
    assert ended.code == 1
    assert "4 failed" in (room / "told" / "tests.txt").read_text(encoding="utf-8")
    assert not ended.is_doubtful()


def test_what_cannot_be_read_is_a_fault_at_once(room: Path) -> None:
    ended = looked_at(room, STEADY, "this is no test")
    assert ended.code not in (0, 1)


def test_a_step_without_tests_has_one_look(room: Path) -> None:
    (ended,) = run([Step("style", (("false",),))])
    assert ended.code == 1
