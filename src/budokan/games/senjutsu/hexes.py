"""The field's geometry: hexes as numbers, directions, grids, shortest ways and lines of sight.

A hex is one number, so that a step is an addition: `hex + STEP[side]`. Sides are counted clockwise from the top of the
field; what a card says is read from a figure's front (SJ-1.3), so way `w` of a figure that faces `f` is side `(f + w) % 6`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

if TYPE_CHECKING:
    from mypy_extensions import i64  # only a name for the compiler: plain Python sees an int

Hex = Annotated[int, msgspec.Meta(ge=-1, le=4095)]
"""A place on the field, or -1 off it."""

Side = int

WIDTH: Final = 64
MIDDLE: Final = 32
REACH: Final = 24
"""How far from the middle a field may go: beyond it hexes would run over the edge of their row."""

SIDES: Final = ("n", "ne", "se", "s", "sw", "nw")
"""The names of the six sides of the field."""

AXIAL: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""One step to each side in axial coordinates."""

CELLS: Final[dict[str, tuple[int, int]]] = {
    "F": (0, -1),
    "FR": (1, -1),
    "BR": (1, 0),
    "B": (0, 1),
    "BL": (-1, 1),
    "FL": (-1, 0),
    "F2": (0, -2),
    "FFR": (1, -2),
    "FR2": (2, -2),
    "R": (2, -1),
    "BR2": (2, 0),
    "BBR": (1, 1),
    "B2": (0, 2),
    "BBL": (-1, 2),
    "BL2": (-2, 2),
    "L": (-2, 1),
    "FL2": (-2, 0),
    "FFL": (-1, -1),
    "F3": (0, -3),
    "F2FR": (1, -3),
    "FFR2": (2, -3),
    "F2FL": (-1, -2),
    "F4": (0, -4),
}
"""SJ-13.2: the hexes of a grid by name, from a figure whose front is up."""

RINGS: Final = {"RING1": tuple(CELLS)[:6], "RING2": tuple(CELLS)[6:18]}

CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""The corners of a hex, clockwise from the left end of its top side, across in half sides and down in half heights."""


def hex_at(q: int, r: int) -> Hex:
    return (r + MIDDLE) * WIDTH + q + MIDDLE


def axial(hex: Hex) -> tuple[int, int]:
    return hex % WIDTH - MIDDLE, hex // WIDTH - MIDDLE


_names: dict[Hex, str] = {}


def name_of(hex: Hex) -> str:
    """`-3,1`: as moves and events write a hex."""
    name = _names.get(hex)
    if name is None:
        q, r = axial(hex)
        name = _names[hex] = f"{q},{r}"
    return name


def hex_named(name: str) -> Hex:
    q, _, r = name.partition(",")
    return hex_at(int(q), int(r))


def is_hex(name: str) -> bool:
    """Whether this names a hex that a field may have."""
    q, _, r = name.partition(",")
    return q.lstrip("-").isdigit() and r.lstrip("-").isdigit() and max(abs(int(q)), abs(int(r))) <= REACH


OFF_FIELD: Final = -1


def name_or_off(hex: Hex) -> str:
    """The name of a hex; nothing off the field."""
    return name_of(hex) if hex >= 0 else ""


def hex_or_off(name: str) -> Hex:
    return hex_named(name) if name else OFF_FIELD


STEP: Final = tuple(r * WIDTH + q for q, r in AXIAL)


def turned(cell: tuple[int, int], sides: int) -> tuple[int, int]:
    """The offset turned clockwise by so many sides."""
    q, r = cell
    for _ in range(sides):
        q, r = -r, q + r
    return q, r


def _offsets(cell: tuple[int, int]) -> tuple[int, ...]:
    """What to add to a figure's hex for this cell, for each of the six facings."""
    offsets: list[int] = []
    for facing in range(6):
        q, r = turned(cell, facing)
        offsets.append(r * WIDTH + q)
    return tuple(offsets)


OFFSETS: Final[dict[str, tuple[int, ...]]] = {name: _offsets(cell) for name, cell in CELLS.items()}


