"""A hall in one file of SQLite, which one process has for itself."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from budokan.hall.storing.checkpoints import Checkpoints
from budokan.hall.storing.database import Meaning
from budokan.hall.storing.datafile import FILE, open_file, open_lock


class Sqlite:
    """The file of a folder, and the lock that keeps others off it: there is one process, and all rooms are its own."""

    def __init__(self, folder: Path) -> None:
        self.session, self.reached = 0, ""
        self.held: set[str] = set()
        self.lost: set[str] = set()
        self._writes = False
        """A transaction has begun and has not ended."""
        self._lock = open_lock(folder)
        try:
            self.connection = open_file(folder / FILE)
        except BaseException:
            self._lock.close()
            raise
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")
        self._checkpoints = Checkpoints(folder / FILE)

    def begin(self) -> None:
        self._checkpoints.writing.acquire()
        try:
            self.connection.execute("BEGIN IMMEDIATE")
        except BaseException:
            self._checkpoints.writing.release()
            raise
        self._writes = True

    def together(self) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()  # nothing is sent anywhere

    def commit(self) -> None:
        self.connection.execute("COMMIT")
        grown = self._checkpoints.committed()
        self._has_ended()
        if grown:
            self._checkpoints.pages = 0
            with contextlib.suppress(sqlite3.Error):  # what was written stands; whoever writes next finds out what is wrong
                self.connection.execute("PRAGMA wal_checkpoint(RESTART)")

    def roll_back(self) -> None:
        if self.connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
        self._has_ended()

    def _has_ended(self) -> None:
        if self._writes:
            self._writes = False
            self._checkpoints.writing.release()

    def means(self, error: BaseException) -> Meaning:
        if isinstance(error, sqlite3.IntegrityError):
            return "taken"
        return "trouble" if isinstance(error, sqlite3.Error) else "ours"

    def check(self, code: str) -> None:
        """There is no other process."""

    def answers(self) -> bool:
        return True

    def last_number(self, table: str, column: str) -> int:
        row = self.connection.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
        return int(row[0] if row else self.connection.execute(f"SELECT coalesce(max({column}), 0) FROM {table}").fetchone()[0])

    def go_on_after(self, table: str, column: str, number: int) -> None:
        """A table that does not write down which numbers it has drawn (`lines`) goes on after the last row it has."""
        (made,) = self.connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        if "AUTOINCREMENT" in made:
            self.connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            self.connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))

    def close(self) -> None:
        self._checkpoints.close()
        self.connection.close()
        self._lock.close()
