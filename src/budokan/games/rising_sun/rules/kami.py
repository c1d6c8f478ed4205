"""Chapter 14: the Kami turn."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import strongest_at
from budokan.games.rising_sun.moves import Done, March, Summon
from budokan.games.rising_sun.rules.effects import after_summon, number_of
from budokan.games.rising_sun.rules.gains import gain
from budokan.games.rising_sun.rules.marshal import march, marches, movable
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.rules.summon import summon
from budokan.games.rising_sun.rules.train import Train
from budokan.games.rising_sun.table import NOBODY, Place, Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

DONE = Done()


@frame
class KamiTurn(Step):
    """RS-14.1: the four shrines from left to right, each completely before the next."""

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.KamiTurnBegan())
        return [Favour(kami) for kami in table.shrines]


@frame
class Favour(Step):
    """RS-14.2 to RS-14.6: the clan with the most Force at the shrine receives it; with nobody there it is skipped."""

    kami: Place

    def resolve(self, table: Table) -> Frames:
        seat = strongest_at(table, self.kami)
        if seat == NOBODY:
            table.tell(tell.ShrineSkipped(self.kami))
            return NOTHING
        table.tell(tell.FavourWon(seat, self.kami))
        return favour_of(table, seat, self.kami)


def favour_of(table: Table, seat: Seat, kami: Place) -> Frames:
    """RS-14.7 to RS-14.17: what each Kami gives or allows."""
    effect = table.box.favour[kami]
    if effect.do == "honour-top":
        table.top_honour(seat)
        return NOTHING
    if effect.do == "gain":
        times = number_of(table, seat, effect.per)
        gain(table, seat, effect.coins * times, effect.ronin * times, effect.vp * times)
        return NOTHING
    if effect.do == "move":
        table.tolls = {}
        return [Wind(seat, effect.moves)]
    if effect.do == "summon":
        return [Thunder(seat)] * effect.figures
    return [Train(seat, effect.discount)]


@frame
class Wind(OpenQuestion):
    """RS-14.10, RS-14.11, RS-19.17: Fujin allows Moves, with two figures or twice with one."""

    left: int

    def ask(self, table: Table) -> Text:
        return Text("ask-fujin", {"seat": SeatRef(self.seat), "count": self.left}, "RS-14.10")

    def choices(self, table: Table) -> list[Move]:
        moves: list[Move] = [DONE]
        if self.left:
            for province in table.box.provinces:
                for figure in movable(table, self.seat, province):
                    moves += marches(table, self.seat, figure, province)
        return moves

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, March):
            return march(table, self.seat, move, Wind(self.seat, self.left - 1), self)
        return NOTHING


@frame
class Thunder(OpenQuestion):
    """RS-14.13, RS-14.14: Raijin lets summon one Bushi into any province."""

    def ask(self, table: Table) -> Text:
        return Text("ask-raijin", {"seat": SeatRef(self.seat)}, "RS-14.13")

    def choices(self, table: Table) -> list[Move]:
        bushi = table.in_reserve(self.seat, table.box.favour["raijin"].figure)
        return [DONE, *[Summon(figure, province) for figure in bushi for province in table.box.provinces]]

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Summon):
            return [*summon(table, self.seat, move.figure, move.province), *after_summon(table, self.seat)]
        return NOTHING
