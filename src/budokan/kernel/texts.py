"""What is said to people, before it is put into words: a message and its arguments, in no language yet.

Arguments that name something are references, so that each reader gets the name in his own language and his own
seat as "you"; an argument that is a sentence is a text itself. Fields of moves and events say what they hold by their
type: `SeatField`, `WordField`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, get_type_hints

import msgspec

Seat = Annotated[int, "seat"]

SeatField = Seat
"""A field that holds a seat."""

MAYBE = "maybe-"

SeatOrNobody = Annotated[int, "maybe-seat"]
"""A field of a frame that holds a seat, or -1 where it is nobody's."""


class SeatRef(msgspec.Struct, frozen=True):
    """Stands for the name of who sits there."""

    seat: int


class WordRef(msgspec.Struct, frozen=True):
    """Stands for another message: the name of a card, a role, a suit."""

    say: str


class Text(msgspec.Struct, frozen=True):
    """A message of the catalogues, what goes into its gaps, and the ruling behind it."""

    id: str
    args: dict[str, Arg] = {}
    ruling: str = ""


Arg = int | str | SeatRef | WordRef | Text | tuple[SeatRef, ...] | tuple[WordRef, ...]


def text(id: str, **args: Arg) -> Text:
    return Text(id, args)


def word(prefix: str) -> Any:
    """The mark of a field that holds the id of a thing: `Annotated[str, word("card")]` is named `card-<id>`."""
    return f"word:{prefix}"


_marks: dict[type, dict[str, str]] = {}


def _marks_of(kind: type) -> Mapping[str, str]:
    """Which fields of a move or an event name something, and what."""
    found = _marks.get(kind)
    if found is None:
        found = {}
        for name, hint in get_type_hints(kind, include_extras=True).items():
            for part in (hint, *getattr(hint, "__args__", ())):
                for mark in getattr(part, "__metadata__", ()):
                    found[name] = mark
        _marks[kind] = found
    return found


def _refer(mark: str | None, value: Any) -> Arg:
    if isinstance(value, tuple):
        return tuple(_refer(mark, one) for one in value)  # type: ignore[return-value]  # one mark, one kind of reference
    if value is None:
        return ""
    if mark == "seat":
        return SeatRef(value)
    if mark is not None and mark.startswith("word:"):
        return WordRef(f"{mark[5:]}-{value}")
    return value  # type: ignore[no-any-return]  # plain numbers and words stand for themselves


def text_of(prefix: str, said: msgspec.Struct) -> Text:
    """The message of a move or an event: `move-attack` with its fields as arguments."""
    marks = _marks_of(type(said))
    args = {name: _refer(marks.get(name), getattr(said, name)) for name in said.__struct_fields__}
    return Text(f"{prefix}-{said.__struct_config__.tag}", args)
