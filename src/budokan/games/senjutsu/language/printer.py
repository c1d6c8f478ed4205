"""Writes values as card text: parse, print, parse is the same."""

from __future__ import annotations

from budokan.games.senjutsu.language.values import (
    ALL,
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
    Gain,
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
    Place,
    Plain,
    PlayFetched,
    Range,
    React,
    Remove,
    Replace,
    Rotate,
    Section,
    Shift,
    Shuffle,
    ShuffleDrawn,
    ShuffleHand,
    Stays,
    Steal,
    Step,
    Suffer,
    Swap,
    Switch,
)


def print_text(text: CardText) -> str:
    return " // ".join(print_part(part, number) for number, part in enumerate(text.parts)).strip()


def print_part(part: Part, number: int) -> str:
    speed = f"{print_speed(part.high, part.low)}: " if number else ""
    return speed + "; ".join(print_section(section) for section in part.sections)


def print_speed(high: int, low: int) -> str:
    return str(high) if high == low else f"{high}-{low}"


def print_section(section: Section) -> str:
    label = f"{section.label}: " if section.label else ""
    return label + "; ".join(print_clause(clause) for clause in section.clauses)


def print_clause(clause: Clause) -> str:
    return " OR ".join(print_option(option) for option in clause.options)


def print_option(option: Option) -> str:
    words = [print_gate(option.gate)] if option.gate.kamae or option.gate.focus or option.gate.words else []
    for line in option.lines:
        if line.joint:
            words.append(line.joint)
        words.append(print_line(line))
    return " ".join(words)


def print_gate(gate: Gate) -> str:
    conditions = ["f" * gate.focus] if gate.focus else []
    conditions += gate.words
    if gate.kamae:
        conditions.append("/".join(gate.kamae))
    return f"[{'+'.join(conditions)}]"


def print_line(line: Line) -> str:
    return ", ".join(print_effect(effect) for effect in line.effects)


def print_marks(marks: Marks) -> str:
    return "+".join(f"{count if count > 1 else ''}{mark}" for count, mark in marks)


def print_whom(who: str) -> str:
    return f"{who} " if who else ""


def print_count(number: int) -> str:
    return "all" if number == ALL else str(number)


def print_filter(words: tuple[str, ...]) -> str:
    return " ".join(words) or "any"


def print_effect(effect: Effect) -> str:
    """The words of one effect, grouped as the grammar groups them."""
    if isinstance(effect, Step | Rotate | Shift | Swap | Cancel):
        return print_move(effect)
    if isinstance(effect, Attack | Block | Asterisk | React | Aim):
        return print_grid(effect)
    if isinstance(effect, Draw | Fetch | Pass | PlayFetched | Shuffle | ShuffleHand | ShuffleDrawn | Discard | Mill | Look):
        return print_cards(effect)
    return print_rest(effect)


def print_move(effect: Effect) -> str:
    if isinstance(effect, Step):
        toward = f" toward {effect.toward}" if effect.toward else ""
        ways = "/".join(effect.ways)
        return f"{print_whom(effect.who)}step{'!' if effect.forced else '?'} {ways} {effect.number}{toward}"
    if isinstance(effect, Rotate):
        return f"{print_whom(effect.who)}rot{'!' if effect.forced else '?'} {effect.number}"
    if isinstance(effect, Shift):
        return f"{effect.kind} T {effect.number}{'+moved' if effect.moved else ''}"
    if isinstance(effect, Cancel):
        return "cancel every cards" if effect.what == "cards" else f"cancel T {effect.what}"
    return "swap T"


def print_grid(effect: Effect) -> str:
    if isinstance(effect, Attack):
        return "atk " + " ".join(f"{cell}:{print_marks(marks)}" for cell, marks in effect.cells)
    if isinstance(effect, Block):
        return "blk " + " ".join(f"{cell}{':*' if star else ''}" for cell, star in effect.cells)
    if isinstance(effect, React):
        return "react " + ",".join(str(speed) for speed in effect.speeds)
    if isinstance(effect, Aim):
        return f"aim {print_marks(effect.marks)}{' x difference' if effect.by_difference else ''}"
    assert isinstance(effect, Asterisk), "a grid effect"
    if effect.block:
        return "* = block"
    return f"* = {print_marks(effect.marks) if effect.effect is None else print_effect(effect.effect)}"


