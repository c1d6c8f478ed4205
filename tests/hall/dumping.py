"""Every row of a hall, whichever database it is in."""

from __future__ import annotations

from hashlib import blake2b

from budokan.hall.storing import moving
from budokan.hall.storing.database import Connection
from budokan.hall.storing.opening import transaction
from budokan.hall.storing.tables import TABLES


def dumped(connection: Connection) -> dict[str, str]:
    """All that is written, table by table."""
    return {
        name: repr(
            connection.execute(f"SELECT {', '.join(kept.columns)} FROM {name} ORDER BY {', '.join(kept.key)}").fetchall()
        )
        for name, kept in TABLES.items()
    }


def dump(connection: Connection) -> str:
    return "\n".join(dumped(connection).values())


def digests(place: str) -> dict[str, str]:
    """A digest of each table of a hall that is closed, and how many rows it has; but for what a database says about itself."""
    database = moving.open_place(place)
    found = {}
    try:
        with transaction(database) as connection:
            for name, kept in TABLES.items():
                made, count = blake2b(digest_size=16), 0
                for row in moving.rows(connection, name, kept):
                    made.update(repr(tuple(row)).encode())
                    count += 1
                found[name] = f"{count} {made.hexdigest()}"
    finally:
        database.close()
    return found
