"""Puts a card text together for the rules: every grid with its asterisk, bleeding and reaction lines.

Lines that add to an attack are decided before blocks are checked, though they are printed below the grid (SJ-28.1, SJ-28.2).
So they are taken out of the run of the card here and kept with their grid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from budokan.games.senjutsu.hexes import OFFSETS, RINGS
from budokan.games.senjutsu.language.parser import parse_line
from budokan.games.senjutsu.language.printer import print_line
from budokan.games.senjutsu.language.values import (
    OPEN,
    Aim,
    Asterisk,
    Attack,
    Block,
    Cancel,
    CardText,
    Change,
    Clause,
    Discard,
    Draw,
    DropFocus,
    Effect,
    Fetch,
    Forbid,
    Gate,
    Give,
    Init,
    Limit,
    Line,
    Look,
    Marks,
    Mill,
    Numbered,
    Option,
    Part,
    Pass,
    Plain,
    React,
    Replace,
    Rotate,
    Section,
    Shift,
    Shuffle,
    Stays,
    Steal,
    Step,
    Swap,
    Switch,
)

Grid = tuple[tuple[tuple[int, ...], Marks, bool], ...]
"""The cells of an attack: where each lies for each facing, its marks without the asterisk, and whether it has one."""

Shields = tuple[tuple[tuple[int, ...], bool], ...]
"""The cells of a block: where each lies for each facing, and whether it needs the asterisk line."""


@dataclass(frozen=True, slots=True)
class Act:
    """One line of an option: its kind ("strike", "block", "aim", "move", "do"), its words, its effects, and its grid.

    `at_target`: it is something that befalls the target, rather than its owner.
    """

    kind: str
    text: str
    effects: tuple[Effect, ...]
    at_target: bool
    grid: Grid = ()
    shields: Shields = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a rule; whether it attacks, only moves the figure whose card it is, and asks for nothing."""

    gate: Gate
    acts: tuple[Act, ...]
    strikes: bool
    own_move: bool
    free: bool


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of the card, with what belongs to its grid."""

    choices: tuple[Choice, ...]
    stars: tuple[tuple[Gate, Asterisk], ...] = ()
    bleeds: tuple[Gate, ...] = ()
    reacts: tuple[tuple[Gate, tuple[int, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """One part of the card: its speeds, its lines, and those under IF SUCCESSFUL."""

    high: int
    low: int
    main: tuple[Rule, ...]
    success: tuple[Rule, ...]
    strikes: bool
    blocks: bool
    unblockable: bool


MAIN = 0
SUCCESS = 1
REDUCED = 2
TURN_STARTS = 3
REVEALED = 4
"""Which section of a text a line stands in: every part has the first two, the text itself the others."""


@dataclass(frozen=True, slots=True)
class Program:
    """A whole text, ready for the rules."""

    stages: tuple[Stage, ...]
    hastens: tuple[tuple[Gate, int, int], ...]
    when_reduced: tuple[Rule, ...]
    when_turn_starts: tuple[Rule, ...]
    when_revealed: tuple[Rule, ...]
    words: frozenset[str]
    figures: tuple[tuple[str, int], ...]
    limits: tuple[tuple[str, str, int], ...]
    forbids: tuple[str, ...]
    names_target: bool
    stuns: bool

    def rules(self, stage: int, section: int) -> tuple[Rule, ...]:
        if section == MAIN:
            return self.stages[stage].main
        if section == SUCCESS:
            return self.stages[stage].success
        if section == REDUCED:
            return self.when_reduced
        return self.when_turn_starts if section == TURN_STARTS else self.when_revealed


def compile_text(text: CardText) -> Program:
    effects = list(all_effects(text))
    labels: dict[str, tuple[Rule, ...]] = {}
    hastens: list[tuple[Gate, int, int]] = []
    stages: list[Stage] = []
    for part in text.parts:
        stages.append(compile_part(part, hastens))
        for section in part.sections:
            if section.label.startswith("WHEN"):
                labels[section.label] = compile_section(section, [])
    return Program(
        tuple(stages),
        tuple(hastens),
        labels.get("WHEN reduced", ()),
        labels.get("WHEN turn starts", ()),
        labels.get("WHEN revealed", ()),
        frozenset([one.word for one in effects if isinstance(one, Plain)]),
        tuple([(one.word, one.number) for one in effects if isinstance(one, Numbered)]),
        tuple([(one.what, one.sign, one.number) for one in effects if isinstance(one, Limit)]),
        tuple([one.what for one in effects if isinstance(one, Forbid)]),
        any(names_target(part) for part in text.parts),
        any(gives_stun(one) for one in effects),
    )


def all_effects(text: CardText) -> Iterator[Effect]:
    for part in text.parts:
        for section in part.sections:
            for clause in section.clauses:
                yield from effects_of(clause)


def effects_of(clause: Clause) -> Iterator[Effect]:
    for option in clause.options:
        for line in option.lines:
            yield from line.effects


def compile_part(part: Part, hastens: list[tuple[Gate, int, int]]) -> Stage:
    main: tuple[Rule, ...] = ()
    success: tuple[Rule, ...] = ()
    effects: list[Effect] = []
    for section in part.sections:
        if section.label == "":
            main = compile_section(section, hastens)
            effects = [effect for clause in section.clauses for effect in effects_of(clause)]
        elif section.label == "IS":
            success = compile_section(section, hastens)
    return Stage(
        part.high,
        part.low,
        main,
        success,
        any(isinstance(one, (Attack, Aim)) for one in effects),
        any(isinstance(one, Block) for one in effects),
        Plain("unblockable") in effects,
    )


def compile_section(section: Section, hastens: list[tuple[Gate, int, int]]) -> tuple[Rule, ...]:
    rules: list[Rule] = []
    grid = -1
    for clause in section.clauses:
        first = clause.options[0]
        effect = first.lines[0].effects[0]
        if isinstance(effect, Init):
            hastens.append((first.gate, effect.high, effect.low))
        elif effect == Plain("unblockable"):
            continue
        elif isinstance(effect, Asterisk) and grid >= 0:
            old = rules[grid]
            rules[grid] = Rule(old.choices, (*old.stars, (first.gate, effect)), old.bleeds, old.reacts)
        elif effect == Replace("attack w bl") and section.label == "" and grid >= 0:
            old = rules[grid]
            rules[grid] = Rule(old.choices, old.stars, (*old.bleeds, first.gate), old.reacts)
        elif isinstance(effect, React) and grid >= 0:
            old = rules[grid]
            rules[grid] = Rule(old.choices, old.stars, old.bleeds, (*old.reacts, (first.gate, effect.speeds)))
        else:
            if isinstance(effect, (Attack, Block, Aim)):
                grid = len(rules)
            rules.append(Rule(tuple([compile_option(option) for option in clause.options])))
    return tuple(rules)


def compile_option(option: Option) -> Choice:
    acts = tuple([compile_line(line) for line in option.lines])
    strikes = any(act.kind in ("strike", "aim") for act in acts)
    return Choice(option.gate, acts, strikes, all(is_own_move(act) for act in acts), option.gate == OPEN)


def is_own_move(act: Act) -> bool:
    return act.kind == "move" and all(isinstance(one, (Step, Rotate)) and one.who == "" for one in act.effects)


def compile_line(line: Line) -> Act:
    effect = line.effects[0]
    text = print_line(line)
    if isinstance(effect, Attack):
        return Act("strike", text, line.effects, at_target=False, grid=grid_of(effect))
    if isinstance(effect, Block):
        return Act("block", text, line.effects, at_target=False, shields=shields_of(effect))
    if isinstance(effect, Aim):
        return Act("aim", text, line.effects, at_target=False)
    at_target = effect.who == "T" if isinstance(effect, Step) else aims_at_target(effect)
    return Act("move" if isinstance(effect, (Step, Rotate)) else "do", text, line.effects, at_target)


_acts: dict[str, Act] = {}


def act_of(text: str) -> Act:
    """The act these words of the card language stand for: frames name what they are in the middle of by its words."""
    act = _acts.get(text)
    if act is None:
        act = compile_line(parse_line(text))
        if len(_acts) < 5000:
            _acts[text] = act
    return act


def grid_of(attack: Attack) -> Grid:
    cells: list[tuple[tuple[int, ...], Marks, bool]] = []
    for name, marks in attack.cells:
        plain = tuple([mark for mark in marks if mark[1] != "*"])
        cells += [(OFFSETS[cell], plain, plain != marks) for cell in RINGS.get(name, (name,))]
    return tuple(cells)


def shields_of(block: Block) -> Shields:
    return tuple([(OFFSETS[cell], star) for name, star in block.cells for cell in RINGS.get(name, (name,))])


def aims_at_target(effect: Effect) -> bool:
    """Whether the effect concerns the target."""
    if isinstance(effect, Step):
        return effect.who == "T" or effect.toward == "T"
    if isinstance(effect, (Rotate, Draw, Shuffle, Discard, DropFocus, Change, Switch)):
        return effect.who == "T"
    if isinstance(effect, Cancel):
        return effect.what != "cards"
    if isinstance(effect, Give):
        return effect.whom == "T"
    if isinstance(effect, Replace):
        return effect.what == "T 1 w bl"
    if isinstance(effect, Fetch):
        return effect.place == "T discard"
    if isinstance(effect, Stays):
        return effect.on_target
    return isinstance(effect, (Shift, Swap, Pass, Mill, Look, Steal))


def names_target(part: Part) -> bool:
    """SJ-7.2: whether a part affects a target without a grid, so that its owner names one at the reveal."""
    for section in part.sections:
        if section.label == "":
            effects = [effect for clause in section.clauses for effect in effects_of(clause)]
            if any(isinstance(one, (Attack, Aim, Block)) for one in effects):
                return False
            return any(aims_at_target(effect) for effect in effects)
    return False


def gives_stun(effect: Effect) -> bool:
    """SJ-66.41: whether the effect can give a Stun to the target."""
    marks: list[tuple[int, str]] = []
    if isinstance(effect, Attack):
        marks = [mark for _, shown in effect.cells for mark in shown]
    elif isinstance(effect, (Asterisk, Aim, Give)):
        marks = list(effect.marks)
    return any(mark == "st" for _, mark in marks)
