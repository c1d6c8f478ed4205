"""Chapters 11 and 12: steps, rotations, forced movement and collisions."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import drunk, far_away
from budokan.games.senjutsu.hexes import distance, name_of
from budokan.games.senjutsu.kinds import LineWords, PlayNumber, Steps
from budokan.games.senjutsu.language.compiler import Act, act_of
from budokan.games.senjutsu.language.values import RING1, Effect, Rotate, Step
from budokan.games.senjutsu.language.ways import ways_of
from budokan.games.senjutsu.moves import Stay, Turn, Walk
from budokan.games.senjutsu.parts import NOBODY
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.harm import suffer
from budokan.games.senjutsu.rules.shifts import was_shifted
from budokan.games.senjutsu.rules.terrain import collides, enters
from budokan.games.senjutsu.rules.ways import forced_ways
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, frame
from budokan.kernel.frames import Step as StepFrame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

UNDECIDED = -1
WALKS = tuple([Walk(way) for way in RING1])
TURNS = (Turn("left"), Turn("right"))
STAY = Stay()
SENSE_OF = {"right": 1, "left": -1}
SENSE_KEPT = {1: 1, -1: 0}
"""How the sense of a rotation is kept among the ways of a line, where -1 says that none was chosen."""

TURNS_AFTER = {UNDECIDED: TURNS, 0: TURNS[:1], 1: TURNS[1:]}
"""How one may turn on after the sense that is kept."""

FAR_STEP = 3


def start_moving(table: Table, seat: Seat, number: int, figure: Figure, act: Act) -> Frames:
    """SJ-11.8: the moves of one line, in any order; what was cancelled is left out (SJ-11.19)."""
    play = table.plays[number]
    effects = act.effects
    own = figure == play.figure
    left: list[int] = []
    for effect in effects:
        if isinstance(effect, Step):
            far = own and table.far[seat] and table.sheet(play).types[0] == "special" and effect.number == 1
            count = FAR_STEP if far and far_away(table, seat) else effect.number
            left.append(0 if own and play.still else count)
        else:
            assert isinstance(effect, Rotate), "a line of moves"
            left.append(0 if own and (play.still or play.stiff) else effect.number)
    return go_on(table, seat, number, figure, act, tuple(left), (UNDECIDED,) * len(left))


class Manner:
    """How a figure goes along a line: whether each step may take another way, and whether all of it must be carried out."""

    __slots__ = ("any_way", "compelled")

    def __init__(self, any_way: bool, compelled: bool) -> None:
        self.any_way = any_way
        self.compelled = compelled


STEADY = Manner(any_way=False, compelled=False)
"""That of nearly everybody."""


def manner_of(table: Table, figure: Figure, number: int) -> Manner:
    """SJ-31.34, SJ-31.35, SJ-39.18: the drunken Wakou reels, and must go where his own cards lead."""
    if drunk(table, figure):
        return Manner(any_way=True, compelled=table.plays[number].figure == figure)
    return Manner(any_way=True, compelled=False) if table.book.edition.has_free_steps() else STEADY


def toward_hex(table: Table, number: int, word: str) -> int:
    """What a step must lead to: the target, or the Ashigaru."""
    play = table.plays[number]
    goal = play.target if word == "T" else table.owner(play.figure)
    return table.at[goal] if goal != NOBODY and table.alive[goal] else NOBODY


def step_ways(table: Table, number: int, figure: Figure, manner: Manner, effect: Step, left: int, way: int) -> list[int]:
    """SJ-11.5: the ways one step of this icon may take now."""
    ways = ways_of(effect.ways) if way == UNDECIDED or manner.any_way else (way,)
    if effect.forced or manner.compelled:
        return forced_ways(table, figure, ways, 1 if manner.any_way else left)
    open_ways = table.open_ahead(figure, ways)
    if not effect.toward:
        return open_ways
    goal = toward_hex(table, number, effect.toward)
    if goal == NOBODY:
        return []
    here = distance(table.at[figure], goal)
    return [one for one in open_ways if distance(table.ahead(figure, one), goal) < here]


def move_options(
    table: Table, number: int, figure: Figure, effects: tuple[Effect, ...], left: tuple[int, ...], way: tuple[int, ...]
) -> list[Move]:
    """SJ-11.4, SJ-11.5, SJ-66.31: what may be done next; stopping only if nothing forced is left."""
    manner = manner_of(table, figure, number)
    moves: list[Move] = []
    bound = manner.compelled
    for index, effect in enumerate(effects):
        if left[index] <= 0:
            continue
        if isinstance(effect, Step):
            ways = step_ways(table, number, figure, manner, effect, left[index], way[index])
            moves += [WALKS[one] for one in ways]
            bound = bound or effect.forced or (bool(effect.toward) and bool(ways))
        else:
            assert isinstance(effect, Rotate), "a move"
            moves += TURNS if manner.any_way else TURNS_AFTER[way[index]]
            bound = bound or effect.forced
    if len(effects) > 1:
        moves = list(dict.fromkeys(moves))
    if not bound:
        moves.append(STAY)
    return moves


def go_on(
    table: Table, seat: Seat, number: int, figure: Figure, act: Act, left: tuple[int, ...], way: tuple[int, ...]
) -> Frames:
    """Ask for the next part of the movement, unless there is none or only one, which is made at once (SJ-38.6)."""
    if not table.alive[figure] or not any(left):
        return NOTHING
    moves = move_options(table, number, figure, act.effects, left, way)
    if len(moves) > 1:
        return [table.expect(Moving(seat, number, figure, act.text, left, way), moves)]
    if isinstance(moves[0], Stay):
        return NOTHING
    return carry_on(table, seat, number, figure, act, left, way, moves[0])


@frame
class Moving(Question):
    """SJ-11.4, SJ-11.8, SJ-15.12: the next step or rotation of a line, chosen by the acting player."""

    play: PlayNumber
    figure: Figure
    line: LineWords
    left: tuple[Steps, ...]
    way: tuple[int, ...]

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "who": WordRef(f"sj-character-{table.person(self.figure).id}")}
        return Text("ask-sj-move", args, "SJ-11.8")

    def options(self, table: Table) -> list[Move]:
        return move_options(table, self.play, self.figure, act_of(self.line).effects, self.left, self.way)

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Stay):
            return NOTHING
        return carry_on(table, self.seat, self.play, self.figure, act_of(self.line), self.left, self.way, move)


def carry_on(
    table: Table,
    seat: Seat,
    number: int,
    figure: Figure,
    act: Act,
    left: tuple[int, ...],
    way: tuple[int, ...],
    move: Move,
) -> Frames:
    """One step or rotation, and what is left of the line afterwards."""
    effects = act.effects
    if isinstance(move, Turn):
        sense = SENSE_OF[move.sense]
        index = next(one for one, effect in enumerate(effects) if isinstance(effect, Rotate) and left[one] > 0)
        table.turn_to(figure, table.facing[figure] + sense)
        left, way = _after(left, way, index, SENSE_KEPT[sense])
        return go_on(table, seat, number, figure, act, left, way)
    assert isinstance(move, Walk), "a step or a rotation"
    side = RING1.index(move.way)
    index = 0 if len(effects) == 1 else _icon_for(table, number, figure, effects, left, way, side)
    if not table.open(table.ahead(figure, side)):
        return collision(table, number, figure, side, Rest(seat, number, figure, act.text, *_after(left, way, index, side)))
    walk(table, number, figure, side)
    left, way = _after(left, way, index, side)
    if (
        table.far[table.owner(figure)]
        and _is_far_step(table, number, effects[index])
        and not far_away(table, table.owner(figure))
    ):
        left = tuple([0 if one == index else count for one, count in enumerate(left)])
    if table.hurt:
        return [Rest(seat, number, figure, act.text, left, way)]
    return go_on(table, seat, number, figure, act, left, way)


def _is_far_step(table: Table, number: int, effect: Effect) -> bool:
    """SJ-30.12: the longer step of a Special Ability card, which ends within 6 hexes of an opponent (SJ-30.14)."""
    return isinstance(effect, Step) and effect.number == 1 and table.sheet(table.plays[number]).types[0] == "special"


def _icon_for(
    table: Table,
    number: int,
    figure: Figure,
    effects: tuple[Effect, ...],
    left: tuple[int, ...],
    way: tuple[int, ...],
    side: int,
) -> int:
    """Which icon of the line a step belongs to: the first that allows it."""
    manner = manner_of(table, figure, number)
    for index, effect in enumerate(effects):
        if not isinstance(effect, Step) or left[index] <= 0:
            continue
        if side in step_ways(table, number, figure, manner, effect, left[index], way[index]):
            return index
    raise AssertionError("a step belongs to an icon")


def _after(left: tuple[int, ...], way: tuple[int, ...], index: int, chosen: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is left when one part of an icon is done."""
    fewer = (*left[:index], left[index] - 1, *left[index + 1 :])
    return fewer, (*way[:index], chosen, *way[index + 1 :])


