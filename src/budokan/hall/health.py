"""Whether the hall can keep what is decided in it."""

from __future__ import annotations

import asyncio

from budokan.hall.store import Store
from budokan.hall.timekeeping import Timekeeper

WITHIN = 3.0
"""Seconds in which the store has to have written something."""

HOLDS = 1_000
"""Milliseconds for which what was found out holds: nobody keeps the store busy by asking how it is."""


class Pulse:
    """Whether the store can write, as it was a moment ago."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self._store = store
        self._time = time
        self._asking = asyncio.Lock()
        self._asked_at: int | None = None
        self._beats = False

    async def beats(self) -> bool:
        async with self._asking:
            if self._asked_at is None or self._time.now() - self._asked_at >= HOLDS:
                try:
                    self._beats = await asyncio.wait_for(self._store.can_write(), WITHIN)
                except TimeoutError:
                    self._beats = False
                self._asked_at = self._time.now()
            return self._beats
