"""Processes that play the pieces of a study. One that dies is replaced, and what it had in hand is played again."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol

from budokan.kernel.errors import BadWords

Play = Callable[[bytes], bytes]
"""Plays one piece, given as JSON, and gives back what came of it."""

Maker = Callable[[bytes], Play]
"""A function of a module that is given the study and says how its pieces are played."""

Done = Callable[[bytes], bool]
"""Told what came of a piece; whether that was enough."""

AHEAD = 3
"""Pieces a worker has in hand, so that it need not wait for the next."""

DEATHS = 3
"""So many workers may die of the same piece before nobody is asked to try again."""


class Executor(Protocol):
    """Whoever plays pieces, in whatever order, until all are played or it is enough."""

    def run(self, study: bytes, pieces: Iterator[bytes], done: Done) -> None: ...


class Alone:
    """Plays right here."""

    def __init__(self, make: Maker) -> None:
        self.make = make

    def run(self, study: bytes, pieces: Iterator[bytes], done: Done) -> None:
        play = self.make(study)
        for piece in pieces:
            if done(play(piece)):
                return


class _Worker:
    """A process, the line to it, and the pieces it has in hand, the one under way first."""

    def __init__(self, make: Maker, study: bytes) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.line: Connection
        self.line, far = spawning.Pipe()
        self.process: SpawnProcess = spawning.Process(target=serve, args=(make, study, far), daemon=True)
        self.process.start()
        far.close()
        self.hand: deque[bytes] = deque()

    def give(self, pieces: Iterator[bytes]) -> None:
        """As many pieces as it may have in hand; a line that is down is noticed when it is listened to."""
        while len(self.hand) < AHEAD:
            piece = next(pieces, None)
            if piece is None:
                return
            self.hand.append(piece)
            with suppress(OSError):
                self.line.send_bytes(piece)

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.line.close()


class Processes:
    """So many processes of this machine."""

    def __init__(self, make: Maker, workers: int) -> None:
        self.make = make
        self.workers = workers

    def run(self, study: bytes, pieces: Iterator[bytes], done: Done) -> None:
        again: deque[bytes] = deque()
        deaths: Counter[bytes] = Counter()

        def following() -> Iterator[bytes]:
            while True:
                piece = again.popleft() if again else next(pieces, None)
                if piece is None:
                    return
                yield piece

        crew = [_Worker(self.make, study) for _ in range(self.workers)]
        try:
            for worker in crew:
                worker.give(following())
            while any(worker.hand for worker in crew):
                for line in wait([worker.line for worker in crew if worker.hand]):
                    worker = next(one for one in crew if one.line is line)
                    try:
                        result = worker.line.recv_bytes()
                    except (EOFError, OSError):
                        crew[crew.index(worker)] = worker = self._replaced(worker, study, again, deaths)
                    else:
                        worker.hand.popleft()
                        if done(result):
                            return
                    worker.give(following())
        except KeyboardInterrupt:
            for worker in crew:
                _take_what_is_there(worker, done)
            raise
        finally:
            for worker in crew:
                worker.end()

    def _replaced(self, worker: _Worker, study: bytes, again: deque[bytes], deaths: Counter[bytes]) -> _Worker:
        """Another one; what the dead one had in hand goes back to the others."""
        worker.end()
        deaths[worker.hand[0]] += 1
        if deaths[worker.hand[0]] >= DEATHS:
            raise BadWords("lab-worker-lost", piece=worker.hand[0].decode(), times=DEATHS)
        again.extend(worker.hand)
        return _Worker(self.make, study)


def _take_what_is_there(worker: _Worker, done: Done) -> None:
    """No finished game is lost because somebody has had enough."""
    with suppress(EOFError, OSError):
        while worker.line.poll():
            done(worker.line.recv_bytes())


def serve(make: Maker, study: bytes, line: Connection) -> None:
    """What a worker does until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when it is over
    play = make(study)
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(play(line.recv_bytes()))


def executor_of(make: Maker, workers: int) -> Executor:
    return Alone(make) if workers == 1 else Processes(make, workers)
