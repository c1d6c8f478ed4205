"""`budokan sim` and `budokan compare`."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import budokan
from budokan.cli import FAILED, WELL, main
from budokan.kernel.words import words
from budokan.lab.compare import Pair, teams_of, weigh
from budokan.lab.pool import chunks, spread
from budokan.lab.simulate import Deal, Played, count, play_one, quarters
from tests.support.command import run

GAME = budokan.game("samurai-sword")


def figures(*words: str) -> dict[str, Any]:
    result = run(*words, "--json")
    assert (result.code, result.err) == (WELL, "")
    read: dict[str, Any] = json.loads(result.out)
    return read


def test_the_figures_do_not_depend_on_the_workers() -> None:
    words = ("sim", "samurai-sword", "--seats", "5", "--games", "30", "--seed", "9")
    one, two = figures(*words, "--workers", "1"), figures(*words, "--workers", "2")
    for timed in ("seconds", "decisions_per_second"):
        assert one.pop(timed) > 0
        assert two.pop(timed) > 0
    assert one == two
    assert one["games"] == sum(one["wins"].values()) == sum(one["ways"].values()) == 30
    assert one["failures"] == one["guard"] == 0
    assert one["mean_length"] == pytest.approx(one["decisions"] / 30, abs=0.01)
    assert set(one["wins"]) <= {"shogun", "ninja", "ronin"}
    assert set(one["ways"]) <= {"honour", "swordmaster"}
    assert len(one["digest"]) == 32
    assert one["bots"] == ["uniform"] * 5
    assert one["seed"] == 9


def test_another_seed_another_digest(capsys: pytest.CaptureFixture[str]) -> None:
    digests = set()
    for seed in ("1", "2", str(2**200)):
        assert main(["sim", "samurai-sword", "--games", "3", "--seed", seed, "--json"]) == WELL
        digests.add(json.loads(capsys.readouterr().out)["digest"])
    assert len(digests) == 3


def test_the_first_games_of_a_longer_series_are_the_same() -> None:
    deal = Deal("samurai-sword", 4, "3")
    assert len({deal.seed_of(number) for number in range(100)}) == 100
    assert play_one(deal, ["uniform"] * 4, 2) == play_one(deal, ["uniform"] * 4, 2)


def test_options_bots_and_cards_are_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "bokken"\nwounds = 4\n', encoding="utf-8")
    words = ["sim", "samurai-sword", "--seats", "8", "--games", "2", "--bots", "greedy,uniform", "--json"]
    words += ["--option", "expansions=rising-sun,rikyu", "--option", "deck-end=when-needed"]
    played = []
    for more in ([], ["--cards", str(tmp_path)]):
        assert main([*words, *more]) == WELL
        played.append(json.loads(capsys.readouterr().out))
    assert played[0]["bots"] == ["greedy", "uniform"] * 4
    assert played[0]["digest"] != played[1]["digest"], "the user's own figures change the game"


@pytest.mark.parametrize(("language", "said"), [("en", "Decisions a game"), ("it", "Decisioni per partita")])
def test_figures_for_a_person(language: str, said: str) -> None:
    result = run("sim", "samurai-sword", "--games", "5", "--lang", language)
    assert (result.code, result.err) == (WELL, "")
    assert said in result.out


def test_a_game_that_does_not_end_is_a_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(GAME, "length", 7)
    assert main(["sim", "samurai-sword", "--games", "3", "--json"]) == FAILED
    counted = json.loads(capsys.readouterr().out)
    assert (counted["failures"], counted["guard"], counted["wins"]) == (3, 3, {})
    assert main(["sim", "samurai-sword", "--games", "1"]) == FAILED
    assert "declared length" in capsys.readouterr().err


def test_a_game_that_breaks_is_counted_and_named() -> None:
    deal = Deal("samurai-sword", 3, "1")
    counted = count(deal, ["uniform"] * 3, [Played(4, "aa", "ninja", "honour"), Played(0, failure="AssertionError: so")], 2.0)
    assert (counted.games, counted.failures, counted.guard, counted.mean_length) == (2, 1, 0, 4.0)
    assert counted.wins == {"ninja": 1}
    assert [(one.number, one.seed, one.why) for one in counted.failed] == [(1, deal.seed_of(1), "AssertionError: so")]


def test_bots_that_break_do_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise AssertionError("a bug of ours")

    monkeypatch.setattr("budokan.lab.simulate.play_out", break_down)
    assert play_one(Deal("samurai-sword", 3, "1"), ["uniform"] * 3, 0).failure == "AssertionError: a bug of ours"


@pytest.mark.parametrize(("total", "workers"), [(1, 1), (7, 2), (100, 3), (5000, 2)])
def test_chunks_hold_every_number_once(total: int, workers: int) -> None:
    assert [number for chunk in chunks(total, workers) for number in chunk] == list(range(total))


def echo(piece: bytes) -> bytes:
    return piece


def test_results_come_in_order_and_nobody_is_left_behind() -> None:
    pieces = [msgspec.json.encode(number) for number in range(20)]
    assert list(spread(echo, pieces, 2)) == pieces
    early = spread(echo, pieces, 2)
    assert next(early) == pieces[0]
    early.close()  # type: ignore[attr-defined]  # it is a generator
    assert multiprocessing.active_children() == []


def test_teams_are_what_each_seat_sees_of_itself() -> None:
    table = GAME.new(7, seed=3)
    assert sorted(teams_of(table)) == ["ninja", "ninja", "ninja", "ronin", "shogun", "shogun", "shogun"]


def test_the_difference_is_that_of_the_pairs() -> None:
    pairs = [Pair("ninja", True, False)] * 30 + [Pair("ninja", False, True)] * 10 + [Pair("ninja", True, True)] * 60
    share = weigh(pairs)
    assert (share.games, share.wins, share.share, share.expected, share.difference) == (100, 90, 0.9, 0.7, 0.2)
    assert share.low == pytest.approx(0.2 - 1.96 * 0.06030, abs=1e-3)
    assert share.high - share.difference == pytest.approx(share.difference - share.low, abs=1e-3)
    assert weigh([]).games == 0


def test_a_bot_is_worth_nothing_against_itself(capsys: pytest.CaptureFixture[str]) -> None:
    """The deals are paired, so there is not even chance in it."""
    assert main(["compare", "samurai-sword", "--bots", "uniform,uniform", "--seats", "5", "--games", "12", "--json"]) == WELL
    compared = json.loads(capsys.readouterr().out)
    assert compared["overall"]["games"] == 12
    assert compared["overall"]["difference"] == 0.0
    assert {team: share["games"] for team, share in compared["teams"].items()} == {"ninja": 4, "ronin": 4, "shogun": 4}


def test_greedy_against_uniform_is_the_same_for_any_workers() -> None:
    words = ("compare", "samurai-sword", "--bots", "greedy,uniform", "--seats", "5", "--games", "18")
    one, two = figures(*words), figures(*words, "--workers", "2")
    assert one == two
    assert one["bots"] == ["greedy", "uniform"]
    assert one["failures"] == 0
    for share in (*one["teams"].values(), one["overall"]):
        assert share["low"] <= share["difference"] <= share["high"]
        assert share["difference"] == pytest.approx(share["share"] - share["expected"], abs=1e-3)


@pytest.mark.parametrize(("language", "said"), [("en", "Expected"), ("it", "Attese")])
def test_a_comparison_for_a_person(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "samurai-sword", "--seats", "4", "--games", "4", "--lang", language]) == WELL
    assert said in capsys.readouterr().out


def test_scores_seats_and_sides_are_counted() -> None:
    counted = figures("sim", "rising-sun", "--seats", "3", "--games", "6", "--seed", "4", "--option", "clan-choice=random")
    assert sum(counted["seats_won"].values()) >= 6 == sum(counted["wins"].values()), "a shared victory counts for both seats"
    assert sum(side["games"] for side in counted["sides"].values()) == 18
    assert sum(side["wins"] for side in counted["sides"].values()) == sum(counted["seats_won"].values())
    scores = counted["scores"]
    assert scores["least"] <= scores["tenth"] <= scores["median"] <= scores["ninetieth"] <= scores["most"]
    assert scores["mean"] < scores["winners_mean"] <= scores["most"]
    shown = run("sim", "rising-sun", "--seats", "3", "--games", "6", "--seed", "4", "--option", "clan-choice=random").out
    assert all(f"  {name}: " in shown for name in (words("en", "rising-sun").say(f"clan-{clan}") for clan in counted["sides"]))


def test_a_seat_that_plays_for_itself_is_compared_by_its_own_wins() -> None:
    compared = figures("compare", "rising-sun", "--seats", "3", "--games", "9", "--seed", "2", "--bots", "greedy,uniform")
    assert set(compared["teams"]) == {"seat 0", "seat 1", "seat 2"}
    assert compared["overall"]["share"] > compared["overall"]["expected"] + 0.3


def test_games_that_nobody_wins_are_counted_too() -> None:
    drawn = Played(5, "", "draw", "both", (), (3.0, 1.0))
    counted = count(Deal("samurai-sword", 2, "1"), ["uniform"] * 2, [drawn], 1.0)
    assert counted.scores is not None
    assert (counted.scores.mean, counted.scores.winners_mean, counted.seats_won) == (2.0, 0.0, {})


def test_quarters() -> None:
    assert quarters([]) == (0, 0, 0, 0, 0)
    assert quarters([7]) == (7, 7, 7, 7, 7)
    assert quarters([5, 1, 4, 2, 3]) == (1, 2, 3, 4, 5)
