"""Reads the glossary, and everything that people read: messages of the catalogues, in the browser too, and rules."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from budokan.kernel.ledger import folder_of_ledgers, read_ledger
from tests.support.catalogues import HOUSE

WEB = HOUSE.parents[1] / "web" / "src"

HALL = "hall"
"""What people read wherever they are: the words of kernel, hall, terminal and pages."""

GAMES = ("samurai-sword", "rising-sun", "senjutsu", "ken")


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """What a thing is called in both languages, what it is never called, and which messages and rules are spared, and why."""

    where: str
    en: str
    it: str
    never: dict[str, list[str]]
    spare: dict[str, str] = {}

    def spares(self, id: str) -> bool:
        return any(re.fullmatch(one, id) for one in self.spare)


@cache
def glossary() -> list[Term]:
    read = tomllib.loads((folder_of_ledgers() / "glossary.toml").read_text(encoding="utf-8"))
    return msgspec.convert(read["term"], list[Term])


def folders_of(where: str) -> list[Path]:
    """The folders of catalogues in which a term holds."""
    if where == HALL:
        return [*(HOUSE / room / "text" for room in ("kernel", "hall", "cli")), WEB / "text"]
    if where in GAMES:
        return [
            HOUSE / "games" / where.replace("-", "_") / "text",
            WEB / "games" / where / "text",
        ]
    return [folder for one in (HALL, *GAMES) for folder in folders_of(one)]


class Line(msgspec.Struct, frozen=True):
    """One thing that people read: the name of the message or the number of the rule, and its words, gaps left as `{ }`."""

    id: str
    words: str


@cache
def lines_of(where: str, language: str) -> tuple[Line, ...]:
    """Every message and every rule in which a term holds."""
    messages = [
        line for folder in folders_of(where) for file in sorted(folder.glob(f"*{language}.ftl")) for line in _messages(file)
    ]
    books = GAMES if where == "all" else (where,) if where in GAMES else ()
    return (*messages, *(line for book in books for line in _rules(book, language)))


def _rules(book: str, language: str) -> Iterator[Line]:
    for ruling in read_ledger(book, language).rulings.values():
        yield Line(ruling.number, re.sub(r"`[^`]*`", "", ruling.text))


def _messages(file: Path) -> Iterator[Line]:
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            if entry.value is not None:
                yield from (Line(name, words) for words in said_by(entry.value))
            yield from (Line(f"{name}.{one.id.name}", words) for one in entry.attributes for words in said_by(one.value))


def said_by(pattern: ftl.Pattern) -> Iterator[str]:
    """The words of a pattern with its gaps, and those of every variant inside it."""
    words = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            words += element.value
            continue
        words += "{ }"
        if isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from said_by(variant.value)
    yield words


def finds(word: str, words: str) -> bool:
    """Whether the words hold this one, whole. A word without a capital letter is found in capitals too."""
    edge = r"(?<![\w-])" if word[0].isalnum() else ""
    end = r"(?![\w-])" if word[-1].isalnum() or word.endswith((")", "]", "+", "*", "?")) else ""
    return re.search(f"{edge}(?:{word}){end}", words, 0 if re.search("[A-Z]", word) else re.IGNORECASE) is not None
