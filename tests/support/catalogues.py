"""Reads the catalogues and the sources that speak, so that tests can hold the one against the other."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import budokan

HOUSE = Path(budokan.__file__).parent
FOLDERS = sorted({file.parent for file in HOUSE.rglob("*.ftl")})
"""Every folder of catalogues there is, those of games that are not registered yet among them."""


def in_force(path: Path) -> bool:
    """Whether what lies here is said today: games that are not registered yet are still being written."""
    parts = path.relative_to(HOUSE).parts
    return parts[0] != "games" or len(parts) < 3 or parts[1].replace("_", "-") in budokan.games()


def spoken() -> list[Path]:
    """The folders whose words are said today."""
    return [folder for folder in FOLDERS if in_force(folder)]


class Message(NamedTuple):
    """A message or one attribute of it, the variables it asks for, and the other messages it says."""

    id: str
    variables: frozenset[str]
    says: frozenset[str]


@cache
def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    parser = FluentParser(with_spans=False)
    files = sorted(folder.glob(f"*{language}.ftl"))
    return [entry for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body]


def junk(folder: Path, language: str) -> list[str]:
    """What Fluent could not read: it would be silently missing."""
    return [entry.content or "" for entry in entries(folder, language) if isinstance(entry, ftl.Junk)]


@cache
def messages(folder: Path, language: str) -> list[Message]:
    """Every message and every attribute of the folder, in order, doubles included."""
    found: list[Message] = []
    for entry in entries(folder, language):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found.append(_message(entry.id.name, entry.value))
            found += [_message(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
    return found


def rooms_of(game: str) -> list[Path]:
    """The folders whose words are said at the tables of one game: the house's own and the game's, never another game's."""
    return [folder for folder in spoken() if _game_of(folder) in ("", game)]


def _game_of(path: Path) -> str:
    """The game a file belongs to, or nothing where it belongs to the house."""
    parts = path.relative_to(HOUSE).parts
    if parts[:2] == ("cli", "houses"):
        return next((game for game in budokan.games() if path.stem.startswith(game.replace("-", "_"))), "")
    return parts[1].replace("_", "-") if parts[0] == "games" and len(parts) > 2 else ""


def known_messages(language: str, game: str) -> dict[str, Message]:
    """Everything that can be said at the tables of one game; without a game, what the house says anywhere."""
    return {message.id: message for folder in rooms_of(game) for message in messages(folder, language)}


class _Gaps(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the library's name
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name)


def _message(id: str, pattern: ftl.Pattern) -> Message:
    gaps = _Gaps()
    gaps.visit(pattern)
    return Message(id, frozenset(gaps.found), frozenset(gaps.messages))


class Said(NamedTuple):
    """One place in the sources where a message is said by name: which, with what, where, and of which game if of any."""

    id: str
    given: frozenset[str]
    where: str
    game: str


SPEAKERS = {"Text", "text", "BadWords", "say"}
"""The calls whose first argument is a message."""


@cache
def sources() -> list[tuple[str, ast.Module]]:
    files = [file for file in sorted(HOUSE.rglob("*.py")) if in_force(file)]
    return [(str(file.relative_to(HOUSE)), ast.parse(file.read_text(encoding="utf-8"))) for file in files]


def said_in_sources() -> Iterator[Said]:
    """Every message the sources name outright."""
    for file, module in sources():
        for scope in ast.walk(module):
            if isinstance(scope, ast.FunctionDef):
                for node in ast.walk(scope):
                    if isinstance(node, ast.Call) and _called(node) in SPEAKERS and node.args:
                        first = node.args[0]
                        if isinstance(first, ast.Constant) and isinstance(first.value, str):
                            given = frozenset(_given(node, scope))
                            yield Said(first.value, given, f"{file}:{node.lineno}", _game_of(HOUSE / file))


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _given(call: ast.Call, scope: ast.FunctionDef) -> Iterator[str]:
    """The variables a call brings; a seat brings `-is` and a tuple `-count` as well."""
    pairs: list[tuple[str, ast.expr]] = [(one.arg, one.value) for one in call.keywords if one.arg]
    for argument in call.args[1:2]:
        written = _resolved(argument, scope)
        if isinstance(written, ast.Dict):
            keys = [key.value for key in written.keys if isinstance(key, ast.Constant)]
            pairs += zip(map(str, keys), written.values, strict=True)
    for name, value in pairs:
        yield name
        kind = _called(value) if isinstance(value, ast.Call) else type(value).__name__
        if kind in ("SeatRef", "Name"):
            yield f"{name}-is"
        if kind in ("tuple", "Tuple", "Name"):
            yield f"{name}-count"


