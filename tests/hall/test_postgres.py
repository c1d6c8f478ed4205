"""A hall in PostgreSQL: opened once, upgraded once, and there again when the server is."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from budokan.hall.store import Store
from budokan.hall.storing import postgres as postgres_module
from budokan.hall.storing import postgres_schema
from budokan.hall.storing.address import told
from budokan.hall.storing.errors import AlreadyWritten, DatabaseAway, StoreError, Unsure
from budokan.hall.storing.examining import examine
from budokan.hall.storing.moving import backup, move
from budokan.hall.storing.opening import open_database, transaction
from budokan.hall.storing.postgres import Postgres
from budokan.hall.storing.schema import SCHEMA_VERSION
from budokan.hall.storing.tables import PASSING, TABLES
from budokan.kernel.errors import BadWords
from budokan.kernel.words import words
from tests.hall import racing
from tests.hall.test_store import SEATS, a_change, a_setup
from tests.support.postgres import Cluster, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(postgres: Cluster) -> Iterator[str]:
    with postgres.lent() as database:
        yield database


@pytest.fixture
def store(address: str, tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path, address)
    yield store
    store.close()


def refusal(address: str, *, alone: bool = False) -> str:
    with pytest.raises(BadWords) as caught:
        open_database(Path(), address, alone=alone)
    return str(caught.value)


# Opening.


def test_an_address_that_is_none_or_leads_nowhere_is_told_in_one_line_without_its_password(postgres: Cluster) -> None:
    assert "begins with postgresql://" in refusal("mysql://somewhere/hall")
    assert "begins with postgresql://" in refusal("postgresql://[::1/hall")
    told = refusal(f"postgresql://somebody:secret@127.0.0.1:{postgres.port}/nowhere")
    assert told.startswith(f"The hall cannot use postgresql://127.0.0.1:{postgres.port}/nowhere:")
    assert "secret" not in told
    assert "\n" not in told


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://me:s3cr/x@127.0.0.1:1/hall",
        "postgresql://me:s3cr#x@127.0.0.1:1/hall",
        "postgresql://me:s3cr?x@127.0.0.1:1/hall",
        "postgresql://me:a@s3cr@127.0.0.1:1/hall",
        "postgresql://me:a%zzs3cr@127.0.0.1:1/hall",
        "postgresql://me:s3cr x@127.0.0.1:1/hall",
        "postgresql://me:[s3cr@127.0.0.1:1/hall",
        "postgresql://me:1/s3cr@127.0.0.1:1/hall",
        "postgresql://127.0.0.1:1/hall@s3cr",
        "postgresql://127.0.0.1:1/hall?password=a@s3cr",
        "postgresql://127.0.0.1:1/hall?password=%zzs3cr",
        "postgresql://127.0.0.1:1/hall?sslpassword=s3cr&x",
        "postgresql://127.0.0.1:1?password=a/s3cr",
        "postgresql://127.0.0.1:1?password=a@s3cr/hall",
        "postgresql://me:s3cr@[::1]:1/hall",
        "postgresql://me:s3cr%40@127.0.0.1:1/hall",
    ],
)
def test_no_part_of_a_password_is_shown_whatever_is_wrong_with_an_address(address: str, tmp_path: Path) -> None:
    """Not by who opens a hall, carries one, takes a copy of one or asks the doctor."""
    said = [refusal(address), *(words("en").say(one) for _, one in examine(tmp_path, address)), told(address)]
    for attempt in (
        lambda: move(address, str(tmp_path / "hall"), print),
        lambda: move(f"x{address}", str(tmp_path / "hall"), print),
        lambda: backup(tmp_path, address, tmp_path / "b", print),
    ):
        with pytest.raises(BadWords) as caught:
            attempt()
        said.append(str(caught.value))
    assert [one for one in said if "s3cr" in one] == []
    assert list(Path().glob("xpostgresql*")) == [], "nor is it the name of a folder"


def test_without_the_package_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budokan.hall.storing.opening.find_spec", lambda _: None)
    assert "budokan[postgres]" in refusal("postgresql://localhost/hall")


def test_processes_share_a_database_and_who_carries_it_away_has_it_alone(address: str, postgres: Cluster) -> None:
    first, second = Postgres(address), Postgres(address)
    assert first.session != second.session
    assert "Another hall is open" in refusal(address, alone=True)
    first.close()
    assert "Another hall is open" in refusal(address, alone=True)
    postgres.throw_out(address)
    alone = Postgres(address, alone=True)
    assert "Another hall is open" in refusal(address)
    alone.close()
    Postgres(address).close()
    second.close()


def test_nobody_upgrades_a_database_that_others_have_open(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    older = Postgres(address)
    monkeypatch.setattr(postgres_module, "UPGRADES", {SCHEMA_VERSION: ""})
    monkeypatch.setattr(postgres_module, "SCHEMA_VERSION", SCHEMA_VERSION + 1)
    assert "Another hall is open" in refusal(address)
    older.close()
    Postgres(address).close()


def test_a_newer_and_a_foreign_database_are_refused_and_left_alone(postgres: Cluster) -> None:
    newer, foreign = postgres.new_database(), postgres.new_database()
    Postgres(newer).close()
    postgres.ask(f"UPDATE hall SET value = '{SCHEMA_VERSION + 1}' WHERE key = 'schema'", database=newer.rpartition("/")[2])
    postgres.ask("CREATE TABLE guests (name TEXT)", database=foreign.rpartition("/")[2])
    assert "newer hall" in refusal(newer)
    assert "not that of a hall" in refusal(foreign)
    with contextlib.closing(psycopg.connect(foreign)) as connection:
        assert connection.execute(
            "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"
        ).fetchone() == (1,)


def test_the_tables_that_are_carried_from_one_database_to_the_other_are_all_there_are(address: str, tmp_path: Path) -> None:
    for database, question in (
        (
            open_database(tmp_path, ""),
            "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 7) != 'sqlite_'",
        ),
        (open_database(tmp_path, address), "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"),
    ):
        with transaction(database) as connection:
            assert {row[0] for row in connection.execute(question)} - set(PASSING) == set(TABLES)
            for name, kept in TABLES.items():
                columns = [one[0] for one in connection.execute(f"SELECT * FROM {name}").description]
                written = [one.strip('"') for one in kept.columns]
                assert set(columns) - {"person"} == set(written) - {"person"}
        database.close()


# Migrations.


def test_from_two_processes_at_once_the_tables_are_made_once(address: str) -> None:
    ready, troubles = threading.Barrier(4), []

    def come() -> None:
        line = psycopg.connect(address, autocommit=True)
        ready.wait()
        try:
            for _ in range(2):
                postgres_module.migrate(line, address)
        except Exception as error:
            troubles.append(error)
        finally:
            line.close()

    threads = [threading.Thread(target=come) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert troubles == []
    Postgres(address).close()


async def test_an_older_database_becomes_one_of_the_next_version_with_all_that_is_in_it(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version of today is the older one, and the next two are made up."""
    store = Store(tmp_path, address)
    await store.add_table(a_setup(), "running", SEATS)
    store.close()
    upgrades = {
        SCHEMA_VERSION: "CREATE TABLE pets (name TEXT);",
        SCHEMA_VERSION + 1: "ALTER TABLE pets ADD COLUMN age INTEGER;",
    }
    monkeypatch.setattr(postgres_module, "UPGRADES", postgres_schema.UPGRADES | upgrades)
    monkeypatch.setattr(postgres_module, "SCHEMA_VERSION", SCHEMA_VERSION + 2)
    for _ in range(2):
        later = Store(tmp_path, address)
        assert await later.do(lambda connection: connection.execute("SELECT name, age FROM pets").fetchall()) == []
        stored = await later.table("BCDFGH")
        later.close()
        assert stored is not None
    monkeypatch.undo()
    assert "newer hall" in refusal(address)


