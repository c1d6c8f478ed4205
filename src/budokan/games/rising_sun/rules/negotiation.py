"""Chapter 4: negotiation. What may be said and given while a decision is open, and the floor for the one who is asked."""

from __future__ import annotations

from typing import Final

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import MOST_SEATS
from budokan.games.rising_sun.rules.alliances import alliance_moves, speak_of_alliance
from budokan.games.rising_sun.rules.deals import answers_to, deal_moves, deal_with, may_deal
from budokan.games.rising_sun.rules.promises import gift_counts
from budokan.games.rising_sun.rules.talk_limits import concern, may_give_to
from budokan.games.rising_sun.table import Table
from budokan.games.rising_sun.talk_moves import (
    AcceptAlliance,
    GiveCoins,
    GiveRonin,
    Hush,
    OfferAlliance,
    Propose,
    Ready,
    RefuseAlliance,
    WithdrawOffer,
)
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

HUSH = Hush()
READY = Ready()
SPOKEN = "spoken"

MOST_MADE: Final = 40
COINS_FOR: Final[list[list[Move]]] = [[GiveCoins(target, one + 1) for one in range(MOST_MADE)] for target in range(MOST_SEATS)]
RONIN_FOR: Final[list[list[Move]]] = [[GiveRonin(target, one + 1) for one in range(MOST_MADE)] for target in range(MOST_SEATS)]
"""Every usual gift to each seat, made once: a move never changes, and the same ones are offered at almost every moment."""

GIVING_PHASES = ("tea", "politics")
"""RS-4.3 to RS-4.5: the Tea Ceremony and the Political Phase."""


def talk(table: Table, seat: Seat) -> list[Move]:
    """RS-4.11 to RS-4.17, RS-7.6: what this seat may offer, give or propose now."""
    allowed = table.rules.negotiation
    if allowed == "off":
        return []
    moves = alliance_moves(table, seat)
    if table.phase in GIVING_PHASES:
        moves += gifts(table, seat)
    if allowed == "structured":
        moves += deal_moves(table, seat)
    return moves


def gifts(table: Table, seat: Seat) -> list[Move]:
    """RS-4.3, RS-4.6, RS-4.8: to each other player, Coins and Ronin apart."""
    moves: list[Move] = []
    coins, ronin = table.coins[seat], table.ronin[seat]
    if not coins and not ronin:
        return moves
    others = table.others(seat)
    for_coins = may_give_to(table, seat, others, "coins") if coins else []
    for_ronin = may_give_to(table, seat, others, "ronin") if ronin else []
    for target in others:
        if target in for_coins:
            moves += COINS_FOR[target][:coins] if coins <= MOST_MADE else [GiveCoins(target, one + 1) for one in range(coins)]
        if target in for_ronin:
            moves += RONIN_FOR[target][:ronin] if ronin <= MOST_MADE else [GiveRonin(target, one + 1) for one in range(ronin)]
    return moves


def say(table: Table, seat: Seat, move: Move) -> Frames:
    """RS-4.7, RS-4.9: a gift takes effect at once, is open to all and cannot be refused. A deal has its own chapter."""
    if isinstance(move, GiveCoins):
        table.given = (*table.given, (seat, move.target, "coins"))
        table.pass_coins(seat, move.target, move.coins)
        table.tell(tell.CoinsGiven(seat, move.target, move.coins))
        gift_counts(table, seat, move.target, move.coins, 0)
        concern(table, move.target)
    elif isinstance(move, GiveRonin):
        table.given = (*table.given, (seat, move.target, "ronin"))
        table.ronin[seat] -= move.ronin
        table.ronin[move.target] += move.ronin
        table.tell(tell.RoninGiven(seat, move.target, move.ronin))
        gift_counts(table, seat, move.target, 0, move.ronin)
        concern(table, move.target)
    elif isinstance(move, (OfferAlliance, AcceptAlliance, RefuseAlliance, WithdrawOffer)):
        speak_of_alliance(table, seat, move)
    else:
        deal_with(table, seat, move)
    return NOTHING


def may_speak(table: Table, seat: Seat) -> bool:
    """RS-4.8: the one who is asked may talk first, once he has something to say and until he has said no more."""
    allowed = table.rules.negotiation
    if allowed == "off" or (seat, seat, SPOKEN) in table.given:
        return False
    if table.phase in GIVING_PHASES and may_give(table, seat):
        return True
    return allowed == "structured" and may_deal(table, seat)


def may_give(table: Table, seat: Seat) -> bool:
    """RS-4.8: whether there is a gift left to make while this question is open."""
    given = len([one for one in table.given if one[0] == seat and one[2] == "coins"])
    if table.coins[seat] and given < table.seats - 1:
        return True
    given = len([one for one in table.given if one[0] == seat and one[2] == "ronin"])
    return table.ronin[seat] > 0 and given < table.seats - 1


@frame
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
        if isinstance(move, Propose):
            deal = table.proposals[self.seat]
            assert deal is not None, "what is proposed stands"
            return [AnswerDeal(deal.target, self.seat), self]
        return [self]

    def asides(self, table: Table, seat: Seat) -> list[Move]:
        return talk(table, seat)

    def aside(self, table: Table, seat: Seat, move: Move) -> Frames:
        return say(table, seat, move)


@frame
class AnswerDeal(Question):
    """RS-4.31: what is proposed by the player whose decision it is can be answered before he decides, or left open."""

    proposer: Seat

    def ask(self, table: Table) -> Text:
        return Text("ask-answer-deal", {"seat": SeatRef(self.seat), "target": SeatRef(self.proposer)}, "RS-4.31")

    def options(self, table: Table) -> list[Move]:
        return [HUSH, *answers_to(table, self.seat, self.proposer)]

    def answer(self, table: Table, move: Move) -> Frames:
        return NOTHING if isinstance(move, Hush) else say(table, self.seat, move)

    def asides(self, table: Table, seat: Seat) -> list[Move]:
        return talk(table, seat)

    def aside(self, table: Table, seat: Seat, move: Move) -> Frames:
        return say(table, seat, move)
