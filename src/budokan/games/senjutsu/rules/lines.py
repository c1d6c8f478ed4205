"""Chapter 19: the lines of a card, one after the other: gates, choices, and what must be done."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import can_spend, desperate, drunk
from budokan.games.senjutsu.book import Passage
from budokan.games.senjutsu.hexes import distance
from budokan.games.senjutsu.kinds import (
    ActNumber,
    ChoiceNumber,
    LineNumber,
    NextLine,
    PlayNumber,
    SectionNumber,
    Shield,
    StageNumber,
)
from budokan.games.senjutsu.language.compiler import MAIN, SUCCESS, Act, Choice, Rule
from budokan.games.senjutsu.language.values import Discard, Draw, Effect, Fetch, Gate, Remove, Replace, Rotate, Step
from budokan.games.senjutsu.language.ways import ways_of
from budokan.games.senjutsu.moves import NO_THANKS, OPTIONS, Option, Pay
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.filters import discardable, fitting, pile_of
from budokan.games.senjutsu.rules.harm import removable, spend, suffer
from budokan.games.senjutsu.rules.ways import loose, whole_way_open
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.frames import Step as StepFrame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef


def rules_of(table: Table, play: Play, stage: int, section: int) -> tuple[Rule, ...]:
    return table.box.sheets[play.card].program.rules(stage, section)


@frame
class RunLines(AfterHarm):
    """SJ-3.3: from the top down, one line at a time, unless the card is cut short; below a block it waits (SJ-18.12)."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: NextLine

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        rules = rules_of(table, play, self.stage, self.section)
        index = self.index
        while index < len(rules):
            if table.is_cut_short(play) or (self.section == MAIN and play.waits):
                return NOTHING
            frames = take_line(table, self.play, self.stage, self.section, index, rules[index])
            index += 1
            if frames or table.hurt:
                return [*frames, RunLines(self.play, self.stage, self.section, index)]
        return NOTHING


@frame
class IfSuccessful(StepFrame):
    """SJ-18.8: the IF SUCCESSFUL part of an attack, if it succeeded."""

    play: PlayNumber
    stage: StageNumber

    def resolve(self, table: Table) -> Frames:
        return [RunLines(self.play, self.stage, SUCCESS, 0)] if table.plays[self.play].succeeded else NOTHING


# Gates.


def holds(table: Table, play: Play, gate: Gate) -> bool:
    """SJ-4.3, SJ-30.4, SJ-31.30: whether the line is open to the character now, its price left aside."""
    seat = table.owner(play.figure)
    if gate.kamae and table.kamae[seat] not in gate.kamae:
        return False
    for word in gate.words:
        if word == "S" and not table.stealthed[seat]:
            return False
        if word == "X" and not desperate(table, seat):
            return False
        if word in ("attack", "block") and play.because != word:
            return False
        if word == "near" and not beside_master(table, seat):
            return False
    return True


def beside_master(table: Table, seat: Seat) -> bool:
    """SJ-56.7: Hachiko adjacent to the Ashigaru."""
    return table.alive[seat] and distance(table.at[seat], table.at[table.dog(seat)]) == 1


def open_to(table: Table, play: Play, gate: Gate) -> bool:
    """Whether the line can be taken: open, and its price can be paid."""
    return holds(table, play, gate) and can_spend(table, play.figure, gate.focus)


def compels(gate: Gate) -> bool:
    """SJ-19.3: a line with the colour of a kamae, or a condition like it."""
    if gate.kamae:
        return True
    for word in gate.words:  # noqa: SIM110  # asked for every line of a card, most of which ask for nothing
        if word != "st":
            return True
    return False


def pay(table: Table, play: Play, gate: Gate) -> None:
    """SJ-4.25: the price of a line: focus, or a Stun."""
    seat = table.owner(play.figure)
    spend(table, seat, gate.focus)
    if "st" in gate.words:
        suffer(table, play.figure, "st", 1, NOBODY)


# Taking a line.


