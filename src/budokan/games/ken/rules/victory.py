"""Chapters 17, 18 and 28: how a game is won and lost."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.table import Table
from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat

LEAD = 10
"""KEN-17.3, KEN-28.1: at least so many points more than the opponent."""


def leads(table: Table, seat: Seat) -> bool:
    """KEN-28.1, KEN-28.2: it is the lead that counts, whatever the totals."""
    return table.points[seat] - table.points[1 - seat] >= LEAD


def win_by_points(table: Table, seat: Seat) -> None:
    table.tell(tell.WonByPoints(seat, table.points[seat] - table.points[1 - seat]))
    finish(table, (seat,), "points", "outcome-ken-points")


def lose_by_empty_future(table: Table, seat: Seat) -> None:
    """KEN-18.5: he must draw and cannot."""
    table.tell(tell.FutureEmpty(seat))
    finish(table, (1 - seat,), "future", "outcome-ken-future")


def lose_by_last_card(table: Table, seat: Seat) -> None:
    """KEN-18.6: by the option, as soon as the last card has left his future."""
    if table.rules.empty_future == "at-once" and not table.futures[seat]:
        lose_by_empty_future(table, seat)


def both_futures_empty(table: Table) -> None:
    """KEN-31.8: the higher score wins, and equal scores are a draw."""
    for seat in (0, 1):
        table.tell(tell.FutureEmpty(seat))
    most = max(table.points)
    finish(table, tuple([seat for seat in (0, 1) if table.points[seat] == most]), "both-futures", "outcome-ken-both-futures")


def finish(table: Table, winners: tuple[Seat, ...], way: str, reason: str) -> None:
    side = f"seat-{winners[0]}" if len(winners) == 1 else "draw"
    scores = (float(table.points[0]), float(table.points[1]))
    table.finish(Outcome(winners, scores, reason, side, way))
