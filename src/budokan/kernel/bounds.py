"""What a position is held to beyond its form: sizes, and what its words and numbers refer to; asked by what is declared.

A position is read into a form (a msgspec struct, which knows the least and the most of every value), then held against the box
and the seats of its game, then against what must hold between several fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sized
from typing import Any, TypeVar

import msgspec

from budokan.kernel.errors import BadWords
from budokan.kernel.faults import at_place, fault_of
from budokan.kernel.texts import Text, text

Form = TypeVar("Form")


def read_form(data: dict[str, Any], form: type[Form], problems: Callable[[Form], Iterator[Text]]) -> Form:
    """The state, read and checked; the first thing that does not fit is told."""
    try:
        state = msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise BadWords("bad-position", what=fault_of(error)) from None
    for problem in problems(state):
        raise BadWords("bad-position", what=problem)
    return state


class Bounds:
    """What there is in one game: the words its box knows by their kind, and how many there are of what a mark counts."""

    def __init__(self, knows: Callable[[str, str], bool], how_many: Mapping[str, int]) -> None:
        self.knows = knows
        self.how_many = how_many

    def one_each(self, place: str, found: Iterable[Sized], mark: str) -> Iterator[Text]:
        count = self.how_many[mark]
        for one in found:
            if len(one) != count and mark == "seat":
                yield text("position-one-each", name=place, seats=count)
            elif len(one) != count:
                yield text("position-entries", name=place, count=count)

    def counted(self, place: str, found: Iterable[int], mark: str, least: int) -> Iterator[Text]:
        most = self.how_many[mark] - 1
        if any(not least <= one <= most for one in found):
            yield at_place(place, text("form-counted", mark=mark, least=least, most=most))

    def bits(self, place: str, found: Iterable[int], mark: str, least: int) -> Iterator[Text]:
        most = (1 << self.how_many[mark]) - 1
        for one in found:
            if one < least:
                yield at_place(place, text("form-least", kind="int", limit=str(least)))
            if one > most:
                yield at_place(place, text("form-most", kind="int", limit=str(most)))

    def named(self, fault: str, found: Iterable[str], kind: str, *, or_none: bool) -> Iterator[Text]:
        for one in found:
            if not (or_none and not one) and not self.knows(kind, one):
                yield Text(fault, {"word": one[:40]})
