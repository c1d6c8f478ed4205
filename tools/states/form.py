"""The module with the form of a position, and what each of its fields is held to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import GenericAlias
from typing import Annotated, Any, get_args

import msgspec
from tools.states.declared import Declared, House, Kind, bare, mark_of, marks, maybe, shape
from tools.states.source import VARIABLES, Source, doc_of, nothing

from budokan.kernel.fields import MISSING, BitsOf, Else, Named, OneOf, Per, Spelt
from budokan.kernel.texts import MAYBE

SHORT = {
    "Annotated[list[Word], Several]": "Words",
    "Annotated[list[Number], Several]": "Numbers",
    "Annotated[list[bool], Several]": "Flags",
    "Annotated[list[Words], Several]": "Piles",
}
"""What the kernel has a name for."""


def form_of(source: Source, hint: Any) -> str:
    """The type in the form of a position: every number has a least and a most, every word and every list a length."""
    kind = bare(hint)
    if maybe(hint) is not None:
        return f"{form_of(source, maybe(hint))} | None"
    if mark_of(hint, OneOf) is not None:
        source.need("typing", "Literal")
        return f"Literal[{', '.join(map(repr, mark_of(hint, OneOf).words))}]"
    origin, within = shape(kind)
    if origin is None:
        return form_of_leaf(source, hint)
    inner = [form_of(source, one) for one in within if one is not Ellipsis]
    if origin is tuple and within[-1] is not Ellipsis:
        return f"tuple[{', '.join(inner)}]"
    held = {list: f"list[{inner[0]}]", frozenset: f"list[{inner[0]}]", tuple: f"tuple[{inner[0]}, ...]"}
    made = f"dict[{', '.join(inner)}]" if origin is dict else held[origin]
    source.need("typing", "Annotated")
    size, meta = mark_of(hint, Per), mark_of(hint, msgspec.Meta)
    if size is not None and isinstance(size.mark, int):
        return f"Annotated[{made}, msgspec.Meta(min_length={size.mark}, max_length={size.mark})]"
    if meta is not None:
        return f"Annotated[{made}, msgspec.Meta(min_length={meta.min_length}, max_length={meta.max_length})]"
    made = f"Annotated[{made}, Several]"
    short = SHORT.get(made, made)
    source.need("budokan.kernel.positions", short if short != made else "Several")
    return short


def form_of_leaf(source: Source, hint: Any) -> str:
    house, kind = source.house, bare(hint)
    if kind in house.parts:
        return f"{house.parts[kind].name}Form"
    if kind is bool:
        return "bool"
    meta = mark_of(hint, msgspec.Meta)
    if meta is None or mark_of(hint, Spelt) is not None:
        assert kind is str or any(isinstance(one, str | BitsOf | Spelt) for one in marks(hint)), f"{hint} has no bounds"
        spelt = kind is str or mark_of(hint, Spelt) is not None
        name = "Word" if spelt else "Bits" if mark_of(hint, BitsOf) is not None else "Number"
        source.need("budokan.kernel.positions", name)
        return name
    home, name = house.alias(Annotated[kind, meta])
    assert name, f"{hint} needs a name of its own: say Name = Annotated[{kind.__name__}, {meta}]"
    source.need(home, name)
    return name


@dataclass(frozen=True)
class Leaf:
    """Something within a field that is held against the box or the table: where it is, and the way to it."""

    place: str
    loops: tuple[str, ...]
    value: str
    hint: Any

    def values(self) -> str:
        """All of them, as a list."""
        if not self.loops:
            return f"[{self.value}]"
        each = f"for {self.value} in "
        if len(self.loops) == 1 and self.loops[0].startswith(each) and " if " not in self.loops[0]:
            return self.loops[0].removeprefix(each)
        return f"[{self.value} {' '.join(self.loops)}]"


def leaves(house: House, place: str, hint: Any, value: str, loops: tuple[str, ...] = ()) -> Iterator[Leaf]:
    """Everything within a field, however deep, itself first."""
    rest, kind = maybe(hint), bare(hint)
    if rest is not None:
        if loops:
            yield from leaves(house, place, rest, value, (*loops[:-1], f"{loops[-1]} if {value} is not None"))
        else:
            one = VARIABLES[0]
            yield from leaves(house, place, rest, one, (f"for {one} in [{value}] if {one} is not None",))
        return
    yield Leaf(place, loops, value, hint)
    if mark_of(hint, Spelt) is not None:
        return
    origin, within = shape(kind)
    one = VARIABLES[sum(loop.count("for ") for loop in loops)]
    if origin is dict:
        yield from leaves(house, place, within[0], one, (*loops, f"for {one} in {value}"))
        yield from leaves(house, place, within[1], one, (*loops, f"for {one} in {value}.values()"))
    elif origin is tuple and within[-1] is not Ellipsis:
        for at, part in enumerate(within):
            yield from leaves(house, place, part, f"{value}[{at}]", loops)
    elif origin in (list, tuple, frozenset):
        yield from leaves(house, place, within[0], one, (*loops, f"for {one} in {value}"))
    elif kind in house.parts:
        for field in house.parts[kind].fields:
            if field.restored:
                yield from leaves(house, f"{place}.{field.name}", field.hint, f"{value}.{field.name}", loops)


def form_module(house: House) -> str:
    source = Source(house, "The form of a position, and what each of its fields is held to.")
    for part in house.parts.values():
        source.add(*struct(source, part, f"{part.name}Form"))
    source.add(*struct(source, house.table, "TableForm"))
    source.add(*field_problems(source))
    return source.text()


def struct(source: Source, kind: Kind, name: str) -> Iterator[str]:
    yield from ("", "", f"class {name}(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):", *doc_of(kind))
    fields = kind.fields
    for at, one in enumerate(fields):
        if not one.field.written or one.field.beside:
            continue
        made = form_of(source, one.hint)
        if at + 1 < len(fields) and fields[at + 1].field.beside == one.name:
            pair = [form_of(source, get_args(bare(other.hint))[0]) for other in fields[at : at + 2]]
            made = f"Annotated[list[tuple[{', '.join(pair)}]], Several]"
            source.need("budokan.kernel.positions", "Several")
        if one.field.by:
            made = f"Annotated[list[{form_of(source, get_args(bare(one.hint))[1])}], Several]"
            source.need("budokan.kernel.positions", "Several")
        unsaid = mark_of(one.hint, Else)
        if one.field.unless_empty and bare(one.hint) in source.house.parts:
            yield f"    {one.name}: {made} | None = None"
        elif unsaid is not None or not one.field.kept:
            yield f"    {one.name}: {made} = {default_of(source, one.hint, MISSING if unsaid is None else unsaid.value)}"
        else:
            yield f"    {one.name}: {made}"
        if one.field.halves:
            yield f"    {one.field.halves}: {made} = []"


def default_of(source: Source, hint: Any, said: Any) -> str:
    """What a field is where a position does not say."""
    if bare(hint) in source.house.parts:
        return f"msgspec.field(default_factory={source.house.parts[bare(hint)].name}Form)"
    value = nothing(source, hint, said)
    return f"msgspec.field(default_factory=lambda: {value})" if mark_of(hint, Per) else value


def field_problems(source: Source) -> Iterator[str]:
    """The function that holds a form against its box and its seats: sizes first."""
    source.need("collections.abc", "Iterator")
    source.need("budokan.kernel.bounds", "Bounds")
    source.need("budokan.kernel.texts", "Text")
    yield from ("", "", "def field_problems(bounds: Bounds, state: TableForm) -> Iterator[Text]:")
    yield '    """What does not fit in a single field, sizes first."""'
    found = [leaf for one in source.house.table.fields if one.restored for leaf in leaves_of(source.house, one)]
    for leaf in found:
        size = mark_of(leaf.hint, Per)
        if size is not None and isinstance(size.mark, str):
            yield f'    yield from bounds.one_each("{leaf.place}", {leaf.values()}, "{size.mark}")'
    for leaf in found:
        for mark in marks(leaf.hint):
            yield from held(leaf, mark)


def leaves_of(house: House, one: Declared) -> Iterator[Leaf]:
    fields, value = house.table.fields, f"state.{one.name}"
    if one.field.halves:
        (within,) = get_args(bare(one.hint))
        mark = mark_of(one.hint, Per).mark
        yield Leaf(one.name, (), f"state.{one.name}", Annotated[list[Any], Per(f"half-{mark}")])
        second = f"state.{one.field.halves}"
        yield Leaf(one.field.halves, (f"for half in [{second}] if half",), "half", Annotated[list[Any], Per(f"half-{mark}")])
        for half in (one.name, one.field.halves):
            yield from leaves(house, half, GenericAlias(list, (within,)), f"state.{half}")
    elif one.field.beside:
        (within,) = get_args(bare(one.hint))
        yield from leaves(house, one.field.beside, within, "one[1]", (f"for one in state.{one.field.beside}",))
    elif any(other.field.beside == one.name for other in fields):
        (within,) = get_args(bare(one.hint))
        yield Leaf(one.name, (), value, one.hint)
        yield from leaves(house, one.name, within, "one[0]", (f"for one in {value}",))
    elif one.field.by:
        yield from leaves(house, one.name, GenericAlias(list, (get_args(bare(one.hint))[1],)), value)
    elif one.field.unless_empty and bare(one.hint) in house.parts:
        yield from leaves(house, one.name, one.hint | None, value)
    else:
        yield from leaves(house, one.name, one.hint, value)


def held(leaf: Leaf, mark: Any) -> Iterator[str]:
    if isinstance(mark, Named):
        yield f'    yield from bounds.named("{mark.fault}", {leaf.values()}, "{mark.kind}", or_none={mark.or_none})'
    elif isinstance(mark, BitsOf):
        yield f'    yield from bounds.bits("{leaf.place}", {leaf.values()}, "{mark.mark}", {mark.least})'
    elif isinstance(mark, str) and bare(leaf.hint) is int:
        least = -1 if mark.startswith(MAYBE) else 0
        yield f'    yield from bounds.counted("{leaf.place}", {leaf.values()}, "{mark.removeprefix(MAYBE)}", {least})'