def take_line(table: Table, number: int, stage: int, section: int, index: int, rule: Rule) -> Frames:
    """SJ-19.1 to SJ-19.7: one option of this line is carried out, if any is open."""
    play = table.plays[number]
    choices = rule.choices
    if len(choices) == 1:
        choice = choices[0]
        if not choice.free:
            if not open_to(table, play, choice.gate):
                return NOTHING
            if choice.gate.costs and not must_strike(table, play, choice):
                return [MayPay(table.owner(play.figure), number, stage, section, index)]
            pay(table, play, choice.gate)
        return carry_out(table, Passage(number, stage, section, index, 0), choice)
    legal = legal_choices(table, play, choices)
    if not legal:
        return NOTHING
    if len(legal) == 1 and not choices[legal[0]].gate.costs:
        return carry_out(table, Passage(number, stage, section, index, legal[0]), choices[legal[0]])
    return [ChooseOption(table.owner(play.figure), number, stage, section, index)]


def legal_choices(table: Table, play: Play, choices: tuple[Choice, ...]) -> list[int]:
    """SJ-2.8, SJ-11.17, SJ-19.3 to SJ-19.6: the options of an OR that are left by what everybody sees (SJ-38.6)."""
    open_ones = [one for one, choice in enumerate(choices) if choice.free or open_to(table, play, choice.gate)]
    compelling = [one for one in open_ones if compels(choices[one].gate)]
    legal = compelling or open_ones
    if table.sheet(play).of_type("attack") and any(choices[one].strikes for one in legal):
        legal = [one for one in legal if choices[one].strikes]
    return legal if len(legal) < 2 else table.leader(play.figure).spare_collisions(table, play, choices, legal)


def without_collisions(table: Table, play: Play, choices: tuple[Choice, ...], legal: list[int]) -> list[int]:
    """SJ-11.17: an option that must end in an obstacle is taken only where every other does, or costs focus."""
    safe = [one for one in legal if not must_collide(table, play, choices[one])]
    if safe and all(choices[one].gate.costs for one in safe):
        return [one for one in legal if one in safe or not choices[one].gate.costs]
    return safe or legal


def offered_choices(table: Table, play: Play, choices: tuple[Choice, ...]) -> list[int]:
    """SJ-19.7: of the options that may be chosen those that can be carried out, as far as their owner knows."""
    legal = legal_choices(table, play, choices)
    possible = [one for one in legal if can_be_done(table, play, choices[one])]
    return possible or legal


def must_collide(table: Table, play: Play, choice: Choice) -> bool:
    """SJ-11.14, SJ-11.17: whether the option begins with a step that cannot but end in an obstacle."""
    figure = play.figure
    act = choice.acts[0]
    if act.kind != "move" or play.still:
        return False
    turns = sum([effect.number for effect in act.effects if isinstance(effect, Rotate) and not play.stiff])
    for effect in act.effects:
        if isinstance(effect, Step) and effect.who == "" and (effect.forced or drunk(table, figure)):
            sides = {(way + turn) % 6 for way in ways_of(effect.ways) for turn in range(-turns, turns + 1)}
            steps = 1 if loose(table, figure) else effect.number
            return not any(whole_way_open(table, figure, side, steps) for side in sides)
    return False


def can_be_done(table: Table, play: Play, choice: Choice) -> bool:
    """SJ-19.7: whether an option can be carried out at all, as far as its owner knows."""
    for effect in choice.acts[0].effects:  # noqa: SIM110  # asked for every option that is offered
        if effect_can_be_done(table, play, effect):
            return True
    return False


def effect_can_be_done(table: Table, play: Play, effect: Effect) -> bool:
    seat = table.owner(play.figure)
    if isinstance(effect, Step) and effect.who == "" and not effect.forced and play.figure == seat:
        return any(table.open(table.ahead(seat, way)) for way in ways_of(effect.ways))
    if isinstance(effect, Draw) and effect.up_to:
        return bool(table.decks[seat])
    if isinstance(effect, Fetch) and effect.place in ("deck", "discard"):
        return bool(fitting(table, pile_of(table, seat, effect.place, 0), effect.filter))
    if isinstance(effect, Discard) and effect.who == "":
        return bool(discardable(table, seat, effect.what))
    if isinstance(effect, Remove):
        return bool(removable(table, play.figure, effect.kinds))
    if isinstance(effect, Replace) and effect.what in ("all bl w", "1 bl w"):
        return table.bleeding[play.figure] > 0
    return True


