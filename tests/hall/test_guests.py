"""Guests: programs the keeper of the hall has invited. Clients choose them by name; what goes wrong is told in the log."""

from __future__ import annotations

import asyncio
import shlex
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from budokan.hall.__main__ import main
from budokan.hall.guests import read_guests
from budokan.hall.live_game import LiveGame
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable
from budokan.hall.services import Services
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.thinkers import Thinkers
from budokan.kernel.errors import BadWords
from budokan.players.stdio import MOST_LOST
from tests.hall.conftest import opened
from tests.hall.people import Hands, enter, settled, tell_what_was_thought, work_here
from tests.players.test_stdio import ALWAYS_FIRST, BAD
from tests.support.registered import installed
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


@pytest.fixture
def commands(tmp_path: Path) -> dict[str, str]:
    found = {}
    for name, source in (("first", ALWAYS_FIRST), ("crasher", BAD["gone"])):
        file = tmp_path / f"{name}.py"
        file.write_text(source)
        found[name] = shlex.join([sys.executable, str(file)])
    return found


@pytest.fixture
async def house(
    settings: Settings, store: Store, hands: Hands, commands: dict[str, str], same_luck: None
) -> AsyncIterator[Hall]:
    thinkers = work_here(Thinkers(1, commands))
    hall = Hall(Services(settings, store, hands, thinkers))
    yield hall
    await hall.close()
    await asyncio.to_thread(thinkers.close)


async def a_room(hall: Hall, *players: str) -> Room:
    form = NewTable(game="samurai-sword", players=players)
    return await hall.room((await hall.create(form, "127.0.0.1")).code)


async def play(room: Room, hands: Hands, until: int) -> None:
    """Bots and guests decide until so many decisions are made or the game is over."""
    for _ in range(until * 4):
        await settled(room)
        assert room.live is not None
        if room.live.table.over or len(room.live.decisions) >= until:
            return
        hands.turn(0)
        await tell_what_was_thought(room, hands)
    raise AssertionError("the game stands still")


async def test_a_bot_of_another_package_sits_at_a_table_and_thinks_where_the_slow_ones_do(
    house: Hall, hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with installed(tmp_path, monkeypatch):
        assert not house.services.thinkers.is_quick("last"), "what others wrote never runs in the loop of the hall"
        room = await a_room(house, "last", "uniform", "uniform")
        ear = await enter(room)
        await play(room, hands, 12)
        assert {"type": "thinking", "seats": [0]} in ear.heard("thinking")
        with pytest.raises(BadWords):
            house.services.thinkers.check_level("nobody-knows")


async def test_a_guest_plays_a_game_with_one_program_and_leaves_with_the_end(house: Hall, hands: Hands) -> None:
    room = await a_room(house, "first", "uniform", "uniform")
    ear = await enter(room)
    await play(room, hands, 4000)
    assert room.state == "over"
    assert not house.services.thinkers.guests._seated, "nobody is left when the game is over"
    assert not [one for one in ear.heard("update") for event in one["events"] if event["event"]["type"] == "house-decides"]
    assert {"type": "thinking", "seats": [0]} in ear.heard("thinking")


async def test_one_program_serves_a_seat_for_the_whole_game(house: Hall, hands: Hands) -> None:
    room = await a_room(house, "first", "first", "uniform")
    await play(room, hands, 12)
    seated = dict(house.services.thinkers.guests._seated)
    assert set(seated) <= {(room.code, 0), (room.code, 1)}
    programs = {key: bot._program for key, (_, bot) in seated.items()}
    await play(room, hands, 40)
    for key, program in programs.items():
        assert program is None or house.services.thinkers.guests._seated[key][1]._program is program
    await room.close()
    assert not house.services.thinkers.guests._seated


@ruling("BK-5.2", "BK-5.3")
async def test_what_a_guest_loses_is_told_stored_and_told_again_after_a_restart(house: Hall, hands: Hands) -> None:
    room = await a_room(house, "crasher", "uniform", "uniform")
    ear = await enter(room)
    await play(room, hands, 4000)
    told = [
        (event["event"]["why"], event["ruling"])
        for one in ear.heard("update")
        for event in one["events"]
        if event["event"]["type"] == "house-decides"
    ]
    assert told == [("gone", "BK-5.2")] * MOST_LOST + [("given-up", "BK-5.2")]
    stored = await house.services.store.table(room.code)
    assert stored is not None
    again = LiveGame.resumed(room.game, stored.setup.header, stored.changes)
    assert room.live is not None
    assert again.log == room.live.log
    assert again.record() == room.live.record()
    assert (
        again.record().text()
        == LiveGame.resumed(room.game, stored.setup.header, [replace(one, lost="") for one in stored.changes]).record().text()
    ), "the record knows nothing of it"


async def test_a_client_names_guests_and_never_commands(settings: Settings, commands: dict[str, str]) -> None:
    async with opened(replace(settings, guests=commands)) as doors:
        assert (await doors.http.get("/api/hall")).json()["guests"] == ["first", "crasher"]
        made = await doors.http.post("/api/tables", json={"game": "samurai-sword", "players": ["first", "ronin", "open"]})
        assert made.status_code == 201
        for level in ("stdio:" + commands["first"], "stdio:python3", "second"):
            form = {"game": "samurai-sword", "players": ["you", level[:32], "ronin"]}
            refused = await doors.http.post("/api/tables", json=form)
            assert (refused.status_code, refused.json()["why"]["id"]) == (400, "hall-no-such-level")
            refused = await doors.http.post("/api/play", json={"game": "samurai-sword", "level": level[:32]})
            assert refused.status_code == 400


@pytest.mark.parametrize(
    "word", ["Fierce=python3", "master=python3", "=python3", "a b=python3", "fierce=no-such-program-here", "fierce"]
)
def test_a_guest_who_cannot_come_is_refused_before_the_hall_opens(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadWords):
        read_guests([word])
    monkeypatch.setattr(sys, "argv", ["hall", "--data", str(tmp_path / "data"), "--port", "0", "--guest", word])
    assert main() == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "data").exists()
