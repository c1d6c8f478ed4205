"""Plays a table out between bots. Each sees its own perspective and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from budokan.kernel.events import HouseDecides
from budokan.kernel.perspective import perspective
from budokan.players.stdio import StdioBot

if TYPE_CHECKING:
    from budokan.kernel.luck import Luck
    from budokan.kernel.table import Table
    from budokan.kernel.texts import Seat
    from budokan.players.bots import Bot


def decide(table: Table, seat: Seat, bot: Bot) -> None:
    """The bot's decision at this table. BK-5.2: who hears the table hears of a decision that was lost."""
    move = bot.choose(perspective(table, seat))
    if isinstance(bot, StdioBot) and bot.lost:
        table.tell(HouseDecides(seat, bot.lost))
    table.play(seat, move)


def play_out(table: Table, bots: Sequence[Bot], limit: int) -> int:
    """Play until the game is over or so many decisions are made; how many they were."""
    made = 0
    while made < limit:
        waiting = table.waiting
        if not waiting:
            break
        seat = waiting[0]
        decide(table, seat, bots[seat])
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
