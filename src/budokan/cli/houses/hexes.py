"""What a player calls the hexes of a field: a letter for the column, from the left, a number for how far down it lies.

The browser names them by the same rule (`web/src/games/senjutsu/hexes.ts`), so that people at both can talk to each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from budokan.games.senjutsu.hexes import axial, hex_named


def axial_named(hex: str) -> tuple[int, int]:
    return axial(hex_named(hex))


def call_hexes(hexes: Sequence[str]) -> dict[str, str]:
    """`C2` for each hex as moves and events write it (`-1,0`)."""
    places = {hex: axial_named(hex) for hex in hexes}
    left = min(q for q, _ in places.values())
    top = min(2 * r + q for q, r in places.values())
    return {hex: f"{_column(q - left)}{(2 * r + q - top) // 2 + 1}" for hex, (q, r) in places.items()}


def _column(number: int) -> str:
    return ("" if number < len(ascii_uppercase) else "A") + ascii_uppercase[number % len(ascii_uppercase)]
