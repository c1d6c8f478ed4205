"""SJ-32.1, SJ-32.2: whatever no rule decides for a foe is decided as is worst for the players."""

from __future__ import annotations

from budokan.games.senjutsu.hexes import Hex, distance
from budokan.games.senjutsu.parts import NONE
from budokan.games.senjutsu.rules.ranged import NameShot
from budokan.games.senjutsu.rules.shifts import Shoving, hexes_from
from budokan.games.senjutsu.solo.foes import first_of, foes, preferred_hex, target_of
from budokan.games.senjutsu.solo.scoring import VICTORIES
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatRef, Text

Grief = tuple[int, int, int, int, int]
"""How badly things stand for the players, in the order of SJ-32.2; the greatest is the worst."""


def grief(table: Table, foe: Figure) -> Grief:
    """Players defeated, their wounds, their statuses, few wounds to the foes, the foe near its preferred hex."""
    seats = range(table.seats)
    figures = [*seats, *[table.dog(seat) for seat in seats]]
    lost = table.outcome is not None and table.outcome.reason not in VICTORIES
    fallen = len([seat for seat in seats if not table.playing(seat)]) + (1 if lost else 0)
    wounds = sum([table.harm(one) for one in figures])
    statuses = sum([table.stuns[one] + len(table.hobbled[one]) for one in figures])
    statuses += sum([len(table.lasting[one]) for one in figures]) + sum([table.bleeding[one] for one in figures])
    own = sum([table.harm(one) for one in range(table.seats, table.seats + table.solo.count)])
    return fallen, wounds, statuses, -own, -off_place(table, foe)


def off_place(table: Table, foe: Figure) -> int:
    if foe not in foes(table):
        return 0
    target = target_of(table, foe)
    wanted = preferred_hex(table, foe, target) if target != NONE else NONE
    return 0 if wanted == NONE else distance(table.at[foe], wanted)


def answer_for_foe(table: Table, question: Question) -> Frames:
    """Weigh every option on a copy and take the worst for the players; of equal ones the first, or the one they choose."""
    options = question.options(table)
    if isinstance(question, Shoving):
        options = fullest(table, question, options)
    if len(options) == 1 or table.solo.pondering:
        return question.answer(table, options[0])
    if isinstance(question, NameShot):
        return question.answer(table, nearest_first(table, question, options))
    foe = question.seat
    griefs = [grief_after(table, question, move, foe) for move in options]
    worst = [move for move, one in zip(options, griefs, strict=True) if one == max(griefs)]
    if len(worst) == 1 or table.rules.foe_ties == "worst":
        return question.answer(table, worst[0])
    target = target_of(table, foe)
    owner = table.owner(target) if target != NONE else 0
    return [OpenChoice(owner if owner < table.seats else 0, question, tuple(worst))]


def fullest(table: Table, question: Shoving, options: list[Move]) -> list[Move]:
    """SJ-34.37: of the hexes of a push or pull those by which as much of it as possible is carried out."""
    actor, target = table.plays[question.play].figure, question.target
    hexes = hexes_from(table.at[actor], table.at[target], question.kind)
    carried = [carried_out(table, table.at[actor], question.kind, question.left, hex) for hex in hexes]
    return [move for move, count in zip(options, carried, strict=True) if count == max(carried)]


def carried_out(table: Table, here: Hex, kind: str, left: int, hex: Hex) -> int:
    """How many hexes of it are; terrain takes all that is left (SJ-15.5), and so does whatever stuns (SJ-15.7)."""
    if hex in table.solid:
        return left
    if not table.open(hex):
        return left if table.rules.hard_push else 0
    further = hexes_from(here, hex, kind) if left > 1 else []
    return 1 + max([carried_out(table, here, kind, left - 1, one) for one in further], default=0)


def nearest_first(table: Table, question: NameShot, options: list[Move]) -> Move:
    """SJ-32.32: of those who can be shot, the one it turns to first."""
    return options[question.figures.index(first_of(table, question.seat, question.figures))]


def grief_after(table: Table, question: Question, move: Move, foe: Figure) -> Grief:
    """What an answer leads to, up to the next decision of a player."""
    trial = table.copy()
    trial.solo.pondering = True
    frames = question.answer(trial, move)
    depth = len(trial.stack)
    trial.stack += frames[::-1]
    run_down(trial, depth)
    return grief(trial, foe)


def run_down(trial: Table, depth: int) -> None:
    """Carry out what stands above this depth of the stack, as far as nobody is asked."""
    below = trial.stack[:depth]
    trial.stack = [Pause(0), *trial.stack[depth:]]
    trial.settle()
    trial.stack = below


@frame
class Pause(Question):
    """SJ-32.1: where a foe that weighs an answer stops looking ahead."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-foe-choice", {"seat": SeatRef(self.seat), "foe": SeatRef(self.seat)}, "SJ-32.1")

    def options(self, table: Table) -> list[Move]:
        return []


@frame
class OpenChoice(Question):
    """SJ-32.1: the player decides among answers of a foe that are equally bad for him, if that was agreed."""

    question: Question
    moves: tuple[Move, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-foe-choice", {"seat": SeatRef(self.seat), "foe": SeatRef(self.question.seat)}, "SJ-32.1")

    def options(self, table: Table) -> list[Move]:
        return list(self.moves)

    def answer(self, table: Table, move: Move) -> Frames:
        return self.question.answer(table, move)
