"""Slow bots think in processes of their own, which never have the truth and never outlive the hall."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from budokan import game
from budokan.hall import pool, thinkers
from budokan.hall.lobby import Hall
from budokan.hall.pool import Ended, Pool
from budokan.hall.schemas.requests import NewTable
from budokan.hall.thinkers import Decided, Thinkers, as_seen, check_level, default_level, levels
from budokan.kernel.errors import BadWords
from budokan.kernel.luck import Luck
from budokan.kernel.perspective import Perspective
from budokan.kernel.table import Table
from budokan.players.bots import LEVELS, Level
from budokan.players.thought import Budget
from tests.hall.people import Hands, settled, tell_what_was_thought, work_here
from tests.hall.processes import environment
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

GAME = game("samurai-sword")


def test_a_thinking_process_is_given_what_its_seat_sees_and_not_the_truth() -> None:
    table = GAME.new(5, 3)
    seat = table.waiting[0]
    position = as_seen(table, seat, Luck(9, "redeal"))
    imagined = GAME.set_up(position)
    assert imagined.view(seat) == table.view(seat)
    assert imagined.options(seat) == table.options(seat)
    written = msgspec.json.encode(position).decode()
    assert position.state["deck"] != table.state()["deck"]
    assert position.luck != table.position().luck
    assert "seed" not in written
    assert table.header is not None
    assert table.header.seed == 3


def processes_of(minds: Thinkers) -> list[int]:
    return minds._minds.processes


async def test_a_slow_bot_thinks_elsewhere_and_a_killed_process_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "is_quick", lambda *_: False)
    table = GAME.new(4, 5)
    seat = table.waiting[0]
    minds = Thinkers(1)
    try:
        assert not minds.is_quick("uniform")
        assert (await minds.think(GAME, table, seat, "uniform")).move in table.options(seat)
        (process,) = processes_of(minds)
        os.kill(process, 9)
        assert (await minds.think(GAME, table, seat, "uniform")).move in table.options(seat)
        (second,) = processes_of(minds)
        assert second != process
    finally:
        minds.close()
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)


async def test_a_bot_that_fails_does_not_stop_its_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(thinkers, "bot_at_a_table", broken)
    table = GAME.new(4, 5)
    seat = table.waiting[0]
    assert await work_here(Thinkers(1)).quickly(GAME, table, seat, "uniform") in table.options(seat)
    assert "ZeroDivisionError" in caplog.text


async def test_a_quick_bot_thinks_elsewhere_too(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is thought about in the hall's own loop: here nobody could think at all."""
    monkeypatch.delattr(thinkers, "bot_at_a_table")
    table = GAME.new(4, 5)
    seat = table.waiting[0]
    minds = Thinkers(1)
    try:
        moves = [await minds.quickly(GAME, table, seat, level) for level in ("greedy", "uniform", default_level())]
        assert all(move in table.options(seat) for move in moves)
    finally:
        minds.close()
    assert caplog.text == ""


