"""Reviews in the hall: worked out once, elsewhere, kept in the store; and what the front page knows of tables and replays."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.pool import Busy
from budokan.hall.replays import Replays
from budokan.hall.schemas.requests import NewTable
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing.datafile import FILE
from budokan.hall.storing.schema import SCHEMA_VERSION
from budokan.hall.thinkers import Thinkers
from budokan.players.review import Review, review
from tests.hall.people import Hands, at_hand, enter, let_bots_play, play_first
from tests.hall.tables import WITHOUT_POSITIONS, a_table, until_asked

pytestmark = pytest.mark.anyio


async def a_finished_table(hall: Hall, hands: Hands, *, public: bool = True) -> str:
    form = NewTable(game="samurai-sword", players=("uniform", "uniform", "uniform"), public=public)
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    await let_bots_play(hands, room)
    assert room.state == "over"
    return room.code


async def test_a_review_is_worked_out_once_however_many_ask_and_kept(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[str] = []

    async def count(_: Thinkers, record: str) -> Review:
        worked.append(record)
        await asyncio.sleep(0)
        return review(playback.game, playback.game.understand(record), rounds=1)

    monkeypatch.setattr(Thinkers, "review", count)
    code = await a_finished_table(hall, hands)
    replays = Replays(hall.services)
    playback = await at_hand(replays, code)
    first, second = await asyncio.gather(replays.review(code), replays.review(code.lower()))
    third = await Replays(hall.services).review(code)
    assert first == second == third
    assert worked == [playback.record.text()]
    assert first is not None
    assert len(first.chances) == len(playback.record.decisions) + 1


async def test_a_review_is_worked_out_in_a_process_of_its_own(hall: Hall, hands: Hands) -> None:
    code = await a_finished_table(hall, hands)
    replays = Replays(hall.services)
    assert await replays.review(code, 0) is None, "who will not wait may ask again"
    found = await replays.review(code)
    assert found is not None
    assert found.rounds >= 1
    assert len(hall.services.thinkers._reviewers.processes) == 1
    assert hall.services.thinkers._minds.processes == [], "nobody's thinking is held up by it"


async def test_one_address_has_few_games_looked_back_upon_at_a_time(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is one process for it: whoever has every game of the hall reviewed keeps nobody else from theirs."""
    go_on = asyncio.Event()

    async def later(_: Thinkers, record: str) -> Review:
        await go_on.wait()
        return Review((), (), (), (), 1)

    replays = Replays(hall.services)
    codes = [await a_finished_table(hall, hands) for _ in range(5)]
    for code in codes:
        await at_hand(replays, code)
    monkeypatch.setattr(Thinkers, "review", later)
    for code in codes[:3]:
        assert await replays.review(code, 0, "10.0.0.1") is None
    for _ in range(2):
        with pytest.raises(Busy):
            await replays.review(codes[3], 0, "10.0.0.1")
    assert await replays.review(codes[0], 0, "10.0.0.1") is None, "whoever waits for one may ask for it again"
    assert await replays.review(codes[3], 0, "10.0.0.2") is None
    go_on.set()
    for code in codes[:4]:
        assert await replays.review(code, None, "10.0.0.1") is not None
    assert await replays.review(codes[4], None, "10.0.0.1") is not None
    await replays.close()


async def test_a_game_that_is_not_over_is_not_reviewed(hall: Hall) -> None:
    room, _ = await a_table(hall, "you", "uniform", "uniform")
    with pytest.raises(Refusal, match="not over"):
        await Replays(hall.services).review(room.code)


async def test_finished_public_games_are_listed_and_private_ones_are_not(hall: Hall, hands: Hands) -> None:
    hidden = await a_finished_table(hall, hands, public=False)
    shown = []
    for _ in range(2):
        hands.turn(1)
        shown.append(await a_finished_table(hall, hands))
    running, _ = await a_table(hall, "you", "uniform", "uniform")
    listed = await hall.finished()
    assert [one.code for one in listed] == shown[::-1]
    assert {one.state for one in listed} == {"over"}
    assert not {hidden, running.code} & {one.code for one in listed}


async def test_a_table_says_whom_it_waits_for_awake_asleep_and_after_an_undo(hall: Hall, hands: Hands) -> None:
    room, seated = await a_table(hall, "you", "uniform", "uniform")
    ear = await enter(room, seated.token)
    assert room.live is not None
    first = room.live.table.waiting
    assert (await hall.info(room.code)).waiting == first
    await until_asked(room, hands, 0)
    assert (await hall.info(room.code)).waiting == (0,)
    await play_first(room, 0)
    waiting = room.live.table.waiting
    await room.do(lambda: room.leave(ear))
    await hall.close()
    assert (await hall.info_of_one(room.code)).waiting == waiting
    assert room.code not in hall.rooms, "what is written down wakes nobody"


async def test_a_table_that_was_only_dealt_is_woken_to_say_whom_it_waits_for(hall: Hall) -> None:
    room, _ = await a_table(hall, "you", "uniform", "uniform")
    assert room.live is not None
    waiting = room.live.table.waiting
    await hall.close()
    assert (await hall.info_of_one(room.code)).waiting == waiting


OLD = """
DROP TABLE feats;
DROP TABLE reviews;
ALTER TABLE changes DROP COLUMN waiting;
ALTER TABLE changes DROP COLUMN lost;
PRAGMA user_version = 1;
"""


async def test_a_file_of_the_first_hall_opens_with_all_that_is_in_it(
    hall: Hall, hands: Hands, settings: Settings, tmp_path: Path
) -> None:
    code = await a_finished_table(hall, hands)
    whole = await hall.services.store.table(code)
    assert whole is not None
    copy = tmp_path / "old"
    copy.mkdir()
    with closing(sqlite3.connect(settings.data / FILE)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy / FILE),))
    with closing(sqlite3.connect(copy / FILE)) as connection:
        connection.executescript(WITHOUT_POSITIONS + OLD)
    old = Store(copy)
    try:
        found = await old.table(code)
        assert found is not None
        assert [one.what for one in found.changes] == [one.what for one in whole.changes]
        assert {one.waiting for one in found.changes} == {None}
        assert await old.review(code) is None
        await old.add_review(code, "{}", 1, 10)
        assert await old.review(code) == "{}"
    finally:
        old.close()
    with closing(sqlite3.connect(copy / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION
