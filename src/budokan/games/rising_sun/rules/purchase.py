"""Chapter 11, paying: what a purchase costs, and Benevolence."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.moves import GiveSpentCoin, NoThanks
from budokan.games.rising_sun.rules.gains import reward
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import NOTHING, Frames, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def spend(table: Table, seat: Seat, coins: int, benevolence: int) -> Frames:
    """RS-21.1 to RS-21.3: pay the bank; each copy of Benevolence owned before may send one of these Coins elsewhere."""
    table.coins[seat] -= coins
    if not benevolence:
        return NOTHING
    each = table.box.effect["benevolence"].coins
    gifts = min(coins // each, benevolence) if each else 0
    return [MayGiveSpentCoin(seat, gifts)] if gifts else NOTHING


@frame
class MayGiveSpentCoin(OpenQuestion):
    """RS-21.1, RS-21.2: one of the Coins spent goes to another player; its owner gains Honour and VP."""

    left: int

    def ask(self, table: Table) -> Text:
        coins = table.box.effect["benevolence"].coins
        return Text("ask-benevolence", {"seat": SeatRef(self.seat), "coins": coins}, "RS-21.1")

    def choices(self, table: Table) -> list[Move]:
        return [NoThanks(), *[GiveSpentCoin(target) for target in table.others(self.seat)]]

    def chosen(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, GiveSpentCoin):
            return NOTHING
        table.card_worked(self.seat, "benevolence")
        effect = table.box.effect["benevolence"]
        table.coins[move.target] += effect.coins
        table.tell(tell.SpentCoinGiven(self.seat, move.target, effect.coins))
        reward(table, self.seat, effect.then, 1)
        return [MayGiveSpentCoin(self.seat, self.left - 1)] if self.left > 1 else NOTHING
