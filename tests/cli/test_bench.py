"""`budokan bench`: the figures are there; how good they are is no question for a test."""

from __future__ import annotations

import json

import pytest

from budokan.cli import WELL, main
from budokan.lab import measure


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """One round of short searches: what is measured is the same, only less surely."""
    monkeypatch.setattr(measure, "ROUNDS", 1)
    monkeypatch.setattr(measure, "REPEATED", 1)
    monkeypatch.setattr(measure, "LOOKS", 2)


@pytest.mark.usefixtures("briefly")
def test_every_figure_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "samurai-sword", "--json"]) == WELL
    measured = json.loads(capsys.readouterr().out)
    assert (measured["game"], measured["seats"], measured["live_tables"]) == ("samurai-sword", 5, 1000)
    for figure in (
        "yardstick_us",
        "decisions_per_second",
        "decisions_per_yardstick",
        "copy_us",
        "view_us",
        "redeal_us",
        "search_share",
        "search_bytes",
        "live_bytes",
    ):
        assert measured[figure] > 0, figure
    assert measured["compiled"] is measure.compiled()
    assert measured["memory_by"] == "tracemalloc, fresh process"


@pytest.mark.usefixtures("briefly")
@pytest.mark.parametrize(("language", "said"), [("en", "Decisions a yardstick"), ("it", "Decisioni per metro")])
def test_figures_for_a_person(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measure, "_in_a_fresh_process", lambda *_: 5_000_000)
    assert main(["bench", "--lang", language]) == WELL
    shown = capsys.readouterr().out
    assert said in shown
    assert "MB" in shown
