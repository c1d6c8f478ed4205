"""What the fields of frames may hold: read from their annotations, which are the one declaration of it.

A position that somebody brought is held against this before anything of it is used: every value is of the kind its field
declares and within bounds, however deep it lies. A plain number is at most `MOST`; an alias says more, with `msgspec.Meta`
(`Annotated[int, msgspec.Meta(ge=0, le=20)]`) or with the mark of what it counts, as `Seat` does (`Table.how_many`). What
names something, a word or a number, is held against the box and the table (`Named`, `Of`), as the fields of a state are.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Protocol, Union, get_args, get_origin

import msgspec

from budokan.kernel.annotations import annotations_of
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import at_place
from budokan.kernel.fields import Named, Of, OneOf
from budokan.kernel.frames import Ballot, Frame
from budokan.kernel.moves import Move, Moves
from budokan.kernel.texts import MAYBE, Arg, Text, text

MOST = 999
"""The largest plain number in a frame; the least is -1, which says that there is none."""

LONGEST = 200
"""Letters of a word, or of a line of a card."""

LARGEST = 400
"""Entries of a tuple."""

DEEPEST = 8
"""Frames within frames."""

HIGHEST = 200
"""Frames upon each other."""


class Unfit(Exception):
    """A value that its field cannot hold."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id)
        self.what = text(id, **args)


class Holder(Protocol):
    """What a table says of what lies on it, so that frames can be held against it."""

    def how_many(self, mark: str) -> int: ...

    def how_many_of(self, mark: str, fields: Mapping[str, Any]) -> int: ...

    def knows(self, kind: str, one: Any) -> bool: ...


class Reading:
    """One position being read: the table it is read for, the fields of the frame so far, and how deep in it we are."""

    __slots__ = ("depth", "fields", "table")

    def __init__(self, table: Holder) -> None:
        self.table = table
        self.fields: dict[str, Any] = {}
        self.depth = 0


Check = Callable[[Any, Reading], Any]
"""The value of a field from what JSON says; `Unfit` if it cannot be."""


