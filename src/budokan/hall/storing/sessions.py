"""Which process of a hall has which room, in PostgreSQL.

A process writes by one session, and the session has a number and a lock on it: as long as the server knows the session the lock
is held, and when it ends, however it ends, the lock is free. A row of `rooms` says which session has a room. Nobody takes a
room from a session whose lock is held; so whatever is written by a session is written by who has the room, and nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from budokan.hall.storing.database import Connection
from budokan.hall.storing.postgres_schema import APPLICATION
from budokan.kernel.texts import Seat

KEY = f"hashtextextended(current_schema() || chr(32) || 'session' || chr(32) || CAST(? AS TEXT), {APPLICATION})"

WHOSE = "SELECT session, address, build FROM rooms LEFT JOIN sessions ON sessions.number = session WHERE code = ?"

AT_A_TIME = 10
"""Rooms of a session that has ended which one process takes over at a time: the others take their part."""

FORGOTTEN = 600
"""Seconds after which what an address has used up is as good as nothing."""


class Here(NamedTuple):
    """Who is at a table that another process has."""

    seats: tuple[Seat, ...] = ()
    watchers: int = 0


class Used(NamedTuple):
    """How much of a limit an address has used up at a process: since it began, or at this moment."""

    session: int
    limit: str
    address: str
    much: int


class Taken(NamedTuple):
    """What came of asking for a room: where the process is that has it, or by which code it was played before, if it was."""

    elsewhere: str | None = None
    build: str = ""


class Adopted(NamedTuple):
    """Rooms of a session that has ended, and by which code it played."""

    codes: list[str]
    build: str = ""


def begin(connection: Connection, reached: str, build: str = "") -> int:
    """A new session, which other processes reach at this address. Its lock is held before anybody can know of it."""
    (number,) = connection.execute("SELECT nextval(pg_get_serial_sequence('sessions', 'number'))").fetchone()
    connection.execute(f"SELECT pg_advisory_lock({KEY})", (number,))
    connection.execute("INSERT INTO sessions (number, address, build) VALUES (?, ?, ?)", (number, reached, build))
    return int(number)


def reach(connection: Connection, number: int, address: str) -> None:
    """This is where the session is reached."""
    connection.execute("UPDATE sessions SET address = ? WHERE number = ?", (address, number))


def has_ended(connection: Connection, number: int) -> bool:
    """Whether the server knows this session no longer."""
    tried = f"SELECT CASE WHEN pg_try_advisory_lock({KEY}) THEN pg_advisory_unlock({KEY}) ELSE FALSE END"
    return bool(connection.execute(tried, (number, number)).fetchone()[0])


def go_on(connection: Connection, before: int, number: int) -> set[str]:
    """The line had broken and is open again: the rooms of the session before that nobody has taken meanwhile."""
    rows = connection.execute("UPDATE rooms SET session = ? WHERE session = ? RETURNING code", (number, before)).fetchall()
    end(connection, before)
    return {row[0] for row in rows}


def own(connection: Connection, number: int) -> list[str]:
    """The rooms this session has."""
    rows = connection.execute("SELECT code FROM rooms WHERE session = ? ORDER BY code", (number,)).fetchall()
    return [row[0] for row in rows]


def leave(connection: Connection, number: int) -> None:
    """The session writes nothing more at any table: what it has is for who wants it."""
    connection.execute(f"SELECT pg_advisory_unlock({KEY})", (number,))


def end(connection: Connection, number: int) -> None:
    connection.execute("DELETE FROM used WHERE session = ?", (number,))
    connection.execute(
        "DELETE FROM sessions WHERE number = ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE session = ?)", (number, number)
    )


def take(connection: Connection, number: int, code: str) -> Taken:
    """Have this room, unless another process has it."""
    while True:
        if connection.execute(
            "INSERT INTO rooms (code, session) VALUES (?, ?) ON CONFLICT (code) DO NOTHING", (code, number)
        ).rowcount:
            return Taken()
        row = connection.execute(f"{WHOSE} FOR UPDATE OF rooms", (code,)).fetchone()
        if row is None:  # it was put away between the two
            continue
        holder, address, build = int(row[0]), row[1] or "", row[2] or ""
        if holder == number:
            return Taken()
        if not has_ended(connection, holder):
            return Taken(str(address))
        connection.execute("UPDATE rooms SET session = ?, here = '' WHERE code = ?", (number, code))
        return Taken(None, str(build))


def free(connection: Connection, number: int, code: str) -> None:
    """Nobody has this room any more; the next who wants it takes it."""
    connection.execute("DELETE FROM rooms WHERE code = ? AND session = ?", (code, number))


def others(connection: Connection, number: int) -> list[tuple[int, str]]:
    """The sessions beside this one, also those that have ended and were not cleared away yet."""
    found = connection.execute("SELECT number, address FROM sessions WHERE number <> ? ORDER BY number", (number,)).fetchall()
    return [(int(row[0]), str(row[1])) for row in found]


def ended(connection: Connection, number: int) -> list[int]:
    """The sessions beside this one that have ended."""
    return [other for other, _ in others(connection, number) if has_ended(connection, other)]


def adopt(connection: Connection, number: int, other: int) -> Adopted:
    """Take over some rooms of a session that has ended; one without any is forgotten."""
    some = f"SELECT code FROM rooms WHERE session = ? ORDER BY code LIMIT {AT_A_TIME} FOR UPDATE SKIP LOCKED"
    change = f"UPDATE rooms SET session = ?, here = '' WHERE code IN ({some}) RETURNING code"
    codes = [row[0] for row in connection.execute(change, (number, other)).fetchall()]
    row = connection.execute("SELECT build FROM sessions WHERE number = ?", (other,)).fetchone()
    if not codes:
        end(connection, other)
    return Adopted(codes, "" if row is None else str(row[0]))


def say_here(connection: Connection, number: int, who: Iterable[tuple[str, Here]]) -> None:
    """Who is at these tables now, for the lobbies of the other processes."""
    values = [(msgspec.json.encode(here).decode(), code, number) for code, here in who]
    connection.executemany("UPDATE rooms SET here = ? WHERE code = ? AND session = ?", values)


def here(connection: Connection, code: str) -> Here | None:
    """Who is at a table that some process has; None where none has it."""
    row = connection.execute("SELECT here FROM rooms WHERE code = ?", (code,)).fetchone()
    if row is None:
        return None
    return msgspec.json.decode(row[0], type=Here) if row[0] else Here()


def say_used(connection: Connection, number: int, used: Sequence[Used]) -> None:
    """What addresses have used up here."""
    values = [(number, one.limit, one.address, one.much) for one in used]
    connection.executemany(
        "INSERT INTO used (session, way, address, count, at) VALUES (?, ?, ?, ?, now()) ON CONFLICT (session, way, address)"
        " DO UPDATE SET count = excluded.count, at = excluded.at",
        values,
    )


def used(connection: Connection, number: int) -> list[Used]:
    """What was used up elsewhere lately."""
    question = "SELECT session, way, address, count FROM used WHERE session <> ? AND at > now() - CAST('5 seconds' AS INTERVAL)"
    return [Used(*row) for row in connection.execute(question, (number,)).fetchall()]


def forget_used(connection: Connection) -> None:
    connection.execute(f"DELETE FROM used WHERE at < now() - CAST('{FORGOTTEN} seconds' AS INTERVAL)")
