"""What really goes over the sockets: every message of a whole game, to every seat and a spectator, held against the record.

The table's own views and logs are shown elsewhere to tell a seat nothing it may not know; here the bytes on the wire are shown
to be those and nothing more.
"""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

import budokan
from budokan.kernel.table import Table
from tests.hall.people import Client
from tests.hall.processes import Process, process

pytestmark = pytest.mark.anyio

SEATS = 4
AT_ONCE, A_SECOND = 30, 9.0
"""A little less than the limits of the hall: on a fast machine four random players would pass for a flood."""
KNOWN_KEYS = {"type", "re", "since", "number", "decisions", "events", "view", "options", "impossible", "clocks", "undo"}
KNOWN_KEYS |= {"lesson", "held"}
"""What an update is made of; a further key would have to be looked at here first.

What is read in a first game is told to the learner alone (test_lessons.py); that nothing happens meanwhile everybody sees.
"""


def as_sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def everybody_plays(hall: Process) -> tuple[str, list[Client]]:
    """A whole game between four people and before one spectator, each with a socket of his own."""
    first = hall.post("/api/tables", game="samurai-sword", players=["you", *["open"] * (SEATS - 1)])
    others = [hall.post(f"/api/tables/{first['code']}/seats", name=f"Guest {number}") for number in range(1, SEATS)]
    clients = [await Client.at(hall.address) for _ in range(SEATS + 1)]
    for client, seated in zip(clients, [first, *others, {"code": first["code"]}], strict=True):
        await client.ask("hello", table=seated["code"], token=seated.get("token"))
    await clients[0].say("start")
    await asyncio.gather(*[play_along(client, random.Random(seat)) for seat, client in enumerate(clients)])
    return str(first["code"]), clients


async def play_along(client: Client, luck: random.Random) -> None:
    """Take any option whenever there is one, never faster than the hall lets anybody speak, until the game is over."""
    began = asyncio.get_running_loop().time()
    said = 0
    while True:
        message = await client.hear_until("snapshot", "update", "over")
        if message["type"] == "over":
            return
        if message["options"]:
            due = began + (said - AT_ONCE) / A_SECOND
            await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
            said += 1
            await client.say("play", number=message["number"], move=luck.choice(message["options"])["move"])


def replayed(hall: Process, code: str) -> dict[int, Table]:
    """The table after each number of decisions, as the record tells it."""
    with urllib.request.urlopen(f"{hall.address}api/replays/{code}/record") as answer:
        text = answer.read().decode()
    game = budokan.game("samurai-sword")
    count = len(game.understand(text).decisions)
    return {number: game.replay(text, number, listen=True) for number in range(count)}


async def test_the_wire_carries_a_seats_own_view_and_log_and_nothing_else(tmp_path: Path) -> None:
    with process(tmp_path) as hall:
        code, clients = await everybody_plays(hall)
        tables = replayed(hall, code)
        for seat, client in [*enumerate(clients[:SEATS]), (None, clients[SEATS])]:
            heard = 0
            for message in client.kept:
                table = tables.get(message.get("number", -1))
                if message["type"] not in ("snapshot", "update") or table is None or message["view"] is None:
                    continue  # other messages bear no cards, and before the deal there is nothing to see
                assert message["view"] == as_sent(table.view(seat))
                offered = [] if seat is None else table.options(seat)
                assert [option["move"] for option in message["options"]] == as_sent(offered)
                refused = [] if seat is None else table.impossible(seat)
                assert [one["move"] for one in message["impossible"]] == as_sent([one.move for one in refused])
                if message["type"] == "update":
                    assert set(message) <= KNOWN_KEYS
                    own = [as_sent(event) for event in table.log(seat)]
                    fresh = [one["event"] for one in message["events"]]
                    assert fresh == (own[len(own) - len(fresh) :] if fresh else [])
                heard += 1
            assert heard > 20, "everybody followed the game"
        for client in clients:
            await client.close()
