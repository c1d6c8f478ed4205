"""What bots are told: how good a table is for each seat, and which moves look natural."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat
from silent_auction.moves import Lay, Look
from silent_auction.table import AuctionTable


def evaluate(table: AuctionTable) -> list[float]:
    """Each seat's chance to win: its points, and what its coins may still buy."""
    if table.outcome is not None:
        return [1.0 if seat in table.outcome.winners else 0.0 for seat in range(table.seats)]
    worth = [1.0 + table.points(seat) + sum(table.hands[seat]) / 5 for seat in range(table.seats)]
    return [one / sum(worth) for one in worth]


def weigh(table: AuctionTable, seat: Seat, options: Sequence[Move]) -> list[float]:
    """The more natural the heavier: a dear lot asks for a high coin, a cheap one for a low one."""
    return [_weight(table, move) for move in options]


def _weight(table: AuctionTable, move: Move) -> float:
    if isinstance(move, Lay):
        return 1 / (1 + abs(2 * table.lot - move.coin))
    return 3.0 if isinstance(move, Look) else 1.0


def mixed(table: AuctionTable, seat: Seat) -> bool:
    """All lay at once: whoever always laid the best would be foreseen."""
    return table.lot > 0
