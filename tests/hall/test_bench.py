"""The benches of the hall run and print their figures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from tests.hall.processes import environment

BENCH = Path(__file__).parents[2] / "bench"


def test_a_small_hall_is_measured() -> None:
    told = subprocess.run(
        [
            sys.executable,
            str(BENCH / "sockets.py"),
            "--rooms",
            "2",
            "--clients",
            "3",
            "--rate",
            "10",
            "--seconds",
            "1",
            "--json",
        ],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=120,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    figures = json.loads(told.stdout)
    assert (figures["rooms"], figures["clients"]) == (2, 6)
    assert figures["updates"] >= 3 * 5
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
    assert figures["memory_mb"] > 10


def test_a_hall_is_measured_by_open_rooms_and_what_was_found_is_drawn(tmp_path: Path) -> None:
    found, drawn = tmp_path / "found.jsonl", tmp_path / "drawn.svg"
    small = ["--forms", "sqlite:1", "--rooms", "3", "--sockets", "6", "--rate", "20", "--seconds", "1", "--to", str(found)]
    for asked in (["bench.scale", "latency", *small], ["bench.curves", str(found), "--picture", str(drawn)]):
        told = subprocess.run(
            [sys.executable, "-m", *asked],
            capture_output=True,
            text=True,
            cwd=BENCH.parent,
            env={**environment(), "PYTHONPATH": f"{environment()['PYTHONPATH']}:{BENCH.parent}"},
            timeout=120,
            check=False,
        )
        assert told.returncode == 0, told.stderr
    figures = json.loads(found.read_text())
    assert (figures["rooms"], figures["sockets"], figures["refused"]) == (3, 6, 0), "the third room waits for players"
    assert 0 < figures["p50"] <= figures["p99"] <= figures["worst"]
    assert "| 3 | 6 | one process, SQLite |" in told.stdout
    assert ElementTree.parse(drawn).getroot().tag.endswith("svg")


def test_people_are_measured_beside_masters() -> None:
    told = subprocess.run(
        [sys.executable, str(BENCH / "masters.py"), "--people", "3", "--rate", "20", "--until", "1", "--json"],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=120,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    figures = json.loads(told.stdout)
    assert figures["masters_decisions"] > 0
    assert figures["updates"] >= 30
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["worst_ms"]


def test_the_times_of_bots_are_compared() -> None:
    """The command runs and prints; what it finds says something only at full length."""
    asked = ["--levels", "sensei", "--answers", "2", "--tables", "4", "--pace", "0.1", "--longest", "60", "--json"]
    told = subprocess.run(
        [sys.executable, "-m", "bench.timing", *asked],
        capture_output=True,
        text=True,
        cwd=BENCH.parent,
        env=environment(),
        timeout=120,
        check=False,
    )
    figures = json.loads(told.stdout)
    assert figures["level"] == "sensei"
    assert min(figures["one"], figures["several"]) >= 2, told.stderr
    assert 0 <= figures["p"] <= 1
    assert 0 <= figures["right"] <= 1
    assert told.returncode == int(figures["told_apart"])
