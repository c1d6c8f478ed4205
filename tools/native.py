"""What the compiler is given instead of the source: the same, line for line, with two things written out.

- A frame (`@frame`) is a class with a constructor. The compiler knows no decorator that would make one, and a class without its
  own is built by the interpreter, which costs more than most rules that build it.
- Nothing is made to be told when nobody listens: `table.tell(...)` asks first whether anybody does.

Lines keep their numbers, so that what goes wrong in a compiled rule is told at its place in the source.
"""

from __future__ import annotations

import ast
import builtins
import sys
from dataclasses import dataclass
from pathlib import Path

FRAME = "frame"
LISTENERS = ("table", "self")
FIRST = "from __future__ import annotations"


@dataclass(frozen=True)
class Field:
    """A field of a frame, as it is written in the module that declares it."""

    name: str
    kind: str
    default: str
    module: str


class Module:
    """One module of the source."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.body = ast.parse(text).body
        self.classes = {node.name: node for node in self.body if isinstance(node, ast.ClassDef)}
        self.imported: dict[str, tuple[str, str]] = {}
        for node in self.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                self.imported |= {one.asname or one.name: (node.module, one.name) for one in node.names}

    def knows(self, name: str) -> bool:
        """Whether a name says something here: it is Python's, imported, or defined at the top."""
        defined = {one.id for node in self.body for one in ast.walk(node) if isinstance(one, ast.Name) and _is_set(one)}
        return hasattr(builtins, name) or name in self.imported or name in self.classes or name in defined


def _is_set(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


class Source:
    """All modules that are compiled."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = {name: Module(name, text) for name, text in modules.items()}

    def written_out(self, name: str) -> str:
        """The module as the compiler is given it."""
        module = self.modules[name]
        lines = module.text.split("\n")
        borrowed: set[tuple[str, str]] = set()
        for node in module.classes.values():
            for mark in node.decorator_list:
                if ast.unparse(mark) == FRAME:
                    lines[mark.lineno - 1] = ""
                    fields = self.fields(module, node.name)
                    place = _after_the_fields(node)
                    assert not lines[place], f"{name}, line {place + 1}: after the fields of a frame comes an empty line"
                    lines[place] = constructor(fields)
                    borrowed |= {(one.module, word) for one in fields for word in _names(one) if not module.knows(word)}
        for call in _tellings(module):
            line = lines[call.lineno - 1]
            assert isinstance(call.func, ast.Attribute)
            asked = f"if {ast.unparse(call.func.value)}.heard is not None: "
            lines[call.lineno - 1] = line[: call.col_offset] + asked + line[call.col_offset :]
        if borrowed:
            place = lines.index(FIRST)
            lines[place] = "; ".join([FIRST, *(f"from {where} import {word}" for where, word in sorted(borrowed))])
        return "\n".join(lines)

    def fields(self, module: Module, name: str) -> list[Field]:
        """What a frame holds, what it inherits first."""
        node = module.classes.get(name)
        if node is None:
            where, name = module.imported[name]
            return self.fields(self.modules[where], name) if where in self.modules else []
        inherited = [field for base in node.bases if isinstance(base, ast.Name) for field in self.fields(module, base.id)]
        own = [
            Field(
                one.target.id,
                ast.unparse(one.annotation),
                "" if one.value is None else ast.unparse(one.value),
                module.name,
            )
            for one in node.body
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
        ]
        return inherited + own


def constructor(fields: list[Field]) -> str:
    if not fields:
        return ""
    given = ", ".join(f"{one.name}: {one.kind}" + (f" = {one.default}" if one.default else "") for one in fields)
    return f"    def __init__(self, {given}) -> None: " + "; ".join(f"self.{one.name} = {one.name}" for one in fields)


def _after_the_fields(node: ast.ClassDef) -> int:
    """The line, counted from nought, that follows the docstring and the fields of a class."""
    last = node.body[0]
    for one in node.body:
        if isinstance(one, ast.AnnAssign):
            last = one
    assert last.end_lineno is not None
    return last.end_lineno


def _names(field: Field) -> set[str]:
    written = [ast.parse(field.kind, mode="eval"), *([ast.parse(field.default, mode="eval")] if field.default else [])]
    return {one.id for tree in written for one in ast.walk(tree) if isinstance(one, ast.Name)}


def _tellings(module: Module) -> list[ast.Call]:
    """Every `table.tell(...)` that stands by itself, the last of the module first."""
    found = [
        node.value
        for top in module.body
        for node in ast.walk(top)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr == "tell"
        and isinstance(node.value.func.value, ast.Name)
        and node.value.func.value.id in LISTENERS
    ]
    return sorted(found, key=lambda call: -call.lineno)


def write(rooms: list[Path], source: Path, into: Path) -> list[Path]:
    """The whole source copied, with these rooms of it written out; where they lie now."""
    names = {room: ".".join(room.relative_to(source).with_suffix("").parts) for room in rooms}
    given = Source({name: room.read_text(encoding="utf-8") for room, name in names.items()})
    for file in source.rglob("*.py"):
        target = into / file.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = given.written_out(names[file]) if file in names else file.read_text(encoding="utf-8")
        target.write_text(text, encoding="utf-8")
    return [into / room.relative_to(source) for room in rooms]


if __name__ == "__main__":
    print(Source({"it": Path(sys.argv[1]).read_text(encoding="utf-8")}).written_out("it"))
