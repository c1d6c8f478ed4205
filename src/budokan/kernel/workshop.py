"""Where decks are built: the cards there are, the decks that lie ready, and what is to be said about a deck in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from budokan.kernel.texts import Seat, Text


class Collected(msgspec.Struct, frozen=True):
    """A card one may build with: how many of it one deck may hold, and the facts it is found by."""

    id: str
    most: int
    facts: dict[str, str] = {}


class Heading(msgspec.Struct, frozen=True):
    """What a deck says of itself before its cards (`character: ronin`): what may be said, and what is meant by silence."""

    name: str
    choices: tuple[str, ...]
    usual: str = ""


class Room(msgspec.Struct, frozen=True):
    """How many more of a card the deck may take; and why no more than these."""

    more: int
    why: Text


class Verdict(msgspec.Struct, frozen=True):
    """Something about a deck, or about one card of it. What is barred keeps the deck from a table; the rest is advice."""

    text: Text
    card: str = ""
    barred: bool = True


class Inspection(msgspec.Struct, frozen=True):
    """A deck as it was read: how many of which card, everything there is to say about it, and what may still be added.

    `room` names every card that is on offer for such a deck, and no other.
    """

    cards: dict[str, int]
    verdicts: tuple[Verdict, ...] = ()
    headings: dict[str, str] = {}
    room: dict[str, Room] = {}

    @property
    def legal(self) -> bool:
        return not any(one.barred for one in self.verdicts)


OwnCards = dict[str, dict[str, Any]]
"""Cards of somebody's own, and new figures for ours, as the option of a table holds them; checked before."""


def as_they_are(options: Mapping[str, Any]) -> dict[str, Any]:
    """Where any two decks may meet nothing has to be settled for them."""
    return dict(options)


def any_table(deck: str) -> dict[str, Any]:  # noqa: ARG001  # it is played anywhere
    """The options of a table opened for a deck that fits every table."""
    return {}


class Workshop:
    """What a game with built decks tells the hall. A deck travels as text, and a seat brings it to a table as options.

    `faces`: what somebody who draws the cards has to know of those that are not ours. `reconcile`: the options of a table to
    which decks were brought that nobody knew of, such that they may meet.
    """

    def __init__(
        self,
        *,
        cards: Callable[[OwnCards], list[Collected]],
        ready: Callable[[], dict[str, str]],
        inspect: Callable[[str, OwnCards], Inspection],
        faces: Callable[[OwnCards], dict[str, Any]],
        bring: Callable[[Mapping[str, Any], Seat, str], dict[str, Any]],
        headings: tuple[Heading, ...] = (),
        table_for: Callable[[str], dict[str, Any]] = any_table,
        reconcile: Callable[[Mapping[str, Any]], dict[str, Any]] = as_they_are,
    ) -> None:
        self.cards = cards
        self.ready = ready
        self.inspect = inspect
        self.faces = faces
        self.bring = bring
        self.headings = headings
        self.table_for = table_for
        self.reconcile = reconcile