def test_a_database_of_the_first_version_has_everything_after_its_upgrades(address: str, postgres: Cluster) -> None:
    """What the step to today's version adds is taken away again; the next who opens it adds it."""
    Postgres(address).close()
    name = address.rpartition("/")[2]
    added = ("sessions", "rooms", "used", "moments", "secrets")
    before = ("ALTER TABLE changes DROP COLUMN how", "UPDATE hall SET value = '8' WHERE key = 'schema'")
    postgres.ask(*(f"DROP TABLE {one}" for one in added), *before, database=name)
    Postgres(address).close()
    with contextlib.closing(psycopg.connect(address)) as connection:
        for one in added:
            assert connection.execute(f"SELECT count(*) FROM {one}".encode()).fetchone() is not None
        assert connection.execute(b"SELECT count(how) FROM changes").fetchone() == (0,)
        assert connection.execute("SELECT value FROM hall WHERE key = 'schema'").fetchone() == (str(SCHEMA_VERSION),)


@pytest.mark.parametrize("version", [8, 9])
def test_of_processes_that_open_an_older_database_at_once_one_upgrades_it(
    address: str, postgres: Cluster, tmp_path: Path, version: int
) -> None:
    """Each is there in the end, or was told that another has it open and is started again."""
    Postgres(address).close()
    before = ["ALTER TABLE changes DROP COLUMN how", f"UPDATE hall SET value = '{version}' WHERE key = 'schema'"]
    before.append("ALTER TABLE sessions DROP COLUMN build")
    if version == 8:
        before += [f"DROP TABLE {one}" for one in ("sessions", "rooms", "used", "moments", "secrets")]
    postgres.ask(*before, database=address.rpartition("/")[2])
    ready, opened, troubles = threading.Barrier(4), [], []

    def come() -> None:
        ready.wait()
        try:
            opened.append(Store(tmp_path, address))
        except Exception as error:
            troubles.append(error)

    threads = [threading.Thread(target=come) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    for store in opened:
        store.close()
    assert troubles == []
    assert len(opened) == 4


def test_a_step_that_fails_leaves_the_database_as_it_was(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Postgres(address).close()
    wrong = {SCHEMA_VERSION: "CREATE TABLE pets (name TEXT); SELECT nonsense;"}
    monkeypatch.setattr(postgres_module, "UPGRADES", wrong)
    monkeypatch.setattr(postgres_module, "SCHEMA_VERSION", SCHEMA_VERSION + 1)
    assert "cannot use" in refusal(address)
    monkeypatch.undo()
    database = Postgres(address)
    with transaction(database) as connection:
        assert connection.execute("SELECT to_regclass('pets')").fetchone() == (None,)
    database.close()


# Who writes first.


@pytest.mark.parametrize(("rounds", "at_once"), [(1_500, False), (20, True)])
def test_of_two_processes_that_want_the_same_number_exactly_one_gets_it(
    address: str, tmp_path: Path, rounds: int, at_once: bool
) -> None:
    """The soak lets them race 10,000 times.

    At once one of them asks the other way round: they are in each other's way, and both get through.
    """
    numbers = list(range(1, rounds + 1))
    orders = (numbers, numbers[::-1]) if at_once else (numbers, numbers)
    won = racing.let_them_race(address, tmp_path, orders, at_once=at_once)
    assert won[0] | won[1] == set(numbers)
    assert won[0] & won[1] == set()
    if not at_once:
        assert min(map(len, won)) > rounds // 100, "both have raced"
    assert racing.written(address) == numbers


# Trouble.


async def test_a_line_that_was_cut_while_nothing_was_said_is_opened_again_unnoticed(
    store: Store, postgres: Cluster, address: str
) -> None:
    await store.add_table(a_setup(), "running", SEATS)
    postgres.throw_out(address)
    await store.add_change("BCDFGH", a_change(1), "running")
    stored = await store.table("BCDFGH")
    assert stored is not None
    assert [one.number for one in stored.changes] == [1]


async def test_a_line_that_is_cut_in_the_middle_is_told_and_nothing_of_it_is_there(
    store: Store, postgres: Cluster, address: str
) -> None:
    await store.add_table(a_setup(), "running", SEATS)

    def cut(connection: object) -> None:
        postgres.throw_out(address)

    together = [
        store.add_change("BCDFGH", a_change(1), "running"),
        store.do(cut),
        store.add_change("BCDFGH", a_change(2), "running"),
    ]
    done = await asyncio.gather(*together, return_exceptions=True)
    assert [type(one) for one in done] in (
        [DatabaseAway] * 3,
        [type(None), DatabaseAway, type(None)],
        [type(None), DatabaseAway, DatabaseAway],
    )
    stored = await store.table("BCDFGH")
    assert stored is not None
    acknowledged = [number for number, one in ((1, done[0]), (2, done[2])) if one is None]
    assert [one.number for one in stored.changes] == acknowledged


async def test_a_commit_nobody_has_heard_of_is_called_unsure_and_the_store_knows_the_truth(
    store: Store, postgres: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.add_table(a_setup(), "running", SEATS)
    database = store.database
    assert isinstance(database, Postgres)
    honest = Postgres.commit

    def committed_but_cut_off(self: Postgres) -> None:
        self.connection.execute("COMMIT")
        monkeypatch.setattr(Postgres, "commit", honest)
        postgres.throw_out(address)
        honest(self)

    monkeypatch.setattr(Postgres, "commit", committed_but_cut_off)
    with pytest.raises(Unsure, match="went away"):
        await store.add_change("BCDFGH", a_change(1), "running")
    with pytest.raises(AlreadyWritten):
        await store.add_change("BCDFGH", a_change(1), "running")
    stored = await store.table("BCDFGH")
    assert stored is not None
    assert [one.number for one in stored.changes] == [1]


async def test_a_server_that_is_down_is_told_in_a_sentence_and_all_goes_on_when_it_is_back(tmp_path: Path) -> None:
    with running() as cluster:
        store = Store(tmp_path, cluster.new_database())
        try:
            await store.add_table(a_setup(), "running", SEATS)
            await store.add_change("BCDFGH", a_change(1), "running")
            cluster.stop()
            for _ in range(3):
                with pytest.raises(DatabaseAway) as caught:
                    await store.add_change("BCDFGH", a_change(2), "running")
                assert "127.0.0.1" not in str(caught.value)
                assert not store.database.answers()
            cluster.start()
            await asyncio.sleep(postgres_module.PAUSE)
            await store.add_change("BCDFGH", a_change(2), "running")
            assert store.database.answers()
            stored = await store.table("BCDFGH")
            assert stored is not None
            assert [one.number for one in stored.changes] == [1, 2]
        finally:
            store.close()


async def test_a_server_that_may_only_be_read_refuses_and_nothing_is_lost(
    store: Store, postgres: Cluster, address: str
) -> None:
    name = address.rpartition("/")[2]
    await store.add_table(a_setup(), "running", SEATS)
    postgres.ask(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    postgres.throw_out(address)
    with pytest.raises(StoreError):
        await store.add_change("BCDFGH", a_change(1), "running")
    postgres.ask(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await asyncio.sleep(postgres_module.PAUSE)
    await store.add_change("BCDFGH", a_change(1), "running")


async def test_a_sentence_that_takes_too_long_is_given_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.do(lambda connection: connection.execute("SET statement_timeout = 200"))
    with pytest.raises(StoreError, match="statement timeout"):
        await store.do(lambda connection: connection.execute("SELECT pg_sleep(30)"))
    await store.add_table(a_setup(), "running", SEATS)
