"""Chapter 13: what belongs to a grid, and paying for what adds to an attack."""

from __future__ import annotations

from budokan.games.senjutsu.kinds import LineNumber, PlayNumber, SectionNumber, StageNumber
from budokan.games.senjutsu.language.compiler import Rule
from budokan.games.senjutsu.language.values import (
    Asterisk,
    Gate,
)
from budokan.games.senjutsu.moves import NO_THANKS, Pay
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.attack_notes import note_bought, was_bought
from budokan.games.senjutsu.rules.lines import holds, open_to, pay, rules_of
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, SeatRef, Text, WordRef


def add_on_gates(rule: Rule) -> list[int]:
    """The lines of a grid that cost something, by their place: asterisk lines first, then bleeding lines."""
    gates = [gate for gate, _ in rule.stars] + list(rule.bleeds)
    return [index for index, gate in enumerate(gates) if gate.costs]


def gate_number(rule: Rule, index: int) -> Gate:
    stars = len(rule.stars)
    return rule.stars[index][0] if index < stars else rule.bleeds[index - stars]


def active(table: Table, play: Play, rule: Rule, index: int) -> bool:
    """SJ-13.6: whether a line of the grid counts: paid for, or open without a price."""
    gate = gate_number(rule, index)
    return was_bought(play, index) if gate.costs else holds(table, play, gate)


def active_stars(table: Table, play: Play, rule: Rule) -> list[Asterisk]:
    return [star for index, (_, star) in enumerate(rule.stars) if active(table, play, rule, index)]


def star_marks(table: Table, play: Play, rule: Rule) -> list[tuple[int, str]]:
    """SJ-13.5: what the asterisk adds to a cell."""
    return [mark for star in active_stars(table, play, rule) for mark in star.marks]


@frame
class AddOns(Step):
    """SJ-28.1, SJ-28.2: lines that add to this attack are paid for before blocks are checked."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber
    line: int

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        rule = rules_of(table, play, self.stage, self.section)[self.index]
        for line in add_on_gates(rule):
            if line >= self.line and open_to(table, play, gate_number(rule, line)):
                after = AddOns(self.play, self.stage, self.section, self.index, line + 1)
                return [MayAddOn(table.owner(play.figure), self.play, self.stage, self.section, self.index, line), after]
        return NOTHING


@frame
class MayAddOn(Question):
    """SJ-28.3: the focus is spent even if the attack is then blocked."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber
    line: int

    def ask(self, table: Table) -> Text:
        play = table.plays[self.play]
        gate = gate_number(rules_of(table, play, self.stage, self.section)[self.index], self.line)
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{play.card}"), "focus": gate.focus}
        return Text("ask-sj-add-on", args, "SJ-28.2")

    def options(self, table: Table) -> list[Move]:
        return [Pay(), NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Pay):
            play = table.plays[self.play]
            pay(table, play, gate_number(rules_of(table, play, self.stage, self.section)[self.index], self.line))
            note_bought(play, self.line)
        return NOTHING
