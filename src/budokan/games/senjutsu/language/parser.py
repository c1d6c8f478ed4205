"""Reads a card text into values. What cannot be read is said with line, column and what was expected."""

from __future__ import annotations

from budokan.games.senjutsu.language.effects import parse_effect
from budokan.games.senjutsu.language.reader import JOINTS, CardTextError, Reader, either, parse_speed
from budokan.games.senjutsu.language.values import (
    EVENTS,
    GATE_WORDS,
    KAMAE,
    OPEN,
    WAYS,
    CardText,
    Clause,
    Effect,
    Gate,
    Line,
    Option,
    Part,
    Rotate,
    Section,
    Step,
)
from budokan.kernel.texts import text

__all__ = ["CardTextError", "parse", "parse_line"]

MOST_PARTS = 3
MOST_LINES = 16
MOST_STEPS = 6
"""The printed cards have 2 parts, 9 lines and 5 steps at most."""

MOST_MIXED = 3
MOST_MOMENTS = 240
"""In how many ways the moves of a card can be under way: what a foe or a bot has to look at. A printed card has 198."""


def parse(words: str) -> CardText:
    """A whole card text."""
    reader = Reader(words)
    parts = [Part(0, 0, parse_sections(reader))]
    while reader.word == "//":
        if len(parts) == MOST_PARTS:
            raise reader.error(text("sj-wants-fewer-parts", most=MOST_PARTS))
        reader.at += 1
        high, low = parse_speed(reader, ":")
        parts.append(Part(high, low, parse_sections(reader)))
    if reader.word:
        raise reader.error(text("sj-wants-end-of-part"))
    return CardText(tuple(parts))


def parse_line(words: str) -> Line:
    """One line by itself, as the frames of the rules name it."""
    reader = Reader(words)
    line = parse_effects(reader, "")
    if reader.word:
        raise reader.error(text("sj-wants-end"))
    return line


def parse_sections(reader: Reader) -> tuple[Section, ...]:
    sections: list[Section] = []
    label = parse_label(reader)
    if label or reader.word not in ("", "//"):
        sections.append(Section(label, parse_clauses(reader)))
    while True:
        label = parse_label(reader)
        if not label:
            break
        if any(one.label == label for one in sections):
            raise reader.error(text("sj-wants-once", label=label))
        sections.append(Section(label, parse_clauses(reader)))
    return tuple(sections)


def parse_label(reader: Reader) -> str:
    """`IS:` or `WHEN reduced:`; empty if no label is next."""
    if reader.taken("IS:"):
        return "IS"
    if not reader.taken("WHEN"):
        return ""
    for event in EVENTS:
        if reader.taken_all(f"{event}:"):
            return f"WHEN {event}"
    raise reader.error(either(*(f"{event}:" for event in EVENTS)))


def parse_clauses(reader: Reader) -> tuple[Clause, ...]:
    clauses = [parse_clause(reader)]
    while reader.taken(";"):
        if reader.word in ("IS:", "WHEN"):
            break
        clauses.append(parse_clause(reader))
    return tuple(clauses)


def parse_clause(reader: Reader) -> Clause:
    options = [parse_option(reader)]
    while reader.taken("OR"):
        options.append(parse_option(reader))
    return Clause(tuple(options))


def parse_option(reader: Reader) -> Option:
    gate = OPEN
    if reader.word.startswith("["):
        gate = parse_gate(reader)
    lines = [parse_effects(reader, "")]
    while reader.word in JOINTS:
        lines.append(parse_effects(reader, reader.take()))
    return Option(gate, tuple(lines))


def parse_gate(reader: Reader) -> Gate:
    """`[A]`, `[B/D]`, `[f+S]`."""
    kamae: tuple[str, ...] = ()
    focus = 0
    words: list[str] = []
    for condition in reader.word[1:-1].split("+"):
        if condition in ("f", "ff") and not focus:
            focus = len(condition)
        elif condition in GATE_WORDS and condition not in words:
            words.append(condition)
        elif not kamae and condition and all(letter in KAMAE for letter in condition.split("/")):
            kamae = tuple(condition.split("/"))
        else:
            raise reader.error(text("sj-wants-gate"))
    reader.at += 1
    return Gate(kamae, focus, tuple(words))


def parse_effects(reader: Reader, joint: str) -> Line:
    """Effects on one line; only moves can be mixed."""
    start = reader.at
    reader.lines += 1
    if reader.lines > MOST_LINES:
        raise reader.error(text("sj-wants-fewer-lines", most=MOST_LINES))
    effects = [parse_effect(reader)]
    while reader.word == ",":
        if not isinstance(effects[-1], Step | Rotate):
            raise reader.error(text("sj-wants-no-comma"))
        reader.at += 1
        following = parse_effect(reader)
        effects.append(following)
        if not isinstance(following, Step | Rotate):
            reader.at -= 1
            raise reader.error(text("sj-wants-move"))
    reader.steps += sum([effect.number for effect in effects if isinstance(effect, Step)])
    reader.moments += moments_of(effects)
    if len(effects) > MOST_MIXED or reader.steps > MOST_STEPS or reader.moments > MOST_MOMENTS:
        reader.at = start
        raise reader.error(text("sj-wants-fewer-moves", steps=MOST_STEPS, mixed=MOST_MIXED))
    return Line(joint, tuple(effects))


def moments_of(effects: list[Effect]) -> int:
    """In how many ways they can be under way: each by how many steps or turns, and which way."""
    if not isinstance(effects[0], Step | Rotate):
        return 0
    moments = 1
    for effect in effects:
        if isinstance(effect, Step):
            moments *= 1 + effect.number * sum([len(WAYS[way]) for way in effect.ways])
        elif isinstance(effect, Rotate):
            moments *= 1 + effect.number * 2
    return moments
