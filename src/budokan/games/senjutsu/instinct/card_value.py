"""What a card promises whoever plays it: where it could strike, what it could stop, how far it goes, what else it brings.

An outlook is worked out once for a card, a kamae and the focus at hand, in the frame of a figure that stands in the middle and
faces up. It looks at the card alone: terrain, other figures and a change of kamae on the way are left out. Bots think with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import permutations

from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.hexes import AXIAL, CELLS, RINGS, Hex, covered, distance, hex_at, turned
from budokan.games.senjutsu.language.compiler import Choice, Rule, Stage
from budokan.games.senjutsu.language.values import (
    ALL,
    Aim,
    Attack,
    Block,
    Cancel,
    Change,
    Discard,
    Draw,
    DropFocus,
    Effect,
    Fetch,
    Gain,
    Gate,
    Give,
    Marks,
    Mill,
    Plain,
    Remove,
    Rotate,
    Shift,
    Stays,
    Steal,
    Step,
    Suffer,
    Switch,
)
from budokan.games.senjutsu.language.ways import ways_of

HARM = {"w": 1.0, "bl": 1.35, "poi": 0.8, "st": 0.8, "hob": 0.45, "exec": 3.0, "*": 0.0}
"""What each mark is worth, in Wounds."""

MOST_STANDS = 300
MUCH_FOCUS = 3
"""More focus than this makes no difference to what a card promises."""

UNKNOWN = -1e9
"""What was not worked out yet."""

OPENING = 0.25
"""What a line that a kamae opens is worth."""

Stand = tuple[int, int, int]
"""A hex in axial coordinates and by how many sides one has turned."""

HERE: frozenset[Stand] = frozenset([(0, 0, 0)])


class Outlook:
    """What one card promises."""

    def __init__(self) -> None:
        self.reach: dict[Hex, float] = {}
        """The hexes it could strike, with the harm it would do there."""
        self.strike = 0.0
        """The most harm of these."""
        self.speed = 0
        """At which speed it strikes."""
        self.unblockable = False
        self.walls: list[tuple[Hex, frozenset[Hex]]] = []
        """Where one could stand behind which shields."""
        self.high = 0
        self.low = 0
        """The speeds between which the shields can be up."""
        self.leaves = -1
        """The highest speed at which it moves away from where it stands; -1 if it stays."""
        self.stands: tuple[Stand, ...] = ()
        """Where it could end."""
        self.fronts: list[tuple[Hex, Hex]] = []
        """The same as hexes, each with the one in front of it."""
        self._stakes: dict[Hex, Stake] = {}
        self.worth = 0.0
        """What it brings besides."""
        self.far = 0.0
        """What it does to a target without a grid."""
        self.success = 0.0
        """What its success brings."""

    def stake(self, other: Hex) -> Stake:
        """What it promises against somebody who stands there; worked out once."""
        stake = self._stakes.get(other)
        if stake is None:
            stake = self._stakes[other] = Stake(self, other)
        return stake

    def nearing(self, other: Hex) -> float:
        """How much better one could stand to somebody there than now: near, and facing him."""
        return max([stance(hex, ahead, other) for hex, ahead in self.fronts]) - stance(*MIDDLE_FRONT, other)

    def shuts_out(self, attacker: Hex) -> bool:
        """Whether its shields, while they are up, could stop an attack from there."""
        return any(covered(attacker, stand, shields) for stand, shields in self.walls)

    def stops(self, attacker: Hex, speed: int) -> bool:
        """Whether its shields could stop an attack from there at this speed."""
        return self.stake(attacker).stops(speed)


class Stake:
    """A card that one of two might play against the other: what it promises just here."""

    def __init__(self, outlook: Outlook, other: Hex) -> None:
        self.outlook = outlook
        self.harm: float = outlook.reach.get(other, 0.0)
        """What it could do to the other where he stands."""
        self.shuts: bool = outlook.shuts_out(other)
        """Whether its shields could stop what comes from there."""
        self._other = other
        self._nearing = UNKNOWN

    def nearing(self) -> float:
        """How much better it would let one stand to the other; only who weighs a card of his own asks."""
        if self._nearing == UNKNOWN:
            self._nearing = self.outlook.nearing(self._other)
        return self._nearing

    def stops(self, speed: int) -> bool:
        return self.shuts and self.outlook.low <= speed <= self.outlook.high


def outlook_of(sheet: Sheet, kamae: str, focus: int) -> Outlook:
    """The outlook of a card in this kamae with so much focus; worked out once."""
    found = sheet.outlooks.get(kamae)
    if found is None:
        found = sheet.outlooks[kamae] = [None] * (MUCH_FOCUS + 1)
    share = focus if focus < MUCH_FOCUS else MUCH_FOCUS
    outlook: Outlook | None = found[share]
    if outlook is None:
        outlook = found[share] = look_ahead(sheet, kamae, focus)
    return outlook


class Strike:
    """One cell of a grid: where it lies from a figure for each facing, and the harm it does."""

    def __init__(self, offsets: tuple[int, ...], harm: float) -> None:
        self.offsets = offsets
        self.harm = harm


def strikes_from(sheet: Sheet, first: int) -> list[Strike]:
    """The cells of the grids of a card from this part on; worked out once."""
    found = sheet.strikes.get(first)
    if found is None:
        found = sheet.strikes[first] = [
            Strike(offsets, harm_of(marks) + (0.5 if star else 0.0))
            for stage in sheet.program.stages[first:]
            for rule in stage.main
            for choice in rule.choices
            for act in choice.acts
            for offsets, marks, star in act.grid
        ]
    return found


def openings_of(sheet: Sheet, kamae: str) -> list[float]:
    """What the lines are worth that this kamae opens, one after the other; worked out once."""
    found = sheet.openings.get(kamae)
    if found is None:
        rules = [rule for stage in sheet.program.stages for rule in (*stage.main, *stage.success)]
        counts = [len([one for one in rule.choices if kamae in one.gate.kamae]) for rule in rules]
        found = sheet.openings[kamae] = [OPENING * count for count in counts if count]
    return found


def look_ahead(sheet: Sheet, kamae: str, focus: int) -> Outlook:
    outlook = Outlook()
    outlook.worth = -0.4 * sheet.focus
    spare = focus - sheet.focus
    stands = HERE
    for number, stage in enumerate(sheet.program.stages):
        high, low = (sheet.high, sheet.low) if number == 0 else (stage.high, stage.low)
        stands = run_stage(outlook, stage, stands, high, low, kamae, spare)
    outlook.stands = tuple(sorted(stands))
    outlook.fronts = [front_of(stand) for stand in outlook.stands]
    outlook.strike = max([0.0, *outlook.reach.values()])
    return outlook


def front_of(stand: Stand) -> tuple[Hex, Hex]:
    """Where one stands, and the hex in front of it."""
    q, r, sides = stand
    across, down = AXIAL[sides]
    return hex_at(q, r), hex_at(q + across, r + down)


MIDDLE_FRONT = front_of((0, 0, 0))


def stance(hex: Hex, ahead: Hex, other: Hex) -> float:
    """How well one stands to somebody: best one or two hexes away, with him in front."""
    apart = distance(hex, other)
    facing = distance(ahead, other) < apart
    return (0.3 if facing else 0.0) - 0.15 * max(0, apart - 2) - (1.0 if apart == 0 else 0.0)


def run_stage(
    outlook: Outlook, stage: Stage, stands: frozenset[Stand], high: int, low: int, kamae: str, spare: int
) -> frozenset[Stand]:
    """One part of the card, line by line; where one could stand after it."""
    success = sum([best_worth(rule, kamae, spare) for rule in stage.success])
    outlook.success += success
    for rule in stage.main:
        after: set[Stand] = set()
        worths: list[float] = []
        skipped = True
        for choice in rule.choices:
            if not is_open(choice.gate, kamae, spare):
                continue
            skipped = skipped and choice.gate.costs
            after |= take(outlook, rule, choice, stage, stands, (high, low), kamae, spare, success)
            worths.append(worth_of_choice(choice) - 0.3 * choice.gate.focus)
        if skipped:
            after |= stands
            worths.append(0.0)
        outlook.worth += max(worths)
        following = first_of(after)
        if outlook.leaves < high and any(stand[:2] not in {one[:2] for one in stands} for stand in following):
            outlook.leaves = high
        stands = following
    return stands


def first_of(stands: Collection[Stand]) -> frozenset[Stand]:
    """As many of them as a bot cares to think of."""
    return frozenset(sorted(stands)[:MOST_STANDS])


def is_open(gate: Gate, kamae: str, spare: int) -> bool:
    """Whether a line could be taken, as far as kamae and focus tell."""
    if gate.kamae and kamae not in gate.kamae:
        return False
    return gate.focus <= max(0, spare) and not gate.words


def take(
    outlook: Outlook,
    rule: Rule,
    choice: Choice,
    stage: Stage,
    stands: frozenset[Stand],
    speeds: tuple[int, int],
    kamae: str,
    spare: int,
    success: float,
) -> frozenset[Stand]:
    """One option of a line: grids are noted from wherever one could stand, moves lead on."""
    for act in choice.acts:
        effect = act.effects[0]
        if isinstance(effect, Attack):
            stars = [one for gate, one in rule.stars if is_open(gate, kamae, spare)]
            star = sum([harm_of(one.marks) + (worth(one.effect) if one.effect is not None else 0.0) for one in stars])
            outlook.speed = speeds[0]
            outlook.unblockable = stage.unblockable
            note_strike(outlook, effect, stands, star, success)
        elif isinstance(effect, Block):
            outlook.high, outlook.low = speeds
            note_walls(outlook, effect, stands)
        elif isinstance(effect, Aim):
            outlook.speed = speeds[0]
            outlook.far += 0.6 * harm_of(effect.marks)
        elif isinstance(effect, (Step, Rotate)):
            stands = first_of(moved(stands, act.effects))
        elif isinstance(effect, Give):
            outlook.far += harm_of(effect.marks)
    return stands


def note_strike(outlook: Outlook, attack: Attack, stands: Iterable[Stand], star: float, success: float) -> None:
    """Every hex of the grid from every place, with the most it could do there."""
    cells: list[tuple[tuple[int, int], float]] = []
    for name, marks in attack.cells:
        harm = harm_of(marks) + (star if any(mark == "*" for _, mark in marks) else 0.0) + success
        cells += [(CELLS[cell], harm) for cell in RINGS.get(name, (name,))]
    for q, r, sides in stands:
        for cell, harm in cells:
            across, down = turned(cell, sides)
            hex = hex_at(q + across, r + down)
            if harm > outlook.reach.get(hex, 0.0):
                outlook.reach[hex] = harm


def note_walls(outlook: Outlook, block: Block, stands: Iterable[Stand]) -> None:
    for q, r, sides in stands:
        hexes: list[Hex] = []
        for name, star in block.cells:
            for cell in RINGS.get(name, (name,)):
                across, down = turned(CELLS[cell], sides)
                if not star:
                    hexes.append(hex_at(q + across, r + down))
        wall = (hex_at(q, r), frozenset(hexes))
        if wall not in outlook.walls and len(outlook.walls) < 12:
            outlook.walls.append(wall)


# Moves.


def moved(stands: frozenset[Stand], effects: tuple[Effect, ...]) -> frozenset[Stand]:
    """Where the moves of one line, in any order, could lead."""
    found: set[Stand] = set()
    for order in permutations(effects):
        front = stands
        for effect in order:
            front = frozenset([after for stand in front for after in moved_once(stand, effect)])
        found |= front
    return frozenset(found)


def moved_once(stand: Stand, effect: Effect) -> list[Stand]:
    q, r, sides = stand
    if isinstance(effect, Rotate):
        if effect.who:
            return [stand]
        turns = (-effect.number, effect.number) if effect.forced else range(-effect.number, effect.number + 1)
        return [(q, r, (sides + turn) % 6) for turn in turns]
    assert isinstance(effect, Step), "a line of moves"
    if effect.who:
        return [stand]
    found = [] if effect.forced else [stand]
    for way in ways_of(effect.ways):
        across, down = AXIAL[(sides + way) % 6]
        counts = (effect.number,) if effect.forced else range(1, effect.number + 1)
        found += [(q + across * count, r + down * count, sides) for count in counts]
    return found


# What effects are worth, in Wounds.


def harm_of(marks: Marks) -> float:
    return sum([count * HARM[mark] for count, mark in marks])


def best_worth(rule: Rule, kamae: str, spare: int) -> float:
    worths = [worth_of_choice(one) - 0.3 * one.gate.focus for one in rule.choices if is_open(one.gate, kamae, spare)]
    return max([0.0, *worths])


def worth_of_choice(choice: Choice) -> float:
    return sum([worth(effect) for act in choice.acts for effect in act.effects])


def worth(effect: Effect) -> float:
    """What one effect brings its owner; moves and grids are counted elsewhere."""
    if isinstance(effect, Give):
        return harm_of(effect.marks)
    if isinstance(effect, Suffer):
        return -harm_of(effect.marks)
    if isinstance(effect, Gain):
        return 0.4 * effect.number
    if isinstance(effect, Remove):
        return 0.7 * (2 if effect.number == ALL else effect.number)
    if isinstance(effect, Discard):
        return (0.3 if effect.who == "T" else -0.25) * effect.number
    if isinstance(effect, DropFocus):
        return (0.3 if effect.who == "T" else -0.3) * (2 if effect.number == ALL else effect.number)
    if isinstance(effect, Draw):
        return (-0.05 if effect.who == "T" else 0.08) * effect.number
    return worth_of_rest(effect)


def worth_of_rest(effect: Effect) -> float:
    if isinstance(effect, Fetch):
        return 0.4
    if isinstance(effect, Steal):
        return 0.6
    if isinstance(effect, Stays):
        return 0.6
    if isinstance(effect, (Change, Switch)):
        return 0.15
    if isinstance(effect, (Mill, Cancel)):
        return 0.3
    if isinstance(effect, Shift):
        return 0.1
    return 0.2 if isinstance(effect, Plain) and effect.word in ("adv", "stealth", "return contract") else 0.0
