"""Watching: there is always a game, it shows nothing hidden, it is kept nowhere, and nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from budokan import games
from budokan.hall import watching
from budokan.hall.errors import TooMuch
from budokan.hall.fair_queue import Asker, FairQueue
from budokan.hall.lobby import Hall
from budokan.hall.outgoing.seats import view_of
from budokan.hall.pool import Busy
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.thinkers import unless
from budokan.hall.watching import LEVEL, LINGERS, MOST
from budokan.kernel.errors import BadWords
from tests.hall.conftest import Open
from tests.hall.people import Client, Hands, enter, settled
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

PLAYER = Asker("10.0.0.1", "BCDFGH")
SHOW = Asker("the hall", "SHWSHW", spare=True)


async def show_of(hall: Hall, game: str | None = None) -> Room:
    found = await hall.watching.find(game)
    assert (found.seat, found.token) == (None, None)
    return hall.rooms[found.code]


async def play_to_the_end(room: Room, hands: Hands) -> None:
    for _ in range(20_000):
        if room.state == "over":
            return
        await settled(room)
        hands.turn(1)
    raise AssertionError("the show did not come to its end")


@pytest.fixture
def of_novices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters would need minutes for a whole game."""
    monkeypatch.setattr(watching, "LEVEL", "novice")


@ruling("BK-13.2")
@pytest.mark.parametrize("game", sorted(games()))
async def test_where_nobody_plays_masters_do(hall: Hall, game: str) -> None:
    room = await show_of(hall, game)
    assert (room.game.name, room.state, {row.level for row in room.seats}) == (game, "running", {LEVEL})
    names = [row.name for row in room.seats]
    assert all(names) and len(set(names)) == len(names)
    assert [one.code for one in await hall.listing()] == [room.code], "the hall lists it"


@ruling("BK-13.2")
async def test_all_watch_the_same_shows_and_never_more_than_two(hall: Hall) -> None:
    first = await show_of(hall, "ken")
    assert await show_of(hall, "ken") is first
    assert await show_of(hall) is first, "whoever has no wish sees what is being shown"
    second = await show_of(hall, "senjutsu")
    assert await show_of(hall, "rising-sun") in (first, second)
    assert len(hall.rooms) == MOST
    with pytest.raises(BadWords):
        await hall.watching.find("go")


@ruling("BK-13.2")
async def test_however_many_ask_at_once_there_are_two(hall: Hall) -> None:
    await asyncio.gather(*(hall.watching.find(name) for name in (*games(), *games())))
    assert len(hall.rooms) == len(hall.watching.running) == MOST


@ruling("BK-13.2")
async def test_people_who_play_in_the_open_are_watched_first_but_not_in_private_nor_over_days(hall: Hall) -> None:
    async def a_game(*, public: bool, clock: ClockRule) -> str:
        form = NewTable(game="ken", name="Aki", players=("you", "novice"), public=public, clock=clock)
        made = await hall.create(form, "127.0.0.1")
        await enter(await hall.room(made.code), made.token)
        return made.code

    await a_game(public=False, clock=ClockRule())
    await a_game(public=True, clock=ClockRule("move", 86_400))
    show = await show_of(hall, "ken")
    assert not show.kept, "neither a private table nor one at which nothing happens today"
    lively = await a_game(public=True, clock=ClockRule("move", 30))
    assert (await hall.watching.find(None)).code == lively
    assert (await hall.watching.find("ken")).code == lively
    assert (await show_of(hall, "senjutsu")).game.name == "senjutsu"


@ruling("BK-13.1")
async def test_who_watches_hears_what_everybody_knows_and_may_do_nothing(hall: Hall, hands: Hands, of_novices: None) -> None:
    room = await show_of(hall, "samurai-sword")
    ear = await enter(room)
    assert room.live is not None
    for _ in range(60):
        await settled(room)
        hands.turn(1)
        assert ear.last["options"] == []
        assert ear.last["view"] == json.loads(msgspec.json.encode(view_of(room.live.table, None)))
    heard = [one["event"] for message in ear.heard("update") for one in message["events"]]
    entries = [entry.heard_by(None) for _, entry in room.live.log]
    open_to_all = [json.loads(msgspec.json.encode(said.event)) for said in entries if said is not None]
    assert heard and all(event in open_to_all for event in heard)


@ruling("BK-13.3")
async def test_a_show_is_kept_nowhere(hall: Hall, hands: Hands, of_novices: None) -> None:
    room = await show_of(hall, "ken")
    ear = await enter(room)
    await play_to_the_end(room, hands)
    store = hall.services.store
    assert await store.brief(room.code) is None
    assert await store.codes(states=("waiting", "running", "over"), public_only=False, newest=10) == []
    assert await hall.finished() == []
    counted = await store.do(lambda connection: connection.execute("SELECT count(*) FROM finished").fetchone()[0])
    assert counted == 0, "no result that the book could count"
    (over,) = ear.heard("over")
    assert (over["over"]["replay"], over["over"]["record"]) == ("", "")
    assert over["over"]["fair"]["holds"], "its luck can be checked all the same"
    assert await hall.listing() == [], "what is over is not offered"
    assert await show_of(hall, "ken") is not room


