"""Files of somebody's own cards: where in them a fault lies, and what might have been meant.

A game reads and checks the cards; what it refuses is looked up in the files once more, so that every refusal names the file,
the line and the column, the values there are, and the nearest of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from budokan.kernel.errors import BadWords
from budokan.kernel.faults import card_files, source_of
from budokan.kernel.texts import Arg, Text, text
from budokan.kernel.workshop import OwnCards


def nothing() -> Iterable[str]:
    return ()


def as_usual(card: str, own: OwnCards) -> list[dict[str, Any]]:  # noqa: ARG001  # every deal is like every other
    return [{}]


class Printed(NamedTuple):
    """What a game prints: the ids of its cards, the form of one, and the words its texts are written in.

    `ways` says with which options a game is dealt so that a card may come into the hand of seat 0.
    """

    ids: Callable[[], Iterable[str]] = nothing
    form: type[msgspec.Struct] | None = None
    vocabulary: Callable[[], Iterable[str]] = nothing
    tables: tuple[str, ...] = ("card",)
    ways: Callable[[str, OwnCards], list[dict[str, Any]]] = as_usual


NONE_PRINTED = Printed()
"""Of a game without cards."""


class Spot(NamedTuple):
    """A place in a file, counted from 1."""

    line: int
    column: int


@dataclass
class Entry:
    """A card in its file: where it begins, and where each of its fields and each value lies, by path."""

    file: str
    head: Spot
    id: str = ""
    keys: dict[str, Spot] = field(default_factory=dict)
    values: dict[str, Spot] = field(default_factory=dict)

    def spot(self, path: str, of_key: bool = False) -> Spot:
        """The field, or the nearest thing around it that has a place of its own."""
        known = self.keys if of_key else {**self.keys, **self.values}
        while path:
            if path in known:
                return known[path]
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.values.get("id", self.head)


HEAD = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
KEY = re.compile(r"(\s*)([\w-]+|\"[^\"]*\")\s*=\s*")
LONG = ('"""', "'" * 3)
NOT_EMPTY = ("name", "text", "effect", "otherwise")
"""Fields of words that say something, or are left out."""

SEEN = ("id", "name")
"""What stands on one line, in signs that can be seen."""

NEAR = 0.65
"""How much of two words is alike before the one may have been meant by the other."""

MOST_NAMED = 30
"""So many values are listed; of more the nearest alone."""


def entries_in(file: str, source: str) -> Iterator[Entry]:
    """Every `[[table]]` of a file, in its order; what stands above the first of them is an entry without an id."""
    entry = Entry(file, Spot(1, 1))
    within, counts = "", dict[str, int]()
    inside = ""
    for number, line in enumerate(source.splitlines(), start=1):
        if inside:
            inside = "" if inside in line else inside
            continue
        head = HEAD.match(line)
        if head:
            name = head[2]
            if "." not in name:
                yield entry
                entry, within, counts = Entry(file, Spot(number, head.start(2) + 1)), "", {}
                entry.keys[f"[[{name}]]"] = entry.head
                continue
            inner = name.partition(".")[2]
            within = inner
            if head[1] == "[[":
                within = f"{inner}[{counts.setdefault(inner, 0)}]"
                counts[inner] += 1
            entry.keys[within] = Spot(number, head.start(2) + 1)
            continue
        key = KEY.match(line)
        if key:
            path = f"{within}.{key[2]}" if within else key[2]
            entry.keys[path], entry.values[path] = Spot(number, key.start(2) + 1), Spot(number, key.end() + 1)
            if path == "id":
                entry.id = line[key.end() :].strip().strip("\"'").partition('"')[0]
            inside = next((mark for mark in LONG if line[key.end() :].count(mark) == 1), "")
    yield entry


def read_and_locate(read: Callable[[Path], OwnCards], printed: Printed, folder: Path) -> OwnCards:
    """The cards of the folder as the game reads them; what is refused says where it lies and what might have been meant."""
    entries: list[Entry] = []
    try:
        for file, content in card_files(folder):
            own = list(entries_in(file, source_of(folder / file)))
            entries += own
            _look_over(file, content, printed, own)
        _look_for_doubles(entries)
        return read(folder)
    except BadWords as error:
        if error.why.id != "bad-cards" or not folder.is_dir():
            raise
        raise _located(error.why, entries, printed, folder) from None


