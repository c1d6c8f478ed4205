"""The module graph of each package: its storeys, its cycles, and the imports that hide inside functions.

    python -m tools.house                            every house and package, in brief
    python -m tools.house samurai_sword kernel       these in full, storey by storey
    python -m tools.house --draw docs/pictures       a picture of each (SVG), its rooms in storeys
    python -m tools.house --check                    fails if a package that has no cycle today has one
    python -m tools.house --tests                    every module of rules without a test file of its name

A module stands one storey above the highest module it imports. Modules that import each other, directly or by way of others,
are a cycle and share a storey. Every import counts, wherever it is written: one inside a function ties as one at the top does,
it only hides it.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
TESTS = ROOT / "tests"
GAMES = "budokan.games"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
UNTIED = (
    "kernel", "players", "teaching", "lab", "adapters", "hall", "cli", "samurai_sword", "rising_sun", "senjutsu", "ken",
)  # fmt: skip
"""Packages without a cycle; `--check` and the contracts of import-linter keep them so."""

Graph = Mapping[str, set[str]]
"""For each module the modules of the same package that it imports."""


@dataclass(frozen=True)
class Inside:
    """An import of something of ours inside a function."""

    module: str
    imported: str
    line: int
    reason: str
    """What the comment on its line says; it should say why it is there."""

    def __str__(self) -> str:
        return f"{self.module}:{self.line} imports {self.imported}" + (
            f": {self.reason}" if self.reason else ", no reason given"
        )


@dataclass
class Package:
    """One house or package with the imports among its modules."""

    name: str
    imports: dict[str, set[str]] = field(default_factory=dict)
    inside: list[Inside] = field(default_factory=list)

    @property
    def tied(self) -> list[tuple[str, ...]]:
        return cycles(self.imports)


# What imports what.


def modules_of(package: str, source: Path = SOURCE) -> dict[str, Path]:
    """Every module of a package by its name; a package is called by its own name, its `__init__` is what is in it."""
    folder = source.joinpath(*package.split("."))
    found: dict[str, Path] = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def read(package: str, source: Path = SOURCE) -> Package:
    """The imports among the modules of a package, named from the package on."""
    files = modules_of(package, source)
    brief = {name: name.removeprefix(f"{package}.") if name != package else "__init__" for name in files}
    found = Package(package.rpartition(".")[2], {short: set() for short in brief.values()})
    for name, file in files.items():
        text = file.read_text(encoding="utf-8")
        lines = text.split("\n")
        tree = ast.parse(text)
        hidden = {one for node in ast.walk(tree) if isinstance(node, FUNCTIONS) for one in ast.walk(node)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            own = _modules_named(node, files) - {name}
            found.imports[brief[name]] |= {brief[one] for one in own}
            if node in hidden and (own or _is_ours(node)):
                imported = ", ".join(sorted(brief[one] for one in own)) or _module(node)
                reason = lines[node.lineno - 1].partition("#")[2].strip()
                found.inside.append(Inside(brief[name], imported, node.lineno, reason))
    return found


def _modules_named(node: ast.Import | ast.ImportFrom, modules: Mapping[str, Path]) -> set[str]:
    """The modules of the package that this statement imports."""
    if isinstance(node, ast.Import):
        return {one.name for one in node.names if one.name in modules}
    within = {one.name: f"{node.module}.{one.name}" for one in node.names}
    found = {one for one in within.values() if one in modules}
    if node.module is not None and node.module in modules and len(found) < len(within):
        found.add(node.module)
    return found


def _module(node: ast.Import | ast.ImportFrom) -> str:
    return node.names[0].name if isinstance(node, ast.Import) else str(node.module)


def _is_ours(node: ast.Import | ast.ImportFrom) -> bool:
    return _module(node).partition(".")[0] == "budokan"


# Cycles and storeys.


def cycles(graph: Graph) -> list[tuple[str, ...]]:
    """The modules that reach each other, the largest cycle first (Tarjan's strongly connected components)."""
    return sorted((one for one in components(graph) if len(one) > 1), key=lambda one: (-len(one), one))


def components(graph: Graph) -> list[tuple[str, ...]]:
    """Every module with those it shares a cycle with, what is imported before what imports it."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_ones: list[str] = []
    found: list[tuple[str, ...]] = []

    def visit(one: str) -> None:
        order[one] = lowest[one] = len(order)
        open_ones.append(one)
        for other in sorted(graph[one]):
            if other not in order:
                visit(other)
                lowest[one] = min(lowest[one], lowest[other])
            elif other in open_ones:
                lowest[one] = min(lowest[one], order[other])
        if lowest[one] == order[one]:
            at = open_ones.index(one)
            found.append(tuple(sorted(open_ones[at:])))
            del open_ones[at:]

    for one in sorted(graph):
        if one not in order:
            visit(one)
    return found


def storeys(graph: Graph) -> list[list[tuple[str, ...]]]:
    """The components by storey, the ground floor first."""
    at: dict[str, int] = {}
    floors: list[list[tuple[str, ...]]] = []
    for members in components(graph):
        below = [at[other] for one in members for other in graph[one] if other not in members]
        floor = max(below) + 1 if below else 0
        at |= dict.fromkeys(members, floor)
        while len(floors) <= floor:
            floors.append([])
        floors[floor].append(members)
    return [sorted(floor) for floor in floors]


def rooms(graph: Graph) -> dict[str, set[str]]:
    """The same between rooms: a module at the top of the package, or a package in it with all that it holds."""
    found: dict[str, set[str]] = {}
    for one, others in graph.items():
        room = one.partition(".")[0]
        found.setdefault(room, set()).update(other.partition(".")[0] for other in others)
        found[room].discard(room)
    return found


# Tests of the same name.


def untested(house: str, source: Path = SOURCE, tests: Path = TESTS) -> list[str]:
    """The modules of a house's rules that no test file is named after: `rules/attack.py` is tested by `test_attack.py`."""
    rules = source.joinpath(*GAMES.split("."), house, "rules")
    named = {file.name for file in (tests / "games" / house).rglob("test_*.py")}
    modules = [file for file in sorted(rules.rglob("*.py")) if file.name != "__init__.py"]
    return [file.relative_to(rules).with_suffix("").as_posix() for file in modules if f"test_{file.name}" not in named]


# As text.


def in_brief(packages: Iterable[Package]) -> str:
    lines = [
        f"{'package':16}{'modules':>9}{'imports':>9}{'storeys':>9}{'in cycles':>11}{'largest':>9}{'inside':>8}{'no reason':>11}"
    ]
    for one in packages:
        tied = [len(cycle) for cycle in one.tied]
        imports = sum(len(others) for others in one.imports.values())
        unreasoned = len([hidden for hidden in one.inside if not hidden.reason])
        figures = (
            len(one.imports),
            imports,
            len(storeys(one.imports)),
            sum(tied),
            max(tied, default=0),
            len(one.inside),
            unreasoned,
        )
        lines.append(
            f"{one.name:16}"
            + "".join(f"{figure:>{width}}" for figure, width in zip(figures, (9, 9, 9, 11, 9, 8, 11), strict=True))
        )
    return "\n".join(lines)


def in_full(package: Package) -> str:
    floors = storeys(package.imports)
    lines = [f"{package.name}: {len(package.imports)} modules in {len(floors)} storeys"]
    for number in range(len(floors) - 1, -1, -1):
        named = ["(" + " <-> ".join(members) + ")" if len(members) > 1 else members[0] for members in floors[number]]
        lines.append(f"  {number:2}  " + ", ".join(named))
    lines += [f"  cycle of {len(cycle)}: {', '.join(cycle)}" for cycle in package.tied] or ["  no cycle"]
    lines += [f"  inside a function: {one}" for one in package.inside] or ["  no import inside a function"]
    return "\n".join(lines)


# As a picture.

ROOM, HIGH, GAP, EDGE = 132, 34, 16, 24
STYLE = """
  text { font: 13px ui-sans-serif, system-ui, sans-serif; fill: #2b2620; text-anchor: middle }
  .title { font-size: 16px; font-weight: 600 } .small { font-size: 11px; fill: #6d6459 }
  .room { fill: #f6f1e7; stroke: #8a7d6b } .tied { fill: #f7dcd6; stroke: #a5342a }
  .import { fill: none; stroke: #8a7d6b; stroke-opacity: 0.55 } .cycle { fill: none; stroke: #a5342a }
  @media (prefers-color-scheme: dark) {
    text { fill: #ece5d8 } .small { fill: #b3a897 }
    .room { fill: #2c2823; stroke: #9b8f7e } .tied { fill: #4a221d; stroke: #e08a7d }
    .import { stroke: #9b8f7e } .cycle { stroke: #e08a7d }
  }"""


def drawn(package: Package) -> str:
    """The rooms of a package, each on its storey, with a line from each to those it imports; cycles stand out."""
    graph = rooms(package.imports)
    floors = [[room for members in floor for room in members] for floor in storeys(graph)]
    tied = {room for cycle in cycles(graph) for room in cycle}
    width = max(len(floor) for floor in floors) * (ROOM + GAP) - GAP + 2 * EDGE
    height = len(floors) * (HIGH + 3 * GAP) + 3 * GAP
    places: dict[str, tuple[float, float]] = {}
    for number, floor in enumerate(floors):
        left = (width - len(floor) * (ROOM + GAP) + GAP) / 2
        for at, room in enumerate(floor):
            places[room] = (left + at * (ROOM + GAP) + ROOM / 2, height - GAP - HIGH - number * (HIGH + 3 * GAP))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        f"<title>{escape(package.name)}: what imports what</title>",
        f"<style>{STYLE}\n</style>",
        f'<text class="title" x="{width / 2:g}" y="{2 * GAP}">{escape(package.name)}</text>',
    ]
    for room, others in sorted(graph.items()):
        lines += [_line(places[room], places[other], room in tied and other in tied) for other in sorted(others)]
    for room, (x, y) in sorted(places.items()):
        count = len([one for one in package.imports if one == room or one.startswith(f"{room}.")])
        kind = "room tied" if room in tied else "room"
        lines.append(f'<rect class="{kind}" x="{x - ROOM / 2:g}" y="{y:g}" width="{ROOM}" height="{HIGH}" rx="4"/>')
        lines.append(f'<text x="{x:g}" y="{y + (15 if count > 1 else 21):g}">{escape(room)}</text>')
        if count > 1:
            lines.append(f'<text class="small" x="{x:g}" y="{y + 28:g}">{count} modules</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _line(above: tuple[float, float], below: tuple[float, float], tied: bool) -> str:
    """From the lower edge of one room to the upper edge of the other, bent so that lines side by side stay apart."""
    (x, y), (to_x, to_y) = above, below
    down, up = (y + HIGH, to_y) if to_y > y else (y, to_y)
    bend = (up - down) / 2 if up != down else -2 * GAP
    path = f"M{x:g} {down:g} C{x:g} {down + bend:g} {to_x:g} {up - (bend if up != down else 2 * GAP):g} {to_x:g} {up:g}"
    return f'<path class="{"cycle" if tied else "import"}" d="{path}"/>'


# The command.


def all_packages() -> list[str]:
    """Every package of ours that is one storey of the whole, and every house of the games."""
    games = SOURCE.joinpath(*GAMES.split("."))
    houses = [f"{GAMES}.{one.name}" for one in sorted(games.iterdir()) if (one / "__init__.py").exists()]
    folders = [one.name for one in sorted((SOURCE / "budokan").iterdir()) if (one / "__init__.py").exists()]
    return [*houses, *(f"budokan.{name}" for name in folders if f"budokan.{name}" != GAMES)]


def main(words: list[str]) -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("packages", nargs="*", help="by their last names; all by default")
    arguments.add_argument("--draw", type=Path, metavar="DIR", help="write a picture of each there")
    arguments.add_argument("--check", action="store_true", help="fail if a package without a cycle has got one")
    arguments.add_argument("--tests", action="store_true", help="print the modules of rules without a test file of their name")
    given = arguments.parse_args(words)
    names = {name.rpartition(".")[2]: name for name in all_packages()}
    for unknown in [one for one in given.packages if one not in names]:
        print(f"There is no package {unknown}; there are {', '.join(names)}.")
        return 2
    if given.tests:
        for house in [one for one in (given.packages or names) if names[one].startswith(f"{GAMES}.")]:
            print(f"{house:16}{', '.join(untested(house)) or 'all modules of its rules have one'}")
        return 0
    chosen = [read(names[one]) for one in (given.packages or names)]
    if given.draw is not None:
        for one in chosen:
            (given.draw / f"house-{one.name}.svg").write_text(drawn(one), encoding="utf-8")
    print("\n\n".join(map(in_full, chosen)) if given.packages else in_brief(chosen))
    return 1 if given.check and any(one.tied for one in chosen if one.name in UNTIED) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
