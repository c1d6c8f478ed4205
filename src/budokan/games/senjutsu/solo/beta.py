"""Chapter 43: how the foes of BETA V7 move."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import STEP, Hex, distance
from budokan.games.senjutsu.solo.foes import across, turned_away
from budokan.games.senjutsu.solo.movement import TOO_FAR, Key, Plan, best_of
from budokan.games.senjutsu.solo.reach import End, steps_in, ways_to
from budokan.games.senjutsu.table import Figure, Table

BACK = 3


def go_behind(table: Table, foe: Figure, target: Figure, ends: list[End], free: set[Hex]) -> Plan:
    """SJ-43.8 to SJ-43.10: face the player, come next to him by the shortest way, then behind him by its own left side."""
    here, there = table.at[foe], table.at[target]
    if distance(here, there) > 1:
        far = ways_to([there + step for step in STEP], free, ends, here)
        keys = [come_near(table, target, far.get(end.hex, TOO_FAR), end) for end in ends]
    else:
        back = (table.facing[target] + BACK) % 6
        around = free & {there + step for step in STEP} | {here}
        far = ways_by_left(there, back, around)
        if here in far:
            ends = [end for end in ends if end.hex in far and steps_in(end.path) == far[here] - far[end.hex]] or ends
        else:
            far = ways_to([there + STEP[back]], around, ends, here)
        keys = [go_round(table, foe, target, far.get(end.hex, TOO_FAR), end) for end in ends]
    return Plan(best_of(ends, keys), tell.GoesBehind(foe, table.owner(target)))


def ways_by_left(there: Hex, back: int, around: set[Hex]) -> dict[Hex, int]:
    """SJ-43.8: how many steps each free hex around him is from his back for one who keeps going to its own left."""
    far: dict[Hex, int] = {}
    for steps in range(6):
        hex = there + STEP[(back - steps) % 6]
        if hex not in around:
            break
        far[hex] = steps
    return far


def come_near(table: Table, target: Figure, left: int, end: End) -> Key:
    """The fewest hexes left, facing him."""
    there = table.at[target]
    return left, distance(end.hex, there), turned_away(end.hex, end.facing, there), steps_in(end.path), len(end.path)


def go_round(table: Table, foe: Figure, target: Figure, left: int, end: End) -> Key:
    """Round him to his back; where its left is shut, of two ways the one that begins there."""
    there = table.at[target]
    return left, across(table, end.hex, foe), turned_away(end.hex, end.facing, there), steps_in(end.path), len(end.path)
