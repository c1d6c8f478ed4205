"""Places in the thinking processes, shared out fairly: by address, then by table.

Whoever opened a table thinks through its bots, and whoever asks for a hint has it thought about: each address has its turn, and
among the tables of an address each table. An address that has work in hand stands behind one that has none; of two alike,
the one that has waited longer comes first. So an address with thirty-two tables of masters gets one place in two while
one other wants any, and a hint waits for at most one piece of work of every other address. At one address a person who waits
for a hint comes before bots.

A show (`watching`) thinks with what is to spare: it comes after everybody else, and gives its place back as soon as somebody
who is no show waits for one.

What may wait is bounded. When the room is full, the address that fills most of it gives up what it brought last.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from typing import NamedTuple

from budokan.hall.pool import Busy


class Asker(NamedTuple):
    """For whom something is thought about: whose table or hint it is, at which table, and whether a person waits for it.

    `spare`: nobody plays there; it has what nobody else wants.
    """

    address: str
    table: str
    waits: bool = False
    spare: bool = False

    @property
    def queues(self) -> tuple[str, tuple[str, str]]:
        """The queues it stands in: that of its address, and in it that of its table."""
        return self.address, (self.address, self.table)


ANYBODY = Asker("", "")
"""Where it does not matter who asks."""


MANY = 2
"""Pieces of work an address has in hand before other processes are told of it."""


class Waiting:
    """One piece of work that waits for its place."""

    __slots__ = ("asker", "called", "number")

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """So many places, and at most so many pieces of work that wait for one."""

    def __init__(self, places: int, most: int, told: Callable[[float], None] = lambda _: None) -> None:
        """`told` is called with the crowd whenever it has changed: who is at work has so much the less time from then on."""
        self._told = told
        self._places = self._free = places
        self._most = most
        self._waiting: list[Waiting] = []
        self._working: Counter[object] = Counter()
        """Places in use, by address and by table."""
        self._since: dict[object, int] = {}
        """When each queue last had its turn, or came. Only of those that wait or work: nobody else is remembered."""
        self._lent: list[asyncio.Future[None]] = []
        """Places that shows have, and how each is told that somebody wants it."""
        self._numbers = count()
        self.elsewhere: Counter[str] = Counter()
        """What each address has in hand at other processes of the hall: it stands behind others for that too."""

    def heavy(self) -> dict[str, int]:
        """Who has so much in hand that other processes should know."""
        return {address: much for address, much in self._in_hand().items() if much >= MANY}

    def _in_hand(self) -> Counter[str]:
        """Work of each address that waits or is being done here; shows are nobody's."""
        found = Counter(one.asker.address for one in self._waiting if not one.asker.spare)
        found.update({queue: places for queue, places in self._working.items() if isinstance(queue, str)})
        return found

    @property
    def crowd(self) -> float:
        """Pieces of work that wait for each place: who is at work takes so much the less time."""
        return sum(not one.asker.spare for one in self._waiting) / self._places

    @contextlib.asynccontextmanager
    async def place(self, asker: Asker, within: float | None = None) -> AsyncIterator[asyncio.Future[None]]:
        """A place for as long as the work lasts. Who has got none in time, or is crowded out, is told that all are busy.

        What it gives is done as soon as the place is wanted by somebody who comes first.
        """
        waiting = Waiting(asker, next(self._numbers))
        self._make_room(asker)
        self._waiting.append(waiting)
        for queue in asker.queues:
            self._since.setdefault(queue, waiting.number)
        self._call()
        if not asker.spare and not waiting.called.done():
            self._ask_back()
        try:
            async with asyncio.timeout(within):
                await waiting.called
        except TimeoutError:
            self._withdraw(waiting)
            raise Busy from None
        except BaseException:
            self._withdraw(waiting)
            raise
        wanted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if asker.spare:
            self._lend(wanted)
        try:
            yield wanted
        finally:
            if wanted in self._lent:
                self._lent.remove(wanted)
            self._give_back(asker)

    def _lend(self, wanted: asyncio.Future[None]) -> None:
        """A show has a place. Somebody may have come between the call and the answer to it."""
        self._lent.append(wanted)
        if any(not one.asker.spare for one in self._waiting):
            self._ask_back()

    def _ask_back(self) -> None:
        """A show gives its place back."""
        if self._lent:
            self._lent.pop(0).set_result(None)

    def _call(self) -> None:
        """Free places are given to whose turn it is."""
        while self._free and self._waiting:
            first = min(self._waiting, key=self._turn)
            self._waiting.remove(first)
            if first.called.done():  # it was called off, and who waited has not noticed yet
                self._forget(first.asker)
            else:
                self._free -= 1
                self._working.update(first.asker.queues)
                first.called.set_result(None)
        self._told(self.crowd)

    def _turn(self, one: Waiting) -> tuple[bool, int, int, bool, int, int, int]:
        address, table = one.asker.queues
        in_hand = self._working[address] + self.elsewhere[address]
        of_address, of_table = (in_hand, self._since[address]), (self._working[table], self._since[table])
        return one.asker.spare, *of_address, not one.asker.waits, *of_table, one.number

    def _give_back(self, asker: Asker) -> None:
        self._free += 1
        self._working.subtract(asker.queues)
        for queue in asker.queues:
            self._since[queue] = next(self._numbers)
        self._forget(asker)
        self._call()

    def _withdraw(self, waiting: Waiting) -> None:
        """Nobody wants it any more: it leaves the queue, or the place it was called to meanwhile."""
        called = waiting.called
        if waiting in self._waiting:
            self._waiting.remove(waiting)
            self._forget(waiting.asker)
            self._told(self.crowd)
        elif not called.cancelled() and called.exception() is None:
            self._give_back(waiting.asker)

    def _forget(self, asker: Asker) -> None:
        known = set(self._queues_in_use())
        for queue in asker.queues:
            if queue not in known:
                del self._working[queue], self._since[queue]

    def _queues_in_use(self) -> Iterator[object]:
        for one in self._waiting:
            yield from one.asker.queues
        yield from (queue for queue, places in self._working.items() if places)

    def _make_room(self, asker: Asker) -> None:
        """Who brings more than others gives way; a bot's thought gives way to a person."""
        if len(self._waiting) < self._most:
            return
        brought = Counter(one.asker.address for one in self._waiting) + self.elsewhere
        last = max(
            self._waiting, key=lambda one: (one.asker.spare, brought[one.asker.address], not one.asker.waits, one.number)
        )
        more = brought[last.asker.address] - brought[asker.address]
        gives_way = more > 1 or (more >= 0 and asker.waits and not last.asker.waits)
        if asker.spare or not (last.asker.spare or gives_way):
            raise Busy
        self._waiting.remove(last)
        self._forget(last.asker)
        if not last.called.done():
            last.called.set_exception(Busy())
