"""The folder of a hall and what is in it are for its owner alone."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from budokan.hall.rows import ClockRow
from budokan.hall.store import Store, StoreError
from budokan.hall.storing.datafile import FILE, LOCK, export
from budokan.kernel.errors import BadWords
from tests.hall.test_store import SEATS, a_change, a_setup

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


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of four megabytes, where we may have one."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("nobody may mount anything here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


async def test_a_full_disk_is_told_nothing_is_lost_and_all_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        store, ballast = Store(disk / "hall"), disk / "ballast"
        try:
            await store.add_table(a_setup(), "running", SEATS)
            ballast.write_bytes(b"x" * (shutil.disk_usage(disk).free - 65_536))
            acknowledged = await decides_until_it_is_full(store)
            with pytest.raises(BadWords):
                export(disk / "hall", disk / "copy.sqlite")
            assert sorted(one.name for one in disk.iterdir()) == ["ballast", "hall"], "half of a copy is none"
            ballast.unlink()
            assert await store.can_write()
            await store.add_change("BCDFGH", a_change(acknowledged + 1), "running")
            stored = await store.table("BCDFGH")
            assert stored is not None
            assert [one.number for one in stored.changes] == list(range(1, acknowledged + 2))
        finally:
            store.close()


async def decides_until_it_is_full(store: Store) -> int:
    """How many decisions were acknowledged before one was refused."""
    for number in range(1, 100):
        try:
            await store.add_change("BCDFGH", a_change(number, "x" * 10_000), "running")
        except StoreError:
            return number - 1
    raise AssertionError("the disk is small")
