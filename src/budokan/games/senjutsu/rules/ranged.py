"""Chapters 24 and 25: range, line of sight, and attacks that compare initiative."""

from __future__ import annotations

from budokan.games.senjutsu.kinds import ChoiceNumber, LineNumber, PlayNumber, SectionNumber, StageNumber
from budokan.games.senjutsu.language.compiler import Rule
from budokan.games.senjutsu.language.values import (
    Aim,
)
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.add_ons import AddOns, star_marks
from budokan.games.senjutsu.rules.attack import deal
from budokan.games.senjutsu.rules.attack_notes import begin_anew
from budokan.games.senjutsu.rules.lines import rules_of
from budokan.games.senjutsu.rules.success import Judge
from budokan.games.senjutsu.rules.targets import figure_named, in_sight, target_moves, within_reach
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.frames import Step as StepFrame
from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatRef, Text


def revealed_speed(table: Table, figure: Figure) -> int:
    """SJ-25.4, SJ-25.6 to SJ-25.9: the lowest speed of the card a figure has revealed; NOBODY if it has none."""
    for play in table.plays:
        if play.figure == figure and play.how in ("chosen", "replacement"):
            return play.low if play.low != play.high else play.speeds[0]
    return NOBODY


def can_be_shot(table: Table, play: Play) -> list[Figure]:
    """SJ-25.1 to SJ-25.3, SJ-25.10: opponents with a lower speed, within range and in sight."""
    found: list[Figure] = []
    for figure in table.opponents(table.owner(play.figure)):
        speed = revealed_speed(table, figure)
        if speed == NOBODY or speed >= own_speed(table, play):
            continue
        if within_reach(table, play, figure) and in_sight(table, play.figure, figure):
            found.append(figure)
    return found


def own_speed(table: Table, play: Play) -> int:
    return play.speeds[0] if play.speeds and play.speeds[0] >= 0 else table.speed


def aim_of(rule: Rule, chosen: int) -> Aim:
    aim = rule.choices[chosen].acts[0].effects[0]
    assert isinstance(aim, Aim), "the attack that compares initiative"
    return aim


@frame
class TakeAim(StepFrame):
    """SJ-25.2, SJ-25.3: nobody slower is a failure; otherwise the attacker chooses his target."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber
    chosen: ChoiceNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        begin_anew(play)
        play.hit = ()
        targets = can_be_shot(table, play)
        if not targets:
            return NOTHING
        adds = AddOns(self.play, self.stage, self.section, self.index, 0)
        shot = Shoot(self.play, self.stage, self.section, self.index, self.chosen)
        if len(targets) == 1:
            play.target = targets[0]
            return [adds, shot]
        return [NameShot(table.owner(play.figure), self.play, tuple(targets)), adds, shot]


@frame
class NameShot(Question):
    """SJ-25.3: any opponent that was slower, within range and in sight."""

    play: PlayNumber
    figures: tuple[Figure, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-target", {"seat": SeatRef(self.seat)}, "SJ-25.3")

    def options(self, table: Table) -> list[Move]:
        return target_moves(table, self.figures)

    def answer(self, table: Table, move: Move) -> Frames:
        table.plays[self.play].target = figure_named(table, move)
        return NOTHING


@frame
class Shoot(StepFrame):
    """SJ-25.3, SJ-25.11: the attack succeeds and cannot be blocked."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber
    chosen: ChoiceNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if table.is_cut_short(play) or not table.alive[play.target]:
            return NOTHING
        rule = rules_of(table, play, self.stage, self.section)[self.index]
        aim = aim_of(rule, self.chosen)
        times = own_speed(table, play) - revealed_speed(table, play.target) if aim.by_difference else 1
        marks = [(count * times, mark) for count, mark in aim.marks if mark != "*"]
        if any(mark == "*" for _, mark in aim.marks):
            marks += star_marks(table, play, rule)
        play.hit = (play.target,)
        frames = deal(table, play, play.target, tuple(marks), bleeds=False)
        return [*frames, Judge(self.play, self.stage, self.section, (play.target,), (), (), shifting=False)]
