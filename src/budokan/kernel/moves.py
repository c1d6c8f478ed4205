"""Moves: what a seat may answer. Small frozen values that print, parse and travel.

A move's `form` says how it reads, with its fields in braces: `form = "attack {target} with {weapon}"`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeVar, get_type_hints

import msgspec

from budokan.kernel.errors import BadWords
from budokan.kernel.faults import fault_of

MOST_MADE = 2_000
"""So many moves of one kind are kept at most."""

K = TypeVar("K")
V = TypeVar("V")


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """An answer to a question."""

    form: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.form.format(**{name: _print(getattr(self, name)) for name in self.__struct_fields__})


def _print(value: Any) -> str:
    if isinstance(value, tuple):
        return "+".join(_print(one) for one in value) or "nothing"
    return "-" if value is None else str(value)


class Once(dict[K, V]):
    """What is offered again and again, by what tells it apart: made when it is first asked for, and handed out ever after.

    A move never changes, and there are as many as cards and seats: `PLAYS["parry"]` is the move that plays one, `ATTACKS["bo"]`
    the list of those upon each seat.
    """

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST_MADE:
            self.clear()  # somebody brings cards of his own with every game
        made = self[key] = self._make(key)
        return made


class Moves:
    """All the kinds of move of one game: prints, parses and decodes them."""

    def __init__(self, kinds: Iterable[type[Move]]) -> None:
        self.kinds = tuple(kinds)
        assert len({kind.__struct_config__.tag for kind in self.kinds}) == len(self.kinds), "move tags are unique"
        self._decoder: Any = msgspec.json.Decoder(self._union())
        self._patterns = [(re.compile(_pattern(kind)), kind, _lists(kind)) for kind in self.kinds]

    def _union(self) -> Any:
        union: Any = self.kinds[0]
        for kind in self.kinds[1:]:
            union = union | kind
        return union

    def decode(self, data: object) -> Move:
        """The move behind a JSON-ready value."""
        try:
            move: Move = self._decoder.decode(msgspec.json.encode(data))  # converting to a union is 400 times slower
        except (msgspec.ValidationError, UnicodeEncodeError, TypeError) as error:
            raise BadWords("bad-move", what=fault_of(error)) from None
        return move

    def parse(self, words: str) -> Move:
        """The move behind its printed form."""
        for pattern, kind, lists in self._patterns if isinstance(words, str) else ():
            match = pattern.fullmatch(words)
            if match:
                try:
                    return msgspec.convert(_unprint(lists, match.groupdict()), kind, strict=False)
                except msgspec.ValidationError:
                    continue
        raise BadWords("unknown-move", what=" ".join(str(words)[:80].split()))


def _pattern(kind: type[Move]) -> str:
    return re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>\\S+)", re.escape(kind.form))


def _lists(kind: type[Move]) -> frozenset[str]:
    """The fields that hold several things."""
    hints = get_type_hints(kind)
    return frozenset(name for name in kind.__struct_fields__ if getattr(hints[name], "__origin__", None) is tuple)


def _unprint(lists: frozenset[str], words: dict[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, word in words.items():
        if name in lists:
            values[name] = [] if word == "nothing" else word.split("+")
        else:
            values[name] = None if word == "-" else word
    return values
