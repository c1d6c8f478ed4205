"""Games that others bring along: by an entry point of their package, or from a folder that `BUDOKAN_GAMES` names.

A folder is that of a project: its `pyproject.toml` names the game under `[project.entry-points."budokan.games"]`, as an
installed package does. What cannot be brought is left out, and whoever asks for it is told why.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterator, MutableMapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game

GROUP = "budokan.games"
FOLDERS = "BUDOKAN_GAMES"
"""Names folders, as `PATH` does."""

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 32
PREFIX = re.compile(r"[A-Z]{2,3}")
HOUSE = "BK"
"""How the rulings of the house itself begin."""

refused: dict[str, BadWords] = {}
"""Why a game that is named somewhere cannot be played, by its name."""


def bring_along(games: MutableMapping[str, Game]) -> None:
    """Every game that is brought joins these; none takes the name or the rulings of another."""
    refused.clear()
    for entry in (*from_folders(), *entry_points(group=GROUP)):
        if entry.name not in games:
            try:
                games[entry.name] = _brought(entry, games)
            except BadWords as error:
                refused[entry.name] = error


def from_folders() -> Iterator[EntryPoint]:
    """What the folders name; they are searched for packages from now on."""
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        path = Path(folder).resolve()
        try:
            project = tomllib.loads((path / "pyproject.toml").read_text(encoding="utf-8"))
            named: dict[str, Any] = project["project"]["entry-points"][GROUP]
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError, TypeError) as error:
            refused[path.name] = _refusal(path.name, str(path / "pyproject.toml"), error)
            continue
        if str(path) not in sys.path:
            sys.path.append(str(path))
        yield from (EntryPoint(str(name), str(value), GROUP) for name, value in named.items())


def _brought(entry: EntryPoint, games: MutableMapping[str, Game]) -> Game:
    try:
        game = entry.load()
    except Exception as error:  # whatever goes wrong in a package of somebody else's, it is not our bug
        raise _refusal(entry.name, entry.value, error) from None
    taken = {HOUSE, *(one.prefix for one in games.values())}
    if not isinstance(game, Game):
        raise _refusal(entry.name, entry.value, TypeError("budokan.kernel.game.Game"))
    if game.name != entry.name or not NAME.fullmatch(game.name) or len(game.name) > LONGEST_NAME:
        raise _refusal(entry.name, entry.value, ValueError(game.name))
    if game.prefix in taken or not PREFIX.fullmatch(game.prefix):
        raise _refusal(entry.name, entry.value, ValueError(game.prefix))
    return game


def _refusal(name: str, where: str, error: Exception) -> BadWords:
    return BadWords("game-not-brought", name=name[:40], where=where[-120:], what=repr(error)[:160])
