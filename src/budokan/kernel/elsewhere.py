"""What a room above the games knows of one of them lies where its name says: no list names games."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from budokan.kernel.game import Game


def part_of(game: Game, ours: str, theirs: str) -> ModuleType | None:
    """Of a game of the house its module in the package `ours`, of one that was brought `theirs.py` beside its rules."""
    if game.package.partition(".")[0] == ours.partition(".")[0]:
        module = f"{ours}.{game.name.replace('-', '_')}"
        return import_module(module) if find_spec(module) else None
    return import_module(f"{game.package}.{theirs}") if (game.home / f"{theirs}.py").is_file() else None
