"""What cards would do on the field, for whoever looks at the board: the hexes they strike and cover.

It follows from what the seat sees and from the box: no table is played on, nothing is drawn or told. Only what a hall sends
asks for it (`Game.foresee`); bots think with `instinct`. Where lines lead is what `solo/reach.py` finds for foes, for anybody.
"""

from __future__ import annotations

from dataclasses import replace

from budokan.games.senjutsu import seen
from budokan.games.senjutsu.abilities import can_spend, drunk
from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.hexes import SIDES, Hex, disk, name_of
from budokan.games.senjutsu.language.compiler import Act, Choice, Rule, act_of
from budokan.games.senjutsu.language.printer import print_line
from budokan.games.senjutsu.language.values import OPEN, Attack, Block, Gate, Line, Marks, Rotate, Step
from budokan.games.senjutsu.moves import Choose, PlayInstant, React
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.lines import compels, holds
from budokan.games.senjutsu.solo.movement_graph import gait_of
from budokan.games.senjutsu.solo.reach import End, ends_of_line, is_loose
from budokan.games.senjutsu.table import Figure, Table, shown
from budokan.kernel.texts import Seat

MOST_FOUND = 400
"""So many reaches are kept with a card."""

OpenLine = tuple[tuple[int, ...], bool]
"""The options of a line that are open, and whether the asterisk of its grid stands for anything now."""

Open = tuple[tuple[OpenLine, ...], ...]
"""For each part of a card its lines."""

StruckThere = tuple[Hex, Marks, bool, bool]
CoveredThere = tuple[Hex, bool, bool]


class Found:
    """What a card reaches, counted from where its owner stands: hexes with marks, asterisk, and whether one moves first."""

    def __init__(self) -> None:
        self.struck: list[StruckThere] = []
        self.covered: list[CoveredThere] = []


class Layout:
    """What can be said of a card before anybody plays it."""

    def __init__(self, sheet: Sheet) -> None:
        stages = sheet.program.stages
        self.has_grid: bool = any(stage.strikes or stage.blocks for stage in stages)
        self.near: tuple[Hex, ...] = disk(sum([most_steps(rule) for stage in stages for rule in stage.main]))
        """The hexes its owner could come to, counted from where they stand."""
        self.lines: list[list[tuple[Rule, OpenLine | None]]] = [
            [(rule, always(rule)) for rule in stage.main] for stage in stages
        ]
        """Each line, and how it is open if that is always the same."""
        self.found: dict[object, Found] = {}
        """Where it reaches: by its open lines, by how its owner stands and is held back, and by which hexes are shut."""


def layout_of(sheet: Sheet) -> Layout:
    layout: Layout | None = sheet.layout
    if layout is None:
        layout = sheet.layout = Layout(sheet)
    return layout


def most_steps(rule: Rule) -> int:
    return max(
        [sum([one.number for act in choice.acts for one in own_moves(act) if isinstance(one, Step)]) for choice in rule.choices]
    )


class Bearing:
    """How somebody stands who would carry a card out, and what holds their steps and turns."""

    def __init__(self, table: Table, figure: Figure) -> None:
        self.here: Hex = table.at[figure]
        self.facing: int = table.facing[figure]
        self.loose: bool = is_loose(table, figure)
        self.bound: bool = drunk(table, figure)
        """SJ-31.34: every step and turn must be made."""


def foresee(table: Table, viewer: Seat | None) -> seen.Foresight | None:
    """The reach of every card the viewer holds and of every card in play; of a game that is over nothing."""
    if table.outcome is not None:
        return None
    reaches = [] if viewer is None or not table.alive[viewer] else held_reaches(table, viewer)
    plays: list[seen.InPlay] = []
    for play in table.plays:
        sheet, figure = table.sheet(play), play.figure
        if table.alive[figure] and layout_of(sheet).has_grid:
            opened = open_lines(table, play, sheet, 0)
            reaches.append(reach_of(table, play, sheet, Bearing(table, figure), opened))
            plays.append(seen.InPlay(table.owner(figure), table.is_dog(figure), play.card, grids_of(sheet, opened)))
    return seen.Foresight(reaches, plays)


