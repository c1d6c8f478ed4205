"""The ladder: fair divisions, honest intervals, results that are kept and never played twice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import budokan
from budokan import BudokanError
from budokan.cli import FAILED, WELL, main
from budokan.lab import ladder
from budokan.lab.compare import teams_of
from budokan.lab.intervals import wilson
from budokan.lab.ladder import Pairing, Sitting, divide, head_to_head, parts_of, play_pairing, ratings
from budokan.lab.simulate import Deal

GAME = budokan.game("samurai-sword")
DEAL = Deal("samurai-sword", 5, "3")


def pairing(number: int, first: bool, second: bool) -> Pairing:
    """Two seats; whether the first bot wins the first game, and the second."""
    games = tuple(
        (Sitting(0, float(won), {"role": "ninja"}), Sitting(1, float(not won), {"role": "shogun"})) for won in (first, second)
    )
    return Pairing(("greedy", "master"), number, games)


def test_the_sides_are_divided_and_everybody_gets_each_half() -> None:
    table = GAME.new(5, 1)
    teams = teams_of(table)
    firsts: Counter[tuple[int, ...]] = Counter()
    for number in range(6):
        who = divide(table, number)
        for team in set(teams):
            assert len({bot for bot, one in zip(who, teams, strict=True) if one == team}) == 1, "a team is of one mind"
        firsts[tuple(who)] += 1
    assert len(firsts) == 3, "Shogun, Ninja and Ronin in turn"
    assert set(firsts.values()) == {2}


def test_one_deal_is_played_both_ways_round() -> None:
    played = play_pairing(DEAL, ("uniform", "greedy"), 4)
    once, again = played.games
    assert [one.labels["character"] for one in once] == [one.labels["character"] for one in again], "the same deal"
    assert [one.bot for one in once] == [1 - one.bot for one in again], "the other way round"
    for game in played.games:
        assert sum(one.won for one in game) == pytest.approx(1)
    assert play_pairing(DEAL, ("uniform", "greedy"), 4) == played


def test_a_bot_is_no_better_than_itself() -> None:
    played = [play_pairing(DEAL, ("greedy", "greedy"), number) for number in range(4)]
    assert [one.score for one in played] == [1.0] * 4, "the deal decides"


def test_only_what_was_decided_counts_head_to_head() -> None:
    played = [pairing(0, True, True), pairing(1, True, True), pairing(2, False, False), pairing(3, True, False)]
    found = head_to_head(("greedy", "master"), played)
    assert (found.pairings, found.decided, found.won) == (4, 3, 2)
    assert found.share == pytest.approx(2 / 3, abs=1e-4)
    assert found.games == pytest.approx(5 / 8, abs=1e-4)
    assert found.low < found.share < found.high


def test_the_interval_of_wilson() -> None:
    """Figures that can be looked up: 8 of 10."""
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)


def test_who_wins_climbs_and_doubt_shrinks() -> None:
    few, many = ([pairing(number, True, True) for number in range(count)] for count in (3, 30))
    top, bottom = ratings(("greedy", "master"), many)
    assert (top.bot, bottom.bot) == ("greedy", "master")
    assert top.rating > 25 > bottom.rating
    early = next(iter(ratings(("greedy", "master"), few)))
    assert top.high - top.low < early.high - early.low
    assert (top.games, top.share) == (60, 1.0)


def test_shares_by_seat_and_role() -> None:
    parts = list(parts_of(("greedy", "master"), [pairing(0, True, False)]))
    assert [(one.bot, one.label, one.value, one.games, one.share) for one in parts] == [
        ("greedy", "role", "ninja", 2, 0.5),
        ("greedy", "seat", "0", 2, 0.5),
        ("master", "role", "shogun", 2, 0.5),
        ("master", "seat", "1", 2, 0.5),
    ]


def climb(kept: Path, *more: str) -> int:
    words = [
        "ladder",
        "samurai-sword",
        "--seats",
        "4",
        "--bots",
        "uniform,novice,greedy",
        "--pairings",
        "3",
        "--keep",
        str(kept),
    ]
    return main([*words, *more])


@pytest.mark.parametrize("option", [(), ("--option", "expansions=rising-sun")])
def test_results_are_kept_and_not_played_again(
    option: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "ladder.jsonl"
    assert climb(kept, "--json", *option) == WELL
    whole = capsys.readouterr().out
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 9
    kept.write_bytes(b"".join(lines[:6]) + lines[6][:20])
    played: list[int] = []
    once = play_pairing

    def counted(deal: Deal, bots: tuple[str, str], number: int) -> Pairing:
        played.append(number)
        return once(deal, bots, number)

    monkeypatch.setattr(ladder, "play_pairing", counted)
    assert climb(kept, "--json", *option) == WELL
    assert len(played) == 4, "five were there, the sixth was cut short"
    assert json.loads(capsys.readouterr().out) == json.loads(whole)


def test_workers_make_no_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert climb(tmp_path / "one", "--json") == WELL
    one = capsys.readouterr().out
    assert climb(tmp_path / "two", "--json", "--workers", "2") == WELL
    assert capsys.readouterr().out == one


@pytest.mark.parametrize(("text", "said"), [("nonsense\n", "can be read"), ("{}\n", "can be read"), ("", "")])
def test_a_file_that_holds_something_else(tmp_path: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "ladder.jsonl"
    kept.write_text(text)
    code = climb(kept)
    assert (code == WELL) is (not said)
    assert said in capsys.readouterr().err
    assert said == "" or kept.read_text() == text, "nothing is lost"


def test_results_of_another_ladder_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "ladder.jsonl"
    assert climb(kept) == WELL
    before = kept.read_bytes()
    assert climb(kept, "--seed", "2") != WELL
    assert "another ladder" in capsys.readouterr().err
    assert kept.read_bytes() == before


def test_a_game_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fails(*_: Any) -> None:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(ladder, "play_out", fails)
    assert climb(tmp_path / "ladder.jsonl") == FAILED
    assert "9 pairings failed" in capsys.readouterr().err


def test_one_bot_is_no_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "samurai-sword", "--bots", "greedy", "--keep", str(tmp_path / "x")]) != WELL
    assert "at least two" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "said"), [("en", "Won of decided"), ("it", "Vinti dei decisi")])
def test_the_tables_of_a_page(tmp_path: Path, language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert climb(tmp_path / "ladder.jsonl", "--markdown", "--lang", language) == WELL
    page = capsys.readouterr().out
    assert said in page
    assert page.count("| --- |") == 5, "standings, duels, seats, roles, characters"


def test_a_broken_line_in_the_middle(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    head = msgspec.json.encode(ladder.Series(DEAL, GAME.rules))
    kept.write_bytes(head + b"\n{broken\n")
    with pytest.raises(BudokanError, match="can be read"):
        ladder.read_results(kept, DEAL)
