"""The papers of the house do not rot: their examples are run, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def python_examples() -> list[tuple[str, str]]:
    found = []
    for paper in PAPERS:
        blocks = re.findall(r"```python\n(.*?)```", paper.read_text(encoding="utf-8"), re.S)
        found += [(f"{paper.relative_to(ROOT)} {number}", block) for number, block in enumerate(blocks, start=1)]
    return found


@pytest.mark.parametrize(("where", "example"), python_examples())
def test_python_examples_run(where: str, example: str) -> None:
    exec(compile(example, where, "exec"), {"__name__": "example"})


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_links_lead_somewhere(paper: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", paper.read_text(encoding="utf-8")):
        assert (paper.parent / target).exists(), f"{target} is not there"
