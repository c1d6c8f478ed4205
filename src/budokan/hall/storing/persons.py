"""The people a hall knows, each by keys of their own: one for every device. The store keeps hashes of keys, never a key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from budokan.hall.days import Days
from budokan.hall.names import hash_of, new_token
from budokan.hall.notices.rows import Channel, read, written
from budokan.hall.rows import Person, SeatRow
from budokan.hall.schemas.people import KeptDeck, PersonForm
from budokan.hall.store import Store
from budokan.hall.storing.columns import write_owner
from budokan.hall.storing.database import Connection, hold
from budokan.hall.timekeeping import Timekeeper

Change = Callable[[Sequence[SeatRow]], SeatRow | None]
"""What becomes of the seats of a table: the one that changes, or none."""

MOST_KEYS = 20
"""Devices on which somebody is known at a time; the one that was not used for longest makes room."""

SEEN_AFTER = 3_600_000
"""Milliseconds after which it is written down again that somebody was here."""

_COLUMNS = "persons.id, name, language, look, listed, days, created, persons.seen"


class SeatAt(NamedTuple):
    """Where somebody sits: at which table, as which row, the state of the table and its setup as it was written."""

    code: str
    row: SeatRow
    state: str
    setup: str


class Persons:
    """Finds people by their keys and keeps what they have settled."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self._store = store
        self._time = time

    # Who it is.

    async def known_by(self, key: str | None) -> Person | None:
        """BK-10.1: the person whose key this is. That they were here is written down, but not with every step."""
        if key is None:
            return None
        hashed, now = hash_of(key), self._time.now()

        def work(connection: Connection) -> Person | None:
            found = f"SELECT {_COLUMNS}, keys.seen FROM keys JOIN persons ON persons.id = keys.person WHERE hash = ?"
            row = connection.execute(found, (hashed,)).fetchone()
            if row is None:
                return None
            if min(row[7], row[8]) < now - SEEN_AFTER:
                connection.execute("UPDATE persons SET seen = ? WHERE id = ?", (now, row[0]))
                connection.execute("UPDATE keys SET seen = ? WHERE hash = ?", (now, hashed))
            return _read(row)

        return await self._store.do(work)

    async def person(self, id: int) -> Person | None:
        def work(connection: Connection) -> Person | None:
            row = connection.execute(f"SELECT {_COLUMNS} FROM persons WHERE id = ?", (id,)).fetchone()
            return None if row is None else _read(row)

        return await self._store.do(work)

    async def newcomer(self, name: str) -> tuple[Person, str]:
        """BK-10.1: somebody new, and the key by which they are known from now on."""
        now, key = self._time.now(), new_token()

        def work(connection: Connection) -> Person:
            (id,) = connection.execute(
                "INSERT INTO persons (name, language, look, listed, days, decks, created, seen)"
                " VALUES (?, '', '', 0, NULL, '[]', ?, ?) RETURNING id",
                (name, now, now),
            ).fetchone()
            _add_key(connection, id, key, now)
            return Person(id=id, name=name, language="", look="", listed=False, days=None, created=now, seen=now)

        return await self._store.do(work), key

    async def further_key(self, person: int) -> str | None:
        """BK-10.3: a key for one more device; None if nobody is known by this number any more."""
        now, key = self._time.now(), new_token()

        def work(connection: Connection) -> str | None:
            if connection.execute("SELECT 1 FROM persons WHERE id = ?", (person,)).fetchone() is None:
                return None
            _add_key(connection, person, key, now)
            return key

        return await self._store.do(work)

    async def devices(self, person: int) -> int:
        question = "SELECT count(*) FROM keys WHERE person = ?"
        return await self._store.do(lambda connection: int(connection.execute(question, (person,)).fetchone()[0]))

    async def lock_others_out(self, person: int, key: str) -> None:
        """Every other device finds itself a stranger."""
        values = (person, hash_of(key))
        await self._store.do(lambda connection: connection.execute("DELETE FROM keys WHERE person = ? AND hash != ?", values))

    # What they have settled.

    async def settle(self, person: int, form: PersonForm) -> None:
        days = None if form.days is None else msgspec.json.encode(form.days).decode()
        values = (form.name, form.language, form.look, int(form.listed), days, person)
        change = "UPDATE persons SET name = ?, language = ?, look = ?, listed = ?, days = ? WHERE id = ?"
        await self._store.do(lambda connection: connection.execute(change, values))

    async def decks(self, person: int) -> list[KeptDeck]:
        question = "SELECT decks FROM persons WHERE id = ?"
        row = await self._store.do(lambda connection: connection.execute(question, (person,)).fetchone())
        return [] if row is None else msgspec.json.decode(row[0], type=list[KeptDeck])

    async def keep_decks(self, person: int, decks: Sequence[KeptDeck]) -> None:
        values = (msgspec.json.encode(decks).decode(), person)
        await self._store.do(lambda connection: connection.execute("UPDATE persons SET decks = ? WHERE id = ?", values))

    # Their seats.

    async def seats(self, person: int, newest: int) -> list[SeatAt]:
        """Where they sit or sat, the newest table first."""
        question = (
            "SELECT seats.code, row, state, setup FROM seats JOIN tables ON tables.code = seats.code"
            " WHERE person = ? ORDER BY created DESC, seats.code LIMIT ?"
        )
        rows = await self._store.do(lambda connection: connection.execute(question, (person, newest)).fetchall())
        return [SeatAt(code, msgspec.json.decode(row, type=SeatRow), state, setup) for code, row, state, setup in rows]

    async def under_way(self, person: int, newest: int) -> list[tuple[str, int]]:
        """The tables that wait for players or are being played, and their seat there, the newest first."""
        question = (
            "SELECT seats.code, seat FROM seats JOIN tables ON tables.code = seats.code WHERE person = ?"
            " AND state IN ('waiting', 'running') ORDER BY created DESC, seats.code LIMIT ?"
        )
        return await self._store.do(
            lambda connection: [(code, seat) for code, seat in connection.execute(question, (person, newest))]
        )

    async def give_seat(self, code: str, row: SeatRow) -> None:
        """BK-10.2: the seat is this person's from now on."""
        await self._store.do(lambda connection: write_owner(connection, code, row))

    async def change_seat(self, code: str, change: Change) -> bool:
        """The same for a table that sleeps: its seat as this makes it, if any."""

        def work(connection: Connection) -> bool:
            hold(connection, f"seats of {code}")
            rows = connection.execute("SELECT row FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
            row = change([msgspec.json.decode(one[0], type=SeatRow) for one in rows])
            if row is not None:
                write_owner(connection, code, row)
            return row is not None

        return await self._store.do(work)

    async def tables_of(self, person: int) -> list[str]:
        question = "SELECT code FROM seats WHERE person = ?"
        return await self._store.do(lambda connection: [row[0] for row in connection.execute(question, (person,))])

    async def take_over(self, person: int, other: int) -> None:
        """BK-10.4: what else was the other's is theirs, and nobody is known as the other any more."""

        def work(connection: Connection) -> None:
            connection.execute("UPDATE passkeys SET person = ? WHERE person = ?", (person, other))
            for id, row in connection.execute("SELECT id, row FROM channels WHERE person = ?", (other,)).fetchall():
                theirs = written(replace(read(Channel, row), person=person))
                connection.execute("UPDATE channels SET person = ?, row = ? WHERE id = ?", (person, theirs, id))
            connection.execute("DELETE FROM keys WHERE person = ?", (other,))
            connection.execute("DELETE FROM persons WHERE id = ?", (other,))

        await self._store.do(work)


def _add_key(connection: Connection, person: int, key: str, now: int) -> None:
    connection.execute("INSERT INTO keys (hash, person, made, seen) VALUES (?, ?, ?, ?)", (hash_of(key), person, now, now))
    newest = "SELECT hash FROM keys WHERE person = ? ORDER BY seen DESC, made DESC, hash LIMIT ?"
    connection.execute(f"DELETE FROM keys WHERE person = ? AND hash NOT IN ({newest})", (person, person, MOST_KEYS))


def _read(row: Sequence[Any]) -> Person:
    days = None if row[5] is None else msgspec.json.decode(row[5], type=Days)
    return Person(
        id=row[0],
        name=row[1],
        language=row[2],
        look=row[3],
        listed=bool(row[4]),
        days=days,
        created=row[6],
        seen=row[7],
    )
