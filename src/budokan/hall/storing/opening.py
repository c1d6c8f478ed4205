"""Which database a hall is kept in, and a transaction on it for who has it for themselves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from budokan.hall.storing.address import is_clear
from budokan.hall.storing.database import Connection, Database
from budokan.hall.storing.sqlite import Sqlite
from budokan.kernel.errors import BadWords


def open_database(folder: Path, address: str, *, alone: bool = False) -> Database:
    """The database at this address; without one the file of this folder. One clear sentence if it cannot be.

    A file is always one process's alone; a database is shared by those of a hall, but for who carries it away.
    """
    if not address:
        return Sqlite(folder)
    check_address(address)
    from budokan.hall.storing.postgres import Postgres  # what it needs is an extra that not everybody has

    return Postgres(address, alone=alone)


def check_address(address: str) -> None:
    """One sentence about what is none; of the address itself it says nothing, for any part may be one of a password."""
    if not is_clear(address):
        raise BadWords("hall-bad-database")
    if find_spec("psycopg") is None:
        raise BadWords("hall-no-psycopg")


@contextmanager
def transaction(database: Database) -> Iterator[Connection]:
    """All of it or nothing. Nobody else may be using the database meanwhile."""
    database.begin()
    try:
        yield database.connection
    except BaseException:
        database.roll_back()
        raise
    database.commit()
