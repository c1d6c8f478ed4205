"""What is written is there, whatever happens to the process; what cannot be written did not happen."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from budokan import game
from budokan.hall.rows import Change, ClockRow, SeatRow, Setup, SpokenRow, Upload
from budokan.hall.schemas.tables import ClockRule, ForkInfo, Line
from budokan.hall.settings import Settings
from budokan.hall.store import AlreadyWritten, Store, StoreError
from budokan.hall.storing.database import Connection
from budokan.hall.storing.datafile import export
from budokan.hall.storing.schema import SCHEMA_VERSION
from budokan.kernel.errors import BadWords
from budokan.kernel.records import Header

pytestmark = pytest.mark.anyio


def a_setup(code: str = "BCDFGH", *, public: bool = False, created: int = 5) -> Setup:
    header = game("samurai-sword").new(3, 2**255 + 1).header
    assert isinstance(header, Header)
    return Setup(
        code=code,
        header=header,
        clock=ClockRule("player", 60, 5),
        public=public,
        hints=True,
        created=created,
        fork=ForkInfo("KMNPQR", 3),
    )


SEATS = [SeatRow(seat=0, kind="person", name="Aki", token="t"), SeatRow(seat=1, kind="open"), SeatRow(seat=2, kind="bot")]


def a_change(number: int, what: str = "end play") -> Change:
    return Change(number, "play", 0, what, 7, (1000, None, 3000))


@pytest.mark.both_databases
async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    setup = a_setup()
    await store.add_table(setup, "waiting", SEATS)
    await store.set_state("BCDFGH", "running", [SeatRow(seat=1, kind="bot", level="greedy")])
    await store.add_change("BCDFGH", a_change(1), "running")
    await store.add_line("BCDFGH", SpokenRow(Line(0, "Aki", "hello", "", 9), False))
    await store.beat([ClockRow("BCDFGH", 1, (900, None, 3000))])
    stored = await store.table("BCDFGH")
    assert stored is not None
    assert stored.setup == setup
    assert stored.setup.header.seed == 2**255 + 1
    assert stored.state == "running"
    assert stored.seats == [SEATS[0], SeatRow(seat=1, kind="bot", level="greedy"), SEATS[2]]
    assert stored.changes == [a_change(1)]
    assert stored.lines[0].line.text == "hello"
    assert stored.left == (900, None, 3000)
    await store.add_change("BCDFGH", a_change(2), "running")
    stored = await store.table("BCDFGH")
    assert stored is not None
    assert stored.left is None, "what was seen before a change tells nothing of the clocks after it"
    assert await store.table("ZZZZZZ") is None


@pytest.mark.both_databases
async def test_it_is_there_after_the_store_was_closed_and_opened_again(settings: Settings) -> None:
    first = Store(settings.data, settings.database)
    await first.add_table(a_setup(), "running", SEATS)
    await first.add_change("BCDFGH", a_change(1), "over")
    first.close()
    second = Store(settings.data, settings.database)
    stored = await second.table("BCDFGH")
    second.close()
    assert stored is not None
    assert stored.state == "over"
    assert stored.changes == [a_change(1)]


@pytest.mark.both_databases
async def test_a_number_is_written_once_and_a_failure_takes_no_other_with_it(store: Store) -> None:
    await store.add_table(a_setup(), "running", SEATS)
    together = [store.add_change("BCDFGH", a_change(number), "running") for number in (1, 2, 2, 3)]
    done = await asyncio.gather(*together, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), type(None), AlreadyWritten, type(None)]
    stored = await store.table("BCDFGH")
    assert stored is not None
    assert [change.number for change in stored.changes] == [1, 2, 3]


async def test_a_full_disk_refuses_and_keeps_what_was_there(store: Store) -> None:
    await store.add_table(a_setup(), "running", SEATS)
    await store.add_change("BCDFGH", a_change(1), "running")

    def leave_no_room(connection: Connection) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    await store.do(leave_no_room)
    with pytest.raises(StoreError):
        await store.add_change("BCDFGH", a_change(2, "x" * 100_000), "running")
    stored = await store.table("BCDFGH")
    assert stored is not None
    assert [change.number for change in stored.changes] == [1]


@pytest.mark.both_databases
async def test_the_lobby_sees_public_tables_newest_first_and_counts_what_was_undone(store: Store) -> None:
    await store.add_table(a_setup("BBBBBB", public=True, created=1), "waiting", SEATS)
    await store.add_table(a_setup("CCCCCC", public=True, created=2), "running", SEATS)
    await store.add_table(a_setup("DDDDDD", public=False, created=3), "running", SEATS)
    await store.add_table(a_setup("FFFFFF", public=True, created=4), "over", SEATS)
    assert await store.codes(states=("waiting", "running"), public_only=True, newest=10) == ["CCCCCC", "BBBBBB"]
    for number in (1, 2, 3):
        await store.add_change("CCCCCC", a_change(number), "running")
    await store.add_change("CCCCCC", Change(4, "undo", 0, "2", 8, ()), "running")
    brief = await store.brief("CCCCCC")
    assert brief is not None
    assert brief.decisions == 1


@pytest.mark.both_databases
async def test_only_so_many_uploads_are_kept(store: Store) -> None:
    for number in range(4):
        await store.add_upload(Upload(f"u-{number}", number, "text"), most=2)
    assert [await store.upload(f"u-{number}") for number in range(4)] == [None, None, "text", "text"]


async def test_the_whole_hall_is_exported_as_one_file_while_it_is_open(store: Store, tmp_path: Path) -> None:
    await store.add_table(a_setup(), "running", SEATS)
    await asyncio.to_thread(export, store.folder, tmp_path / "copy.sqlite")
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("SELECT code FROM tables").fetchall() == [("BCDFGH",)]
    with pytest.raises(BadWords, match="exists already"):
        export(store.folder, tmp_path / "copy.sqlite")
    with pytest.raises(BadWords, match="cannot use"):
        export(tmp_path / "nowhere", tmp_path / "other.sqlite")


async def test_an_export_moved_to_another_folder_is_a_hall(store: Store, tmp_path: Path) -> None:
    await store.add_table(a_setup(), "running", SEATS)
    (tmp_path / "elsewhere").mkdir()
    export(store.folder, tmp_path / "elsewhere" / "hall.sqlite")
    other = Store(tmp_path / "elsewhere")
    stored = await other.table("BCDFGH")
    other.close()
    assert stored is not None


def refusal(folder: Path) -> str:
    with pytest.raises(BadWords) as caught:
        Store(folder)
    return str(caught.value)


def test_two_halls_cannot_open_one_folder(store: Store) -> None:
    assert "Another hall is open" in refusal(store.folder)


def test_a_folder_that_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    told = refusal(tmp_path / "file")
    assert told.startswith("The hall cannot use")
    assert "\n" not in told


def test_a_newer_a_foreign_and_a_broken_file_are_refused_and_left_alone(tmp_path: Path) -> None:
    for name, ruin, expected in (
        ("newer", f"PRAGMA user_version = {SCHEMA_VERSION + 1}", "newer hall"),
        ("foreign", "PRAGMA application_id = 1", "not that of a hall"),
    ):
        folder = tmp_path / name
        Store(folder).close()
        with contextlib.closing(sqlite3.connect(folder / "hall.sqlite")) as connection:
            connection.execute(ruin)
            connection.commit()
        assert expected in refusal(folder)
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "hall.sqlite").write_bytes(b"this was never a database" * 400)
    assert "cannot use" in refusal(folder)
    assert (folder / "hall.sqlite").read_bytes().startswith(b"this was never")
