"""The results as Parquet: read by three libraries in a line or two, every column told in the how-to and nothing else in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import duckdb
import pandas  # type: ignore[import-untyped]  # its types are a package of their own
import polars
import pytest

from budokan.kernel.errors import BadWords
from budokan.lab.study import tables
from budokan.lab.study.executors import Alone
from budokan.lab.study.journal import FILE
from budokan.lab.study.plan import Study
from budokan.lab.study.playing import Piece, WholeRow, play_one, player_of
from budokan.lab.study.running import Found, carry_out
from budokan.lab.study.tables import COLUMNS, read_about, read_rows, write_tables
from tests.lab.conftest import Write
from tests.lab.test_studies import SWORDS, WEIGHTED, Shuffled, nobody_watches

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "run-a-study.md"


def carried_out(study: Study, folder: Path) -> Found:
    found = carry_out(study, folder, Alone(player_of), nobody_watches)
    write_tables(study, found, folder)
    return found


def told(game: WholeRow, name: str) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of one game, straight from the game."""
    at = name, game.number
    row = (*at, int(game.seed), game.decisions, list(game.winners), game.side, game.way, game.failure, game.lost, game.digest)
    return {
        "games": [row],
        "seats": [
            (*at, one.seat, one.bot, one.side, one.role, one.character, one.clan, one.deck, one.won, one.share, one.score)
            for one in game.seats
        ],
        "cards": [(*at, one.seat, one.card, one.move, one.times) for one in game.cards],
        "decisions": [
            (*at, one.moment, one.seat, one.decision, one.options, one.move, list(one.chances)) for one in game.moments
        ],
    }


@pytest.mark.parametrize("reader", ["polars", "DuckDB", "pandas"])
def test_what_was_played_is_what_is_read(written: Write, tmp_path: Path, reader: str) -> None:
    study = written(SWORDS.replace("games = 6", "games = 2"))
    carried_out(study, tmp_path / "kept")
    games = [told(play_one(study, Piece(at, number)), study.variants[at].name) for number in (0, 1) for at in (0, 1)]
    for table, columns in COLUMNS.items():
        file = str(tmp_path / "kept" / f"{table}.parquet")
        expected = [row for game in games for row in game[table]]
        assert expected, table
        if reader == "polars":
            frame = polars.read_parquet(file)
            names, rows = frame.columns, frame.rows()
        elif reader == "DuckDB":
            found = duckdb.connect().execute(f"SELECT * FROM '{file}'")
            names, rows = [name for name, *_ in found.description or ()], found.fetchall()
        else:
            read = pandas.read_parquet(file)
            names = list(read.columns)
            rows = [tuple(_plain(one) for one in row) for row in read.itertuples(index=False, name=None)]
        assert names == list(columns), table
        assert rows == expected, table


def _plain(value: Any) -> Any:
    """pandas gives lists as arrays."""
    return value.tolist() if hasattr(value, "tolist") else value


def test_a_question_in_two_lines(written: Write, tmp_path: Path) -> None:
    carried_out(written(WEIGHTED.format(games=50, seed=1)), tmp_path / "kept")
    seats = polars.read_parquet(tmp_path / "kept" / "seats.parquet")
    won = dict(seats.filter(polars.col("seat") == 0).group_by("variant").agg(polars.col("won").mean()).rows())
    asked = f"SELECT variant, avg(won::INT) FROM '{tmp_path}/kept/seats.parquet' WHERE seat = 0 GROUP BY variant"
    assert dict(duckdb.connect().execute(asked).fetchall()) == won
    assert won["weighted"] > won["as printed"]


def test_only_games_that_count_are_in_the_tables_and_each_once(written: Write, tmp_path: Path) -> None:
    """A study that stops by itself has played a little further than it needed."""
    study = written('game = "coin"\nbots = ["uniform"]\ngames = 900\nstop = { within = 20, least = 1 }')
    found = carry_out(study, tmp_path / "kept", Shuffled(1), nobody_watches)
    journal = tmp_path / "kept" / FILE
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) - 1 > found.games, "more was played"
    with journal.open("ab") as file:
        file.write(lines[1])
    write_tables(study, found, tmp_path / "kept")
    assert [number for (number,) in read_rows(tmp_path / "kept", "games", "number")] == list(range(found.deals))
    assert read_about(tmp_path / "kept").found == found
    assert read_about(tmp_path / "kept").study == study


def test_what_was_not_asked_for_is_not_written(written: Write, tmp_path: Path) -> None:
    carried_out(written(WEIGHTED.format(games=2, seed=1)), tmp_path / "it's kept")
    assert sorted(one.name for one in (tmp_path / "it's kept").iterdir()) == [FILE, "games.parquet", "seats.parquet"]


@pytest.mark.parametrize("words", [None, "nonsense"])
def test_a_folder_without_results(tmp_path: Path, words: str | None) -> None:
    if words is not None:
        (tmp_path / "games.parquet").write_text(words)
    with pytest.raises(BadWords, match="holds no results"):
        read_about(tmp_path)


def test_tables_of_somebody_else_are_not_ours(tmp_path: Path) -> None:
    polars.DataFrame({"number": [1]}).write_parquet(tmp_path / "games.parquet")
    with pytest.raises(BadWords, match="holds no results"):
        read_about(tmp_path)
    with pytest.raises(BadWords, match="holds no results"):
        read_rows(tmp_path, "games", "variant")


def test_without_the_extra_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda _: None)
    with pytest.raises(BadWords, match=r"budokan\[lab\]"):
        read_rows(tmp_path, "games", "number")


def test_the_how_to_tells_every_column_and_no_other() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for table, columns in COLUMNS.items():
        part = re.search(rf"^### `{table}.parquet`.*?(?=^##|\Z)", page, re.M | re.S)
        assert part is not None, table
        rows = re.findall(r"^\| `(\w+)` \| ([\w\[\]]+) \| .+ \|$", part[0], re.M)
        assert dict(rows) == columns, table
