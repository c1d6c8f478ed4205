"""Where a rule is named: in the code that carries it out, and in the tests that show it.

The code names rules in docstrings, in questions and refusals, and on the lines of events: `XX-6.7`, or `XX-6.1 to XX-6.4`. A
test names them in its mark: `@ruling("XX-6.7")`. Both are read from the source; nothing is run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import budokan

CODE = Path(budokan.__file__).parent
ROOT = CODE.parent.parent
TESTS = ROOT / "tests"
"""Only a clone of the repository has tests."""

NUMBER = re.compile(r"\b([A-Z]{2,3})-(\d+)\.(\d+)(?: to \1-\2\.(\d+)\b)?")
MARKS = ("ruling", "pytest.mark.ruling")


@dataclass(frozen=True, slots=True)
class Place:
    """Something that names a rule: where it stands, and what it is called."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}".rstrip()


def names(text: str, number: str) -> bool:
    """Whether this text names the rule, alone or within a range."""
    for prefix, chapter, first, last in NUMBER.findall(text):
        if number.startswith(f"{prefix}-{chapter}."):
            wanted = int(number.rpartition(".")[2])
            if int(first) <= wanted <= int(last or first):
                return True
    return False


def shown_as(file: Path) -> str:
    """From the top of the repository, or of the package where it is installed; as it is where it lies elsewhere."""
    top = ROOT if TESTS.is_dir() else CODE.parent
    return str(file.relative_to(top) if file.is_relative_to(top) else file)


def house_of(game: str) -> Path:
    """Where the rules of a game are carried out; those of the house itself are all over it."""
    return CODE if game == "house" else budokan.game(game).home


def tests_of(game: str) -> Path:
    """Where the tests of a game are: one that others bring along has its own beside its house."""
    home = house_of(game)
    return TESTS if home.is_relative_to(CODE) else home.parent / "tests"


def places_in_code(number: str, folder: Path) -> list[Place]:
    """Every class, function and constant of this folder that names the rule, the innermost that does, once each."""
    found: list[Place] = []
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if number.partition(".")[0] in text:
            found += _citing(file, text, number)
    return found


def _citing(file: Path, text: str, number: str) -> Iterator[Place]:
    tree = ast.parse(text)
    owners = list(_named(tree, ""))
    told: set[str] = set()
    for at, line in enumerate(text.split("\n"), start=1):
        if names(line, number):
            around = [one for one in owners if one[1] <= at <= one[2]]
            name, first = (around[-1][0], around[-1][1]) if around else ("", at)
            if name not in told or not name:
                told.add(name)
                yield Place(shown_as(file), first, name)


def _named(node: ast.AST, within: str) -> Iterator[tuple[str, int, int]]:
    """Classes, functions and constants with their first and last lines, the outer before the inner.

    What stands in quotes below a constant belongs to it.
    """
    statements = [one for one in ast.iter_child_nodes(node) if isinstance(one, ast.stmt)]
    for at, one in enumerate(statements):
        last = one.end_lineno or one.lineno
        if isinstance(one, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{within}.{one.name}" if within else one.name
            yield name, one.lineno, last
            yield from _named(one, name)
        elif isinstance(one, ast.Assign | ast.AnnAssign) and not within:
            below = statements[at + 1] if at + 1 < len(statements) else one
            explained = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            yield _assigned(one), one.lineno, (below.end_lineno or last) if explained else last


def places_in_tests(number: str, folder: Path = TESTS) -> list[Place]:
    """Every test that is marked to show this rule; none where there are no tests."""
    found: list[Place] = []
    for file in sorted(folder.rglob("*.py")) if folder.is_dir() else ():
        text = file.read_text(encoding="utf-8")
        if f'"{number}"' in text:
            found += _marked(file, ast.parse(text), number)
    return found


def _marked(file: Path, tree: ast.Module, number: str) -> Iterator[Place]:
    """Of a mark above a test its name; of one beside a case in a list the name of the list."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            marked = any(_shows(one, number) for one in node.decorator_list)
            if marked:
                yield Place(shown_as(file), node.lineno, node.name)
        elif _shows(node, number):
            named = _assigned(node) if isinstance(node, ast.Assign | ast.AnnAssign) else ""
            yield Place(shown_as(file), node.lineno, named)


def _assigned(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)


def _shows(node: ast.AST, number: str) -> bool:
    calls = [one for one in ast.walk(node) if isinstance(one, ast.Call) and ast.unparse(one.func) in MARKS]
    return any(isinstance(word, ast.Constant) and word.value == number for call in calls for word in call.args)
