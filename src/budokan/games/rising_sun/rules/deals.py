"""Chapter 4, deals: worded term by term while others play on, proposed, and accepted, refused or withdrawn."""

from __future__ import annotations

from typing import Final

from budokan.games.rising_sun import talk_events as tell_talk
from budokan.games.rising_sun.box import MANDATES, MOST_SEATS
from budokan.games.rising_sun.rules.manners import DRAFTED, concern, may_propose
from budokan.games.rising_sun.rules.promises import gift_counts, make_promise
from budokan.games.rising_sun.table import NO_PROMISE, NO_TERMS, Deal, Promise, Table, Terms
from budokan.games.rising_sun.talk_moves import (
    Accept,
    DraftOpen,
    DraftPrivate,
    Propose,
    Refuse,
    TermAlly,
    TermCoins,
    TermKeepOut,
    TermMandate,
    TermNoBetray,
    TermNoBid,
    TermPay,
    TermRonin,
    TermSpare,
    Withdraw,
)
from budokan.kernel.events import Event
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

DEALING_PHASES: Final = ("tea", "politics", "war")
MOST_COINS_LATER: Final = 5
MOST_RONIN_LATER: Final = 3

ALLY: Final[list[Move]] = [TermAlly(who) for who in range(MOST_SEATS)]
POLITICS: Final[list[list[Move]]] = [
    [*[TermMandate(who, mandate) for mandate in MANDATES], TermNoBetray(who), TermSpare(who)] for who in range(MOST_SEATS)
]
LATER: Final[list[list[Move]]] = [
    [
        TermPay(who, coins, ronin)
        for coins in range(MOST_COINS_LATER + 1)
        for ronin in range(MOST_RONIN_LATER + 1)
        if coins or ronin
    ]
    for who in range(MOST_SEATS)
]
"""What each seat may always promise, made once: a move never changes."""


def may_deal(table: Table, seat: Seat) -> bool:
    """RS-4.14, RS-4.15: whether there is a deal to answer, to word, to propose or to take back."""
    if table.phase not in DEALING_PHASES:
        return False
    if table.drafts[seat] is not None or table.proposals[seat] is not None or may_propose(table, seat):
        return True
    return any(deal is not None and deal[1] == seat for deal in table.proposals)


def deal_moves(table: Table, seat: Seat) -> list[Move]:
    """RS-4.14, RS-4.15: answer what was proposed, word a deal, propose it, take it back."""
    if table.phase not in DEALING_PHASES:
        return []
    moves: list[Move] = []
    for proposer in table.others(seat):
        moves += answers_to(table, seat, proposer)
    draft = table.drafts[seat]
    if draft is not None:
        return moves + wordings(table, draft)
    if table.proposals[seat] is not None:
        moves.append(Withdraw())
    elif may_propose(table, seat):
        for target in table.others(seat):
            moves += [DraftOpen(target), DraftPrivate(target)]
    return moves


def answers_to(table: Table, seat: Seat, proposer: Seat) -> list[Move]:
    """RS-4.15, RS-4.16: a proposal is refused, or accepted if both sides can pay."""
    deal = table.proposals[proposer]
    if deal is None or deal[1] != seat:
        return []
    return [Accept(proposer), Refuse(proposer)] if can_be_paid(table, deal) else [Refuse(proposer)]


def can_be_paid(table: Table, deal: Deal) -> bool:
    """RS-4.16: what is given now must be there on both sides."""
    seat, target, _, mine, yours = deal
    rich = table.coins[seat] >= mine[0] and table.ronin[seat] >= mine[1]
    return rich and table.coins[target] >= yours[0] and table.ronin[target] >= yours[1]


