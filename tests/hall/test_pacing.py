"""When a bot answers says nothing about what it had to choose from."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
from bench.apart import Guessing, guess, kolmogorov_smirnov
from msgspec.structs import replace

from budokan import game
from budokan.hall.guests import Guests
from budokan.hall.live_game import LiveGame
from budokan.hall.lobby import Hall
from budokan.hall.messages import Hello
from budokan.hall.pacing import Turn, drawn
from budokan.hall.planning import Plan
from budokan.hall.pool import Busy, Pool
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable
from budokan.hall.services import Services
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.thinkers import Decided, Thinkers
from budokan.kernel.game import Game
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from tests.hall.people import Ear, Hands, enter, play_first, settled, work_here
from tests.hall.tables import a_table
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

ENOUGH = 200
"""Answers of each kind that are looked at."""

SHARE_LATE = 8
"""One in so many questions with a choice takes longer than anybody waits."""


SEEDS = (18, 31, 7)
"""Each draws its own moments. By chance alone about one in fourteen looks suspicious, three in a row one time in thousands."""


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """Every run draws the same moments and decides the same."""
    found = random.Random()
    monkeypatch.setattr(secrets, "randbelow", found.randrange)
    return found


class Stopwatch(Ear):
    """A spectator who looks at the clock whenever there is news."""

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self.hands = hands
        self.news: list[tuple[int, float]] = []

    def send(self, message: bytes) -> None:
        said = msgspec.json.decode(message)
        if said["type"] in ("snapshot", "update"):
            self.news.append((said["number"], self.hands.at))


def cost(luck: random.Random, options: int) -> float:
    """Seconds the stand-in thinks: the more the more there is to choose from, now and then far too long."""
    if options == 1:
        return 0.0
    return 60.0 if luck.randrange(SHARE_LATE) == 0 else 0.1 + 0.01 * options


async def pass_by(hands: Hands, seconds: float) -> None:
    passed = asyncio.Event()
    alarm = hands.after(seconds, passed.set)
    try:
        await passed.wait()
    finally:
        alarm.cancel()


def think_in_processes(monkeypatch: pytest.MonkeyPatch, hands: Hands, luck: random.Random) -> None:
    """The search takes its time by the test's own clock. The last option leads to many questions that leave no choice."""

    async def run(_: Pool, __: Callable[..., Any], name: str, position: bytes, seat: Seat, *___: object) -> str:
        options = game(name).set_up(position.decode()).options(seat)
        await pass_by(hands, cost(luck, len(options)))
        return str(options[-1])

    monkeypatch.setattr(Pool, "run", run)


def think_as_guests(monkeypatch: pytest.MonkeyPatch, hands: Hands, luck: random.Random) -> None:
    """A program from outside, which is ended when it takes too long."""

    async def think(_: Guests, __: str, ___: Game, table: Table, seat: Seat, ____: str) -> tuple[Move, str]:
        options = table.options(seat)
        await pass_by(hands, min(0.9, cost(luck, len(options))))
        return options[-1], ""

    monkeypatch.setattr(Guests, "think", think)


def think_by_instinct(monkeypatch: pytest.MonkeyPatch, hands: Hands, _: random.Random) -> None:
    """Instinct holds up the whole hall while it looks at its options: the clock goes on under everybody."""

    async def quickly(_: Thinkers, __: Game, table: Table, seat: Seat, ___: str) -> Move:
        options = table.options(seat)
        hands.at += 0 if len(options) == 1 else 60 + 2 * len(options)
        return options[-1]

    monkeypatch.setattr(Thinkers, "quickly", quickly)


@pytest.fixture
def paced(settings: Settings) -> Settings:
    return replace(settings, pause=(0.4, 0.9))


@pytest.fixture
async def house(paced: Settings, store: Store, hands: Hands, same_luck: None) -> AsyncIterator[Hall]:
    thinkers = work_here(Thinkers(1, {"fierce": "true"}))
    hall = Hall(Services(paced, store, hands, thinkers))
    yield hall
    await hall.close()
    await asyncio.to_thread(thinkers.close)


async def next_moment(room: Room, hands: Hands) -> None:
    """Everything that can happen now happens, then time goes on to the next alarm."""
    for _ in range(6):
        await asyncio.sleep(0)
    await settled(room)
    await asyncio.sleep(0)
    due = min((one.due for one in hands.alarms if not one.cancelled), default=hands.at)
    hands.turn(max(0.0, due - hands.at) / 1000)


