"""Limits that a person never meets and a flood does: how much, how fast, how many from one address."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable

from budokan.hall.errors import TooMuch
from budokan.hall.timekeeping import Timekeeper


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_full", "_left", "_rate", "_time")

    def __init__(self, time: Timekeeper, per_second: float, at_once: int) -> None:
        self._time = time
        self._rate = per_second / 1000
        self._full = float(at_once)
        self._left = float(at_once)
        self._at = time.now()

    def take(self) -> bool:
        """One more, if there is one."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def lose(self, much: int) -> None:
        """So much was used up elsewhere."""
        self._refill()
        self._left -= much

    @property
    def low(self) -> bool:
        """More than half of it is used up."""
        self._refill()
        return self._left < self._full / 2

    @property
    def any(self) -> bool:
        self._refill()
        return self._left >= 1

    @property
    def full(self) -> bool:
        self._refill()
        return self._left >= self._full

    def _refill(self) -> None:
        now = self._time.now()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now


class Gate:
    """How fast each address may do something: ask over HTTP, or guess."""

    def __init__(self, time: Timekeeper, per_second: float, at_once: int) -> None:
        self._time = time
        self._rate = per_second
        self._at_once = at_once
        self._buckets: dict[str, Bucket] = {}
        self._admitted: Counter[str] = Counter()

    def admits(self, address: str) -> bool:
        admitted = self._bucket(address).take()
        self._admitted[address] += admitted
        return admitted

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._time, self._rate, self._at_once)
        return bucket

    def heavy(self) -> dict[str, int]:
        """Who has used up more than half, and how often they were admitted here."""
        return {address: self._admitted[address] for address, bucket in self._buckets.items() if bucket.low}

    def was_used_elsewhere(self, address: str, much: int, before: int | None) -> None:
        """Another process has admitted this address so often, and had the last time it was heard of.

        Who is heard of for the first time has used up half of what there is: nobody pays for what they did long ago.
        """
        fresh = self._at_once // 2 if before is None else max(0, much - before)
        if fresh:
            self._bucket(address).lose(min(fresh, self._at_once))

    def would_admit(self, address: str) -> bool:
        """Whether one more would be admitted; it takes nothing."""
        return address not in self._buckets or self._buckets[address].any

    def forget(self) -> None:
        """Whoever has been quiet for long enough is as good as new."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full}
        self._admitted = Counter({address: self._admitted[address] for address in self._buckets})


class Places:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()
        """What other processes have counted."""

    def heavy(self) -> dict[str, int]:
        """Who has so many that a few more at other processes could be too many."""
        return {address: taken for address, taken in self._taken.items() if taken * 8 >= self._most}

    def take(self, address: str) -> bool:
        if self._taken[address] + self.elsewhere[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self._taken[address] -= 1
        if self._taken[address] <= 0:
            del self._taken[address]


class Tables:
    """How many tables each address has open; those that are over, or that nobody is at any more, do not count."""

    def __init__(self, most: Callable[[], int], is_open: Callable[[str], bool]) -> None:
        self._most = most
        self._is_open = is_open
        self._made: dict[str, set[str]] = {}
        self.elsewhere: Counter[str] = Counter()
        """What other processes have counted."""

    def heavy(self) -> dict[str, int]:
        """Who has so many that a few more at other processes could be too many."""
        self.forget()
        return {address: len(codes) for address, codes in self._made.items() if len(codes) * 8 >= self._most()}

    def check(self, address: str) -> None:
        """Whether there may be one more."""
        self.forget()
        if len(self._made.get(address, ())) + self.elsewhere[address] >= self._most():
            raise TooMuch("hall-too-many-tables", most=self._most())

    def add(self, address: str, code: str) -> None:
        self._made.setdefault(address, set()).add(code)

    def forget(self) -> None:
        left = {address: {code for code in codes if self._is_open(code)} for address, codes in self._made.items()}
        self._made = {address: codes for address, codes in left.items() if codes}


class Turns:
    """Work is shared out: each address has one turn at a time, and few that wait."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()
        self._own: dict[str, asyncio.Lock] = {}

    @contextlib.asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """The turn of this address; who has lined up too often already is told to come back."""
        if self._waiting[address] >= self._most:
            raise TooMuch("hall-too-fast")
        self._waiting[address] += 1
        own = self._own.setdefault(address, asyncio.Lock())
        try:
            async with own:
                yield
        finally:
            self._waiting[address] -= 1
            if self._waiting[address] == 0:
                del self._waiting[address], self._own[address]
