"""Notices in the store: what is to be sent is written down before it is sent, and marked as being sent before it leaves."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence

from budokan.hall.names import hash_of
from budokan.hall.notices.facts import Kind
from budokan.hall.notices.rows import Call, Channel, Due, Sending, Ticket, Wishes, read, written
from budokan.hall.rows import SeatRow
from budokan.hall.store import Store
from budokan.hall.storing.database import Connection, hold
from budokan.hall.storing.invitations import IN_THE_HALL

FORGOTTEN_AFTER = 60 * 86_400_000
"""Milliseconds after which a notice nobody has answered by looking is forgotten."""

UNCONFIRMED = 2 * 86_400_000
"""Milliseconds somebody has to confirm an address."""

MOST_AT_ONCE = 64
"""Notices that are taken up at a time."""

MOST_COMPANIONS = 500
"""Seats beside one's own that are looked at for who might be invited."""

SET_WISHES = "INSERT INTO wishes (person, row) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET row = excluded.row"

SET_CHANNEL = (
    "INSERT INTO channels (id, person, row) VALUES (?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET person = excluded.person, row = excluded.row"
)

When = Callable[[Wishes, Call, int], int]
"""The moment at which somebody with these wishes is called, given the moment it happened."""


class Keeping:
    """What the store knows of notices."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def secret(self, name: str, new: Callable[[], str]) -> str:
        """A secret of the hall's own, made when it is first needed. It lies in the hall's file, for its owner alone."""

        def work(connection: Connection) -> str:
            connection.execute("INSERT INTO hall (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", (name, new()))
            return str(connection.execute("SELECT value FROM hall WHERE key = ?", (name,)).fetchone()[0])

        return await self._store.do(work)

    # People and their channels.

    async def wishes(self, person: int) -> Wishes:
        return await self._store.do(lambda connection: _wishes(connection, person))

    async def set_wishes(self, person: int, wishes: Wishes) -> None:
        values = (person, written(wishes))
        await self._store.do(lambda connection: connection.execute(SET_WISHES, values))

    async def channels(self, person: int) -> list[Channel]:
        return await self._store.do(lambda connection: _channels(connection, person))

    async def channel(self, id: str) -> Channel | None:
        return await self._store.do(lambda connection: _channel(connection, id))

    async def set_channel(self, one: Channel) -> None:
        await self._store.do(lambda connection: _set_channel(connection, one))

    async def change_channel(self, id: str, change: Callable[[Channel], Channel]) -> Channel | None:
        """What has become of a channel; None if there is none any more."""

        def work(connection: Connection) -> Channel | None:
            hold(connection, f"channel {id}")
            found = _channel(connection, id)
            if found is None:
                return None
            changed = change(found)
            _set_channel(connection, changed)
            return changed

        return await self._store.do(work)

    async def remove_channel(self, id: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM channels WHERE id = ?", (id,))
            connection.execute("DELETE FROM notices WHERE channel = ? AND state = 'due'", (id,))

        await self._store.do(work)

    async def reachable(self, person: int | None = None) -> dict[int, tuple[Kind, ...]]:
        """Everybody who can be called, or this one if they can, and what for."""

        def work(connection: Connection) -> dict[int, tuple[Kind, ...]]:
            everybody = "SELECT row FROM channels"
            asked = (
                connection.execute(everybody)
                if person is None
                else connection.execute(f"{everybody} WHERE person = ?", (person,))
            )
            found: list[Channel] = [read(Channel, row[0]) for row in asked.fetchall()]
            return {one.person: _wishes(connection, one.person).kinds for one in found if one.calls}

        return await self._store.do(work)

    # Calls.

    async def called(self, *, alone: bool = True) -> set[tuple[int, str]]:
        """Who was called to which table and has not looked since; what was being sent when the hall went down is marked.

        Where this process is not `alone` another may be sending it.
        """

        def work(connection: Connection) -> set[tuple[int, str]]:
            if alone:
                connection.execute("UPDATE notices SET state = 'unknown' WHERE state = 'sending'")
            question = "SELECT DISTINCT person, code FROM notices WHERE channel != ?"
            return {(row[0], row[1]) for row in connection.execute(question, (IN_THE_HALL,))}

        return await self._store.do(work)

    async def tables_that_wait(self) -> list[tuple[int, str]]:
        """People who can be called, and the tables under way at which they sit."""
        question = (
            "SELECT DISTINCT seats.person, seats.code FROM seats JOIN tables ON tables.code = seats.code"
            " JOIN channels ON channels.person = seats.person WHERE tables.state = 'running'"
        )
        return await self._store.do(lambda connection: [(row[0], row[1]) for row in connection.execute(question)])

    async def seat_of(self, person: int, code: str) -> int | None:
        question = "SELECT seat FROM seats WHERE code = ? AND person = ?"
        row = await self._store.do(lambda connection: connection.execute(question, (code, person)).fetchone())
        return None if row is None else int(row[0])

    async def companions(self, person: int) -> list[tuple[int, SeatRow, str]]:
        """Who sat at a table with this person: who they are, their seat and its table, the newest first."""
        question = (
            "SELECT other.person, other.row, other.code FROM seats AS own JOIN seats AS other ON other.code = own.code"
            " JOIN tables ON tables.code = own.code WHERE own.person = ? AND other.person IS NOT NULL"
            " AND other.person != own.person ORDER BY tables.created DESC, other.code, other.seat LIMIT ?"
        )
        rows = await self._store.do(lambda connection: connection.execute(question, (person, MOST_COMPANIONS)).fetchall())
        return [(other, read(SeatRow, row), code) for other, row, code in rows]

    async def write(self, news: Sequence[Call | tuple[int, str]], now: int, when: When) -> None:
        """Calls, and who has looked at which table since, in the order in which they came."""

        def work(connection: Connection) -> None:
            for one in news:
                if isinstance(one, Call):
                    _call(connection, one, now, when)
                else:
                    connection.execute(
                        "DELETE FROM notices WHERE person = ? AND code = ? AND channel != ?", (*one, IN_THE_HALL)
                    )

        await self._store.do(work)

    async def due(self, now: int, of_one: int, busy: Collection[int]) -> list[Due]:
        """What may be sent now, the oldest first: so many of each person, and none of those who are busy receiving."""
        free = f" AND person NOT IN ({', '.join('?' for _ in busy)})" if busy else ""
        ranked = (
            "SELECT id, channel, made, tries, row, due, row_number() OVER (PARTITION BY person ORDER BY due, id) AS place"
            f" FROM notices WHERE state = 'due' AND due <= ?{free}"
        )
        question = f"SELECT id, channel, made, tries, row FROM ({ranked}) AS ranked WHERE place <= ? ORDER BY due, id LIMIT ?"

        def work(connection: Connection) -> list[Due]:
            found = []
            for id, channel, made, tries, row in connection.execute(question, (now, *busy, of_one, MOST_AT_ONCE)).fetchall():
                call, way = read(Call, row), _channel(connection, channel)
                if way is None or not way.calls:
                    connection.execute("DELETE FROM notices WHERE id = ?", (id,))
                else:
                    found.append(Due(id, call, way, _wishes(connection, call.person), made, tries))
            return found

        return await self._store.do(work)

    async def next_due(self, now: int) -> int | None:
        """When something is due that is not yet."""
        question = "SELECT min(due) FROM notices WHERE state = 'due' AND due > ?"
        found: int | None = await self._store.do(lambda connection: connection.execute(question, (now,)).fetchone()[0])
        return found

    async def begin(self, id: int) -> bool:
        """Marked as being sent, before it is: whatever happens then, it is not sent twice. False if it is no longer wanted."""
        change = "UPDATE notices SET state = 'sending', tries = tries + 1 WHERE id = ? AND state = 'due'"
        return await self._store.do(lambda connection: connection.execute(change, (id,)).rowcount == 1)

    async def put_off(self, id: int, due: int) -> None:
        await self._store.do(
            lambda connection: connection.execute("UPDATE notices SET due = ? WHERE id = ? AND state = 'due'", (due, id))
        )

    async def settle(self, id: int, state: Sending, due: int = 0) -> None:
        await self._store.do(
            lambda connection: connection.execute("UPDATE notices SET state = ?, due = ? WHERE id = ?", (state, due, id))
        )

    async def drop(self, id: int) -> None:
        await self._store.do(lambda connection: connection.execute("DELETE FROM notices WHERE id = ?", (id,)))

    async def sweep(self, now: int) -> None:
        """What nobody needs any more."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM notices WHERE made < ? AND state != 'sending'", (now - FORGOTTEN_AFTER,))
            connection.execute("DELETE FROM tickets WHERE until < ?", (now,))
            for (row,) in connection.execute("SELECT row FROM channels").fetchall():
                one = read(Channel, row)
                if not one.confirmed and one.made < now - UNCONFIRMED:
                    connection.execute("DELETE FROM channels WHERE id = ?", (one.id,))

        await self._store.do(work)

    # Tickets.

    async def new_ticket(self, person: int, code: str, until: int) -> str:
        ticket = secrets.token_urlsafe(24)
        values = (hash_of(ticket), person, code, until)
        await self._store.do(
            lambda connection: connection.execute("INSERT INTO tickets (hash, person, code, until) VALUES (?, ?, ?, ?)", values)
        )
        return ticket

    async def ticket(self, ticket: str, now: int) -> Ticket | None:
        """Whom it would let in where."""
        question = "SELECT person, code, until FROM tickets WHERE hash = ?"
        row = await self._store.do(lambda connection: connection.execute(question, (hash_of(ticket),)).fetchone())
        return Ticket(row[0], row[1]) if row is not None and row[2] >= now else None

    async def use_ticket(self, ticket: str, now: int) -> Ticket | None:
        """BK-11.4: whom it lets in where, once."""

        def work(connection: Connection) -> Ticket | None:
            gone = "DELETE FROM tickets WHERE hash = ? RETURNING person, code, until"
            row = connection.execute(gone, (hash_of(ticket),)).fetchone()
            return Ticket(row[0], row[1]) if row is not None and row[2] >= now else None

        return await self._store.do(work)


