"""Deals worded, promises judged, and the way to the end of the Political Phase, for the tests of what is agreed."""

from __future__ import annotations

from budokan.games.rising_sun.events import (
    PromiseJudged,
)
from budokan.games.rising_sun.table import Table
from tests.support.rising_sun import layout, offered, play, told

FREE = {"negotiation": "free"}
STRUCTURED = {"negotiation": "structured"}
QUIET = ("done", "lay harvest", "lay train", "lay marshal", "lay recruit")


def deal(table: Table, seat: int, target: int, *terms: str, private: bool = False, accepted: bool = True) -> None:
    """A deal worded, proposed and accepted; with nobody else's question open the proposer speaks by an aside."""
    play(table, seat, f"word {'a private' if private else 'an open'} deal with {target}")
    for term in terms:
        play(table, seat, f"term {term}")
    play(table, seat, "propose the deal")
    if accepted:
        play(table, target, f"accept the deal of {seat}")


def fates(table: Table) -> list[str]:
    return [event.fate for event in told(table, PromiseJudged)]


def quietly(table: Table) -> None:
    """Whoever is asked does as little as he can."""
    seat = table.waiting[0]
    quiet = [move for move in table.options(seat) if str(move) in QUIET]
    table.play(seat, (quiet or table.options(seat))[0])


def end_of_politics(table: Table) -> None:
    """The Political Phase runs out."""
    while table.phase != "war" and table.season == 0:
        quietly(table)


def last_mandate(table: Table) -> None:
    """Everybody does as little as he can until the seventh mandate turn."""
    while len(table.hands) < 7:
        quietly(table)


def harvest_at_the_last(negotiation: str) -> Table:
    """The seventh mandate turn: Koi could play Harvest, and Turtle, his ally, would gain two Ronin in Hokkaido."""
    board = {0: "edo: bushi", 1: "hokkaido: bushi", 2: "edo: bushi"}
    options = {"negotiation": negotiation}
    table = layout("koi", "turtle", "bonsai", options=options, figures=board, allies=[(0, 1)], wars="edo", seed=5)
    last_mandate(table)
    assert "lay harvest" in offered(table, 0)
    return table
