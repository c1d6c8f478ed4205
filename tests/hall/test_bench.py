"""The benches of the hall run and print their figures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

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