async def watched(hall: Hall, hands: Hands, level: str, away: bool) -> list[tuple[int, float]]:
    """One game to its end: how many options each answer had, and the seconds a spectator waited for it."""
    form = NewTable(game="samurai-sword", players=(level,) * 5)
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    if away:
        room.seats = [replace(row, kind="person", absent=True) for row in room.seats]
    watch = Stopwatch(hands)
    await room.do(lambda: room.enter(watch, Hello(table=room.code)))
    for _ in range(30_000):
        if room.state == "over":
            break
        await next_moment(room, hands)
    live = room.live
    assert live is not None
    assert live.table.over
    told = dict(watch.news)
    found = []
    table = LiveGame(room.game, live.header).table
    for number, taken in enumerate(live.decisions, start=1):
        found.append((len(table.options(taken.seat)), (told[number] - told[number - 1]) / 1000))
        table.apply(taken.seat, taken.move)
    return found


LEVELS = pytest.mark.parametrize(
    ("stand_in", "level", "away"),
    [
        pytest.param(think_in_processes, "sensei", False, id="sensei"),
        pytest.param(think_in_processes, "master", False, id="master"),
        pytest.param(think_as_guests, "fierce", False, id="guest"),
        pytest.param(think_by_instinct, "ronin", False, id="instinct"),
        pytest.param(think_by_instinct, "ronin", True, id="away"),
    ],
)


@LEVELS
@ruling("BK-5.4")
async def test_every_answer_is_told_at_the_very_moment_that_was_drawn_for_it(
    house: Hall,
    hands: Hands,
    luck: random.Random,
    monkeypatch: pytest.MonkeyPatch,
    stand_in: Callable[[pytest.MonkeyPatch, Hands, random.Random], None],
    level: str,
    away: bool,
) -> None:
    """So whatever is told by the clock is told by luck."""
    moments: list[float] = []

    class Noted(Turn):
        def __init__(self, plan: Plan, seat: Seat, asked_at: int, extra: float) -> None:
            before = len(draws)
            super().__init__(plan, seat, asked_at, extra)
            moments.append(sum(draws[before:]))

    draws: list[float] = []

    def noted(span: tuple[float, float]) -> float:
        draws.append(drawn(span))
        return draws[-1]

    stand_in(monkeypatch, hands, luck)
    monkeypatch.setattr("budokan.hall.pacing.drawn", noted)
    monkeypatch.setattr("budokan.hall.planning.Turn", Noted)
    luck.seed(SEEDS[0])
    answers = await watched(house, hands, level, away)
    assert [seconds for _, seconds in answers] == pytest.approx(moments)


@LEVELS
@ruling("BK-5.4", "BK-5.5")
async def test_nobody_can_tell_from_the_clock_whether_there_was_a_choice(
    house: Hall,
    hands: Hands,
    luck: random.Random,
    monkeypatch: pytest.MonkeyPatch,
    stand_in: Callable[[pytest.MonkeyPatch, Hands, random.Random], None],
    level: str,
    away: bool,
) -> None:
    """However long the stand-in for the search takes, and however late it is."""
    stand_in(monkeypatch, hands, luck)
    suspicious: list[tuple[float, Guessing]] = []
    for seed in SEEDS:
        luck.seed(seed)
        without: list[float] = []
        choosing: list[float] = []
        while min(len(without), len(choosing)) < ENOUGH:
            for options, seconds in await watched(house, hands, level, away):
                (without if options == 1 else choosing).append(seconds)
        p, guessed = kolmogorov_smirnov(without, choosing), guess(without, choosing)
        if p > 0.05 and not guessed.knows:
            return
        suspicious.append((p, guessed))
    raise AssertionError(f"the times differ: {suspicious}")


# What is not ready in time.


async def a_room(hall: Hall, hands: Hands, level: str) -> tuple[Room, Ear]:
    """A table of three such bots whose first question has been asked a second ago."""
    seated = await hall.create(NewTable(game="samurai-sword", players=(level,) * 3), "127.0.0.1")
    room = await hall.room(seated.code)
    ear = await enter(room)
    hands.turn(1)
    await rest(room)
    return room, ear


async def rest(room: Room) -> None:
    for _ in range(6):
        await asyncio.sleep(0)
    await settled(room)


def lost(ear: Ear) -> list[str]:
    events = [event["event"] for one in ear.heard("update") for event in one["events"]]
    return [event["why"] for event in events if event["type"] == "house-decides"]


async def for_ever(*_: object) -> Any:
    await asyncio.Event().wait()


