"""What bots believe of each other, held against the truth."""

from __future__ import annotations

import json
from math import log

import pytest

import budokan
from budokan.cli import WELL, main
from budokan.lab.belief import Guess, chances_of_the_truth, weigh

GAME = budokan.game("samurai-sword")


def test_before_the_first_deed_only_the_deal_speaks() -> None:
    """Five players: a Samurai knows the Shogun and himself; two Ninja and a Ronin are left for three seats."""
    table = GAME.new(5, 1)
    samurai = table.roles.index("samurai")  # type: ignore[attr-defined]  # a table of this game
    found = chances_of_the_truth(GAME, table)
    for seat, role in enumerate(table.roles):  # type: ignore[attr-defined]  # a table of this game
        if role in ("ninja", "ronin"):
            assert found[samurai, seat] == pytest.approx(2 / 3 if role == "ninja" else 1 / 3)
        else:
            assert (samurai, seat) not in found, "nobody guesses what he knows"


def test_guesses_are_weighed() -> None:
    found = weigh([Guess(2, 0.5, 0.25), Guess(2, 1.0, 0.25)], 2)
    assert (found.round, found.guesses) == (2, 2)
    assert found.chance == pytest.approx(0.75)
    assert found.log_loss == pytest.approx(-log(0.5) / 2, abs=1e-4)
    assert found.prior_log_loss == pytest.approx(-log(0.25), abs=1e-4)


def test_deeds_tell_more_than_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["belief", "samurai-sword", "--games", "8", "--seed", "5", "--json"]) == WELL
    found = json.loads(capsys.readouterr().out)
    assert found["overall"]["log_loss"] < found["overall"]["prior_log_loss"]
    first, *_, later = [one for one in found["rounds"] if one["guesses"] >= 100]
    assert later["chance"] > first["chance"]


@pytest.mark.parametrize(("language", "said"), [("en", "Chance of the truth"), ("it", "Probabilità del vero")])
def test_figures_for_a_person(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    assert main(["belief", "samurai-sword", "--games", "1", "--lang", language]) == WELL
    assert said in capsys.readouterr().out
