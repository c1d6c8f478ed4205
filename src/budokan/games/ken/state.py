"""Everything on a table of Ken il Guerriero, each field declared once; `make generated` writes the rest of it.

Cards in hands, futures and pasts are named by kind; what stands in a present is a piece with a number, because two equal
armies may bear different arms. Numbers grow in the order of play, so a column of places is in the order of its numbers.
"""

from __future__ import annotations

from typing import Annotated

from budokan.games.ken.book import Book
from budokan.games.ken.box import Box, Deck
from budokan.games.ken.kinds import Activation, CombatKind, Figure, Sides
from budokan.games.ken.options import Options
from budokan.games.ken.pieces import (
    Battle,
    Count,
    Group,
    Invoked,
    Kind,
    Piece,
    PieceId,
    PieceNumber,
    Used,
)
from budokan.kernel.fields import MayLack, Sorted, at_home, brought, formerly, given, kept, worked_out
from budokan.kernel.piles import Shuffle
from budokan.kernel.texts import Seat


@at_home("budokan.games.ken.combats")
class Combat:
    """A combat under way. `slayer` was kept by the first rules; it is read and not looked at, so that their games go on."""

    kind: CombatKind = brought()
    attacker: Seat = brought()
    place: MayLack[PieceNumber] = brought()
    groups: Sides[Group] = brought()
    firsts: MayLack[list[PieceNumber]]
    activated: MayLack[list[Activation]]
    spent: MayLack[Sides[Count]]
    used: MayLack[list[Used]]
    events: MayLack[list[Invoked]]
    annulled: MayLack[list[PieceNumber]]
    zeroed: MayLack[list[tuple[PieceNumber, Figure]]]
    suicides: MayLack[list[PieceNumber]]
    slayer: MayLack[bool] = formerly()
    surplus: MayLack[Sides[bool]]
    ended: MayLack[bool]


class Table:
    """Everything on the table; the order of futures and pasts is from bottom to top, places in order of play."""

    rules: Options = given()
    box: Box = given()
    decks: list[Deck] = given(shared=False)
    advanced: bool = given()
    book: Book = given()
    hands: Sides[list[Kind]]
    futures: Sides[list[Kind]]
    loose: tuple[Shuffle, ...] = worked_out(shared=True)
    """Of an imagined table the shuffles of both futures, which are put off until somebody draws."""
    pasts: Sides[list[Kind]]
    removed: Sides[list[Kind]]
    pieces: dict[PieceId, Piece] = kept(by="id")
    forces: Sides[list[PieceNumber]] = worked_out()
    places: Sides[list[PieceNumber]] = worked_out()
    destiny: Sides[list[PieceNumber]] = worked_out()
    points: Sides[Count]
    known: Sides[Annotated[list[Kind], Sorted()]]
    attacked: Sides[bool]
    lasting: list[tuple[Kind, Count]]
    battles: list[Battle]
    combats: list[Combat]
    turn: Seat
    turn_number: Count
    last_piece: PieceNumber