async def test_where_a_quick_bot_cannot_decide_luck_does(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ended(*_: object, **__: object) -> str:
        raise Ended

    monkeypatch.setattr(Pool, "run", ended)
    table = GAME.new(4, 5)
    seat = table.waiting[0]
    assert await Thinkers(1).quickly(GAME, table, seat, "greedy") in table.options(seat)
    decided = await Thinkers(1).think(GAME, table, seat, "sensei")
    assert decided.move in table.options(seat)


@ruling("BK-5.4")
async def test_a_slow_bot_without_a_choice_takes_its_time_all_the_same(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a bot can parry must not be read off how long it thinks."""
    monkeypatch.setitem(LEVELS, "sensei", Level(budget=Budget(playouts=1, seconds=3.0)))
    form = NewTable(game="samurai-sword", players=("sensei", "sensei", "sensei"))
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    live = room.live
    assert live is not None
    await settled(room)
    only = live.table.options(live.table.waiting[0])[-1]

    async def run(*_: object) -> str:
        return str(only)

    monkeypatch.setattr("budokan.hall.pool.Pool.run", run)
    monkeypatch.setattr(Table, "options", lambda *_: [only])
    hands.turn(0)
    (turn,) = room.plan._turns.values()
    assert await turn.done() == Decided(only)
    assert room.plan.thinking == list(live.table.waiting)
    hands.turn(0.999)
    await settled(room)
    assert live.number == 0, "it has decided, and nobody is told yet"
    hands.turn(1.001)
    await settled(room)
    assert live.number == 1
    assert not room.plan.thinking


@ruling("BK-5.5")
def test_where_there_is_one_option_a_bot_looks_ahead_as_long_as_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """How busy the processes are must not tell either."""
    monkeypatch.setitem(LEVELS, "sensei", Level(budget=Budget(playouts=20)))
    looked: Counter[bool] = Counter()
    wanted = thinkers.wanted

    def watched(table: Table, seat: int) -> Perspective:
        seen = wanted(table, seat)

        def sample(luck: Luck) -> Table:
            looked[len(seen.options) == 1] += 1
            return seen.sample(luck)

        return Perspective(seat, seen.options, lambda: seen.view, sample)

    monkeypatch.setattr(thinkers, "wanted", watched)
    table, luck = GAME.new(5, 4), Luck(2, "moments")
    while len(looked) < 2:
        seat = table.waiting[0]
        options = table.options(seat)
        if (len(options) == 1) not in looked:
            position = msgspec.json.encode(as_seen(table, seat, Luck(9, "redeal")))
            assert thinkers.choose(GAME.name, position, seat, 1, "sensei", time.monotonic() + 60) in map(str, options)
        table.play(seat, luck.pick(options))
    assert looked == {True: 20, False: 20}


@ruling("BK-5.5")
def test_a_search_that_knows_its_move_sooner_rests_until_its_time_is_over() -> None:
    """Its place is not free before, whatever there was to choose from."""
    table, luck = GAME.new(5, 4), Luck(2, "moments")
    looked: set[bool] = set()
    while len(looked) < 2:
        seat = table.waiting[0]
        options = table.options(seat)
        if (len(options) == 1) not in looked:
            looked.add(len(options) == 1)
            position = msgspec.json.encode(as_seen(table, seat, Luck(9, "redeal")))
            until = time.monotonic() + 0.2
            assert thinkers.choose(GAME.name, position, seat, 1, "master", until) in map(str, options)
            assert time.monotonic() >= until
        table.play(seat, luck.pick(options))


@ruling("BK-5.6")
def test_the_more_others_wait_the_sooner_a_search_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = [0.0]
    monkeypatch.setattr(pool, "_crowd", crowd)
    until = time.monotonic() + 400
    due = thinkers.ends_by(until)
    assert due() == pytest.approx(until)
    crowd[0] = 3.0
    assert due() == pytest.approx(until - 300, abs=1)
    crowd[0] = 0.0
    assert due() == pytest.approx(until), "they have gone elsewhere"


async def test_a_table_of_slow_bots_is_played(hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "is_quick", lambda *_: False)
    form = NewTable(game="samurai-sword", players=("uniform", "uniform", "uniform"))
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    for _ in range(12):
        await settled(room)
        hands.turn(0)
        await tell_what_was_thought(room, hands)
    await settled(room)
    assert room.live is not None
    assert room.live.number >= 10


def test_levels_are_those_of_the_players() -> None:
    assert default_level() in levels()
    assert Thinkers(1).is_quick(default_level())
    assert not Thinkers(1).is_quick("master")
    assert Thinkers(1).is_quick("a level of old")
    assert check_level("uniform") == "uniform"
    with pytest.raises(BadWords, match="no bots called"):
        check_level("nobody")


STORY = """
import asyncio, os, sys
from budokan import game
from budokan.hall import pool, thinkers

async def main():
    thinkers.Thinkers.is_quick = lambda *_: False
    minds = thinkers.Thinkers(1)
    table = game("samurai-sword").new(3, 1)
    await minds.think(game("samurai-sword"), table, table.waiting[0], "uniform")
    (process,) = minds._minds.processes
    print(process, flush=True)
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_thinking_process_goes_when_the_hall_is_killed(tmp_path: Path) -> None:
    (tmp_path / "story.py").write_text(STORY)
    told = subprocess.run(
        [sys.executable, str(tmp_path / "story.py")], capture_output=True, text=True, env=environment(), timeout=60, check=False
    )
    process = int(told.stdout)
    for _ in range(1000):
        if is_gone(process):
            return
        time.sleep(0.01)
    raise AssertionError("the thinking process lives on")


def is_gone(process: int) -> bool:
    """Ended; whether anybody has buried it is not the hall's affair."""
    try:
        return "(zombie)" in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return True
