"""Chapters 21 and 23: what the winner of a province gains besides its token."""

from __future__ import annotations

from budokan.games.rising_sun.rules.effects import number_of
from budokan.games.rising_sun.rules.gains import gain_vp
from budokan.games.rising_sun.table import Table
from budokan.kernel.texts import Seat


def win_token(table: Table, seat: Seat, *, in_battle: bool) -> None:
    """RS-15.9, RS-23.1, RS-23.2: the token, and Courage for winning it."""
    table.take_token(seat)
    courage = table.copies("courage", seat)
    if courage and (in_battle or table.rules.courage_reward == "any-win"):
        table.card_worked(seat, "courage")
        gain_vp(table, seat, table.box.effect["courage"].vp * courage)


def souls(table: Table, seat: Seat, *, in_battle: bool) -> None:
    """RS-21.13 to RS-21.15: an Oni of Souls alive in the province that was won."""
    if not in_battle and table.rules.souls_reward == "battle":
        return
    for figure in table.at[table.battlefield][seat]:
        effect = table.box.monster_effect.get(figure)
        if effect is not None and effect.when == "battle-won-with":
            table.card_worked(seat, figure)
            gain_vp(table, seat, effect.vp * number_of(table, seat, effect.per))
