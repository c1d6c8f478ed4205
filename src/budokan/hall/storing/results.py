"""What came of a game, in rows that can be counted: written with its last decision, and once for games of before.

Everything here follows from what the store holds of the table; nothing is asked of a room.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from budokan import game as game_named
from budokan.hall.decks import dealt_with
from budokan.hall.live_game import standing
from budokan.hall.ratings import can_rate
from budokan.hall.rows import SeatRow, Setup
from budokan.hall.storing.columns import CHANGES_OF, DECISIONS, STALE, read_change
from budokan.hall.storing.database import Connection, Interrupted, hold
from budokan.hall.storing.rating import rate, rate_again
from budokan.kernel.game import Game
from budokan.kernel.labels import labels_in
from budokan.kernel.outcome import Outcome
from budokan.players.review import Review

logger = logging.getLogger("budokan.hall")


class Ending(msgspec.Struct, frozen=True):
    """How a game ended, as far as it is counted: who won, and what each seat saw of the table."""

    outcome: Outcome
    views: list[dict[str, Any]]


def write(connection: Connection, code: str, known: Ending | None = None) -> None:
    """BK-10.7: the result of this table, which is over, if it is not written down yet; `known` is how it ended.

    A result that cannot be made (a row nobody can read, a game that is gone) keeps neither a game from ending nor a hall shut.
    """
    connection.execute("SAVEPOINT result")
    try:
        _write(connection, code, known)
    except Interrupted:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO result")
        logger.warning("the result of table %s is not known: %s: %s", code, type(error).__name__, error)
    connection.execute("RELEASE result")


def _write(connection: Connection, code: str, known: Ending | None) -> None:
    hold(connection, "results")  # a rating follows from the games in the order of their numbers: one after the other
    if connection.execute("SELECT 1 FROM finished WHERE code = ?", (code,)).fetchone() is not None:
        return
    setup = msgspec.json.decode(
        connection.execute("SELECT setup FROM tables WHERE code = ?", (code,)).fetchone()[0], type=Setup
    )
    rows = connection.execute("SELECT row FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
    seats = [msgspec.json.decode(one[0], type=SeatRow) for one in rows]
    game = game_named(setup.header.game)
    ending = known or _ending(connection, code) or _played_again(connection, game, setup, seats)
    last, decisions = connection.execute(f"SELECT max(at), {DECISIONS} FROM changes WHERE code = ?", (code,)).fetchone()
    reason = "" if ending is None else ending.outcome.reason
    rated = ending is not None and _is_rated(game, setup, seats)
    (number,) = connection.execute(
        "INSERT INTO finished (code, game, mode, begun, at, decisions, reason, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " RETURNING number",
        (code, game.name, setup.header.mode, setup.created, last or setup.created, decisions, reason, int(rated)),
    ).fetchone()
    if ending is None:
        return
    connection.executemany(
        "INSERT INTO results (number, seat, person, level, won, side, hero, deck) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(number, *_result(game, setup, row, ending)) for row in seats],
    )
    if rated:
        rate(connection, number, game.name)
    kept = connection.execute("SELECT review FROM reviews WHERE id = ?", (code,)).fetchone()
    if kept is not None:
        write_review(connection, code, kept[0])


def _ending(connection: Connection, code: str) -> Ending | None:
    row = connection.execute("SELECT row FROM ended WHERE code = ?", (code,)).fetchone()
    return None if row is None else msgspec.json.decode(row[0], type=Ending)


def _played_again(connection: Connection, game: Game, setup: Setup, seats: list[SeatRow]) -> Ending | None:
    """The same for a game of which an older hall has kept its decisions alone; None if the rules no longer lead there."""
    changes = [read_change(one) for one in connection.execute(CHANGES_OF, (setup.code,))]
    try:
        table = game.begin(dealt_with(setup.header, seats), earlier_rules=True)
        for change in standing(changes):
            table.play(change.seat, game.moves.parse(change.what))
    except Exception as error:  # whatever new rules make of an old game, the hall opens
        logger.warning("the result of table %s is not known: %s: %s", setup.code, type(error).__name__, error)
        return None
    if table.outcome is None:
        return None
    return Ending(table.outcome, [msgspec.to_builtins(table.view(seat)) for seat in (None, *range(table.seats))])


def _is_rated(game: Game, setup: Setup, seats: list[SeatRow]) -> bool:
    """BK-10.8: people who played to the end, from the first decision on, against each other or against levels of the house."""
    fair = setup.was_dealt and setup.header.position is None and setup.header.mode not in game.together
    return (
        fair
        and len(seats) > 1
        and any(row.kind == "person" for row in seats)
        and not any(row.given or row.absent for row in seats)
        and can_rate(game.name, [row.level for row in seats if row.kind == "bot"])
    )


def _result(game: Game, setup: Setup, row: SeatRow, ending: Ending) -> tuple[Any, ...]:
    labels = labels_in(ending.views[row.seat + 1]["table"], row.seat)
    level = row.level if row.kind == "bot" else ""
    side = labels.get("role") or labels.get("clan") or ""
    won = int(row.seat in ending.outcome.winners)
    return row.seat, row.person, level, won, side, labels.get("character", ""), _deck(game, setup, row)


def _deck(game: Game, setup: Setup, row: SeatRow) -> str:
    """The deck that lies ready by its name, `own` for one that was built; nothing where the game has none to choose."""
    if game.workshop is None:
        return ""
    if row.deck:
        return row.deck if row.deck in game.workshop.ready() else "own"
    option = game.options.get(f"deck_{row.seat}")
    return "" if option is None else str(setup.header.options.get(option.name, option.default))


def write_review(connection: Connection, code: str, words: str) -> None:
    """What luck and what one's own decisions brought each seat, from a review that is kept."""
    try:
        found = msgspec.json.decode(words, type=Review)
    except msgspec.MsgspecError:  # a review of another time: it is shown as it was kept, and not counted
        return
    connection.executemany(
        "UPDATE results SET luck = ?, skill = ? WHERE seat = ? AND number = (SELECT number FROM finished WHERE code = ?)",
        [(one.luck, one.own, seat, code) for seat, one in enumerate(found.accounts)],
    )


def catch_up(connection: Connection) -> None:
    """BK-10.7: the results of games that ended in a hall which did not write them down, in the order they were begun."""
    codes = connection.execute(
        "SELECT code FROM tables WHERE state = 'over' AND code NOT IN (SELECT code FROM finished) ORDER BY created, code"
    ).fetchall()
    for (code,) in codes:
        write(connection, code)


def refresh(connection: Connection) -> None:
    """Work out again what is stale, one game at a time."""
    hold(connection, "results")
    row = connection.execute("SELECT key FROM hall WHERE key LIKE ? LIMIT 1", (f"{STALE}%",)).fetchone()
    if row is not None:
        rate_again(connection, row[0].removeprefix(STALE))
        connection.execute("DELETE FROM hall WHERE key = ?", (row[0],))
