"""The words in which a house declares its state, each field once (`games/<house>/state.py`).

`tools/states` reads a declaration and writes the rest as plain source: the empty table, its copy, its JSON, the form of a
position with its bounds, and the way back. A declaration is a class that nobody makes an object of. The type of a field says
what it may hold; what stands to the right of the field, if anything, says how it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

T = TypeVar("T")


# What a value may be, said in its type: `Annotated[str, Named("card", "ss-position-no-card")]`.


@dataclass(frozen=True)
class Named:
    """A word that the box knows as one of a kind; the fault is the message that tells of one it does not know.

    In a frame it may be a number, of something that lies on the table (`Table.knows`).
    """

    kind: str
    fault: str
    or_none: bool = False
    """Whether it may be empty, or 0."""


@dataclass(frozen=True)
class OneOf:
    """One of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Of:
    """Of a frame: a number that counts what fields before it have, as the abilities of its card (`Table.how_many_of`)."""

    mark: str
    past: int = 0
    """How far beyond the last it may lie: a frame may wait with nothing left to do."""


@dataclass(frozen=True)
class BitsOf:
    """Some of what a mark counts (`Table.how_many`), one bit for each, and at least so many."""

    mark: str
    least: int = 0


@dataclass(frozen=True)
class Spelt:
    """A number that JSON spells as a word: how it is written, and how it is read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


@dataclass(frozen=True)
class Per:
    """A list with one entry for each of what a mark counts, or with so many entries."""

    mark: str | int


MISSING = object()


@dataclass(frozen=True)
class Else:
    """What it is where a position does not say: this, or what is empty of its type."""

    value: Any = MISSING


class Sorted:
    """In the order of the alphabet: a tuple is kept so, and put in order when it is read; a list is written so."""


class Fixed:
    """A list within a list that is replaced and never changed in place, so that copies have the very same."""


PerSeat = Annotated[list[T], Per("seat")]
MayLack = Annotated[T, Else()]


# How a field is kept, said to the right of it.


@dataclass(frozen=True)
class Field:
    """How a field is kept. What is not said follows from its type."""

    empty: Any = MISSING
    """What it is before anything has happened; of a list with one entry each, what each of them is."""
    shared: bool = False
    """Whether a copy has the very same: it is replaced and never changed in place."""
    written: bool = True
    """Whether a position tells of it; what does not follow from the rest must."""
    given: bool = False
    """Whether it is brought when the table or the part is made."""
    kept: bool = True
    """Whether the table has it; if not, it is read from positions of earlier rules and not looked at."""
    of: str = ""
    """It is a part of this field, which is given: written, and not read back."""
    beside: str = ""
    """Written as the second of each pair, the first of which is the field before it."""
    halves: str = ""
    """Written in two halves, the second under this name and left out while there is nothing in it."""
    by: str = ""
    """Of a dictionary of parts: written as a list of them; this field of each is its key."""
    counts: str = ""
    """Of a part: how many entries this field of it has; brought when the part is made, and not written."""
    unless_empty: bool = False
    """Left out while there is nothing in it."""


def kept(**how: Any) -> Any:
    """Kept in a way that has no word of its own."""
    return Field(**how)


def starts(empty: Any) -> Any:
    """It is this before anything has happened; of a list with one entry each, each of them is."""
    return Field(empty)


def shared(empty: Any = MISSING) -> Any:
    """It is replaced and never changed in place, so that a copy has the very same."""
    return Field(empty, shared=True)


def given(*, shared: bool = True) -> Any:
    """It is brought to the table when it is made, and a position does not tell of it."""
    return Field(given=True, written=False, shared=shared)


def brought() -> Any:
    """Of a part: it is brought when the part is made."""
    return Field(given=True)


def worked_out(empty: Any = MISSING, *, shared: bool = False) -> Any:
    """It follows from the rest, and a position does not tell of it."""
    return Field(empty, written=False, shared=shared)


def formerly() -> Any:
    """Earlier rules kept it: it is read, so that their games go on, and not looked at."""
    return Field(kept=False)


HOME = "__home__"
Declaration = TypeVar("Declaration", bound=type)


def at_home(module: str) -> Callable[[Declaration], Declaration]:
    """The class of a part that has verbs of its own is written by hand, in this module, upon what is made from here."""

    def mark(kind: Declaration) -> Declaration:
        setattr(kind, HOME, module)
        return kind

    return mark
