"""People for tests of the hall: hands that turn the clock, ears that remember, clients that speak the protocol."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from budokan.hall import archive
from budokan.hall import messages as say
from budokan.hall.playback import Playback
from budokan.hall.pool import Pool
from budokan.hall.replays import Replays
from budokan.hall.room import Room
from budokan.hall.thinkers import Thinkers
from budokan.kernel.texts import Seat

PATIENCE = 10.0
"""Seconds after which something that should have come will not come."""


class Alarm:
    def __init__(self, due: float, wake: Callable[[], None]) -> None:
        self.due = due
        self.wake = wake
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Hands:
    """A clock whose hands the test turns."""

    def __init__(self, start: int = 1_000_000) -> None:
        self.at = float(start)
        self.alarms: list[Alarm] = []

    def now(self) -> int:
        return int(self.at)

    def after(self, seconds: float, wake: Callable[[], None]) -> Alarm:
        alarm = Alarm(self.at + seconds * 1000, wake)
        self.alarms.append(alarm)
        return alarm

    def turn(self, seconds: float) -> int:
        """Time passes; what falls due goes off. How many did."""
        until = self.at + seconds * 1000
        rung = 0
        while True:
            due = [one for one in self.alarms if not one.cancelled and one.due <= until]
            if not due:
                break
            first = min(due, key=lambda one: one.due)
            self.alarms.remove(first)
            self.at = max(self.at, first.due)
            first.wake()
            rung += 1
        self.at = until
        self.alarms = [one for one in self.alarms if not one.cancelled]
        return rung


class Ear:
    """A listener that remembers all it is sent, byte for byte."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.sent: list[bytes] = []
        self.hung_up = False

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def hang_up(self) -> None:
        self.hung_up = True

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in map(json.loads, self.sent) if message["type"] == kind]

    @property
    def last(self) -> dict[str, Any]:
        """The last snapshot or update."""
        return next(one for one in map(json.loads, reversed(self.sent)) if one["type"] in ("snapshot", "update"))


async def settled(room: Room) -> None:
    """Everything that waits in the room's queue is done."""

    async def nothing() -> None:
        pass

    await room.do(nothing)


async def let_bots_play(hands: Hands, room: Room, most: int = 100_000) -> None:
    """Bots decide until the table waits for a person or is over."""
    for _ in range(most):
        await settled(room)
        if not hands.turn(0):
            return
    raise AssertionError("the bots did not come to an end")


async def tell_what_was_thought(room: Room, hands: Hands) -> None:
    """The slow bots that are at it come to an end, and so much time passes that their answers are told."""
    thinking = [turn for turn in room.plan._turns.values() if turn.thinks]
    for turn in thinking:
        await turn.done()
    if thinking:
        hands.turn(10)


async def enter(room: Room, token: str | None = None, last: int | None = None) -> Ear:
    ear = Ear()
    await room.do(lambda: room.enter(ear, say.Hello(table=room.code, token=token, last=last)))
    return ear


async def play_first(room: Room, seat: Seat, choice: int = 0) -> None:
    """This seat takes the option at this place."""
    live = room.live
    assert live is not None
    options = live.table.options(seat)
    move = options[choice % len(options)]
    await room.do(lambda: room.play(seat, live.number, msgspec.to_builtins(move)))


async def within(seconds: float, wanted: Awaitable[Any]) -> Any:
    return await asyncio.wait_for(wanted, seconds)


class Client:
    """A client over a real WebSocket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.ids = 0
        self.kept: list[dict[str, Any]] = []

    @staticmethod
    async def at(address: str, **more: Any) -> Client:
        return Client(
            await connect(address.replace("http", "ws", 1).rstrip("/") + "/ws", max_size=None, compression=None, **more)
        )

    async def say(self, type: str, **fields: Any) -> int:
        self.ids += 1
        await self.line.send(json.dumps({"type": type, "id": self.ids, **fields}))
        return self.ids

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
        self.kept.append(message)
        return message

    async def hear_until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say it and wait for the answer to it."""
        id = await self.say(type, **fields)
        while True:
            message = await self.hear()
            if message.get("re") == id:
                return message

    async def sit(self, seated: dict[str, Any], last: int | None = None) -> dict[str, Any]:
        """Say hello; the snapshot or update that comes back."""
        await self.ask("hello", table=seated["code"], token=seated.get("token"), last=last)
        return next(one for one in reversed(self.kept) if one["type"] in ("snapshot", "update"))

    async def close(self) -> None:
        await self.line.close()


class Here:
    """Does the work of a pool here and now: for halls whose rules, luck or clock belong to the test and to no other process."""

    def __init__(self) -> None:
        archive._ready.clear()

    async def run(self, work: Callable[..., Any], *given: object, near: str = "") -> Any:
        await asyncio.sleep(0)
        again, crossed = pickle.loads(pickle.dumps((work, given)))
        return pickle.loads(pickle.dumps(again(*crossed)))

    def close(self) -> None:
        archive._ready.clear()


def work_here(thinkers: Thinkers) -> Thinkers:
    """Quick bots decide, and replays lie open, in this process."""
    thinkers._reflexes = thinkers.archive = cast(Pool, Here())
    return thinkers


async def at_hand(replays: Replays, id: str) -> Playback:
    """A replay as a process of the archive has it."""
    found = await replays.playback(id)
    return archive.made(found.id, await replays.source(found.id))
