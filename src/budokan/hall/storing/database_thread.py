"""One thread with one connection. Whatever waits when it looks up is written in one transaction.

A busy hall pays for one flush and not for a hundred. A job that fails takes no other with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import groupby
from time import perf_counter
from typing import Any, TypeVar

from budokan.hall.storing.database import Connection, Database, Interrupted
from budokan.hall.storing.errors import AlreadyWritten, DatabaseAway, StoreError, Unsure

T = TypeVar("T")

MOST_AT_ONCE = 500

SPAN = 0.05
"""Seconds after which a group is committed, and what is left is another."""

logger = logging.getLogger("budokan.hall")


LOST = ("away", "unsure", "again")
"""What an error means after which it is no use to try the same once more with care."""

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Seconds by which it is counted how long somebody waited for the store."""


class Counts:
    """What the thread has done since it began; only its thread writes here."""

    def __init__(self) -> None:
        self.jobs = 0
        self.groups = 0
        self.failed = 0
        self.seconds = 0.0
        self.within = [0] * len(STEPS)
        """How many jobs were done within each of the steps, and not within the one before."""

    def add(self, jobs: Sequence[_Job]) -> None:
        now = perf_counter()
        self.groups += 1
        self.jobs += len(jobs)
        for job in jobs:
            took = now - job.asked
            self.seconds += took
            self.failed += job.trouble is not None
            place = bisect_left(STEPS, took)
            if place < len(STEPS):
                self.within[place] += 1


class _Job:
    __slots__ = ("answer", "asked", "blind", "trouble", "wanted", "work")

    def __init__(self, work: Callable[[Connection], Any], wanted: asyncio.Future[Any], *, blind: bool) -> None:
        self.work = work
        self.blind = blind
        self.wanted = wanted
        self.asked = perf_counter()
        self.answer: Any = None
        self.trouble: BaseException | None = None


class DatabaseThread:
    """One database, one thread, one queue."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.counts = Counts()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="budokan-store", daemon=True)
        self._thread.start()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Jobs nobody has begun with."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._database.close()

    async def do(self, work: Callable[[Connection], T], *, blind: bool = False) -> T:
        """Have this done by the thread, with whatever else waits, or not at all. What came to nothing may be done again.

        `blind` is work that only writes, and looks at nothing that comes of it.
        """
        if self._closed:
            raise StoreError("closed")
        wanted: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, wanted, blind=blind))
        return await wanted

    # The thread.

    def _run(self) -> None:
        going = True
        while going:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            going = job is not None
            while jobs:
                done = self._group(jobs)
                jobs = jobs[done:]

    def _group(self, waiting: Sequence[_Job]) -> int:
        """Do as many of these as have their time, and answer them; how many they are."""
        done, error = self._boldly(waiting)
        jobs = waiting[:done]
        if error is not None and len(jobs) > 1 and self._database.means(error) not in LOST:
            error = self._carefully(jobs)
        if error is not None and self._database.means(error) == "again":
            for job in jobs:  # one at a time they are in nobody's way for long
                job.trouble = None
                job.trouble = self._boldly([job])[1]
        elif error is not None:
            for job in jobs:
                job.trouble = error
        for job in jobs:
            if job.trouble is not None:
                job.trouble = self._told(job.trouble)
        self.counts.add(jobs)
        loops = {job.wanted.get_loop() for job in jobs}
        for loop in loops:
            with contextlib.suppress(RuntimeError):  # a loop that has ended waits for nothing
                loop.call_soon_threadsafe(_deliver, [job for job in jobs if job.wanted.get_loop() is loop])
        return done

    def _boldly(self, jobs: Sequence[_Job]) -> tuple[int, BaseException | None]:
        """One transaction for those that have their time, as if none could fail; how many, and what has brought it down.

        For each sentence less there is a wait less, for the database and for the loop's thread to make way. When hundreds of
        rooms wake at once nobody waits for the last of them.
        """
        database, done, ends = self._database, 0, perf_counter() + SPAN
        try:
            database.begin()
            for blind, some in groupby(jobs, key=lambda job: job.blind):
                if done and perf_counter() > ends:
                    break
                with database.together() if blind else contextlib.nullcontext():
                    for job in some:
                        if done and perf_counter() > ends:
                            break
                        job.answer = job.work(database.connection)
                        done += 1
            database.commit()
        except Exception as error:  # whatever it is, it is told to who asked
            database.roll_back()
            return (min(done + 1, len(jobs)) if done else len(jobs)), error
        return done, None

    def _carefully(self, jobs: Sequence[_Job]) -> BaseException | None:
        """The same where one of them fails: the others are done all the same."""
        database = self._database
        try:
            database.begin()
            for job in jobs:
                self._among_others(job)
            database.commit()
        except Exception as error:  # whatever it is, it is told to who asked
            database.roll_back()
            return error
        return None

    def _among_others(self, job: _Job) -> None:
        connection = self._database.connection
        connection.execute("SAVEPOINT job")
        try:
            job.answer = job.work(connection)
        except Interrupted:
            raise
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            job.trouble = error
        connection.execute("RELEASE job")

    def _told(self, error: BaseException) -> BaseException:
        """The error as whoever asked is told it."""
        meaning = self._database.means(error)
        if meaning in ("away", "unsure"):
            logger.warning("the database does not answer: %s", " ".join(str(error).split())[:300])
        if meaning == "away":
            return DatabaseAway()
        if meaning == "unsure":
            return Unsure()
        if meaning == "taken":
            return AlreadyWritten(str(error))
        return error if meaning == "ours" else StoreError(str(error))


def _deliver(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        if job.wanted.done():
            continue
        if job.trouble is None:
            job.wanted.set_result(job.answer)
        else:
            job.wanted.set_exception(job.trouble)
