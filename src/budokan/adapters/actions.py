"""Moves as numbers: one fixed range for each game and mode, whatever the position.

The kinds of move follow each other in the order of their tags; within a kind the number is put together from the places of its
fields, the last field fastest. The range of a kind is the product of its fields: `parts` takes a number apart again, so that a
policy may choose field by field where one head over all numbers would be too large.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from math import prod
from typing import Any, NamedTuple, get_type_hints

import msgspec

from budokan.adapters.factors import Factor, Factors, Follows, Rows
from budokan.adapters.houses import factors_of
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game, a_game
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat


class Kind:
    """One kind of move: its first number, and the factors of its fields."""

    def __init__(self, move: type[Move], first: int, factors: Factors) -> None:
        self.move = move
        self.tag = str(move.__struct_config__.tag)
        self.first = first
        self.fields: tuple[tuple[str, Factor], ...] = tuple(
            (name, factor_for(factors, self.tag, name, mark)) for name, mark in marked_fields(move)
        )
        self.size = prod(factor.size for _, factor in self.fields)
        self.lasting = not any(isinstance(factor, Rows) for _, factor in self.fields)
        """Whether a move of this kind has one number for a whole game."""

    def parts_of(self, move: Move, table: Table, seat: Seat) -> list[int]:
        return [factor.place(getattr(move, name), table, seat) for name, factor in self.fields]

    def from_parts(self, parts: list[int], table: Table, seat: Seat) -> Move:
        values: dict[str, Any] = {}
        for (name, factor), place in zip(self.fields, parts, strict=True):
            if not isinstance(factor, Follows):
                values[name] = factor.value(place, table, seat)
        for name, factor in self.fields:
            if isinstance(factor, Follows):
                values[name] = factor.find(table, values[factor.field])
        return self.move(**values)

    def number_of(self, parts: list[int]) -> int:
        number = 0
        for (_, factor), place in zip(self.fields, parts, strict=True):
            number = number * factor.size + place
        return self.first + number

    def apart(self, number: int) -> list[int]:
        rest = number - self.first
        parts: list[int] = []
        for _, factor in reversed(self.fields):
            rest, place = divmod(rest, factor.size)
            parts.append(place)
        return parts[::-1]


class Parts(NamedTuple):
    """A number taken apart: which kind of move, and the place of each of its fields."""

    kind: int
    places: tuple[int, ...]


class Actions:
    """The numbers of all moves of one game in one mode. They are read from the chair of the seat that moves."""

    def __init__(self, game: Game, mode: str, factors: Factors) -> None:
        self.game = game
        self.mode = mode
        self.rules = game.rules
        self.kinds: list[Kind] = []
        first = 0
        for move in sorted(game.moves.kinds, key=lambda one: str(one.__struct_config__.tag)):
            kind = Kind(move, first, factors)
            self.kinds.append(kind)
            first += kind.size
        self.size = first
        self._by_move: dict[type[Move], Kind] = {kind.move: kind for kind in self.kinds}
        self._firsts = [kind.first for kind in self.kinds]
        self._known: dict[tuple[int, Seat], dict[Move, int]] = {}

    def number(self, table: Table, seat: Seat, move: Move) -> int:
        """The number of a move of this seat; one clear sentence if it has none."""
        known = self._known.setdefault((table.seats, seat), {})
        number = known.get(move)
        return self._worked_out(table, seat, move, known) if number is None else number

    def _worked_out(self, table: Table, seat: Seat, move: Move, known: dict[Move, int]) -> int:
        kind = self._by_move[type(move)]
        try:
            number = kind.number_of(kind.parts_of(move, table, seat))
        except IndexError:
            raise BadWords("adapter-no-number", game=self.game.name, move=str(move)[:80]) from None
        if kind.lasting:
            known[move] = number
        return number

    def numbers(self, table: Table, seat: Seat) -> list[int]:
        """The numbers of everything this seat may do now, in the order of `table.options(seat)`."""
        known = self._known.get((table.seats, seat))
        if known is None:
            known = self._known[table.seats, seat] = {}
        offered = table.options(seat)
        numbers: list[Any] = list(map(known.get, offered))
        if None in numbers:
            for place, move in enumerate(offered):
                if numbers[place] is None:
                    numbers[place] = self._worked_out(table, seat, move, known)
        return numbers

    def move(self, table: Table, seat: Seat, number: int) -> Move:
        """The move behind a number; whether it is possible now is for the table to say."""
        if not 0 <= number < self.size:
            raise BadWords("adapter-out-of-range", number=str(number)[:20], size=self.size, last=str(self.size - 1))
        kind = self.kinds[bisect_right(self._firsts, number) - 1]
        try:
            return kind.from_parts(kind.apart(number), table, seat)
        except IndexError:
            raise BadWords("adapter-no-move", number=str(number)[:20]) from None

    def parts(self, number: int) -> Parts:
        """A number taken apart into the kind of move and the places of its fields."""
        at = bisect_right(self._firsts, number) - 1
        return Parts(at, tuple(self.kinds[at].apart(number)))

    def whole(self, parts: Parts) -> int:
        """The number of these parts."""
        return self.kinds[parts.kind].number_of(list(parts.places))

    def listing(self) -> Iterator[dict[str, Any]]:
        """Each kind with its numbers and what its fields may hold, JSON-ready."""
        for kind in self.kinds:
            fields = {name: factor.listed() for name, factor in kind.fields}
            yield {"kind": kind.tag, "form": kind.move.form, "first": kind.first, "count": kind.size, "fields": fields}


def marked_fields(move: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """The fields of a move or an event, each with what its type is marked to hold, without `word:`; "" where it is not."""
    hints = get_type_hints(move, include_extras=True)
    found: list[tuple[str, str]] = []
    for name in move.__struct_fields__:
        hint = hints[name]
        marks = [mark for part in (hint, *getattr(hint, "__args__", ())) for mark in getattr(part, "__metadata__", ())]
        found.append((name, str(marks[0]).removeprefix("word:") if marks else ""))
    return found


def factor_for(factors: Factors, tag: str, field: str, mark: str) -> Factor:
    for key in (f"{tag}.{field}", mark, field):
        if key in factors:
            return factors[key]
    raise AssertionError(f"nothing says what {tag}.{field} may hold")


_made: dict[tuple[str, str, bytes], Actions] = {}


def actions(game: Game, mode: str | None = None, options: Mapping[str, Any] | None = None) -> Actions:
    """The numbers of this game and mode. Cards, decks and fields of somebody's own have numbers of their own."""
    a_game(game)
    chosen = next(iter(game.modes)) if mode is None else mode
    settings = game.settle(chosen, options or {})
    factors, key = factors_of(game, chosen, settings)
    at = (game.name, chosen, key)
    if at not in _made:
        _made[at] = Actions(game, chosen, factors)
    return _made[at]
