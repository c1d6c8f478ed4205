"""The soak itself: it goes on after a fault, tells faults apart by kind, keeps the shortest game of each, and ends with 1."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tools.soak import ROOT, Line, lines_of, verdict, watch

import budokan
from tests.support.auction import AUCTION, AuctionTable
from tests.support.contract import Case
from tests.support.soak import Broken, Sitting, Tally, check_game, fixed_part, sitting_number, soak

SEEDS = range(60)


def auctions() -> list[Sitting]:
    return [Sitting(number, Case(AUCTION, "standard", 2 + number % 2, {}), number) for number in SEEDS]


def tally_of(sittings: list[Sitting]) -> Tally:
    tally = Tally()
    for came in soak(sittings):
        tally.count("auction", came)
    return tally


def test_games_that_hold_are_counted_and_nothing_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    tally = tally_of(auctions())
    assert verdict(tally) == 0
    decisions = sum(check_game(one) for one in auctions())
    assert capsys.readouterr().out.splitlines() == [
        f"auction: 60 games, {decisions} decisions, 0 faults",
        f"60 games, {decisions} decisions, no faults",
    ]


def test_a_broken_game_is_told_by_kind_with_its_shortest_game_and_play_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two things are wrong: the second coin comes from nowhere, and a table with two scratches cannot be written down."""

    def components(table: AuctionTable) -> list[str]:
        return ["cloth", *["coin"] * (sum(map(len, table.laid)) // 2)]

    def state(table: AuctionTable) -> dict[str, object]:
        assert table.scratches < 2, f"seat 1 of {table.seats} has no room left"
        return {"laid": table.laid, "scratches": table.scratches, "prize": table.prize}

    monkeypatch.setattr(AuctionTable, "components", components)
    monkeypatch.setattr(AuctionTable, "state", state)
    tally = tally_of(auctions())
    assert tally.games == {"auction": len(SEEDS)}, "it goes on after each fault"
    kinds = {kind.partition(" at ")[0]: found for kind, found in tally.faults.items()}
    assert set(kinds) == {"auction: a component is lost or doubled", "auction: seat # of # has no room left"}
    assert 0 < tally.faulty("auction") < len(SEEDS), "some games have none of it"
    assert verdict(tally) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1].endswith(f"{tally.faulty('auction')} faults")
    for kind, found in tally.faults.items():
        shortest = min(one.decision for one in found)
        place = told.index(f"{len(found)} x {kind}")
        (one,) = [one for one in found if f"game {one.number}, decision {shortest}: {one.told}" in told[place + 1]]
        with pytest.raises(Broken) as again:
            check_game(auctions()[one.number])
        assert (again.value.kind, again.value.decision) == (one.kind, shortest), "the game that is named breaks there again"


def test_the_same_seed_plays_the_same_games() -> None:
    games = list(budokan.games().values())
    ones, same, others = ([str(sitting_number(seed, number, games)) for number in range(12)] for seed in (7, 7, 8))
    assert ones == same != others


def test_every_game_and_both_ways_of_playing_come_up() -> None:
    games = list(budokan.games().values())
    drawn = [sitting_number(1, number, games) for number in range(80)]
    assert {one.case.game.name for one in drawn} == set(budokan.games())
    assert {one.bot for one in drawn} == {"uniform", "greedy"}
    assert len({one.seed for one in drawn}) == 80


def test_the_fixed_part_stays_the_same() -> None:
    game = budokan.game("samurai-sword")
    part = fixed_part(game)
    fixed_part.cache_clear()
    assert [str(one) for one in fixed_part(game)] == [str(one) for one in part]


def says(*lines: Line, then: str = "") -> list[str]:
    """A process that says this of its games, and then does that."""
    words = b"\n".join(map(msgspec.json.encode, lines)).decode()
    return [sys.executable, "-S", "-c", f"print({words!r}, flush=True); {then}"]


class Enough(Exception):
    """No further process is to be started."""


def test_a_process_that_dies_is_a_fault_and_another_goes_on() -> None:
    asked: list[int] = []

    def command(first: int, seconds: float) -> list[str]:
        asked.append(first)
        if len(asked) == 3:
            raise Enough
        begun = Line(first, "ken")
        return says(begun, then="import os; os._exit(9)") if len(asked) == 1 else says(begun, Line(first, "ken", 5))

    tally = Tally()
    with pytest.raises(Enough):
        watch(command, 3, 2, 600.0, None, tally)
    assert asked == [3, 5, 7]
    (fault,) = tally.faults["ken: the process died or hung"]
    assert (fault.number, fault.game) == (3, "ken")
    assert (tally.games, tally.decisions) == ({"ken": 2}, {"ken": 5})


def test_a_process_that_hangs_is_ended() -> None:
    heard = list(lines_of(says(Line(8, "ken"), then="import time; time.sleep(200)"), 5.0, None))
    assert [(line.number, line.decisions, line.fault) for line in heard] == [(8, None, None)]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "soak.py"), *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={"PYTHONPATH": ".", "PATH": ""},
        timeout=300,
    )


def test_the_tool_plays_and_tells(tmp_path: Path) -> None:
    told = run("--minutes", "0.05", "--game", "samurai-sword", "--compiled", str(tmp_path))
    assert told.returncode == 0, told.stderr
    seed, plain, *_, total = told.stdout.splitlines()
    assert seed.startswith("seed ")
    assert plain == "plain: 3 seconds on 2 processes"
    assert total.endswith("decisions, no faults")
    again = run("--seed", seed.removeprefix("seed "), "--game", "samurai-sword", "--only", "0")
    assert again.stdout.endswith("decisions, no fault\n")
    fresh = run("--minutes", "0", "--compiled", str(tmp_path))
    assert fresh.stdout.splitlines()[0] != seed, "each soak has a seed of its own"
