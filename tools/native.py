"""What the compiler is given instead of the source: the same, line for line, with what it cannot guess written out.

- A frame (`@frame`) is a class with a constructor. The compiler knows no decorator that would make one, and a class without its
  own is built by the interpreter, which costs more than most rules that build it.
- Nothing is made to be told when nobody listens: `table.tell(...)` asks first whether anybody does.
- `NAME = ...` at the top of a module is a constant and is not looked up by its name.
- Nothing inherits from a kind of move: `isinstance(move, Attack)` is a comparison of two pointers. And the kinds of moves, and
  the moves that are made once, which come from modules that are not compiled, are constants: not looked up by name.
- What games from elsewhere build upon (`OPEN_TO_OTHERS`) may be inherited from by classes that are not compiled.
- `dict.fromkeys(hand)`, which says what there is in a hand, makes no dictionary; `zip(..., strict=True)` is a loop over both.

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
KIND = "KIND_"
FIRST = "from __future__ import annotations"
BORROWED = (("typing", "Final"), ("budokan.kernel.piles", "distinct"))
"""What is named by what is written out."""

OPEN_TO_OTHERS = {
    "budokan.kernel.frames": ("Value", "Frame", "Step", "Decision", "Question", "Ballot"),
    "budokan.kernel.table": ("Table",),
}
MAY_INHERIT = "@mypyc_attr(allow_interpreted_subclasses=True)"
FOR_THE_COMPILER = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
"""A name it alone reads: nobody else needs the package."""

Place = tuple[int, int]
"""A line, counted from one, and a byte in it, counted from nought."""


@dataclass(frozen=True)
class Field:
    """A field of a frame, as it is written in the module that declares it."""

    name: str
    kind: str
    default: str
    module: str


@dataclass(frozen=True)
class Edit:
    """What stands from the first place up to the last becomes this text."""

    first: Place
    last: Place
    text: str


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
        ways = (_constants, _tellings, _moves, _unions, _kinds, _distinct, _zips)
        edits = [edit for way in ways for edit in way(module)]
        lines = _edited(module.text, edits).split("\n")
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
        for open_to_others in OPEN_TO_OTHERS.get(name, ()):
            above = module.classes[open_to_others].lineno - 2
            assert not lines[above], f"{name}, line {above + 1}: above a class that others inherit from stands an empty line"
            lines[above] = MAY_INHERIT
        borrowed |= {where for where in BORROWED if any(where[1] in edit.text for edit in edits) and where[0] != name}
        if name in OPEN_TO_OTHERS:
            borrowed.add(("typing", "TYPE_CHECKING"))
            lines[lines.index(FIRST) + 1] = FOR_THE_COMPILER
        needed = [f"from {where} import {word}" for where, word in sorted(borrowed) if not module.knows(word)]
        if needed:
            lines[lines.index(FIRST)] = "; ".join([FIRST, *needed])
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


# What is written differently.


def _edited(text: str, edits: list[Edit]) -> str:
    """The text with these places changed; positions are counted in bytes, as Python's own parser counts them."""
    lines = text.encode().split(b"\n")
    for edit in sorted(edits, key=lambda one: (one.first, one.last), reverse=True):
        (row, start), (last, end) = edit.first, edit.last
        rest = lines[last - 1][end:]
        changed = lines[row - 1][:start] + edit.text.encode() + rest
        lines[row - 1 : last] = [changed, *[b""] * (last - row)] if last > row else [changed]
    return b"\n".join(lines).decode()


def _start(node: ast.expr | ast.stmt) -> Place:
    return node.lineno, node.col_offset


def _end(node: ast.expr | ast.stmt) -> Place:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


def _calls(module: Module) -> list[ast.Call]:
    return [node for top in module.body for node in ast.walk(top) if isinstance(node, ast.Call)]


def _tellings(module: Module) -> list[Edit]:
    """Every `table.tell(...)` that stands by itself."""
    return [
        Edit(_start(node), _start(node), f"if {node.value.func.value.id}.heard is not None: ")
        for top in module.body
        for node in ast.walk(top)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr == "tell"
        and isinstance(node.value.func.value, ast.Name)
        and node.value.func.value.id in LISTENERS
    ]


def _constants(module: Module) -> list[Edit]:
    """Names in capitals that are set once, at the top."""
    edits: list[Edit] = []
    for node in module.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            target = node.targets[0]
            if _is_constant(target.id) and not (isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "TypeVar"):
                edits.append(Edit(_end(target), _end(target), ": Final"))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _is_constant(node.target.id):
            said = node.annotation
            if "Final" not in ast.unparse(said):
                edits += [Edit(_start(said), _start(said), "Final["), Edit(_end(said), _end(said), "]")]
    return edits


def _is_constant(name: str) -> bool:
    return name.isupper() and len(name) > 1


def _kinds_of_moves(module: Module) -> set[str]:
    return {
        name
        for name, (where, _) in module.imported.items()
        if where.endswith("moves") and name[0].isupper() and not name.isupper()
    } - {"Move", "Moves"}