class Declared:
    """The frames of one game and what their fields may hold: worked out once, so that to check a position costs little."""

    def __init__(self, kinds: Mapping[str, type[Frame]], moves: Moves) -> None:
        self.kinds = kinds
        self.moves = moves
        self._fields: dict[str, dict[str, Check]] = {}

    def stack(self, data: Sequence[Any], table: Holder) -> list[Frame]:
        if len(data) > HIGHEST:
            raise BadWords("bad-position", what=at_place("stack", text("form-longest", kind="array", limit=str(HIGHEST))))
        return [self.frame(one, Reading(table)) for one in data]

    def answer(self, data: Any, table: Holder) -> Move:
        """A move that a seat has answered."""
        try:
            move: Move = self._move(Move)(data, Reading(table))
        except Unfit as unfit:
            raise BadWords("bad-position", what=at_place("answers", unfit.what)) from None
        return move

    def frame(self, data: Any, reading: Reading) -> Frame:
        name = data.get("frame") if isinstance(data, dict) else None
        kind = self.kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            raise BadWords("unknown-frame", what=str(name)[:40])
        if reading.depth >= DEEPEST:
            raise BadWords("bad-position", what=text("position-too-deep", most=DEEPEST))
        values: dict[str, Any] = {}
        around, reading.fields = reading.fields, values
        reading.depth += 1
        for field, check in self._checks(kind).items():
            if field not in data:
                raise _in_frame(kind, text("form-missing", field=field))
            try:
                values[field] = check(data[field], reading)
            except Unfit as unfit:
                raise _in_frame(kind, at_place(field, unfit.what)) from None
        reading.depth -= 1
        reading.fields = around
        for field in data:
            if field not in values and field != "frame":
                raise _in_frame(kind, text("form-unknown", field=str(field)[:40]))
        if issubclass(kind, Ballot) and len(set(values["seats"])) != len(values["seats"]):
            raise _in_frame(kind, text("position-no-seat"))
        return kind(**values)

    def _checks(self, kind: type[Frame]) -> dict[str, Check]:
        found = self._fields.get(kind.__name__)
        if found is None:
            found = {field: self._check(hint) for field, hint in hints_of(kind).items()}
            self._fields[kind.__name__] = found
        return found

    def _check(self, hint: Any) -> Check:
        """What a value of this declaration has to be."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._bounded(args[0], args[1:])
        if origin in (Union, UnionType):
            (rest,) = [one for one in args if one is not NoneType]
            return _or_none(self._check(rest))
        if origin is Literal:
            return _one_of(args)
        if origin is tuple and args[-1] is Ellipsis:
            return _several(self._check(args[0]), LARGEST)
        if origin is tuple:
            return _each([self._check(one) for one in args])
        if hint is bool:
            return _yes_or_no
        if hint is int:
            return _number(-1, MOST)
        if hint is str:
            return _word(LONGEST)
        assert isinstance(hint, type), f"frames hold seats, ids, numbers, tuples, moves and other frames, not {hint}"
        return self._move(hint) if issubclass(hint, Move) else self._nested(hint)

    def _bounded(self, hint: Any, said: Sequence[Any]) -> Check:
        """The bounds an alias declares, or the mark of what its numbers count."""
        for one in said:
            if isinstance(one, Named):
                return _named(one, str if hint is str else int)
            if isinstance(one, OneOf):
                return _one_of(one.words)
            if isinstance(one, Of):
                return _part(one)
            if isinstance(one, msgspec.Meta):
                if hint is int:
                    assert isinstance(one.ge, int) and isinstance(one.le, int), "a number has a least and a most"
                    return _number(one.ge, one.le)
                assert one.max_length is not None, "words and tuples have a length"
                return _word(one.max_length) if hint is str else _several(self._check(get_args(hint)[0]), one.max_length)
            if hint is int and isinstance(one, str):
                return _counted(one.removeprefix(MAYBE), -1 if one.startswith(MAYBE) else 0)
        return self._check(hint)

    def _move(self, kind: type[Move]) -> Check:
        def check(data: Any, _: Reading) -> Move:
            if not isinstance(data, dict):
                raise Unfit("form-kind", wanted="object", found=_kind_of(data))
            _within_bounds(data)
            move = self.moves.decode(data)
            if not isinstance(move, kind):
                raise Unfit("form-kind", wanted=kind.__name__, found=type(move).__name__)
            return move

        return check

    def _nested(self, kind: type[Any]) -> Check:
        assert issubclass(kind, Frame), f"frames hold seats, ids, numbers, tuples, moves and other frames, not {kind}"

        def check(data: Any, reading: Reading) -> Frame:
            frame = self.frame(data, reading)
            if not isinstance(frame, kind):
                raise Unfit("form-kind", wanted=kind.__name__, found=type(frame).__name__)
            return frame

        return check


# What single values may be.


def _number(least: int, most: int) -> Check:
    def check(data: Any, _: Reading) -> int:
        if type(data) is not int:
            raise Unfit("form-kind", wanted="int", found=_kind_of(data))
        if data < least:
            raise Unfit("form-least", kind="int", limit=str(least))
        if data > most:
            raise Unfit("form-most", kind="int", limit=str(most))
        return data

    return check


def _counted(mark: str, least: int) -> Check:
    def check(data: Any, reading: Reading) -> int:
        if type(data) is not int:
            raise Unfit("form-kind", wanted="int", found=_kind_of(data))
        most = reading.table.how_many(mark) - 1
        if not least <= data <= most:
            raise Unfit("form-counted", mark=mark, least=least, most=most)
        return data

    return check


def _part(of: Of) -> Check:
    def check(data: Any, reading: Reading) -> int:
        if type(data) is not int:
            raise Unfit("form-kind", wanted="int", found=_kind_of(data))
        most = reading.table.how_many_of(of.mark, reading.fields) - 1 + of.past
        if not 0 <= data <= most:
            raise Unfit("form-counted", mark=of.mark, least=0, most=most)
        return data

    return check


def _named(named: Named, kind: type[Any]) -> Check:
    def check(data: Any, reading: Reading) -> Any:
        if type(data) is not kind:
            raise Unfit("form-kind", wanted=kind.__name__, found=_kind_of(data))
        if not (named.or_none and not data) and not reading.table.knows(named.kind, data):
            raise Unfit(named.fault, word=str(data)[:40])
        return data

    return check


def _word(longest: int) -> Check:
    def check(data: Any, _: Reading) -> str:
        if not isinstance(data, str):
            raise Unfit("form-kind", wanted="str", found=_kind_of(data))
        if len(data) > longest:
            raise Unfit("form-longest", kind="str", limit=str(longest))
        return data

    return check


def _yes_or_no(data: Any, _: Reading) -> bool:
    if not isinstance(data, bool):
        raise Unfit("form-kind", wanted="bool", found=_kind_of(data))
    return data


def _one_of(values: Sequence[Any]) -> Check:
    def check(data: Any, _: Reading) -> Any:
        if not isinstance(data, str | int) or isinstance(data, bool) or data not in values:
            raise Unfit("form-choice", found=str(data)[:40])
        return data

    return check


def _or_none(check: Check) -> Check:
    return lambda data, reading: None if data is None else check(data, reading)


def _several(one: Check, most: int) -> Check:
    def check(data: Any, reading: Reading) -> tuple[Any, ...]:
        if not isinstance(data, list | tuple):
            raise Unfit("form-kind", wanted="array", found=_kind_of(data))
        if len(data) > most:
            raise Unfit("form-longest", kind="array", limit=str(most))
        return tuple([one(each, reading) for each in data])

    return check


def _each(checks: Sequence[Check]) -> Check:
    def check(data: Any, reading: Reading) -> tuple[Any, ...]:
        if not isinstance(data, list | tuple):
            raise Unfit("form-kind", wanted="array", found=_kind_of(data))
        if len(data) != len(checks):
            raise Unfit("form-length", kind="array", wanted=str(len(checks)))
        return tuple([one(each, reading) for one, each in zip(checks, data, strict=True)])

    return check


def _within_bounds(data: Any, depth: int = 0) -> None:
    """The values of a move: which move it is says what they are; here they are held within what any move may hold."""
    if depth > DEEPEST:
        raise Unfit("position-too-deep", most=DEEPEST)
    if isinstance(data, dict | list | tuple):
        if len(data) > LARGEST:
            raise Unfit("form-longest", kind="array", limit=str(LARGEST))
        for one in data.values() if isinstance(data, dict) else data:
            _within_bounds(one, depth + 1)
    elif isinstance(data, str) and len(data) > LONGEST:
        raise Unfit("form-longest", kind="str", limit=str(LONGEST))
    elif isinstance(data, int | float) and not -1 <= data <= MOST:
        raise Unfit("form-most" if data > 0 else "form-least", kind="int", limit=str(MOST if data > 0 else -1))


def _kind_of(data: Any) -> str:
    """What JSON calls it."""
    return {dict: "object", list: "array", tuple: "array", NoneType: "null"}.get(type(data), type(data).__name__)


def _in_frame(kind: type[Frame], what: Text) -> BadWords:
    return BadWords("bad-position", what=text("position-frame", name=kind.__name__, error=what))


# The annotations, as they are written.


def hints_of(kind: type[Frame]) -> dict[str, Any]:
    """What each field of a frame is declared to be, those it inherits first."""
    hints: dict[str, Any] = {}
    for one in reversed([one for one in kind.__mro__ if issubclass(one, Frame)]):
        for field, written in annotations_of(one).items():
            hints[field] = eval(written, vars(sys.modules[one.__module__]))  # our own source, as typing does it
    return hints
