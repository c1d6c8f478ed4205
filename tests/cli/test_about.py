"""What `budokan --version --verbose` and the doctor tell for a report of a fault."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from budokan.cli import FAILED, WELL, main
from budokan.cli.about import facts
from budokan.version import VERSION


@pytest.mark.parametrize(("language", "said"), [("en", "Form: "), ("it", "Forma: ")])
def test_the_version_in_full_is_all_a_report_needs(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version", "--verbose", "--lang", language]) == WELL
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Budokan: {VERSION}"
    assert any(line.startswith(said) for line in lines)
    assert f"Python: CPython {platform.python_version()}" in lines
    assert any("msgspec " in line and "litestar " in line for line in lines)
    assert len(lines) == len(facts())


def test_no_folder_of_anybody_is_in_it() -> None:
    assert not any(str(Path.home()) in said or str(Path.cwd()) in said for said in facts().values())


def test_a_game_that_could_not_be_brought_along_is_told(tmp_path: Path) -> None:
    environment = {**os.environ, "BUDOKAN_GAMES": str(tmp_path / "lost"), "LANG": "en_GB.UTF-8"}
    told = subprocess.run(
        [sys.executable, "-m", "budokan", "--version", "--verbose"], env=environment, capture_output=True, text=True, check=True
    )
    assert "The game “lost”" in told.stdout and "cannot be played here" in told.stdout


@pytest.mark.parametrize(("language", "ill"), [("en", "Something is wrong"), ("it", "Qualcosa non va")])
def test_the_doctor_tells_the_same_first_and_calls_a_lost_game_wrong(language: str, ill: str, tmp_path: Path) -> None:
    environment = {**os.environ, "BUDOKAN_GAMES": str(tmp_path / "lost")}
    typed = ["doctor", "--data", str(tmp_path / "hall"), "--port", "0", "--lang", language]
    told = subprocess.run(
        [sys.executable, "-m", "budokan", *typed], env=environment, capture_output=True, text=True, check=False
    )
    lines = told.stdout.splitlines()
    assert (told.returncode, lines[0], told.stderr) == (FAILED, f"Budokan: {VERSION}", "")
    assert f"Python: CPython {platform.python_version()}" in lines
    assert any("“lost”" in line or "«lost»" in line for line in lines)
    assert lines[-1].startswith(ill)
