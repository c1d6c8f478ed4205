"""A hall without a network, whose clock the test turns; and a hall on a loopback port."""

from __future__ import annotations

import asyncio
import contextlib
import random
import ssl
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from budokan.hall.catalogue import speak
from budokan.hall.lobby import Hall
from budokan.hall.services import Services
from budokan.hall.serving import open_hall
from budokan.hall.settings import Settings
from budokan.hall.static import Pages
from budokan.hall.store import Store
from budokan.hall.thinkers import Thinkers
from tests.hall.people import Hands, work_here
from tests.support.postgres import Cluster, NoPostgres, running
from tests.support.warming import read_routes

NO_WIRE = ssl.create_default_context()
"""A client that is given none reads in every authority of the world, though it only speaks with the hall beside it."""

speak()
read_routes()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A server for all tests of this process; where there is none, one line says so and the other tests run."""
    try:
        with running() as cluster:
            yield cluster
    except NoPostgres as why:
        pytest.skip(str(why))


@pytest.fixture
def kept_in() -> str:
    """The kind of database; `pytest.mark.both_databases` asks for both."""
    return "sqlite"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("both_databases") and "kept_in" in metafunc.fixturenames:
        metafunc.parametrize("kept_in", ["sqlite", "postgres"])


@pytest.fixture
def settings(tmp_path: Path, kept_in: str, request: pytest.FixtureRequest) -> Iterator[Settings]:
    database = request.getfixturevalue("postgres").lent() if kept_in == "postgres" else contextlib.nullcontext("")
    with database as address:
        yield Settings(data=tmp_path / "data", database=address, port=0, pause=(0.0, 0.0))


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    store = Store(settings.data, settings.database)
    yield store
    store.close()


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Every run of a test deals the same games and its bots decide the same."""
    luck = random.Random(request.node.name)
    monkeypatch.setattr("budokan.hall.new_tables.draw_secret", lambda: luck.getrandbits(256))
    monkeypatch.setattr("budokan.hall.thinkers.secrets.randbits", luck.getrandbits)


@pytest.fixture
async def hall(settings: Settings, store: Store, hands: Hands, same_luck: None) -> AsyncIterator[Hall]:
    thinkers = work_here(Thinkers(1))
    hall = Hall(Services(settings, store, hands, thinkers))
    yield hall
    await hall.close()
    await asyncio.to_thread(thinkers.close)


class Open:
    """A hall that is open on a loopback port."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http


@contextlib.asynccontextmanager
async def opened(settings: Settings, pages: Pages | None = None) -> AsyncIterator[Open]:
    store = Store(settings.data, settings.database)
    try:
        async with (
            open_hall(settings, store, pages) as address,
            httpx.AsyncClient(base_url=address, trust_env=False, timeout=60, verify=NO_WIRE) as http,
        ):
            yield Open(address, http)
    finally:
        store.close()


@pytest.fixture
async def doors(settings: Settings) -> AsyncIterator[Open]:
    async with opened(settings) as hall:
        yield hall
