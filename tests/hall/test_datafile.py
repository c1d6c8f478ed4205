"""The folder of a hall and what is in it are for its owner alone."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from budokan.hall.rows import ClockRow
from budokan.hall.store import Store
from budokan.hall.storing.datafile import FILE, LOCK, export

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights than these"),
]


@pytest.fixture(autouse=True)
def _generous() -> object:
    """Even where new files are for everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


async def test_the_folder_of_a_hall_and_its_files_are_for_their_owner(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "hall"
    store = Store(folder)
    await store.beat([ClockRow("BCDFGH", 0, (5,))])
    assert rights(folder) == "0o700"
    found = {one.name: rights(one) for one in folder.iterdir()}
    assert {FILE, f"{FILE}-wal", LOCK} <= set(found)
    assert set(found.values()) == {"0o600"}
    export(folder, tmp_path / "copy.sqlite")
    assert rights(tmp_path / "copy.sqlite") == "0o600"
    store.close()


def test_a_hall_that_everybody_could_read_is_closed_to_them(tmp_path: Path) -> None:
    Store(tmp_path).close()
    tmp_path.chmod(0o755)
    for one in tmp_path.iterdir():
        one.chmod(0o644)
    Store(tmp_path).close()
    assert rights(tmp_path) == "0o700"
    assert {rights(one) for one in tmp_path.iterdir()} == {"0o600"}


def test_a_folder_that_holds_other_things_stays_as_it_is_and_so_do_they(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    (tmp_path / "letters.txt").chmod(0o644)
    tmp_path.chmod(0o755)
    Store(tmp_path).close()
    assert (rights(tmp_path), rights(tmp_path / "letters.txt"), rights(tmp_path / FILE)) == ("0o755", "0o644", "0o600")