def walk(table: Table, number: int, figure: Figure, side: int) -> None:
    """SJ-11.2: a step keeps the facing."""
    hex = table.ahead(figure, side)
    if table.plays[number].figure == figure:
        table.plays[number].moved += 1
    else:
        was_shifted(table, number, figure)
    table.tell(tell.Walked(table.owner(figure), table.person(figure).id, RING1[side], name_of(hex)))
    enters(table, figure, hex)


@frame
class Rest(AfterHarm):
    """SJ-10.5, SJ-27.25: what is left of a movement after something befell the mover on its way."""

    seat: Seat
    play: PlayNumber
    figure: Figure
    line: LineWords
    left: tuple[Steps, ...]
    way: tuple[int, ...]

    def resolve(self, table: Table) -> Frames:
        if table.plays[self.play].halted:
            return NOTHING
        return go_on(table, self.seat, self.play, self.figure, act_of(self.line), self.left, self.way)


def collision(table: Table, number: int, figure: Figure, side: int, rest: Rest) -> Frames:
    """SJ-12.1 to SJ-12.9, SJ-15.13: Stuns, a card discarded, and the mover's own turn goes on to its Discard phase."""
    hex = table.ahead(figure, side)
    owner = table.owner(figure)
    off_field = hex not in table.hexes
    table.tell(tell.Collided(owner, table.person(figure).id))
    other = collides(table, figure, hex)
    own = table.plays[number].figure == figure
    frames: list[Frame] = []
    if other != NOBODY:
        frames += table.leader(figure).drop_card(table, figure)
        frames.append(RunInto(other))
    if own and not (off_field and table.book.edition.goes_on_at_the_edge()):
        for index, play in enumerate(table.plays):
            if play.figure == figure:
                table.halt(index)
    elif own:
        frames.append(rest)
    return frames


@frame
class RunInto(StepFrame):
    """SJ-12.5, SJ-12.6: the other takes its Stun after the mover's, team-mate or not."""

    figure: Figure

    def resolve(self, table: Table) -> Frames:
        suffer(table, self.figure, "st", 1, NOBODY)
        return NOTHING