def wordings(table: Table, draft: Deal) -> list[Move]:
    """What may be added to the deal being worded: each side gives and promises once."""
    seat, target, _, mine, yours = draft
    moves: list[Move] = [Withdraw()]
    if draft[3:] != (NO_TERMS, NO_TERMS) and can_be_paid(table, draft):
        moves.append(Propose())
    for who, terms in ((seat, mine), (target, yours)):
        if table.phase != "war":
            if terms[0] == 0:
                moves += [TermCoins(who, amount) for amount in range(1, table.coins[who] + 1)]
            if terms[1] == 0:
                moves += [TermRonin(who, amount) for amount in range(1, table.ronin[who] + 1)]
        if terms[2] == NO_PROMISE:
            moves += promises_of(table, who)
    return moves


def promises_of(table: Table, who: Seat) -> list[Move]:
    """RS-4.17, RS-4.20 to RS-4.26: what may be promised in this phase; in the War Phase only bids are left to promise."""
    coming = table.wars if table.phase != "war" else table.wars[table.war + (1 if table.revealed else 0) :]
    moves: list[Move] = []
    if table.phase == "tea":
        moves.append(ALLY[who])
    if table.phase != "war":
        moves += table.box.terms_to_keep_out[who]
        moves += POLITICS[who]
    for province in coming:
        moves += table.box.terms_not_to_bid[who][province]
    if table.phase != "war":
        moves += LATER[who]
    return moves


def deal_with(table: Table, seat: Seat, move: Move) -> None:
    """What a word about deals does."""
    if isinstance(move, (DraftOpen, DraftPrivate)):
        table.given = (*table.given, (seat, seat, DRAFTED))
        table.drafts[seat] = (seat, move.target, isinstance(move, DraftPrivate), NO_TERMS, NO_TERMS)
    elif isinstance(move, Propose):
        propose(table, seat)
    elif isinstance(move, Withdraw):
        withdraw(table, seat)
    elif isinstance(move, Accept):
        accept(table, move.target)
    elif isinstance(move, Refuse):
        refuse(table, move.target)
    else:
        add_term(table, seat, move)


def add_term(table: Table, seat: Seat, move: Move) -> None:
    """The deal being worded, with one term more."""
    draft = table.drafts[seat]
    assert draft is not None, "terms are added to a draft"
    proposer, target, private, mine, yours = draft
    who, terms = term_of(move, mine, yours, proposer)
    if who == proposer:
        mine = terms
    else:
        yours = terms
    table.drafts[seat] = (proposer, target, private, mine, yours)


def term_of(move: Move, mine: Terms, yours: Terms, proposer: Seat) -> tuple[Seat, Terms]:
    """Whose terms the move changes, and the terms as they then are."""
    who = who_of(move)
    coins, ronin, promise = mine if who == proposer else yours
    if isinstance(move, TermCoins):
        return who, (move.coins, ronin, promise)
    if isinstance(move, TermRonin):
        return who, (coins, move.ronin, promise)
    return who, (coins, ronin, promise_of(move))


def who_of(move: Move) -> Seat:
    assert isinstance(
        move,
        (TermCoins, TermRonin, TermAlly, TermKeepOut, TermMandate, TermNoBetray, TermSpare, TermNoBid, TermPay),
    ), "a term says whose it is"
    return move.who


def promise_of(move: Move) -> Promise:
    """The promise a term states."""
    if isinstance(move, TermKeepOut):
        return ("keep-out", move.province, "", 0, 0)
    if isinstance(move, TermMandate):
        return ("mandate", move.mandate, "", 0, 0)
    if isinstance(move, TermNoBid):
        return ("no-bid", move.province, move.advantage, 0, 0)
    if isinstance(move, TermPay):
        return ("pay", "", "", move.coins, move.ronin)
    if isinstance(move, TermAlly):
        return ("ally", "", "", 0, 0)
    return ("no-betray", "", "", 0, 0) if isinstance(move, TermNoBetray) else ("spare", "", "", 0, 0)


def hearers(deal: Deal) -> tuple[Seat, ...] | None:
    """RS-4.18: a private deal is for its two players only."""
    return (deal[0], deal[1]) if deal[2] else None


