"""The ratings in the store: what each finished game makes of them, and all of them once more."""

from __future__ import annotations

from openskill.models import PlackettLuceRating

from budokan.hall.ratings import ALSO, CERTAIN, MODEL, marks
from budokan.hall.storing.database import Connection


def rate(connection: Connection, number: int, game: str) -> None:
    """What this game makes of the ratings of those who played it. Whom the hall does not know stands where everybody begins."""
    rows = connection.execute("SELECT person, level, won FROM results WHERE number = ? ORDER BY seat", (number,)).fetchall()
    before = [_rating(connection, game, person, level) for person, level, _ in rows]
    ranks = [0.0 if won else 1.0 for _, _, won in rows]
    if len(set(ranks)) < 2:
        return
    after = MODEL.rate([[one] for one in before], ranks=ranks)
    for (person, _, won), [rating] in zip(rows, after, strict=True):
        if person is not None:
            connection.execute(
                "INSERT INTO ratings (game, person, mu, sigma, played, won) VALUES (?, ?, ?, ?, 1, ?)"
                " ON CONFLICT (game, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
                " played = ratings.played + 1, won = ratings.won + excluded.won",
                (game, person, rating.mu, rating.sigma, won),
            )


def _rating(connection: Connection, game: str, person: int | None, level: str) -> PlackettLuceRating:
    if level:
        return MODEL.rating(mu=marks(game)[ALSO.get(level, level)], sigma=CERTAIN)
    row = None if person is None else connection.execute(_KNOWN, (game, person)).fetchone()
    return MODEL.rating() if row is None else MODEL.rating(mu=row[0], sigma=row[1])


_KNOWN = "SELECT mu, sigma FROM ratings WHERE game = ? AND person = ?"


def rate_again(connection: Connection, game: str) -> None:
    """All games of this kind once more: somebody has turned out to have played them."""
    connection.execute("DELETE FROM ratings WHERE game = ?", (game,))
    rated = connection.execute("SELECT number FROM finished WHERE game = ? AND rated = 1 ORDER BY number", (game,)).fetchall()
    for (number,) in rated:
        rate(connection, number, game)
