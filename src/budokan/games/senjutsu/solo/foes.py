"""Chapter 32: the foes: how near they like to be, on which side, and whom they turn to."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.games.senjutsu.hexes import STEP, WIDTH, Hex, axial, distance, turned
from budokan.games.senjutsu.parts import CENTRE, LEFT, NONE
from budokan.games.senjutsu.table import Figure, Table

SIDE_WAYS = (5, 0, 1)
"""SJ-32.5: Left is the direction of the player's front left, Centre of his front, Right of his front right."""

OFFENSIVE, DEFENSIVE = "offensive", "defensive"

TOUGHER = 3
"""SJ-68.51: so many markers on Enlightened Path raise its limit."""


def number_of(table: Table, foe: Figure) -> int:
    return foe - table.seats


def foes(table: Table) -> list[Figure]:
    """Every foe that stands."""
    return [foe for foe in range(table.seats, table.seats + table.solo.count) if table.alive[foe]]


def behaviour_of(table: Table, foe: Figure) -> int:
    return table.solo.behaviour[foe - table.seats]


def is_offensive(table: Table, foe: Figure) -> bool:
    return table.solo.offensive[foe - table.seats]


def limit_of(table: Table, foe: Figure) -> int:
    """SJ-32.12 to SJ-32.14: the limit of Wounds and of Stuns, raised on the Enlightened Path."""
    number = foe - table.seats
    return table.solo.limits[number] + (1 if table.solo.tally[number] >= TOUGHER else 0)


def preferred_distance(table: Table, foe: Figure) -> int:
    """SJ-32.30, SJ-32.31: its own, unless a card has set another (SJ-67.41)."""
    return table.solo.prefers[foe - table.seats] or table.box.foes[table.characters[foe]].distance


def is_ranged(table: Table, foe: Figure) -> bool:
    """SJ-33.8: whether it moves as one who shoots; not any longer once its preferred distance is 1."""
    return table.box.foes[table.characters[foe]].ranged and not table.solo.prefers[foe - table.seats]


def preferred_hex(table: Table, foe: Figure, target: Figure) -> Hex:
    """SJ-32.4, SJ-32.5: at its distance on the side of its Behaviour; NONE of one who has no front (SJ-37.26)."""
    if target == table.solo.lord:
        return NONE
    side = (table.facing[target] + SIDE_WAYS[behaviour_of(table, foe)]) % 6
    return table.at[target] + preferred_distance(table, foe) * STEP[side]


def across(table: Table, hex: Hex, origin: Figure) -> int:
    """How far to the right of a figure's front a hex lies; below zero to the left."""
    q, r = axial(hex)
    here_q, here_r = axial(table.at[origin])
    return turned((q - here_q, r - here_r), (6 - table.facing[origin]) % 6)[0]


def aside(table: Table, foe: Figure, target: Figure, hex: Hex) -> int:
    """SJ-33.6: how little a hex lies on the side of the Behaviour, from the target's front; the least is taken."""
    if target == table.solo.lord:
        return 0
    right = across(table, hex, target)
    behaviour = behaviour_of(table, foe)
    if behaviour == CENTRE:
        return abs(right)
    return right if behaviour == LEFT else -right


def target_of(table: Table, foe: Figure) -> Figure:
    """SJ-32.32 to SJ-32.34: the nearest; then the one best aligned with its side; then the one most to its left."""
    return first_of(table, foe, table.opponents(foe))


def first_of(table: Table, foe: Figure, rivals: Sequence[Figure]) -> Figure:
    """Of these the one a foe turns to first; NONE of none."""
    here = table.at[foe]

    def order(rival: Figure) -> tuple[int, ...]:
        wanted = preferred_hex(table, foe, rival)
        aligned = WIDTH if wanted == NONE else distance(here, wanted)
        return distance(here, table.at[rival]), aligned, across(table, table.at[rival], foe), rival

    return min(rivals, key=order, default=NONE)


def is_behind(table: Table, hex: Hex, target: Figure) -> bool:
    """SJ-34.5: nearer to the hexes at the target's back than to those at its front."""
    if target == table.solo.lord:
        return False
    here, front = table.at[target], table.facing[target]
    back = min([distance(hex, here + STEP[(front + way) % 6]) for way in (2, 3, 4)])
    ahead = min([distance(hex, here + STEP[(front + way) % 6]) for way in (5, 0, 1)])
    return back < ahead


def turned_away(hex: Hex, facing: int, target: Hex) -> int:
    """SJ-33.1: by how many sides a front misses the target."""
    far = distance(hex, target)
    for turns in range(4):
        for side in (facing + turns, facing - turns):
            if distance(hex + STEP[side % 6], target) < far:
                return turns
    return 0
