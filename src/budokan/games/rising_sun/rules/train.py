"""Chapter 11: Train. Season cards are bought, and Monsters summoned."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import price
from budokan.games.rising_sun.moves import Buy, Done
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.rules.purchase import spend
from budokan.games.rising_sun.rules.summon import SummonMonster
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import NOTHING, Frames, Refusal, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

DONE = Done()


@frame
class Train(OpenQuestion):
    """RS-11.1 to RS-11.5, RS-14.15: one card on sale may be bought; the bonus takes a Coin off its price."""

    discount: int

    def ask(self, table: Table) -> Text:
        return Text("ask-train", {"seat": SeatRef(self.seat), "discount": self.discount}, "RS-11.1")

    def choices(self, table: Table) -> list[Move]:
        coins = table.coins[self.seat]
        prices = table.box.price
        cards = dict.fromkeys(table.display)
        return [DONE, *[Buy(card) for card in cards if price(table, self.seat, prices[card], self.discount) <= coins]]

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        """RS-11.3: cards he cannot pay for."""
        refused: list[Refusal] = []
        for card in dict.fromkeys(table.display):
            cost = price(table, self.seat, table.box.price[card], self.discount)
            if cost > table.coins[self.seat]:
                why = Text("why-too-dear", {"card": WordRef(f"card-{card}"), "coins": cost})
                refused.append(Refusal(Buy(card), why, "RS-11.3"))
        return refused

    def chosen(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Buy):
            return NOTHING
        return buy(table, self.seat, move.card, price(table, self.seat, table.box.price[move.card], self.discount))


def buy(table: Table, seat: Seat, card: str, coins: int) -> Frames:
    """RS-11.6 to RS-11.8: pay first, own it at once; a Monster is summoned at once."""
    benevolence = table.copies("benevolence", seat)
    table.display.remove(card)
    table.cards[seat] = (*table.cards[seat], card)
    table.tell(tell.Bought(seat, card, coins))
    paid = spend(table, seat, coins, benevolence)
    if card not in table.box.monsters:
        return paid
    table.beside = tuple(one for one in table.beside if one != card)
    table.send_home(seat, card)
    return [*paid, SummonMonster(seat, card)]
