"""What somebody's games come to, counted by the store from the rows of results."""

from __future__ import annotations

from typing import Any

import msgspec

from budokan.hall.achievements import renown
from budokan.hall.ratings import marks
from budokan.hall.rows import AchievementRow, SeatRow
from budokan.hall.schemas.book import (
    Book,
    BookLine,
    Figures,
    GameCount,
    Looked,
    Opponent,
    Played,
    Rival,
    Share,
    Standing,
)
from budokan.hall.storing.database import Connection

MOST_RIVALS = 12
MOST_LOOKED = 60
MOST_LISTED = 500
"""Lines of the book: the strongest."""

_OWN = "FROM results JOIN finished ON finished.number = results.number WHERE person = ?"


def counts(connection: Connection, person: int) -> list[GameCount]:
    """How many games of each kind were finished and won."""
    rows = connection.execute(
        f"SELECT game, count(*), sum(results.won) {_OWN} GROUP BY game ORDER BY count(*) DESC, game", (person,)
    )
    return [GameCount(*row) for row in rows]


def played(connection: Connection, person: int, before: int, most: int, game: str = "") -> list[Played]:
    """Finished games, the newest first, of this game or of all, before the one of this number."""
    rows = connection.execute(
        "SELECT finished.number, code, game, mode, at, (at - begun) / 1000, decisions, results.won, reason, side, hero, deck,"
        f" seat {_OWN} AND results.number < ? AND (? = '' OR game = ?) ORDER BY results.number DESC LIMIT ?",
        (person, before, game, game, most),
    ).fetchall()
    return [_read(connection, *row) for row in rows]


def _read(connection: Connection, number: int, code: str, *row: Any) -> Played:
    game, mode, ended, seconds, decisions, won, reason, side, hero, deck, seat = row
    return Played(
        number=number,
        code=code,
        game=game,
        mode=mode,
        at=ended,
        seconds=seconds,
        decisions=decisions,
        won=bool(won),
        reason=reason,
        side=side,
        hero=hero,
        deck=deck,
        others=_others(connection, number, code, seat),
    )


def _others(connection: Connection, number: int, code: str, seat: int) -> tuple[Opponent, ...]:
    found = connection.execute(
        "SELECT seats.row, level, won FROM results JOIN seats ON seats.code = ? AND seats.seat ="
        " results.seat WHERE number = ? AND results.seat != ? ORDER BY results.seat",
        (code, number, seat),
    )
    return tuple(Opponent(msgspec.json.decode(row, type=SeatRow).name, level, bool(won)) for row, level, won in found)


def figures(connection: Connection, person: int, game: str) -> Figures:
    achievements = connection.execute(
        "SELECT feats.row FROM seats JOIN feats ON feats.code = seats.code AND feats.seat = seats.seat"
        " WHERE person = ? AND game = ? ORDER BY at, feats.code",
        (person, game),
    ).fetchall()
    rated = connection.execute("SELECT mu, sigma, played FROM ratings WHERE game = ? AND person = ?", (game, person)).fetchone()
    return Figures(
        game=game,
        sides=_shares(connection, person, game, "side"),
        heroes=_shares(connection, person, game, "hero"),
        decks=_shares(connection, person, game, "deck"),
        rivals=_rivals(connection, person, game),
        looked=_looked(connection, person, game),
        bests=tuple(renown(msgspec.json.decode(one[0], type=AchievementRow) for one in achievements)),
        standing=None if rated is None else Standing(*rated),
    )


def _shares(connection: Connection, person: int, game: str, column: str) -> tuple[Share, ...]:
    rows = connection.execute(
        f"SELECT {column}, count(*), sum(results.won) {_OWN} AND game = ? AND {column} != '' GROUP BY {column}"
        f" ORDER BY count(*) DESC, {column}",
        (person, game),
    )
    return tuple(Share(*row) for row in rows)


def _rivals(connection: Connection, person: int, game: str) -> tuple[Rival, ...]:
    """Those met most often. People whom the hall does not know, or not any more, are one."""
    rows = connection.execute(
        "SELECT coalesce(persons.name, ''), other.level, count(*), sum(results.won), sum(other.won) FROM results"
        " JOIN finished ON finished.number = results.number"
        " JOIN results AS other ON other.number = results.number AND other.seat != results.seat"
        " LEFT JOIN persons ON persons.id = other.person WHERE results.person = ? AND game = ?"
        " GROUP BY other.person, persons.name, other.level ORDER BY count(*) DESC, 1, 2 LIMIT ?",
        (person, game, MOST_RIVALS),
    )
    return tuple(Rival(*row) for row in rows)


def _looked(connection: Connection, person: int, game: str) -> tuple[Looked, ...]:
    rows = connection.execute(
        f"SELECT code, at, luck, skill {_OWN} AND game = ? AND luck IS NOT NULL ORDER BY results.number DESC LIMIT ?",
        (person, game, MOST_LOOKED),
    ).fetchall()
    return tuple(Looked(*row) for row in reversed(rows))


def book(connection: Connection, game: str, reader: int | None) -> Book:
    """BK-10.8: who wishes to be listed, and the levels of the house between them, the strongest first."""
    rows = connection.execute(
        "SELECT name, mu, sigma, played, won, id FROM ratings JOIN persons ON persons.id = ratings.person"
        " WHERE game = ? AND listed = 1 AND name != '' ORDER BY mu DESC, id LIMIT ?",
        (game, MOST_LISTED),
    )
    people = [BookLine(name, "", mu, sigma, played, won, id == reader) for name, mu, sigma, played, won, id in rows]
    bots = [BookLine("", level, mu, 0.0, 0, 0, you=False) for level, mu in marks(game).items()]
    (games,) = connection.execute("SELECT count(*) FROM finished WHERE game = ?", (game,)).fetchone()
    (number,) = connection.execute("SELECT count(*) FROM ratings WHERE game = ?", (game,)).fetchone()
    return Book(game, games, number, sorted([*people, *bots], key=lambda one: -one.mu))
