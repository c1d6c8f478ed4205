"""The store: every decision is on the disk before anybody hears of it.

Its thread writes whatever waits in one transaction (`storing/database_thread.py`). Rows are only added, but for the seats and
the state of a table: an undo is a row too. What else is kept and asked is in `storing/`, where the two databases are as well.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from time import gmtime, strftime
from typing import Any, TypeVar

import msgspec

from budokan.hall.rows import (
    NOTHING_ASKED,
    Account,
    AchievementRow,
    Brief,
    Change,
    ClockRow,
    Ended,
    Entry,
    Kept,
    Moment,
    Restart,
    SeatRow,
    Setup,
    SpokenRow,
    Stored,
    Upload,
)
from budokan.hall.schemas.tables import TableState
from budokan.hall.storing import results
from budokan.hall.storing.columns import (
    ADD_CHANGE,
    CHANGES_OF,
    DECISIONS,
    LAST_RESTART,
    SET_CLOCK,
    SET_MOMENT,
    SET_REVIEW,
    SET_SEAT,
    SET_VALUE,
    change_values,
    clock_values,
    read_change,
    read_left,
    read_waiting,
    seat_values,
    write_account,
)
from budokan.hall.storing.database import Connection
from budokan.hall.storing.database_thread import DatabaseThread
from budokan.hall.storing.errors import AlreadyWritten as AlreadyWritten
from budokan.hall.storing.errors import StoreError as StoreError
from budokan.hall.storing.opening import open_database, transaction

T = TypeVar("T")

NOTHING = Account()
"""Where nothing was told and there is no position to keep: before the deal."""

LINES_READ = 500
"""Lines of chat that come back with a table."""


OF_A_TABLE = (
    "SELECT state, setup FROM tables WHERE code = ?",
    "SELECT row FROM seats WHERE code = ? ORDER BY seat",
    CHANGES_OF,
    f"SELECT line FROM lines WHERE code = ? ORDER BY id DESC LIMIT {LINES_READ}",
    'SELECT "left", number FROM clocks WHERE code = ?',
    "SELECT number, rules, digest, position FROM kept WHERE code = ?",
    LAST_RESTART,
    "SELECT row FROM ended WHERE code = ?",
    "SELECT row FROM moments WHERE code = ?",
)
"""What is asked about one table."""


def _only(found: Sequence[Any]) -> Any:
    """The one row there is, if there is any."""
    return found[0] if found else None


class Store:
    """Everything a hall keeps, in the file of its folder or in the database at this address."""

    def __init__(self, folder: Path, address: str = "") -> None:
        self.folder = folder
        self.database = open_database(folder, address)
        try:
            with transaction(self.database) as connection:
                results.catch_up(connection)
        except BaseException:
            self.database.close()
            raise
        self.thread = DatabaseThread(self.database)

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        self.thread.close()

    async def do(self, work: Callable[[Connection], T], *, blind: bool = False) -> T:
        """Have this done by the store's thread, with whatever else waits, or not at all. See `DatabaseThread.do`."""
        return await self.thread.do(work, blind=blind)

    async def _at_table(self, code: str, work: Callable[[Connection], T], *, blind: bool = True) -> T:
        """The same for what changes a table: unless another process may have changed it meanwhile."""

        def checked(connection: Connection) -> T:
            self.database.check(code)
            return work(connection)

        return await self.do(checked, blind=blind)

    async def can_write(self) -> bool:
        """Whether something can be kept now: the database is there, is not full, and may be written to."""
        now = strftime("%Y-%m-%d %H:%M:%S", gmtime())
        try:
            await self.do(lambda connection: connection.execute(SET_VALUE, ("alive", now)))
        except StoreError:
            return False
        return True

    # What is written.

    async def add_table(
        self,
        setup: Setup,
        state: TableState,
        seats: Sequence[SeatRow],
        changes: Sequence[Change] = (),
        account: Account = NOTHING,
    ) -> None:
        """A new table, whole: how it is set up, who sits there, and, for a fork, what has been decided."""
        head = msgspec.json.encode(setup).decode()

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO tables (code, state, public, created, setup) VALUES (?, ?, ?, ?, ?)",
                (setup.code, state, int(setup.public), setup.created, head),
            )
            connection.executemany(
                "INSERT INTO seats (code, seat, row) VALUES (?, ?, ?)", [seat_values(setup.code, one) for one in seats]
            )
            connection.executemany(ADD_CHANGE, [change_values(setup.code, one) for one in changes])
            write_account(connection, setup.code, account)
            if state == "over":
                results.write(connection, setup.code)

        await self.do(work)

    async def add_change(
        self,
        code: str,
        change: Change,
        state: TableState,
        game: str = "",
        achievements: Sequence[AchievementRow] = (),
        account: Account = NOTHING,
        seats: Sequence[SeatRow] = (),
    ) -> None:
        """One decision or undo, `(table, number)` is unique; with the last one what the people have done in this game.

        BK-6.1: what was told with it, the position it led to and the seats that changed with it are written with it or not at
        all.
        """
        done = [(code, one.seat, game, one.at, msgspec.json.encode(one).decode()) for one in achievements]

        def work(connection: Connection) -> None:
            connection.execute(ADD_CHANGE, change_values(code, change))
            write_account(connection, code, account)
            connection.executemany(SET_SEAT, [seat_values(code, one) for one in seats])
            if state == "over":
                connection.execute("UPDATE tables SET state = 'over' WHERE code = ?", (code,))
                connection.executemany("INSERT INTO feats VALUES (?, ?, ?, ?, ?)", done)
                results.write(connection, code)

        await self._at_table(code, work, blind=state != "over")

    async def go_on_from(self, code: str, change: Change, position: dict[str, Any], account: Account) -> None:
        """BK-6.3: the game goes on from this position; all that was told before stays."""
        words = msgspec.json.encode(position).decode()

        def work(connection: Connection) -> None:
            connection.execute(ADD_CHANGE, change_values(code, change))
            connection.execute("INSERT INTO restarts (code, number, position) VALUES (?, ?, ?)", (code, change.number, words))
            connection.execute("UPDATE tables SET state = 'running' WHERE code = ?", (code,))
            write_account(connection, code, account)

        await self._at_table(code, work)

    async def keep(self, code: str, state: TableState, account: Account) -> None:
        """A table of a hall that kept less: from now on it is kept as any other."""

        def work(connection: Connection) -> None:
            connection.execute("UPDATE tables SET state = ? WHERE code = ?", (state, code))
            write_account(connection, code, account)

        await self._at_table(code, work)

    async def set_state(
        self,
        code: str,
        state: TableState,
        seats: Sequence[SeatRow],
        account: Account = NOTHING,
        clocks: Sequence[ClockRow] = (),
    ) -> None:
        """The state of a table and those of its seats that changed with it."""

        def work(connection: Connection) -> None:
            connection.execute("UPDATE tables SET state = ? WHERE code = ?", (state, code))
            connection.executemany(SET_SEAT, [seat_values(code, one) for one in seats])
            connection.executemany(SET_CLOCK, [clock_values(one) for one in clocks])
            write_account(connection, code, account)

        await self._at_table(code, work)

    async def set_setup(self, setup: Setup) -> None:
        """What is settled about a table that is over has changed: where it is played again."""
        values = (msgspec.json.encode(setup).decode(), setup.code)
        await self._at_table(
            setup.code, lambda connection: connection.execute("UPDATE tables SET setup = ? WHERE code = ?", values)
        )

    async def set_seats(self, code: str, seats: Sequence[SeatRow], clocks: Sequence[ClockRow] = ()) -> None:
        """Who sits there, and what is then left on the clocks."""

        def work(connection: Connection) -> None:
            connection.executemany(SET_SEAT, [seat_values(code, one) for one in seats])
            connection.executemany(SET_CLOCK, [clock_values(one) for one in clocks])

        await self._at_table(code, work)

    async def set_moment(self, code: str, moment: Moment) -> None:
        """What the people at a table are in the middle of; nothing is kept of nothing."""
        row = msgspec.json.encode(moment).decode()

        def work(connection: Connection) -> None:
            if moment == NOTHING_ASKED:
                connection.execute("DELETE FROM moments WHERE code = ?", (code,))
            else:
                connection.execute(SET_MOMENT, (code, row))

        await self._at_table(code, work)

    async def add_line(self, code: str, spoken: SpokenRow) -> None:
        values = (code, msgspec.json.encode(spoken).decode())
        await self._at_table(
            code, lambda connection: connection.execute("INSERT INTO lines (code, line) VALUES (?, ?)", values)
        )

    async def add_upload(self, upload: Upload, most: int) -> None:
        """Keep a record somebody brought; the oldest make room."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO uploads (id, created, text) VALUES (?, ?, ?)", (upload.id, upload.created, upload.text)
            )
            newest = "SELECT id FROM uploads ORDER BY created DESC, id LIMIT ?"
            connection.execute(f"DELETE FROM uploads WHERE id NOT IN ({newest})", (most,))

        await self.do(work)

    async def add_review(self, id: str, review: str, now: int, most: int) -> None:
        """Keep what was found looking back upon a replay; the oldest make room, for they can be found again."""

        def work(connection: Connection) -> None:
            connection.execute(SET_REVIEW, (id, now, review))
            newest = "SELECT id FROM reviews ORDER BY created DESC, id LIMIT ?"
            connection.execute(f"DELETE FROM reviews WHERE id NOT IN ({newest})", (most,))
            results.write_review(connection, id, review)

        await self.do(work)

    async def beat(self, clocks: Sequence[ClockRow]) -> None:
        """BK-8.1: what is left on the clocks that run, table by table: should the hall go down, they stand there."""

        def work(connection: Connection) -> None:
            lost = self.database.lost  # another process keeps the clocks of these by now, and knows better
            connection.executemany(SET_CLOCK, [clock_values(one) for one in clocks if one.code not in lost])

        await self.do(work, blind=True)

    # What is read.

    async def table(self, code: str) -> Stored | None:
        """Everything about one table but for what was told at it."""

        def work(connection: Connection) -> Stored | None:
            with self.database.together():  # all is asked before anything is read: one wait and not nine
                asked = [connection.execute(question, (code,)) for question in OF_A_TABLE]
                tables, seats, changes, lines, clocks, keeps, restarts, ends, moments = (one.fetchall() for one in asked)
            if not tables:
                return None
            row, number = tables[0], changes[-1][0] if changes else 0
            left = next((one for one in clocks if one[1] == number), None)
            kept, restart, ended, moment = (_only(found) for found in (keeps, restarts, ends, moments))
            return Stored(
                state=row[0],
                setup=msgspec.json.decode(row[1], type=Setup),
                seats=[msgspec.json.decode(one[0], type=SeatRow) for one in seats],
                changes=[read_change(one) for one in changes],
                lines=[msgspec.json.decode(one[0], type=SpokenRow) for one in reversed(lines)],
                left=read_left(left[0]) if left else None,
                kept=Kept(*kept) if kept else None,
                restart=Restart(restart[0], msgspec.json.decode(restart[1])) if restart else None,
                ended=msgspec.json.decode(ended[0], type=Ended) if ended else None,
                moment=msgspec.json.decode(moment[0], type=Moment) if moment else NOTHING_ASKED,
            )

        return await self.do(work)

    async def told(self, code: str) -> dict[int, list[Entry]]:
        """What was told at one table, by the number of the change it was told with; also what was taken back later."""
        question = "SELECT number, entries FROM told WHERE code = ?"
        rows = await self.do(lambda connection: connection.execute(question, (code,)).fetchall())
        return {number: msgspec.json.decode(zlib.decompress(entries), type=list[Entry]) for number, entries in rows}

    async def brief(self, code: str) -> Brief | None:
        """What the lobby shows of one table."""

        def work(connection: Connection) -> Brief | None:
            row = connection.execute("SELECT state, setup FROM tables WHERE code = ?", (code,)).fetchone()
            if row is None:
                return None
            seats = connection.execute("SELECT row FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
            decisions = connection.execute(f"SELECT {DECISIONS} FROM changes WHERE code = ?", (code,)).fetchone()[0]
            last = connection.execute(
                "SELECT waiting FROM changes WHERE code = ? ORDER BY number DESC LIMIT 1", (code,)
            ).fetchone()
            return Brief(
                state=row[0],
                setup=msgspec.json.decode(row[1], type=Setup),
                seats=[msgspec.json.decode(one[0], type=SeatRow) for one in seats],
                decisions=int(decisions),
                waiting=read_waiting(last[0]) if last else None,
            )

        return await self.do(work)

    async def codes(self, *, states: Sequence[TableState], public_only: bool, newest: int) -> list[str]:
        """The codes of tables in these states, newest first."""
        marks = ", ".join("?" for _ in states)
        question = f"SELECT code FROM tables WHERE state IN ({marks}) AND public >= ? ORDER BY created DESC, code LIMIT ?"
        values = (*states, int(public_only), newest)
        return await self.do(lambda connection: [row[0] for row in connection.execute(question, values)])

    async def achievements(self, game: str) -> list[AchievementRow]:
        """What was done in this game, the oldest first."""
        question = "SELECT row FROM feats WHERE game = ? ORDER BY at, code, seat"
        rows = await self.do(lambda connection: connection.execute(question, (game,)).fetchall())
        return [msgspec.json.decode(one[0], type=AchievementRow) for one in rows]

    async def upload(self, id: str) -> str | None:
        return await self._word("SELECT text FROM uploads WHERE id = ?", id)

    async def review(self, id: str) -> str | None:
        """What was found looking back upon this replay, if anybody has."""
        return await self._word("SELECT review FROM reviews WHERE id = ?", id)

    async def _word(self, question: str, id: str) -> str | None:
        def work(connection: Connection) -> str | None:
            row = connection.execute(question, (id,)).fetchone()
            return None if row is None else str(row[0])

        return await self.do(work)