def print_cards(effect: Effect) -> str:
    if isinstance(effect, Draw):
        contracts = " x contracts" if effect.per_contract else ""
        return f"{print_whom(effect.who)}draw {'up to ' if effect.up_to else ''}{effect.number}{contracts}"
    if isinstance(effect, Fetch):
        place = f"top {effect.top}" if effect.place == "top" else effect.place
        others, replaces = "others " if effect.others else "", " as IR" if effect.replaces else ""
        return f"{others}fetch {print_count(effect.number)} {print_filter(effect.filter)} from {place}{replaces}"
    if isinstance(effect, Pass):
        return f"pass T 1 any from top {effect.top}"
    if isinstance(effect, Shuffle):
        up_to, pile = "up to " if effect.up_to else "", " from discard" if effect.from_discard else ""
        contracts = " x contracts" if effect.per_contract else ""
        words = f"shuffle {up_to}{effect.number} {print_filter(effect.filter)}{pile} into deck{contracts}"
        return print_whom(effect.who) + words
    if isinstance(effect, ShuffleHand):
        return f"{print_whom(effect.who)}shuffle hand into deck"
    if isinstance(effect, Discard):
        return f"{print_whom(effect.who)}discard {effect.number} {'random ' if effect.random else ''}{effect.what}"
    if isinstance(effect, Mill):
        return "T mill 1+wounds"
    if isinstance(effect, PlayFetched):
        return "play fetched as IR"
    return "shuffle drawn into deck" if isinstance(effect, ShuffleDrawn) else "look"


def print_rest(effect: Effect) -> str:
    if isinstance(effect, Plain):
        return effect.word
    if isinstance(effect, Give):
        return f"give {effect.whom} {print_marks(effect.marks)}{' x moved' if effect.per_hex else ''}"
    if isinstance(effect, Suffer):
        return f"suffer {print_marks(effect.marks)}"
    if isinstance(effect, Replace):
        return f"replace {effect.what}"
    if isinstance(effect, Remove):
        return f"remove {'up to ' if effect.up_to else ''}{print_count(effect.number)} {'/'.join(effect.kinds)}"
    if isinstance(effect, Gain):
        return f"gain {effect.number} focus{' x contracts' if effect.per_contract else ''}"
    if isinstance(effect, DropFocus):
        return f"{print_whom(effect.who)}discard {print_count(effect.number)} focus"
    if isinstance(effect, Steal):
        return "steal 1 focus"
    if isinstance(effect, Change):
        return f"{print_whom(effect.who)}chg {effect.number}"
    if isinstance(effect, Switch):
        return f"{print_whom(effect.who)}sw {effect.to}"
    return print_lasting(effect)


def print_lasting(effect: Effect) -> str:
    if isinstance(effect, Numbered):
        return f"{effect.word} {effect.number}{' focus' if effect.word == 'keep' else ''}"
    if isinstance(effect, Stays):
        return "stays T" if effect.on_target else f"stays {effect.turns}" if effect.turns else "stays"
    if isinstance(effect, Limit):
        return f"limit {effect.what} {effect.sign}{' ' if effect.sign == '=' else ''}{effect.number}"
    if isinstance(effect, Forbid):
        return f"forbid {effect.what}"
    if isinstance(effect, Init):
        return f"init {print_speed(effect.high, effect.low)}"
    if isinstance(effect, Range):
        return "range +contracts" if effect.per_contract else f"range {effect.number}"
    assert isinstance(effect, Place), "every effect can be printed"
    return f"place {effect.number} {effect.token} on {' '.join(effect.cells)}"
