"""Budokan: a hall in which four Japanese-themed tabletop games are played to their full rules."""

from __future__ import annotations

from budokan.games import GAMES, Games
from budokan.kernel.errors import BadWords, BudokanError, IllegalMove
from budokan.kernel.game import Game, games_named
from budokan.kernel.luck import Luck
from budokan.kernel.outcome import Outcome
from budokan.kernel.records import RawRecord, Record, read_record
from budokan.kernel.table import Table
from budokan.version import VERSION

__version__ = VERSION

__all__ = ["BadWords", "BudokanError", "Game", "IllegalMove", "Luck", "Outcome", "Record", "Table", "game", "games", "replay"]


games: Games
"""The package of the houses; called, it gives every game of the house by name."""


def game(name: str) -> Game:
    """One game by name."""
    return games_named(GAMES, name)


def replay(record: Record | RawRecord | str, decisions: int | None = None) -> Table:
    """The table a record leads to; its digest is checked."""
    read = read_record(record) if isinstance(record, str) else record
    return game(read.header.game).replay(read, decisions)
