"""What can be found out about the place a hall is kept in, without taking it from the hall that may be open there."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from budokan.hall.storing.address import told
from budokan.hall.storing.database import Connection
from budokan.hall.storing.datafile import FILE, look_into
from budokan.hall.storing.opening import check_address, transaction
from budokan.hall.storing.schema import SCHEMA_VERSION
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import Text, text

LEAST_SPACE = 200_000_000
"""Bytes that should be free where a hall writes."""

APART = 5.0
"""Seconds two clocks may differ."""

SLOW = 0.05
"""Seconds in which a database nearby answers."""

Finding = tuple[bool, Text]
"""Whether it is well, and what was found."""


def examine(folder: Path, address: str) -> Iterator[Finding]:
    """One finding after another; the first that leaves nothing more to look at is the last."""
    try:
        yield from _database(address) if address else _folder(folder)
    except BadWords as error:
        yield False, error.why


def _folder(folder: Path) -> Iterator[Finding]:
    if not (folder / FILE).exists():
        yield True, text("doctor-no-hall-yet", path=str(folder))
        folder = next(one for one in (folder, *folder.absolute().parents) if one.exists())
        yield _space(folder)
        return
    yield _space(folder)
    rights = folder.stat().st_mode & 0o077
    yield not rights, text("doctor-rights-bad" if rights else "doctor-rights-good", path=str(folder))
    with look_into(folder / FILE) as (version, sound, connection):
        yield sound, text("doctor-file-good" if sound else "doctor-file-bad", path=str(folder / FILE))
        yield True, text("doctor-version", found=version, known=SCHEMA_VERSION)
        if version == SCHEMA_VERSION:
            yield _counted(connection)
            yield _newest(connection)


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    return free >= LEAST_SPACE, text("doctor-space", path=str(folder), megabytes=free // 1_000_000)


def _database(address: str) -> Iterator[Finding]:
    check_address(address)
    from budokan.hall.storing.postgres import Reading  # what it needs is an extra that not everybody has

    database = Reading(address)
    try:
        begun = time.monotonic()
        with transaction(database) as connection:
            (there,) = connection.execute("SELECT CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)").fetchone()
        took = time.monotonic() - begun
        yield took < SLOW, text("doctor-database", milliseconds=round(took * 1000))
        apart = abs(time.time() - there)
        yield apart < APART, text("doctor-clocks", seconds=round(apart, 1))
        if database.is_shared_out():
            yield False, text("hall-pooled", path=told(address))
        with transaction(database) as connection:
            (follows,) = connection.execute("SELECT pg_is_in_recovery()").fetchone()
            yield not follows, text("doctor-read-only" if follows else "doctor-writable")
            yield True, text("doctor-version", found=SCHEMA_VERSION, known=SCHEMA_VERSION)
            yield _counted(connection)
            yield _newest(connection)
    finally:
        database.close()


def _counted(connection: Connection) -> Finding:
    tables, people = (connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "persons"))
    return True, text("doctor-counted", tables=tables, people=people)


def _newest(connection: Connection) -> Finding:
    """A clock that was wrong once shows in what was written then: clocks of games would be wrong as well."""
    (newest,) = connection.execute("SELECT max(created) FROM tables").fetchone()
    ahead = newest is not None and newest / 1000 > time.time() + APART
    return not ahead, text("doctor-from-the-future" if ahead else "doctor-clock-good")
