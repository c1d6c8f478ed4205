"""How a view lies in an array: worked out from the types of the view and what each house says of its words and rows.

A field that is a number, a seat, yes or no, or a part of the view itself follows from its type. Of words and lists a house says
what they are (`houses/<game>.py`, `shown`), or why they are left out: a field nobody has spoken of is an error.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from budokan.adapters.compounds import EachSeat, Listed, Maybe, Named, Struct
from budokan.adapters.factors import Words
from budokan.adapters.parts import Chair, Counts, Number, Part, Pile
from budokan.kernel.views import Seen


@dataclass(frozen=True)
class LeftOut:
    """A field that is no part of an observation, and why."""

    why: str


@dataclass(frozen=True)
class Several:
    """A list in its order, of which so many are shown; what each of them is follows from the type if it is not said."""

    most: int
    part: Part | None = None


@dataclass(frozen=True)
class PerSeat:
    """A list with one entry for each seat; what each of them is follows from the type if it is not said."""

    part: Part | None = None


@dataclass(frozen=True)
class ByKey:
    """A dictionary whose keys are these words; what lies there follows from the type."""

    keys: Words


Shown = dict[str, Part | LeftOut | Several | PerSeat | ByKey]
"""By part and field: `Player.role`."""

UNKNOWN = (Counts, Pile, Listed, EachSeat, Named)
"""What cannot say by a 0 that it is not known."""

SEATS = ("seat", "maybe-seat")


class Layout:
    """Where everything of a view is found, and what is left out for which reason."""

    def __init__(self, view: type[Seen], shown: Shown, chair: Chair) -> None:
        self.left_out: dict[str, str] = {}
        self._shown = shown
        self._chair = chair
        self._spoken_of: set[str] = set()
        self.table: Struct = self._struct(view)
        idle = sorted(set(shown) - self._spoken_of)
        assert not idle, f"there is no field {idle[0]}"

    def _struct(self, kind: type[Seen]) -> Struct:
        fields: dict[str, Part] = {}
        for name, hint in get_type_hints(kind, include_extras=True).items():
            where = f"{kind.__name__}.{name}"
            said = self._shown.get(where)
            self._spoken_of.add(where)
            if isinstance(said, LeftOut):
                self.left_out[where] = said.why
            else:
                fields[name] = self._part(hint, said, where)
        return Struct(fields)

    def _part(self, hint: Any, said: Any, where: str) -> Part:
        """What a house says of a field, or what follows from its type."""
        if get_origin(hint) in (Union, UnionType):
            [there] = [one for one in get_args(hint) if one is not NoneType]
            part = self._part(there, said, where)
            return Maybe(part) if said is None or isinstance(part, UNKNOWN) else part
        if get_origin(hint) is Annotated and get_args(hint)[1] not in SEATS:
            return self._part(get_args(hint)[0], said, where)
        if isinstance(said, Several):
            return Listed(self._of_each(hint, said.part, where), said.most)
        if isinstance(said, PerSeat):
            return EachSeat(self._of_each(hint, said.part, where), self._chair.most)
        if isinstance(said, ByKey):
            return Named(said.keys, self._follows(get_args(hint)[1], where))
        part_said: Part | None = said
        return self._follows(hint, where) if part_said is None else part_said

    def _of_each(self, hint: Any, part: Part | None, where: str) -> Part:
        return self._follows(get_args(hint)[0], where) if part is None else part

    def _follows(self, hint: Any, where: str) -> Part:
        """What a type alone says."""
        if get_origin(hint) is Annotated and get_args(hint)[1] in SEATS:
            return self._chair
        if hint in (int, bool):
            return Number()
        if isinstance(hint, type) and issubclass(hint, Seen):
            return self._struct(hint)
        raise AssertionError(f"nothing says how {where} is shown")
