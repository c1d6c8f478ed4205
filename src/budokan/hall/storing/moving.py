"""Everything in a hall carried from one database into another, and checked there row by row."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from budokan.hall.storing.address import told as told
from budokan.hall.storing.database import Connection, Database
from budokan.hall.storing.datafile import FILE, export, flush, make_private
from budokan.hall.storing.opening import check_address, open_database, transaction
from budokan.hall.storing.sqlite import Sqlite
from budokan.hall.storing.tables import TABLES, Kept
from budokan.kernel.errors import BadWords

AT_ONCE = 1_000
"""Rows that are read at a time."""

OWN = ("alive", "opened", "schema")
"""What a database says about itself in the table `hall`; the rest of it belongs to the hall."""

Row = tuple[Any, ...]
Progress = Callable[[int], None]


def open_place(place: str) -> Database:
    """A hall that is named by the address of a database or by a folder."""
    return open_database(Path(), place, alone=True) if "://" in place else open_database(Path(place), "")


def rows(connection: Connection, name: str, kept: Kept) -> Iterator[Row]:
    """All rows of a table in their order, so many at a time: a hall may hold more than fits into memory."""
    columns, key = ", ".join(kept.columns), ", ".join(kept.key)
    places = [kept.columns.index(one) for one in kept.key]
    marks = ", ".join("?" for _ in kept.key)
    found = connection.execute(f"SELECT {columns} FROM {name} ORDER BY {key} LIMIT {AT_ONCE}").fetchall()
    while found:
        yield from (row for row in found if not (name == "hall" and row[0] in OWN))
        last = tuple(found[-1][place] for place in places)
        question = f"SELECT {columns} FROM {name} WHERE ({key}) > ({marks}) ORDER BY {key} LIMIT {AT_ONCE}"
        found = connection.execute(question, last).fetchall()


def is_empty(connection: Connection) -> bool:
    return not any(True for name, kept in TABLES.items() for _ in rows(connection, name, kept))


def copy(source: Database, target: Database, progress: Progress) -> int:
    """Carry every row over, then read both again and compare them; how many rows there are. Both are within a transaction."""
    for name, kept in TABLES.items():
        add = f"INSERT INTO {name} ({', '.join(kept.columns)}) VALUES ({', '.join('?' for _ in kept.columns)})"
        batch: list[Row] = []
        for row in rows(source.connection, name, kept):
            batch.append(row)
            if len(batch) == AT_ONCE:
                target.connection.executemany(add, batch)
                progress(len(batch))
                batch = []
        if batch:
            target.connection.executemany(add, batch)
            progress(len(batch))
        if kept.numbered:
            target.go_on_after(name, kept.numbered, source.last_number(name, kept.numbered))
    return compare(source, target)


def compare(source: Database, target: Database) -> int:
    """How many rows there are, each the same in both, to the last byte; our own bug if one is not."""
    same = 0
    for name, kept in TABLES.items():
        for here, there in zip_longest(rows(source.connection, name, kept), rows(target.connection, name, kept)):
            if here is None or there is None or tuple(here) != tuple(there):
                raise BadWords("hall-not-the-same", table=name)
            same += 1
    return same


def move(origin: str, goal: str, progress: Progress) -> int:
    """A hall that is closed, into a place where there is none yet. It stays where it was as well."""
    if "://" not in origin and not (Path(origin) / FILE).exists():
        raise BadWords("hall-nothing-there", path=origin)
    source = open_place(origin)
    try:
        if is_empty(source.connection):
            raise BadWords("hall-nothing-there", path=told(origin))
        target = open_place(goal)
        try:
            return _carry(source, target, told(goal), progress)
        finally:
            target.close()
    finally:
        source.close()


def _carry(source: Database, target: Database, named: str, progress: Progress) -> int:
    with transaction(source), transaction(target) as connection:
        if not is_empty(connection):
            raise BadWords("hall-not-empty", path=named)
        return copy(source, target, progress)


def backup(folder: Path, address: str, to: Path, progress: Progress) -> None:
    """Everything in a hall as one file, also while it is open: as it was at one moment. It is itself a hall in SQLite."""
    if not address:
        export(folder, to)
        return
    check_address(address)
    from budokan.hall.storing.postgres import Reading  # what it needs is an extra that not everybody has

    if to.exists():
        raise BadWords("hall-export-exists", path=str(to))
    source = Reading(address)
    try:
        with tempfile.TemporaryDirectory(prefix=".budokan-", dir=to.parent) as beside:
            target = Sqlite(Path(beside) / "hall")
            try:
                _carry(source, target, str(to), progress)
            finally:
                target.close()
            whole = Path(beside) / "hall" / FILE
            flush(whole)
            whole.rename(to)
            flush(to.parent)
    finally:
        source.close()


def restore(file: Path, folder: Path, address: str, progress: Progress) -> int:
    """The hall in a file that was taken of one, into a place where there is none yet; the file stays as it is."""
    if not file.is_file():
        raise BadWords("hall-no-backup", path=str(file))
    with tempfile.TemporaryDirectory(prefix="budokan-") as beside:
        own = Path(beside) / "hall"
        make_private(own)
        shutil.copyfile(file, own / FILE)
        return move(str(own), address or str(folder), progress)
