"""Chapter 31: the advanced game. Both players go through every phase together; the first player changes each turn."""

from __future__ import annotations

from budokan.games.ken.moves import Fight
from budokan.games.ken.rules.attack import DeclareAttacks, FormDefences
from budokan.games.ken.rules.combat import FightBattle
from budokan.games.ken.rules.presentation import Presentation, window
from budokan.games.ken.rules.turn import ChooseDraw, Epilogue, HandLimit, begin_turn, collect, straighten
from budokan.games.ken.rules.victory import both_futures_empty, leads, lose_by_empty_future, win_by_points
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


@frame
class SharedTurn(Step):
    """KEN-31.1: both go through every phase; then the other is first player."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        begin_turn(table, self.seat)
        return SHARED_PHASES[self.seat]


@frame
class SharedOrder(Step):
    """KEN-31.2 to KEN-31.6: the lead is tested, both add their places' points, both straighten their cards."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        after = table.rules.advanced_victory == "after-points"
        if not after and tested(table):
            return NOTHING
        for seat in (self.seat, 1 - self.seat):
            collect(table, seat)
        if after and tested(table):
            return NOTHING
        for seat in (self.seat, 1 - self.seat):
            straighten(table, seat)
        return NOTHING


def tested(table: Table) -> bool:
    """KEN-31.4: whoever is ten or more points ahead wins; only one can be."""
    for seat in (0, 1):
        if leads(table, seat):
            win_by_points(table, seat)
            return True
    return False


@frame
class SharedDraw(Step):
    """KEN-31.7, KEN-31.8: each draws, the first player first; an empty future loses, two are settled by score."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        settle_empty_futures(table)
        return [ChooseDraw(self.seat), ChooseDraw(1 - self.seat), BothHaveDrawn()]


def settle_empty_futures(table: Table) -> None:
    """KEN-31.8: who has no card to draw has lost; if both have none the score decides."""
    empty = [seat for seat in (0, 1) if not table.futures[seat]]
    if len(empty) == 2:
        both_futures_empty(table)
    elif empty:
        lose_by_empty_future(table, empty[0])


@frame
class BothHaveDrawn(Step):
    """KEN-31.23: by the option the last cards of both count as drawn at the same time."""

    def resolve(self, table: Table) -> Frames:
        if table.rules.empty_future == "at-once":
            settle_empty_futures(table)
        return NOTHING


@frame
class FightAsOrdered(Step):
    """KEN-31.17, KEN-31.18: the first player names the next combat as long as there is one."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if not table.battles:
            return NOTHING
        for at, battle in enumerate(table.battles):
            if not battle.attack.everyone():
                return [FightBattle(at), self]
        return [NextCombat(self.seat), self] if len(table.battles) > 1 else [FightBattle(0), self]


@frame
class NextCombat(Question):
    """KEN-31.18: undefended places included."""

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-next-combat", {"seat": SeatRef(self.seat)}, "KEN-31.18")

    def options(self, table: Table) -> list[Move]:
        return [Fight(at + 1, named_for(table, at)) for at in range(len(table.battles))]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Fight), "a combat is named"
        return [FightBattle(move.battle - 1)]


def named_for(table: Table, at: int) -> str:
    """What a combat is about: its target, or, if that is gone, the first of the group that came for it."""
    battle = table.battles[at]
    target = battle.place or battle.target
    return table.pieces[target if target in table.pieces else battle.attack.everyone()[0]].card


SHARED_PHASES = tuple(
    (
        SharedOrder(seat),
        window(seat),
        window(1 - seat),
        SharedDraw(seat),
        window(seat),
        window(1 - seat),
        Presentation(seat),
        Presentation(1 - seat),
        HandLimit(seat),
        HandLimit(1 - seat),
        DeclareAttacks(seat),
        FormDefences(1 - seat),
        DeclareAttacks(1 - seat),
        FormDefences(seat),
        FightAsOrdered(seat),
        Epilogue(),
        SharedTurn(1 - seat),
    )
    for seat in (0, 1)
)
"""KEN-31.9 to KEN-31.20: the phases of a shared turn, the first player first."""
