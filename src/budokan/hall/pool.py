"""Processes of their own for what takes long or was brought by strangers, a bounded queue before them, and a way to end work.

What crosses is bytes, words and numbers. A process does one thing at a time and can be ended at any moment: when its work takes
too long, needs too much memory, or nobody wants it any more. Another takes its place, and nobody else's work is lost with it.
It steps back behind the hall (`nice`), leaves Ctrl-C to it, and goes when it is gone, however it went.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, MutableSequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from budokan.hall.errors import TooMuch
from budokan.kernel.errors import BudokanError

T = TypeVar("T")

PRELOADED = ["budokan.hall.thinkers", "budokan.hall.archive"]
"""What every process needs: read in once, where processes can be forked from one that has it."""

TO_SETTLE_IN = 60.0
"""Seconds in which a process has to be there."""

GIGABYTE = 2**30


class Busy(TooMuch):
    """So much waits already that waiting is no use."""

    def __init__(self) -> None:
        super().__init__("hall-thinkers-busy")


class Ended(TooMuch):
    """Work that took too long, needed too much memory or had too much to say; its process was ended."""

    def __init__(self) -> None:
        super().__init__("hall-took-too-long")


class Unwanted(Exception):
    """What was being worked out is not wanted any more."""


class Failed(Exception):
    """Our bug, in a process: what it said."""


class Bounds(NamedTuple):
    """What a piece of work may take: seconds, bytes of memory of its process, bytes of its answer."""

    seconds: float
    memory: int = 2 * GIGABYTE
    answer: int = 64 * 2**20


def _context() -> Any:
    """Processes are forked from one that has read everything in and has no threads; where that is not possible, begun anew."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


class _Lost(Exception):
    """The process is gone."""


class _Worker:
    """One process, as the hall sees it. Only one thread at a time deals with it."""

    def __init__(self, context: Any, nice: int, bounds: Bounds, crowd: MutableSequence[float]) -> None:
        self.flag: MutableSequence[int] = context.RawArray("b", 1)
        self.near: str = ""
        """What it was last asked about, and so may have at hand."""
        self._bounds = bounds
        self._line, theirs = context.Pipe()
        self.process = context.Process(target=_live, args=(theirs, self.flag, crowd, nice, bounds.memory), daemon=True)
        self.process.start()
        theirs.close()
        self._settled = False

    def do(self, job: bytes) -> Any:
        """The answer to a job; `_Lost` if the process is gone before it has answered, `Ended` if it had to be ended."""
        try:
            if not self._settled:
                self._wait(TO_SETTLE_IN)
                self._settled = True
            self._line.send_bytes(job)
            return pickle.loads(self._wait(self._bounds.seconds))  # our own process wrote it
        except (EOFError, ConnectionError):
            self.end()
            raise _Lost from None
        except OSError:  # more than an answer may be, or the line was closed under us
            self.end()
            raise Ended from None

    def _wait(self, seconds: float) -> bytes:
        if not self._line.poll(seconds):
            self.end()
            raise Ended
        heard: bytes = self._line.recv_bytes(self._bounds.answer)
        return heard

    def end(self) -> None:
        """At once, whatever it is doing."""
        self.process.kill()
        self.process.join(1)


class _Job:
    """A piece of work on its way: who does it, once somebody does, and whether it is still wanted."""

    def __init__(self, work: Callable[..., Any], given: tuple[object, ...], near: str) -> None:
        self.said = pickle.dumps((work, given))
        self.near = near
        self.wanted = True
        self.worker: _Worker | None = None

    def call_off(self) -> None:
        self.wanted = False
        if self.worker is not None:
            self.worker.flag[0] = 1

    def given_to(self, worker: _Worker) -> None:
        worker.flag[0] = 0
        self.worker = worker
        worker.near = self.near
        if not self.wanted:
            raise Unwanted


