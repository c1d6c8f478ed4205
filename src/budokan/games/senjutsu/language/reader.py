"""The words of a card text one after the other, and the small phrases that many effects share."""

from __future__ import annotations

import re
from collections.abc import Sequence

from budokan.games.senjutsu.language.values import (
    RANKS,
    TYPES,
    Marks,
)
from budokan.kernel.texts import Text, text
from budokan.kernel.words import words

CLASSES = ("ninja", "monk", "navigator", "wakou", "yojimbo")
FILTERS = (*RANKS, "non-jade", *TYPES, *CLASSES, "prepared", "stunning")
JOINTS = ("THEN", "+")
ENDS = ("", ";", "//", ",", "OR", *JOINTS)

MOST_LETTERS = 400
"""Twice the longest printed text."""

MOST_FIGURE = 9
"""Printed figures go up to 5."""

_TOKEN = re.compile(r"\s*(//|;|\[[^\]]*\]|[^\s;\[]+|\[)")
MARK = re.compile(r"([1-9]?)(w|bl|poi|st|hob)|(exec)|(\*)")


class CardTextError(Exception):
    """A card text that cannot be read: where, what was found and what was expected."""

    def __init__(self, line: int, column: int, found: Text, wanted: Text) -> None:
        super().__init__(wanted.id)
        self.line = line
        self.column = column
        self.wanted = wanted
        self.why = text("sj-fault-text", line=str(line), column=str(column), found=found, expected=wanted)

    def __str__(self) -> str:
        return words("en", "senjutsu").say(self.why)

    @property
    def expected(self) -> str:
        """What was expected, in the English of `str(error)`."""
        return words("en", "senjutsu").say(self.wanted)


def either(first: str, *others: str) -> Text:
    """One of these words."""
    wanted = text("sj-wants-word", word=first)
    for other in others:
        wanted = text("sj-wants-either", one=wanted, other=text("sj-wants-word", word=other))
    return wanted


class Reader:
    """The words of a text, one after the other. The empty word is its end."""

    def __init__(self, written: str) -> None:
        self.text = written
        self.words: list[str] = []
        self.places: list[int] = []
        self.at = 0
        self.lines = 0
        self.steps = 0
        self.moments = 0
        """How much has been read; what moments are is told in the parser."""
        if len(written) > MOST_LETTERS:
            self._add(written[MOST_LETTERS:], MOST_LETTERS)
            raise self.error(text("sj-wants-shorter", most=MOST_LETTERS))
        at = 0
        while at < len(written):
            match = _TOKEN.match(written, at)
            if match is None:
                break
            word, place = match[1], match.start(1)
            bare = word[0] + word[1:].rstrip(",")
            self._add(bare, place)
            for comma in range(place + len(bare), match.end()):
                self._add(",", comma)
            at = match.end()

    def _add(self, word: str, place: int) -> None:
        """A comma at the end of a word stands by itself; one inside, as in `react 6,5`, does not."""
        self.words.append(word)
        self.places.append(place)

    @property
    def word(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def ahead(self, count: int) -> str:
        """The next words, joined by spaces."""
        return " ".join(self.words[self.at : self.at + count])

    def take(self) -> str:
        word = self.word
        self.at += 1
        return word

    def taken(self, word: str) -> bool:
        """Take this word if it is next."""
        if self.word != word:
            return False
        self.at += 1
        return True

    def taken_all(self, words: str) -> bool:
        """Take these words if they are next."""
        count = words.count(" ") + 1
        if self.ahead(count) != words:
            return False
        self.at += count
        return True

    def expect(self, word: str) -> None:
        if not self.taken(word):
            raise self.error(text("sj-wants-word", word=word))

    def number(self) -> int:
        word = self.word
        if not word.isascii() or not word.isdigit() or len(word) > 1:
            raise self.error(text("sj-wants-number", most=MOST_FIGURE))
        self.at += 1
        return int(word)

    def one_of(self, words: Sequence[str], what: Text) -> str:
        if self.word not in words:
            raise self.error(what)
        return self.take()

    def error(self, wanted: Text) -> CardTextError:
        place = self.places[self.at] if self.at < len(self.words) else len(self.text)
        before = self.text[:place]
        found = text("sj-wants-word", word=self.word[:40]) if self.word else text("sj-wants-end")
        return CardTextError(before.count("\n") + 1, place - before.rfind("\n"), found, wanted)


def parse_speed(reader: Reader, end: str) -> tuple[int, int]:
    """`3:` or `5-3:`."""
    match = re.fullmatch(r"(\d)(?:-(\d))?" + end, reader.word)
    if match is None:
        raise reader.error(text("sj-wants-speed", end=end))
    high, low = int(match[1]), int(match[2] or match[1])
    if low > high:
        raise reader.error(text("sj-wants-higher-first"))
    reader.at += 1
    return high, low


def parse_marks(reader: Reader, word: str, star: bool) -> Marks:
    marks: list[tuple[int, str]] = []
    for one in word.split("+"):
        match = MARK.fullmatch(one)
        if match is None or (match[4] and not star):
            raise reader.error(text("sj-wants-marks"))
        mark = match[2] or match[3] or match[4]
        if any(mark == known for _, known in marks):
            raise reader.error(text("sj-wants-marks-once"))
        marks.append((int(match[1] or 1), mark))
    return tuple(marks)


def parse_filter(reader: Reader) -> tuple[str, ...]:
    if reader.taken("any"):
        return ()
    words: list[str] = []
    while all(word in FILTERS for word in reader.word.split("/")):
        words.append(reader.take())
    if not words:
        raise reader.error(text("sj-wants-filter"))
    return tuple(words)
