"""A hall carried from one database into another is the same hall, to the last byte, and its games go on."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from budokan.hall import changing
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.rows import Account, Kept
from budokan.hall.services import Services
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing import moving
from budokan.hall.storing.database import Database
from budokan.hall.storing.datafile import FILE
from budokan.hall.storing.opening import transaction
from budokan.hall.storing.persons import Persons
from budokan.hall.thinkers import Thinkers
from budokan.kernel.errors import BadWords
from tests.hall.dumping import dumped
from tests.hall.keeping import FIXTURES, fixtures
from tests.hall.people import Hands, work_here
from tests.hall.tables import a_table
from tests.hall.test_store import SEATS, a_change, a_setup
from tests.support.postgres import Cluster

pytestmark = pytest.mark.anyio


def nothing(_: int) -> None:
    """Nobody watches."""


async def decides_something(room: Room) -> None:
    """Whoever the table waits for does what comes first."""
    assert room.live is not None
    [seat, *_] = room.live.table.waiting
    before = room.live.number
    await changing.decide(room, room.live.step(seat, room.live.table.options(seat)[0]))
    assert room.live.number == before + 1


def rows_of(place: str) -> dict[str, str]:
    database = moving.open_place(place)
    try:
        with transaction(database) as connection:
            return dumped(connection) | {"hall": ""}
    finally:
        database.close()


@pytest.fixture
def address(postgres: Cluster) -> Iterator[str]:
    with postgres.lent() as database:
        yield database


@pytest.fixture(params=sorted(fixtures()))
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A hall of every earlier schema, with games of all kinds."""
    folder = tmp_path / "old"
    folder.mkdir()
    shutil.copy(FIXTURES / f"{request.param}.sqlite", folder / FILE)
    Store(folder).close()
    return folder


def test_a_hall_of_any_schema_goes_to_postgresql_and_back_and_is_the_same(old: Path, address: str, tmp_path: Path) -> None:
    before = rows_of(str(old))
    there = moving.move(str(old), address, nothing)
    assert rows_of(address) == before
    assert there == moving.move(address, str(tmp_path / "back"), nothing) > 0
    assert rows_of(str(tmp_path / "back")) == before
    assert rows_of(str(old)) == before, "it stays where it was"


async def test_numbers_are_not_drawn_twice_after_a_move(tmp_path: Path, address: str) -> None:
    store = Store(tmp_path / "here")
    persons = Persons(store, Hands())
    await persons.newcomer("Aki")
    gone, _ = await persons.newcomer("Beni")
    await store.do(lambda connection: connection.execute("DELETE FROM persons WHERE id = ?", (gone.id,)))
    store.close()
    moving.move(str(tmp_path / "here"), address, nothing)
    moving.move(address, str(tmp_path / "back"), nothing)
    for later in (Store(tmp_path, address), Store(tmp_path / "back")):
        somebody, _ = await Persons(later, Hands()).newcomer("Emi")
        later.close()
        assert somebody.id == gone.id + 1


def refusal(origin: str, goal: str) -> str:
    with pytest.raises(BadWords) as caught:
        moving.move(origin, goal, nothing)
    return str(caught.value)


async def test_a_hall_goes_only_where_there_is_none_and_only_while_it_is_closed(tmp_path: Path, address: str) -> None:
    here = tmp_path / "here"
    assert "There is no hall" in refusal(str(here), address)
    assert not here.exists(), "to look for a hall makes none"
    assert "There is no hall" in refusal(address, str(here))
    store = Store(here)
    await Persons(store, Hands()).newcomer("Aki")
    assert "Another hall is open" in refusal(str(here), address)
    store.close()
    moving.move(str(here), address, nothing)
    assert "already" in refusal(str(here), address)
    assert "Another hall is open" in refusal(str(here), str(here))


