"""What a game owes the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from budokan.kernel.events import Event
from budokan.kernel.ledger import Ledger
from budokan.kernel.moves import Move
from budokan.kernel.records import Header
from budokan.kernel.texts import Seat
from budokan.kernel.views import View
from budokan.kernel.words import Call, Name, Words
from budokan.kernel.workshop import OwnCards

LIKELY = "≈"
"""Stands beside what is likely, yet known from one source alone."""


class Column(NamedTuple):
    """The message that heads a column, and whether it holds figures."""

    title: str
    figures: bool = False


class Listing(NamedTuple):
    """A list of components, ready to be laid out; the last column may be prose. `ids`: of those somebody may bring along."""

    title: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    ids: Sequence[str] = ()


NO_CARDS: OwnCards = {}
"""Nobody's own."""


class House(Protocol):
    """One game at the terminal. It is given views, never tables: what it draws, the reader may know."""

    introductions: tuple[type[Event], ...]
    """The events that tell who is who; until then seats have numbers, not names."""

    def name_of(self, view: View, seat: Seat, words: Words) -> str:
        """What the others call this seat."""

    def call_on(self, view: View) -> Call | None:
        """What this board calls its places, where that is not how moves and events write them."""

    def draw(self, view: View, header: Header, words: Words, name: Name) -> list[RenderableType]:
        """The table round, then what lies in the middle, then the reader's own hand."""

    def ruling_about(self, move: Move, ledger: Ledger, words: Words) -> str:
        """The number of the ruling behind an option; empty if that of the question will do."""

    def listings(self, words: Words, own: OwnCards = NO_CARDS) -> list[Listing]:
        """Every component of the box, in lists, with somebody's own cards laid over them."""

    def facts(self, words: Words) -> dict[str, Any]:
        """The same as data."""
