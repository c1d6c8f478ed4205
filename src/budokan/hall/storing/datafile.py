"""The file a hall keeps everything in: opening it, keeping others off it, taking a copy of it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import gmtime, strftime

from budokan.hall.storing.columns import SET_VALUE
from budokan.hall.storing.schema import SCHEMA, SCHEMA_VERSION, UPGRADES
from budokan.kernel.errors import BadWords

FILE = "hall.sqlite"
LOCK = "hall.lock"

SQLITE = sqlite3.sqlite_version
"""Which SQLite reads and writes it here."""

APPLICATION = 0x42554B41
"""Marks the file as ours ("BUKA")."""


OURS = (FILE, f"{FILE}-wal", f"{FILE}-shm", f"{FILE}-journal", LOCK, f"{LOCK}-journal")
"""What a hall puts into its folder."""


def make_private(folder: Path) -> None:
    """A folder that nobody else may look into, made if there is none. One that holds other things is left as it is."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    names = {one.name for one in folder.iterdir()}
    with contextlib.suppress(PermissionError):  # it belongs to somebody else, who has let us in
        if names <= set(OURS):
            folder.chmod(0o700)
        for name in names.intersection(OURS):
            (folder / name).chmod(0o600)


def keep_private(file: Path) -> None:
    """The file, made if there is none, for its owner alone; what SQLite puts beside it gets the same rights."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def open_lock(folder: Path) -> sqlite3.Connection:
    """A lock the system lets go of when the process ends, however it ends: an open transaction on a file of its own."""
    try:
        make_private(folder)
        keep_private(folder / LOCK)
        lock = sqlite3.connect(folder / LOCK, isolation_level=None, timeout=0, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise BadWords("hall-bad-data", path=str(folder), what=str(error)) from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if "locked" in str(error):
            raise BadWords("hall-in-use", path=str(folder)) from None
        raise BadWords("hall-bad-data", path=str(folder), what=str(error)) from None
    return lock


def open_file(path: Path) -> sqlite3.Connection:
    """The file, made if there is none; one clear sentence if it is not ours, newer than us, or broken."""
    try:
        keep_private(path)
        connection = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise BadWords("hall-bad-data", path=str(path.parent), what=str(error)) from None
    try:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
        empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
        if not empty and owner != APPLICATION:
            raise BadWords("hall-not-ours", path=str(path))
        if version > SCHEMA_VERSION:
            raise BadWords("hall-newer", path=str(path), found=version, known=SCHEMA_VERSION)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if empty:
            connection.executescript(
                f"BEGIN; {SCHEMA} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
            )
        elif connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise BadWords("hall-bad-data", path=str(path), what="quick_check")
        else:
            _upgrade(connection, version)
        connection.create_function("hold", 1, _hold)
        connection.execute(SET_VALUE, ("opened", strftime("%Y-%m-%d %H:%M:%S", gmtime())))
    except sqlite3.Error as error:
        connection.close()
        raise BadWords("hall-bad-data", path=str(path), what=str(error)) from None
    except BadWords:
        connection.close()
        raise
    return connection


def _hold(_: str) -> None:
    """One transaction follows the other here: nobody has to wait for a name (`at.hold`)."""


def _upgrade(connection: sqlite3.Connection, version: int) -> None:
    """A file of an older hall becomes one of ours, whole steps at a time."""
    for older in range(version, SCHEMA_VERSION):
        connection.executescript(f"BEGIN; {UPGRADES[older]} PRAGMA user_version = {older + 1}; COMMIT;")


@contextlib.contextmanager
def look_into(path: Path) -> Iterator[tuple[int, bool, sqlite3.Connection]]:
    """The file as it is, to be read alone: the number of its schema, whether it is sound, and the file itself."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            if int(connection.execute("PRAGMA application_id").fetchone()[0]) != APPLICATION:
                raise BadWords("hall-not-ours", path=str(path))
            yield version, connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok", connection
    except (OSError, sqlite3.Error) as error:
        raise BadWords("hall-bad-data", path=str(path), what=str(error)) from None


def export(folder: Path, to: Path) -> None:
    """The whole hall as one file, also while it is open."""
    if to.exists():
        raise BadWords("hall-export-exists", path=str(to))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{(folder / FILE).resolve().as_uri()}?mode=ro", uri=True)) as source,
            tempfile.TemporaryDirectory(prefix=".budokan-", dir=to.parent) as beside,  # half of one is none
        ):
            whole = Path(beside) / FILE
            keep_private(whole)
            source.execute("VACUUM INTO ?", (str(whole),))
            flush(whole)
            whole.rename(to)
            flush(to.parent)
    except (OSError, sqlite3.Error) as error:
        raise BadWords("hall-bad-data", path=str(folder), what=str(error)) from None


def flush(path: Path) -> None:
    """It is on the disk when this returns, or as far as the system can tell."""
    file = os.open(path, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # not every system flushes a folder
            os.fsync(file)
    finally:
        os.close(file)