class Pool:
    """At most so many processes, and at most so many pieces of work in them and before them.

    `crowd[0]` is how many others wait for each place of who works here: work that gives way asks for it (`crowd_waiting`).
    """

    def __init__(self, processes: int, most: int, nice: int, bounds: Bounds) -> None:
        self.crowd: MutableSequence[float] = _context().RawArray("d", 1)
        self._most = most
        self._nice = nice
        self._bounds = bounds
        self._inside = 0
        self._free = asyncio.Semaphore(processes)
        self._workers: list[_Worker] = []
        self._idle: list[_Worker] = []
        self._lock = threading.Lock()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """Those that are there."""
        return [one.process.pid for one in self._workers]

    async def run(self, work: Callable[..., T], *given: object, near: str = "") -> T:
        """The result of this work, done elsewhere: by a process that has `near` at hand, if one is free.

        Who stops waiting calls it off.
        """
        if self._inside >= self._most or self._closed:
            raise Busy
        self._inside += 1
        try:
            await self._free.acquire()
        except BaseException:
            self._inside -= 1
            raise
        loop, job = asyncio.get_running_loop(), _Job(work, given, near)
        done: Future[T] = Future()
        done.add_done_callback(lambda _: _soon(loop, self._let_go))
        # A thread that nobody waits for when the hall closes: it may be waiting itself for a process that has just begun.
        threading.Thread(target=self._see_to, args=(job, done), name="budokan-pool", daemon=True).start()
        try:
            return await asyncio.wrap_future(done)
        except asyncio.CancelledError:
            job.call_off()
            raise

    def _let_go(self) -> None:
        self._inside -= 1
        self._free.release()

    def close(self) -> None:
        """End whatever is being done."""
        with self._lock:
            self._closed = True
            workers = list(self._workers)
        for worker in workers:
            worker.process.kill()
        for worker in workers:
            worker.process.join(1)

    # In a thread, which only waits.

    def _see_to(self, job: _Job, done: Future[Any]) -> None:
        try:
            answer = self._done(job)
        except BaseException as error:
            _settle(done, error=error)
        else:
            _settle(done, answer)

    def _done(self, job: _Job) -> Any:
        """A process that was killed under its work, by whomever, is replaced, and another does it; but not a third."""
        try:
            return self._once(job)
        except _Lost:
            pass
        try:
            return self._once(job)
        except _Lost:
            raise Ended from None

    def _once(self, job: _Job) -> Any:
        worker = self._take(job.near)
        try:
            job.given_to(worker)
            told, what = worker.do(job.said)
        finally:
            job.worker = None
            self._give_back(worker)
        if told == "done":
            return what
        raise what if isinstance(what, Exception) else Failed(what)

    def _take(self, near: str) -> _Worker:
        with self._lock:
            if self._closed:
                raise Ended
            if self._idle:
                at_hand = [one for one in self._idle if near and one.near == near]
                worker = at_hand[0] if at_hand else self._idle[0]
                self._idle.remove(worker)
                return worker
        worker = _Worker(_context(), self._nice, self._bounds, self.crowd)
        with self._lock:
            if not self._closed:
                self._workers.append(worker)
                return worker
        worker.end()
        raise Ended

    def _give_back(self, worker: _Worker) -> None:
        with self._lock:
            if worker.process.is_alive():
                self._idle.append(worker)
            else:
                self._workers.remove(worker)


def _settle(done: Future[Any], answer: Any = None, error: BaseException | None = None) -> None:
    with suppress(InvalidStateError):  # nobody waits for it any more
        if error is None:
            done.set_result(answer)
        else:
            done.set_exception(error)


def _soon(loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
        loop.call_soon_threadsafe(act)


# In the process.

_called_off: MutableSequence[int] = [0]
_crowd: MutableSequence[float] = [0.0]


def check_wanted() -> None:
    """Called now and then by long work: raises if nobody waits for it any more."""
    if _called_off[0]:
        raise Unwanted


def crowd_waiting() -> float:
    """How many pieces of work wait at this moment for each place like that of who asks."""
    return _crowd[0]


def _live(line: Connection, called_off: MutableSequence[int], crowd: MutableSequence[float], nice: int, memory: int) -> None:
    """Do one thing after another until the hall is gone."""
    _settle_in(called_off, crowd, nice, memory)
    with suppress(EOFError, OSError):  # the hall is gone
        line.send_bytes(b"here")
        while True:
            work, given = pickle.loads(line.recv_bytes())  # the hall wrote it
            line.send_bytes(pickle.dumps(_answer(work, given)))


def _answer(work: Callable[..., Any], given: tuple[object, ...]) -> tuple[str, Any]:
    try:
        check_wanted()
        return "done", work(*given)
    except (BudokanError, Unwanted) as error:
        return "refused", error
    except MemoryError:
        return "refused", Ended()
    except Exception:
        return "failed", traceback.format_exc()


def _settle_in(called_off: MutableSequence[int], crowd: MutableSequence[float], nice: int, memory: int) -> None:
    global _called_off, _crowd  # a process does one thing at a time
    _called_off, _crowd = called_off, crowd
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(nice)
    _bound_memory(memory)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a process of a pool has a parent"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _bound_memory(most: int) -> None:
    try:
        import resource  # not every system has it
    except ImportError:
        return
    with suppress(OSError, ValueError):  # nor does every system keep to it
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
