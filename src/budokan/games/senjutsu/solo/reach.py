"""Where the lines of movement of a card can take a figure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from budokan.games.senjutsu.abilities import drunk
from budokan.games.senjutsu.hexes import STEP, Hex
from budokan.games.senjutsu.language.compiler import Act, Rule
from budokan.games.senjutsu.language.values import Effect, Rotate, Step
from budokan.games.senjutsu.plays import Play
from budokan.games.senjutsu.rules.lines import offered_choices, open_to
from budokan.games.senjutsu.rules.movement import SENSE_KEPT, UNDECIDED, ways_of
from budokan.games.senjutsu.table import Figure, Table

TURN_RIGHT, TURN_LEFT = 6, 7
"""How a rotation is written in a path, in which the numbers below 6 are steps, read from the front."""


@dataclass(frozen=True, slots=True)
class End:
    """A hex and a facing that can be reached, and how."""

    hex: Hex
    facing: int
    path: tuple[int, ...] = ()


def steps_in(path: tuple[int, ...]) -> int:
    return len([code for code in path if code < TURN_RIGHT])


def is_own_move(rule: Rule) -> bool:
    """Whether a line only moves the figure whose card it is."""
    return all(is_own_act(act) for choice in rule.choices for act in choice.acts)


def is_own_act(act: Act) -> bool:
    return act.kind == "move" and all(isinstance(one, Step | Rotate) and one.who == "" for one in act.effects)


def free_for(table: Table, foe: Figure) -> set[Hex]:
    """SJ-33.2: every hex a foe would enter of its own will, and the one it stands on."""
    figures = {table.at[one] for one in range(2 * table.fighters) if table.alive[one] and one != foe}
    shut = {*figures, *table.solid, *table.soft, *[hex for hex, token in table.tokens.items() if token[0] == "caltrop"]}
    return set(table.hexes) - shut


def is_loose(table: Table, figure: Figure) -> bool:
    """SJ-35.25, SJ-39.18: each part of a movement may go another way: the Wakou, and everybody in the beta."""
    if table.box.beta:
        return True
    return table.characters[figure] == "wakou" if table.is_foe(figure) else drunk(table, figure)


def ends_of(table: Table, play: Play, rules: tuple[Rule, ...], free: Collection[Hex]) -> list[End]:
    """Every end the lines of movement among these can lead to, the shortest path to each; staying is the first."""
    figure = play.figure
    ends = [End(table.at[figure], table.facing[figure])]
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
        found: dict[tuple[Hex, int], End] = {(end.hex, end.facing): end for end in ends} if skipped else {}
        for one in chosen:
            reached = ends
            for act in rule.choices[one].acts:
                reached = ends_of_line(play, act.effects, reached, free, loose)
            for end in reached:
                known = found.get((end.hex, end.facing))
                if known is None or (len(end.path), end.path) < (len(known.path), known.path):
                    found[end.hex, end.facing] = end
        ends = list(found.values())
    return ends


def ends_of_line(play: Play, effects: tuple[Effect, ...], starts: list[End], free: Collection[Hex], loose: bool) -> list[End]:
    """SJ-11.4, SJ-11.8: the icons of one line in any order, all steps of one icon the same way."""
    left: list[int] = []
    for effect in effects:
        assert isinstance(effect, Step | Rotate), "a line of moves"
        stopped = play.still or (play.stiff and isinstance(effect, Rotate))
        left.append(0 if stopped else effect.number)
    whole, untouched = tuple(left), (UNDECIDED,) * len(left)
    found: dict[tuple[Hex, int], End] = {}
    front: list[tuple[End, tuple[int, ...], tuple[int, ...]]] = [(end, whole, untouched) for end in starts]
    seen = {(end.hex, end.facing, whole, untouched) for end in starts}
    while front:
        ahead: list[tuple[End, tuple[int, ...], tuple[int, ...]]] = []
        for end, rest, ways in front:
            if (end.hex, end.facing) not in found and is_complete(effects, rest):
                found[end.hex, end.facing] = end
            for following, fewer, chosen in one_further(effects, end, rest, ways, free, loose):
                state = (following.hex, following.facing, fewer, chosen)
                if state not in seen:
                    seen.add(state)
                    ahead.append((following, fewer, chosen))
        front = ahead
    return list(found.values())


def is_complete(effects: tuple[Effect, ...], rest: tuple[int, ...]) -> bool:
    """SJ-11.5: nothing forced is left."""
    for index, effect in enumerate(effects):
        if isinstance(effect, Step | Rotate) and effect.forced and rest[index] > 0:
            return False
    return True


def one_further(
    effects: tuple[Effect, ...],
    end: End,
    rest: tuple[int, ...],
    ways: tuple[int, ...],
    free: Collection[Hex],
    loose: bool,
) -> list[tuple[End, tuple[int, ...], tuple[int, ...]]]:
    """Every single step or rotation that may come next."""
    found: list[tuple[End, tuple[int, ...], tuple[int, ...]]] = []
    for index, effect in enumerate(effects):
        if rest[index] <= 0:
            continue
        fewer = (*rest[:index], rest[index] - 1, *rest[index + 1 :])
        open_way = ways[index] == UNDECIDED or loose
        if isinstance(effect, Step):
            for way in ways_of(effect.ways):
                hex = end.hex + STEP[(end.facing + way) % 6]
                if hex in free and (open_way or way == ways[index]):
                    chosen = (*ways[:index], way, *ways[index + 1 :])
                    found.append((End(hex, end.facing, (*end.path, way)), fewer, chosen))
            continue
        for code, sense in ((TURN_RIGHT, 1), (TURN_LEFT, -1)):
            if open_way or SENSE_KEPT[sense] == ways[index]:
                chosen = (*ways[:index], SENSE_KEPT[sense], *ways[index + 1 :])
                found.append((End(end.hex, (end.facing + sense) % 6, (*end.path, code)), fewer, chosen))
    return found


def ways_to(goals: Collection[Hex], free: Collection[Hex]) -> dict[Hex, int]:
    """SJ-33.6: how many steps each hex is from the nearest goal, over free hexes alone."""
    far = {goal: 0 for goal in sorted(goals) if goal in free}
    front = list(far)
    while front:
        ahead: list[Hex] = []
        for hex in front:
            for step in STEP:
                near = hex + step
                if near in free and near not in far:
                    far[near] = far[hex] + 1
                    ahead.append(near)
        front = ahead
    return far