def must_strike(table: Table, play: Play, choice: Choice) -> bool:
    """SJ-2.5, SJ-2.6, SJ-2.9: an Attack card whose only attack costs focus must pay for it."""
    sheet = table.sheet(play)
    if not choice.strikes or not sheet.of_type("attack"):
        return False
    for one in sheet.program.stages:
        for rule in one.main:
            if any(other.strikes and not other.gate.costs for other in rule.choices):
                return False
    return True


def carry_out(table: Table, at: Passage, choice: Choice) -> Frames:
    """The acts of an option in their order; the first at once."""
    acts = choice.acts
    if len(acts) == 1:
        return begin(table, at, acts[0])
    frames = list(begin(table, at, acts[0]))
    frames += [Then(at.play, at.stage, at.section, at.index, at.chosen, step) for step in range(1, len(acts))]
    return frames


@frame
class Then(AfterHarm):
    """SJ-11.9: what follows on the same line, strictly in order."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber
    chosen: ChoiceNumber
    step: ActNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if table.is_cut_short(play):
            return NOTHING
        act = rules_of(table, play, self.stage, self.section)[self.index].choices[self.chosen].acts[self.step]
        return begin(table, Passage(self.play, self.stage, self.section, self.index, self.chosen), act)


def begin(table: Table, at: Passage, act: Act) -> Frames:
    """Start one act: a block goes up now, everything else is said by the chapters above."""
    if act.kind == "block":
        raise_block(table, at)
        return NOTHING
    return table.book.words.begin(table, at, act)


AT_ONCE = ("reaction", "instant", "follow-up")
"""Cards that are carried out completely before anything else goes on (SJ-17.6)."""


def raise_block(table: Table, at: Passage) -> None:
    """SJ-16.10, SJ-18.12: the block is up at this speed; what stands below it on the card waits."""
    table.shields.append(Shield(at.play, at.stage, at.index, at.chosen, table.speed))
    play = table.plays[at.play]
    if play.how not in AT_ONCE:
        play.waits = (at.stage, at.index + 1)


@frame
class MayPay(Question):
    """SJ-4.25, SJ-4.26: a focus line is always optional; so is one at the price of a Stun."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber

    def ask(self, table: Table) -> Text:
        play = table.plays[self.play]
        gate = rules_of(table, play, self.stage, self.section)[self.index].choices[0].gate
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{play.card}"), "focus": gate.focus}
        return Text("ask-sj-pay", args, "SJ-4.25")

    def options(self, table: Table) -> list[Move]:
        return [Pay(), NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Pay):
            return NOTHING
        play = table.plays[self.play]
        choice = rules_of(table, play, self.stage, self.section)[self.index].choices[0]
        pay(table, play, choice.gate)
        if table.hurt:
            return [Paid(self.play, self.stage, self.section, self.index)]
        return carry_out(table, Passage(self.play, self.stage, self.section, self.index, 0), choice)


@frame
class Paid(AfterHarm):
    """SJ-10.5: a line that was paid for with something that must be looked at first: a Stun, a contract."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if table.is_cut_short(play):
            return NOTHING
        choice = rules_of(table, play, self.stage, self.section)[self.index].choices[0]
        return carry_out(table, Passage(self.play, self.stage, self.section, self.index, 0), choice)


@frame
class ChooseOption(Question):
    """SJ-19.1: exactly one of the options, by its place on the card."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber

    def choices(self, table: Table) -> tuple[Choice, ...]:
        return rules_of(table, table.plays[self.play], self.stage, self.section)[self.index].choices

    def ask(self, table: Table) -> Text:
        card = WordRef(f"sj-card-{table.plays[self.play].card}")
        return Text("ask-sj-option", {"seat": SeatRef(self.seat), "card": card}, "SJ-19.1")

    def options(self, table: Table) -> list[Move]:
        choices = self.choices(table)
        offered = offered_choices(table, table.plays[self.play], choices)
        moves: list[Move] = [OPTIONS[one + 1] for one in offered]
        return [*moves, NO_THANKS] if all(choices[one].gate.costs for one in offered) else moves

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Option):
            return NOTHING
        choice = self.choices(table)[move.number - 1]
        pay(table, table.plays[self.play], choice.gate)
        return carry_out(table, Passage(self.play, self.stage, self.section, self.index, move.number - 1), choice)