def _wishes(connection: Connection, person: int) -> Wishes:
    row = connection.execute("SELECT row FROM wishes WHERE person = ?", (person,)).fetchone()
    found: Wishes = Wishes() if row is None else read(Wishes, row[0])
    return found


def _channels(connection: Connection, person: int) -> list[Channel]:
    rows = connection.execute("SELECT row FROM channels WHERE person = ?", (person,)).fetchall()
    found: list[Channel] = [read(Channel, row[0]) for row in rows]
    return sorted(found, key=lambda one: (one.made, one.id))


def _channel(connection: Connection, id: str) -> Channel | None:
    row = connection.execute("SELECT row FROM channels WHERE id = ?", (id,)).fetchone()
    found: Channel | None = None if row is None else read(Channel, row[0])
    return found


def _set_channel(connection: Connection, one: Channel) -> None:
    connection.execute(SET_CHANNEL, (one.id, one.person, written(one)))


def _call(connection: Connection, call: Call, now: int, when: When) -> None:
    """BK-11.1: written down for every channel, unless they have been called to this table and have not looked since."""
    question = "SELECT 1 FROM notices WHERE person = ? AND code = ? AND channel != ?"
    known = connection.execute(question, (call.person, call.code, IN_THE_HALL)).fetchone()
    if known:
        return
    due = when(_wishes(connection, call.person), call, now)
    for one in _channels(connection, call.person):
        if one.calls:
            connection.execute(
                "INSERT INTO notices (person, code, channel, state, due, made, tries, row) VALUES (?, ?, ?, 'due', ?, ?, 0, ?)",
                (call.person, call.code, one.id, max(due, one.wait), now, written(call)),
            )
