"""Plays a table out between bots. Each sees its own perspective and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from budokan.kernel.perspective import perspective

if TYPE_CHECKING:
    from budokan.kernel.table import Table
    from budokan.players.bots import Bot


def play_out(table: Table, bots: Sequence[Bot], limit: int) -> int:
    """Play until the game is over or so many decisions are made; how many they were."""
    made = 0
    while made < limit:
        waiting = table.waiting
        if not waiting:
            break
        seat = waiting[0]
        table.play(seat, bots[seat].choose(perspective(table, seat)))
        made += 1
    return made
