"""KEN-34.12: which cards on the table are one choice."""

from __future__ import annotations

from collections.abc import Iterable

from budokan.games.ken.pieces import NONE
from budokan.games.ken.table import Table


def one_of_each(table: Table, numbers: Iterable[int], speaker: int = NONE) -> list[int]:
    """KEN-34.12: of cards that nothing tells apart only the first is offered; `speaker` is the card whose text is asking."""
    found: list[int] = []
    seen: list[object] = []
    for number in numbers:
        same = likeness(table, number, speaker)
        if same not in seen:
            seen.append(same)
            found.append(number)
    return found


def likeness(table: Table, number: int, speaker: int) -> object:
    """KEN-34.12: everything that tells a card from its equals; its very number if it has a spot of its own."""
    piece = table.pieces[number]
    if number == speaker or has_own_spot(table, number):
        return number
    return (piece.seat, piece.card, piece.copies, piece.engaged, piece.assigned)


def has_own_spot(table: Table, number: int) -> bool:
    """A place in its column, a card in a group or in a combat, the target of a declared attack."""
    if table.box.type[table.pieces[number].card] == "place" or table.in_a_group(number):
        return True
    return any(battle.target == number for battle in table.battles)
