"""What an address uses up at one process of a hall it has not left at the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from budokan.hall.context import Context
from budokan.hall.errors import TooMuch
from budokan.hall.keeper import Keeper, Network
from budokan.hall.limits import Gate, Places
from budokan.hall.processes.limits import Exchange
from budokan.hall.services import Services
from budokan.hall.settings import Settings
from budokan.hall.static import Pages
from budokan.hall.store import Store
from budokan.hall.thinkers import Thinkers
from tests.hall.people import Hands
from tests.support.postgres import Cluster

pytestmark = pytest.mark.anyio


class Process:
    def __init__(self, folder: Path, database: str, hands: Hands) -> None:
        self.store = Store(folder, database)
        self.gate = Gate(hands, 1.0, 20)
        self.places = Places(4)
        self.exchange = Exchange(self.store, {"asking": self.gate}, {"connected": self.places})

    def admits(self, times: int) -> int:
        return sum(self.gate.admits("10.0.0.1") for _ in range(times))


@pytest.fixture
def two(postgres: Cluster, tmp_path: Path, hands: Hands) -> Iterator[tuple[Process, Process]]:
    database = postgres.new_database()
    both = Process(tmp_path, database, hands), Process(tmp_path, database, hands)
    yield both
    for one in both:
        one.store.close()


async def test_a_rate_holds_for_all_processes_together(two: tuple[Process, Process], hands: Hands) -> None:
    here, there = two
    assert here.admits(15) == 15
    await here.exchange()
    await there.exchange()
    assert there.admits(20) == 10, "who is first heard of has used up half"
    assert there.gate.admits("10.0.0.2"), "nobody else pays for it"
    await there.exchange()
    await here.exchange()
    assert here.admits(20) == 0
    hands.turn(5)
    assert here.admits(20) == 0, "it was five too many between two exchanges, and ten of its half"
    hands.turn(20)
    assert here.admits(1) == 1


async def test_connections_of_one_address_are_counted_together(two: tuple[Process, Process]) -> None:
    here, there = two
    for _ in range(3):
        assert here.places.take("10.0.0.1")
    await here.exchange()
    await there.exchange()
    assert there.places.take("10.0.0.1")
    assert not there.places.take("10.0.0.1")
    here.places.give_back("10.0.0.1")
    await here.exchange()
    await there.exchange()
    assert there.places.take("10.0.0.1")


async def test_whatever_an_address_may_do_only_so_often_it_may_do_so_often_in_the_whole_hall(
    postgres: Cluster, tmp_path: Path, hands: Hands
) -> None:
    """Newcomers, records that are brought, and tables that are opened."""
    settings = Settings(
        data=tmp_path,
        database=postgres.new_database(),
        rooms_per_address=8,
        newcomers_at_once=8,
        newcomers_per_minute=0.0,
        uploads_at_once=8,
        uploads_per_minute=0.0,
    )
    stores = [Store(tmp_path, settings.database) for _ in range(2)]
    thinkers = Thinkers(1)
    try:
        here, there = [_context(settings, one, hands, thinkers) for one in stores]
        for number in range(8):
            assert here.newcomers.admits("10.0.0.1")
            assert here.uploads.admits("10.0.0.1")
            here.hall.tables.check("10.0.0.1")
            here.hall.rooms[f"BCDFG{number}"] = SimpleNamespace(state="running")  # type: ignore[assignment]  # a room that is open
            here.hall.tables.add("10.0.0.1", f"BCDFG{number}")
        await here.exchange()
        await there.exchange()
        assert sum(there.newcomers.admits("10.0.0.1") for _ in range(8)) == 4, "who is first heard of has used up half"
        assert sum(there.uploads.admits("10.0.0.1") for _ in range(8)) == 4
        with pytest.raises(TooMuch, match="8 tables open"):
            there.hall.tables.check("10.0.0.1")
        there.hall.tables.check("10.0.0.2")
        here.hall.rooms.pop("BCDFG0")
        await here.exchange()
        await there.exchange()
        there.hall.tables.check("10.0.0.1")
    finally:
        thinkers.close()
        for one in stores:
            one.close()


def _context(settings: Settings, store: Store, hands: Hands, thinkers: Thinkers) -> Context:
    return Context(Services(settings, store, hands, thinkers), Pages(), Keeper(hands), Network(settings))


async def test_who_uses_little_is_not_written_down(two: tuple[Process, Process]) -> None:
    here, _ = two
    assert here.admits(5) == 5
    await here.exchange()
    assert await here.store.do(lambda connection: connection.execute("SELECT count(*) FROM used").fetchone()) == (0,)
