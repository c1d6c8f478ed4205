"""What is wrong with what somebody wrote, a card file or a position, in the reader's language.

Libraries speak English. What msgspec says most often is known here and said in both languages; the rest of what
libraries say stands in a sentence of ours.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from budokan.kernel.errors import BadWords
from budokan.kernel.texts import Text, text

PLACE = re.compile(r"(.*) - at (`.*`)", re.DOTALL)
LINE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)

FORMS = {
    "form-kind": r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`",
    "form-wanted": r"Expected `(?P<wanted>[^`]*)`",
    "form-least": r"Expected `(?P<kind>\w+)` >= (?P<limit>.+)",
    "form-most": r"Expected `(?P<kind>\w+)` <= (?P<limit>.+)",
    "form-shortest": r"Expected `(?P<kind>\w+)` of length >= (?P<limit>\d+)",
    "form-longest": r"Expected `(?P<kind>\w+)` of length <= (?P<limit>\d+)",
    "form-length": r"Expected `(?P<kind>\w+)` of length (?P<wanted>\d+)",
    "form-other-length": r"Expected `(?P<kind>\w+)` of length (?P<wanted>\d+), got (?P<found>\d+)",
    "form-pattern": r"Expected `str` matching regex (?P<pattern>.+)",
    "form-missing": r"Object missing required field `(?P<field>.*)`",
    "form-unknown": r"Object contains unknown field `(?P<field>.*)`",
    "form-choice": r"Invalid enum value (?P<found>.+)",
    "form-value": r"Invalid value (?P<found>.+)",
    "form-json": r"JSON is malformed: (?P<error>.+)",
    "form-cut-short": r"Input data was truncated",
}
"""The sentences of msgspec that people meet, by the name of our message."""


def fault_of(error: Exception) -> Text:
    """What is wrong with the form of something, and where."""
    said = str(error)
    placed = PLACE.fullmatch(said)
    return text("form-at", what=_known(placed[1]), place=placed[2]) if placed else _known(said)


def at_place(place: str, what: Text) -> Text:
    """What is wrong, and where."""
    return text("form-at", what=what, place=f"`{place}`")


def _known(said: str) -> Text:
    for id, form in FORMS.items():
        match = re.fullmatch(form, said, re.DOTALL)
        if match is not None:
            return text(id, **match.groupdict())
    return text("form-other", error=said)


def impossible(field: str, value: object, limits: Mapping[str, tuple[int, int]]) -> Text:
    """A figure that is not possible, and what the figures may be."""
    known: Text | None = None
    for name, (least, most) in limits.items():
        one = text("fault-limits", field=name, least=least, most=most)
        known = one if known is None else text("fault-more-limits", first=known, then=one)
    assert known is not None, "something may be changed"
    return text("fault-figure", field=field, value=repr(value), known=known)


def read_toml(file: Path) -> dict[str, Any]:
    """The file's content, or one clear sentence."""
    try:
        return parsed(source_of(file))
    except tomllib.TOMLDecodeError as error:
        raise BadWords("bad-cards", file=file.name, what=_misread(str(error))) from None
    except OSError as error:
        raise BadWords("bad-cards", file=file.name, what=text("fault-file", error=error.strerror or str(error))) from None


def source_of(file: Path) -> str:
    """What is written in it; the mark that some editors put before the first letter is none of it."""
    data = file.read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise tomllib.TOMLDecodeError(f"Not UTF-8 (at line {line}, column {column})") from None


class NestedTooDeep(tomllib.TOMLDecodeError):
    """Lists in lists, or tables in tables, beyond what Python follows."""


def parsed(source: str) -> dict[str, Any]:
    """What a file of TOML says; whatever its reader stumbles over is an error of TOML."""
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError:
        raise NestedTooDeep("Nested too deep") from None
    except ValueError:  # a number of more digits than Python reads
        raise tomllib.TOMLDecodeError("Too many digits") from None


def _misread(said: str) -> Text:
    """What the reader of TOML says; in another language the place comes first, since it is what helps."""
    placed = LINE.fullmatch(said)
    if placed is None:
        return text("fault-toml", error=said)
    return text("fault-toml-at", error=placed[1], line=placed[2], column=placed[3])


def card_files(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The name and the content of each file of a player's own cards."""
    if not folder.is_dir():
        raise BadWords("bad-cards", file=str(folder.name), what=text("fault-no-folder"))
    for file in sorted(folder.glob("*.toml")):
        yield file.name, read_toml(file)


def cards_in(file: str, content: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The cards of a file, each of them with its id."""
    entries = content.get("card", [])
    if not isinstance(entries, list):
        raise BadWords("bad-cards", file=file, what=text("fault-no-list"))
    for entry in entries:
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise BadWords("bad-cards", file=file, what=text("fault-no-id"))
        yield entry
