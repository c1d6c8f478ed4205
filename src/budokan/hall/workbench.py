"""Cards under the knife: what may be changed of a card, what is wrong with changes, and how the changed cards look.

What is changed is TOML as `docs/how-to/add-a-card.md` describes it. It may come from anybody, so that all of this is worked
out in a process that can be ended (`pool.py`).
"""

from __future__ import annotations

import json
import re
import tempfile
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from budokan import game as game_named
from budokan.hall.errors import NotFound
from budokan.hall.schemas.lab import CardFault, CardSet, Changeable
from budokan.hall.schemas.requests import MOST_CARDS
from budokan.hall.schemas.tables import in_words
from budokan.kernel.errors import BadWords, BudokanError
from budokan.kernel.faults import NestedTooDeep, at_place, parsed
from budokan.kernel.game import Game
from budokan.kernel.texts import Text, text

HOUSES = Path(__file__).parent.parent / "games"

FILE = "cards.toml"

LONGEST_LINE = 2_000
"""Letters of a line: no card's text is nearly as long, and the reader of TOML takes seconds over a key of many parts."""

DEEPEST = 8
"""Tables in tables, and lists."""

MOST_FIGURE = 2**53

UNCHANGED = ("id", "number", "source", "name", "printed", "attested")
"""Fields that say which card it is, and how that is known."""

TRIED = 3
"""Of the cards of one file so many are tried before it is taken for one of which nothing may be changed."""

LINE = re.compile(r"\(at line (\d+), column (\d+)\)")


