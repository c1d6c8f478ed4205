"""The parts an observation is put together from: how a value of a view is written into cells, and read back for people.

A part has a fixed width. `write` fills cells that hold 0; a cell of 0 says "nothing here", so that words, chairs and rows count
from 1. Cells are 16-bit whole numbers: what is larger is cut off at the largest. `update` turns the cells of one
value into those of another, and leaves alone what is equal in both.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from budokan.adapters.factors import Words

LEAST, MOST = -32768, 32767

Cells = Any
"""An `array("h")`, or what of a numpy array is written to in the same way."""


class Eye:
    """Who looks: seats are counted from it, and things on the table go by the row they lie in."""

    __slots__ = ("moved", "rows", "seat", "seats")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.rows: dict[int, int] = {}
        self.moved = False
        """Whether things lie in other rows than when the cells were last written."""


class Cell(NamedTuple):
    """What one cell holds: its name, its least and most, and the words it stands for if it is one of a list."""

    name: str
    least: int
    most: int
    words: tuple[Any, ...] = ()


class Part(Protocol):
    width: int
    by_rows: bool
    """Whether what is written depends on the rows in which things lie."""

    def write(self, out: Cells, at: int, value: Any, eye: Eye) -> None: ...

    def update(self, out: Cells, at: int, value: Any, before: Any, eye: Eye) -> None:
        """Write over the cells of what was there before, which is not equal to the value or is told by rows."""
        ...

    def cells(self, name: str) -> list[Cell]: ...

    def read(self, cells: Sequence[int], at: int) -> Any:
        """What the cells say, in plain values."""
        ...


@cache
def blank(width: int) -> array[int]:
    """So many cells that hold nothing; never written to."""
    return array("h", bytes(2 * width))


class Whole:
    """A part that is written anew whenever it has changed."""

    width = 1
    by_rows = False

    def write(self, out: Cells, at: int, value: Any, eye: Eye) -> None:
        raise AssertionError(f"{type(self).__name__} must say how it is written")

    def update(self, out: Cells, at: int, value: Any, before: Any, eye: Eye) -> None:
        out[at : at + self.width] = blank(self.width)
        self.write(out, at, value, eye)


def within(value: int) -> int:
    return LEAST if value < LEAST else MOST if value > MOST else value


def numbers(out: Cells, at: int, found: Sequence[int]) -> None:
    """Plain numbers, one after the other."""
    try:
        out[at : at + len(found)] = array("h", found)
    except OverflowError:
        out[at : at + len(found)] = array("h", [within(one) for one in found])


class Number(Whole):
    """A number, or yes and no."""

    def write(self, out: Cells, at: int, value: int, eye: Eye) -> None:
        out[at] = within(value)

    def cells(self, name: str) -> list[Cell]:
        return [Cell(name, LEAST, MOST)]

    def read(self, cells: Sequence[int], at: int) -> int:
        return cells[at]


class Word(Whole):
    """One word of a list; 0 is none, or one that the list does not know."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.places = {word: place + 1 for word, place in words.places.items()}

    def write(self, out: Cells, at: int, value: Any, eye: Eye) -> None:
        out[at] = self.places.get(value, 0)

    def cells(self, name: str) -> list[Cell]:
        return [Cell(name, 0, self.words.size, self.words.values)]

    def read(self, cells: Sequence[int], at: int) -> Any:
        return self.words.values[cells[at] - 1] if cells[at] else None


class Chair(Whole):
    """A seat, counted from the viewer: 1 is the viewer; foes come after the last chair; 0 is nobody."""

    def __init__(self, most: int, beyond: int = 0) -> None:
        self.most = most
        self.size = most + beyond

    def write(self, out: Cells, at: int, value: int | None, eye: Eye) -> None:
        if value is not None and value >= 0:
            seats = eye.seats
            out[at] = (value - eye.seat) % seats + 1 if value < seats else self.most + value - seats + 1

    def cells(self, name: str) -> list[Cell]:
        return [Cell(name, 0, self.size, tuple(range(self.size)))]

    def read(self, cells: Sequence[int], at: int) -> int | None:
        return cells[at] - 1 if cells[at] else None


class Chairs(Whole):
    """Some seats: one cell for each chair."""

    def __init__(self, most: int, beyond: int = 0) -> None:
        self.most = most
        self.width = most + beyond

    def write(self, out: Cells, at: int, value: Sequence[int], eye: Eye) -> None:
        seats = eye.seats
        for one in value:
            out[at + ((one - eye.seat) % seats if one < seats else self.most + one - seats)] = 1

    def cells(self, name: str) -> list[Cell]:
        return [Cell(f"{name}[{chair}]", 0, 1) for chair in range(self.width)]

    def read(self, cells: Sequence[int], at: int) -> list[int]:
        return [chair for chair in range(self.width) if cells[at + chair]]


class Row(Whole):
    """A thing on the table by the row it lies in, counted from 1."""

    by_rows = True

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def write(self, out: Cells, at: int, value: int | None, eye: Eye) -> None:
        if value:
            out[at] = eye.rows.get(value, 0)

    def cells(self, name: str) -> list[Cell]:
        return [Cell(name, 0, self.rows, tuple(range(self.rows)))]

    def read(self, cells: Sequence[int], at: int) -> int | None:
        return cells[at] - 1 if cells[at] else None


class Counts(Whole):
    """How many there are of each word, in no order: a hand, a pile. Of a dictionary its numbers."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.places = words.places
        self.width = words.size

    def write(self, out: Cells, at: int, value: Sequence[Any] | dict[Any, int], eye: Eye) -> None:
        if not value:
            return
        places = self.places
        if isinstance(value, dict):
            for word, count in value.items():
                if word in places:
                    out[at + places[word]] = within(count)
        else:
            for word in value:
                if word in places:
                    out[at + places[word]] += 1

    def update(self, out: Cells, at: int, value: Any, before: Any, eye: Eye) -> None:
        """Of a list that has only grown, what is new in it."""
        if before and isinstance(before, list) and value and value[: len(before)] == before:
            self.write(out, at, value[len(before) :], eye)
        else:
            super().update(out, at, value, before, eye)

    def cells(self, name: str) -> list[Cell]:
        return [Cell(f"{name}[{word}]", LEAST, MOST) for word in self.words.values]

    def read(self, cells: Sequence[int], at: int) -> dict[Any, int]:
        return {word: cells[at + place] for word, place in self.places.items() if cells[at + place]}


class Pile(Whole):
    """A pile that grows at the end: how many there are of each word, and which lies on top."""

    def __init__(self, words: Words) -> None:
        self.counts = Counts(words)
        self.top = Word(words)
        self.width = words.size + 1

    def write(self, out: Cells, at: int, value: Sequence[Any], eye: Eye) -> None:
        if value:
            self.counts.write(out, at, value, eye)
            self.top.write(out, at + self.width - 1, value[-1], eye)

    def update(self, out: Cells, at: int, value: Any, before: Any, eye: Eye) -> None:
        self.counts.update(out, at, value, before, eye)
        top = at + self.width - 1
        out[top] = 0
        if value:
            self.top.write(out, top, value[-1], eye)

    def cells(self, name: str) -> list[Cell]:
        return [*self.counts.cells(name), *self.top.cells(f"{name}.top")]

    def read(self, cells: Sequence[int], at: int) -> dict[str, Any]:
        return {"counts": self.counts.read(cells, at), "top": self.top.read(cells, at + self.width - 1)}
