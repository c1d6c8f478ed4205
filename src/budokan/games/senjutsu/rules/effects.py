"""What a line of a card does: whom it concerns, and which of the rooms beside this one says how."""

from __future__ import annotations

from budokan.games.senjutsu.book import Passage, Words
from budokan.games.senjutsu.kinds import Figure, LineWords, PlayNumber
from budokan.games.senjutsu.language.compiler import Act, act_of
from budokan.games.senjutsu.language.values import (
    Cancel,
    Change,
    Discard,
    Draw,
    DropFocus,
    Effect,
    Fetch,
    Forbid,
    Gain,
    Give,
    Numbered,
    Place,
    Plain,
    PlayFetched,
    Range,
    React,
    Remove,
    Replace,
    Rotate,
    Shift,
    Shuffle,
    ShuffleDrawn,
    ShuffleHand,
    Stays,
    Step,
    Suffer,
    Swap,
    Switch,
)
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.attack import Strike
from budokan.games.senjutsu.rules.effects_on_bodies import do_to_body, own_body
from budokan.games.senjutsu.rules.effects_on_cards import own_cards
from budokan.games.senjutsu.rules.effects_on_stance import own_stance
from budokan.games.senjutsu.rules.effects_on_the_fight import on_the_fight
from budokan.games.senjutsu.rules.movement import start_moving
from budokan.games.senjutsu.rules.piles import fetch
from budokan.games.senjutsu.rules.ranged import TakeAim
from budokan.games.senjutsu.rules.targets import figure_named, target_moves, touches_hachiko, within_reach
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


class CardWords(Words):
    """The words of the card language at the table."""

    def begin(self, table: Table, at: Passage, act: Act) -> Frames:
        """A grid with what belongs to it, a shot, or the words of the line."""
        if act.kind == "strike":
            return [Strike(at.play, at.stage, at.section, at.index, at.chosen)]
        if act.kind == "aim":
            return [TakeAim(at.play, at.stage, at.section, at.index, at.chosen)]
        return do_act(table, at.play, act)

    def do_to(self, table: Table, number: int, act: Act, target: Figure) -> Frames:
        return do_to(table, number, act, target)


def do_act(table: Table, number: int, act: Act) -> Frames:
    """One line of a card: moves, an effect on the owner, or an effect on each target in the order he chooses (SJ-13.8)."""
    play = table.plays[number]
    seat = table.owner(play.figure)
    effect = act.effects[0]
    if act.at_target:
        if isinstance(effect, Fetch):
            return fetch(table, number, play, seat, effect)
        figures = [one for one in targets(table, play) if not table.is_dog(one) or touches_hachiko(effect)]
        if len(figures) == 1:
            return do_to(table, number, act, figures[0])
        return [EachTarget(seat, number, act.text, tuple(figures))] if figures else NOTHING
    if act.kind == "move":
        assert isinstance(effect, (Step, Rotate)), "a line of moves"
        figure = table.dog(seat) if effect.who == "dog" else play.figure
        return start_moving(table, seat, number, figure, act) if table.alive[figure] else NOTHING
    return do_own(table, number, effect)


# On targets.


def targets(table: Table, play: Play) -> list[Figure]:
    """SJ-13.7, SJ-24.7: whoever was struck or stopped; else the one named, if he can still be reached."""
    if play.hit:
        struck = [figure for figure in play.hit if table.alive[figure]]
        ranged = play.how == "additional" and table.sheet(play).range
        return [figure for figure in struck if within_reach(table, play, figure)] if ranged else struck
    if play.target == NOBODY or not table.alive[play.target]:
        return []
    return [play.target] if within_reach(table, play, play.target) else []


@frame
class EachTarget(Question):
    """SJ-13.8: effects on several targets in the order the acting player chooses."""

    play: PlayNumber
    line: LineWords
    figures: tuple[Figure, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-next-target", {"seat": SeatRef(self.seat)}, "SJ-13.8")

    def options(self, table: Table) -> list[Move]:
        return target_moves(table, self.figures)

    def answer(self, table: Table, move: Move) -> Frames:
        figure = figure_named(table, move)
        act = act_of(self.line)
        if table.leader(figure).is_enough(act.effects[0]):
            return do_to(table, self.play, act, figure)
        left = tuple([one for one in self.figures if one != figure])
        return [*do_to(table, self.play, act, figure), OtherTargets(self.seat, self.play, self.line, left)]


@frame
class OtherTargets(AfterHarm):
    """SJ-13.8: those who are left, as long as they stand."""

    seat: Seat
    play: PlayNumber
    line: LineWords
    figures: tuple[Figure, ...]

    def resolve(self, table: Table) -> Frames:
        left = tuple([figure for figure in self.figures if table.alive[figure]])
        if table.plays[self.play].halted or not left:
            return NOTHING
        if len(left) == 1:
            return do_to(table, self.play, act_of(self.line), left[0])
        return [EachTarget(self.seat, self.play, self.line, left)]


def do_to(table: Table, number: int, act: Act, target: Figure) -> Frames:
    """An effect on one target: on where it stands, on its body, or on what its leader has: a hand, a tree, focus."""
    effect = act.effects[0]
    if target == table.solo.lord:
        return NOTHING
    if isinstance(effect, (Step, Rotate)):
        return start_moving(table, table.owner(table.plays[number].figure), number, target, act)
    if isinstance(effect, (Shift, Swap, Give, Cancel, Replace, Stays)):
        return do_to_body(table, number, target, effect)
    return table.leader(target).undergo(table, number, target, effect)


# On the owner, or on all.


def do_own(table: Table, number: int, effect: Effect) -> Frames:
    """By what it concerns; what holds while its card lasts does nothing now."""
    if isinstance(effect, (Draw, Discard, Fetch, Shuffle, ShuffleHand, ShuffleDrawn, PlayFetched)):
        return own_cards(table, number, effect)
    if isinstance(effect, (Switch, Change, Gain, DropFocus)):
        return own_stance(table, number, effect)
    if isinstance(effect, (Suffer, Remove, Replace, Stays, Give, Cancel)):
        return own_body(table, number, effect)
    if isinstance(effect, (Plain, Numbered, React, Range, Place, Forbid)):
        return on_the_fight(table, number, effect)
    return NOTHING
