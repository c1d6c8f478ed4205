"""A small demonstration hall: every table holds the record of a game that was really played."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import budokan
from budokan.cli.command_line import run
from budokan.hall import demonstration
from budokan.hall.store import Store
from budokan.hall.storing.rating import rate_again
from budokan.hall.storing.results import Ending
from budokan.kernel.records import Record

GAMES = 10


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("demo") / "hall"
    assert run(["demo", "--only-make", "--data", str(folder), "--games", str(GAMES), "--people", "5"]) == 0
    return folder


def test_every_game_of_the_hall_plays_through_to_the_end_it_tells(made: Path) -> None:
    store = Store(made)
    codes = asyncio.run(store.codes(states=("over",), public_only=True, newest=100))
    assert len(codes) == GAMES
    for code in codes:
        stored = asyncio.run(store.table(code))
        assert stored is not None
        game = budokan.game(stored.setup.header.game)
        decisions = tuple((one.seat, game.moves.parse(one.what)) for one in stored.changes)
        table = game.replay(Record(stored.setup.header, decisions, ""))
        assert table.outcome is not None
        won = store.database.connection.execute(
            "SELECT seat FROM results JOIN finished ON finished.number = results.number WHERE code = ? AND won", (code,)
        ).fetchall()
        assert tuple(seat for (seat,) in won) == tuple(sorted(table.outcome.winners))
    store.close()


def test_its_people_are_as_many_as_asked_and_its_ratings_follow_from_its_games(made: Path) -> None:
    with closing(sqlite3.connect(made / "hall.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM persons").fetchone()[0] == 5
        question = "SELECT game, person, mu, sigma, played, won FROM ratings ORDER BY game, person"
        once = connection.execute(question).fetchall()
        assert len(once) > 5
        for game in budokan.games():
            rate_again(connection, game)
        assert connection.execute(question).fetchall() == once


def test_numbers_that_make_no_hall_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["demo", "--only-make", "--data", str(tmp_path / "x"), "--people", "1"]) == 2
    assert "3 to 10" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_the_same_deal_is_the_same_game() -> None:
    one, other = (demonstration.play("ken", ("", "novice"), 3) for _ in range(2))
    assert one.decisions == other.decisions
    assert isinstance(one.ending, Ending)
