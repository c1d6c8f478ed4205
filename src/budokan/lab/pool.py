"""Work spread over processes, the results in the order of the work: the same whoever did it.

What crosses from process to process is JSON, never a pickle of the house's own things.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

Work = Callable[[bytes], bytes]
"""A function of a module, given one piece of work as JSON and giving back its result as JSON."""


def spread(work: Work, pieces: Sequence[bytes], workers: int) -> Iterator[bytes]:
    """The result of every piece, in order. One worker works right here."""
    if workers == 1 or len(pieces) == 1:
        yield from map(work, pieces)
        return
    others = multiprocessing.active_children()
    spawning = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(pieces)), mp_context=spawning, initializer=_leave_interrupts_to_the_parent)
    try:
        for result in [pool.submit(work, piece) for piece in pieces]:
            yield result.result()
    except BaseException:
        for worker in multiprocessing.active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown()


def chunks(total: int, workers: int, largest: int = 100) -> list[range]:
    """The numbers from 0 to total - 1 in contiguous pieces, several for each worker so that none waits long at the end."""
    size = max(1, min(largest, total // (workers * 8) or 1))
    return [range(first, min(first + size, total)) for first in range(0, total, size)]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
