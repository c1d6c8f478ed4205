"""Who thinks next: nobody's tables, however many, keep others from their share."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import pytest

from budokan import game
from budokan.hall import connections, sockets
from budokan.hall.fair_queue import Asker, FairQueue
from budokan.hall.lobby import Hall
from budokan.hall.messages import Hello
from budokan.hall.pool import Busy, Pool
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable
from budokan.hall.thinkers import QUEUE, Thinkers
from tests.hall.conftest import Open
from tests.hall.people import Client, Ear, Hands, settled
from tests.hall.tables import a_table
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

GAME = game("samurai-sword")

CROWD = 32
"""Tables one address may have."""


class Workshop:
    """Work that lasts until the test says so, and the order in which it was begun."""

    def __init__(self, places: int, most: int) -> None:
        self.queue = FairQueue(places, most)
        self.begun: list[Asker] = []
        self.busy: list[Asker] = []
        self._ends: list[asyncio.Event] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def brings(self, asker: Asker, within: float | None = None) -> asyncio.Task[None]:
        self._tasks.append(asyncio.create_task(self._work(asker, within)))
        await self.rest()
        return self._tasks[-1]

    async def _work(self, asker: Asker, within: float | None) -> None:
        end = asyncio.Event()
        try:
            async with self.queue.place(asker, within):
                self.begun.append(asker)
                self._ends.append(end)
                await end.wait()
        except Busy:
            self.busy.append(asker)

    async def one_ends(self) -> None:
        """The piece of work that was begun first is done."""
        self._ends.pop(0).set()
        await self.rest()

    async def rest(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@pytest.fixture
async def shop() -> AsyncIterator[Workshop]:
    found = Workshop(1, 12)
    yield found
    await found.close()


def nothing_is_remembered(queue: FairQueue) -> bool:
    return not (queue._waiting or queue._since or +queue._working)


@ruling("BK-5.6")
async def test_a_hint_from_elsewhere_is_next_whatever_waits_for_one_address(shop: Workshop) -> None:
    for table in range(CROWD):
        await shop.brings(Asker("crowd", f"T{table}"))
    hint = Asker("elsewhere", "H", waits=True)
    await shop.brings(hint)
    assert len(shop.begun) == 1
    await shop.one_ends()
    assert shop.begun[1] == hint
    await shop.one_ends()
    assert shop.begun[2].address == "crowd"


@ruling("BK-5.6")
async def test_addresses_take_turns_and_so_do_the_tables_of_one(shop: Workshop) -> None:
    for table in ("A1", "A1", "A1", "A2"):
        await shop.brings(Asker("a", table))
    for table in ("B1", "B1"):
        await shop.brings(Asker("b", table))
    for _ in range(5):
        await shop.one_ends()
    assert [one.table for one in shop.begun] == ["A1", "B1", "A2", "B1", "A1", "A1"]
    await shop.one_ends()
    assert nothing_is_remembered(shop.queue)


@ruling("BK-5.6")
async def test_at_one_address_a_hint_comes_before_bots(shop: Workshop) -> None:
    for table in ("A1", "A2"):
        await shop.brings(Asker("a", table))
    await shop.brings(Asker("a", "A3", waits=True))
    await shop.one_ends()
    assert shop.begun[1].waits


@ruling("BK-5.6")
async def test_who_is_at_work_hears_how_many_wait_for_the_place(shop: Workshop) -> None:
    """So a long search makes way by itself."""
    heard: list[float] = []
    shop.queue._told = heard.append
    for table in ("A1", "A2", "A3"):
        await shop.brings(Asker("a", table))
    assert heard[-1] == 2.0
    await shop.brings(Asker("show", "S", spare=True))
    assert heard[-1] == 2.0, "a show waits for what is to spare"
    await shop.one_ends()
    assert heard[-1] == 1.0


async def test_who_has_work_in_hand_stands_behind_who_has_none() -> None:
    shop = Workshop(3, 12)
    for table in ("A1", "A2", "A3", "A4", "A5"):
        await shop.brings(Asker("a", table))
    for table in ("B1", "B2", "B3"):
        await shop.brings(Asker("b", table))
    for _ in range(3):
        await shop.one_ends()
    assert [one.table for one in shop.begun] == ["A1", "A2", "A3", "B1", "B2", "A4"], "two places of three at most"
    await shop.close()
    assert nothing_is_remembered(shop.queue)


@ruling("BK-5.6")
async def test_when_all_places_to_wait_are_taken_who_has_most_of_them_gives_one_up(shop: Workshop) -> None:
    for table in range(1 + 12):
        await shop.brings(Asker("crowd", f"T{table}"))
    assert not shop.busy
    await shop.brings(Asker("crowd", "one more"))
    assert shop.busy == [Asker("crowd", "one more")]
    await shop.brings(Asker("elsewhere", "E"))
    assert shop.busy[1:] == [Asker("crowd", "T12")], "what it brought last"
    await shop.brings(Asker("crowd", "H", waits=True))
    assert shop.busy[2:] == [Asker("crowd", "T11")], "a person comes before a bot"
    assert len(shop.queue._waiting) == 12
    await shop.one_ends()
    assert shop.begun[-1] == Asker("elsewhere", "E")


async def test_who_waits_too_long_or_no_more_leaves_the_queue(shop: Workshop) -> None:
    await shop.brings(Asker("a", "A1"))
    late = await shop.brings(Asker("b", "B1"), within=0.01)
    gone = await shop.brings(Asker("c", "C1"))
    await asyncio.wait_for(late, 5)
    assert shop.busy == [Asker("b", "B1")]
    gone.cancel()
    await shop.one_ends()
    assert len(shop.begun) == 1
    assert nothing_is_remembered(shop.queue)
    await shop.brings(Asker("d", "D1"))
    assert shop.begun[-1].table == "D1", "the place is free again"


async def test_who_leaves_in_the_moment_of_being_called_gives_the_place_back(shop: Workshop) -> None:
    await shop.brings(Asker("a", "A1"))
    gone = await shop.brings(Asker("b", "B1"))
    await shop.brings(Asker("c", "C1"))
    shop._ends.pop(0).set()
    while not shop.queue._waiting or len(shop.queue._waiting) > 1:
        await asyncio.sleep(0)
    gone.cancel()
    await shop.rest()
    assert [one.table for one in shop.begun] == ["A1", "C1"]


# In the hall.


@ruling("BK-5.6")
async def test_masters_at_many_tables_of_one_address_do_not_keep_a_hint_waiting(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    end = asyncio.Event()

    async def run(_: Pool, work: Callable[..., Any], *__: object) -> None:
        begun.append(work.__name__)
        await end.wait()
        end.clear()
        raise ZeroDivisionError

    monkeypatch.setattr(Pool, "run", run)
    thinkers = hall.services.thinkers
    for _ in range(CROWD):
        seated = await hall.create(NewTable(game="samurai-sword", players=("master",) * 3), "192.0.2.1")
        await settled(await hall.room(seated.code))
    hands.turn(0)
    for _ in range(20):
        await asyncio.sleep(0)
    assert begun == ["choose"]
    assert len(thinkers._places._waiting) == QUEUE - 1
    table = GAME.new(4, 5)
    hint = asyncio.create_task(thinkers.advise(GAME, table, table.waiting[0], Asker("192.0.2.2", "ELSEWHERE", waits=True)))
    for _ in range(5):
        await asyncio.sleep(0)
    end.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert begun[:2] == ["choose", "advise"]
    hint.cancel()
    await asyncio.gather(hint, return_exceptions=True)


class Visitor(Ear):
    """Somebody at a line from this address."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.room: Room | None = None


