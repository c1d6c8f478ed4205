"""Reads a card text into values. What cannot be read is said with line, column and what was expected."""

from __future__ import annotations

from budokan.games.senjutsu.language.effects import parse_effect
from budokan.games.senjutsu.language.reader import JOINTS, CardTextError, Reader, either, parse_speed
from budokan.games.senjutsu.language.values import (
    EVENTS,
    GATE_WORDS,
    KAMAE,
    OPEN,
    CardText,
    Clause,
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


def parse(words: str) -> CardText:
    """A whole card text."""
    reader = Reader(words)
    parts = [Part(0, 0, parse_sections(reader))]
    while reader.taken("//"):
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
            return tuple(sections)
        if any(one.label == label for one in sections):
            raise reader.error(text("sj-wants-once", label=label))
        sections.append(Section(label, parse_clauses(reader)))


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
    return Line(joint, tuple(effects))
