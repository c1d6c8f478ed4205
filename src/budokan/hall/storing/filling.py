"""People and finished games put into an empty hall, before anybody comes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from budokan.hall.rows import AchievementRow, Change, SeatRow, Setup
from budokan.hall.schemas.tables import TableState
from budokan.hall.storing import results
from budokan.hall.storing.at import At
from budokan.hall.storing.columns import ADD_CHANGE, SET_REVIEW, SET_SEAT, change_values, seat_values
from budokan.hall.storing.results import Ending


def add_people(at: At, people: Sequence[tuple[int, str, bool]], now: int) -> None:
    """Each with their number, their name, and whether they wish to be listed."""
    at.executemany(
        "INSERT INTO persons (id, name, language, look, listed, days, decks, created, seen)"
        " VALUES (?, ?, '', '', ?, NULL, '[]', ?, ?)",
        [(id, name, int(listed), now, now) for id, name, listed in people],
    )


def add_running(at: At, setup: Setup, seats: Sequence[SeatRow], changes: Sequence[Change]) -> None:
    """A table whose game is under way."""
    _add_table(at, setup, "running", seats, changes)


def _add_table(at: At, setup: Setup, state: TableState, seats: Sequence[SeatRow], changes: Sequence[Change]) -> None:
    values = (setup.code, state, int(setup.public), setup.created, msgspec.json.encode(setup).decode())
    at.execute("INSERT INTO tables (code, state, public, created, setup) VALUES (?, ?, ?, ?, ?)", values)
    at.executemany(SET_SEAT, [seat_values(setup.code, row) for row in seats])
    at.executemany(ADD_CHANGE, [change_values(setup.code, one) for one in changes])


def add_finished(
    at: At,
    setup: Setup,
    seats: Sequence[SeatRow],
    changes: Sequence[Change],
    ending: Ending,
    looked: str | None,
    achievements: Sequence[AchievementRow] = (),
) -> None:
    """A table whose game is over, with its result; `looked` is what was found looking back upon it."""
    _add_table(at, setup, "over", seats, changes)
    done = [(setup.code, one.seat, setup.header.game, one.at, msgspec.json.encode(one).decode()) for one in achievements]
    at.executemany("INSERT INTO feats VALUES (?, ?, ?, ?, ?)", done)
    if looked is not None:
        at.execute(SET_REVIEW, (setup.code, setup.created, looked))
    results.write(at, setup.code, ending)


def reviews(at: At) -> int:
    """How many games were looked back upon."""
    return int(at.execute("SELECT count(*) FROM reviews").fetchone()[0])