class BadLine(Exception):
    """A line that is too long to be looked at."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Entry(NamedTuple):
    """One card as a file holds it, and what the file says of all its cards."""

    kind: str
    fields: dict[str, Any]
    head: dict[str, Any]
    file: str


# What is there.


@cache
def printed(name: str) -> dict[str, Entry]:
    """Every card of a game as its files have it, by its id."""
    folder = HOUSES / name.replace("-", "_") / "cards"
    found: dict[str, Entry] = {}
    for file in sorted(folder.glob("*.toml")):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        for entry in entries_of(content, file.stem):
            card = entry.fields["id"]
            known = found.get(card)
            found[card] = entry if known is None else known._replace(fields={**entry.fields, **known.fields})
    return found


def entries_of(content: dict[str, Any], file: str) -> Iterator[Entry]:
    head = {key: value for key, value in content.items() if not isinstance(value, list | dict)}
    for kind, entries in content.items():
        for one in entries if isinstance(entries, list) else ():
            if isinstance(one, dict) and isinstance(one.get("id"), str):
                yield Entry(kind, one, head, file)


@cache
def changeable(name: str, card: str) -> Changeable:
    """A card as TOML to begin from: of its fields those that the game takes, each with what is printed."""
    entry = printed(name).get(card)
    if entry is None:
        raise NotFound("hall-no-such-card", card=card[:40])
    game = game_named(name)
    for kind in dict.fromkeys((entry.kind, "card")):
        taken = {
            field: value
            for field, value in entry.fields.items()
            if field not in UNCHANGED and not _fault(game, written(entry.head, kind, {"id": card, field: value}))
        }
        if taken:
            return Changeable(card, written(entry.head, kind, {"id": card, **taken}), tuple(taken))
    return Changeable(card, "", ())


def cards_to_change(name: str) -> list[str]:
    """The cards a game lets anybody change: of each file and kind some are tried."""
    known = printed(name)
    tried: dict[tuple[str, str], list[bool]] = {}
    for card, entry in known.items():
        told = tried.setdefault((entry.file, entry.kind), [])
        if not any(told) and len(told) < TRIED:
            told.append(bool(changeable(name, card).toml))
    return [card for card, entry in known.items() if any(tried[entry.file, entry.kind])]


# What somebody has written.


def read(name: str, words: str) -> bytes:
    """The set of changed cards that these words say, everything that is wrong with it at its line, and its faces."""
    return msgspec.json.encode(card_set(name, words))


def card_set(name: str, words: str) -> CardSet:
    game = game_named(name)
    try:
        _check_lines(words)
        content = parsed(words)
    except BadLine as bad:
        return CardSet(game.name, {}, (CardFault(bad.line, "", in_words(text("hall-too-long"))),), {}, {})
    except NestedTooDeep:
        return CardSet(game.name, {}, (CardFault(1, "", in_words(text("hall-too-deep"))),), {}, {})
    except tomllib.TOMLDecodeError as error:
        return CardSet(game.name, {}, (_misread(error),), {}, {})
    misfits = [CardFault(line_of_field(words, field), "", in_words(what)) for field, what in misfits_in(content)]
    if misfits:
        return CardSet(game.name, {}, tuple(misfits[:MOST_CARDS]), {}, {})
    entries = list(entries_of(content, FILE))
    if len(entries) > MOST_CARDS:
        return CardSet(game.name, {}, (CardFault(1, "", in_words(text("hall-many-cards", most=MOST_CARDS))),), {}, {})
    faults = [fault for entry in entries for fault in _faults(game, entry, words)]
    if not faults and (wrong := _fault(game, words)):
        faults = [CardFault(1, "", in_words(wrong))]
    if faults:
        return CardSet(game.name, {}, tuple(faults), {}, {})
    cards = _read(game, words)
    faces = game.workshop.faces(cards) if game.workshop else dict(cards)
    return CardSet(game.name, cards, (), faces, game.called({game.own_cards: cards}))


def _check_lines(words: str) -> None:
    for number, line in enumerate(words.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise BadLine(number)


def misfits_in(content: dict[str, Any], depth: int = 0) -> Iterator[tuple[str, Text]]:
    """What TOML can say and no card: days and hours, numbers beyond all figures, tables in tables without end; by its field."""
    for field, value in content.items():
        for one in value if isinstance(value, list) else [value]:
            if depth >= DEEPEST or (isinstance(one, list) and any(isinstance(inner, list | dict) for inner in one)):
                yield field, text("hall-too-deep")
            elif isinstance(one, dict):
                yield from misfits_in(one, depth + 1)
            elif isinstance(one, list):
                yield from misfits_in({field: one}, depth + 1)
            elif not isinstance(one, bool | int | float | str):
                yield field, at_place(field, text("form-kind", wanted="int | str", found=type(one).__name__))
            elif isinstance(one, int) and abs(one) > MOST_FIGURE:
                yield field, at_place(field, text("form-most", kind="int", limit=str(MOST_FIGURE)))


def line_of_field(words: str, field: str) -> int:
    """The first line that sets this field; the first of all if none does in so many words."""
    said = re.compile(rf"[^#]*?\b{re.escape(field)}\b[\"']?\s*=")
    return next((number for number, line in enumerate(words.splitlines(), start=1) if said.match(line)), 1)


def _faults(game: Game, entry: Entry, words: str) -> Iterator[CardFault]:
    """What is wrong with one card, at the line of the field without which it would be well."""
    wrong = _fault(game, written(entry.head, entry.kind, entry.fields))
    if wrong is None:
        return
    rest = [field for field in entry.fields if field != "id"]
    for field in rest:
        without = {key: value for key, value in entry.fields.items() if key != field}
        found = _fault(game, written(entry.head, entry.kind, without))
        if found is None or found != wrong:
            yield CardFault(line_of(words, entry.fields["id"], field), entry.fields["id"], in_words(wrong))
            return
    yield CardFault(line_of(words, entry.fields["id"], ""), entry.fields["id"], in_words(wrong))


def line_of(words: str, card: str, field: str) -> int:
    """The line on which a card says this, counted from 1; that of its name if it says nothing of it."""
    lines = words.splitlines()
    named = re.compile(rf"\s*id\s*=\s*[\"']{re.escape(card)}[\"']")
    first = next((at for at, line in enumerate(lines) if named.match(line)), 0)
    if field:
        begun = next((at for at in range(first, -1, -1) if lines[at].lstrip().startswith("[[")), first)
        ended = next((at for at in range(first + 1, len(lines)) if re.match(r"\s*\[\[\w+\]\]", lines[at])), len(lines))
        said = re.compile(rf"\s*(\[\[)?(\w+\.)?{re.escape(field)}\b")
        return next((at for at in range(begun, ended) if said.match(lines[at])), first) + 1
    return first + 1


def _misread(error: tomllib.TOMLDecodeError) -> CardFault:
    placed = LINE.search(str(error))
    said = str(error)[: placed.start()].strip() if placed else str(error)
    return CardFault(int(placed[1]) if placed else 1, "", in_words(text("fault-toml", error=said)))


def _fault(game: Game, words: str) -> Text | None:
    """What the game says is wrong with these changes, without the name of a file that nobody has written."""
    try:
        options: dict[str, Any] = {game.own_cards: _read(game, words)}
        game.new(None, 0, None, **options)
    except BudokanError as error:
        what = error.why.args.get("what")
        return what if isinstance(what, Text) else error.why
    return None


def _read(game: Game, words: str) -> dict[str, dict[str, Any]]:
    if not game.own_cards:
        raise BadWords("hall-no-own-cards")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, FILE).write_text(words, encoding="utf-8")
        return game.read_cards(Path(folder))


def written(head: dict[str, Any], kind: str, fields: dict[str, Any]) -> str:
    """One card as TOML."""
    lines = [f"{key} = {_value(value)}" for key, value in head.items()]
    return "\n".join(
        [*lines, *([""] if lines else []), f"[[{kind}]]", *(f"{key} = {_value(value)}" for key, value in fields.items()), ""]
    )


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
