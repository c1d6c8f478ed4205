"""How a card text is read where somebody or something moves: steps, rotations, pushes, and tokens put down."""

from __future__ import annotations

from budokan.games.senjutsu.hexes import CELLS
from budokan.games.senjutsu.language.reader import Reader, either
from budokan.games.senjutsu.language.values import (
    WAYS,
    Cancel,
    Effect,
    Place,
    Rotate,
    Shift,
    Step,
    Swap,
)
from budokan.kernel.texts import text

HALF_TURN = 3
"""Farther round nobody needs to turn who may turn either way."""


def parse_step(reader: Reader, who: str) -> Step:
    forced = reader.take() == "step!"
    ways = tuple(reader.word.split("/"))
    if not all(way in WAYS for way in ways):
        raise reader.error(text("sj-wants-ways"))
    reader.at += 1
    number = reader.number()
    toward = reader.one_of(("T", "ashigaru"), either("T", "ashigaru")) if reader.taken("toward") else ""
    return Step(who, forced, ways, number, toward)


def parse_rotation(reader: Reader, who: str) -> Rotate:
    forced = reader.take() == "rot!"
    number = reader.number()
    if number > HALF_TURN and not forced:
        reader.at -= 1
        raise reader.error(text("sj-wants-rotation", most=HALF_TURN))
    return Rotate(who, forced, number)


def parse_shift(reader: Reader) -> Shift:
    kind = reader.take()
    reader.expect("T")
    word = reader.word
    if word.endswith("+moved"):
        reader.words[reader.at] = word[: -len("+moved")]
        return Shift(kind, reader.number(), moved=True)
    return Shift(kind, reader.number())


def parse_swap(reader: Reader) -> Effect:
    reader.at += 1
    reader.expect("T")
    return Swap()


def parse_cancel(reader: Reader) -> Cancel:
    reader.at += 1
    if reader.taken_all("every cards"):
        return Cancel("cards")
    reader.expect("T")
    return Cancel(reader.one_of(("movement", "rotation"), either("movement", "rotation")))


def parse_place(reader: Reader) -> Place:
    reader.at += 1
    start = reader.at
    number = reader.number()
    token = reader.one_of(("caltrop", "traps"), either("caltrop", "traps"))
    reader.expect("on")
    cells: list[str] = []
    while reader.word in CELLS:
        cells.append(reader.take())
    if not cells:
        raise reader.error(text("sj-wants-cells"))
    if number > len(cells):
        reader.at = start
        raise reader.error(text("sj-wants-fewer", most=len(cells)))
    return Place(number, token, tuple(cells))
