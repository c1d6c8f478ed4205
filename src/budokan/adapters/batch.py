"""Many tables stepped together, their arrays in one place: for agents that learn from thousands of games.

    tables = Batch("samurai-sword", tables=64, seats=3)
    tables.reset(seed=1)
    while learning:
        tables.step(choose(tables.observations, tables.masks, tables.seats_to_move))

Row `i` of every array belongs to table `i`, and is what the seat sees that owes the next answer there. A table that is over
deals itself anew: `ended[i]` says so, and `returns[i]` what each seat of the game that ended was given. `Workers` shares the
tables among processes which write into the same memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Protocol

import numpy as np

import budokan
from budokan.adapters.encoded_table import Array, EncodedTable
from budokan.kernel.errors import BadWords
from budokan.kernel.luck import Luck

STREAM = "batch"


class Shape(NamedTuple):
    """What the arrays of a batch are made of."""

    tables: int
    width: int
    size: int
    seats: int

    def fields(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Each array with its shape and what it holds."""
        return {
            "observations": ((self.tables, self.width), np.int16),
            "masks": ((self.tables, self.size), np.int8),
            "seats_to_move": ((self.tables,), np.int16),
            "ended": ((self.tables,), np.int8),
            "returns": ((self.tables, self.seats), np.float32),
            "actions": ((self.tables,), np.int32),
        }

    def bytes(self) -> int:
        return sum(_bytes(shape, kind) for shape, kind in self.fields().values())


