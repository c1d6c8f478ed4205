"""How a card text is read where it strikes: grids, blocks, shots, marks, and how fast and how far."""

from __future__ import annotations

import re

from budokan.games.senjutsu.hexes import CELLS
from budokan.games.senjutsu.language.reader import ENDS, Reader, either, parse_marks, parse_speed
from budokan.games.senjutsu.language.values import (
    ALL,
    MARKS,
    STATUSES,
    Aim,
    Attack,
    Block,
    Give,
    Init,
    Marks,
    Range,
    React,
    Remove,
    Suffer,
)
from budokan.kernel.texts import text


def parse_attack(reader: Reader) -> Attack:
    reader.at += 1
    cells: list[tuple[str, Marks]] = []
    while reader.word not in ENDS:
        name, colon, marks = reader.word.partition(":")
        if not colon or (name not in CELLS and name not in ("RING1", "RING2")) or any(name == one for one, _ in cells):
            raise reader.error(text("sj-wants-attack-cell-once"))
        cells.append((name, parse_marks(reader, marks, star=True)))
        reader.at += 1
    if not cells:
        raise reader.error(text("sj-wants-attack-cell"))
    return Attack(tuple(cells))


def parse_block(reader: Reader) -> Block:
    reader.at += 1
    cells: list[tuple[str, bool]] = []
    while reader.word not in ENDS:
        name, star, rest = reader.word.partition(":*")
        if rest or (name not in CELLS and name not in ("RING1", "RING2")) or any(name == one for one, _ in cells):
            raise reader.error(text("sj-wants-block-cell-once"))
        cells.append((name, bool(star)))
        reader.at += 1
    if not cells:
        raise reader.error(text("sj-wants-block-cell"))
    return Block(tuple(cells))


def parse_react(reader: Reader) -> React:
    reader.at += 1
    if not re.fullmatch(r"\d(,\d)*", reader.word):
        raise reader.error(text("sj-wants-reactions"))
    return React(tuple(int(speed) for speed in reader.take().split(",")))


def parse_aim(reader: Reader) -> Aim:
    reader.at += 1
    marks = parse_marks(reader, reader.word, star=True)
    reader.at += 1
    return Aim(marks, reader.taken_all("x difference"))


def parse_give(reader: Reader) -> Give:
    reader.at += 1
    whom = reader.one_of(("T", "every"), either("T", "every"))
    marks = parse_marks(reader, reader.word, star=False)
    reader.at += 1
    return Give(whom, marks, reader.taken_all("x moved"))


def parse_suffer(reader: Reader) -> Suffer:
    reader.at += 1
    marks = parse_marks(reader, reader.word, star=False)
    if any(mark in ("exec", "poi") for _, mark in marks):
        raise reader.error(text("sj-wants-one-of", known=", ".join(mark for mark in MARKS if mark != "poi")))
    reader.at += 1
    return Suffer(marks)


def parse_remove(reader: Reader) -> Remove:
    reader.at += 1
    up_to = reader.taken_all("up to")
    number = ALL if reader.taken("all") else reader.number()
    kinds = tuple(reader.word.split("/"))
    if not all(kind in STATUSES for kind in kinds):
        raise reader.error(text("sj-wants-statuses"))
    reader.at += 1
    return Remove(up_to, number, kinds)


def parse_init(reader: Reader) -> Init:
    reader.at += 1
    high, low = parse_speed(reader, "")
    return Init(high, low)


def parse_range(reader: Reader) -> Range:
    reader.at += 1
    return Range(0, per_contract=True) if reader.taken("+contracts") else Range(reader.number())
