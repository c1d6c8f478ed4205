"""The kinds of values in a declaration that are more than one thing's: sides, what a combat is about, figures."""

from __future__ import annotations

from typing import Annotated, TypeVar, get_args

from budokan.games.ken.pieces import Fought
from budokan.kernel.fields import OneOf, Per

T = TypeVar("T")

Sides = Annotated[list[T], Per(2)]
"""One entry for each of the two players, or of the two sides of a combat."""

CombatKind = Annotated[Fought, OneOf(get_args(Fought))]
Figure = Annotated[str, OneOf(("attack", "defence", "resistance"))]
