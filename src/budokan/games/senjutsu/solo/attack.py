"""Chapter 34: how a foe attacks."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import wound_limit
from budokan.games.senjutsu.hexes import Hex, distance
from budokan.games.senjutsu.language.compiler import Grid, Rule
from budokan.games.senjutsu.parts import NONE, Play
from budokan.games.senjutsu.rules.add_ons import star_marks
from budokan.games.senjutsu.rules.attack import is_stopped, shield_hexes
from budokan.games.senjutsu.rules.targets import in_sight, within_reach
from budokan.games.senjutsu.solo.foes import first_of, is_behind, is_offensive, preferred_hex
from budokan.games.senjutsu.solo.movement import Key, Plan, best_of
from budokan.games.senjutsu.solo.reach import End, ends_of, free_for
from budokan.games.senjutsu.solo.threat import hexes_under_attack, statuses_in, wounds_in
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.events import Event


class Blow:
    """An attack from one end: whom it strikes first and hardest, how hard, and what speaks against it."""

    def __init__(self, end: End) -> None:
        self.end = end
        self.target: Figure = NONE
        self.kills = False
        self.wounds = 0
        self.statuses = 0
        self.from_behind = False
        self.blocked = True
        self.exposed = False
        self.strikes_foe = False

    @property
    def clean(self) -> bool:
        """SJ-34.8 to SJ-34.11: it succeeds, and costs neither the foe nor another anything."""
        return not self.blocked and not self.exposed and not self.strikes_foe


def blows(table: Table, play: Play, rules: tuple[Rule, ...], index: int, unblockable: bool) -> list[Blow]:
    """Every end of the lines before the attack from which it strikes a player."""
    foe = play.figure
    grid = rules[index].choices[0].acts[0].grid
    stars = tuple(star_marks(table, play, rules[index]))
    walls = set(table.solid)
    shields: set[Hex] = set()
    if table.shields and not unblockable:
        for figure in range(2 * table.fighters):
            if figure != foe:
                shields |= shield_hexes(table, figure)
    found: list[Blow] = []
    for end in ends_of(table, play, rules[:index], free_for(table, foe)):
        blow = blow_from(table, foe, grid, stars, end, walls, shields)
        if blow.target != NONE:
            found.append(blow)
    if found:
        danger = hexes_under_attack(table, foe)
        for blow in found:
            blow.exposed = blow.end.hex in danger
    return found


def blow_from(
    table: Table,
    foe: Figure,
    grid: Grid,
    stars: tuple[tuple[int, str], ...],
    end: End,
    walls: set[Hex],
    shields: set[Hex],
) -> Blow:
    """SJ-34.3: what the grid does from this end; without a target if it strikes no player."""
    blow = Blow(end)
    hardest = -1
    for offsets, marks, star in grid:
        hex = end.hex + offsets[end.facing]
        struck = table.figure_on(hex)
        if struck in (NONE, foe) or is_stopped(table, end.hex, hex, walls):
            continue
        if table.team[table.owner(struck)] == table.team[foe]:
            blow.strikes_foe = True
            continue
        all_marks = (*marks, *(stars if star else ()))
        stopped = is_stopped(table, end.hex, hex, walls, shields) if shields else False
        harm = 0 if stopped else wounds_in(all_marks)
        blow.wounds += harm
        blow.statuses += 0 if stopped else statuses_in(all_marks)
        blow.blocked = blow.blocked and stopped
        blow.kills = blow.kills or (not stopped and falls(table, struck, harm))
        if harm > hardest:
            hardest, blow.target = harm, struck
        elif harm == hardest:
            blow.target = first_of(table, foe, (blow.target, struck))
    blow.from_behind = blow.target != NONE and is_behind(table, end.hex, blow.target)
    return blow


def falls(table: Table, figure: Figure, wounds: int) -> bool:
    """SJ-32.2, SJ-37.24: whether so many wounds are the end of a figure; any blow is the end of the fallen lord."""
    if figure == table.solo.lord:
        return True
    return table.harm(figure) + wounds >= wound_limit(table, figure)


def worth(table: Table, foe: Figure, blow: Blow) -> Key:
    """SJ-32.2: defeat, wounds, statuses, no wound of its own, its side, no needless step."""
    wanted = preferred_hex(table, foe, blow.target)
    far = 0 if wanted == NONE else distance(blow.end.hex, wanted)
    risky = 1 if blow.exposed or blow.strikes_foe else 0
    return 0 if blow.kills else 1, -blow.wounds, -blow.statuses, risky, far, len(blow.end.path)


def by_behaviour(table: Table, foe: Figure, blow: Blow) -> Key:
    """SJ-34.11: among several other hexes the Behaviour decides."""
    kills, wounds, statuses, risky, far, steps = worth(table, foe, blow)
    return far, kills, wounds, statuses, risky, steps


def plan_blow(table: Table, foe: Figure, found: list[Blow], daring: bool) -> Plan:
    """SJ-34.4 to SJ-34.15: the five steps of a melee attack; a plan without ends if the attack is impossible.

    Daring is whoever is Offensive, and whoever has nothing else to do (SJ-34.33).
    """
    if not found:
        return Plan((), tell.CannotStrike(foe))
    at_target = aimed_at_first(table, foe, found)
    behind = [blow for blow in at_target if blow.from_behind]
    standing = [blow for blow in at_target if blow.end.hex == table.at[foe]]
    best = the_best(table, foe, behind or standing or at_target)
    if best[0].clean:
        return Plan(ends_in(best), first_step(table, foe, best[0], bool(behind), bool(standing)))
    for hexes in (behind, at_target, found):
        clean = [blow for blow in hexes if blow.clean]
        if clean:
            chosen = sorted_by(table, foe, clean)
            return Plan(ends_in(chosen), tell.StrikesFromElsewhere(foe, table.owner(chosen[0].target)))
    sound = [blow for blow in at_target if not blow.blocked]
    return plan_at_a_price(table, foe, best, sound if daring else [], daring)


def plan_at_a_price(table: Table, foe: Figure, best: list[Blow], sound: list[Blow], daring: bool) -> Plan:
    """SJ-34.13, SJ-34.14, SJ-34.31: no attack is without a price: the daring pay it, others strike only into a block."""
    if best[0].blocked and sound:
        chosen = sorted_by(table, foe, sound)
        return Plan(ends_in(chosen), daring_step(table, foe, chosen[0]))
    if not best[0].exposed and not best[0].strikes_foe:
        return Plan(ends_in(best), tell.StrikesThoughBlocked(foe, table.owner(best[0].target)))
    if daring:
        return Plan(ends_in(best), daring_step(table, foe, best[0]))
    return Plan((), tell.HoldsBack(foe))


def daring_step(table: Table, foe: Figure, blow: Blow) -> Event:
    """SJ-34.13: an Offensive foe strikes because it is one; any other because it has nothing else to do (SJ-34.33)."""
    if is_offensive(table, foe):
        return tell.StrikesAllTheSame(foe, table.owner(blow.target))
    return first_step(table, foe, blow, blow.from_behind, blow.end.hex == table.at[foe])


def aimed_at_first(table: Table, foe: Figure, found: list[Blow]) -> list[Blow]:
    """SJ-34.3, SJ-34.30: the blows on the one it can wound most; of several such, on the one it turns to first."""
    most = max([blow.wounds for blow in found])
    target = first_of(table, foe, [blow.target for blow in found if blow.wounds == most])
    return [blow for blow in found if blow.target == target]


def first_step(table: Table, foe: Figure, blow: Blow, behind: bool, standing: bool) -> Event:
    """SJ-34.4, SJ-34.6, SJ-34.7: which of the first two steps led here."""
    target = table.owner(blow.target)
    if behind:
        return tell.StrikesFromBehind(foe, target)
    return tell.StrikesWhereItStands(foe, target) if standing else tell.StepsToStrike(foe, target)


def the_best(table: Table, foe: Figure, found: list[Blow]) -> list[Blow]:
    keys = [worth(table, foe, blow) for blow in found]
    least = min(keys)
    return [blow for blow, key in zip(found, keys, strict=True) if key == least]


def sorted_by(table: Table, foe: Figure, found: list[Blow]) -> list[Blow]:
    keys = [by_behaviour(table, foe, blow) for blow in found]
    least = min(keys)
    return [blow for blow, key in zip(found, keys, strict=True) if key == least]


def ends_in(found: list[Blow]) -> tuple[End, ...]:
    ends = [blow.end for blow in found]
    return best_of(ends, [(0,)] * len(ends))


def plan_shot(table: Table, play: Play) -> Plan:
    """SJ-34.18, SJ-34.19: whoever sees a player within range attacks; whoever does not moves."""
    foe = play.figure
    rivals = [one for one in table.opponents(foe) if one != table.solo.lord]
    seen = [one for one in rivals if within_reach(table, play, one) and in_sight(table, foe, one)]
    if not seen:
        return Plan((), tell.CannotShoot(foe))
    return Plan((End(table.at[foe], table.facing[foe]),), tell.Shoots(foe, table.owner(first_of(table, foe, seen))))
