"""What a card keeps of the attack it is making: which lines that add to it were paid for, and whether it gave a poison.

Both stand in one number, `Play.adds`, in which a position keeps them: a bit for each line of the grid, and one for the poison.
Nobody but this page knows the bits.
"""

from __future__ import annotations

from budokan.games.senjutsu.parts import Play

POISON = 1 << 21
"""Above the bits of the lines: no card has so many."""


def begin_anew(play: Play) -> None:
    """SJ-28.1: the attack begins, and nothing has added to it yet."""
    play.adds = 0


def note_bought(play: Play, line: int) -> None:
    """SJ-28.2: the price of this line of the grid was paid."""
    play.adds |= 1 << line


def was_bought(play: Play, line: int) -> bool:
    """SJ-13.6: whether it was."""
    return bool(play.adds >> line & 1)


def note_poison(play: Play) -> None:
    """SJ-22.18: one of its marks gave a poison."""
    play.adds |= POISON


def gave_poison(play: Play) -> bool:
    """SJ-22.18: whether one did."""
    return bool(play.adds & POISON)
