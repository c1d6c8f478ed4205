"""The rules of a game as pages of the manual: one for each chapter, every rule with an address and a place in the search."""

from __future__ import annotations

import re
from collections.abc import Iterator

from budokan.kernel.ledger import MARKS, read_ledger
from budokan.kernel.words import words

LEDGERS = ("samurai-sword", "rising-sun", "senjutsu", "ken", "house")

RULING = re.compile(r"\b(?:SS|RS|SJ|KEN|BK)-\d+\.\d+\b")
"""The number of a rule, wherever it is named."""


def anchor(number: str) -> str:
    """The address of a rule within its page."""
    return number.lower().replace(".", "-")


def page_of(ledger: str, chapter: int) -> str:
    return f"rules/{ledger}/{chapter:02}"


def addresses() -> dict[str, str]:
    """The page and the place of every rule, by its number."""
    found = {}
    for name in LEDGERS:
        for number, ruling in read_ledger(name, "en").rulings.items():
            found[number] = f"{page_of(name, ruling.chapter)}.html#{anchor(number)}"
    return found


def pages(name: str, language: str, source: str) -> Iterator[tuple[str, str]]:
    """Every page of these rules, by its name: what stands above the first chapter with the list of them, then each chapter."""
    ledger = read_ledger(name, language)
    head, *chapters = re.split(r"^(?=## \d+\. )", source, flags=re.MULTILINE)
    listed = "\n".join(f"{number}. {title} <{number:02}>" for number, title in ledger.chapters.items())
    opening = _with_its_mark(head.rstrip(), language)
    yield f"rules/{name}/index", f"{opening}\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    game = ledger.title.partition(":")[0]
    for number, chapter in enumerate(chapters, start=1):
        yield page_of(name, number), _chapter(chapter, game, language)


def _chapter(chapter: str, game: str, language: str) -> str:
    """Its title names the game: in what a search has found it stands by itself."""
    lines = []
    for line in chapter.splitlines():
        if line.startswith("## "):
            lines.append(f"# {game}, {line[3:]}")
        elif line.startswith("**"):
            number = line[2:].partition("**")[0]
            lines += [f"```{{index}} {number}", f":name: {number.lower()}", "```", "", _with_its_mark(line, language)]
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _with_its_mark(told: str, language: str) -> str:
    """What the rulebook says of it, in the reader's words."""
    for mark in MARKS:
        told = told.replace(f"*({mark})*", f"*({words(language).say(f'mark-{mark}')})*")
    return told