def _look_over(file: str, content: dict[str, Any], printed: Printed, own: list[Entry]) -> None:
    """What no game could use: words that say nothing, and a card of ours of which nothing is said."""
    for table in printed.tables:
        entries = content.get(table, [])
        places = [one for one in own if f"[[{table}]]" in one.keys]
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            if not isinstance(entry, dict) or "id" not in entry:
                continue
            id = entry["id"][:60] if isinstance(entry["id"], str) else ""
            if not id.strip():
                spot = places[number].spot("id") if number < len(places) else Spot(1, 1)
                raise _at_spot(file, spot, text("fault-no-id"))
            for key in SEEN:
                if isinstance(entry.get(key), str) and not entry[key].isprintable():
                    raise _fault(file, id.encode("unicode_escape").decode()[:60], text("fault-signs", field=key))
            for key in NOT_EMPTY:
                if isinstance(entry.get(key), str) and not entry[key].strip():
                    raise _fault(file, id, text("fault-empty", field=key))
            if entry.keys() == {"id"}:
                raise _fault(file, id, text("fault-nothing-said"))


def _look_for_doubles(entries: list[Entry]) -> None:
    found: dict[str, Entry] = {}
    for entry in entries:
        other = found.setdefault(entry.id, entry) if entry.id else entry
        if other is not entry:
            spot = entry.spot("id")
            twice = text("fault-twice", file=other.file, line=other.head.line)
            what = text("fault-of-card", name=entry.id[:60], what=twice)
            raise _at_spot(entry.file, spot, what)


def _fault(file: str, id: str, what: Text) -> BadWords:
    return BadWords("bad-cards", file=file, what=text("fault-of-card", name=id, what=what))


def _parts(what: Text) -> Iterator[Text]:
    """A text and the texts within it, from the outside in."""
    yield what
    for value in what.args.values():
        if isinstance(value, Text):
            yield from _parts(value)


def _located(why: Text, entries: list[Entry], printed: Printed, folder: Path) -> BadWords:
    what = why.args["what"]
    assert isinstance(what, Text), "a fault is a text"
    said: dict[str, Arg] = {}
    for part in _parts(what):
        said = {**part.args, **said}
    file = str(why.args["file"])
    if "line" in said and what.id == "fault-toml-at":
        spot = Spot(int(str(said["line"])), int(str(said["column"])))
        return _at_spot(file, spot, text("fault-toml", error=said["error"]))
    named = {str(said[key]) for key in ("name", "card") if isinstance(said.get(key), str)} | {file}
    entry = next((one for one in entries if one.id and one.id[:60] in named), None) or _named_by_key(said, entries, file)
    if entry is None:
        lines = (folder / file).read_bytes().count(b"\n") if (folder / file).is_file() else 1
        return _at_spot(file, Spot(max(lines, 1), 1), what)
    return _at_spot(entry.file, _spot(entry, said, what), _helped(what, said, entry, printed))


def _at_spot(file: str, spot: Spot, what: Text) -> BadWords:
    return BadWords("bad-cards-at", file=file, line=spot.line, column=spot.column, what=what)


def _named_by_key(said: dict[str, Arg], entries: list[Entry], file: str) -> Entry | None:
    """The table of a name nobody knows, or the first of the file that has no id."""
    key = said.get("key")
    own = [one for one in entries if one.file == file]
    for one in own:
        if key is not None and (f"[[{key}]]" in one.keys or key in one.keys):
            return one
    return next((one for one in own if "id" not in one.keys and any(key.startswith("[[") for key in one.keys)), None)


def _spot(entry: Entry, said: dict[str, Arg], what: Text) -> Spot:
    """Where in the card: a place that msgspec names, an ability by its number, a field, a word of a text."""
    if isinstance(said.get("key"), str):
        return entry.spot(f"[[{said['key']}]]" if f"[[{said['key']}]]" in entry.keys else str(said["key"]), of_key=True)
    path = str(said.get("place", "")).strip("`").removeprefix("$").removeprefix(".")
    if "number" in said and any(part.id.endswith("-fault-ability") for part in _parts(what)):
        path = f"abilities[{int(str(said['number'])) - 1}]"
    unknown = any(part.id == "form-unknown" for part in _parts(what))
    if isinstance(said.get("field"), str) and not any(part.id == "form-missing" for part in _parts(what)):
        path = f"{path}.{said['field']}" if path else str(said["field"])
    if not path and any(part.id == "sj-fault-text" for part in _parts(what)):
        start = entry.spot("text")
        line, column = int(str(said["line"])), int(str(said["column"]))
        return Spot(start.line + line - 1, start.column + column if line == 1 else column)
    if not path:
        ids = [part.id for part in _parts(what)]
        path = next((one for one in ("initiative", "deck", "name") if any(id.endswith(f"-{one}") for id in ids)), "")
    return entry.spot(path, of_key=unknown)


