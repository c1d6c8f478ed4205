"""Every notice that leaves a hall while people play at a decision a day, held against what a spectator knows at that moment.

Here nothing is asked of single functions: the rooms, the notifier, the store and a webhook on loopback are those of a hall.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from tests.hall.calling import pass_time, person, said, seat_them, with_hook, with_notifier
from tests.hall.people import Hands, enter, play_first
from tests.hall.test_notices_secrets import WORD, sentence_words
from tests.support.receivers import receiving
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

DECISIONS = 40
AN_HOUR = 3_600
NAMES = ("Aki", "Beniko", "Chie", "Daiki")


async def spectators_sight(hall: Hall, room: Room) -> set[str]:
    """Every word a spectator is shown: of the table, and of the lobby's line."""
    assert room.live is not None
    shown = [room.live.table.view(None), await hall.info(room.code)]
    return set(WORD.findall(msgspec.json.encode(shown).decode()))


async def look(room: Room, token: str) -> None:
    """Somebody comes, sees the table and goes: from now on they may be called again."""
    ear = await enter(room, token)
    await room.do(lambda: room.leave(ear))


def words_in(notice: dict[str, Any]) -> set[str]:
    """Every word of a notice but its links, of which each is said whole below."""
    told = {name: value for name, value in notice.items() if name not in ("url", "off")}
    return set(WORD.findall(" ".join([*map(str, told.values())])))


@ruling("BK-11.2")
@pytest.mark.parametrize(("game", "seats"), [("samurai-sword", 4), ("rising-sun", 4), ("senjutsu", 2), ("ken", 2)])
async def test_what_really_leaves_the_hall_says_no_more_than_a_spectator_knows(
    hall: Hall, hands: Hands, game: str, seats: int
) -> None:
    luck = random.Random(game)
    async with with_notifier(hall, hands) as notifier, receiving() as hook:
        people = [await person(hall, name) for name in NAMES[:seats]]
        for one in people:
            await with_hook(hall, one, hook)
        room, tokens = await seat_them(hall, game, people, begun=False)
        await pass_time(notifier, hands, AN_HOUR)
        assert {one["kind"] for one in said(hook)} == {"seat"}
        for token in tokens:
            await look(room, token)
        await room.do(lambda: room.start(0, None))
        held = len(hook.arrived)
        for _ in range(DECISIONS):
            assert room.live is not None
            if room.live.table.over:
                break
            await pass_time(notifier, hands, AN_HOUR)
            sight, waiting = await spectators_sight(hall, room), room.live.table.waiting
            called = said(hook)[held:]
            assert len(called) == len(waiting), "each of those who are asked is called once"
            for notice in called:
                assert words_in(notice) <= sight | sentence_words("en", game) | {"decision", *game.split("-")}
                assert notice["url"] == f"https://hall.test/table/{room.code}"
                assert notice["off"].startswith("https://hall.test/notices/off/")
            held = len(hook.arrived)
            for seat in waiting:
                await look(room, tokens[seat])
            await play_first(room, waiting[0], luck.randrange(1000))
            for seat in waiting[1:]:  # whoever has not answered has looked and is asked still: they would be called again
                if room.live is not None and seat in room.live.table.waiting:
                    await play_first(room, seat, luck.randrange(1000))
        assert held > DECISIONS // 2
