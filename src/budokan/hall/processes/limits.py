"""Limits hold for all processes together: once a second each tells what addresses have used up, and hears it of the others.

Only who has used up much is told of, so that the many who never meet a limit cost nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from budokan.hall.fair_queue import FairQueue
from budokan.hall.limits import Gate, Places, Tables
from budokan.hall.store import Store
from budokan.hall.storing import sessions
from budokan.hall.storing.database import Connection
from budokan.hall.storing.sessions import Used

MOST_KNOWN = 100_000
"""Addresses of which it is remembered what was last heard."""

SWEPT_EVERY = 300
"""Exchanges after which what is long past is thrown away."""


class Exchange:
    """Gates count what was let through since the process began; places what is taken now."""

    def __init__(self, store: Store, gates: Mapping[str, Gate], places: Mapping[str, Places | Tables | FairQueue]) -> None:
        self._store = store
        self._gates = gates
        self._places = places
        self._known: dict[tuple[int, str, str], int] = {}
        self._turns = 0

    async def __call__(self) -> None:
        said = [
            Used(0, name, address, much)
            for limits in (self._gates, self._places)
            for name, limit in limits.items()
            for address, much in limit.heavy().items()
        ]
        self._turns += 1

        def work(connection: Connection) -> list[Used]:
            session = self._store.database.session
            sessions.say_used(connection, session, said)
            if self._turns % SWEPT_EVERY == 0:
                sessions.forget_used(connection)
            return sessions.used(connection, session)

        self._hear(await self._store.do(work))

    def _hear(self, used: list[Used]) -> None:
        taken: dict[str, Counter[str]] = {name: Counter() for name in self._places}
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        for one in used:
            if one.limit in taken:
                taken[one.limit][one.address] += one.much
            elif one.limit in self._gates:
                key = (one.session, one.limit, one.address)
                self._gates[one.limit].was_used_elsewhere(one.address, one.much, self._known.get(key))
                self._known[key] = one.much
        for name, counted in taken.items():
            self._places[name].elsewhere = counted