def held_reaches(table: Table, viewer: Seat) -> list[seen.Reach]:
    """Of each kind once; also of a card that is not in hand, if it may be played now."""
    cards = [*table.hands[viewer], *table.specials[viewer]]
    if viewer in table.waiting:
        cards += [move.card for move in table.options(viewer) if isinstance(move, (Choose, PlayInstant, React))]
    found: list[seen.Reach] = []
    bearing = Bearing(table, viewer)
    for card in dict.fromkeys(cards):
        sheet = table.box.sheets[card]
        if layout_of(sheet).has_grid:
            play = Play(viewer, card, "chosen", viewer)
            found.append(reach_of(table, play, sheet, bearing, open_lines(table, play, sheet, sheet.focus)))
    return found


# Which lines are open.


def open_lines(table: Table, play: Play, sheet: Sheet, price: int) -> Open:
    """The options that could be taken, once the price of the card is paid."""
    return tuple(
        [
            tuple([fixed or open_line(table, play, sheet, price, rule) for rule, fixed in lines])
            for lines in layout_of(sheet).lines
        ]
    )


def open_line(table: Table, play: Play, sheet: Sheet, price: int, rule: Rule) -> OpenLine:
    starred = not rule.stars or any(could_open(table, play, price, gate) for gate, _ in rule.stars)
    return open_options(table, play, sheet, price, rule.choices), starred


def always(rule: Rule) -> OpenLine | None:
    """How a line is open that asks for nothing; None where it depends."""
    gates = [*[choice.gate for choice in rule.choices], *[gate for gate, _ in rule.stars]]
    return (FIRST, True) if len(rule.choices) == 1 and all(gate == OPEN for gate in gates) else None


def open_options(table: Table, play: Play, sheet: Sheet, price: int, choices: tuple[Choice, ...]) -> tuple[int, ...]:
    """SJ-2.8, SJ-19.3 to SJ-19.6: as the rules leave them; what ends in an obstacle shows itself by leading nowhere."""
    if len(choices) == 1:
        return FIRST if could_open(table, play, price, choices[0].gate) else NONE_OPEN
    found = [one for one, choice in enumerate(choices) if could_open(table, play, price, choice.gate)]
    if len(found) > 1:
        found = [one for one in found if compels(choices[one].gate)] or found
        if sheet.of_type("attack"):
            found = [one for one in found if choices[one].strikes] or found
    return tuple(found)


FIRST = (0,)
NONE_OPEN: tuple[int, ...] = ()


def could_open(table: Table, play: Play, price: int, gate: Gate) -> bool:
    if gate.focus and not can_spend(table, play.figure, gate.focus + price):
        return False
    return not (gate.kamae or gate.words) or holds(table, play, gate)


# Where a whole card reaches.


def reach_of(table: Table, play: Play, sheet: Sheet, bearing: Bearing, opened: Open) -> seen.Reach:
    layout, here, hexes = layout_of(sheet), bearing.here, table.hexes
    shut = tuple([offset for offset in layout.near if offset and not table.open(here + offset)])
    key = (opened, bearing.facing, shut, play.still, play.stiff, bearing.loose, bearing.bound)
    found = layout.found.get(key)
    if found is None:
        if len(layout.found) >= MOST_FOUND:
            layout.found.clear()
        found = layout.found[key] = work_out(
            sheet, play, opened, bearing, {here + one for one in layout.near if one not in shut}
        )
    return seen.Reach(
        table.owner(play.figure),
        table.is_dog(play.figure),
        shown(play.card),
        name_of(here),
        SIDES[bearing.facing],
        [seen.Struck(name_of(here + at), marks, star, far) for at, marks, star, far in found.struck if here + at in hexes],
        [seen.Covered(name_of(here + at), star, far) for at, star, far in found.covered if here + at in hexes],
    )