def _resolved(value: ast.expr, scope: ast.FunctionDef) -> ast.expr:
    """What a local name was given, if it was given it here."""
    if isinstance(value, ast.Name):
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(one, ast.Name) and one.id == value.id for one in targets):
                    return node.value
    return value


@cache
def values() -> frozenset[str]:
    """Every word that can fill a gap in a message's name: strings and names of the sources, strings of the card data."""
    found: set[str] = set()
    for _, module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value.lstrip("-"), node.value.replace(" ", "-")}
            elif isinstance(node, ast.arg):
                found.add(node.arg.replace("_", "-"))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id.replace("_", "-"))
    for file in filter(in_force, HOUSE.rglob("*.toml")):
        found |= set(_strings(tomllib.loads(file.read_text(encoding="utf-8"))))
    for text in client():
        found |= set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", text))
    return frozenset(found)


@cache
def client() -> list[str]:
    """The sources of the browser's client, which says some words that no other room does."""
    files = [file for kind in ("*.ts", "*.svelte") for file in sorted((HOUSE.parents[1] / "web" / "src").rglob(kind))]
    return [file.read_text(encoding="utf-8") for file in files]


def _templates() -> Iterator[tuple[str, ...]]:
    """The names the client puts together, `card-${kind}.effect`, taken apart at their gaps."""
    for text in client():
        for template in re.findall(r"`([a-z]+-[^`\s]*)`", text):
            yield tuple(GAP if one.startswith("${") else one for one in re.split(r"(\$\{[^}]*\})", template) if one)


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)


GAP = ""


@cache
def patterns() -> list[tuple[str, ...]]:
    """The names of messages the sources put together: f"card-{kind}.effect". Each begins with a word of its own."""
    found: set[tuple[str, ...]] = set()
    for _, module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [str(one.value) if isinstance(one, ast.Constant) else GAP for one in node.values]
                if re.match(r"[a-z]+-", parts[0]):
                    found.add(tuple(parts))
    found |= {parts for parts in _templates() if len(parts) > 1}
    return sorted(found)


def fits(name: str, parts: tuple[str, ...]) -> bool:
    """Whether a name can be put together like this, every gap filled by a known word."""
    if not parts:
        return not name
    if parts[0] != GAP:
        return name.startswith(parts[0]) and fits(name[len(parts[0]) :], parts[1:])
    return any(name[:cut] in values() and fits(name[cut:], parts[1:]) for cut in range(1, len(name) + 1))


@cache
def attributes_said() -> frozenset[str]:
    """The attributes that follow a gap: f"{word}.about"."""
    found: set[str] = set()
    for _, module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[-1], ast.Constant):
                tail = re.search(r"\.([a-z]+)$", str(node.values[-1].value))
                if tail:
                    found.add(tail[1])
    for text in client():
        found |= set(re.findall(r"\}\.([a-z][a-z-]*)`", text))
    return frozenset(found)


def is_said(id: str, game: str, prefixes: frozenset[str]) -> bool:
    """Whether anything says this message of a game: by its name, by a name put together, or as the word of a marked field."""
    name, _, attribute = id.partition(".")
    if attribute and attribute not in attributes_said():
        return False
    if name in values() or any(name in message.says for message in known_messages("en", game).values()):
        return True
    if any(name.startswith(f"{prefix}-") and name[len(prefix) + 1 :] in values() for prefix in prefixes):
        return True
    return any(fits(one, parts) for parts in patterns() for one in (name, id))
