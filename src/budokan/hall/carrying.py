"""Carrying oneself to another device: a secret that works once, and not for long. It lives in memory alone."""

from __future__ import annotations

from typing import NamedTuple

from budokan.hall.errors import NotYours
from budokan.hall.names import hash_of, new_token
from budokan.hall.timekeeping import Timekeeper

LASTS = 600
"""Seconds in which the other device has to come."""

MOST = 1_000
"""Secrets that may be about at a time; the oldest make room."""


class Secret(NamedTuple):
    hashed: str
    until: int
    used: bool


class Carrying:
    """BK-10.3: who is on the way to another device. Each person has one secret at a time: a new one ends the one before."""

    def __init__(self, time: Timekeeper) -> None:
        self._time = time
        self._secrets: dict[int, Secret] = {}

    def begin(self, person: int) -> str:
        secret = new_token()
        self.expect(person, secret)
        return secret

    def expect(self, person: int, secret: str) -> None:
        """This secret leads to this person, from now on."""
        self._secrets.pop(person, None)
        self._secrets[person] = Secret(hash_of(secret), self._time.now() + LASTS * 1000, used=False)
        while len(self._secrets) > MOST:
            del self._secrets[next(iter(self._secrets))]

    def whose(self, secret: str) -> int:
        """The person this secret leads to, as long as nobody has used it."""
        hashed, now = hash_of(secret), self._time.now()
        for person, one in self._secrets.items():
            if one.hashed == hashed and not one.used and one.until >= now:
                return person
        raise NotYours("hall-no-carry")

    def use(self, secret: str) -> int:
        """BK-10.3: the same, and from now on it leads nowhere."""
        person = self.whose(secret)
        self._secrets[person] = self._secrets[person]._replace(used=True)
        return person

    def was_used(self, person: int) -> bool:
        """Whether somebody has come by the last secret; who made it is told."""
        found = self._secrets.get(person)
        return found is not None and found.used

    def forget(self, person: int) -> None:
        self._secrets.pop(person, None)

    def sweep(self) -> None:
        """What nobody can use any more is kept for another while, for who made it to be told."""
        now = self._time.now() - LASTS * 1000
        self._secrets = {person: one for person, one in self._secrets.items() if one.until >= now}
