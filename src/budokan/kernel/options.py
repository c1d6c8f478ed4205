"""What may be settled before a game, read from the struct of its settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

WORDS = (msgspec.inspect.StrType, msgspec.inspect.IntType, msgspec.inspect.BoolType, msgspec.inspect.LiteralType)
"""What a single word can name."""

LONGEST_NAME = 60
"""Letters of an id, or of the name of a field."""

MOST_ENTRIES = 60
"""Entries of a list or a mapping within a card; no printed one has half as many."""

if TYPE_CHECKING:
    CardValue = Any
else:
    _Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    _Several = msgspec.Meta(max_length=MOST_ENTRIES)
    _Plain = bool | Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] | Annotated[str, msgspec.Meta(max_length=1_000)] | None
    CardValue = _Plain
    for _ in range(4):
        CardValue = _Plain | Annotated[list[CardValue], _Several] | Annotated[dict[_Name, CardValue], _Several]
"""What a field of somebody's own card may hold before the game reads it: so much, and no deeper. A page of letters in its name
would be told with every look at the table."""


class Option(msgspec.Struct, frozen=True):
    """One thing that may be settled before a game: its default, and the choices if they can be listed.

    What is laid out in several levels, so that no single word names it, is `deep`. Of `many` there are no more than `most`, if
    that is said.
    """

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    many: bool = False
    deep: bool = False
    most: int | None = None


def options_of(settings: type[msgspec.Struct]) -> dict[str, Option]:
    """Every field of the settings as an option, by its name."""
    return {option.name: option for option in map(_option, msgspec.structs.fields(settings))}


def changed(settings: msgspec.Struct) -> dict[str, Any]:
    """The options that differ from the defaults: what a record has to say."""
    default = msgspec.to_builtins(type(settings)())
    return {name: value for name, value in msgspec.to_builtins(settings).items() if value != default[name]}


def _option(field: msgspec.structs.FieldInfo) -> Option:
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    hint = msgspec.inspect.type_info(field.type)
    many = isinstance(hint, msgspec.inspect.VarTupleType | msgspec.inspect.ListType)
    most = hint.max_length if isinstance(hint, msgspec.inspect.VarTupleType | msgspec.inspect.ListType) else None
    inner = hint.item_type if isinstance(hint, msgspec.inspect.VarTupleType | msgspec.inspect.ListType) else hint
    choices: Sequence[Any] = ()
    if isinstance(inner, msgspec.inspect.LiteralType):
        choices = inner.values
    elif isinstance(inner, msgspec.inspect.BoolType):
        choices = (False, True)
    kinds = inner.types if isinstance(inner, msgspec.inspect.UnionType) else (inner,)
    deep = not any(isinstance(kind, WORDS) for kind in kinds)
    return Option(field.name, default, tuple(choices), many, deep, most)
