"""The parts an observation is put together from: how a value of a view is written into cells, and read back for people.

A part has a fixed width. `write` fills cells that hold 0; a cell of 0 says "nothing here", so that words, chairs and rows count
from 1. Cells are 16-bit whole numbers: what is larger is cut off at the largest.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

from budokan.adapters.factors import Words

LEAST, MOST = -32768, 32767

Cells = Any
"""An `array("h")`, or what of a numpy array is written to in the same way."""


class Eye:
    """Who looks: seats are counted from it, and things on the table go by the row they lie in."""

    __slots__ = ("rows", "seat", "seats")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.rows: dict[int, int] = {}


class Cell(NamedTuple):
    """What one cell holds: its name, its least and most, and the words it stands for if it is one of a list."""

    name: str
    least: int
    most: int
    words: tuple[Any, ...] = ()


class Part(Protocol):
    width: int

    def write(self, out: Cells, at: int, value: Any, eye: Eye) -> None: ...

    def cells(self, name: str) -> list[Cell]: ...

    def read(self, cells: Sequence[int], at: int) -> Any:
        """What the cells say, in plain values."""
        ...


def within(value: int) -> int:
    return LEAST if value < LEAST else MOST if value > MOST else value


def numbers(out: Cells, at: int, found: Sequence[int]) -> None:
    """Plain numbers, one after the other."""
    try:
        out[at : at + len(found)] = array("h", found)
    except OverflowError:
        out[at : at + len(found)] = array("h", [within(one) for one in found])


class Number:
    """A number, or yes and no."""

    width = 1

    def write(self, out: Cells, at: int, value: int, eye: Eye) -> None:
        out[at] = within(value)

    def cells(self, name: str) -> list[Cell]:
        return [Cell(name, LEAST, MOST)]

    def read(self, cells: Sequence[int], at: int) -> int:
        return cells[at]


class Word:
    """One word of a list; 0 is none, or one that the list does not know."""

    width = 1

    def __init__(self, words: Words) -> None:
        self.words = words
        self.places = {word: place + 1 for word, place in words.places.items()}

    def write(self, out: Cells, at: int, value: Any, eye: Eye) -> None:
        out[at] = self.places.get(value, 0)

    def cells(self, name: str) -> list[Cell]:
        return [Cell(name, 0, self.words.size, self.words.values)]

    def read(self, cells: Sequence[int], at: int) -> Any:
        return self.words.values[cells[at] - 1] if cells[at] else None


class Chair:
    """A seat, counted from the viewer: 1 is the viewer; foes come after the last chair; 0 is nobody."""

    width = 1

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


class Chairs:
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


class Row:
    """A thing on the table by the row it lies in, counted from 1."""

    width = 1

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def write(self, out: Cells, at: int, value: int | None, eye: Eye) -> None:
        if value:
            out[at] = eye.rows.get(value, 0)

    def cells(self, name: str) -> list[Cell]:
        return [Cell(name, 0, self.rows, tuple(range(self.rows)))]

    def read(self, cells: Sequence[int], at: int) -> int | None:
        return cells[at] - 1 if cells[at] else None


class Counts:
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

    def cells(self, name: str) -> list[Cell]:
        return [Cell(f"{name}[{word}]", LEAST, MOST) for word in self.words.values]

    def read(self, cells: Sequence[int], at: int) -> dict[Any, int]:
        return {word: cells[at + place] for word, place in self.places.items() if cells[at + place]}


class Pile:
    """A pile that grows at the end: how many there are of each word, and which lies on top."""

    def __init__(self, words: Words) -> None:
        self.counts = Counts(words)
        self.top = Word(words)
        self.width = words.size + 1

    def write(self, out: Cells, at: int, value: Sequence[Any], eye: Eye) -> None:
        if value:
            self.counts.write(out, at, value, eye)
            self.top.write(out, at + self.width - 1, value[-1], eye)

    def cells(self, name: str) -> list[Cell]:
        return [*self.counts.cells(name), *self.top.cells(f"{name}.top")]

    def read(self, cells: Sequence[int], at: int) -> dict[str, Any]:
        return {"counts": self.counts.read(cells, at), "top": self.top.read(cells, at + self.width - 1)}


class Named:
    """A word for each of some places, laid out by place: terrain by hex."""

    def __init__(self, keys: Words, part: Part) -> None:
        self.keys = keys
        self.part = part
        self.width = keys.size * part.width

    def write(self, out: Cells, at: int, value: Mapping[Any, Any], eye: Eye) -> None:
        places, width = self.keys.places, self.part.width
        for key, one in value.items():
            if key in places:
                self.part.write(out, at + places[key] * width, one, eye)

    def cells(self, name: str) -> list[Cell]:
        return [cell for key in self.keys.values for cell in self.part.cells(f"{name}[{key}]")]

    def read(self, cells: Sequence[int], at: int) -> dict[Any, Any]:
        width = self.part.width
        spans = {key: at + place * width for key, place in self.keys.places.items()}
        return {key: self.part.read(cells, start) for key, start in spans.items() if any(cells[start : start + width])}


class EachSeat:
    """A list with one entry for each seat, the viewer's first."""

    def __init__(self, part: Part, most: int) -> None:
        self.part = part
        self.plain = isinstance(part, Number)
        self.most = most
        self.width = part.width * most

    def write(self, out: Cells, at: int, value: Sequence[Any], eye: Eye) -> None:
        seat, write, width = eye.seat, self.part.write, self.part.width
        if self.plain:
            numbers(out, at, (*value[seat:], *value[:seat]))
            return
        for one in (*value[seat:], *value[:seat]):
            write(out, at, one, eye)
            at += width

    def cells(self, name: str) -> list[Cell]:
        return [cell for chair in range(self.most) for cell in self.part.cells(f"{name}[{chair}]")]

    def read(self, cells: Sequence[int], at: int) -> list[Any]:
        return [self.part.read(cells, at + chair * self.part.width) for chair in range(self.most)]


