"""Chapters 7 and 24: range, line of sight, and the target a card names."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import distance, sees
from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.language.compiler import aims_at_target
from budokan.games.senjutsu.language.values import (
    Cancel,
    Effect,
    Give,
    Replace,
    Rotate,
    Shift,
    Stays,
    Step,
    Swap,
)
from budokan.games.senjutsu.moves import Target, TargetDog
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def in_sight(table: Table, figure: Figure, target: Figure) -> bool:
    """SJ-24.2 to SJ-24.6."""
    return sees(table.at[figure], table.facing[figure], table.at[target], table.solid)


def within_reach(table: Table, play: Play, target: Figure) -> bool:
    """SJ-24.1, SJ-24.7: at most so many hexes away and in sight, if the card has a range."""
    if not table.alive[target] or not table.alive[play.figure]:
        return False
    reach = play.reach or table.sheet(play).range
    if reach == 0:
        return True
    return distance(table.at[play.figure], table.at[target]) <= reach and in_sight(table, play.figure, target)


def target_moves(table: Table, figures: tuple[Figure, ...]) -> list[Move]:
    """The names of figures: a seat, or the Hachiko of a seat."""
    return [TargetDog(table.owner(one)) if table.is_dog(one) else Target(one) for one in figures]


def figure_named(table: Table, move: Move) -> Figure:
    if isinstance(move, TargetDog):
        return table.dog(move.target)
    assert isinstance(move, Target), "a character is named"
    return move.target


def touches_hachiko(effect: Effect) -> bool:
    """SJ-31.58: what befalls a figure does; what concerns a hand, a deck, focus or a tree does not (SJ-31.19)."""
    return isinstance(effect, (Step, Rotate, Shift, Give, Swap, Cancel, Replace, Stays))


def touched(table: Table, play: Play, figures: list[Figure]) -> list[Figure]:
    """SJ-31.58: those whom something of the card can touch; all of them if it can touch none."""
    for stage in table.sheet(play).program.stages:
        for rule in stage.main:
            for choice in rule.choices:
                for act in choice.acts:
                    if any(aims_at_target(effect) and touches_hachiko(effect) for effect in act.effects):
                        return figures
    return [figure for figure in figures if not table.is_dog(figure)] or figures


def name_target(table: Table, seat: Seat, number: int) -> Frames:
    """SJ-7.2 to SJ-7.4: the owner names the target where there is a choice."""
    play = table.plays[number]
    figures = touched(table, play, table.opponents(seat))
    reached = [one for one in figures if within_reach(table, play, one)]
    candidates = reached or figures
    if not candidates:
        return NOTHING
    return table.leader(play.figure).name_target(table, number, candidates)


def choose_target(table: Table, number: int, candidates: list[Figure]) -> Frames:
    """SJ-7.2: a player is asked where there is a choice."""
    play = table.plays[number]
    if len(candidates) == 1:
        play.target = candidates[0]
        return NOTHING
    return [NameTarget(table.owner(play.figure), number, tuple(candidates))]


@frame
class NameTarget(Question):
    """SJ-7.2: among those the card can legally affect or, if nobody can be affected now, any opponent."""

    play: PlayNumber
    figures: tuple[Figure, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-target", {"seat": SeatRef(self.seat)}, "SJ-7.2")

    def options(self, table: Table) -> list[Move]:
        return target_moves(table, self.figures)

    def answer(self, table: Table, move: Move) -> Frames:
        figure = figure_named(table, move)
        table.plays[self.play].target = figure
        table.tell(tell.Targeted(self.seat, table.owner(figure), table.person(figure).id))
        return NOTHING
