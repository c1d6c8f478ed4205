"""Steps and turns weighed by where they lead: whom one could strike from there, whose blows fall there, who looks at whom."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.games.senjutsu.hexes import STEP, Hex, distance, seen_from
from budokan.games.senjutsu.instinct.card_value import Strike, strikes_from
from budokan.games.senjutsu.instinct.duel import outlook_for
from budokan.games.senjutsu.language.compiler import act_of
from budokan.games.senjutsu.language.values import RING1, Rotate, Step
from budokan.games.senjutsu.language.ways import ways_of
from budokan.games.senjutsu.moves import Turn, Walk
from budokan.games.senjutsu.rules.movement import Moving
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.moves import Move

COLLISION = -1.2
SENSE = {"left": -1, "right": 1}
WAY = {name: way for way, name in enumerate(RING1)}
NO_STRIKES: list[Strike] = []


def footwork(table: Table, asked: Moving, options: Sequence[Move]) -> list[float]:
    """What each next step or turn is worth, in Wounds: the best place it could still lead to."""
    figure = asked.figure
    mine = table.team[table.owner(figure)] == table.team[asked.seat]
    scene = Scene(table, asked)
    here, facing = table.at[figure], table.facing[figure]
    values: list[float] = []
    for move in options:
        hex, side = here, facing
        if isinstance(move, Walk):
            hex += STEP[(facing + WAY[move.way]) % 6]
        elif isinstance(move, Turn):
            side = (facing + SENSE[move.sense]) % 6
        if hex != here and not table.open(hex):
            values.append(COLLISION if mine else -COLLISION)
        elif mine:
            values.append(scene.best_from(hex, side, rest_of(asked, move)))
        else:
            values.append(-scene.worth(hex, side))
    return values


class Rest:
    """What is left of a line: how many turns, and for each step its ways and how many."""

    def __init__(self) -> None:
        self.turns = 0
        self.ways: list[tuple[int, ...]] = []
        self.counts: list[int] = []


def rest_of(asked: Moving, move: Move) -> Rest:
    """What is left of the line after a move; nothing after a Stay."""
    rest = Rest()
    walks, turns = isinstance(move, Walk), isinstance(move, Turn)
    if not walks and not turns:
        return rest
    used = False
    for index, effect in enumerate(act_of(asked.line).effects):
        left = asked.left[index]
        if isinstance(effect, Rotate):
            rest.turns += left - 1 if turns and not used and left else left
            used = used or turns
        elif isinstance(effect, Step) and left:
            if walks and not used:
                assert isinstance(move, Walk), "a step"
                used = True
                rest.ways.append((WAY[move.way],))
                rest.counts.append(left - 1)
            else:
                rest.ways.append(ways_of(effect.ways) if asked.way[index] < 0 else (asked.way[index],))
                rest.counts.append(left)
    return rest


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
        self.strikes: list[Strike] = NO_STRIKES
        if play.figure == asked.figure:
            self.strikes = strikes_from(table.sheet(play), max(0, play.stage - 1))
        self.table = table
        self.worths: dict[int, float] = {}
        """What was found so far, by hex and facing."""

    def best_from(self, hex: Hex, facing: int, rest: Rest) -> float:
        """The best place that what is left of the line could still lead to."""
        hexes = [hex]
        for ways, count in zip(rest.ways, rest.counts, strict=True):
            for start in hexes.copy():
                for way in ways:
                    step = STEP[(facing + way) % 6]
                    near = start
                    for _ in range(count):
                        near += step
                        if not self.table.open(near):
                            break
                        hexes.append(near)
        best = self.worth(hex, facing)
        for near in hexes:
            for turn in range(-rest.turns, rest.turns + 1):
                worth = self.worth(near, (facing + turn) % 6)
                if worth > best:
                    best = worth
        return best

    def worth(self, hex: Hex, facing: int) -> float:
        """What it is to stand there, reckoned once."""
        place = 6 * hex + facing
        worth = self.worths.get(place)
        if worth is None:
            worth = self.worths[place] = self.reckon(hex, facing)
        return worth

    def reckon(self, hex: Hex, facing: int) -> float:
        """The same: strikes of this card, blows that fall there, and who faces whom."""
        value = 0.0
        for strike in self.strikes:
            struck = hex + strike.offsets[facing]
            for rival in self.rivals:
                if rival.at == struck:
                    value += strike.harm
                    break
        ahead = hex + STEP[facing]
        for rival in self.rivals:
            apart = distance(hex, rival.at)
            if distance(ahead, rival.at) < apart:
                value += 0.25
            value -= 0.06 * (apart - 2 if apart > 2 else 2 - apart)
            if rival.reaches:
                seen = seen_from(rival.at, rival.facing, hex)
                for reach in rival.reaches:
                    value -= 0.7 * reach.get(seen, 0.0)
        table = self.table
        if (table.soft and hex in table.soft) or (table.tokens and hex in table.tokens):
            value -= 0.5
        return value
