"""Chapter 4: negotiation. Gifts while a question is open, and the floor for the one who is asked."""

from __future__ import annotations

from dataclasses import dataclass

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.moves import GiveCoins, GiveRonin, Hush
from budokan.games.rising_sun.rules.deals import deal_moves, deal_with
from budokan.games.rising_sun.rules.promises import gift_counts
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

HUSH = Hush()
SPOKEN = "spoken"

GIVING_PHASES = ("tea", "politics")
"""RS-4.3 to RS-4.5: the Tea Ceremony and the Political Phase."""


def talk(table: Table, seat: Seat) -> list[Move]:
    """RS-4.11 to RS-4.17: what this seat may give or propose now."""
    allowed = table.rules.negotiation
    if allowed == "off":
        return []
    moves = gifts(table, seat) if table.phase in GIVING_PHASES else []
    if allowed == "structured":
        moves += deal_moves(table, seat)
    return moves


def gifts(table: Table, seat: Seat) -> list[Move]:
    """RS-4.3, RS-4.6, RS-4.8: to each other player one gift of Coins and one of Ronin while a question is open."""
    moves: list[Move] = []
    coins, ronin = table.coins[seat], table.ronin[seat]
    if not coins and not ronin:
        return moves
    for target in table.others(seat):
        if coins and (seat, target, "coins") not in table.given:
            moves += [GiveCoins(target, amount) for amount in range(1, coins + 1)]
        if ronin and (seat, target, "ronin") not in table.given:
            moves += [GiveRonin(target, amount) for amount in range(1, ronin + 1)]
    return moves


def say(table: Table, seat: Seat, move: Move) -> Frames:
    """RS-4.7, RS-4.9: a gift takes effect at once, is open to all and cannot be refused. A deal has its own chapter."""
    if isinstance(move, GiveCoins):
        table.given = (*table.given, (seat, move.target, "coins"))
        table.pass_coins(seat, move.target, move.coins)
        table.tell(tell.CoinsGiven(seat, move.target, move.coins))
        gift_counts(table, seat, move.target, move.coins, 0)
    elif isinstance(move, GiveRonin):
        table.given = (*table.given, (seat, move.target, "ronin"))
        table.ronin[seat] -= move.ronin
        table.ronin[move.target] += move.ronin
        table.tell(tell.RoninGiven(seat, move.target, move.ronin))
        gift_counts(table, seat, move.target, 0, move.ronin)
    else:
        deal_with(table, seat, move)
    return NOTHING


def may_speak(table: Table, seat: Seat) -> bool:
    """RS-4.8: the one who is asked may talk first, once he has something to say and until he has said no more."""
    allowed = table.rules.negotiation
    if allowed == "off" or (seat, seat, SPOKEN) in table.given:
        return False
    if allowed == "structured":
        return bool(talk(table, seat))
    return table.phase in GIVING_PHASES and may_give(table, seat)


def may_give(table: Table, seat: Seat) -> bool:
    """RS-4.8: whether there is a gift left to make while this question is open."""
    given = len([one for one in table.given if one[0] == seat and one[2] == "coins"])
    if table.coins[seat] and given < table.seats - 1:
        return True
    given = len([one for one in table.given if one[0] == seat and one[2] == "ronin"])
    return table.ronin[seat] > 0 and given < table.seats - 1


@dataclass(frozen=True, slots=True)
class Speaking(Question):
    """RS-4.1, RS-4.8: the player whose decision it is gives or proposes before he decides."""

    def ask(self, table: Table) -> Text:
        return Text("ask-speak", {"seat": SeatRef(self.seat)}, "RS-4.8")

    def options(self, table: Table) -> list[Move]:
        return [HUSH, *talk(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Hush):
            table.given = (*table.given, (self.seat, self.seat, SPOKEN))
            return NOTHING
        say(table, self.seat, move)
        return [self]

    def asides(self, table: Table, seat: Seat) -> list[Move]:
        return talk(table, seat)

    def aside(self, table: Table, seat: Seat, move: Move) -> Frames:
        return say(table, seat, move)