def _bytes(shape: tuple[int, ...], kind: Any) -> int:
    """Rounded up, so that every array begins where its numbers may lie."""
    exact: int = prod(shape) * np.dtype(kind).itemsize
    return -(-exact // 64) * 64


class Arrays:
    """The arrays of a batch, in memory of their own or in shared memory."""

    def __init__(self, shape: Shape, memory: Any) -> None:
        at = 0
        found: dict[str, Array] = {}
        for name, (lengths, kind) in shape.fields().items():
            found[name] = np.ndarray(lengths, kind, memory, at)
            at += _bytes(lengths, kind)
        self.observations = found["observations"]
        self.masks = found["masks"]
        self.seats_to_move = found["seats_to_move"]
        self.ended = found["ended"]
        self.returns = found["returns"]
        self.actions = found["actions"]

    def zero(self) -> None:
        for one in (self.observations, self.masks, self.seats_to_move, self.ended, self.returns, self.actions):
            one.fill(0)


class Batch:
    """So many tables of one game, stepped together in this process."""

    def __init__(
        self,
        game: str,
        tables: int,
        mode: str | None = None,
        seats: int | None = None,
        history: int = 0,
        options: Mapping[str, Any] | None = None,
        memory: Any = None,
        first: int = 0,
        of: int | None = None,
    ) -> None:
        """With `memory` the rows from `first` on of a batch `of` so many tables that lie there; else memory of its own."""
        found = budokan.game(game)
        self.tables = [EncodedTable(found, mode, seats, options or {}, history) for _ in range(tables)]
        one = self.tables[0]
        self.shape = Shape(tables if of is None else of, one.observations.width, one.actions.size, one.seats)
        self.arrays = Arrays(self.shape, bytearray(self.shape.bytes()) if memory is None else memory)
        rows = slice(first, first + tables)
        self.observations = self.arrays.observations[rows]
        self.masks = self.arrays.masks[rows]
        self.seats_to_move = self.arrays.seats_to_move[rows]
        self.ended = self.arrays.ended[rows]
        self.returns = self.arrays.returns[rows]
        self.actions = self.arrays.actions[rows]
        self._cells = [memoryview(row) for row in self.observations]
        self._marks = [memoryview(row) for row in self.masks]
        self.first = first
        self.games = 0
        self._offered: list[list[int]] = [[] for _ in range(tables)]
        self._lucks: list[Luck] = []

    def reset(self, seed: int) -> None:
        """Deal every table anew. What is dealt at a table follows from the seed and its number in the whole batch."""
        self._lucks = [Luck(seed, f"{STREAM} {self.first + row}") for row in range(len(self.tables))]
        self.masks.fill(0)
        self.ended.fill(0)
        self.returns.fill(0)
        self.games = 0
        for row in range(len(self.tables)):
            self._offered[row] = []
            self._deal(row)
            self._show(row)

    def step(self, actions: Any) -> None:
        """One answer at every table; the arrays then show who owes the next. If one is not offered, none is taken."""
        numbers: list[int] = actions.tolist()
        for row, number in enumerate(numbers):
            if number not in self._offered[row]:
                encoded = self.tables[row]
                encoded.play(encoded.table.waiting[0], number)  # says why it is not possible
        self.ended.fill(0)
        for row, number in enumerate(numbers):
            encoded = self.tables[row]
            table = encoded.table
            seat = table.waiting[0]
            table.apply(seat, table.options(seat)[self._offered[row].index(number)])
            if table.outcome is not None:
                self.ended[row] = 1
                self.returns[row] = encoded.rewards()
                self.games += 1
                self._deal(row)
            self._show(row)

    def _deal(self, row: int) -> None:
        self.tables[row].deal(self._lucks[row].below(2**31))

    def _show(self, row: int) -> None:
        """Write what the seat sees that owes the next answer; of the mask only what has changed."""
        encoded = self.tables[row]
        seat = encoded.table.waiting[0]
        self._cells[row][:] = encoded.watchers[seat].look(encoded.table)
        mask = self._marks[row]
        for number in self._offered[row]:
            mask[number] = 0
        offered = encoded.actions.numbers(encoded.table, seat)
        for number in offered:
            mask[number] = 1
        self._offered[row] = offered
        self.seats_to_move[row] = seat


class _Pipe(Protocol):
    def send(self, thing: Any) -> None: ...

    def recv(self) -> Any: ...


class Workers:
    """A batch whose tables are shared out among processes. The arrays lie in memory that all of them write to.

    Use it in a `with`, or call `close`: then the processes end and the memory is given back.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        workers: int = 2,
        mode: str | None = None,
        seats: int | None = None,
        history: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if not 1 <= workers <= tables:
            raise BadWords("adapter-bad-workers", workers=workers, tables=tables)
        probe = EncodedTable(budokan.game(game), mode, seats, options or {}, history)
        self.shape = Shape(tables, probe.observations.width, probe.actions.size, probe.seats)
        self.memory = SharedMemory(create=True, size=self.shape.bytes())
        self.arrays = Arrays(self.shape, self.memory.buf)
        self.arrays.zero()
        self._pipes: list[Any] = []
        self._processes: list[Any] = []
        context = get_context("spawn")
        bounds = [tables * one // workers for one in range(workers + 1)]
        about = (game, mode, seats, history, dict(options or {}), self.memory.name, tables)
        for first, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, about, first, end - first), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._all("ready")

    def _all(self, word: str, *more: Any) -> list[Any]:
        for pipe in self._pipes:
            pipe.send((word, *more))
        answers = [pipe.recv() for pipe in self._pipes]
        for one in answers:
            if isinstance(one, Exception):
                raise one
        return answers

    def reset(self, seed: int) -> None:
        self._all("reset", seed)

    def step(self, actions: Any) -> None:
        self.arrays.actions[:] = actions
        self._all("step")

    @property
    def games(self) -> int:
        """How many games have ended since the last reset."""
        return sum(self._all("games"))

    def close(self) -> None:
        if not self._processes:
            return
        for pipe in self._pipes:
            pipe.send(("end",))
        for process in self._processes:
            process.join(10)
        self._processes = []
        del self.arrays
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _work(pipe: _Pipe, about: tuple[Any, ...], first: int, tables: int) -> None:
    """What a process does: its rows of the batch, whenever it is told to."""
    game, mode, seats, history, options, name, of = about
    memory = SharedMemory(name)
    batch = Batch(game, tables, mode, seats, history, options, memory.buf, first, of)
    while True:
        word, *more = pipe.recv()
        answer: Any = None
        try:
            if word == "reset":
                batch.reset(*more)
            elif word == "step":
                batch.step(batch.actions)
            elif word == "games":
                answer = batch.games
            elif word == "end":
                break
        except Exception as error:  # told to whoever asked for it
            answer = error
        pipe.send(answer)
    del batch
    memory.close()
