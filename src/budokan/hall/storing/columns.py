"""How rows stand in the columns of the store: what is written of each, and how it is read again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from budokan.hall.rows import Account, Change, ClockRow, How, Kind, SeatRow
from budokan.hall.storing.database import Connection
from budokan.kernel.texts import Seat

LAST_RESTART = "SELECT number, position FROM restarts WHERE code = ? ORDER BY number DESC LIMIT 1"

CHANGES_OF = 'SELECT number, kind, seat, what, at, "left", waiting, lost, how FROM changes WHERE code = ? ORDER BY number'

DECISIONS = (
    "coalesce(sum(CASE kind WHEN 'play' THEN 1 WHEN 'house' THEN 0 WHEN 'resign' THEN 0 ELSE -CAST(what AS INTEGER) END), 0)"
)
"""How many decisions of some changes stand: an undo says how many it takes back."""

ADD_CHANGE = (
    'INSERT INTO changes (code, number, kind, seat, what, at, "left", waiting, lost, how) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'
)

SET_SEAT = "INSERT INTO seats (code, seat, row) VALUES (?, ?, ?) ON CONFLICT (code, seat) DO UPDATE SET row = excluded.row"

SET_CLOCK = (
    'INSERT INTO clocks (code, number, "left") VALUES (?, ?, ?)'
    ' ON CONFLICT (code) DO UPDATE SET number = excluded.number, "left" = excluded."left"'
)

SET_MOMENT = "INSERT INTO moments (code, row) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET row = excluded.row"

SET_TOLD = (
    "INSERT INTO told (code, number, entries) VALUES (?, ?, ?)"
    " ON CONFLICT (code, number) DO UPDATE SET entries = excluded.entries"
)

SET_KEPT = (
    "INSERT INTO kept (code, number, rules, digest, position) VALUES (?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE"
    " SET number = excluded.number, rules = excluded.rules, digest = excluded.digest, position = excluded.position"
)

SET_ENDED = "INSERT INTO ended (code, row) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET row = excluded.row"

SET_REVIEW = (
    "INSERT INTO reviews (id, created, review) VALUES (?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET created = excluded.created, review = excluded.review"
)

SET_VALUE = "INSERT INTO hall (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


STALE = "ratings-stale:"
"""In the table `hall`, with the name of a game: whose its finished games are has changed, and so have the ratings."""


def change_values(code: str, change: Change) -> tuple[Any, ...]:
    left = msgspec.json.encode(change.left).decode()
    waiting = None if change.waiting is None else msgspec.json.encode(change.waiting).decode()
    how = None if change.how is None else int(change.how)
    return (code, change.number, change.kind, change.seat, change.what, change.at, left, waiting, change.lost, how)


def read_change(row: Sequence[Any]) -> Change:
    kind: Kind = row[1]
    how = None if row[8] is None else How(row[8])
    return Change(row[0], kind, row[2], row[3], row[4], read_left(row[5]), read_waiting(row[6]), row[7], how)


def read_left(written: str) -> tuple[int | None, ...]:
    return msgspec.json.decode(written, type=tuple[int | None, ...])


def clock_values(row: ClockRow) -> tuple[Any, ...]:
    return (row.code, row.number, msgspec.json.encode(row.left).decode())


def write_account(connection: Connection, code: str, account: Account) -> None:
    told = [(code, number, zlib.compress(msgspec.json.encode(said))) for number, said in account.told.items() if said]
    if told:
        connection.executemany(SET_TOLD, told)
    kept = account.kept
    if kept is not None:
        values = (code, kept.number, kept.rules, kept.digest, kept.position)
        connection.execute(SET_KEPT, values)
    if account.ended is not None:
        ended = msgspec.json.encode(account.ended).decode()
        connection.execute(SET_ENDED, (code, ended))


def read_waiting(written: str | None) -> tuple[Seat, ...] | None:
    return None if written is None else msgspec.json.decode(written, type=tuple[Seat, ...])


def seat_values(code: str, row: SeatRow) -> tuple[Any, ...]:
    return (code, row.seat, msgspec.json.encode(row).decode())


def write_owner(connection: Connection, code: str, row: SeatRow) -> None:
    """Whose a seat is, with the result of a game that is over."""
    connection.execute(SET_SEAT, seat_values(code, row))
    connection.execute(
        "UPDATE results SET person = ? WHERE number = (SELECT number FROM finished WHERE code = ?) AND seat = ?",
        (row.person, code, row.seat),
    )
    rated = connection.execute("SELECT game FROM finished WHERE code = ? AND rated = 1", (code,)).fetchone()
    if rated is not None:
        connection.execute(SET_VALUE, (f"{STALE}{rated[0]}", "1"))
