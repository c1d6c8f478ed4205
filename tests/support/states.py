"""Values for the fields of declared states, good and bad, from nothing but the declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec
from tools.states.declared import Declared, House, Kind, bare, is_named_tuple, mark_of, marks, maybe, shape
from tools.states.modules import declared_houses

import budokan
from budokan.kernel.fields import BitsOf, Fixed, Named, OneOf, Per, Spelt
from budokan.kernel.table import Table
from budokan.kernel.texts import MAYBE

UNKNOWN = "known-to-nobody"
HOUSES = {house.name.replace("_", "-"): house for house in declared_houses()}
FIELDS = [(name, one.name) for name, house in HOUSES.items() for one in house.table.fields if not one.field.of]
"""Every declared field of every house, by the names of both."""


def declared(game: str, field: str) -> Declared:
    (found,) = [one for one in HOUSES[game].table.fields if one.name == field]
    return found


def never_changed(game: str, table: Table) -> list[Any]:
    """What this table shares with its copies though it could be changed: fields, and lists within lists."""
    found: list[Any] = []
    for one in HOUSES[game].table.fields:
        if one.field.shared and one.field.kept and not one.field.given:
            found.append(getattr(table, one.name))
        elif any(mark_of(within, Fixed) is not None for within in get_args(bare(one.hint))):
            found += getattr(table, one.name)
    return found


def form_of(game: str) -> Any:
    """The form of a position's state."""
    return __import__(f"{HOUSES[game].package}.generated_form", fromlist=["TableForm"]).TableForm


@cache
def under_way(game: str) -> Table:
    """A table at which a while was played, in the mode with most of what a table can hold."""
    known = budokan.game(game)
    mode = {"senjutsu": "coop"}.get(game, next(iter(known.modes)))
    table = known.new(None, 7, mode)
    luck = Random(7)
    for _ in range(60):
        before = table.copy()
        seat = table.waiting[0]
        table.apply(seat, luck.choice(table.options(seat)))
        if table.over:
            return before
    return table


@cache
def words_of(game: str) -> tuple[str, ...]:
    """Every word of a position under way, and of its box."""
    table: Any = under_way(game)
    box = [getattr(table.box, name) for name in dir(table.box) if not name.startswith("_")]
    return tuple(dict.fromkeys(_words([table.state(), box])))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _words([*value, *value.values()])
    elif isinstance(value, list | tuple):
        yield from (word for one in value for word in _words(one))