def _comparisons(module: Module) -> list[ast.Call]:
    """`isinstance(move, Attack)` or `isinstance(move, Attack | Parry)`, where these are kinds of moves.

    In `a if isinstance(...) else b` it stays: the type checker learns nothing for `b` from the comparison.
    """
    kinds = _kinds_of_moves(module)
    told_apart = {node.test for top in module.body for node in ast.walk(top) if isinstance(node, ast.IfExp)}
    found: list[ast.Call] = []
    for call in _calls(module):
        if isinstance(call.func, ast.Name) and call.func.id == "isinstance" and call not in told_apart:
            thing, kind = call.args
            several = _alternatives(kind)
            if several and kinds.issuperset(several) and (len(several) == 1 or isinstance(thing, ast.Name)):
                found.append(call)
    return found


def _moves(module: Module) -> list[Edit]:
    """Such a question, as a comparison."""
    edits: list[Edit] = []
    for call in _comparisons(module):
        thing, kind = call.args
        several = _alternatives(kind)
        if len(several) == 1:
            written = f") is {KIND}{several[0]}"
            edits += [Edit(_start(call), _start(thing), "(type("), Edit(_end(thing), _end(kind), written)]
        else:
            assert isinstance(thing, ast.Name)
            written = " or ".join(f"type({thing.id}) is {KIND}{one}" for one in several)
            edits.append(Edit(_start(call), _end(call), f"({written})"))
    return edits


def _unions(module: Module) -> list[Edit]:
    """`isinstance(frame, Reply | ChooseAbility)`: the compiler would make the union each time it is asked."""
    done = _comparisons(module)
    return [
        Edit(_start(call.args[1]), _end(call.args[1]), f"({', '.join(_alternatives(call.args[1]))})")
        for call in _calls(module)
        if isinstance(call.func, ast.Name) and call.func.id == "isinstance" and call not in done
        if isinstance(call.args[1], ast.BinOp) and _alternatives(call.args[1])
    ]


def _made_once(module: Module) -> set[str]:
    """The moves that are made once, which come from the same modules."""
    return {name for name, (where, _) in module.imported.items() if where.endswith("moves") and name.isupper()}


def _kinds(module: Module) -> list[Edit]:
    """Every kind of move that a function names, and those made once: a constant that is set where it is imported."""
    kinds = _kinds_of_moves(module) | _made_once(module)
    edits: list[Edit] = []
    for node in module.body:
        if isinstance(node, ast.ImportFrom):
            here = [one.asname or one.name for one in node.names if (one.asname or one.name) in kinds]
            if here:
                edits.append(Edit(_end(node), _end(node), "".join(f"; {KIND}{one}: Final = {one}" for one in here)))
    left_alone = {one for tree in _declarations(module) for one in ast.walk(tree)}
    for call in _calls(module):
        if isinstance(call.func, ast.Name) and call.func.id == "isinstance":
            left_alone |= set(ast.walk(call.args[1]))
    functions = [one for node in module.body for one in ast.walk(node) if isinstance(one, ast.FunctionDef)]
    named = {one for function in functions for one in ast.walk(function) if isinstance(one, ast.Name) and one.id in kinds}
    return edits + [Edit(_start(one), _end(one), f"{KIND}{one.id}") for one in named - left_alone]


def _declarations(module: Module) -> list[ast.expr]:
    """What is said of the types of things, which is for the type checker alone."""
    nodes = [one for top in module.body for one in ast.walk(top)]
    said = [one.annotation for one in nodes if isinstance(one, ast.arg | ast.AnnAssign)]
    said += [one.returns for one in nodes if isinstance(one, ast.FunctionDef)]
    return [one for one in said if one is not None]


def _alternatives(kind: ast.expr) -> list[str]:
    """The names in `(A, B)` or `A | B`; none if it is anything else."""
    if isinstance(kind, ast.Name):
        return [kind.id]
    parts = kind.elts if isinstance(kind, ast.Tuple) else [kind.left, kind.right] if isinstance(kind, ast.BinOp) else []
    found = [_alternatives(one) for one in parts]
    return [name for names in found for name in names] if all(found) else []


def _distinct(module: Module) -> list[Edit]:
    """`dict.fromkeys(hand)` where it is gone through and not kept, of something that lies there: it is short."""
    return [
        Edit(_start(call.func), _end(call.func), "distinct")
        for top in module.body
        for node in ast.walk(top)
        for call in _gone_through(node)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) == "dict.fromkeys"
        and len(call.args) == 1
        and _is_short(call.args[0])
    ]


def _is_short(things: ast.expr) -> bool:
    """What lies somewhere is, a hand or a row; what is gathered from it as well, if it is compared as quickly as a word."""
    if isinstance(things, ast.ListComp):
        made = things.elt
        return not (isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id[0].isupper())
    return isinstance(things, ast.Name | ast.Attribute | ast.Subscript)


def _gone_through(node: ast.AST) -> list[ast.expr]:
    """What is taken one after the other here."""
    if isinstance(node, ast.For | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.Starred):
        return [node.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("list", "tuple"):
        return node.args
    return []


def _zips(module: Module) -> list[Edit]:
    return [
        Edit(_end(call.args[-1]), (_end(call)[0], _end(call)[1] - 1), "")
        for call in _calls(module)
        if isinstance(call.func, ast.Name) and call.func.id == "zip" and call.args and call.keywords
    ]


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