def work_out(sheet: Sheet, play: Play, opened: Open, bearing: Bearing, free: set[Hex]) -> Found:
    """From the top down: grids are noted from wherever one could stand, moves lead on (SJ-3.3)."""
    start = End(bearing.here, bearing.facing)
    struck: dict[Hex, StruckThere] = {}
    covered: dict[Hex, CoveredThere] = {}
    ends = [start]
    for stage, lines in zip(sheet.program.stages, opened, strict=True):
        for rule, (options, starred) in zip(stage.main, lines, strict=True):
            skipped = all(rule.choices[one].gate.costs for one in options)
            after: dict[int, End] = {end.place(): end for end in ends} if skipped else {}
            for one in options:
                reached = ends
                for act in rule.choices[one].acts:
                    reached = moved(act, reached, play, bearing, free)
                    note(act, starred, reached, start, struck, covered)
                for end in reached:
                    after.setdefault(end.place(), end)
            ends = list(after.values())
    found = Found()
    found.struck = [struck[at] for at in sorted(struck)]
    found.covered = [covered[at] for at in sorted(covered)]
    return found


def moved(act: Act, ends: list[End], play: Play, bearing: Bearing, free: set[Hex]) -> list[End]:
    """Every end of a line of moves; who would have to collide is at none (SJ-12.1)."""
    own = own_moves(act)
    if not own:
        return ends
    if bearing.bound:
        own = tuple([replace(one, forced=True) for one in own])
    line = act if own == act.effects else act_of(print_line(Line("", own)))
    return ends_of_line(gait_of(line, play.still, play.stiff, bearing.loose), ends, free)


def own_moves(act: Act) -> tuple[Step | Rotate, ...]:
    """The moves of a line that its owner makes."""
    return tuple([one for one in act.effects if isinstance(one, (Step, Rotate)) and one.who == ""])


def note(
    act: Act, starred: bool, ends: list[End], start: End, struck: dict[Hex, StruckThere], covered: dict[Hex, CoveredThere]
) -> None:
    """What a grid reaches from each of these ends; what is reached without a move counts before what is not."""
    cells = [cell for cell in act.grid if counts(cell[1], cell[2], starred)]
    shields = [shield for shield in act.shields if starred or not shield[1]]
    for end in ends:
        far = end.place() != start.place()
        for offsets, marks, star in cells:
            at = end.hex + offsets[end.facing] - start.hex
            if at not in struck or (struck[at][3] and not far):
                struck[at] = (at, marks, star, far)
        for offsets, star in shields:
            at = end.hex + offsets[end.facing] - start.hex
            if at not in covered or (covered[at][2] and not far):
                covered[at] = (at, star, far)


def counts(marks: Marks, star: bool, starred: bool) -> bool:
    """SJ-13.6, SJ-13.14: whether a cell does anything: by its marks, or by an asterisk that stands for something."""
    return bool(marks) or not star or starred


# The grids of a card in play.


def grids_of(sheet: Sheet, opened: Open) -> list[seen.Grids]:
    """The cells of each part; a card's own figure carries them along wherever it goes."""
    found: list[seen.Grids] = []
    for stage, lines in zip(sheet.program.stages, opened, strict=True):
        struck: list[seen.StruckCell] = []
        covered: list[seen.CoveredCell] = []
        for rule, (options, starred) in zip(stage.main, lines, strict=True):
            for act in [act for one in options for act in rule.choices[one].acts]:
                struck += struck_cells(act, starred)
                covered += covered_cells(act, starred)
        found.append(seen.Grids(struck, covered))
    return found


def struck_cells(act: Act, starred: bool) -> list[seen.StruckCell]:
    attack = act.effects[0]
    if not isinstance(attack, Attack):
        return []
    cells = [(name, tuple([one for one in marks if one[1] != "*"]), (1, "*") in marks) for name, marks in attack.cells]
    return [seen.StruckCell(*cell) for cell in cells if counts(cell[1], cell[2], starred)]


def covered_cells(act: Act, starred: bool) -> list[seen.CoveredCell]:
    block = act.effects[0]
    return [seen.CoveredCell(*cell) for cell in block.cells if starred or not cell[1]] if isinstance(block, Block) else []
