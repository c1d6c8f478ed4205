"""In how many places the fields of the tables are named: where each is declared, what is written from that, what uses it.

    python -m tools.places                          ten fields of the four houses
    python -m tools.places ken.known senjutsu.at    these

What keeps a field is a line that says it is there, copies it, lists it, restores it or checks it by itself. A rule, a view or
an instinct that reads it is no such line, and neither is what must hold between several fields (`positions.py`).
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).parents[1] / "src" / "budokan" / "games"
TEN = (
    *("senjutsu.reacted_well", "senjutsu.wounds", "senjutsu.lasting", "senjutsu.shifted"),
    *("rising_sun.betrayals", "rising_sun.coins", "ken.known", "ken.suicides"),
    *("samurai_sword.honour", "samurai_sword.weapons_played"),
)
KEEPING = ("__init__", "copy", "lay_out", "state", "restore", "form", "written")
"""What a table or a part would keep a field in by hand."""


class Places(NamedTuple):
    """Where one field is named."""

    declared: list[str]
    kept_by_hand: list[str]
    written: int
    used_in: int


def names_in(tree: ast.AST) -> list[tuple[int, str]]:
    """Every name, attribute and word in the code, with its line."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found.append((node.lineno, node.attr))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append((node.lineno, node.target.id))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append((node.lineno, node.value))
    return found


def keepers(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions of classes that keep fields."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and "State" in ast.unparse(node)]
    return [one for kind in classes for one in kind.body if isinstance(one, ast.FunctionDef) and one.name in KEEPING]


def places_of(house: str, field: str) -> Places:
    declared: list[str] = []
    by_hand: list[str] = []
    written = used = 0
    for file in sorted((GAMES / house).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        lines = sorted({line for line, name in names_in(tree) if name == field})
        if file.name == "state.py" and file.parent.name == house:
            declared += [f"{file.name}:{line}" for line in lines]
        elif file.name.startswith("generated_"):
            written += len(lines)
        elif lines:
            used += 1
            if file.name == "table.py" and file.parent.name == house:
                kept = {line for one in keepers(tree) for line, name in names_in(one) if name == field}
                by_hand += [f"{file.name}:{line}" for line in sorted(kept)]
    return Places(declared, by_hand, written, used)


def main(asked: list[str]) -> int:
    print("| field | declared | kept by hand besides | lines written from it | files that use it |\n|---|---|---|---|---|")
    for one in asked or TEN:
        house, field = one.split(".")
        places = places_of(house, field)
        where = ", ".join(places.declared) or "nowhere"
        print(f"| {one} | {where} | {len(places.kept_by_hand)} | {places.written} | {places.used_in} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
