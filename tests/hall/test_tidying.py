"""Who was put away is gone from memory, and nobody is held up for it more often than it is worth."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from budokan.hall.lobby import Hall
from budokan.hall.tidying import AT_LEAST, PART, SECONDS, Tidying
from tests.hall.people import Hands
from tests.hall.tables import a_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def as_it_was() -> Iterator[None]:
    """What one test settles for the process is undone for the others."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


async def test_rooms_that_were_put_away_are_gone(hall: Hall, hands: Hands, as_it_was: None) -> None:
    Tidying.begin()
    tidy = Tidying()
    rooms = []
    for _ in range(3):
        room, _ = await a_table(hall, "you", "uniform", "uniform")
        rooms.append(weakref.ref(room))
        await hall.put_away(room.code)
    del room
    hands.alarms.clear()
    await asyncio.sleep(0)  # what was called off has had its turn
    assert hall.put_away_before == 3
    assert tidy.look(awake=0, put_away=AT_LEAST)
    assert [one() for one in rooms] == [None] * 3


def test_everything_is_gone_through_when_it_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    done: list[float] = []
    monkeypatch.setattr("budokan.hall.tidying.time.monotonic", lambda: now)
    monkeypatch.setattr("budokan.hall.tidying.gc.collect", lambda: done.append(now))
    tidy = Tidying()
    assert not tidy.look(awake=10, put_away=AT_LEAST - 1), "too little to be found"
    assert not tidy.look(awake=PART * AT_LEAST + 1, put_away=AT_LEAST), "too much to go through for it"
    assert tidy.look(awake=PART * AT_LEAST, put_away=AT_LEAST)
    assert not tidy.look(awake=0, put_away=AT_LEAST), "they have been found"
    now = SECONDS - 1
    assert not tidy.look(awake=1000, put_away=AT_LEAST)
    now = SECONDS
    assert tidy.look(awake=1000, put_away=AT_LEAST), "now and then in any case"
    assert done == [0.0, SECONDS]
