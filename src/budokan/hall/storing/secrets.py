"""Secrets that lead somewhere once and not for long, by what they hash to. Any process of the hall knows them."""

from __future__ import annotations

from typing import NamedTuple

from budokan.hall.names import hash_of
from budokan.hall.store import Store
from budokan.hall.storing.database import Connection


class Secret(NamedTuple):
    """Whom it leads to, if anybody in particular, and whether somebody has come by it."""

    hashed: str
    person: int | None
    until: int
    used: bool


class Secrets:
    """The secrets of one kind. Where too many are about, the oldest make room."""

    def __init__(self, store: Store, kind: str, most: int) -> None:
        self._store = store
        self._kind = kind
        self._most = most

    async def add(self, secret: str, person: int | None, until: int, *, alone: bool = False) -> None:
        """From now on this one holds; `alone`: it ends the one its person had before."""
        hashed = hash_of(secret)

        def work(connection: Connection) -> None:
            (last,) = connection.execute("SELECT coalesce(max(until), 0) FROM secrets WHERE kind = ?", (self._kind,)).fetchone()
            values = (hashed, self._kind, person, max(until, last + 1))  # so that the oldest can be told from the others
            if alone:
                connection.execute("DELETE FROM secrets WHERE kind = ? AND person = ?", (self._kind, person))
            connection.execute("INSERT INTO secrets (hash, kind, person, until, used) VALUES (?, ?, ?, ?, 0)", values)
            newest = "SELECT hash FROM secrets WHERE kind = ? ORDER BY until DESC, hash LIMIT ?"
            room = f"DELETE FROM secrets WHERE kind = ? AND hash NOT IN ({newest})"
            connection.execute(room, (self._kind, self._kind, self._most))

        await self._store.do(work)

    async def find(self, secret: str, now: int) -> Secret | None:
        """As long as nobody has used it and its time is not over."""
        question = "SELECT hash, person, until, used FROM secrets WHERE hash = ? AND kind = ? AND used = 0 AND until >= ?"
        row = await self._store.do(
            lambda connection: connection.execute(question, (hash_of(secret), self._kind, now)).fetchone()
        )
        return None if row is None else _read(row)

    async def use(self, secret: str, now: int) -> Secret | None:
        """The same, and from now on it leads nowhere; of two who come with it at once one is too late."""
        change = (
            "UPDATE secrets SET used = 1 WHERE hash = ? AND kind = ? AND used = 0 AND until >= ?"
            " RETURNING hash, person, until, used"
        )
        row = await self._store.do(lambda connection: connection.execute(change, (hash_of(secret), self._kind, now)).fetchone())
        return None if row is None else _read(row)

    async def drop(self, secret: str) -> None:
        """It leads nowhere, and takes nobody's place."""
        values = (hash_of(secret), self._kind)
        await self._store.do(lambda connection: connection.execute("DELETE FROM secrets WHERE hash = ? AND kind = ?", values))

    async def was_used(self, person: int) -> bool:
        question = "SELECT max(used) FROM secrets WHERE kind = ? AND person = ?"
        (used,) = await self._store.do(lambda connection: connection.execute(question, (self._kind, person)).fetchone())
        return bool(used)

    async def forget(self, person: int) -> None:
        values = (self._kind, person)
        await self._store.do(lambda connection: connection.execute("DELETE FROM secrets WHERE kind = ? AND person = ?", values))

    async def sweep(self, before: int) -> None:
        values = (self._kind, before)
        await self._store.do(lambda connection: connection.execute("DELETE FROM secrets WHERE kind = ? AND until < ?", values))


def _read(row: tuple[str, int | None, int, int]) -> Secret:
    return Secret(row[0], row[1], row[2], bool(row[3]))
