"""Knows from the catalogues which words are counted: those that a message says one way for 1 and another way for more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.support.glossary import folders_of

NEXT_WORD = re.compile(r"^ ([^\W\d_]+)")


class Counted(NamedTuple):
    """A number put straight before a word: by which message, whether the message has a form of its own for 1."""

    id: str
    variable: str
    word: str
    has_forms: bool


@cache
def counted(language: str) -> tuple[Counted, ...]:
    """Every number before a word, in every catalogue of the house and of the browser."""
    parser = FluentParser(with_spans=False)
    files = [file for folder in folders_of("all") for file in sorted(folder.glob(f"*{language}.ftl"))]
    entries = [entry for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body]
    found: list[Counted] = []
    for entry in entries:
        if isinstance(entry, ftl.Message):
            patterns = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes),
            ]
            found += [one for id, pattern in patterns if pattern is not None for one in _in_pattern(id, pattern, frozenset())]
    return tuple(found)


def _in_pattern(id: str, pattern: ftl.Pattern, selected: frozenset[str]) -> Iterator[Counted]:
    """Numbers before words here and in the variants below; `selected` are the numbers that have been told apart on the way."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            word = NEXT_WORD.match(after.value)
            if word:
                yield Counted(id, expression.id.name, word[1], expression.id.name in selected)
        elif isinstance(expression, ftl.SelectExpression):
            chosen = expression.selector.id.name if isinstance(expression.selector, ftl.VariableReference) else ""
            keys = {one.key.name for one in expression.variants if isinstance(one.key, ftl.Identifier)}
            below = selected | {chosen} if "one" in keys else selected
            for variant in expression.variants:
                yield from _in_pattern(id, variant.value, below)


@cache
def ones(language: str) -> frozenset[str]:
    """The words that follow a 1: Coin, Moneta, and Ronin, which has one form."""
    found: set[str] = set()
    for folder in folders_of("all"):
        for file in sorted(folder.glob(f"*{language}.ftl")):
            found |= set(re.findall(r"(?<![\w}])1 ([^\W\d_]+)", file.read_text(encoding="utf-8")))
    return frozenset(found)


@cache
def plurals(language: str) -> frozenset[str]:
    """The words that only stand after more than one: Coins, Monete, ferite."""
    return frozenset(one.word for one in counted(language) if one.has_forms) - ones(language)


def one_of_many(line: str, language: str) -> str:
    """The first "1 Coins" of a line, or nothing."""
    return next((match[0] for match in re.finditer(r"(?<![\w.,−+-])1 ([^\W\d_]+)", line) if match[1] in plurals(language)), "")
