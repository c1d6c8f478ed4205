"""Chapter 11: the ways a step may take: free ones, forced ones, and who need not keep to one."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import drunk
from budokan.games.senjutsu.hexes import STEP
from budokan.games.senjutsu.table import Figure, Table


def loose(table: Table, figure: Figure) -> bool:
    """SJ-31.35, SJ-39.18: each part may go another way: the drunken Wakou, and everybody in the beta."""
    return table.book.edition.has_free_steps() or drunk(table, figure)


def whole_way_open(table: Table, figure: Figure, way: int, steps: int) -> bool:
    hex = table.at[figure]
    step = STEP[(table.facing[figure] + way) % 6]
    for _ in range(steps):
        hex += step
        if not table.open(hex):
            return False
    return True


def forced_ways(table: Table, figure: Figure, ways: tuple[int, ...], steps: int) -> list[int]:
    """SJ-11.14, SJ-11.15: the ways that are open all along; if there is none, any."""
    free = [way for way in ways if whole_way_open(table, figure, way, steps)]
    return free or list(ways)
