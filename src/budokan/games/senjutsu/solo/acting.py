"""Chapters 33 and 34 at the table: a foe carries its card out."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import SIDES, Hex, hex_named, name_of
from budokan.games.senjutsu.kinds import NextLine, PlayNumber, StageNumber
from budokan.games.senjutsu.language.compiler import MAIN, Rule
from budokan.games.senjutsu.moves import FoeGoes
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.defeat import aftermath
from budokan.games.senjutsu.rules.lines import IfSuccessful, rules_of, take_line
from budokan.games.senjutsu.rules.movement import walk
from budokan.games.senjutsu.solo.attack import blows, plan_blow, plan_shot
from budokan.games.senjutsu.solo.effects import extra_wounds
from budokan.games.senjutsu.solo.foes import (
    is_offensive,
    target_of,
)
from budokan.games.senjutsu.solo.movement import Plan
from budokan.games.senjutsu.solo.movement_graph import TURN_RIGHT
from budokan.games.senjutsu.solo.reach import ends_of, free_for, is_own_move, steps_in
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, frame
from budokan.kernel.frames import Step as StepFrame
from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatRef, Text

NOT_DECIDED = 0
DECIDED = 1


@frame
class FoeActs(StepFrame):
    """SJ-34.1, SJ-34.21: one part of a foe's card: its lines, then its IF SUCCESSFUL part if it attacked."""

    play: PlayNumber
    stage: StageNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if table.is_cut_short(play):
            return NOTHING
        play.stage = max(play.stage, self.stage + 1)
        play.succeeded = False
        play.bonus = extra_wounds(table, play.figure)
        stage = table.sheet(play).program.stages[self.stage]
        frames: list[Frame] = [FoeLines(self.play, self.stage, 0, NOT_DECIDED)]
        if stage.success and not stage.blocks:
            frames.append(IfSuccessful(self.play, self.stage))
        return frames


def strike_in(rules: tuple[Rule, ...], first: int) -> int:
    """Which line from this one on attacks; -1 if none does."""
    for index in range(first, len(rules)):
        if any(choice.strikes for choice in rules[index].choices):
            return index
    return -1


@frame
class FoeLines(AfterHarm):
    """SJ-33.3, SJ-34.1: line by line; before its attack and its movement the foe decides by its rules."""

    play: PlayNumber
    stage: StageNumber
    index: NextLine
    decided: int

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        rules = rules_of(table, play, self.stage, MAIN)
        index = self.index
        if index == 0 and rules and not is_own_move(rules[0]) and self.is_vain(table, play, rules):
            return NOTHING
        while index < len(rules):
            if table.is_cut_short(play) or play.waits:
                return NOTHING
            strike = strike_in(rules, index)
            moving = is_own_move(rules[index])
            if strike >= 0 and self.decided == NOT_DECIDED and (moving or strike == index):
                return self.decide_attack(table, play, rules, strike)
            if moving:
                return self.decide_movement(table, play, rules, index)
            frames = take_line(table, self.play, self.stage, MAIN, index, rules[index])
            index += 1
            if frames or table.hurt:
                return [*frames, FoeLines(self.play, self.stage, index, self.decided)]
        return NOTHING

    def is_vain(self, table: Table, play: Play, rules: tuple[Rule, ...]) -> bool:
        """SJ-34.32: where the attack is impossible, nothing that stands before it on the card happens either."""
        strike = strike_in(rules, 0)
        if strike <= 0 or self.decided == DECIDED or not table.sheet(play).otherwise:
            return False
        plan = plan_attack(table, play, rules, 0, strike, self.stage)
        if not plan.ends:
            table.tell(plan.told)
        return not plan.ends

    def decide_attack(self, table: Table, play: Play, rules: tuple[Rule, ...], strike: int) -> Frames:
        """SJ-34.4 to SJ-34.19: strike, or leave it at the movement part; without such a part it goes on (SJ-34.33)."""
        plan = plan_attack(table, play, rules, self.index, strike, self.stage)
        sheet = table.sheet(play)
        if plan.ends:
            table.tell(plan.told)
            if sheet.otherwise:
                play.stage = len(play.speeds)
            after = FoeLines(self.play, self.stage, strike, DECIDED)
            return [*carry_through(table, self.play, plan), after]
        if sheet.otherwise:
            table.tell(plan.told)
            return NOTHING
        return [FoeLines(self.play, self.stage, self.index, DECIDED)]

    def decide_movement(self, table: Table, play: Play, rules: tuple[Rule, ...], index: int) -> Frames:
        """SJ-33.1: all lines of movement that stand together are one movement."""
        last = index
        while last < len(rules) and is_own_move(rules[last]):
            last += 1
        free = free_for(table, play.figure)
        ends = ends_of(table, play, rules[index:last], free)
        if not ends:
            return self.be_forced(table, index, rules[index])
        plan: Plan = table.book.edition.plan_move(table, play.figure, ends, free)
        after = FoeLines(self.play, self.stage, last, self.decided)
        if play.still:
            return [after]
        tell_movement(table, play.figure, plan)
        return [*carry_through(table, self.play, plan), after]

    def be_forced(self, table: Table, index: int, rule: Rule) -> Frames:
        """SJ-33.17: a step it must take is shut: it takes it as anybody does, and runs into what is there."""
        taken = take_line(table, self.play, self.stage, MAIN, index, rule)
        return [*taken, FoeLines(self.play, self.stage, index + 1, self.decided)]