def propose(table: Table, seat: Seat) -> None:
    """RS-4.15, RS-7.8: one stands at a time; the other hears it."""
    deal = table.drafts[seat]
    assert deal is not None, "a draft is proposed"
    table.drafts[seat] = None
    table.proposals[seat] = deal
    mine, yours = deal[3], deal[4]
    table.tell(tell_talk.DealProposed(seat, deal[1], mine[0], mine[1], yours[0], yours[1]), hearers(deal))
    tell_promise(table, seat, deal[1], mine[2], deal)
    tell_promise(table, deal[1], seat, yours[2], deal)
    concern(table, deal[1])


def tell_promise(table: Table, seat: Seat, to: Seat, promise: Promise, deal: Deal) -> None:
    if promise[0]:
        table.tell(worded(seat, to, promise), hearers(deal))


def worded(seat: Seat, to: Seat, promise: Promise) -> Event:
    """The promise as it is told."""
    kind, what, advantage, coins, ronin = promise
    if kind == "keep-out":
        return tell_talk.KeepOutWorded(seat, to, what)
    if kind == "mandate":
        return tell_talk.MandateWorded(seat, to, what)
    if kind == "no-bid":
        return tell_talk.NoBidWorded(seat, to, advantage, what)
    if kind == "pay":
        return tell_talk.PaymentWorded(seat, to, coins, ronin)
    return tell_talk.PromiseWorded(seat, to, kind)


def withdraw(table: Table, seat: Seat) -> None:
    """RS-4.15: a draft is torn up unseen; a proposal is withdrawn before its hearers."""
    if table.drafts[seat] is not None:
        table.drafts[seat] = None
        return
    deal = table.proposals[seat]
    assert deal is not None, "a proposal is withdrawn"
    table.proposals[seat] = None
    table.tell(tell_talk.DealWithdrawn(seat, deal[1]), hearers(deal))


def refuse(table: Table, proposer: Seat) -> None:
    deal = table.proposals[proposer]
    assert deal is not None, "a proposal is refused"
    table.proposals[proposer] = None
    table.tell(tell_talk.DealRefused(deal[1], proposer), hearers(deal))
    concern(table, proposer)


def accept(table: Table, proposer: Seat) -> None:
    """RS-4.16, RS-4.19: what is given now changes hands at once; what is promised stands in the ledger."""
    deal = table.proposals[proposer]
    assert deal is not None, "a proposal is accepted"
    seat, target, private, mine, yours = deal
    table.proposals[proposer] = None
    table.tell(tell_talk.DealAccepted(target, seat), hearers(deal))
    hand_over(table, seat, target, mine)
    hand_over(table, target, seat, yours)
    make_promise(table, seat, target, private, mine[2])
    make_promise(table, target, seat, private, yours[2])
    concern(table, seat)


def hand_over(table: Table, seat: Seat, to: Seat, terms: Terms) -> None:
    """RS-4.9, RS-4.26: Coins and Ronin are open, and so is their passing; it goes towards what was promised before."""
    coins, ronin, _ = terms
    if coins:
        table.pass_coins(seat, to, coins)
        table.tell(tell_talk.CoinsGiven(seat, to, coins))
    if ronin:
        table.ronin[seat] -= ronin
        table.ronin[to] += ronin
        table.tell(tell_talk.RoninGiven(seat, to, ronin))
    if coins or ronin:
        gift_counts(table, seat, to, coins, ronin)


def close_talks(table: Table) -> None:
    """RS-4.15: what was proposed or worded falls when the phase ends."""
    for seat in range(table.seats):
        table.drafts[seat] = None
        deal = table.proposals[seat]
        if deal is not None:
            table.proposals[seat] = None
            table.tell(tell_talk.DealWithdrawn(seat, deal[1]), hearers(deal))