def distance(one: Hex, other: Hex) -> int:
    """Hexes from one to the other: across and down together where they lead the same way, else the longer of the two."""
    here: i64 = one
    there: i64 = other
    across = here % WIDTH - there % WIDTH
    down = here // WIDTH - there // WIDTH
    if across >= 0:
        if down >= 0:
            return across + down
        return across if across > -down else -down
    if down <= 0:
        return -across - down
    return down if down > -across else -across


def seen_from(here: Hex, facing: Side, hex: Hex) -> Hex:
    """A hex as one sees it who stands here and faces there: from the middle of the field, his front up."""
    start: i64 = here
    goal: i64 = hex
    across = goal % WIDTH - start % WIDTH
    down = goal // WIDTH - start // WIDTH
    for _ in range((6 - facing) % 6):
        sideways = -down
        down = across + down
        across = sideways
    return (down + MIDDLE) * WIDTH + across + MIDDLE


def neighbours(hex: Hex) -> list[Hex]:
    return [hex + step for step in STEP]


_disks: dict[int, tuple[int, ...]] = {}


def disk(far: int) -> tuple[int, ...]:
    """What to add to a hex for itself and every hex at most so far away."""
    offsets = _disks.get(far)
    if offsets is None:
        found = [0]
        for _ in range(far):
            found = list(dict.fromkeys([*found, *[offset + step for offset in found for step in STEP]]))
        offsets = _disks[far] = tuple(found)
    return offsets


def hang_together(hexes: Collection[Hex]) -> bool:
    """Whether one can walk from every hex to every other."""
    if not hexes:
        return False
    seen = {min(hexes)}
    front = list(seen)
    while front:
        hex = front.pop()
        for step in STEP:
            near = hex + step
            if near in hexes and near not in seen:
                seen.add(near)
                front.append(near)
    return len(seen) == len(hexes)


def side_toward(hex: Hex, neighbour: Hex) -> Side:
    return STEP.index(neighbour - hex)


def covered(attacker: Hex, struck: Hex, shields: Collection[Hex]) -> bool:
    """SJ-16.2 to SJ-16.4: the struck hex or the attacker's is covered, or a hex of every shortest way between them is."""
    if struck in shields or attacker in shields:
        return True
    far = distance(attacker, struck)
    front = [attacker]
    for left in range(far - 1, 0, -1):
        ahead: list[Hex] = []
        for hex in front:
            for step in STEP:
                near = hex + step
                if near not in shields and near not in ahead and distance(near, struck) == left:
                    ahead.append(near)
        if not ahead:
            return True
        front = ahead
    return False


def any_way_covered(attacker: Hex, struck: Hex, shields: Collection[Hex]) -> bool:
    """SJ-41.1 to SJ-41.3, beta: a cover on the struck hex, the attacker's, or any hex of any shortest way."""
    if struck in shields or attacker in shields:
        return True
    far = distance(attacker, struck)
    return any(distance(attacker, hex) + distance(hex, struck) == far for hex in shields)


def corners(hex: Hex) -> list[tuple[int, int]]:
    """Where the six corners of a hex are."""
    q, r = axial(hex)
    return [(3 * q + x, 2 * r + q + y) for x, y in CORNERS]


def touches(start: tuple[int, int], end: tuple[int, int], hex: Hex) -> bool:
    """Whether the straight line from one point to another crosses or touches a hex.

    Two convex shapes are apart exactly if some line parallel to an edge of one of them separates them.
    """
    across, down = end[0] - start[0], end[1] - start[1]
    shape = corners(hex)
    for x, y in ((0, 1), (1, 1), (1, -1), (-down, across)):
        at_start, at_end = start[0] * x + start[1] * y, end[0] * x + end[1] * y
        low, high = min(at_start, at_end), max(at_start, at_end)
        shadow = [corner[0] * x + corner[1] * y for corner in shape]
        if max(shadow) < low or min(shadow) > high:
            return False
    return True


def sees(hex: Hex, facing: Side, target: Hex, walls: Collection[Hex]) -> bool:
    """SJ-24.2 to SJ-24.6: a line from one of the two front corners to any corner of the target that no wall breaks."""
    standing = [wall for wall in walls if wall not in (hex, target)]
    if not standing:
        return True
    eyes = corners(hex)
    for eye in (eyes[facing], eyes[(facing + 1) % 6]):
        for corner in corners(target):
            if not any(touches(eye, corner, wall) for wall in standing):
                return True
    return False
