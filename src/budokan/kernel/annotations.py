"""The annotations of classes as they stand in the source: the one declaration of what their fields hold.

The compiler does not keep them. A build writes them down (setup.py).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar, dataclass_transform

import msgspec

T = TypeVar("T")

KEPT = Path(__file__).parents[1] / "annotations.json"
"""Where a build keeps the annotations of what it compiles."""


@dataclass_transform(frozen_default=True)
def frame(kind: type[T]) -> type[T]:
    """A kind of frame: its annotations are its fields, and the type checker sees to it that none is ever set again.

    It is checked before the rules run and not while they do: a frame is made for everything that happens. A build takes this
    decorator away and writes the constructor down (tools/native.py); a frame of a game from elsewhere may stand on a compiled
    one, which `dataclass` knows nothing of.
    """
    beneath = _of_compiled_bases(kind)
    if not beneath:
        return dataclass(eq=False, repr=False, match_args=False, slots=True)(kind)
    own = annotations_of(kind)
    kind.__annotations__ = {**beneath, **own}
    made = dataclass(eq=False, repr=False, match_args=False)(kind)
    made.__annotations__ = own
    return made


def _of_compiled_bases(kind: type) -> dict[str, str]:
    """The fields of what it stands on that is no dataclass."""
    bases = [one for one in reversed(kind.__mro__[1:]) if one is not object and not hasattr(one, "__dataclass_fields__")]
    return {name: hint for one in bases for name, hint in annotations_of(one).items()}


def annotations_of(kind: type) -> dict[str, str]:
    """The annotations of a class in the words of its source."""
    module = sys.modules[kind.__module__]
    if str(getattr(module, "__file__", "")).endswith(".py"):
        return dict(vars(kind).get("__annotations__", {}))
    return _kept().get(f"{kind.__module__}.{kind.__qualname__}", {})


_names: dict[type, tuple[str, ...]] = {}


def names_of(kind: type) -> tuple[str, ...]:
    """The fields of a class, those it inherits first."""
    found = _names.get(kind)
    if found is None:
        found = tuple([name for one in reversed(kind.__mro__) if one is not object for name in annotations_of(one)])
        _names[kind] = found
    return found


@cache
def _kept() -> dict[str, dict[str, str]]:
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, dict[str, str]])
