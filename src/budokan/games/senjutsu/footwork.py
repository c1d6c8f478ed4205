"""Steps and turns weighed by where they lead: whom one could strike from there, whose blows fall there, who looks at whom."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.games.senjutsu.exchange import in_frame_of, outlook_for
from budokan.games.senjutsu.hexes import STEP, Hex, distance
from budokan.games.senjutsu.language.compiler import act_of
from budokan.games.senjutsu.language.values import RING1, Rotate, Step
from budokan.games.senjutsu.moves import Turn, Walk
from budokan.games.senjutsu.outlook import harm_of
from budokan.games.senjutsu.plays import Play
from budokan.games.senjutsu.rules.movement import Moving, ways_of
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.moves import Move

Place = tuple[Hex, int]
"""A hex and a facing."""

COLLISION = -1.2
SENSE = {"left": -1, "right": 1}


def footwork(table: Table, asked: Moving, options: Sequence[Move]) -> list[float]:
    """What each next step or turn is worth, in Wounds: the best place it could still lead to."""
    figure = asked.figure
    mine = table.team[table.owner(figure)] == table.team[asked.seat]
    scene = Scene(table, asked)
    worths: dict[Place, float] = {}
    values: list[float] = []
    for move in options:
        place, turns, steps = after(table, asked, move)
        if place[0] not in table.hexes or place[0] in table.solid or (place[0] in table.at and place[0] != table.at[figure]):
            values.append(COLLISION if mine else -COLLISION)
            continue
        ahead = places_from(table, place, turns, steps)
        for one in ahead:
            if one not in worths:
                worths[one] = scene.worth(one)
        best = max([worths[one] for one in ahead])
        values.append(best if mine else -worths[place])
    return values


def after(table: Table, asked: Moving, move: Move) -> tuple[Place, int, list[tuple[tuple[int, ...], int]]]:
    """Where a move leads, how many turns are left then, and the steps that are left: their ways and how many."""
    hex, facing = table.at[asked.figure], table.facing[asked.figure]
    turns = 0
    steps: list[tuple[tuple[int, ...], int]] = []
    used = False
    for index, effect in enumerate(act_of(asked.line).effects):
        left = asked.left[index]
        if isinstance(effect, Rotate):
            turns += left - 1 if isinstance(move, Turn) and not used and left else left
            used = used or isinstance(move, Turn)
        elif isinstance(effect, Step) and left:
            if isinstance(move, Walk) and not used:
                used = True
                steps.append(((RING1.index(move.way),), left - 1))
            else:
                ways = ways_of(effect.ways) if asked.way[index] < 0 else (asked.way[index],)
                steps.append((ways, left))
    if isinstance(move, Walk):
        return (hex + STEP[(facing + RING1.index(move.way)) % 6], facing), turns, steps
    if isinstance(move, Turn):
        return (hex, (facing + SENSE[move.sense]) % 6), turns, steps
    return (hex, facing), 0, []


def places_from(table: Table, place: Place, turns: int, steps: list[tuple[tuple[int, ...], int]]) -> list[Place]:
    """The places that what is left of the line could still lead to."""
    found = [place]
    for ways, count in steps:
        for hex, facing in list(found):
            for way in ways:
                near = hex
                for _ in range(count):
                    near += STEP[(facing + way) % 6]
                    if not table.open(near):
                        break
                    found.append((near, facing))
    if turns:
        found += [(hex, (facing + turn) % 6) for hex, facing in list(found) for turn in range(-turns, turns + 1) if turn]
    return found


class Rival:
    """An opponent as he stands: where he looks, and where the cards he has yet to carry out could strike."""

    def __init__(self, table: Table, figure: Figure) -> None:
        self.at: Hex = table.at[figure]
        self.facing: int = table.facing[figure]
        self.reaches: list[dict[Hex, float]] = [
            outlook_for(table, figure, play.card).reach
            for play in table.plays
            if play.figure == figure and not play.halted and play.stage == 0
        ]


class Scene:
    """What a figure that moves looks at: its own strikes that are still ahead, its opponents, the ground."""

    def __init__(self, table: Table, asked: Moving) -> None:
        play = table.plays[asked.play]
        self.rivals: list[Rival] = [Rival(table, one) for one in table.opponents(table.owner(asked.figure))]
        self.standing: set[Hex] = {rival.at for rival in self.rivals}
        self.strikes: list[tuple[tuple[int, ...], float]] = strikes_to_come(table, play) if play.figure == asked.figure else []
        self.table = table

    def worth(self, place: Place) -> float:
        """What it is to stand there: strikes of this card, blows that fall there, and who faces whom."""
        hex, facing = place
        value = 0.0
        for offsets, harm in self.strikes:
            if hex + offsets[facing] in self.standing:
                value += harm
        for rival in self.rivals:
            apart = distance(hex, rival.at)
            ahead = distance(hex + STEP[facing], rival.at) < apart
            value += 0.25 if ahead else 0.0
            value -= 0.06 * abs(apart - 2)
            if rival.reaches:
                seen = in_frame_of(rival.at, rival.facing, hex)
                for reach in rival.reaches:
                    value -= 0.7 * reach.get(seen, 0.0)
        if hex in self.table.soft or hex in self.table.tokens:
            value -= 0.5
        return value


def strikes_to_come(table: Table, play: Play) -> list[tuple[tuple[int, ...], float]]:
    """The cells of the grids of this card that are still ahead: where each lies for each facing, and the harm it does."""
    found: list[tuple[tuple[int, ...], float]] = []
    for stage in table.sheet(play).program.stages[max(0, play.stage - 1) :]:
        for rule in stage.main:
            for choice in rule.choices:
                for act in choice.acts:
                    found += [(offsets, harm_of(marks) + (0.5 if star else 0.0)) for offsets, marks, star in act.grid]
    return found
