"""Carrying oneself to another device: a secret that works once, and not for long. The store keeps what it hashes to."""

from __future__ import annotations

from budokan.hall.errors import NotYours
from budokan.hall.names import new_token
from budokan.hall.store import Store
from budokan.hall.storing.secrets import Secrets
from budokan.hall.timekeeping import Timekeeper

LASTS = 600
"""Seconds in which the other device has to come."""

MOST = 1_000
"""Secrets that may be about at a time; the oldest make room."""


class DeviceTransfer:
    """BK-10.3: who is on the way to another device. Each person has one secret at a time: a new one ends the one before."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self._secrets = Secrets(store, "carry", MOST)
        self._time = time

    async def begin(self, person: int) -> str:
        secret = new_token()
        await self.expect(person, secret)
        return secret

    async def expect(self, person: int, secret: str) -> None:
        """This secret leads to this person, from now on."""
        await self._secrets.add(secret, person, self._time.now() + LASTS * 1000, alone=True)

    async def whose(self, secret: str) -> int:
        """The person this secret leads to, as long as nobody has used it."""
        found = await self._secrets.find(secret, self._time.now())
        if found is None or found.person is None:
            raise NotYours("hall-no-carry")
        return found.person

    async def use(self, secret: str) -> int:
        """BK-10.3: the same, and from now on it leads nowhere."""
        found = await self._secrets.use(secret, self._time.now())
        if found is None or found.person is None:
            raise NotYours("hall-no-carry")
        return found.person

    async def was_used(self, person: int) -> bool:
        """Whether somebody has come by the last secret; who made it is told."""
        return await self._secrets.was_used(person)

    async def forget(self, person: int) -> None:
        await self._secrets.forget(person)

    async def sweep(self) -> None:
        """What nobody can use any more is kept for another while, for who made it to be told."""
        await self._secrets.sweep(self._time.now() - LASTS * 1000)
