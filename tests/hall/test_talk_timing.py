"""BK-12.2: at the Tea Ceremony bots hear people out, answer them, make their own offers, and are ready when people are."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from budokan.games.rising_sun.rules.negotiation import READY
from budokan.games.rising_sun.talk_moves import AcceptAlliance, OfferAlliance, RefuseAlliance
from budokan.hall import lessons
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.talk_timing import HEARD_OUT
from budokan.kernel.moves import Move
from tests.hall.people import Hands, enter, let_bots_play, settled
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


async def at_tea(hall: Hall, hands: Hands, *players: str, clock: ClockRule | None = None) -> tuple[Room, str]:
    """A table whose first Tea Ceremony is open."""
    form = NewTable(game="rising-sun", name="Aki", players=players, clock=clock or ClockRule())
    seated = await hall.create(form, "127.0.0.1")
    room = await hall.room(seated.code)
    token = seated.token or ""
    if room.state == "waiting":
        await room.do(lambda: room.start(0, None))
    for _ in range(400):
        await settled(room)
        assert room.live is not None
        if room.game.talks.are_open(room.live.table):
            return room, token
        waiting = [seat for seat in room.live.table.waiting if not room.is_played_by_bot(seat)]
        if waiting:
            await say(room, waiting[0], lambda options: options[0])
        else:
            hands.turn(0)
    raise AssertionError("no tea")


async def say(room: Room, seat: int, choose: Callable[[list[Move]], Move]) -> Move:
    live = room.live
    assert live is not None
    move = choose(live.table.options(seat))
    await room.do(lambda: room.play(seat, live.number, msgspec.to_builtins(move)))
    return move


def said(room: Room, since: int) -> list[tuple[int, Move]]:
    assert room.live is not None
    return [(one.seat, one.move) for one in room.live.decisions[since:]]


def made(room: Room) -> int:
    assert room.live is not None
    return len(room.live.decisions)


async def let_pass(room: Room, hands: Hands, seconds: float) -> None:
    """Time passes, and bots do what they may."""
    hands.turn(seconds)
    await let_bots_play(hands, room)


@ruling("BK-12.2")
async def test_bots_say_nothing_before_people_have_been_heard(hall: Hall, hands: Hands) -> None:
    room, token = await at_tea(hall, hands, "you", "greedy", "greedy", "greedy", "greedy")
    await enter(room, token)
    begun = made(room)
    await let_pass(room, hands, HEARD_OUT - 1)
    assert said(room, begun) == [], "nobody offers, nobody is ready"
    await let_pass(room, hands, 1)
    spoken = [move for _, move in said(room, begun)]
    assert any(isinstance(move, OfferAlliance) for move in spoken), "now they make offers of their own"
    assert READY not in spoken, "and none of them closes the talk"
    assert room.live is not None
    assert room.game.talks.are_open(room.live.table)
    await let_pass(room, hands, 600)
    assert READY not in [move for _, move in said(room, begun)], "however long it takes"


@ruling("BK-12.2")
async def test_an_offer_is_answered_at_once_and_starts_the_wait_anew(hall: Hall, hands: Hands) -> None:
    room, token = await at_tea(hall, hands, "you", "greedy", "greedy")
    await enter(room, token)
    await let_pass(room, hands, HEARD_OUT - 1)
    offered = await say(room, 0, lambda options: next(one for one in options if isinstance(one, OfferAlliance)))
    assert isinstance(offered, OfferAlliance)
    begun = made(room)
    await let_bots_play(hands, room)
    answers = said(room, begun)
    assert [seat for seat, _ in answers] == [offered.target], "only who was asked says anything"
    assert isinstance(answers[0][1], AcceptAlliance | RefuseAlliance)
    await let_pass(room, hands, HEARD_OUT - 1)
    assert made(room) == begun + 1, "who has just spoken may have more to say"


@ruling("BK-12.2")
async def test_bots_are_ready_once_people_are(hall: Hall, hands: Hands) -> None:
    room, token = await at_tea(hall, hands, "you", "greedy", "greedy")
    await enter(room, token)
    for _ in range(20):
        assert room.live is not None
        if not room.game.talks.are_open(room.live.table):
            break
        if 0 in room.live.table.waiting:
            answer = next((one for one in room.live.table.options(0) if isinstance(one, RefuseAlliance)), READY)
            await say(room, 0, lambda _, move=answer: move)  # type: ignore[misc]  # it is called at once
        await let_bots_play(hands, room)
    else:
        raise AssertionError("the ceremony did not end")


@ruling("BK-12.2")
async def test_who_is_not_there_has_not_been_heard(hall: Hall, hands: Hands) -> None:
    room, token = await at_tea(hall, hands, "you", "greedy", "greedy", clock=ClockRule(kind="move", seconds=90_000))
    begun = made(room)
    await let_pass(room, hands, 10_000)
    assert said(room, begun) == []
    await enter(room, token)
    await let_pass(room, hands, HEARD_OUT - 1)
    assert said(room, begun) == [], "they have come, and may speak first"
    await let_pass(room, hands, 1)
    assert made(room) > begun


@ruling("BK-12.2")
async def test_who_is_shown_what_happened_has_all_their_time_afterwards(hall: Hall, hands: Hands) -> None:
    room, token = await at_tea(hall, hands, "you", "greedy", "greedy")
    await enter(room, token)
    begun = made(room)
    await let_pass(room, hands, HEARD_OUT - 1)
    await room.do(lambda: hold(room, True))
    await let_pass(room, hands, HEARD_OUT)
    await room.do(lambda: hold(room, False))
    await let_pass(room, hands, HEARD_OUT - 1)
    assert said(room, begun) == []
    await let_pass(room, hands, 1)
    assert made(room) > begun


async def hold(room: Room, on: bool) -> None:
    lessons.hold(room, 0, on)


@ruling("BK-12.2")
async def test_a_clock_that_has_run_down_ends_the_wait(hall: Hall, hands: Hands) -> None:
    room, token = await at_tea(hall, hands, "you", "greedy", "greedy", clock=ClockRule(kind="move", seconds=30))
    await enter(room, token)
    for _ in range(12):
        await let_pass(room, hands, 30)
    assert room.live is not None
    assert not room.game.talks.are_open(room.live.table)


@ruling("BK-12.2")
async def test_where_time_is_short_bots_speak_while_they_can_still_be_answered(hall: Hall, hands: Hands) -> None:
    room, token = await at_tea(hall, hands, "you", "greedy", "greedy", clock=ClockRule(kind="move", seconds=30))
    await enter(room, token)
    begun = made(room)
    await let_pass(room, hands, 11)
    assert said(room, begun) == []
    await let_pass(room, hands, 1)
    assert said(room, begun) != []


async def test_bots_among_themselves_wait_for_nobody(hall: Hall, hands: Hands) -> None:
    room, _ = await at_tea(hall, hands, "greedy", "greedy", "greedy")
    await let_bots_play(hands, room, 4000)
    assert room.live is not None
    assert room.live.table.over
