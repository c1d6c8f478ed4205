"""Chapter 4 in the words of the card language: kamae and focus, of the owner, of all, or of a target."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import contracts_done, frozen
from budokan.games.senjutsu.language.values import ALL, Change, DropFocus, Effect, Gain, Steal, Switch
from budokan.games.senjutsu.rules.harm import gain
from budokan.games.senjutsu.rules.kamae import change, switch
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames
from budokan.kernel.texts import Seat


def own_stance(table: Table, number: int, effect: Effect) -> Frames:
    """The stance of the owner, or of all."""
    play = table.plays[number]
    seat = table.owner(play.figure)
    if isinstance(effect, Switch):
        return switch_for(table, seat, effect)
    if isinstance(effect, Change):
        return change(table, seat, seat, effect.number)
    if isinstance(effect, Gain):
        gain(table, play.figure, effect.number * (contracts_done(table, seat) if effect.per_contract else 1))
        return NOTHING
    assert isinstance(effect, DropFocus), "an effect on a stance"
    for one in table.everybody() if effect.who == "all" else [seat]:
        drop_focus(table, one, effect)
    return NOTHING


def switch_for(table: Table, seat: Seat, effect: Switch) -> Frames:
    if effect.who != "all":
        return switch(table, seat, seat, effect.to)
    for one in table.everybody():
        switch(table, one, one, effect.to)
    return NOTHING


def drop_focus(table: Table, seat: Seat, effect: DropFocus) -> None:
    """SJ-4.27: as much as there is."""
    if not frozen(table, seat):
        table.lose_focus(seat, table.focus[seat] if effect.number == ALL else effect.number)


def stance_of_target(table: Table, seat: Seat, victim: Seat, effect: Effect) -> Frames:
    """The acting player changes the stance of another."""
    if isinstance(effect, Switch):
        return switch(table, seat, victim, effect.to)
    if isinstance(effect, Change):
        return change(table, seat, victim, effect.number)
    if isinstance(effect, DropFocus):
        drop_focus(table, victim, effect)
        return NOTHING
    assert isinstance(effect, Steal), "an effect on a target's stance"
    if not frozen(table, victim) and table.lose_focus(victim, 1):
        gain(table, seat, 1)
    return NOTHING