@ruling("BK-13.3")
async def test_a_show_ends_when_nobody_watches_and_outlives_a_broken_line(hall: Hall, hands: Hands) -> None:
    room = await show_of(hall, "ken")
    ear = await enter(room)
    hands.at += 10 * LINGERS * 1000
    await hall.sweep()
    assert room.code in hall.rooms, "somebody watches"
    await room.do(lambda: room.leave(ear))
    await hall.sweep()
    hands.at += LINGERS * 500
    await hall.sweep()
    again = await enter(room)
    await hall.sweep()
    await room.do(lambda: room.leave(again))
    hands.at += LINGERS * 900
    await hall.sweep()
    assert room.code in hall.rooms, "the time begins anew"
    hands.at += LINGERS * 1000
    await hall.sweep()
    assert room.code not in hall.rooms
    assert (room.plan.busy, hall.watching.running) == (False, [])


async def test_a_full_hall_opens_no_show(hall: Hall) -> None:
    hall.services.settings = msgspec.structs.replace(hall.services.settings, rooms=0)
    with pytest.raises(TooMuch):
        await hall.watching.find(None)


# Thinking with what is to spare.


async def rest() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@ruling("BK-13.3")
async def test_a_show_gives_its_place_back_as_soon_as_somebody_who_plays_wants_it() -> None:
    queue, begun, busy = FairQueue(1, 4), [], []
    never: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def forever() -> str:
        return await never

    async def think(asker: Asker) -> None:
        try:
            async with queue.place(asker) as wanted:
                begun.append(asker)
                await unless(wanted, forever())
        except Busy:
            busy.append(asker)

    tasks = [asyncio.create_task(think(SHOW))]
    await rest()
    tasks.append(asyncio.create_task(think(SHOW._replace(table="OTHERS"))))
    await rest()
    assert (begun, busy) == ([SHOW], []), "a show waits for a show"
    tasks.append(asyncio.create_task(think(PLAYER)))
    await rest()
    assert (begun, busy) == ([SHOW, PLAYER], [SHOW])
    tasks.append(asyncio.create_task(think(PLAYER._replace(table="FURTHR"))))
    await rest()
    assert busy == [SHOW], "who plays gives way to nobody"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not queue._lent and not queue._working and not queue._since


@ruling("BK-13.3")
async def test_shows_wait_last_shorten_nobodys_thinking_and_crowd_nobody_out() -> None:
    queue, begun, busy, ends = FairQueue(1, 2), [], [], []

    async def think(asker: Asker) -> None:
        try:
            async with queue.place(asker):
                begun.append(asker.table)
                ends.append(asyncio.Event())
                await ends[-1].wait()
        except Busy:
            busy.append(asker.table)

    async def brings(table: str, spare: bool) -> asyncio.Task[None]:
        task = asyncio.create_task(think(Asker("the hall" if spare else table, table, spare=spare)))
        await rest()
        return task

    tasks = [await brings("first", False), await brings("show", True)]
    assert queue.crowd == 0, "who is at work need not hurry for a show"
    tasks += [await brings("second", False)]
    assert queue.crowd == 1
    tasks += [await brings("third", False)]
    assert busy == ["show"], "the room for those who wait is full: a show makes room"
    tasks += [await brings("another", True)]
    assert busy == ["show", "another"]
    for _ in range(3):
        ends.pop(0).set()
        await rest()
    assert begun == ["first", "second", "third"]
    await asyncio.gather(*tasks)


# Over the wire.


async def test_over_http_a_show_is_opened_listed_watched_and_gone(doors: Open) -> None:
    answer = await doors.http.post("/api/watch", json={"game": "ken"})
    assert answer.status_code == 200
    seated: dict[str, Any] = answer.json()
    assert (seated["seat"], seated["token"]) == (None, None)
    (listed,) = (await doors.http.get("/api/tables")).json()
    assert (listed["code"], listed["state"]) == (seated["code"], "running")
    client = await Client.at(doors.address)
    snapshot = await client.sit(seated)
    assert (snapshot["you"], snapshot["options"], snapshot["table"]["watchers"]) == (None, [], 1)
    refused = await client.ask("undo")
    assert refused["why"]["id"] == "hall-only-players"
    assert (await client.ask("chat", text="Well played"))["type"] == "done"
    for path in (f"/api/replays/{seated['code']}", f"/api/replays/{seated['code']}/record"):
        assert (await doors.http.get(path)).status_code == 404
    for body in ({"game": "go"}, {"game": 3}, {"who": "me"}):
        assert (await doors.http.post("/api/watch", json=body)).status_code == 400
    await client.close()