async def test_a_table_counts_for_who_opened_it_and_a_woken_one_for_who_comes_first(hall: Hall) -> None:
    room, seated = await a_table(hall, "you", "open", "open")
    assert room.address == "127.0.0.1"
    await room.close()
    del hall.rooms[room.code]
    woken = await hall.room(seated.code)
    assert woken.address == room.code, "nobody has come to it yet"
    for address in ("192.0.2.7", "192.0.2.8"):
        await sockets._enter(cast("connections.Client", Visitor(address)), woken, Hello(table=room.code))
        assert woken.address == "192.0.2.7"


async def test_a_hint_counts_for_who_asks_for_it(doors: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    askers: list[Asker] = []

    async def advise(_: Thinkers, __: object, ___: object, ____: int, asker: Asker) -> None:
        askers.append(asker)
        raise Busy

    monkeypatch.setattr(Thinkers, "advise", advise)
    form = {"game": "samurai-sword", "players": ["you", "uniform", "uniform"], "hints": True}
    for _ in range(20):  # where there is one answer nobody thinks; of so many deals one asks for a choice
        seated = (await doors.http.post("/api/tables", json=form)).json()
        client = await Client.at(doors.address)
        told = await client.sit(seated)
        while not told["options"]:
            told = await client.hear_until("update")
        if len(told["options"]) > 1:
            break
        await client.close()
    assert (await client.ask("hint"))["type"] == "refusal"
    assert askers == [Asker("127.0.0.1", seated["code"], waits=True)]
    await client.close()


@ruling("BK-5.6")
async def test_what_an_address_has_in_hand_at_other_processes_counts_here_too() -> None:
    """It stands behind who has nothing anywhere, and gives way first when there is no more room."""
    shop = Workshop(places=1, most=4)
    try:
        await shop.brings(Asker("somebody", "A"))
        await shop.brings(Asker("greedy", "B"))
        await shop.brings(Asker("modest", "C"))
        shop.queue.elsewhere = Counter({"greedy": 3})
        await shop.one_ends()
        assert shop.begun[-1].address == "modest"
        for table in ("D", "E", "F"):
            await shop.brings(Asker("somebody", table))
        assert shop.queue.heavy() == {"somebody": 3}, "and one piece of work is nothing to speak of"
        await shop.brings(Asker("modest", "G"))
        assert [one.address for one in shop.busy] == ["greedy"]
    finally:
        await shop.close()
