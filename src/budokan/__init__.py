"""Budokan: a hall in which four Japanese-themed tabletop games are played to their full rules."""

from __future__ import annotations

from importlib import import_module

from budokan.games import Games, named
from budokan.kernel.drawing import DRAWING, Draw
from budokan.kernel.errors import BadWords, BudokanError, IllegalMove
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.outcome import Outcome
from budokan.kernel.records import FIRST_LINE, RawRecord, Record, read_record
from budokan.kernel.table import Table
from budokan.version import VERSION

__version__ = VERSION

__all__ = ["BadWords", "BudokanError", "Game", "IllegalMove", "Luck", "Outcome", "Record", "Table", "game", "games", "replay"]


games: Games
"""The package of the houses; called, it gives every game by name, also those that others bring along."""


def game(name: str) -> Game:
    """One game by name."""
    return named(name)


def replay(record: Record | RawRecord | str, decisions: int | None = None, *, listen: bool = False) -> Table:
    """The table a record leads to; its digest is checked. With `listen` it keeps what was told on the way (`Table.log`)."""
    read = read_record(record) if isinstance(record, str) else record
    if not isinstance(read, Record | RawRecord):
        raise BadWords("not-a-record", expected=FIRST_LINE)
    return game(read.header.game).replay(read, decisions, listen=listen)


def _hand(of: str) -> Draw:
    """What draws tables: it is read in when something is drawn, and what only plays or builds the house never meets it."""

    def draw(table: Table) -> str:
        return str(getattr(import_module("budokan.cli.drawing"), of)(table))

    return draw


DRAWING.text, DRAWING.html = _hand("drawn"), _hand("drawn_as_page")
