"""Chapter 33: how a foe moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import Hex, distance, sees
from budokan.games.senjutsu.parts import BEHAVIOURS, NONE
from budokan.games.senjutsu.solo.foes import (
    aside,
    behaviour_of,
    preferred_distance,
    preferred_hex,
    turned_away,
)
from budokan.games.senjutsu.solo.reach import End, steps_in, ways_to
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.events import Event

TOO_FAR = 999

Key = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a foe is about to do: every end its rule allows, equally good ones together, and the rule in words."""

    ends: tuple[End, ...]
    told: Event


def best_of(ends: Sequence[End], keys: list[Key]) -> tuple[End, ...]:
    """The ends with the least key, in the order of directions (SJ-32.2)."""
    least = min(keys)
    best = [end for end, key in zip(ends, keys, strict=True) if key == least]
    return tuple(sorted(best, key=lambda end: end.path) if len(best) > 1 else best)


def move_in_melee(table: Table, foe: Figure, target: Figure, ends: list[End], free: set[Hex]) -> Plan:
    """SJ-33.4, SJ-33.5: a free way to the preferred hex; otherwise the shortest way to the preferred distance."""
    goal, here = preferred_hex(table, foe, target), table.at[foe]
    far = ways_to([goal], free, ends, here) if goal != NONE else {}
    if here in far:
        told: Event = tell.MovesToItsSide(foe, table.owner(target), BEHAVIOURS[behaviour_of(table, foe)])
        return Plan(approach(table, foe, target, far, ends), told)
    far = ways_to(ring(table, target, preferred_distance(table, foe)), free, ends, here)
    told = tell.MovesTheShortestWay(foe, table.owner(target))
    return Plan(approach(table, foe, target, far, ends), told)


def ring(table: Table, target: Figure, far: int) -> list[Hex]:
    """Every hex at this distance from the target."""
    there = table.at[target]
    return [hex for hex in table.hexes if distance(hex, there) == far]


def approach(table: Table, foe: Figure, target: Figure, far: dict[Hex, int], ends: list[End]) -> tuple[End, ...]:
    """SJ-33.1, SJ-33.6, SJ-33.7: what is left of the way, by the fewest steps, then its side, then facing the player."""
    there = table.at[target]
    near = best_of(ends, [still_to_go(table, foe, there, far, end) for end in ends])
    keys: list[Key] = []
    for end in near:
        side = aside(table, foe, target, end.hex)
        keys.append((side, turned_away(end.hex, end.facing, there), len(end.path)))
    return best_of(near, keys)


def still_to_go(table: Table, foe: Figure, there: Hex, far: dict[Hex, int], end: End) -> Key:
    left = far.get(end.hex, TOO_FAR)
    astray = abs(distance(end.hex, there) - preferred_distance(table, foe)) if left == TOO_FAR else 0
    return left, astray, steps_in(end.path)


# Ranged foes.


def astray(table: Table, foe: Figure, far: int) -> int:
    """SJ-32.30, SJ-33.14: how far from its preferred distance; whatever is beyond it is at it, unless foes come near."""
    wanted = preferred_distance(table, foe)
    return abs(far - wanted) if far < wanted or table.rules.foe_archers == "come-near" else 0


def has_sight(table: Table, end: End, target: Figure) -> bool:
    return sees(end.hex, end.facing, table.at[target], table.solid)


def move_in_range(table: Table, foe: Figure, target: Figure, ends: list[End], free: set[Hex]) -> Plan:
    """SJ-33.8 to SJ-33.12, SJ-33.14: stay, retreat, or look for a line of sight."""
    here, there = table.at[foe], table.at[target]
    wanted, far = preferred_distance(table, foe), distance(here, there)
    standing = [end for end in ends if end.hex == here]
    owner, side = table.owner(target), BEHAVIOURS[behaviour_of(table, foe)]
    if far < wanted:
        return Plan(best_of(ends, [retreat(table, foe, target, end) for end in ends]), tell.Retreats(foe, owner, side))
    if any(has_sight(table, end, target) for end in standing):
        if far == wanted or table.rules.foe_archers == "stay":
            keys = [facing_first(table, target, end) for end in standing]
            return Plan(best_of(standing, keys), tell.StaysInSight(foe, owner))
        return into_range(table, foe, target, ends)
    return look_for_sight(table, foe, target, ends, free)


def facing_first(table: Table, target: Figure, end: End) -> Key:
    blind = 0 if has_sight(table, end, target) else 1
    return blind, turned_away(end.hex, end.facing, table.at[target]), len(end.path)


def retreat(table: Table, foe: Figure, target: Figure, end: End) -> Key:
    """SJ-33.9: as far as its distance, in sight if it can, on the side of its Behaviour."""
    short = abs(preferred_distance(table, foe) - distance(end.hex, table.at[target]))
    blind, away, length = facing_first(table, target, end)
    return short, blind, aside(table, foe, target, end.hex), away, length


def into_range(table: Table, foe: Figure, target: Figure, ends: list[End]) -> Plan:
    """SJ-33.14: by option nearer, but no nearer than its distance."""
    wanted = preferred_distance(table, foe)
    keys: list[Key] = []
    for end in ends:
        far = distance(end.hex, table.at[target])
        missing = far - wanted if far >= wanted else TOO_FAR
        blind, away, length = facing_first(table, target, end)
        keys.append((missing, blind, aside(table, foe, target, end.hex), away, length))
    return Plan(best_of(ends, keys), tell.ComesIntoRange(foe, table.owner(target)))


def look_for_sight(table: Table, foe: Figure, target: Figure, ends: list[End], free: set[Hex]) -> Plan:
    """SJ-33.10, SJ-33.11, SJ-33.12: along the way to its side until it sees; if that is shut, anywhere it would see."""
    there = table.at[target]
    goal = preferred_hex(table, foe, target)
    far = ways_to([goal], free, ends, table.at[foe]) if goal != NONE else {}
    now = far.get(table.at[foe], 0)
    owner = table.owner(target)
    on_way = [end for end in ends if far.get(end.hex, TOO_FAR) <= now]
    if now and on_way:
        keys: list[Key] = []
        for end in on_way:
            seeing = has_sight(table, end, target)
            left = 0 if seeing else far[end.hex]
            keys.append((0 if seeing else 1, left, steps_in(end.path), far[end.hex], turned_away(end.hex, end.facing, there)))
        return Plan(best_of(on_way, keys), tell.SeeksSight(foe, owner, BEHAVIOURS[behaviour_of(table, foe)]))
    keys = [
        (
            0 if has_sight(table, end, target) else 1,
            astray(table, foe, distance(end.hex, there)),
            steps_in(end.path),
            turned_away(end.hex, end.facing, there),
        )
        for end in ends
    ]
    return Plan(best_of(ends, keys), tell.SeeksAnySight(foe, owner))