class Samples:
    """Makes values of declared types for one game: in every list something, and every number other than nothing."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.house: House = HOUSES[game]
        self.table: Any = under_way(game)

    def count(self, mark: str) -> int:
        if mark.startswith("half-"):
            return self.count(mark.removeprefix("half-")) // 2
        count: int = self.table.how_many(mark)
        return count

    def word(self, mark: Named) -> str:
        """A word that the box knows."""
        return next(word for word in words_of(self.game) if word and self.table.box.knows(mark.kind, word))

    def value(self, hint: Any) -> Any:
        """A value of this type as the table keeps it."""
        kind, spelt = bare(hint), mark_of(hint, Spelt)
        if spelt is not None:
            return spelt.read(self.word(mark_of(hint, Named)))
        if maybe(hint) is not None:
            return self.value(maybe(hint))
        origin, within = shape(kind)
        if origin is dict:
            return {self.value(within[0]): self.value(within[1])}
        if origin is tuple and within[-1] is not Ellipsis:
            values = tuple(self.value(one) for one in within)
            return kind(*values) if is_named_tuple(kind) else values
        if origin is not None:
            size = mark_of(hint, Per)
            count = 1 if size is None else size.mark if isinstance(size.mark, int) else self.count(size.mark)
            return origin(self.value(within[0]) for _ in range(count))
        return self.part(self.house.parts[kind]) if kind in self.house.parts else self.leaf(hint)

    def leaf(self, hint: Any) -> Any:
        kind, meta = bare(hint), mark_of(hint, msgspec.Meta)
        if kind is bool:
            return True
        if kind is float:
            return 0.5
        if kind is int:
            return 1 if meta is None else meta.le
        if mark_of(hint, OneOf) is not None:
            return mark_of(hint, OneOf).words[-1]
        return "word" if mark_of(hint, Named) is None else self.word(mark_of(hint, Named))

    def part(self, part: Kind) -> Any:
        """A part with something in all of its fields."""
        home = __import__(part.home, fromlist=[part.name])
        kept = [one for one in part.fields if one.field.kept]
        values = {one.name: 2 if one.field.counts else self.value(one.hint) for one in kept}
        made = getattr(home, part.name)(*[values[one.name] for one in kept if part.frozen or one.argument])
        if not part.frozen:
            for one in kept:
                setattr(made, one.name, values[one.name])
        return made

    # What must not be shared, compared and spoiled.

    def plain(self, value: Any) -> Any:
        """The value with its parts laid open, so that two can be compared however deep."""
        return self.laid_open(value, lambda one: one.field.kept)

    def told(self, value: Any) -> Any:
        """The same, of parts only what a position tells."""
        return self.laid_open(value, lambda one: one.restored or bool(one.field.counts))

    def laid_open(self, value: Any, looked_at: Callable[[Declared], bool]) -> Any:
        for part in self.house.parts.values():
            if type(value).__name__ == part.name:
                fields = [one.name for one in part.fields if looked_at(one)]
                return {name: self.laid_open(getattr(value, name), looked_at) for name in fields}
        if isinstance(value, dict):
            return {key: self.laid_open(one, looked_at) for key, one in value.items()}
        if is_named_tuple(type(value)):
            return type(value)(*[self.laid_open(one, looked_at) for one in value])
        if isinstance(value, list | tuple):
            return type(value)([self.laid_open(one, looked_at) for one in value])
        return value

    def spoil(self, value: Any, hint: Any) -> None:
        """Change everything in place that can be, but for what is declared never to be."""
        rest, within = maybe(hint), shape(hint)[1]
        if mark_of(hint, Fixed) is not None:
            return
        if rest is not None:
            self.spoil(value, rest)
        elif isinstance(value, dict):
            for one in value.values():
                self.spoil(one, within[1])
            value.clear()
        elif isinstance(value, list | tuple):
            for at, one in enumerate(value):
                self.spoil(one, within[0] if within[-1] is Ellipsis or isinstance(value, list) else within[at])
            if isinstance(value, list):
                value.append(value[0])
        for part in self.house.made:
            if type(value).__name__ == part.name:
                for one in part.fields:
                    if one.field.kept:
                        self.spoil(getattr(value, one.name), one.hint)
                        self.replace(value, one)

    def replace(self, owner: Any, one: Declared) -> None:
        """Put something else into a field of a part."""
        kind = bare(one.hint)
        if kind in (int, bool, str):
            now = getattr(owner, one.name)
            setattr(owner, one.name, (not now) if kind is bool else now + 1 if kind is int else now + "!")

    # What a position must not say.

    def written(self, hint: Any) -> Any:
        """A value of this type as JSON has it."""
        if mark_of(hint, Spelt) is not None:
            return self.word(mark_of(hint, Named))
        kind = bare(hint)
        if maybe(hint) is not None:
            return self.written(maybe(hint))
        origin, within = shape(kind)
        if origin is dict:
            return {self.written(within[0]): self.written(within[1])}
        if origin is tuple and within[-1] is not Ellipsis:
            return [self.written(one) for one in within]
        if origin is not None:
            return [self.written(within[0]) for _ in self.value(hint)]
        if kind in self.house.parts:
            part = self.house.parts[kind]
            return {one.name: self.written(one.hint) for one in part.fields if one.restored}
        return self.leaf(hint)

    def bad(self, hint: Any) -> Iterator[tuple[Any, set[str]]]:
        """The JSON of values of this type with one thing out of its bounds, and the messages one of which tells of it."""
        if maybe(hint) is not None:
            yield from self.bad(maybe(hint))
            return
        yield 0.5, {"form-kind"}
        yield from self.badly_marked(hint)
        if mark_of(hint, Spelt) is not None:
            return
        kind = bare(hint)
        origin, within = shape(kind)
        if origin is dict:
            key, entry = self.written(within[0]), self.written(within[1])
            yield from (({one: entry}, why) for one, why in self.bad(within[0]) if isinstance(one, str))
            yield from (({key: one}, why) for one, why in self.bad(within[1]))
        elif origin is tuple and within[-1] is not Ellipsis:
            good = self.written(hint)
            yield [*good, 0], {"form-length", "form-other-length"}
            for at, one in enumerate(within):
                yield from (([*good[:at], bad, *good[at + 1 :]], why) for bad, why in self.bad(one))
        elif origin is not None:
            good = self.written(hint)
            yield good * 1001, {"form-longest"}
            yield from (([one, *good[1:]], why) for one, why in self.bad(within[0]))
        elif kind in self.house.parts:
            good = self.written(hint)
            for one in self.house.parts[kind].fields:
                if one.restored:
                    yield from (({**good, one.name: bad}, why) for bad, why in self.bad(one.hint))

    def badly_marked(self, hint: Any) -> Iterator[tuple[Any, set[str]]]:
        for mark in marks(hint):
            if isinstance(mark, msgspec.Meta) and mark_of(hint, Spelt) is not None:
                continue
            if isinstance(mark, msgspec.Meta) and bare(hint) is str:
                yield "x" * (int(mark.max_length or 0) + 1), {"form-longest"}
            elif isinstance(mark, msgspec.Meta) and mark.ge is not None and mark.le is not None:
                yield int(mark.ge) - 1, {"form-least"}
                yield int(mark.le) + 1, {"form-most"}
            elif isinstance(mark, Named):
                yield UNKNOWN, {mark.fault}
            elif isinstance(mark, OneOf):
                yield UNKNOWN, {"form-choice"}
            elif isinstance(mark, BitsOf):
                yield mark.least - 1, {"form-least"}
                yield 1 << self.count(mark.mark), {"form-most"}
            elif isinstance(mark, str) and bare(hint) is int:
                yield self.count(mark.removeprefix(MAYBE)), {"form-counted"}
                yield -2 if mark.startswith(MAYBE) else -1, {"form-counted", "form-least"}
            elif isinstance(mark, Per):
                good = self.written(hint)
                yield [*good, good[0]], {"position-one-each", "position-entries", "form-longest"}
                yield good[1:], {"position-one-each", "position-entries", "form-shortest"}