def tell_movement(table: Table, foe: Figure, plan: Plan) -> None:
    """SJ-33.1: the rule it follows; one who takes no step turns to face the player, or says nothing."""
    path = plan.ends[0].path
    walks = isinstance(plan.told, tell.MovesToItsSide | tell.MovesTheShortestWay | tell.GoesBehind)
    if steps_in(path) or not walks:
        table.tell(plan.told)
    elif path:
        table.tell(tell.TurnsToFace(foe, table.owner(target_of(table, foe))))


def plan_attack(table: Table, play: Play, rules: tuple[Rule, ...], first: int, strike: int, stage: int) -> Plan:
    """By grid or by aim."""
    kind = rules[strike].choices[0].acts[0].kind
    if kind == "aim":
        return plan_shot(table, play)
    sheet = table.sheet(play)
    found = blows(table, play, rules[first:], strike - first, sheet.program.stages[stage].unblockable)
    daring = is_offensive(table, play.figure) or not sheet.otherwise
    return plan_blow(table, play.figure, found, daring)


def carry_through(table: Table, number: int, plan: Plan) -> Frames:
    """SJ-32.1, SJ-32.2: the first of the ends that are equally bad for the player, or by option the one he chooses."""
    if len(plan.ends) == 1 or table.rules.foe_ties == "worst" or table.solo.pondering:
        return [FoeWalks(number, plan.ends[0].path)]
    target = target_of(table, table.plays[number].figure)
    owner = table.owner(target)
    decider = owner if owner < table.seats else 0
    return [ChooseEnd(decider, number, tuple([(end.hex, end.facing, *end.path) for end in plan.ends]))]


@frame
class ChooseEnd(Question):
    """SJ-32.1: the player decides among places that are equally bad for him, if that was agreed."""

    play: PlayNumber
    ends: tuple[tuple[Hex, ...], ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-foe-end", {"seat": SeatRef(self.seat), "foe": SeatRef(table.plays[self.play].figure)}, "SJ-32.1")

    def options(self, table: Table) -> list[Move]:
        return [FoeGoes(name_of(end[0]), SIDES[end[1]]) for end in self.ends]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, FoeGoes), "an end is chosen"
        wanted = (hex_named(move.hex), SIDES.index(move.side))
        path = next(end[2:] for end in self.ends if end[:2] == wanted)
        return [FoeWalks(self.play, path)]


@frame
class FoeWalks(AfterHarm):
    """SJ-33.3: the steps and rotations it has decided on, as long as nothing befalls it."""

    play: PlayNumber
    path: tuple[int, ...]

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        foe = play.figure
        for index, code in enumerate(self.path):
            if play.halted or not table.alive[foe]:
                return NOTHING
            if code >= TURN_RIGHT:
                table.turn_to(foe, table.facing[foe] + (1 if code == TURN_RIGHT else -1))
                continue
            if not table.open(table.ahead(foe, code)):
                return NOTHING
            walk(table, self.play, foe, code)
            if aftermath(table):
                return [FoeWalks(self.play, self.path[index + 1 :])]
        return NOTHING
