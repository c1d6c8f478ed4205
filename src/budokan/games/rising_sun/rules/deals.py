"""Chapter 4, deals: worded term by term while others play on, proposed, and accepted, refused or withdrawn."""

from __future__ import annotations

from typing import Final

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import MANDATES, MOST_SEATS
from budokan.games.rising_sun.rules.promises import gift_counts, make_promise
from budokan.games.rising_sun.rules.talk_limits import DRAFTED, concern, may_propose
from budokan.games.rising_sun.table import NO_PROMISE, NO_TERMS, Deal, Promise, Table, Terms
from budokan.games.rising_sun.talk_moves import (
    COINS_OF,
    RONIN_OF,
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

DRAFTS: Final[list[list[Move]]] = [[DraftOpen(target), DraftPrivate(target)] for target in range(MOST_SEATS)]
PROPOSE: Final = Propose()
WITHDRAW: Final = Withdraw()


def may_deal(table: Table, seat: Seat) -> bool:
    """RS-4.14, RS-4.15: whether there is a deal to answer, to word, to propose or to take back."""
    if table.phase not in DEALING_PHASES:
        return False
    if table.drafts[seat] is not None or table.proposals[seat] is not None or may_propose(table, seat):
        return True
    return any(deal is not None and deal.target == seat for deal in table.proposals)


def deal_moves(table: Table, seat: Seat) -> list[Move]:
    """RS-4.14, RS-4.15: answer what was proposed, word a deal, propose it, take it back."""
    if table.phase not in DEALING_PHASES:
        return []
    moves: list[Move] = []
    others = table.others(seat)
    for proposer in others:
        if table.proposals[proposer] is not None:
            moves += answers_to(table, seat, proposer)
    draft = table.drafts[seat]
    if draft is not None:
        return moves + wordings(table, draft)
    if table.proposals[seat] is not None:
        moves.append(WITHDRAW)
    elif may_propose(table, seat):
        for target in others:
            moves += DRAFTS[target]
    return moves


def answers_to(table: Table, seat: Seat, proposer: Seat) -> list[Move]:
    """RS-4.15, RS-4.16: a proposal is refused, or accepted if both sides can pay."""
    deal = table.proposals[proposer]
    if deal is None or deal.target != seat:
        return []
    return [Accept(proposer), Refuse(proposer)] if can_be_paid(table, deal) else [Refuse(proposer)]


def can_be_paid(table: Table, deal: Deal) -> bool:
    """RS-4.16: what is given now must be there on both sides."""
    return can_give(table, deal.seat, deal.mine) and can_give(table, deal.target, deal.yours)


def can_give(table: Table, seat: Seat, terms: Terms) -> bool:
    return table.coins[seat] >= terms.coins and table.ronin[seat] >= terms.ronin


def wordings(table: Table, draft: Deal) -> list[Move]:
    """What may be added to the deal being worded: each side gives and promises once."""
    moves: list[Move] = [WITHDRAW]
    if (draft.mine, draft.yours) != (NO_TERMS, NO_TERMS) and can_be_paid(table, draft):
        moves.append(PROPOSE)
    for who, terms in ((draft.seat, draft.mine), (draft.target, draft.yours)):
        if table.phase != "war":
            if terms.coins == 0:
                moves += [COINS_OF[who][amount] for amount in range(1, table.coins[who] + 1)]
            if terms.ronin == 0:
                moves += [RONIN_OF[who][amount] for amount in range(1, table.ronin[who] + 1)]
        if terms.promise == NO_PROMISE:
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
        table.drafts[seat] = Deal(seat, move.target, isinstance(move, DraftPrivate))
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
    who, terms = term_of(move, draft.mine, draft.yours, draft.seat)
    table.drafts[seat] = draft._replace(mine=terms) if who == draft.seat else draft._replace(yours=terms)


def term_of(move: Move, mine: Terms, yours: Terms, proposer: Seat) -> tuple[Seat, Terms]:
    """Whose terms the move changes, and the terms as they then are."""
    who = who_of(move)
    return who, with_term(mine if who == proposer else yours, move)


def with_term(terms: Terms, move: Move) -> Terms:
    """What one side gives and promises, with this term in it."""
    if isinstance(move, TermCoins):
        return terms._replace(coins=move.coins)
    if isinstance(move, TermRonin):
        return terms._replace(ronin=move.ronin)
    return terms._replace(promise=promise_of(move))


def who_of(move: Move) -> Seat:
    assert isinstance(
        move,
        (TermCoins, TermRonin, TermAlly, TermKeepOut, TermMandate, TermNoBetray, TermSpare, TermNoBid, TermPay),
    ), "a term says whose it is"
    return move.who


def promise_of(move: Move) -> Promise:
    """The promise a term states."""
    if isinstance(move, TermKeepOut):
        return Promise("keep-out", move.province)
    if isinstance(move, TermMandate):
        return Promise("mandate", move.mandate)
    if isinstance(move, TermNoBid):
        return Promise("no-bid", move.province, move.advantage)
    if isinstance(move, TermPay):
        return Promise("pay", coins=move.coins, ronin=move.ronin)
    if isinstance(move, TermAlly):
        return Promise("ally")
    return Promise("no-betray" if isinstance(move, TermNoBetray) else "spare")


def hearers(deal: Deal) -> tuple[Seat, ...] | None:
    """RS-4.18: a private deal is for its two players only."""
    return (deal.seat, deal.target) if deal.private else None


def propose(table: Table, seat: Seat) -> None:
    """RS-4.15, RS-7.8: one stands at a time; the other hears it."""
    deal = table.drafts[seat]
    assert deal is not None, "a draft is proposed"
    table.drafts[seat] = None
    table.proposals[seat] = deal
    target, mine, yours = deal.target, deal.mine, deal.yours
    table.tell(tell.DealProposed(seat, target, mine.coins, mine.ronin, yours.coins, yours.ronin), hearers(deal))
    tell_promise(table, seat, target, mine.promise, deal)
    tell_promise(table, target, seat, yours.promise, deal)
    concern(table, target)


def tell_promise(table: Table, seat: Seat, to: Seat, promise: Promise, deal: Deal) -> None:
    if promise.kind:
        table.tell(worded(seat, to, promise), hearers(deal))


def worded(seat: Seat, to: Seat, promise: Promise) -> Event:
    """The promise as it is told."""
    if promise.kind == "keep-out":
        return tell.KeepOutWorded(seat, to, promise.what)
    if promise.kind == "mandate":
        return tell.MandateWorded(seat, to, promise.what)
    if promise.kind == "no-bid":
        return tell.NoBidWorded(seat, to, promise.advantage, promise.what)
    if promise.kind == "pay":
        return tell.PaymentWorded(seat, to, promise.coins, promise.ronin)
    return tell.PromiseWorded(seat, to, promise.kind)


def withdraw(table: Table, seat: Seat) -> None:
    """RS-4.15: a draft is torn up unseen; a proposal is withdrawn before its hearers."""
    if table.drafts[seat] is not None:
        table.drafts[seat] = None
        return
    deal = table.proposals[seat]
    assert deal is not None, "a proposal is withdrawn"
    table.proposals[seat] = None
    table.tell(tell.DealWithdrawn(seat, deal.target), hearers(deal))


def refuse(table: Table, proposer: Seat) -> None:
    deal = table.proposals[proposer]
    assert deal is not None, "a proposal is refused"
    table.proposals[proposer] = None
    table.tell(tell.DealRefused(deal.target, proposer), hearers(deal))
    concern(table, proposer)


def accept(table: Table, proposer: Seat) -> None:
    """RS-4.16, RS-4.19: what is given now changes hands at once; what is promised stands in the ledger."""
    deal = table.proposals[proposer]
    assert deal is not None, "a proposal is accepted"
    seat, target = deal.seat, deal.target
    table.proposals[proposer] = None
    table.tell(tell.DealAccepted(target, seat), hearers(deal))
    hand_over(table, seat, target, deal.mine)
    hand_over(table, target, seat, deal.yours)
    make_promise(table, seat, target, deal.private, deal.mine.promise)
    make_promise(table, target, seat, deal.private, deal.yours.promise)
    concern(table, seat)


def hand_over(table: Table, seat: Seat, to: Seat, terms: Terms) -> None:
    """RS-4.9, RS-4.26: Coins and Ronin are open, and so is their passing; it goes towards what was promised before."""
    coins, ronin = terms.coins, terms.ronin
    if coins:
        table.pass_coins(seat, to, coins)
        table.tell(tell.CoinsGiven(seat, to, coins))
    if ronin:
        table.ronin[seat] -= ronin
        table.ronin[to] += ronin
        table.tell(tell.RoninGiven(seat, to, ronin))
    if coins or ronin:
        gift_counts(table, seat, to, coins, ronin)


def close_talks(table: Table) -> None:
    """RS-4.15: what was proposed or worded falls when the phase ends."""
    for seat in range(table.seats):
        table.drafts[seat] = None
        deal = table.proposals[seat]
        if deal is not None:
            table.proposals[seat] = None
            table.tell(tell.DealWithdrawn(seat, deal.target), hearers(deal))