@ruling("BK-5.4", "BK-5.5")
async def test_a_search_that_does_not_come_back_is_decided_by_instinct_without_a_word(
    house: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    called_off = asyncio.Event()

    async def run(*_: object) -> None:
        try:
            await for_ever()
        finally:
            called_off.set()

    monkeypatch.setattr(Pool, "run", run)
    room, ear = await a_room(house, hands, "master")
    assert room.plan.thinking
    for _ in range(24):
        hands.turn(0.1)
        await rest(room)
        if room.running().number:
            break
    assert room.running().number == 1, "it is told within two thirds of 3.6 seconds"
    assert called_off.is_set()
    assert lost(ear) == []


@ruling("BK-5.5")
async def test_a_search_without_a_place_is_lost_and_told_when_its_answer_would_have_been(
    house: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(*_: object) -> None:
        raise Busy

    monkeypatch.setattr(Pool, "run", run)
    room, ear = await a_room(house, hands, "master")
    hands.turn(0.5)
    await rest(room)
    assert not lost(ear), "the moment has not come"
    hands.turn(2)
    await rest(room)
    assert lost(ear) == ["busy"]


@ruling("BK-5.4")
async def test_a_guest_who_is_late_waits_for_a_later_moment_and_takes_longer_from_then_on(
    house: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would be late whenever it has much to think about."""
    answers: asyncio.Queue[None] = asyncio.Queue()
    guests = house.services.thinkers.guests

    async def think(_: Guests, code: str, played: Game, table: Table, seat: Seat, name: str) -> tuple[Move, str]:
        guests._bot(code, played, seat, name).asked += 1
        await answers.get()
        return table.options(seat)[-1], ""

    monkeypatch.setattr(Guests, "think", think)
    room, _ = await a_room(house, hands, "fierce")
    assert guests.takes("fierce") == (1.0, 1.5)
    hands.turn(1.5)
    await rest(room)
    assert room.running().number == 0, "nothing was ready at the moment drawn"
    assert guests.takes("fierce") == (1.0, 1.5), "the first question has to start the program"
    answers.put_nowait(None)
    await rest(room)
    assert room.running().number == 0, "what comes late is not told when it comes"
    hands.turn(1.5)
    await rest(room)
    assert room.running().number == 1
    bot = next(iter(guests._seated.values()))[1]
    bot.asked = 7
    for seconds in (2.0, 4.0, 5.0, 5.0):
        house.services.thinkers.was_late("fierce", room.code, next(iter(guests._seated))[1])
        assert guests.takes("fierce") == (seconds, seconds * 1.5)


async def test_what_is_no_longer_offered_at_the_moment_drawn_is_thought_about_anew(
    house: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may do something besides while a bot thinks."""
    room, _ = await a_room(house, hands, "ronin")
    live = room.running()
    number, seat = live.number, live.table.waiting[0]
    elsewhere = game("rising-sun").new(4, 1)
    decided = Decided(elsewhere.options(elsewhere.waiting[0])[0])
    await room.do(lambda: room.plan.bot_has_thought(seat, live.asked_at[seat], decided))
    assert live.number == number
    hands.turn(1)
    await rest(room)
    assert live.number == number + 1


@ruling("BK-5.4")
async def test_instinct_that_is_held_up_waits_for_a_later_moment_too(
    house: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = asyncio.Event()

    async def think(_: Thinkers, __: Game, table: Table, seat: Seat, *___: object) -> Decided:
        await ready.wait()
        return Decided(table.options(seat)[-1])

    monkeypatch.setattr(Thinkers, "think", think)
    room, _ = await a_room(house, hands, "ronin")
    assert room.running().number == 0, "nothing was ready at the moment drawn"
    ready.set()
    await rest(room)
    assert room.running().number == 0, "what comes late is not told when it comes"
    hands.turn(0.9)
    await rest(room)
    assert room.running().number == 1


async def test_nobody_begins_another_turn_while_an_answer_is_being_told(hall: Hall) -> None:
    """Whatever else happens at the table meanwhile: otherwise every change would set each bot thinking once more."""
    room, _ = await a_table(hall, "you", "uniform", "uniform", "uniform")
    while not room.plan._turns:
        await play_first(room, room.running().table.waiting[0])
    seat, turn = next(iter(room.plan._turns.items()))
    room.plan.tell(turn)
    room.plan.renew()
    assert room.plan._turns[seat] is turn
    await settled(room)
    assert room.plan._turns.get(seat) is not turn, "it has come to its end"


@pytest.mark.parametrize("level", ["uniform", "master"])
async def test_a_table_at_which_nobody_can_answer_stands_still(
    house: Hall, hands: Hands, level: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not even luck: such a position was made up. It is thought about once, and not for ever at the cost of others."""
    asked: list[Seat] = []

    async def think(_: Thinkers, __: Game, ___: Table, seat: Seat, *____: object) -> Decided:
        asked.append(seat)
        raise IndexError("no such battle")

    monkeypatch.setattr(Thinkers, "think", think)
    room, ear = await a_room(house, hands, level)
    for _ in range(100):
        hands.turn(0.1)
        await rest(room)
    assert len(asked) == 1
    assert [one.message for one in caplog.records] == [f"room {room.code}"]
    await enter(room)
    hands.turn(10)
    await rest(room)
    assert len(asked) == 2, "somebody came in: it may be looked at again"
    assert room.running().number == 0
    assert ear.heard("update") == []
