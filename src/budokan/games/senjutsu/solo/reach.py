"""Where the lines of movement of a card can take a figure."""

from __future__ import annotations

from collections.abc import Iterable

from budokan.games.senjutsu.abilities import drunk
from budokan.games.senjutsu.hexes import STEP, Hex, disk
from budokan.games.senjutsu.language.compiler import Rule
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.lines import offered_choices, open_to
from budokan.games.senjutsu.solo.movement_graph import TURN_RIGHT, Gait, gait_of
from budokan.games.senjutsu.table import Figure, Table


class End:
    """A hex and a facing that can be reached, and how."""

    __slots__ = ("facing", "hex", "path")

    def __init__(self, hex: Hex, facing: int, path: tuple[int, ...] = ()) -> None:
        self.hex = hex
        self.facing = facing
        self.path = path

    def place(self) -> int:
        """Hex and facing as one number."""
        return self.hex * 6 + self.facing

    def sooner(self, other: End) -> bool:
        """Whether its path is shorter, or as short and earlier in the order of directions."""
        mine, yours = len(self.path), len(other.path)
        return mine < yours or (mine == yours and self.path < other.path)


def steps_in(path: tuple[int, ...]) -> int:
    steps = 0
    for code in path:
        if code < TURN_RIGHT:
            steps += 1
    return steps


def is_own_move(rule: Rule) -> bool:
    """Whether a line only moves the figure whose card it is."""
    return all(choice.own_move for choice in rule.choices)


def free_for(table: Table, foe: Figure) -> set[Hex]:
    """SJ-33.2: every hex a foe would enter of its own will, and the one it stands on."""
    free = set(table.hexes)
    free.difference_update(table.solid, table.soft)
    for hex, token in table.tokens.items():
        if token[0] == "caltrop":
            free.discard(hex)
    for figure in range(2 * table.fighters):
        if table.alive[figure] and figure != foe:
            free.discard(table.at[figure])
    return free


def is_loose(table: Table, figure: Figure) -> bool:
    """SJ-35.25, SJ-39.18: each part of a movement may go another way: the Wakou, and everybody in the beta."""
    if table.book.edition.has_free_steps():
        return True
    return table.characters[figure] == "wakou" if table.is_foe(figure) else drunk(table, figure)


Leg = tuple[bool, tuple[tuple[Gait, ...], ...]]
"""A line of the card: whether it may be left out, and the lines of moves of each option that is open."""

Route = tuple[Leg, ...]

MOST_ENDS = 4000

_ends: dict[tuple[Route, int, tuple[int, ...]], list[tuple[int, int, tuple[int, ...]]]] = {}
"""By route, facing and what is shut near by: what each end adds to the hex, its facing and its path."""


def ends_of(table: Table, play: Play, rules: tuple[Rule, ...], free: set[Hex]) -> list[End]:
    """Every end the lines of movement among these can lead to, the shortest path to each; staying is the first.

    An end is kept as seen from the start: nothing matters but the route, the facing and which of the hexes that so many steps
    can touch are shut, wherever on the field and in whatever game that is.
    """
    here, facing = table.at[play.figure], table.facing[play.figure]
    route = route_of(table, play, rules)
    shut = tuple([offset for offset in disk(steps_of(route)) if here + offset not in free])
    known = _ends.get((route, facing, shut))
    if known is None:
        if len(_ends) >= MOST_ENDS:
            _ends.clear()
        ends = ends_of_route(End(here, facing), route, free)
        known = _ends[route, facing, shut] = [(end.hex - here, end.facing, end.path) for end in ends]
    return [End(here + offset, turned, path) for offset, turned, path in known]


def steps_of(route: Route) -> int:
    """How many steps a route can take at most."""
    return sum([max([sum([gait.steps for gait in option]) for option in options]) for _, options in route])


def route_of(table: Table, play: Play, rules: tuple[Rule, ...]) -> Route:
    """The lines of movement among these as they are open to the figure now."""
    figure = play.figure
    legs: list[Leg] = []
    loose = is_loose(table, figure)
    for rule in rules:
        if not is_own_move(rule):
            continue
        if table.is_foe(figure):
            chosen = offered_choices(table, play, rule.choices)
            skipped = False
        else:
            chosen = [one for one, choice in enumerate(rule.choices) if open_to(table, play, choice.gate)]
            skipped = not chosen or any(rule.choices[one].gate.costs for one in chosen)
        if not chosen:
            continue
        options = [tuple([gait_of(act, play.still, play.stiff, loose) for act in rule.choices[one].acts]) for one in chosen]
        legs.append((skipped, tuple(options)))
    return tuple(legs)


def ends_of_route(start: End, route: Route, free: set[Hex]) -> list[End]:
    """One line of the card after the other, the shortest path to each end."""
    ends = [start]
    for skipped, options in route:
        found: dict[int, End] = {end.place(): end for end in ends} if skipped else {}
        for option in options:
            reached = ends
            for gait in option:
                reached = ends_of_line(gait, reached, free)
            for end in reached:
                known = found.get(end.place())
                if known is None or end.sooner(known):
                    found[end.place()] = end
        ends = list(found.values())
    return ends


def ends_of_line(gait: Gait, starts: list[End], free: set[Hex]) -> list[End]:
    """SJ-11.4, SJ-11.8: every end of one line, step by step in all directions at once: the first to arrive went shortest."""
    found: dict[int, End] = {}
    seen = {gait.moment_at(end.place()) for end in starts}
    front = [(end, gait) for end in starts]
    while front:
        ahead: list[tuple[End, Gait]] = []
        for end, now in front:
            if now.complete and end.place() not in found:
                found[end.place()] = end
            for next in now.further[end.facing]:
                hex = end.hex + next.step
                if next.step and hex not in free:
                    continue
                moment = next.after.moment_at(hex * 6 + next.facing)
                if moment not in seen:
                    seen.add(moment)
                    ahead.append((End(hex, next.facing, (*end.path, next.code)), next.after))
        front = ahead
    return list(found.values())


def ways_to(goals: Iterable[Hex], free: set[Hex], ends: list[End], here: Hex) -> dict[Hex, int]:
    """SJ-33.6: how many steps each hex is from the nearest goal, over free hexes alone; until here and all ends are known."""
    far = {goal: 0 for goal in goals if goal in free}
    wanted = {end.hex for end in ends}
    wanted.add(here)
    wanted.difference_update(far)
    front = list(far)
    while front and wanted:
        ahead: list[Hex] = []
        for hex in front:
            steps = far[hex] + 1
            for step in STEP:
                near = hex + step
                if near in free and near not in far:
                    far[near] = steps
                    ahead.append(near)
        wanted.difference_update(ahead)
        front = ahead
    return far
