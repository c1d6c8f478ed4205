"""Chapter 29 on paper: a deck as text, to copy and paste.

    character: ronin
    1 naginata-sweep
    2 feral-sweep

First what the deck is for, as far as it is not the usual; then how many of which card, weapons and Hachiko's cards among them.
One entry per line or with commas between; what follows a # is a remark.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass

from budokan.games.senjutsu.box import Box
from budokan.games.senjutsu.cards import all_schools
from budokan.games.senjutsu.options import MOST_COPIES, BuiltDeck, Options
from budokan.kernel.texts import Arg, Text

EDITIONS = ("final", "beta-v7")
SCHOOLS = ("one", "free")
"""SJ-29.10, SJ-29.11: the cards of one school at most, or of all of them."""

SIZES = tuple(str(size) for size in range(20, 61))
"""SJ-29.1, SJ-29.2: how many cards the table asks of a built deck."""

USUAL = {"edition": EDITIONS[0], "schools": SCHOOLS[0], "size": str(Options().deck_size)}
"""What a deck says by saying nothing."""

TOLD_TWICE = 2
"""A weapon is brought once (SJ-29.9): that it was brought more often needs no further count."""

_ENTRY = re.compile(r"[^,;\n#]+|#[^\n]*|\n")
_CARD = re.compile(r"([1-9]\d{0,2})\s*[x×]?\s+([a-z][a-z0-9-]*)")
_HEADING = re.compile(r"([a-z]+)\s*:\s*(.*)")


@dataclass(frozen=True, slots=True)
class Draft:
    """A deck as it was read; and where the text could not be read."""

    headings: dict[str, str]
    cards: dict[str, int]
    problems: tuple[Text, ...]

    @property
    def character(self) -> str:
        return self.headings.get("character", "")

    def options(self) -> Options:
        """The options of a table this deck is built for, as far as deck building goes."""
        said = self.headings
        return Options(
            edition="beta-v7" if said["edition"] == "beta-v7" else "final",
            limited_schools=said["schools"] == "one",
            deck_size=int(said["size"]),
        )


def read_draft(words: str, known: Mapping[str, tuple[str, ...]], cards: Container[str]) -> Draft:
    """A deck from its text. `known` are the headings with what each may say, `cards` those there are."""
    headings: dict[str, str] = {}
    counts: dict[str, int] = {}
    problems: list[Text] = []
    for line, column, entry in entries(words):
        card, heading = _CARD.fullmatch(entry), _HEADING.fullmatch(entry)
        if card is not None and card[2] in cards:
            counts[card[2]] = min(MOST_COPIES, counts.get(card[2], 0) + int(card[1]))
        elif card is not None:
            problems.append(misread("sj-text-card", line, column + card.start(2), card[2]))
        elif heading is None:
            problems.append(misread("sj-text-entry", line, column, entry))
        elif heading[1] not in known:
            problems.append(misread("sj-text-heading", line, column, heading[1], known=", ".join(known)))
        elif heading[1] in headings:
            problems.append(misread("sj-text-twice", line, column, heading[1]))
        elif heading[2] not in known[heading[1]]:
            choices = ", ".join(known[heading[1]])
            column += heading.start(2)
            problems.append(misread("sj-text-value", line, column, heading[2], heading=heading[1], known=choices))
        else:
            headings[heading[1]] = heading[2]
    if "character" not in headings and not problems:
        problems.append(Text("sj-text-no-character", {}))
    said = {**USUAL, **headings}
    return Draft({name: said[name] for name in known if name in said}, counts, tuple(problems))


def misread(id: str, line: int, column: int, found: str, **more: Arg) -> Text:
    """What could not be read, and where it stands."""
    return Text(id, {"line": line, "column": column, "found": found[:40], **more})


def entries(words: str) -> Iterator[tuple[int, int, str]]:
    """What stands in the text, entry by entry, each with its line and column."""
    line, start = 1, 0
    for found in _ENTRY.finditer(words):
        piece = found[0]
        if piece == "\n":
            line, start = line + 1, found.end()
        elif not piece.startswith("#") and piece.strip():
            indent = len(piece) - len(piece.lstrip())
            yield line, found.start() - start + indent + 1, piece.strip()


def write_deck(headings: Mapping[str, str], cards: Mapping[str, int]) -> str:
    """The deck as text: headings that are not the usual, then one card per line."""
    said = [f"{name}: {value}" for name, value in headings.items() if USUAL.get(name) != value]
    return "\n".join([*said, *(f"{copies} {card}" for card, copies in cards.items())]) + "\n"


def built(box: Box, draft: Draft) -> BuiltDeck:
    """SJ-29.9, SJ-29.10, SJ-31.7: weapons and Hachiko's cards go apart; a deck names the school it has most cards of."""
    weapons = [card for card, copies in draft.cards.items() if card in box.weapons for _ in range(min(copies, TOLD_TWICE))]
    dog = {card: copies for card, copies in draft.cards.items() if f"{card}.aggression" in box.sheets}
    cards = {card: copies for card, copies in draft.cards.items() if card not in box.weapons and card not in dog}
    return BuiltDeck(cards, tuple(weapons), school_of(cards), dog)


def school_of(cards: Mapping[str, int]) -> str:
    """The school a deck belongs to; none if it holds no card of any."""
    held = {school.id: sum(cards.get(card, 0) for card in school.cards) for school in all_schools()}
    most = max(held.values(), default=0)
    return next((school for school, copies in held.items() if copies == most and copies), "")
