"""Chapter 10: Marshal, Moves and the toll of the Serpent."""

from __future__ import annotations

from typing import Final

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import kinds_of, price
from budokan.games.rising_sun.box import STRONGHOLD
from budokan.games.rising_sun.moves import Build, Charge, Done, LetPass, March, PayToll, TurnBack
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.rules.purchase import spend
from budokan.games.rising_sun.rules.summon import enters
from budokan.games.rising_sun.state import Marched
from budokan.games.rising_sun.table import NOBODY, Figure, Place, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Refusal, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

DONE = Done()
FREE: Final = "free"
DUE: Final = "due"
PAID: Final = "paid"


@frame
class Marshal(OpenQuestion):
    """RS-10.1 to RS-10.7: each figure moves at most once, in the order its owner picks; the bonus builds a stronghold.

    `moved` says what has moved and where it stands now.
    """

    may_build: bool
    moved: tuple[tuple[Marched, Place], ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-marshal-and-build" if self.may_build else "ask-marshal", {"seat": SeatRef(self.seat)}, "RS-10.1")

    def choices(self, table: Table) -> list[Move]:
        moves: list[Move] = [DONE]
        for province in table.box.provinces:
            for figure in movable(table, self.seat, province):
                standing = count_at(table, self.seat, figure, province)
                if not self.moved or standing > self.moved.count((figure, province)):
                    moves += marches(table, self.seat, figure, province)
        if self.may_build and can_build(table, self.seat):
            moves += [Build(province) for province in table.box.provinces]
        return moves

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        """RS-10.4, RS-10.6: why no stronghold can be built."""
        if self.may_build and not can_build(table, self.seat):
            all_built = table.strongholds_of(self.seat) >= strongholds_owned(table, self.seat)
            why = Text("why-all-built") if all_built else Text("why-no-coins", {"coins": stronghold_price(table, self.seat)})
            ruling = "RS-10.6" if all_built else "RS-10.4"
            return [Refusal(Build(province), why, ruling) for province in table.box.provinces]
        return []

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, March):
            moved = Marshal(self.seat, self.may_build, (*self.moved, (move.figure, move.province)))
            return march(table, self.seat, move, moved, self)
        if isinstance(move, Build):
            return [*build(table, self.seat, move.province), Marshal(self.seat, may_build=False, moved=self.moved)]
        return NOTHING


def movable(table: Table, seat: Seat, province: Place) -> list[Figure]:
    """RS-10.1, RS-19.13: the kinds of figure there; Turtle's strongholds too."""
    figures = kinds_of(table.at[province][seat])
    if table.strongholds[province][seat] and table.leads("turtle", seat):
        figures.append(STRONGHOLD)
    return figures


def count_at(table: Table, seat: Seat, figure: Figure, province: Place) -> int:
    return table.strongholds[province][seat] if figure == STRONGHOLD else table.at[province][seat].count(figure)


def marches(table: Table, seat: Seat, figure: Figure, origin: Place) -> list[March]:
    """RS-10.1, RS-20.18: the Moves of one figure; a toll that is due and cannot be paid closes its route."""
    box = table.box
    every = (box.flights if table.leads("dragonfly", seat) else box.marches)[figure][origin]
    if not table.tolls or table.coins[seat] >= toll_of(table):
        return every
    return [move for move in every if table.tolls.get(route_of(table, seat, figure, origin, move.province)) != DUE]


def route_of(table: Table, seat: Seat, figure: Figure, origin: Place, province: Place) -> str:
    """RS-19.24, RS-20.19, RS-20.20: the shipping route this Move needs; Dragonfly needs none."""
    if table.leads("dragonfly", seat) or (figure == STRONGHOLD and table.rules.stronghold_toll == "exempt"):
        return ""
    return table.box.routes.get((origin, province), "")


