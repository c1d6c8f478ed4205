"""The modules that are made from a declaration."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from tools.states.declared import Declared, House, Kind, bare, mark_of, maybe
from tools.states.form import form_module
from tools.states.source import ROOT, Source, as_json, copied, doc_of, from_json, nothing, one_for_each

from budokan.kernel.fields import Per

GAMES = ROOT / "src" / "budokan" / "games"


def empty_or_copied(source: Source, kind: Kind, original: str) -> Iterator[str]:
    """The body of a constructor: every field as it is before anything has happened, or as another has it."""
    house = source.house
    kept = [one for one in kind.fields if one.field.kept and not one.field.of]
    yield f"        if {original} is None:"
    for one in kept:
        if one.argument:
            empty = one.name
        else:
            size = mark_of(one.hint, Per)
            counted = size is not None and isinstance(size.mark, str) and kind is not house.table
            empty = one_for_each(source, one, counter_of(kind)) if counted else nothing(source, one.hint, one.field.empty)
        yield f"            self.{one.name}: {source.typed(one.source)} = {empty}"
    yield "        else:"
    for one in kept:
        value = f"{original}.{one.name}"
        yield f"            self.{one.name} = {value if one.field.shared else copied(house, one.hint, value)}"


def counter_of(part: Kind) -> str:
    """The field of a part that says for how many it has an entry."""
    return next((one.name for one in part.fields if one.field.counts), "")


def parts_module(house: House) -> str:
    source = Source(house, "The parts on a table that change: what they hold, and how they are copied.", for_types=True)
    for part in house.made:
        arguments = "".join(f", {one.name}: {source.typed(one.source)}" for one in part.fields if one.argument)
        names = "".join(f"self.{one.name}, " for one in part.fields if one.argument)
        slots = [f'        "{name}",' for name in sorted(one.name for one in part.fields if one.field.kept)]
        source.add("", "", f"class {part.base}:", *doc_of(part), "    __slots__ = (", *slots, "    )", "")
        source.add(f"    def __init__(self{arguments}, original: {part.base} | None = None) -> None:")
        source.add(*empty_or_copied(source, part, "original"))
        if part.whole:
            source.add("", f"    def copy(self) -> {part.name}:", f"        return {part.name}({names}self)")
    return source.text()


def state_module(house: House) -> str:
    source = Source(house, "The state of a table: what it holds, how it is copied, written and put together again.")
    table = house.table
    source.need("typing", "Any")
    source.need("budokan.kernel.luck", "Luck")
    source.need("budokan.kernel.table", "Table as KernelTable")
    given = "".join(f", {one.name}: {source.typed(one.source)}" for one in table.fields if one.field.given)
    source.add("", "", "class TableState(KernelTable):", *doc_of(table))
    source.add(f"    def __init__(self, seats: int, luck: Luck{given}, original: TableState | None = None) -> None:")
    source.add("        super().__init__(seats, luck)")
    source.add(*empty_or_copied(source, table, "original"), "            original.share_with(self)")
    source.add(*lay_out(source), *writing(source), *reading(source))
    for part in house.parts.values():
        source.add(*part_writing(source, part), *part_reading(source, part))
    return source.text()


def lay_out(source: Source) -> Iterator[str]:
    """The method that gives everybody an empty place."""
    counted: dict[str, list[Declared]] = {}
    for one in source.house.table.fields:
        size = mark_of(one.hint, Per)
        if size is not None and isinstance(size.mark, str) and not one.field.given:
            counted.setdefault(size.mark, []).append(one)
    if counted:
        yield from ("", "    def lay_out(self) -> None:", '        """An empty place for each; a copy does without."""')
    for mark, fields in counted.items():
        yield f'        {mark}s = self.how_many("{mark}")'
        for one in fields:
            yield f"        self.{one.name} = {one_for_each(source, one, f'{mark}s')}"


def written_entries(source: Source, kind: Kind, owner: str) -> Iterator[tuple[str, str, str]]:
    """What is written: the name, the value, and on which condition."""
    fields = kind.fields
    for at, one in enumerate(fields):
        value = f"{owner}.{one.field.of}.{one.name}" if one.field.of else f"{owner}.{one.name}"
        if not one.field.written or not one.field.kept or one.field.beside:
            continue
        follows = fields[at + 1] if at + 1 < len(fields) and fields[at + 1].field.beside == one.name else None
        if follows is not None:
            yield one.name, f"[[one, other] for one, other in zip({value}, {owner}.{follows.name}, strict=True)]", ""
        elif one.field.halves:
            half = f"len({value}) // 2"
            yield one.name, as_json(source, one.hint, f"{value}[: {half}]"), ""
            yield one.field.halves, as_json(source, one.hint, f"{value}[{half} :]"), f"any({value}[{half} :])"
        elif one.field.by:
            written = as_json(source, get_args(bare(one.hint))[1], "one")
            yield one.name, f"[{written} for _, one in sorted({value}.items())]", ""
        else:
            yield one.name, as_json(source, one.hint, value), condition(source.house, one, value)


def condition(house: House, one: Declared, value: str) -> str:
    """When a field is written that is left out while there is nothing in it."""
    if not one.field.unless_empty:
        return ""
    part = house.parts.get(bare(one.hint))
    return value if part is None else f"{value}.{counter_of(part)}"


def writing(source: Source) -> Iterator[str]:
    entries = list(written_entries(source, source.house.table, "self"))
    yield from ("", "    def state(self) -> dict[str, Any]:", '        """Everything, JSON-ready."""')
    first = next((at for at, entry in enumerate(entries) if entry[2]), len(entries))
    yield from (
        "        state: dict[str, Any] = {",
        *(f'"{name}": {value},' for name, value, _ in entries[:first]),
        "        }",
    )
    for name, value, when in entries[first:]:
        if when:
            yield from (f"        if {when}:", f'            state["{name}"] = {value}')
        else:
            yield f'        state["{name}"] = {value}'
    yield "        return state"


def reading(source: Source) -> Iterator[str]:
    yield from ("", "    def restore(self, read: Any) -> None:", '        """Everything, from the form of a position."""')
    for one in source.house.table.fields:
        if one.restored:
            value = read_value(source, one, source.house.table.fields, "read")
            if one.field.unless_empty and maybe(one.hint) is None and bare(one.hint) in source.house.parts:
                yield f"        if read.{one.name} is not None:"
                yield f"            self.{one.name} = {value}"
            else:
                yield f"        self.{one.name} = {value}"


def read_value(source: Source, one: Declared, fields: list[Declared], form: str) -> str:
    if one.field.beside:
        return f"[one for _, one in {form}.{one.field.beside}]"
    if any(other.field.beside == one.name for other in fields):
        return f"[one for one, _ in {form}.{one.name}]"
    if one.field.halves:
        second = f"{form}.{one.field.halves}"
        return f"{form}.{one.name} + ({second} or [[] for _ in {form}.{one.name}])"
    if one.field.by:
        made = from_json(source, get_args(bare(one.hint))[1], "one")
        return f"{{one.{one.field.by}: {made} for one in {form}.{one.name}}}"
    return from_json(source, one.hint, f"{form}.{one.name}")


def part_writing(source: Source, part: Kind) -> Iterator[str]:
    source.need(part.home, part.name)
    yield from ("", "", f"def write_{part.small}(one: {part.name}) -> dict[str, Any]:", "    return {")
    yield from (f'"{name}": {shifted(source, part, name)},' for name, _, _ in written_entries(source, part, "one"))
    yield "    }"


def shifted(source: Source, part: Kind, name: str) -> str:
    """The value of a field of a part: what is within it is called otherwise than the part itself."""
    (hint,) = [one.hint for one in part.fields if one.name == name]
    return as_json(source, hint, f"one.{name}", 1)


def part_reading(source: Source, part: Kind) -> Iterator[str]:
    yield from ("", "", f"def read_{part.small}(form: Any) -> {part.name}:")
    arguments = [
        f"len(form.{one.field.counts})" if one.field.counts else from_json(source, one.hint, f"form.{one.name}")
        for one in part.fields
        if part.frozen or one.argument
    ]
    if part.frozen:
        yield f"    return {part.name}({', '.join(arguments)})"
        return
    yield f"    one = {part.name}({', '.join(arguments)})"
    for one in part.fields:
        if one.restored and not one.argument:
            yield f"    one.{one.name} = {from_json(source, one.hint, f'form.{one.name}', 1)}"
    yield "    return one"


def modules_of(house: House) -> dict[Path, str]:
    """What follows from the declaration of a house, by its file."""
    folder = GAMES / house.name
    made = {folder / "generated_parts.py": parts_module(house)} if house.made else {}
    return {**made, folder / "generated_state.py": state_module(house), folder / "generated_form.py": form_module(house)}


def declared_houses() -> list[House]:
    found = sorted(file.parent.name for file in GAMES.glob("*/state.py") if "kernel.fields" in file.read_text(encoding="utf-8"))
    return [House(name) for name in found]
