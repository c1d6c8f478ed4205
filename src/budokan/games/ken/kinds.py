"""The kinds of values in a declaration that are more than one thing's: sides, what a combat is about, figures."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeVar, get_args

from budokan.games.ken.pieces import Count, Fought, Kind, PieceNumber
from budokan.kernel.fields import OneOf, Per

T = TypeVar("T")

Sides = Annotated[list[T], Per(2)]
"""One entry for each of the two players, or of the two sides of a combat."""

CombatKind = Annotated[Fought, OneOf(get_args(Fought))]
Figure = Annotated[str, OneOf(("attack", "defence", "resistance"))]


class Activation(NamedTuple):
    """An ability in force by its owner's word: of which card on the table, which of its cards, and what it aims at."""

    piece: PieceNumber
    card: Kind
    ability: Count
    target: PieceNumber
