"""Parts that are made of other parts: lists, what may not be there, a view itself. They update what has changed within."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from budokan.adapters.factors import Words
from budokan.adapters.parts import LEAST, MOST, Cell, Cells, Eye, Number, Part, Whole, blank, numbers
from budokan.adapters.straight import Update, updating


class Named(Whole):
    """A word for each of some places, laid out by place: terrain by hex."""

    def __init__(self, keys: Words, part: Part) -> None:
        self.keys = keys
        self.part = part
        self.by_rows = part.by_rows
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
        self.by_rows = part.by_rows
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

    def update(self, out: Cells, at: int, value: Sequence[Any], before: Sequence[Any], eye: Eye) -> None:
        if self.plain or len(value) != len(before):
            out[at : at + self.width] = blank(self.width)
            self.write(out, at, value, eye)
            return
        seat, count, width, moved = eye.seat, len(value), self.part.width, eye.moved and self.part.by_rows
        for place in range(count):
            one, other = value[place], before[place]
            if moved or one != other:
                self.part.update(out, at + (place - seat) % count * width, one, other, eye)

    def cells(self, name: str) -> list[Cell]:
        return [cell for chair in range(self.most) for cell in self.part.cells(f"{name}[{chair}]")]

    def read(self, cells: Sequence[int], at: int) -> list[Any]:
        return [self.part.read(cells, at + chair * self.part.width) for chair in range(self.most)]


class Listed:
    """A list in its order: how many there are, then as many of them as there is room for."""

    def __init__(self, part: Part, most: int) -> None:
        self.part = part
        self.by_rows = part.by_rows
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

    def update(self, out: Cells, at: int, value: Sequence[Any], before: Sequence[Any], eye: Eye) -> None:
        """Row by row; what has rows no more is wiped out, what has come is written."""
        value, before = value or (), before or ()
        out[at] = len(value)
        start, width, part = at + 1, self.part.width, self.part
        moved = eye.moved and part.by_rows
        shown, shown_before = min(len(value), self.most), min(len(before), self.most)
        both = min(shown, shown_before)
        for row in range(both):
            one, other = value[row], before[row]
            if moved or one != other:
                part.update(out, start + row * width, one, other, eye)
        if shown < shown_before:
            out[start + shown * width : start + shown_before * width] = blank((shown_before - shown) * width)
        for row in range(both, shown):
            part.write(out, start + row * width, value[row], eye)

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
        self.by_rows = part.by_rows
        self.width = 1 + part.width

    def write(self, out: Cells, at: int, value: Any, eye: Eye) -> None:
        if value is not None:
            out[at] = 1
            self.part.write(out, at + 1, value, eye)

    def update(self, out: Cells, at: int, value: Any, before: Any, eye: Eye) -> None:
        if value is None:
            out[at : at + self.width] = blank(self.width)
        elif before is None:
            self.write(out, at, value, eye)
        else:
            self.part.update(out, at + 1, value, before, eye)

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
        self.by_rows = any(part.by_rows for _, _, part in self.others)
        self._get: Callable[[Any], tuple[Any, ...]] = several(numbers)
        self.update: Update = updating(self.numbers, self.others)

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
