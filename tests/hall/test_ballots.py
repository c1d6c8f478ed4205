"""Secret ballots, asides and decisions that tell nobody anything, at the tests' own auction."""

from __future__ import annotations

import asyncio
import random
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from budokan.games import GAMES
from budokan.hall import undoing
from budokan.hall.live_game import LiveGame, Stale
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, SitDown
from budokan.kernel.records import Header
from budokan.kernel.undo import free_to_undo
from tests.hall.people import Alarm, Ear, Hands, enter, let_bots_play, settled
from tests.support.auction import AUCTION
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


def a_course(*said: str) -> LiveGame:
    header = AUCTION.new(3, 7).header
    assert isinstance(header, Header)
    live = LiveGame(AUCTION, header)
    for words in said:
        seat, _, move = words.partition(" ")
        live.take(live.step(int(seat), AUCTION.moves.parse(move)))
    return live


@pytest.fixture(autouse=True)
def auction_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "auction", AUCTION)


async def two_bidders(hall: Hall, *more: str) -> tuple[Room, list[Ear]]:
    form = NewTable(game="auction", players=("you", "open", *more))
    first = await hall.create(form, "127.0.0.1")
    room = await hall.room(first.code)
    second = await hall.sit(room.code, SitDown())
    ears = [await enter(room, one.token) for one in (first, second)]
    ears.append(await enter(room))
    await room.do(lambda: room.start(0, None))
    return room, ears


async def do(room: Room, seat: int, words: str, number: int | None = None) -> None:
    live = room.live
    assert live is not None
    move = msgspec.to_builtins(AUCTION.moves.parse(words))
    await room.do(lambda: room.play(seat, live.number if number is None else number, move))


def test_who_votes_is_not_held_up_by_the_votes_of_others() -> None:
    live = a_course("0 done", "1 done", "2 done")
    number = live.number
    live.take(live.read(1, number, {"type": "vote", "choice": 1}))
    with pytest.raises(Stale):
        live.read(1, number, {"type": "vote", "choice": 0})
    live.take(live.read(0, number, {"type": "vote", "choice": 0}))
    live.take(live.read(2, number, {"type": "vote", "choice": 0}))
    assert live.table.over


def test_an_aside_holds_up_nobody_and_happens_once() -> None:
    live = a_course("0 lay 1")
    number = live.number
    live.take(live.read(1, number, {"type": "bow"}))
    with pytest.raises(Stale):
        live.read(1, number, {"type": "bow"})
    live.take(live.read(0, number, {"type": "lay", "coins": 2}))
    with pytest.raises(Stale):
        live.read(2, number, {"type": "bow"})


@ruling("BK-2.1")
def test_what_is_free_is_what_the_kernel_says_also_where_much_is_quiet() -> None:
    luck = random.Random(1)
    found: set[int] = set()
    for _ in range(40):
        live = a_course()
        for _ in range(25):
            if live.table.over:
                break
            seat = luck.randrange(3)
            options = live.table.options(seat)
            if options:
                live.take(live.step(seat, luck.choice(options)))
            for one in range(3):
                if not live.table.over:
                    assert live.free(one) == free_to_undo(AUCTION, live.table, one)
                    found.add(live.free(one))
    assert {0, 1, 2} <= found


async def test_a_vote_is_told_to_nobody_before_all_have_voted(hall: Hall) -> None:
    heard: list[list[bytes]] = []
    for choice in (0, 1):
        room, ears = await two_bidders(hall)
        for seat in (0, 1):
            await do(room, seat, "done")
        for ear in ears:
            ear.sent.clear()
        await do(room, 0, f"vote {choice}")
        heard.append([*ears[1].sent, *ears[2].sent])
        assert ears[1].last["view"]["waiting"] == [1]
    assert heard[0] == heard[1]
    assert len(heard[0]) == 2


@ruling("BK-2.1")
async def test_quiet_decisions_are_taken_back_one_after_another_without_asking(hall: Hall) -> None:
    room, ears = await two_bidders(hall)
    await do(room, 0, "boast")
    await do(room, 0, "lay 1")
    await do(room, 0, "lay 2")
    assert ears[0].last["undo"]["free"] == 2
    assert ears[1].last["undo"]["free"] == 0
    await room.do(lambda: undoing.ask(room, 0))
    assert ears[0].last["view"]["table"]["own"] == [1]
    assert ears[0].last["undo"]["free"] == 1
    await room.do(lambda: undoing.ask(room, 0))
    assert ears[0].last["view"]["table"]["own"] == []
    assert ears[1].heard("undo") == []
    await room.do(lambda: undoing.ask(room, 0))
    assert ears[1].heard("undo")[-1]["undo"]["request"] == {"seat": 0, "decisions": 1, "waiting": [1]}


async def test_bots_vote_beside_people(hall: Hall, hands: Hands) -> None:
    room, ears = await two_bidders(hall, "uniform")
    await do(room, 0, "done")
    await do(room, 1, "done")
    await let_bots_play(hands, room)
    assert room.live is not None
    assert room.live.table.waiting == (0, 1)
    number = ears[0].last["number"]
    await do(room, 1, "vote 1", number)
    await do(room, 0, "vote 1", number)
    assert room.state == "over"
    assert len(ears[2].heard("over")) == 1


@ruling("BK-5.4")
async def test_bots_answer_a_ballot_each_at_a_moment_of_its_own_that_no_other_answer_moves(hall: Hall, hands: Hands) -> None:
    hall.services.settings = replace(hall.services.settings, pause=(0.4, 0.9))
    room = await hall.room((await hall.create(NewTable(game="auction", players=("uniform",) * 3), "127.0.0.1")).code)
    watcher = await enter(room)
    while len(room.running().table.waiting) < 3:
        hands.turn(1)
        await settled(room)
    began, live = hands.at, room.running()
    due = {seat: cast("Alarm", turn._alarms[-1]).due for seat, turn in room.plan._turns.items()}
    assert len(set(due.values())) == 3
    assert all(400 <= moment - began <= 900 for moment in due.values())
    answered: dict[int, float] = {}
    while not live.table.over:
        hands.turn(0.01)
        for _ in range(3):
            await asyncio.sleep(0)
        await settled(room)
        answered |= {seat: hands.at for seat in due if seat not in live.table.waiting and seat not in answered}
    assert answered == pytest.approx(due, abs=10.001)
    assert len(watcher.heard("update")) >= 3
