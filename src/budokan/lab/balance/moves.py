"""The smallest changes of a design: one figure by one step, or one up and another down where a sum is kept."""

from __future__ import annotations

from collections.abc import Iterator

from budokan.kernel.luck import Luck
from budokan.lab.balance.plan import Design, Group, MatchUp, Plan, bounds_of, figures_of, is_legal, printed

Step = tuple[tuple[str, float], ...]
"""By how much which figures change together."""

TRIES = 30
"""So often another change is drawn where one is not allowed."""


def figure(plan: Plan, design: Design, path: str) -> float:
    return design.get(path, printed(plan, path))


def after(plan: Plan, design: Design, step: Step) -> dict[str, float]:
    """The design after a step; what is as printed again is no change."""
    changed = dict(design)
    for path, by in step:
        changed[path] = figure(plan, changed, path) + by
    return {path: value for path, value in sorted(changed.items()) if value != printed(plan, path)}


def steps(plan: Plan, design: Design) -> Iterator[Step]:
    """Every step whose figures stay within their bounds."""
    for group in plan.group:
        up = [path for path in figures_of(group) if may(plan, design, group, path, group.step)]
        down = [path for path in figures_of(group) if may(plan, design, group, path, -group.step)]
        if group.sum:
            yield from (((one, group.step), (other, -group.step)) for one in up for other in down if one != other)
        else:
            yield from (((one, group.step),) for one in up)
            yield from (((one, -group.step),) for one in down)


def may(plan: Plan, design: Design, group: Group, path: str, by: float) -> bool:
    least, most = bounds_of(plan, group, path)
    return least <= figure(plan, design, path) + by <= most


def distance(plan: Plan, design: Design) -> float:
    """How much a design changes: the figures, and the steps they went. A card for another counts as one."""
    found = 0.0
    for group in plan.group:
        away = [abs(figure(plan, design, path) - printed(plan, path)) / group.step for path in figures_of(group)]
        found += sum(away) / 2 if group.sum else sum(away) + sum(one > 0 for one in away)
    return found


def jostled(plan: Plan, matchup: MatchUp, luck: Luck) -> dict[str, float]:
    """The figures of a match-up some steps away, none to `jostle` in each group, so that what each does can be told apart."""
    found: dict[str, float] = {}
    touched = (*matchup.helped, *matchup.hurt)
    for group in (one for one in plan.group if one.inside.split(".")[0] in touched):
        for _ in range(luck.below(plan.jostle + 1)):
            for _ in range(TRIES):
                step = _any_step(plan, found, group, luck)
                if step and is_legal(plan, after(plan, found, step), [matchup]):
                    found = after(plan, found, step)
                    break
    return found


def _any_step(plan: Plan, design: Design, group: Group, luck: Luck) -> Step | None:
    up = [path for path in figures_of(group) if may(plan, design, group, path, group.step)]
    down = [path for path in figures_of(group) if may(plan, design, group, path, -group.step)]
    if group.sum:
        if not up or not down:
            return None
        one, other = luck.pick(up), luck.pick(down)
        return ((one, group.step), (other, -group.step)) if one != other else None
    ways: list[Step] = [((path, group.step),) for path in up]
    ways += [((path, -group.step),) for path in down]
    return luck.pick(ways) if ways else None
