"""Readiness tells the truth about the store, and asking for it does not keep the store busy."""

from __future__ import annotations

import asyncio

import pytest

from budokan.hall import health
from budokan.hall.health import HOLDS, Pulse
from budokan.hall.store import Store
from budokan.hall.storing.database import Connection
from tests.hall.people import Hands

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


async def test_it_is_asked_once_a_second_however_many_want_to_know(store: Store, hands: Hands) -> None:
    pulse, asked = Pulse(store, hands), 0
    honest = store.can_write

    async def counted() -> bool:
        nonlocal asked
        asked += 1
        return await honest()

    store.can_write = counted  # type: ignore[method-assign]  # the real one, counted
    assert await asyncio.gather(*(pulse.beats() for _ in range(20))) == [True] * 20
    assert asked == 1
    hands.turn(HOLDS / 1000)
    assert await pulse.beats()
    assert asked == 2


async def test_a_store_that_cannot_write_or_takes_too_long_is_not_ready(
    store: Store, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    pulse = Pulse(store, hands)
    assert await pulse.beats()

    def forbid(connection: Connection) -> None:
        connection.execute("ALTER TABLE hall RENAME TO elsewhere")

    def allow(connection: Connection) -> None:
        connection.execute("ALTER TABLE elsewhere RENAME TO hall")

    await store.do(forbid)
    hands.turn(2)
    assert not await pulse.beats()
    await store.do(allow)
    hands.turn(2)
    assert await pulse.beats()
    monkeypatch.setattr(health, "WITHIN", 0.05)
    busy = asyncio.ensure_future(store.do(lambda _: asyncio.run(asyncio.sleep(0.5))))
    hands.turn(2)
    assert not await pulse.beats()
    await busy
