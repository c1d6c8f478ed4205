"""How much is asserted: functions that test, assertions in them and in what they call, and the tests that every pass collects.

python -m tools.count_tests              this tree
python -m tools.count_tests --in DIR     another one, for instance an older revision unpacked there
python -m tools.count_tests --collect    also how many tests each pass of `make test` runs
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tools.check import ROOT, Step, environment, everything

KINDS = ("files", "functions", "assert", "raises", "expect")


def count(file: Path) -> Counter[str]:
    """Of one file: `assert`, `pytest.raises`, and what Playwright is told to expect."""
    found: Counter[str] = Counter(files=1)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found["functions"] += node.name.startswith("test_")
        elif isinstance(node, ast.Assert):
            found["assert"] += 1
        elif isinstance(node, ast.Call):
            found["raises"] += isinstance(node.func, ast.Attribute) and node.func.attr == "raises"
            found["expect"] += isinstance(node.func, ast.Name) and node.func.id == "expect"
    return found


def by_room(tests: Path) -> dict[str, Counter[str]]:
    rooms: dict[str, Counter[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        parts = file.relative_to(tests).parts
        room = "/".join(parts[: 2 if parts[0] == "games" else 1][: len(parts) - 1]) or "beside"
        rooms[room] = rooms.get(room, Counter()) + count(file)
    return rooms


def collected(step: Step) -> int:
    """How many tests a pass runs."""
    words = step.commands[0][: step.commands[0].index("-n")] + step.commands[0][step.commands[0].index("--junitxml") + 2 :]
    told = subprocess.run(
        [*words, "--collect-only", "-q"], cwd=ROOT, env=environment(step), capture_output=True, text=True, check=False
    ).stdout
    return sum(int(number) for number in re.findall(r"^tests/\S+: (\d+)$", told, re.MULTILINE))


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--in", dest="folder", type=Path, default=ROOT)
    arguments.add_argument("--collect", action="store_true")
    given = arguments.parse_args()
    rooms = by_room(given.folder / "tests")
    print(f"{'':24}" + "".join(f"{kind:>10}" for kind in KINDS))
    for room, found in [*rooms.items(), ("all", sum(rooms.values(), Counter()))]:
        print(f"{room:24}" + "".join(f"{found[kind]:>10}" for kind in KINDS))
    if given.collect:
        for step in everything():
            if "pytest" in step.commands[0][0]:
                print(f"{step.name + ' pass':24}{collected(step):>10} tests")
    return 0


if __name__ == "__main__":
    sys.exit(main())
