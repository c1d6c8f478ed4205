"""Finished games as openings and habits are counted from them: who played what, whether they won, and their decisions."""

from __future__ import annotations

from budokan.hall.live_game import standing
from budokan.hall.ratings import marks
from budokan.hall.schemas.openings import Sat
from budokan.hall.storing.columns import CHANGES_OF, read_change
from budokan.hall.storing.database import Connection

MASTERS = ("master", "sensei")
"""Levels that are counted among masters; people are who have a rating that is no less than that of the lower one."""


def newest(connection: Connection, game: str, most: int) -> list[tuple[int, str]]:
    """The numbers and codes of the newest finished games of this kind whose result is known."""
    rows = connection.execute(
        "SELECT number, code FROM finished WHERE game = ? AND EXISTS (SELECT 1 FROM results WHERE results.number ="
        " finished.number) ORDER BY number DESC LIMIT ?",
        (game, most),
    )
    return [(number, code) for number, code in rows]


def seats_of(connection: Connection, game: str, number: int, code: str) -> list[Sat]:
    """Every seat of one of them."""
    least = marks(game).get(MASTERS[-1])
    rows = connection.execute(
        "SELECT seat, level, results.won, side, hero, deck, mu FROM results"
        " LEFT JOIN ratings ON ratings.person = results.person AND ratings.game = ? WHERE number = ? ORDER BY seat",
        (game, number),
    ).fetchall()
    moves: dict[int, list[str]] = {}
    for change in standing([read_change(one) for one in connection.execute(CHANGES_OF, (code,))]):
        moves.setdefault(change.seat, []).append(change.what)
    found = []
    for seat, level, won, side, hero, deck, mu in rows:
        master = level in MASTERS if level else mu is not None and least is not None and mu >= least
        labels = {"side": side, "hero": hero, "deck": deck}
        named = {label: value for label, value in labels.items() if value}
        found.append(Sat(named, bool(won), master, tuple(moves.get(seat, ()))))
    return found
