"""What stands in SQLite's journal is carried into the file by a thread of its own, so that no decision waits for it.

SQLite would do it after so many pages by itself, within a commit: whoever decides then waits until the disk has taken all of
it, which on a busy disk is a fifth of a second. Beside the one who writes it holds nobody up.

SQLite before 3.51.3 may lose what was written if somebody begins to carry over while nothing is left to be carried, and at that
moment somebody writes (its "WAL-reset bug"). So it is begun beside who writes only if somebody has begun and finished to write
since all was carried over; otherwise nobody writes meanwhile, and there is next to nothing to do.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path

COMMITS = 200
"""Commits after which it is done once more."""

SECONDS = 5.0
"""Seconds after which it is done if anything was written at all: who backs the file up by other means wants it whole."""

TOO_LONG = 16_384
"""Pages in the journal after which somebody has to wait all the same, so that it begins anew: 64 megabytes."""


class Checkpoints:
    """The thread, and its own line to the file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._wanted = threading.Event()
        self._ends = False
        self._commits = 0
        self.writing = threading.Lock()
        """Held by who writes, from the beginning of a transaction to its end."""
        self.pages = 0
        """Pages that stood in the journal when it was last looked."""
        self._thread = threading.Thread(target=self._run, name="budokan-checkpoints", daemon=True)
        self._thread.start()

    def committed(self) -> bool:
        """Something was written. Whether the journal has grown so long that who writes should wait until it is empty."""
        self._commits += 1
        if self._commits % COMMITS == 0:
            self._wanted.set()
        return self.pages > TOO_LONG

    def close(self) -> None:
        self._ends = True
        self._wanted.set()
        self._thread.join()

    def _run(self) -> None:
        done = ended = 0
        with contextlib.closing(
            sqlite3.connect(self._file, isolation_level=None, timeout=0, check_same_thread=False)
        ) as connection:
            while not self._ends:
                self._wanted.wait(SECONDS)
                self._wanted.clear()
                if self._commits != done and not self._ends:
                    seen = self._commits
                    beside = seen > ended + 1  # the first since may have been under way when it ended, and be in the file
                    with contextlib.nullcontext() if beside else self.writing:
                        with contextlib.suppress(sqlite3.Error):  # a full disk is found out by who writes, and told there
                            busy, self.pages, carried = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                            if not busy and carried == self.pages:  # else somebody reads what was before: once more, later
                                done = seen
                        ended = self._commits