async def test_what_did_not_arrive_as_it_was_is_found_out_and_nothing_is_kept(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    store = Store(here)
    await Persons(store, Hands()).newcomer("Aki")
    store.close()
    honest = moving.compare

    def after_a_bit_has_flipped(source: Database, target: Database) -> int:
        target.connection.execute("UPDATE persons SET name = 'Aku'")
        return honest(source, target)

    monkeypatch.setattr(moving, "compare", after_a_bit_has_flipped)
    assert "persons" in refusal(str(here), address)
    monkeypatch.undo()
    moving.move(str(here), address, nothing)


@pytest.mark.both_databases
async def test_a_backup_of_a_hall_that_plays_is_a_hall_whose_games_go_on(
    hall: Hall, hands: Hands, settings: Settings, store: Store, tmp_path: Path, postgres: Cluster
) -> None:
    room, seated = await a_table(hall, "you", "uniform", "uniform")
    persons = hall.services.persons
    await persons.newcomer("Aki")
    file = tmp_path / "backup.sqlite"
    await asyncio.to_thread(moving.backup, settings.data, settings.database, file, nothing)
    taken = await store.do(dumped)
    await persons.newcomer("somebody who came later")
    with pytest.raises(BadWords, match="exists already"):
        moving.backup(settings.data, settings.database, file, nothing)
    assert (file.stat().st_mode & 0o777) == 0o600
    for name, address in (("sqlite", ""), ("postgres", postgres.new_database())):
        folder = tmp_path / name
        moving.restore(file, folder, address, nothing)
        other = Store(folder, address)
        assert (await other.do(dumped)) | {"hall": ""} == taken | {"hall": ""}
        thinkers = work_here(Thinkers(1))
        again = Hall(Services(settings, other, hands, thinkers))
        woken = await again.room(room.code)
        assert woken.live is not None and room.live is not None
        assert woken.live.table.position() == room.live.table.position()
        assert woken.seat_of(seated.token) == seated.seat
        await woken.do(partial(decides_something, woken))
        await again.close()
        await asyncio.to_thread(thinkers.close)
        other.close()
    with pytest.raises(BadWords, match="already"):
        moving.restore(file, tmp_path / "sqlite", "", nothing)
    with pytest.raises(BadWords, match="is no file"):
        moving.restore(tmp_path / "nowhere", tmp_path / "x", "", nothing)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words").write_text("these are words" * 500)
    with pytest.raises(BadWords, match="cannot use"):
        moving.restore(tmp_path / "words", tmp_path / "x", "", nothing)


@pytest.mark.both_databases
async def test_a_backup_taken_while_they_decide_is_of_one_moment(store: Store, settings: Settings, tmp_path: Path) -> None:
    """Of each decision it has all that was written with it, and all before it."""
    codes = ("BCDFGH", "BCDFGK", "BCDFGM")
    decided, ended = dict.fromkeys(codes, 0), asyncio.Event()
    for code in codes:
        await store.add_table(a_setup(code), "running", SEATS)

    async def decides(code: str) -> None:
        while not ended.is_set():
            number = decided[code] + 1
            await store.add_change(code, a_change(number), "running", account=Account(kept=Kept(number, 1, "digest", "{}")))
            decided[code] = number

    deciding = [asyncio.create_task(decides(code)) for code in codes]
    for place in range(3):
        least = dict(decided)
        file = tmp_path / f"{place}.sqlite"
        await asyncio.to_thread(moving.backup, settings.data, settings.database, file, nothing)
        assert sum(decided.values()) > sum(least.values()), "they went on deciding"
        with contextlib.closing(sqlite3.connect(file)) as copy:
            for code in codes:
                numbers = [row[0] for row in copy.execute("SELECT number FROM changes WHERE code = ? ORDER BY number", (code,))]
                assert numbers == list(range(1, len(numbers) + 1))
                kept = copy.execute("SELECT number FROM kept WHERE code = ?", (code,)).fetchone()
                assert kept == ((len(numbers),) if numbers else None)
                assert least[code] <= len(numbers), "what was acknowledged before it began is there"
    ended.set()
    await asyncio.gather(*deciding)


async def test_nothing_is_restored_over_a_hall_that_is_open(tmp_path: Path, address: str) -> None:
    first = Store(tmp_path / "first")
    await first.add_table(a_setup(), "running", SEATS)
    file = tmp_path / "copy.sqlite"
    moving.backup(tmp_path / "first", "", file, nothing)
    first.close()
    for folder, place in ((tmp_path / "open", ""), (tmp_path, address)):
        store = Store(folder, place)
        with pytest.raises(BadWords, match="Another hall is open"):
            moving.restore(file, folder, place, nothing)
        await store.add_table(a_setup("BCDFGK"), "running", SEATS)
        store.close()
        with pytest.raises(BadWords, match="already"):
            moving.restore(file, folder, place, nothing)
