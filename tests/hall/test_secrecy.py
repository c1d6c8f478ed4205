"""Nobody is sent what he may not know: every byte that each seat and a spectator were sent over whole games is read."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from budokan.hall import messages as say
from budokan.hall.lobby import Hall
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, SitDown
from budokan.kernel.errors import BudokanError
from budokan.kernel.luck import Luck
from tests.hall.people import Ear, enter, play_first

pytestmark = pytest.mark.anyio

OWN_ONLY = {"role-learned", "hand-dealt", "drew"}
"""Events that only their own seat hears."""


async def all_people(hall: Hall, seats: int) -> tuple[Room, list[Ear]]:
    """A started table at which every seat is a person; the last ear is a spectator's."""
    form = NewTable(game="samurai-sword", players=("you", *["open"] * (seats - 1)))
    first = await hall.create(form, "127.0.0.1")
    room = await hall.room(first.code)
    others = [await hall.sit(room.code, SitDown()) for _ in range(seats - 1)]
    ears = [await enter(room, one.token) for one in (first, *others)]
    ears.append(await enter(room))
    await room.do(lambda: room.start(0, None))
    return room, ears


def walk(value: Any) -> Iterator[tuple[str, Any]]:
    """Every named value, however deep."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key, inner
            yield from walk(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from walk(inner)


def check_message(room: Room, seat: int | None, message: dict[str, Any]) -> None:
    """What one message to one seat holds while the game goes on. Of three players all roles are known, so not of three."""
    for key, value in walk(message):
        assert key not in ("seed", "nonce", "token", "header", "deck_order")
        if key == "players":
            for player in value:
                own = player["seat"] in (seat, room.live.table.shogun)  # type: ignore[union-attr]
                assert (player["role"] is not None) == own
                assert (player["team"] is not None) == own
                assert player["open_hand"] is None
        if key == "event" and value["type"] in OWN_ONLY:
            assert value["seat"] == seat
        if key == "event" and value["type"] == "stole":
            assert seat in (value["seat"], value["target"])
        if key == "hand" and isinstance(value, list):
            assert seat is not None or value == []


@pytest.mark.parametrize("seats", [4, 5, 7])
async def test_over_a_whole_game_nobody_is_sent_what_is_hidden(hall: Hall, seats: int) -> None:
    room, ears = await all_people(hall, seats)
    luck = random.Random(seats)
    header = room.setup.header
    secrets = [str(header.seed), f"{header.seed:x}", str(header.nonce)]
    decisions = 0
    while room.state == "running":
        assert room.live is not None
        await play_first(room, room.live.table.waiting[0], luck.randrange(1000))
        decisions += 1
        if room.state == "running":
            for ear in ears:
                for sent in ear.sent:
                    words = sent.decode()
                    assert not any(secret in words for secret in secrets)
                    check_message(room, ear.seat, json.loads(sent))
                ear.sent.clear()
    assert decisions > 20
    for ear in ears:
        assert len(ear.heard("over")) == 1
        assert secrets[2] in "".join(sent.decode() for sent in ear.sent), "at the end the promise is opened"


@pytest.mark.parametrize("seats", [4, 6])
async def test_with_hidden_things_dealt_anew_every_seat_is_sent_the_same_bytes(hall: Hall, seats: int) -> None:
    room, _ = await all_people(hall, seats)
    luck = random.Random(seats)
    compared = 0
    while room.state == "running":
        live = room.live
        assert live is not None
        truth = live.table
        for seat in (None, *range(seats)) if live.number % 3 == 0 else ():
            told = everything_for(room, seat)
            live.table = truth.redeal(seat, Luck(luck.randrange(2**32), "secrecy"))
            again = everything_for(room, seat)
            live.table = truth
            assert told == again
            compared += 1
        await play_first(room, truth.waiting[0], luck.randrange(1000))
    assert compared > 5 * seats


def everything_for(room: Room, seat: int | None) -> list[bytes]:
    """What this seat would be sent now: a snapshot, an update, and the answer to a move that is not offered."""
    live = room.live
    assert live is not None
    sent = [say.ENCODER.encode(outgoing.snapshot(room, seat)), say.ENCODER.encode(outgoing.update(room, seat, live.number))]
    if seat is not None:
        with pytest.raises(BudokanError) as refused:
            live.read(seat, live.number, {"type": "play", "card": "no-such-card"})
        sent.append(str(refused.value).encode())
    return sent


async def test_what_one_seat_is_sent_is_not_sent_to_another(hall: Hall) -> None:
    room, ears = await all_people(hall, 5)
    hands = [json.dumps(ear.last["view"]["table"]["hand"]) for ear in ears]
    assert hands[-1] == "[]"
    assert room.live is not None
    for seat in range(5):
        assert json.loads(hands[seat]) == room.live.table.hands[seat]  # type: ignore[attr-defined]
