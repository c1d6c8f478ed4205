"""People and finished games put into an empty hall, before anybody comes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from budokan.hall.rows import AchievementRow, Change, SeatRow, Setup
from budokan.hall.schemas.tables import TableState
from budokan.hall.storing import results
from budokan.hall.storing.columns import ADD_CHANGE, SET_REVIEW, SET_SEAT, change_values, seat_values
from budokan.hall.storing.database import Connection
from budokan.hall.storing.results import Ending


def add_people(connection: Connection, people: Sequence[tuple[int, str, bool]], now: int) -> None:
    """Each with their number, their name, and whether they wish to be listed."""
    connection.executemany(
        "INSERT INTO persons (id, name, language, look, listed, days, decks, created, seen)"
        " VALUES (?, ?, '', '', ?, NULL, '[]', ?, ?)",
        [(id, name, int(listed), now, now) for id, name, listed in people],
    )


def add_running(connection: Connection, setup: Setup, seats: Sequence[SeatRow], changes: Sequence[Change]) -> None:
    """A table whose game is under way."""
    _add_table(connection, setup, "running", seats, changes)


def _add_table(
    connection: Connection, setup: Setup, state: TableState, seats: Sequence[SeatRow], changes: Sequence[Change]
) -> None:
    values = (setup.code, state, int(setup.public), setup.created, msgspec.json.encode(setup).decode())
    connection.execute("INSERT INTO tables (code, state, public, created, setup) VALUES (?, ?, ?, ?, ?)", values)
    connection.executemany(SET_SEAT, [seat_values(setup.code, row) for row in seats])
    connection.executemany(ADD_CHANGE, [change_values(setup.code, one) for one in changes])


def add_finished(
    connection: Connection,
    setup: Setup,
    seats: Sequence[SeatRow],
    changes: Sequence[Change],
    ending: Ending,
    looked: str | None,
    achievements: Sequence[AchievementRow] = (),
) -> None:
    """A table whose game is over, with its result; `looked` is what was found looking back upon it."""
    _add_table(connection, setup, "over", seats, changes)
    done = [(setup.code, one.seat, setup.header.game, one.at, msgspec.json.encode(one).decode()) for one in achievements]
    connection.executemany("INSERT INTO feats VALUES (?, ?, ?, ?, ?)", done)
    if looked is not None:
        connection.execute(SET_REVIEW, (setup.code, setup.created, looked))
    results.write(connection, setup.code, ending)


def reviews(connection: Connection) -> int:
    """How many games were looked back upon."""
    return int(connection.execute("SELECT count(*) FROM reviews").fetchone()[0])
