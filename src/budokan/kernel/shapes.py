"""What a view is made of, field by field, as data: for whoever draws a table that has no drawing of its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec


class Shape(msgspec.Struct, frozen=True):
    """A field and what it holds: a `seat`, `word`, `number`, `flag`, `part` or something `other`.

    `many`: a row of them. A word is called `say`-WORD by the catalogues, where there is a `say`; a part has fields.
    """

    name: str
    kind: str
    many: bool = False
    say: str = ""
    fields: tuple[Shape, ...] = ()


DEEPEST = 4
"""Parts within parts beyond this are drawn as they come."""

PLAIN: Mapping[Any, str] = {bool: "flag", int: "number", float: "number", str: "word"}


def shapes_of(view: type[msgspec.Struct], depth: int = 0) -> tuple[Shape, ...]:
    """Every field of a view or of a part of it, in the order of its declaration."""
    hints = get_type_hints(view, include_extras=True)
    return tuple(_shape(field.encode_name, hints[field.name], depth) for field in msgspec.structs.fields(view))


def _shape(name: str, hint: Any, depth: int) -> Shape:
    hint, marks = _bare(hint)
    many = get_origin(hint) in (list, tuple)
    if many:
        hint, more = _bare(next(iter(get_args(hint)), Any))
        marks += more
    named = next((mark for mark in marks if isinstance(mark, str)), "")
    if named == "seat":
        return Shape(name, "seat", many)
    if named.startswith("word:"):
        return Shape(name, "word", many, named.removeprefix("word:"))
    is_part = isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not hint.__struct_config__.array_like
    if is_part and depth < DEEPEST:
        return Shape(name, "part", many, "", shapes_of(hint, depth + 1))
    return Shape(name, PLAIN.get(hint, "other"), many)


def _bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """The type without what it is marked with, and without None where it may be missing."""
    marks: tuple[Any, ...] = ()
    while True:
        if get_origin(hint) is Annotated:
            hint, *more = get_args(hint)
            marks += tuple(more)
            continue
        kinds = [one for one in get_args(hint) if one is not NoneType]
        if len(kinds) == 1 and NoneType in get_args(hint):
            hint = kinds[0]
            continue
        return hint, marks
