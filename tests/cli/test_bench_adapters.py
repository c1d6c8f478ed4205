"""`budokan bench adapters`."""

from __future__ import annotations

import json
import sys

import pytest

import budokan
from budokan import adapters
from budokan.cli import WELL, main
from budokan.cli.exit_codes import BAD_WORDS


def test_without_the_extra_one_line_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [one for one in sys.modules if one.startswith("budokan.adapters.") and one.count(".") == 2]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(adapters, "measure", raising=False)
    assert main(["bench", "adapters", "--lang", "en"]) == BAD_WORDS
    assert "need the package numpy" in capsys.readouterr().err


def test_every_door_is_measured_beside_the_engine(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo", reason="the extra budokan[research] is not installed")
    from budokan.adapters import measure

    monkeypatch.setattr(measure, "ROUNDS", 1)
    monkeypatch.setattr(measure, "STEPS", 20)
    monkeypatch.setattr(budokan, "games", lambda: {"ken": budokan.game("ken")})
    assert main(["bench", "adapters", "--json"]) == WELL
    told = json.loads(capsys.readouterr().out)
    ken = told["games"]["ken"]
    assert all(ken[name] > 0 for name in ("engine", "masks", "pettingzoo", "batch", "workers"))
    assert ken["door_share"] == pytest.approx(ken["pettingzoo"] / ken["engine"], abs=0.001)
    assert set(told["others"]) == {"hanabi", "chess"}
    assert main(["bench", "adapters", "--lang", "it"]) == WELL
    assert "Motore" in capsys.readouterr().out
