"""Halls of earlier versions, opened by the code of today: every game under way in them goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from budokan.hall.lobby import Hall
from budokan.hall.room import Services
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.thinkers import Thinkers
from tests.hall.keeping import FIXTURES, Fixture, fixtures
from tests.hall.people import Hands, let_bots_play, play_first

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", fixtures())
async def test_every_game_of_an_earlier_hall_goes_on(name: str, tmp_path: Path, hands: Hands) -> None:
    fixture: Fixture = fixtures()[name]
    shutil.copy(FIXTURES / f"{name}.sqlite", tmp_path / "hall.sqlite")
    store = Store(tmp_path)
    hall = Hall(Services(Settings(data=tmp_path, pause=(0.0, 0.0)), store, hands, Thinkers(1)))
    for kept in fixture.tables:
        room = await hall.room(kept.code)
        assert room.course is not None
        assert (room.state, room.course.number) == (kept.state, kept.number)
        assert room.course.table.digest() == kept.digest
        if kept.state == "running":
            for _ in range(5):
                await let_bots_play(hands, room)
                if room.state == "running":
                    await play_first(room, room.thinking()[0])
            assert room.course.number > kept.number
    await hall.close()
    store.close()
