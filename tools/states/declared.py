"""A declaration, read: the fields of a table and of the parts that lie on it."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from budokan.kernel import positions
from budokan.kernel.annotations import annotations_of
from budokan.kernel.fields import HOME, MISSING, Field
from budokan.kernel.frames import Value


@dataclass(frozen=True)
class Declared:
    """A field as it is declared: its name, its type in the words of the source, its type, and how it is kept."""

    name: str
    source: str
    hint: Any
    field: Field

    @property
    def restored(self) -> bool:
        return self.field.written and self.field.kept and not self.field.of

    @property
    def argument(self) -> bool:
        return self.field.given or bool(self.field.counts)


def is_frozen(kind: type) -> bool:
    """Whether it is a value that is never changed: it is told apart by what it inherits, which the compiler keeps."""
    return issubclass(kind, Value)


class Kind:
    """A class that is declared: the table, or a part that lies on it."""

    def __init__(self, kind: type, home: str) -> None:
        self.kind = kind
        self.name = kind.__name__
        self.frozen = is_frozen(kind)
        self.home: str = getattr(kind, HOME, "") or home

    @cached_property
    def fields(self) -> list[Declared]:
        written, names = annotations_of(self.kind), vars(sys.modules[self.kind.__module__])
        return [self._declared(name, source, eval(source, names)) for name, source in written.items()]

    def _declared(self, name: str, source: str, hint: Any) -> Declared:
        stands = vars(self.kind).get(name, MISSING) if not self.frozen else MISSING
        kept = stands if isinstance(stands, Field) else Field(stands)
        return Declared(name, source, hint, kept)

    @property
    def whole(self) -> bool:
        """Whether all of the class is made here, and no verbs are added by hand."""
        return not getattr(self.kind, HOME, "")

    @property
    def base(self) -> str:
        return self.name if self.whole else f"{self.name}State"

    @property
    def small(self) -> str:
        return self.name.lower()


def bare(hint: Any) -> Any:
    """The type without what is said of its values."""
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return str if get_origin(kind) is Literal else kind


def marks(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def mark_of(hint: Any, kind: type) -> Any:
    return next((one for one in marks(hint) if isinstance(one, kind) or one is kind), None)


def is_named_tuple(kind: Any) -> bool:
    """Whether it is a tuple whose parts have names (`NamedTuple`): written as a list, like any other."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def shape(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """What holds other things, and the types of those; neither if it is a thing by itself."""
    kind = bare(hint)
    if is_named_tuple(kind):
        return tuple, tuple(get_type_hints(kind, include_extras=True).values())
    return get_origin(kind), get_args(kind)


def maybe(hint: Any) -> Any:
    """What it is where it is not nothing; None if it always is something."""
    if get_origin(bare(hint)) in (Union, UnionType):
        (rest,) = [one for one in get_args(bare(hint)) if one is not NoneType]
        return rest
    return None


class House:
    """A house and everything it declares."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.package = f"budokan.games.{name}"
        self.module: ModuleType = importlib.import_module(f"{self.package}.state")
        self.parts: dict[type, Kind] = {}
        self.imported: dict[str, str] = {}
        tree = ast.parse(Path(str(self.module.__file__)).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                self.imported |= {one.asname or one.name: node.module for one in node.names}
        self.table = Kind(self.module.Table, f"{self.package}.generated_state")
        self._meet(self.table)

    def _meet(self, kind: Kind) -> None:
        for one in kind.fields:
            if one.field.written or one.field.kept:
                for part in parts_in(one.hint):
                    if part not in self.parts:
                        here = part.__module__ == self.module.__name__
                        found = Kind(part, f"{self.package}.generated_parts" if here else part.__module__)
                        if here or one.field.written:
                            self._meet(found)
                            self.parts[part] = found

    @property
    def made(self) -> list[Kind]:
        """The parts whose classes are made here."""
        return [part for part in self.parts.values() if not part.frozen]

    def home_of(self, name: str) -> str:
        """The module from which a name of a declaration is imported."""
        for part in self.parts.values():
            if part.name == name:
                return part.home
        return self.imported.get(name, self.module.__name__)

    def alias(self, hint: Any) -> tuple[str, str]:
        """The module and the name of this type, in a declaration or the kernel; empty if it has no name."""
        declaring = {part.__module__ for part in self.parts if part.__module__ != self.module.__name__}
        for module in (self.module, positions, *(sys.modules[name] for name in sorted(declaring))):
            for name, one in vars(module).items():
                if get_origin(one) is Annotated and one == hint:
                    return self.home_of(name) if module is self.module else module.__name__, name
        return "", ""


def parts_in(hint: Any) -> Iterator[type]:
    """The classes of parts within a type."""
    hint = bare(hint)
    if isinstance(hint, type) and not is_named_tuple(hint) and (is_frozen(hint) or hint.__module__.endswith(".state")):
        yield hint
    for one in shape(hint)[1]:
        if one is not Ellipsis:
            yield from parts_in(one)
