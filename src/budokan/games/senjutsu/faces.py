"""The face of a card as a picture needs it: the very values the rules read, JSON-ready.

So the picture cannot disagree with the rule. An effect is an object with its kind under `do`; names are messages of the
catalogues.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from budokan.games.senjutsu import seen
from budokan.games.senjutsu.box import Box, Sheet
from budokan.games.senjutsu.language.values import OPEN, Clause, Effect, Gate, Line, Option, Part


def card_face(sheet: Sheet, number: str = "", source: str = "printed") -> seen.Face:
    """Everything on a card; its number and its source are not of the rules and come from the card's file."""
    return seen.Face(
        deck=sheet.deck,
        rank=sheet.rank,
        types=list(sheet.types),
        number=number,
        source=source,
        equal=sheet.equal,
        high=sheet.high,
        low=sheet.low,
        focus=sheet.focus,
        kamae=list(sheet.kamae),
        requires=sheet.requires,
        range=sheet.range,
        instant=sheet.instant,
        moments=list(sheet.moments()),
        prepared=sheet.prepared,
        bushido=sheet.bushido,
        clock=sheet.clock,
        parts=[face_of_part(part) for part in sheet.text.parts],
    )


def own_faces(box: Box, cards: Iterable[str]) -> dict[str, seen.Face]:
    """The faces of cards that are somebody's own."""
    return {card: card_face(box.sheets[card], box.sheets[card].number, "reconstructed") for card in cards}


def face_of_part(part: Part) -> seen.Part:
    sections = [seen.Section(one.label, [face_of_clause(clause) for clause in one.clauses]) for one in part.sections]
    return seen.Part(part.high, part.low, sections)


def face_of_clause(clause: Clause) -> list[seen.Choice]:
    """The options of one line of the card."""
    return [face_of_option(option) for option in clause.options]


def face_of_option(option: Option) -> seen.Choice:
    return seen.Choice(face_of_gate(option.gate), [face_of_line(line) for line in option.lines])


def face_of_gate(gate: Gate) -> seen.Gate | None:
    return None if gate == OPEN else seen.Gate(list(gate.kamae), gate.focus, list(gate.words))


def face_of_line(line: Line) -> seen.Line:
    return seen.Line(line.joint, [face_of_effect(effect) for effect in line.effects])


def face_of_effect(effect: Effect) -> seen.Effect:
    """The effect with all its figures, and its kind under `do`."""
    values = {one.name: plain(getattr(effect, one.name)) for one in fields(effect)}
    return {"do": type(effect).__name__.lower(), **values}


def plain(value: Any) -> Any:
    """A value inside an effect: marks and cells become lists, an effect inside an effect its face."""
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return face_of_effect(value) if isinstance(value, Effect) else value
