"""Processes of their own for what takes long, a bounded queue before them, and a way to call work off.

What crosses is bytes, words and numbers. A process steps back behind the hall (`nice`), leaves Ctrl-C to it, and goes when it
is gone, however it went.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, MutableSequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from budokan.hall.errors import TooMuch

T = TypeVar("T")


class Busy(TooMuch):
    """So much waits already that waiting is no use."""

    def __init__(self) -> None:
        super().__init__("hall-thinkers-busy")


class Unwanted(Exception):
    """What was being worked out is not wanted any more."""


class Pool:
    """At most so many processes, and at most so many pieces of work in them and before them."""

    def __init__(self, processes: int, most: int, nice: int) -> None:
        self._processes = processes
        self._nice = nice
        self._context = multiprocessing.get_context("spawn")
        self._called_off = self._context.RawArray("b", most)
        self._free = deque(range(most))
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """The result of this work, done elsewhere. Who stops waiting calls it off."""
        try:
            return await self._once(work, *given)
        except BrokenProcessPool:  # a process that was killed takes its pool with it; a new one does its work
            return await self._once(work, *given)

    async def _once(self, work: Callable[..., T], *given: object) -> T:
        if not self._free:
            raise Busy
        place = self._free.popleft()
        self._called_off[place] = 0
        executor = self._open()
        try:
            done: Future[T] = executor.submit(_work, place, work, *given)
        except BaseException:
            self._free.append(place)
            self._forget(executor)
            raise
        done.add_done_callback(lambda _: self._free.append(place))
        try:
            return await asyncio.wrap_future(done)
        except asyncio.CancelledError:
            self._called_off[place] = 1
            raise
        except BrokenProcessPool:
            self._forget(executor)
            raise

    def _open(self) -> ProcessPoolExecutor:
        if self._executor is None:
            given = (self._called_off, self._nice)
            self._executor = ProcessPoolExecutor(
                self._processes, mp_context=self._context, initializer=_settle_in, initargs=given
            )
        return self._executor

    def _forget(self, executor: ProcessPoolExecutor) -> None:
        if self._executor is executor:
            self._executor = None

    def close(self) -> None:
        if self._executor is not None:
            for process in list(getattr(self._executor, "_processes", {}).values()):
                process.terminate()
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None


# In the process.

_flags: MutableSequence[int] = [0]
_place = 0


def check_wanted() -> None:
    """Called now and then by long work: raises if nobody waits for it any more."""
    if _flags[_place]:
        raise Unwanted


def _work(place: int, work: Callable[..., T], *given: object) -> T:
    global _place  # a process does one thing at a time
    _place = place
    check_wanted()
    return work(*given)


def _settle_in(called_off: MutableSequence[int], nice: int) -> None:
    global _flags  # the flags are those of the pool the process belongs to
    _flags = called_off
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(nice)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a process of a pool has a parent"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