# What might have been meant.


def _helped(what: Text, said: dict[str, Arg], entry: Entry, printed: Printed) -> Text:
    """The fault with the values there are, if they are few, and the nearest of them."""
    for word, known, listed in _candidates(what, said, entry, printed):
        near = nearest(word, known)
        if listed and len(known) <= MOST_NAMED:
            what = text("fault-known", what=what, known=", ".join(known))
        if near and near != word:
            return text("fault-near", what=what, near=near)
    return what


def nearest(word: str, known: Iterable[str]) -> str:
    """The word that was meant, if one of these is near enough."""
    return next(iter(get_close_matches(word, sorted(known), 1, NEAR)), "")


def _candidates(what: Text, said: dict[str, Arg], entry: Entry, printed: Printed) -> Iterator[tuple[str, list[str], bool]]:
    """A word that is not known, the words that are, and whether these are worth listing."""
    kinds = {part.id for part in _parts(what)}
    place = str(said.get("place", "$")).strip("`")
    if "form-choice" in kinds and printed.form is not None:
        yield str(said["found"]).strip("'"), _choices(printed.form, place), True
    if "form-unknown" in kinds and printed.form is not None:
        yield str(said["field"]), [one for one in _fields(printed.form, place) if one != "id"], True
    if "fault-figure" in kinds:
        yield str(said["field"]), [str(part.args["field"]) for part in _parts(what) if part.id == "fault-limits"], False
    if isinstance(said.get("key"), str):
        yield str(said["key"]), list(printed.tables), False
    if "known" in said:
        yield str(said.get("found", "")), str(said["known"]).split(", "), False
    for key in ("named", "card"):
        unknown = any(kind.endswith(("-fault-unknown", "-fault-no-card")) for kind in kinds)
        if unknown and isinstance(said.get(key), str) and str(said[key]) not in printed.ids():
            yield str(said[key]), sorted(printed.ids()), False
    if any(kind.endswith("-fault-text") for kind in kinds):
        found = said["found"]
        word = next(iter(found.args.values()), "") if isinstance(found, Text) else found
        yield str(word), sorted(printed.vocabulary()), False
    if kinds & {"form-missing"} or any(kind.endswith("-fault-unknown") for kind in kinds):
        yield entry.id, [one for one in sorted(printed.ids()) if entry.id not in printed.ids()], False


def _at(form: Any, place: str) -> Any:
    """The type of what stands at a place such as `$.abilities[0].does`, as msgspec describes it."""
    kind = msgspec.inspect.type_info(form)
    for step in re.findall(r"\.(\w+)|\[", place.removeprefix("$")):
        kind = _bare(kind)
        if step and isinstance(kind, msgspec.inspect.StructType):
            kind = next((one.type for one in kind.fields if one.encode_name == step), kind)
        elif not step and isinstance(kind, msgspec.inspect.CollectionType):
            kind = kind.item_type
    return _bare(kind)


def _bare(kind: Any) -> Any:
    """Without None, and without a second form in which it may be written."""
    if isinstance(kind, msgspec.inspect.UnionType):
        rich = (msgspec.inspect.StructType, msgspec.inspect.LiteralType, msgspec.inspect.CollectionType)
        return next((one for one in kind.types if isinstance(one, rich)), kind.types[0])
    return kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind


def _choices(form: Any, place: str) -> list[str]:
    kind = _at(form, place)
    return [str(one) for one in kind.values] if isinstance(kind, msgspec.inspect.LiteralType) else []


def _fields(form: Any, place: str) -> list[str]:
    kind = _at(form, place)
    return [one.encode_name for one in kind.fields] if isinstance(kind, msgspec.inspect.StructType) else []
