"""What the papers of the house show to be typed, run or written: fenced and indented blocks, and words between backticks."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAPERS = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").rglob("*.md"),
        *(ROOT / "bench").rglob("*.md"),
        ROOT / "web" / "README.md",
        ROOT / "tests" / "golden" / "README.md",
    ]
)

TYPED = re.compile(
    r"(?:[A-Z][A-Z_]+=\S+ )*(?:budokan|make|python3?|pip|pipx|uvx|git|createdb|\.venv/bin/\w+|\S+/budokan)(?: |$)"
)
"""How a line begins that is typed into a terminal."""

SHELLS = ("", "bash", "sh", "console")


class Block(NamedTuple):
    """A block of a paper: the words behind its fence, what it holds, and where it stands."""

    paper: Path
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.paper.relative_to(ROOT)}:{self.line}"


def blocks(paper: Path) -> Iterator[Block]:
    """Fenced blocks, and indented ones as blocks of no kind."""
    lines = paper.read_text(encoding="utf-8").splitlines()
    number = 0
    while number < len(lines):
        fence = re.match(r"\s*```(.*)$", lines[number])
        end = number + 1
        if fence:
            while not lines[end].strip().startswith("```"):
                end += 1
            yield Block(paper, number + 1, fence[1].strip(), "\n".join(lines[number + 1 : end]) + "\n")
            end += 1
        elif lines[number].startswith("    ") and (number == 0 or not lines[number - 1].strip()):
            while end < len(lines) and (lines[end].startswith("    ") or not lines[end].strip()):
                end += 1
            yield Block(paper, number + 1, "", "\n".join(line[4:] for line in lines[number:end]))
        number = end


ALL_BLOCKS = [block for paper in PAPERS for block in blocks(paper)]


class Typed(NamedTuple):
    """A command as it would be typed, and where it is shown."""

    where: str
    words: str
    in_passing: bool = False

    def __str__(self) -> str:
        return f"{self.where} {self.words}"

    @property
    def tokens(self) -> list[str]:
        """What the shell makes of it, without what is set before it and what comes after a bar."""
        words = shlex.split(self.words)
        while words and re.fullmatch(r"[A-Z][A-Z_]+=.*", words[0]):
            words.pop(0)
        cut = next((number for number, word in enumerate(words) if word in ("|", ">", "&&", "&", "#")), len(words))
        return words[:cut]


def commands() -> Iterator[Typed]:
    """Every command that a paper shows: a line of a block for the shell, or words between backticks."""
    for block in ALL_BLOCKS:
        if block.kind not in SHELLS:
            continue
        for number, line in enumerate(block.text.replace("\\\n", " ").splitlines(), start=block.line + 1):
            said = re.split(r"\s{2,}|\s+#\s", line.strip().removeprefix("$ "))[0]
            for one in re.split(r" && |; (?=budokan)", said):
                if TYPED.match(one):
                    yield Typed(f"{block.paper.relative_to(ROOT)}:{number}", one)
    for paper in PAPERS:
        if paper.parent.name == "reference":  # words of moves, written from their types
            continue
        text = re.sub(r"^\s*```.*?^\s*```", "", paper.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for said in re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text):
            if TYPED.match(said) and " " in said:
                yield Typed(str(paper.relative_to(ROOT)), said, in_passing=True)


ALL_COMMANDS = list(dict.fromkeys(commands()))


def options_named() -> Iterator[Typed]:
    """Options that stand alone between backticks, with what is given to them."""
    for paper in PAPERS:
        for said in re.findall(r"(?<!`)`(--[a-z][\w-]*)[^`\n]*`", paper.read_text(encoding="utf-8")):
            yield Typed(str(paper.relative_to(ROOT)), said)


ALL_OPTIONS = list(dict.fromkeys(options_named()))
