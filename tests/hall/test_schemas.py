"""A hall of any earlier schema becomes one of today when it is opened, with all that is in it."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from budokan.hall.store import Store
from budokan.hall.storing.datafile import FILE
from budokan.hall.storing.opening import transaction
from budokan.hall.storing.schema import SCHEMA, SCHEMA_VERSION, UPGRADES
from tests.hall.dumping import dumped
from tests.hall.keeping import FIXTURES

BACK = {
    3: "DROP TABLE feats;",
    2: "DROP TABLE reviews; ALTER TABLE changes DROP COLUMN waiting; ALTER TABLE changes DROP COLUMN lost;",
}
"""What makes of a file of each version one of the version before: the oldest file that is kept is of version 3."""


def of_version(version: int, folder: Path) -> Path:
    """A hall with games in it, as a hall of this version has left it."""
    folder.mkdir()
    shutil.copy(FIXTURES / "hall-1.sqlite", folder / FILE)
    with contextlib.closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        for newer in range(found, version, -1):
            connection.executescript(f"BEGIN; {BACK[newer]} PRAGMA user_version = {newer - 1}; COMMIT;")
        for older in range(found, version):
            connection.executescript(f"BEGIN; {UPGRADES[older]} PRAGMA user_version = {older + 1}; COMMIT;")
        assert connection.execute("PRAGMA user_version").fetchone() == (version,)
    return folder


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION))
def test_a_file_of_every_earlier_schema_becomes_one_of_today_and_twice_is_once(version: int, tmp_path: Path) -> None:
    folder = of_version(version, tmp_path / "hall")
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        changes = connection.execute("SELECT code, number, what FROM changes ORDER BY code, number").fetchall()
    dumps = []
    for _ in range(2):
        store = Store(folder)
        with transaction(store.database) as open_now:
            assert open_now.execute("SELECT code, number, what FROM changes ORDER BY code, number").fetchall() == changes != []
            dumps.append(dumped(open_now) | {"hall": ""})
        store.close()
    assert dumps[0] == dumps[1]
    with (
        contextlib.closing(sqlite3.connect(folder / FILE)) as connection,
        contextlib.closing(sqlite3.connect(":memory:")) as fresh,
    ):
        fresh.executescript(SCHEMA)
        columns = "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_xinfo(m.name) AS c ORDER BY 1, 2"
        assert connection.execute(columns).fetchall() == fresh.execute(columns).fetchall()
