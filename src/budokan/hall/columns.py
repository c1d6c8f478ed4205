"""How rows stand in the columns of the store: what is written of each, and how it is read again."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from budokan.hall.rows import Account, Change, ClockRow, Kind, SeatRow
from budokan.kernel.texts import Seat

LAST_RESTART = "SELECT number, position FROM restarts WHERE code = ? ORDER BY number DESC LIMIT 1"

ADD_CHANGE = "INSERT INTO changes (code, number, kind, seat, what, at, left, waiting, lost) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"

SET_SEAT = "INSERT OR REPLACE INTO seats (code, seat, row) VALUES (?, ?, ?)"

SET_CLOCK = "INSERT OR REPLACE INTO clocks (code, number, left) VALUES (?, ?, ?)"


STALE = "ratings-stale:"
"""In the table `hall`, with the name of a game: whose its finished games are has changed, and so have the ratings."""


def change_values(code: str, change: Change) -> tuple[Any, ...]:
    left = msgspec.json.encode(change.left).decode()
    waiting = None if change.waiting is None else msgspec.json.encode(change.waiting).decode()
    return (code, change.number, change.kind, change.seat, change.what, change.at, left, waiting, change.lost)


def read_change(row: Sequence[Any]) -> Change:
    kind: Kind = row[1]
    return Change(row[0], kind, row[2], row[3], row[4], read_left(row[5]), read_waiting(row[6]), row[7])


def read_left(written: str) -> tuple[int | None, ...]:
    return msgspec.json.decode(written, type=tuple[int | None, ...])


def clock_values(row: ClockRow) -> tuple[Any, ...]:
    return (row.code, row.number, msgspec.json.encode(row.left).decode())


def write_account(at: sqlite3.Connection, code: str, account: Account) -> None:
    told = [(code, number, zlib.compress(msgspec.json.encode(said))) for number, said in account.told.items() if said]
    if told:
        at.executemany("INSERT OR REPLACE INTO told (code, number, entries) VALUES (?, ?, ?)", told)
    kept = account.kept
    if kept is not None:
        values = (code, kept.number, kept.rules, kept.digest, kept.position)
        at.execute("INSERT OR REPLACE INTO kept (code, number, rules, digest, position) VALUES (?, ?, ?, ?, ?)", values)
    if account.ended is not None:
        ended = msgspec.json.encode(account.ended).decode()
        at.execute("INSERT OR REPLACE INTO ended (code, row) VALUES (?, ?)", (code, ended))


def read_waiting(written: str | None) -> tuple[Seat, ...] | None:
    return None if written is None else msgspec.json.decode(written, type=tuple[Seat, ...])


def seat_values(code: str, row: SeatRow) -> tuple[Any, ...]:
    return (code, row.seat, msgspec.json.encode(row).decode())


def write_owner(at: sqlite3.Connection, code: str, row: SeatRow) -> None:
    """Whose a seat is, with the result of a game that is over."""
    at.execute(SET_SEAT, seat_values(code, row))
    at.execute(
        "UPDATE results SET person = ? WHERE number = (SELECT number FROM finished WHERE code = ?) AND seat = ?",
        (row.person, code, row.seat),
    )
    rated = at.execute("SELECT game FROM finished WHERE code = ? AND rated", (code,)).fetchone()
    if rated is not None:
        at.execute("INSERT OR REPLACE INTO hall VALUES (?, '1')", (f"{STALE}{rated[0]}",))
