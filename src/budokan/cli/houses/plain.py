"""Any game at the terminal, drawn from nothing but the types of what it shows: for games without a house of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from budokan.cli.houses.house import NO_CARDS, Listing
from budokan.kernel.events import Event
from budokan.kernel.ledger import Ledger
from budokan.kernel.moves import Move
from budokan.kernel.records import Header
from budokan.kernel.texts import Seat
from budokan.kernel.views import View
from budokan.kernel.words import Call, Name, Words
from budokan.kernel.workshop import OwnCards

NONE = "–"


class Plain:
    """What a seat is shown, field by field: the `players` of a view as rows of a table, everything else a line each.

    A field is called by the message `seen-FIELD`, and a word in it by `seen-FIELD-WORD`, where the catalogues have them.
    """

    introductions: tuple[type[Event], ...] = ()

    def name_of(self, view: View, seat: Seat, words: Words) -> str:
        return words.seat(seat)

    def call_on(self, view: View) -> Call | None:
        return None  # every place has its name in the catalogues, if anywhere

    def draw(self, view: View, header: Header, words: Words, name: Name) -> list[RenderableType]:
        shown = msgspec.to_builtins(view.table)
        players = shown.pop("players", None)
        rows: list[RenderableType] = [_players(players, view, words, name)] if players else []
        return [*rows, *[Styled(f"{_label(field, words)}: {_said(field, value, words)}") for field, value in shown.items()]]

    def ruling_about(self, move: Move, ledger: Ledger, words: Words) -> str:
        return ""  # that of the question will do

    def listings(self, words: Words, own: OwnCards = NO_CARDS) -> list[Listing]:
        return []  # what lies in the box only a house of its own knows

    def facts(self, words: Words) -> dict[str, Any]:
        return {}


def _players(players: Sequence[dict[str, Any]], view: View, words: Words, name: Name) -> Table:
    """A row for each player, with what is shown of them."""
    titles = [title for title in dict.fromkeys(title for player in players for title in player) if title != "seat"]
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("", *titles):
        table.add_column(_label(title, words) if title else "")
    for seat, player in enumerate(players):
        turn = "▶ " if seat in view.waiting else "  "
        style = "bold" if seat == view.seat else ""
        table.add_row(turn + name(seat), *[_said(title, player.get(title), words) for title in titles], style=style)
    return table


def _id(field: str) -> str:
    return f"seen-{field.replace('_', '-')}"


def _label(field: str, words: Words) -> str:
    return words.say(_id(field)) if words.has(_id(field)) else field.replace("_", " ")


def _said(field: str, value: Any, words: Words) -> str:
    """What stands in a field: lists are told in a row, parts with the names of their fields."""
    if value is None or value in ("", [], {}):
        return NONE
    if isinstance(value, dict):
        return ", ".join(f"{_label(one, words)} {_said(one, inner, words)}" for one, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_said(field, one, words) for one in value)
    said = f"{_id(field)}-{value}"
    return words.say(said) if isinstance(value, str) and words.has(said) else str(value)
