"""Passkeys in the store: of each its id, its public key and how often it was used."""

from __future__ import annotations

from budokan.hall.store import Store
from budokan.hall.storing.database import Connection, hold


class KeptPasskeys:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, person: int, public: bytes, count: int, now: int, most: int) -> bool:
        """False if there is one of this id already, or this person has so many."""
        add = "INSERT INTO passkeys (id, person, public, count, made, used) VALUES (?, ?, ?, ?, ?, ?)"

        def work(connection: Connection) -> bool:
            hold(connection, f"passkeys of {person}")
            (kept,) = connection.execute("SELECT count(*) FROM passkeys WHERE person = ?", (person,)).fetchone()
            if kept >= most or connection.execute("SELECT 1 FROM passkeys WHERE id = ?", (id,)).fetchone() is not None:
                return False
            connection.execute(add, (id, person, public, count, now, now))
            return True

        return await self._store.do(work)

    async def used(self, id: str, count: int, now: int) -> None:
        change = "UPDATE passkeys SET count = ?, used = ? WHERE id = ?"
        await self._store.do(lambda connection: connection.execute(change, (count, now, id)))

    async def found(self, id: str) -> tuple[int, bytes, int] | None:
        """Whose it is, its public key, how often it was used."""

        def work(connection: Connection) -> tuple[int, bytes, int] | None:
            row = connection.execute("SELECT person, public, count FROM passkeys WHERE id = ?", (id,)).fetchone()
            return None if row is None else (row[0], row[1], row[2])

        return await self._store.do(work)

    async def ids(self, person: int) -> list[str]:
        question = "SELECT id FROM passkeys WHERE person = ?"
        return await self._store.do(lambda connection: [row[0] for row in connection.execute(question, (person,))])

    async def forget(self, person: int) -> None:
        await self._store.do(lambda connection: connection.execute("DELETE FROM passkeys WHERE person = ?", (person,)))
