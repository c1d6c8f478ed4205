"""Chapter 31: contracts spent and returned, poisons returned."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.moves import NO_THANKS, CashContract, Poison, ReturnContract, Strengthen
from budokan.games.senjutsu.rules.hands import draw_or_bleed
from budokan.games.senjutsu.rules.harm import gain
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def return_poisons(table: Table, seat: Seat) -> Frames:
    """SJ-54.1: any number of used poisons back into the poison deck."""
    return [ReturnPoison(seat)] if table.used_poisons[seat] else NOTHING


@frame
class ReturnPoison(Question):
    """SJ-54.1, SJ-22.16: a poison that was used may be used again."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-return-poison", {"seat": SeatRef(self.seat)}, "SJ-54.1")

    def options(self, table: Table) -> list[Move]:
        return [*[Poison(kind) for kind in dict.fromkeys(table.used_poisons[self.seat])], NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Poison):
            return NOTHING
        table.used_poisons[self.seat].remove(move.poison)
        table.poisons[self.seat].append(move.poison)
        return return_poisons(table, self.seat)


def do_contracts(table: Table, number: int, seat: Seat, word: str) -> Frames:
    """SJ-45.11, SJ-60.2, SJ-60.5."""
    if word == "return contract":
        return [BringBack(seat)] if table.spent_contracts[seat] else NOTHING
    done = len(table.completed[seat])
    for name in [one for one, _ in table.contracts[seat]] + table.completed[seat]:
        table.tell(tell.ContractDiscarded(seat, name))
        table.spent_contracts[seat].append(name)
    table.contracts[seat] = []
    table.completed[seat] = []
    return [SpendOne(seat, number, done)] if word == "spend contracts" and done else NOTHING


@frame
class BringBack(Question):
    """SJ-31.56, SJ-45.11: a contract lies face up again and begins anew."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-return-contract", {"seat": SeatRef(self.seat)}, "SJ-31.56")

    def options(self, table: Table) -> list[Move]:
        return [ReturnContract(name) for name in table.spent_contracts[self.seat]]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, ReturnContract), "a contract is named"
        table.spent_contracts[self.seat].remove(move.contract)
        table.contracts[self.seat].append((move.contract, 0))
        if move.contract == "tools-of-the-trade":
            table.tools[self.seat] = 0
        table.tell(tell.ContractReturned(self.seat, move.contract))
        return NOTHING


@frame
class SpendOne(Question):
    """SJ-66.39: Zanmato: for each completed contract 1 more speed or 1 more Wound."""

    play: PlayNumber
    left: int

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-strengthen", {"seat": SeatRef(self.seat), "left": self.left}, "SJ-66.39")

    def options(self, table: Table) -> list[Move]:
        return [Strengthen("speed"), Strengthen("wound")]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Strengthen), "speed or a Wound"
        play = table.plays[self.play]
        if move.gain == "speed":
            play.high += 1
            play.low += 1
        else:
            play.bonus += 1
        return [SpendOne(self.seat, self.play, self.left - 1)] if self.left > 1 else NOTHING


@frame
class MayCash(Question):
    """SJ-31.45: before drawing, one completed contract for a card or a focus."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-cash", {"seat": SeatRef(self.seat)}, "SJ-31.45")

    def options(self, table: Table) -> list[Move]:
        return [NO_THANKS, *contracts_to_cash(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, CashContract):
            cash(table, self.seat, move)
        return NOTHING


def contracts_to_cash(table: Table, seat: Seat) -> list[Move]:
    return [CashContract(name, gains) for name in table.completed[seat] for gains in ("card", "focus")]


def cash(table: Table, seat: Seat, move: CashContract) -> None:
    """SJ-31.45: a completed contract leaves for a card or a focus."""
    table.completed[seat].remove(move.contract)
    table.spent_contracts[seat].append(move.contract)
    table.tell(tell.ContractDiscarded(seat, move.contract))
    if move.gain == "card":
        draw_or_bleed(table, seat)
    else:
        gain(table, seat, 1)