def march(table: Table, seat: Seat, move: March, then: Frame, instead: Frame) -> Frames:
    """RS-10.3, RS-20.15 to RS-20.18: move and enter; on the Serpent's route ask its owner first, then the mover, each once."""
    owner = table.owner_of("path-of-the-serpent")
    if owner not in (NOBODY, seat):
        route = route_of(table, seat, move.figure, move.origin, move.province)
        if route:
            toll = table.tolls.get(route, "")
            if toll == DUE:
                return pay_and_go(table, seat, move, then)
            if toll == "":
                return [MayCharge(owner, seat, move, then, instead)]
    return go(table, seat, move, then)


def go(table: Table, seat: Seat, move: March, then: Frame) -> Frames:
    """RS-2.25, RS-10.3: the figure moves; what happens as it enters is settled before the next."""
    table.move(seat, move.figure, move.origin, move.province)
    return [*enters(table, seat, move.figure, move.province), then]


@frame
class MayCharge(OpenQuestion):
    """RS-20.15 to RS-20.17: the Serpent's owner answers once for each route in one player's part of a mandate or one favour."""

    mover: Seat
    move: March
    then: Frame
    instead: Frame

    def ask(self, table: Table) -> Text:
        province = WordRef(f"province-{self.move.province}")
        return Text("ask-charge", {"seat": SeatRef(self.seat), "target": SeatRef(self.mover), "province": province}, "RS-20.15")

    def choices(self, table: Table) -> list[Move]:
        return [Charge(), LetPass()]

    def chosen(self, table: Table, move: Move) -> Frames:
        route = route_of(table, self.mover, self.move.figure, self.move.origin, self.move.province)
        if isinstance(move, LetPass):
            table.tolls[route] = FREE
            table.tell(tell.TollWaived(self.seat, self.mover))
            return go(table, self.mover, self.move, self.then)
        table.tolls[route] = DUE
        table.card_worked(self.seat, "path-of-the-serpent")
        table.tell(tell.TollCharged(self.seat, self.mover))
        return [PayOrTurnBack(self.mover, self.move, self.then, self.instead)]


@frame
class PayOrTurnBack(OpenQuestion):
    """RS-20.18: the mover pays and crosses, or takes the Move back and chooses anew; without a Coin he cannot cross."""

    move: March
    then: Frame
    instead: Frame

    def ask(self, table: Table) -> Text:
        province = WordRef(f"province-{self.move.province}")
        return Text("ask-pay-toll", {"seat": SeatRef(self.seat), "province": province}, "RS-20.18")

    def choices(self, table: Table) -> list[Move]:
        return [TurnBack(), PayToll()] if table.coins[self.seat] >= toll_of(table) else [TurnBack()]

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, TurnBack):
            table.tell(tell.TurnedBack(self.seat))
            return [self.instead]
        return pay_and_go(table, self.seat, self.move, self.then)


def pay_and_go(table: Table, seat: Seat, move: March, then: Frame) -> Frames:
    """RS-20.18: the toll is paid, and the route is free for the rest of this part."""
    owner = table.owner_of("path-of-the-serpent")
    table.tolls[route_of(table, seat, move.figure, move.origin, move.province)] = PAID
    table.pass_coins(seat, owner, toll_of(table))
    table.tell(tell.TollPaid(seat, owner, toll_of(table)))
    return go(table, seat, move, then)


def toll_of(table: Table) -> int:
    return table.box.effect["path-of-the-serpent"].coins


def strongholds_owned(table: Table, seat: Seat) -> int:
    return table.box.clans[table.clans[seat]].strongholds


def stronghold_price(table: Table, seat: Seat) -> int:
    """RS-10.4, RS-19.28: 3 Coins; 1 for Bonsai."""
    return price(table, seat, table.box.stronghold_price, 0)


def can_build(table: Table, seat: Seat) -> bool:
    """RS-10.4, RS-10.6."""
    if table.coins[seat] < stronghold_price(table, seat):
        return False
    return table.strongholds_of(seat) < strongholds_owned(table, seat)


def build(table: Table, seat: Seat, province: Place) -> Frames:
    """RS-10.4, RS-10.5: pay and put a stronghold in any province."""
    coins = stronghold_price(table, seat)
    table.strongholds[province][seat] += 1
    table.tell(tell.Built(seat, province, coins))
    return spend(table, seat, coins, table.copies("benevolence", seat))
