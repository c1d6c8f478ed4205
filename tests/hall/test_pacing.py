"""When a bot answers says nothing about what it had to choose from."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
from bench.apart import guess, kolmogorov_smirnov
from msgspec.structs import replace

from budokan import game
from budokan.hall.course import Course
from budokan.hall.forms import NewTable
from budokan.hall.guests import Guests
from budokan.hall.lobby import Hall
from budokan.hall.messages import Hello
from budokan.hall.pool import Pool
from budokan.hall.room import Room, Services
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.thinkers import Thinkers
from budokan.kernel.game import Game
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from tests.hall.people import Ear, Hands, settled
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

ENOUGH = 200
"""Answers of each kind that are looked at."""

SHARE_LATE = 8
"""One in so many questions with a choice takes longer than anybody waits."""


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """Every run draws the same moments and decides the same: of chance alone one seed in twenty would look suspicious."""
    found = random.Random(5)
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
    return 60.0 if luck.randrange(SHARE_LATE) == 0 else 0.1 + 0.02 * options


async def pass_by(hands: Hands, seconds: float) -> None:
    passed = asyncio.Event()
    alarm = hands.after(seconds, passed.set)
    try:
        await passed.wait()
    finally:
        alarm.cancel()


def think_in_processes(monkeypatch: pytest.MonkeyPatch, hands: Hands, luck: random.Random) -> None:
    """The search takes its time by the test's own clock, and decides by luck."""

    async def run(_: Pool, __: Callable[..., Any], name: str, position: bytes, seat: Seat, *___: object) -> str:
        options = game(name).set_up(position.decode()).options(seat)
        await pass_by(hands, cost(luck, len(options)))
        return str(luck.choice(options))

    monkeypatch.setattr(Pool, "run", run)


def think_as_guests(monkeypatch: pytest.MonkeyPatch, hands: Hands, luck: random.Random) -> None:
    """A program from outside, which is ended when it takes too long."""

    async def think(_: Guests, __: str, ___: Game, table: Table, seat: Seat, ____: str) -> tuple[Move, str]:
        options = table.options(seat)
        await pass_by(hands, min(0.9, cost(luck, len(options))))
        return luck.choice(options), ""

    monkeypatch.setattr(Guests, "think", think)


def think_by_instinct(monkeypatch: pytest.MonkeyPatch, hands: Hands, luck: random.Random) -> None:
    """Instinct holds up the whole hall while it looks at its options: the clock goes on under everybody."""

    def at_once(_: Thinkers, __: Game, table: Table, seat: Seat, ___: str) -> Move:
        options = table.options(seat)
        hands.at += 0 if len(options) == 1 else 60 + 2 * len(options)
        return luck.choice(options)

    monkeypatch.setattr(Thinkers, "at_once", at_once)


@pytest.fixture
def paced(settings: Settings) -> Settings:
    return replace(settings, pause=(0.4, 0.9))


@pytest.fixture
async def house(paced: Settings, store: Store, hands: Hands, same_luck: None) -> AsyncIterator[Hall]:
    thinkers = Thinkers(1, {"fierce": "true"})
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
    form = NewTable(game="samurai-sword", players=(level,) * 4)
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    if away:
        room.seats = [replace(row, kind="person", absent=True) for row in room.seats]
    watch = Stopwatch(hands)
    await room.do(lambda: room.enter(watch, Hello(table=room.code)))
    for _ in range(30_000):
        if room.state == "over":
            break
        await next_moment(room, hands)
    course = room.course
    assert course is not None
    assert course.table.over
    told = dict(watch.news)
    found = []
    table = Course(room.game, course.header).table
    for number, taken in enumerate(course.decisions, start=1):
        found.append((len(table.options(taken.seat)), (told[number] - told[number - 1]) / 1000))
        table.apply(taken.seat, taken.move)
    return found


@pytest.mark.parametrize(
    ("stand_in", "level", "away"),
    [
        pytest.param(think_in_processes, "sensei", False, id="sensei"),
        pytest.param(think_in_processes, "master", False, id="master"),
        pytest.param(think_as_guests, "fierce", False, id="guest"),
        pytest.param(think_by_instinct, "ronin", False, id="instinct"),
        pytest.param(think_by_instinct, "ronin", True, id="away"),
    ],
)
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
    without: list[float] = []
    choosing: list[float] = []
    while min(len(without), len(choosing)) < ENOUGH:
        for options, seconds in await watched(house, hands, level, away):
            (without if options == 1 else choosing).append(seconds)
    assert kolmogorov_smirnov(without, choosing) > 0.05
    assert not guess(without, choosing).knows
