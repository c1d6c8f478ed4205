"""The face of a card as a picture needs it: the strip, the grids and the lines, from the very values the rules read.

So the picture cannot disagree with the rule. Words are named by their message in the catalogues.
"""

from __future__ import annotations

from typing import Any

from budokan.games.senjutsu.box import Box, Sheet
from budokan.games.senjutsu.cards import Deck
from budokan.games.senjutsu.hexes import CELLS, RINGS
from budokan.games.senjutsu.language.printer import print_gate, print_line, print_marks, print_speed
from budokan.games.senjutsu.language.values import KAMAE, Attack, Block, Clause, Effect, Option, Part


def card_face(box: Box, card: str) -> dict[str, Any]:
    """Everything on the card with this id; for a half of a Hachiko card `id.aggression` or `id.determination`."""
    sheet = box.sheet(card)
    return {
        "card": card,
        "name": f"sj-card-{card}",
        "rank": f"sj-rank-{sheet.rank}",
        "types": [f"sj-type-{kind}" for kind in sheet.types],
        "instant": f"sj-instant-{sheet.instant}" if sheet.instant else None,
        "speed": "=" if sheet.equal else print_speed(sheet.high, sheet.low),
        "focus": sheet.focus,
        "kamae": [f"sj-kamae-{KAMAE[letter]}" for letter in sheet.kamae],
        "range": sheet.range,
        "marks": [f"sj-word-{word}" for word in marks_of(sheet)],
        "parts": [face_of_part(part) for part in sheet.text.parts],
    }


def deck_face(deck: Deck) -> dict[str, Any]:
    """A ready-made deck: its name and its list."""
    return {"deck": deck.id, "name": f"sj-deck-{deck.id}", "cards": dict(deck.cards), "specials": list(deck.special)}


def marks_of(sheet: Sheet) -> list[str]:
    """The small signs of the strip."""
    signs = {
        "prepared": sheet.prepared,
        "bushido": sheet.bushido,
        "stealthed": sheet.requires == "stealth",
        "desperation": sheet.requires == "desperation",
    }
    return [word for word, shown in signs.items() if shown]


def face_of_part(part: Part) -> dict[str, Any]:
    sections = [{"label": one.label, "lines": [face_of_clause(clause) for clause in one.clauses]} for one in part.sections]
    return {"speed": print_speed(part.high, part.low), "sections": sections}


def face_of_clause(clause: Clause) -> list[dict[str, Any]]:
    """The options of a line."""
    return [face_of_option(option) for option in clause.options]


def face_of_option(option: Option) -> dict[str, Any]:
    effects = [effect for line in option.lines for effect in line.effects]
    return {
        "gate": print_gate(option.gate),
        "words": [print_line(line) for line in option.lines],
        "grid": [cell for effect in effects for cell in grid_cells(effect)],
    }


def grid_cells(effect: Effect) -> list[list[Any]]:
    """The cells of a grid with their offsets from the figure and what they show."""
    if isinstance(effect, Attack):
        shown = [(name, print_marks(marks)) for name, marks in effect.cells]
    elif isinstance(effect, Block):
        shown = [(name, "*" if star else "block") for name, star in effect.cells]
    else:
        return []
    return [[cell, *CELLS[cell], marks] for name, marks in shown for cell in RINGS.get(name, (name,))]
