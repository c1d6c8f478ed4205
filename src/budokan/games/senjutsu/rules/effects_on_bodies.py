"""Chapters 14, 15 and 22 in the words of the card language: wounds, statuses, pushes, and cards that stay before a figure."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.kinds import Figure
from budokan.games.senjutsu.language.values import Cancel, Effect, Give, Remove, Replace, Shift, Stays, Suffer, Swap
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.attack import cancel
from budokan.games.senjutsu.rules.harm import give_marks, remove, suffer
from budokan.games.senjutsu.rules.shifts import shift, swap
from budokan.games.senjutsu.rules.targets import within_reach
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames
from budokan.kernel.texts import Seat


def do_to_body(table: Table, number: int, target: Figure, effect: Effect) -> Frames:
    """What befalls a figure, whoever leads it."""
    play = table.plays[number]
    if isinstance(effect, Shift):
        return shift(table, number, play, target, effect)
    if isinstance(effect, Give):
        times = moved_hexes(table, play) if effect.per_hex else 1
        marks = tuple([(count * times, mark) for count, mark in effect.marks])
        return give_marks(table, target, marks, table.owner(play.figure))
    if isinstance(effect, Swap):
        swap(table, play, target)
    elif isinstance(effect, Cancel):
        cancel(table, target, effect)
    elif isinstance(effect, Replace):
        if table.wounds[target]:
            table.exchange_wounds(target, 1)
    else:
        assert isinstance(effect, Stays), "an effect on a body"
        remain(table, play, target, 0)
    return NOTHING


def moved_hexes(table: Table, play: Play) -> int:
    """SJ-66.42: hexes entered by steps of the card, or of the card it joins."""
    return table.plays[play.base].moved if play.base != NOBODY else play.moved


def own_body(table: Table, number: int, effect: Effect) -> Frames:
    """The owner's own, or that of everybody within reach."""
    play = table.plays[number]
    seat = table.owner(play.figure)
    if isinstance(effect, Remove):
        return remove(table, seat, play.figure, effect)
    if isinstance(effect, Give):
        return give_every(table, play, seat, effect)
    if isinstance(effect, Suffer):
        for count, mark in effect.marks:
            suffer(table, play.figure, mark, count, NOBODY)
    elif isinstance(effect, Replace):
        replace(table, play, effect.what)
    elif isinstance(effect, Stays):
        remain(table, play, seat, effect.turns)
    else:
        assert isinstance(effect, Cancel), "an effect on a body"
        for figure in every_target(table, play, seat):
            cancel(table, figure, effect)
    return NOTHING


def replace(table: Table, play: Play, what: str) -> None:
    """SJ-14.6 to SJ-14.8, SJ-66.32: wounds exchanged for others."""
    figure = play.figure
    if what == "attack w bl":
        for struck, plain in play.given:
            if table.alive[struck]:
                table.exchange_wounds(struck, min(plain, table.wounds[struck]))
        play.given = ()
    elif what == "all bl w":
        table.exchange_wounds(figure, -table.bleeding[figure])
    elif what == "1 bl w":
        table.exchange_wounds(figure, -min(1, table.bleeding[figure]))
    else:
        assert what == "received w st", "every replacement is known"
        count = min(table.received[figure], table.wounds[figure])
        table.wounds[figure] -= count
        table.received[figure] -= count
        suffer(table, figure, "st", count, NOBODY)


def remain(table: Table, play: Play, figure: Figure, turns: int) -> None:
    """SJ-9.2: the card stays before this figure."""
    play.stayed = True
    table.lasting[figure].append((play.card, play.home, turns))
    table.hurt = True
    table.tell(tell.Remains(table.owner(figure), play.card))


def every_target(table: Table, play: Play, seat: Seat) -> list[Figure]:
    """SJ-24.9, SJ-24.10: every opponent within range and in sight."""
    return [figure for figure in table.opponents(seat) if within_reach(table, play, figure)]


def give_every(table: Table, play: Play, seat: Seat, effect: Give) -> Frames:
    frames: list[Frame] = []
    for figure in every_target(table, play, seat):
        frames += give_marks(table, figure, effect.marks, seat)
    return frames
