"""The ledgers: every rule as a numbered ruling in our own words, read from `docs/rules`.

    ## 6. Difficulty, weapons and parries

    *Rulebook: "Armi e parate".*

    **SS-6.7** The target may answer at once with a Parry from his hand. The weapon then has no effect.

    **SS-6.8** *(silent)* Every target is asked, whether or not he holds a Parry. Why: asking only some would give hands away.

The house itself has a ledger too, called `house`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from budokan.kernel.errors import BadWords

MARKS = ("silent", "contradicts", "follows", "reconstructed")
"""What a ruling may be that the rulebook does not simply state."""

SHIPPED = Path(__file__).parent.parent / "rules"
"""Where the ledgers lie in an installed house."""

WRITTEN = Path(__file__).parent.parent.parent.parent / "docs" / "rules"
"""Where they are written."""

_CHAPTER = re.compile(r"## (\d+)\. (.+)")
_RULING = re.compile(r"\*\*([A-Z]+)-(\d+)\.(\d+)\*\* (?:\*\((\w+)\)\* )?(\S.*)")


@dataclass(frozen=True, slots=True)
class Ruling:
    """One rule: its number, what the rulebook says of it (empty if it simply states it), and the rule."""

    number: str
    mark: str
    text: str
    chapter: int


class Ledger:
    """All the rulings of one game in one language."""

    def __init__(self, title: str, chapters: dict[int, str], rulings: dict[str, Ruling]) -> None:
        self.title = title
        self.chapters = chapters
        self.rulings = rulings

    def ruling(self, number: str) -> Ruling:
        if number not in self.rulings:
            raise BadWords("no-ruling", number=number[:20], title=self.title)
        return self.rulings[number]

    def about(self, name: str) -> Ruling | None:
        """The ruling that begins with this name, as those of cards and characters do: "Geisha: ...", "Zen (weapon): ..."."""
        openings = (f"{name}:", f"{name} (")
        return next((one for one in self.rulings.values() if one.text.startswith(openings)), None)


def folder_of_ledgers() -> Path:
    """The ledgers that came with an installed house, or those of the repository."""
    return SHIPPED if SHIPPED.is_dir() else WRITTEN


_of_games: dict[str, Path] = {}


def also_keep(folder: Path, game: str) -> None:
    """A game that lies elsewhere brings its ledger along."""
    _of_games[game] = folder


def file_of_ledger(name: str, language: str) -> Path:
    """Where the ledger of a game or of the house is, or would be, in this language."""
    folder = _of_games.get(name) or folder_of_ledgers()
    return (folder if language == "en" else folder / language) / f"{name}.md"


def read_ledger(name: str, language: str) -> Ledger:
    """The ledger of a game, or of the house."""
    file = file_of_ledger(name, language)
    if not file.is_file():
        raise BadWords("no-ledger", name=name[:40])
    return parse_ledger(file.name, file.read_text(encoding="utf-8"))


def parse_ledger(file: str, words: str) -> Ledger:
    """A ledger from its text; one clear sentence, with the line, if it is malformed."""
    lines = words.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise BadWords("bad-ledger", file=file, line=1, expected="# title")
    chapters: dict[int, str] = {}
    rulings: dict[str, Ruling] = {}
    for ruling in _read_lines(file, lines, chapters):
        rulings[ruling.number] = ruling
    return Ledger(lines[0][2:], chapters, rulings)


def _read_lines(file: str, lines: list[str], chapters: dict[int, str]) -> Iterator[Ruling]:
    """Every ruling in order; chapters and rulings are counted on the way, for a gap is a ruling that was lost."""
    chapter = count = 0
    prefix = ""
    for number, line in enumerate(lines, start=1):
        heading = _CHAPTER.fullmatch(line)
        if heading:
            chapter, count = chapter + 1, 0
            _expect(file, number, heading[1] == str(chapter), f"## {chapter}. title")
            chapters[chapter] = heading[2]
        if not line.startswith("**"):
            continue
        count += 1
        ruling = _RULING.fullmatch(line)
        expected = f"**{prefix or 'XX'}-{chapter}.{count}** [*(mark)*] ruling"
        if ruling is None:
            raise BadWords("bad-ledger", file=file, line=number, expected=expected)
        prefix = prefix or ruling[1]
        _expect(file, number, (ruling[1], ruling[2], ruling[3]) == (prefix, str(chapter), str(count)), expected)
        mark = ruling[4] or ""
        _expect(file, number, not mark or mark in MARKS, " | ".join(f"*({one})*" for one in MARKS))
        yield Ruling(f"{prefix}-{chapter}.{count}", mark, ruling[5], chapter)


def _expect(file: str, line: int, holds: bool, expected: str) -> None:
    if not holds:
        raise BadWords("bad-ledger", file=file, line=line, expected=expected)
