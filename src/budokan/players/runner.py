"""Plays a table out between bots. Each sees its own perspective and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from budokan.kernel.errors import BadWords, a_count, brief
from budokan.kernel.events import HouseDecides
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.players.stdio import StdioBot

if TYPE_CHECKING:
    from budokan.kernel.luck import Luck
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
    check_bots(table, bots)
    made, most = 0, a_count("limit", limit)
    while made < most:
        waiting = table.waiting
        if not waiting:
            break
        seat = waiting[0]
        decide(table, seat, bots[seat])
        made += 1
    return made


def check_bots(table: object, bots: Sequence[Bot]) -> None:
    """A table, and a bot for each seat of it."""
    if not isinstance(table, Table):
        raise BadWords("not-a-table", found=brief(table))
    for seat in range(table.seats):
        found = bots[seat] if seat < len(bots) else ""
        if not hasattr(found, "choose"):
            raise BadWords("not-a-bot", seat=seat, found=brief(found))


def play_at_random(table: Table, luck: Luck) -> int:
    """The shortest way to the end, for measuring: list the options, pick one, apply it; how many decisions it took."""
    made = 0
    while table.outcome is None:
        seat = table.waiting[0]
        options = table.options(seat)
        table.apply(seat, options[luck.below(len(options))])
        made += 1
    return made
