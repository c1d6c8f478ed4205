"""Plays a table out between bots. Each sees its own perspective and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from budokan.kernel.perspective import perspective

if TYPE_CHECKING:
    from budokan.kernel.luck import Luck
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


def play_at_random(table: Table, luck: Luck) -> int:
    """The shortest way to the end, for measuring: list the options, pick one, apply it; how many decisions it took."""
    made = 0
    while table.outcome is None:
        seat = table.waiting[0]
        options = table.options(seat)
        table.apply(seat, options[luck.below(len(options))])
        made += 1
    return made