class Listed:
    """A list in its order: how many there are, then as many of them as there is room for."""

    def __init__(self, part: Part, most: int) -> None:
        self.part = part
        self.most = most
        self.width = 1 + part.width * most

    def write(self, out: Cells, at: int, value: Sequence[Any], eye: Eye) -> None:
        if not value:
            return
        out[at] = len(value)
        start, width, write = at + 1, self.part.width, self.part.write
        for one in value[: self.most]:
            write(out, start, one, eye)
            start += width

    def cells(self, name: str) -> list[Cell]:
        rows = [cell for row in range(self.most) for cell in self.part.cells(f"{name}[{row}]")]
        return [Cell(f"{name}.count", 0, MOST), *rows]

    def read(self, cells: Sequence[int], at: int) -> list[Any]:
        rows = min(cells[at], self.most)
        return [self.part.read(cells, at + 1 + row * self.part.width) for row in range(rows)]


class Maybe:
    """What may be unknown or not there: whether it is, then the thing itself."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.width = 1 + part.width

    def write(self, out: Cells, at: int, value: Any, eye: Eye) -> None:
        if value is not None:
            out[at] = 1
            self.part.write(out, at + 1, value, eye)

    def cells(self, name: str) -> list[Cell]:
        return [Cell(f"{name}.there", 0, 1), *self.part.cells(name)]

    def read(self, cells: Sequence[int], at: int) -> Any:
        return self.part.read(cells, at + 1) if cells[at] else None


class Struct:
    """A part of a view: its plain numbers first, then the rest, each in the order of the fields."""

    def __init__(self, fields: Mapping[str, Part]) -> None:
        numbers = [name for name, part in fields.items() if isinstance(part, Number)]
        self.numbers = tuple(numbers)
        self.others: list[tuple[str, int, Part]] = []
        at = len(numbers)
        for name, part in fields.items():
            if not isinstance(part, Number):
                self.others.append((name, at, part))
                at += part.width
        self.width = at
        self._get: Callable[[Any], tuple[Any, ...]] = several(numbers)

    def write(self, out: Cells, at: int, value: Any, eye: Eye) -> None:
        if self.numbers:
            numbers(out, at, self._get(value))
        for name, offset, part in self.others:
            part.write(out, at + offset, getattr(value, name), eye)

    def cells(self, name: str) -> list[Cell]:
        dot = f"{name}." if name else ""
        plain = [Cell(f"{dot}{one}", LEAST, MOST) for one in self.numbers]
        return plain + [cell for one, _, part in self.others for cell in part.cells(f"{dot}{one}")]

    def read(self, cells: Sequence[int], at: int) -> dict[str, Any]:
        found: dict[str, Any] = {name: cells[at + place] for place, name in enumerate(self.numbers)}
        return found | {name: part.read(cells, at + offset) for name, offset, part in self.others}


def several(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """These attributes of a thing, as a tuple however many they are."""
    if len(names) == 1:
        one = attrgetter(names[0])
        return lambda thing: (one(thing),)
    return attrgetter(*names) if names else nothing


def nothing(thing: Any) -> tuple[Any, ...]:  # noqa: ARG001  # it has no plain numbers
    return ()
