"""What the present question is about, for the board: whose figure moves, which card is carried out, what its options do.

All of it is open to everybody: cards are asked about only after they have been revealed.
"""

from __future__ import annotations

from budokan.games.senjutsu import seen
from budokan.games.senjutsu.faces import face_of_effect, face_of_gate
from budokan.games.senjutsu.language.compiler import Choice
from budokan.games.senjutsu.parts import NOBODY
from budokan.games.senjutsu.rules.add_ons import MayAddOn
from budokan.games.senjutsu.rules.lines import ChooseOption, MayPay, rules_of
from budokan.games.senjutsu.rules.movement import Moving
from budokan.games.senjutsu.rules.places import FaceFigure, OfferPlace
from budokan.games.senjutsu.rules.shifts import Shoving
from budokan.games.senjutsu.rules.tokens import PlaceToken
from budokan.games.senjutsu.table import Table


def see_question(table: Table) -> seen.Question | None:
    """The figure that is moved, turned or placed, the number of the card in play, and the options of its line."""
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
    return about(table, NOBODY, asked.play, []) if isinstance(asked, MayAddOn | PlaceToken) else None


def about(table: Table, figure: int, play: int, choices: list[seen.Choice]) -> seen.Question:
    who = None if figure == NOBODY else seen.Who(table.owner(figure), table.is_dog(figure))
    return seen.Question(who, None if play == NOBODY else play, choices)


def face_of_choice(choice: Choice) -> seen.Choice:
    """An option of a line, in the form of a card's face."""
    lines = [
        seen.Line("THEN" if step else "", [face_of_effect(one) for one in act.effects]) for step, act in enumerate(choice.acts)
    ]
    return seen.Choice(face_of_gate(choice.gate), lines)
