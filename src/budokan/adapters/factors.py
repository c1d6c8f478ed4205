"""What a field of a move may hold, as places in a list that does not depend on the position.

A kind of move has one factor for each of its fields; the number of a move is put together from the places of its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from budokan.kernel.table import Table
from budokan.kernel.texts import Seat


class Factor(Protocol):
    """One field of a move: how many places it has, and which of them a value has."""

    size: int

    def place(self, value: Any, table: Table, seat: Seat) -> int:
        """The place of a value; whatever has none is an IndexError."""
        ...

    def value(self, place: int, table: Table, seat: Seat) -> Any: ...

    def listed(self) -> list[str]:
        """What stands at each place, for people."""
        ...


class Words:
    """Some words or figures, each at its place."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(dict.fromkeys(values))
        self.size = len(self.values)
        self.places: dict[Any, int] = {value: place for place, value in enumerate(self.values)}

    def place(self, value: Any, table: Table, seat: Seat) -> int:
        place = self.places.get(value)
        if place is None:
            raise IndexError(value)
        return place

    def value(self, place: int, table: Table, seat: Seat) -> Any:
        return self.values[place]

    def listed(self) -> list[str]:
        return [str(value) for value in self.values]


class Chairs:
    """Seats, counted from the one that moves: 0 is itself, 1 the next. Fighters nobody leads come after the last chair."""

    def __init__(self, most: int, beyond: int = 0) -> None:
        self.most = most
        self.size = most + beyond

    def place(self, value: int, table: Table, seat: Seat) -> int:
        seats = table.seats
        place = (value - seat) % seats if value < seats else self.most + value - seats
        if not 0 <= place < self.size:
            raise IndexError(value)
        return place

    def value(self, place: int, table: Table, seat: Seat) -> int:
        seats = table.seats
        if place >= self.most:
            return seats + place - self.most
        if place >= seats:
            raise IndexError(place)
        return (seat + place) % seats

    def listed(self) -> list[str]:
        return [f"seat +{place}" for place in range(self.most)] + [f"foe {one + 1}" for one in range(self.size - self.most)]


Numbered = Callable[[Any, Seat], list[int]]
"""The things on a table that are numbered as they come, in the rows in which an observation shows them; 0 for an empty row."""


class Rows:
    """Things that are numbered as they come, each by the row in which it lies now."""

    def __init__(self, rows: Sequence[str], numbers: Numbered) -> None:
        self.rows = tuple(rows)
        self.size = len(self.rows)
        self.numbers = numbers

    def place(self, value: int, table: Table, seat: Seat) -> int:
        numbers = self.numbers(table, seat)
        if value not in numbers or not value:
            raise IndexError(value)
        return numbers.index(value)

    def value(self, place: int, table: Table, seat: Seat) -> int:
        number = self.numbers(table, seat)[place]
        if not number:
            raise IndexError(place)
        return number

    def listed(self) -> list[str]:
        return list(self.rows)


class Follows:
    """A field that another field decides: the card of a piece."""

    size = 1

    def __init__(self, field: str, find: Callable[[Any, Any], Any]) -> None:
        self.field = field
        self.find = find

    def place(self, value: Any, table: Table, seat: Seat) -> int:
        return 0

    def value(self, place: int, table: Table, seat: Seat) -> Any:
        raise AssertionError("what follows is found when the rest is known")

    def listed(self) -> list[str]:
        return [f"that of {self.field}"]


Factors = dict[str, Factor]
"""By field (`ken-assign.piece`), or by what a field is marked to hold (`card`, `seat`)."""
