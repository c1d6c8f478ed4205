"""KEN-34.12: which cards on the table are one choice."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.games.ken.pieces import NONE
from budokan.games.ken.table import Table


def one_of_each(table: Table, numbers: Sequence[int], speaker: int = NONE) -> list[int]:
    """KEN-34.12: of cards that nothing tells apart only the first is offered; `speaker` is the card whose text is asking."""
    pieces = table.pieces
    if len(numbers) < 2:
        return list(numbers)
    found: list[int] = []
    for number in numbers:
        card = pieces[number].card
        for one in found:
            if pieces[one].card == card and look_alike(table, one, number) and speaker not in (one, number):
                break
        else:
            found.append(number)
    return found


def look_alike(table: Table, one: int, other: int) -> bool:
    """KEN-34.12: whether nothing tells these cards apart: what they are, what lies on them, and a spot of their own."""
    this, that = table.pieces[one], table.pieces[other]
    if this.card != that.card or this.seat != that.seat or this.copies != that.copies or this.engaged != that.engaged:
        return False
    return this.assigned == that.assigned and not has_own_spot(table, one) and not has_own_spot(table, other)


def has_own_spot(table: Table, number: int) -> bool:
    """A place in its column, a card in a group or in a combat, the target of a declared attack."""
    if table.box.type[table.pieces[number].card] == "place" or table.in_a_group(number):
        return True
    return bool(table.battles) and any(battle.target == number for battle in table.battles)
