"""What an end is worth to each seat."""

from __future__ import annotations

from budokan.kernel.game import Game
from budokan.kernel.table import Table

WON, LOST, DRAWN = 1.0, -1.0, 0.0


def rewards_of(game: Game, mode: str, table: Table) -> list[float]:
    """1 for who has won, -1 for who has lost; 0 before the end, and where nobody has won against anybody."""
    outcome = table.outcome
    if outcome is None:
        return [DRAWN] * table.seats
    against_each_other = mode not in game.together
    if against_each_other and len(outcome.winners) in (0, table.seats):
        return [DRAWN] * table.seats
    return [WON if seat in outcome.winners else LOST for seat in range(table.seats)]
