"""What the present question is about, for the board: whose figure moves, which card is carried out, what its options do.

All of it is open to everybody: cards are asked about only after they have been revealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from budokan.games.senjutsu.faces import face_of_effect, face_of_gate
from budokan.games.senjutsu.language.compiler import Choice
from budokan.games.senjutsu.plays import NOBODY

if TYPE_CHECKING:
    from budokan.games.senjutsu.table import Table


def see_question(table: Table) -> dict[str, Any] | None:
    """The figure that is moved, turned or placed, the number of the card in play, and the options of its line."""
    from budokan.games.senjutsu.rules.add_ons import MayAddOn
    from budokan.games.senjutsu.rules.lines import ChooseOption, MayPay, rules_of
    from budokan.games.senjutsu.rules.movement import Moving
    from budokan.games.senjutsu.rules.places import FaceFigure, OfferPlace
    from budokan.games.senjutsu.rules.shifts import Shoving

    asked = table.decision
    if isinstance(asked, ChooseOption | MayPay):
        rule = rules_of(table, table.plays[asked.play], asked.stage, asked.section)[asked.index]
        return about(table, NOBODY, asked.play, [face_of_choice(choice) for choice in rule.choices])
    if isinstance(asked, Moving):
        return about(table, asked.figure, asked.play, [])
    if isinstance(asked, Shoving):
        return about(table, asked.target, asked.play, [])
    if isinstance(asked, FaceFigure | OfferPlace):
        return about(table, asked.figure, NOBODY, [])
    return about(table, NOBODY, asked.play, []) if isinstance(asked, MayAddOn) else None


def about(table: Table, figure: int, play: int, choices: list[dict[str, Any]]) -> dict[str, Any]:
    who = None if figure == NOBODY else {"seat": table.owner(figure), "dog": table.is_dog(figure)}
    return {"figure": who, "play": None if play == NOBODY else play, "choices": choices}


def face_of_choice(choice: Choice) -> dict[str, Any]:
    """An option of a line, in the form of a card's face."""
    lines = [
        {"joint": "THEN" if step else "", "effects": [face_of_effect(one) for one in act.effects]}
        for step, act in enumerate(choice.acts)
    ]
    return {"gate": face_of_gate(choice.gate), "lines": lines}
