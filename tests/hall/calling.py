"""For tests of notices: people the hall knows, their channels, and a notifier whose clock the test turns."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from budokan.hall import claiming
from budokan.hall.lobby import Hall
from budokan.hall.notices.links import Signer
from budokan.hall.notices.mailserver import MailServer
from budokan.hall.notices.notifier import Notifier
from budokan.hall.notices.outgoing import Outgoing
from budokan.hall.notices.rows import Channel, Wishes
from budokan.hall.notices.sending import Sender
from budokan.hall.notices.timing import SOON
from budokan.hall.notices.webpush import PushKey
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, SitDown
from budokan.hall.schemas.tables import ClockRule
from tests.hall.people import Hands, let_bots_play, play_first
from tests.support.receivers import Receiver

HOME = "https://hall.test"
DAILY = ClockRule("move", 86_400)


@contextlib.asynccontextmanager
async def with_notifier(hall: Hall, hands: Hands, mail: MailServer | None = None) -> AsyncIterator[Notifier]:
    """The hall's notifier at work, allowed to send to this machine."""
    notifier = hall.services.notifier
    await notifier.open(
        Sender(hands, PushKey.new(), Signer("a secret"), Outgoing(["127.0.0.1"], within=2), mail), hall.info_of_one
    )
    try:
        yield notifier
    finally:
        await notifier.close()


async def at_rest(notifier: Notifier) -> None:
    for _ in range(4000):
        await asyncio.sleep(0.002)
        if notifier.at_rest:
            return
    raise AssertionError("the notifier does not come to rest")


async def pass_time(notifier: Notifier, hands: Hands, seconds: float = SOON + 1) -> None:
    """Time passes, and what falls due is sent. What is sent while somebody waits is sent before more time passes."""
    await at_rest(notifier)
    hands.turn(seconds)
    await at_rest(notifier)


async def person(hall: Hall, name: str) -> int:
    made, _ = await hall.services.persons.newcomer(name)
    return made.id


async def with_hook(hall: Hall, who: int, hook: Receiver, **more: Any) -> Channel:
    """This person is called over a webhook at this receiver."""
    notifier = hall.services.notifier
    made = Channel(
        id=f"hook{who}{hook.port}", person=who, way="webhook", to=f"{hook.address}/of/{who}", base=HOME, made=0, **more
    )
    await notifier.keeping.set_channel(made)
    await notifier.knows_anew(who)
    return made


async def wishing(hall: Hall, who: int, **wishes: Any) -> None:
    await hall.services.notifier.keeping.set_wishes(who, Wishes(**wishes))
    await hall.services.notifier.knows_anew(who)


async def a_duel(hall: Hall, game: str = "ken", *, begun: bool = True) -> tuple[Room, list[int], list[str]]:
    """Aki and Beniko, whom the hall knows, at a table with a decision a day; nobody is connected."""
    people = [await person(hall, "Aki"), await person(hall, "Beniko")]
    room, tokens = await seat_them(hall, game, people, begun=begun)
    return room, people, tokens


async def seat_them(hall: Hall, game: str, people: list[int], *, begun: bool = True) -> tuple[Room, list[str]]:
    form = NewTable(game=game, name="Aki", players=("you", *["open"] * (len(people) - 1)), clock=DAILY)
    first = await hall.create(form, "127.0.0.1")
    room, tokens = await hall.room(first.code), [first.token or ""]
    await claiming.claim(hall, room.code, tokens[0], people[0])
    for name, who in zip(("Beniko", "Chie", "Daiki"), people[1:], strict=False):
        seated = await hall.sit(room.code, SitDown(name=name))
        tokens.append(seated.token or "")
        await claiming.claim(hall, room.code, tokens[-1], who)
    if begun:
        await room.do(lambda: room.start(0, None))
    return room, tokens


def waits_for(room: Room) -> int:
    assert room.live is not None
    return room.live.table.waiting[0]


async def until_it_waits_for(room: Room, hands: Hands, seat: int) -> None:
    for _ in range(2000):
        await let_bots_play(hands, room)
        assert room.live is not None
        if seat in room.live.table.waiting:
            return
        await play_first(room, waits_for(room))
    raise AssertionError("never asked")


def said(hook: Receiver) -> list[dict[str, Any]]:
    """What a receiver of plain JSON was sent."""
    return [json.loads(one.body) for one in hook.arrived]


def kinds(hook: Receiver) -> list[str]:
    return [one["kind"] for one in said(hook)]
