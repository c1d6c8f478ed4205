"""A hall without a network, whose clock the test turns; and a hall on a loopback port."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from budokan.hall.catalogue import speak
from budokan.hall.lobby import Hall
from budokan.hall.room import Services
from budokan.hall.serving import open_hall
from budokan.hall.settings import Settings
from budokan.hall.static import Pages
from budokan.hall.store import Store
from budokan.hall.thinkers import Thinkers
from tests.hall.people import Hands, work_here

speak()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", port=0, pause=(0.0, 0.0))


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    store = Store(settings.data)
    yield store
    store.close()


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Every run of a test deals the same games and its bots decide the same."""
    luck = random.Random(request.node.name)
    monkeypatch.setattr("budokan.hall.lobby.draw_secret", lambda: luck.getrandbits(256))
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


@asynccontextmanager
async def opened(settings: Settings, pages: Pages | None = None) -> AsyncIterator[Open]:
    store = Store(settings.data)
    try:
        async with open_hall(settings, store, pages) as address, httpx.AsyncClient(base_url=address, trust_env=False) as http:
            yield Open(address, http)
    finally:
        store.close()


@pytest.fixture
async def doors(settings: Settings) -> AsyncIterator[Open]:
    async with opened(settings) as hall:
        yield hall
