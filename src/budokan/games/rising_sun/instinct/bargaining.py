"""How bots bargain: alliances by what they promise, deals by what each side gets, and a memory of who kept his word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from budokan.games.rising_sun.abilities import has_force
from budokan.games.rising_sun.box import ADVANTAGES, HIRE_RONIN, TAKE_HOSTAGE
from budokan.games.rising_sun.instinct.bidding import Melee
from budokan.games.rising_sun.instinct.weighing import Reckoning, Weighing
from budokan.games.rising_sun.instinct.worth import broken_words, coin_worth, ronin_worth
from budokan.games.rising_sun.rules.battle import ronin_of
from budokan.games.rising_sun.rules.deals import term_of
from budokan.games.rising_sun.rules.last_gifts import LastGifts
from budokan.games.rising_sun.table import NO_PROMISE, NOBODY, Deal, Promise, Table, Terms
from budokan.games.rising_sun.talk_moves import (
    TERMS,
    Accept,
    AcceptAlliance,
    DraftOpen,
    DraftPrivate,
    GiveCoins,
    GiveRonin,
    OfferAlliance,
    Propose,
    Refuse,
    RefuseAlliance,
    Speak,
    TermCoins,
    TermRonin,
    Withdraw,
    WithdrawOffer,
)
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

WAIT: Final = 1.0
SELDOM: Final = -8.0
"""So many VP does it seem to cost what is hardly ever said: a gift for nothing above all, of which a ceremony offers dozens."""

ANSWER: Final = 50.0
"""What answering an offer, and keeping one's word, is worth before anything else is decided."""

WORDING: Final = frozenset({DraftOpen, DraftPrivate, Propose, Withdraw, TermCoins, TermRonin, *TERMS})

ALLYING: Final = frozenset({OfferAlliance, AcceptAlliance, RefuseAlliance, WithdrawOffer})

CONTENT: Final = 0.5
"""An alliance worth less than this is not worth having."""


def wish_among(weighing: Weighing, options: Sequence[Move]) -> Deal | None:
    """The deal this seat wishes for, if these options hold words for one, which come last, and it has not said enough."""
    table, seat = weighing.table, weighing.seat
    if type(options[-1]) not in WORDING or (table.drafts[seat] is None and has_spoken_enough(table, seat)):
        return None
    return wish(weighing, seat)


def weigh_talk(weighing: Weighing, move: Move) -> float:
    """How natural it is to say this now; what is no talk at all is as good as anything else."""
    table, seat = weighing.table, weighing.seat
    if type(move) is GiveCoins or type(move) is GiveRonin:
        return ANSWER * 3 if table.promises and is_owed(table, seat, move) else SELDOM
    if type(move) in WORDING:
        return weigh_wording(weighing, move)
    if type(move) is Speak:
        return ANSWER if has_something_to_say(weighing) else SELDOM
    if type(move) in ALLYING:
        return weigh_alliance(weighing, move)
    if type(move) is Accept:
        deal = table.proposals[move.target]
        assert deal is not None, "only a proposal is accepted"
        return ANSWER * 2 if gain_of(weighing, seat, deal) > 0.1 else SELDOM
    return ANSWER if type(move) is Refuse else WAIT


def goes_unsaid(weighing: Weighing, kind: type[Move]) -> bool:
    """Whether nothing of this kind is worth saying now, whatever it says; there are often dozens of them."""
    table, seat, wanted = weighing.table, weighing.seat, weighing.wanted
    if kind is GiveCoins or kind is GiveRonin:
        return not table.promises
    if kind not in WORDING or kind is Withdraw:
        return False
    draft = table.drafts[seat]
    if draft is None:
        return wanted is None or kind is not DraftOpen
    return not makes_sense(draft, wanted)


def weigh_alliance(weighing: Weighing, move: Move) -> float:
    """RS-7.6: the best partner who would have us is asked first; an offer is taken unless a better one may come."""
    table, seat = weighing.table, weighing.seat
    if type(move) is WithdrawOffer:
        return SELDOM
    if type(move) is RefuseAlliance:
        return ANSWER - 1.0
    assert isinstance(move, (OfferAlliance, AcceptAlliance)), "an alliance is offered or answered"
    worth = weighing.ally_worth(seat, move.target) + (2.5 if has_promised(table, seat, move.target, "ally") else 0.0)
    if type(move) is AcceptAlliance:
        return ANSWER + worth if worth >= CONTENT and worth + 1.0 >= best_hope(weighing, seat) else SELDOM
    fresh = not table.named[seat] & (1 << move.target) or has_promised(table, move.target, seat, "ally")
    if table.offers[seat] or not fresh or worth < CONTENT:
        return SELDOM
    return WAIT + worth


def best_hope(reckoning: Reckoning, seat: Seat) -> float:
    """The worth of the best partner who may still say yes: alone, and not one who has let our offer pass."""
    table = reckoning.table
    best = 0.0
    for other in range(table.seats):
        if other != seat and table.ally[other] == NOBODY and not (table.named[seat] & (1 << other) and not table.offers[seat]):
            best = max(best, reckoning.ally_worth(seat, other))
    return best


def has_promised(table: Table, seat: Seat, to: Seat, kind: str) -> bool:
    return any(one[0] == seat and one[1] == to and one[3][0] == kind and one[5] == "open" for one in table.promises)


def has_something_to_say(weighing: Weighing) -> bool:
    """RS-4.8: a deal to answer, a debt to pay, or a deal to propose."""
    table, seat = weighing.table, weighing.seat
    for deal in table.proposals:
        if deal is not None and deal[1] == seat:
            return True
    if table.phase == "politics" and owes(table, seat):
        return True
    return table.proposals[seat] is None and not has_spoken(table, seat) and wish(weighing, seat) is not None


def owes(table: Table, seat: Seat) -> bool:
    """RS-4.26: whether this seat has promised to pay and could."""
    for one in table.promises:
        if one[0] == seat and one[5] == "open" and one[3][0] == "pay" and can_pay(table, seat, one[3]):
            return True
    return False


def has_spoken(table: Table, seat: Seat) -> bool:
    for one in table.given:  # noqa: SIM110  # asked for every option of a talk
        if one[0] == seat and one[2] == "drafted":
            return True
    return False


def can_pay(table: Table, seat: Seat, promise: Promise) -> bool:
    return table.coins[seat] >= promise[3] and table.ronin[seat] >= promise[4]


def is_owed(table: Table, seat: Seat, move: GiveCoins | GiveRonin) -> bool:
    """RS-4.26: whether this gift is just what a promise to pay still lacks."""
    for one in table.promises:
        if one[0] == seat and one[1] == move.target and one[3][0] == "pay" and one[5] == "open":
            lacking = one[3][3] - one[6] if isinstance(move, GiveCoins) else one[3][4] - one[7]
            given = move.coins if isinstance(move, GiveCoins) else move.ronin
            if given == lacking and can_pay(table, seat, one[3]):
                return True
    return False


# What a deal is worth.

WORTH_OF_OTHERS: Final[dict[str, float]] = {"no-betray": 0.3, "spare": 0.4, "mandate": 0.3}
COST_OF_OTHERS: Final[dict[str, float]] = {"no-betray": 0.8, "spare": 0.35, "mandate": 1.0}
"""Of the promises whose worth does not depend on the table."""


def gain_of(reckoning: Reckoning, seat: Seat, deal: Deal) -> float:
    """RS-4.16: what the deal brings this seat, the other's promises taken at what his word is worth."""
    table = reckoning.table
    proposer, target, _, first, second = deal
    mine, his = (first, second) if seat == proposer else (second, first)
    other = target if seat == proposer else proposer
    coin, ronin = coin_worth(table, seat), ronin_worth(table, seat)
    gain = coin * (his[0] - mine[0]) + ronin * (his[1] - mine[1])
    trust = 1.0 / (1.0 + broken_words(table, other))
    gain += trust * promise_worth(reckoning, seat, other, his[2]) - promise_cost(reckoning, seat, other, mine[2])
    return gain - 0.02 * max(0, table.vp[other] - table.vp[seat])


def promise_worth(reckoning: Reckoning, seat: Seat, other: Seat, promise: Promise) -> float:
    """What it is worth to this seat that the other keeps this promise."""
    table = reckoning.table
    kind, what, advantage, coins, ronin = promise
    if kind == "ally":
        return max(0.0, reckoning.ally_worth(seat, other)) if table.ally[seat] == NOBODY == table.ally[other] else 0.0
    if kind == "keep-out":
        if what not in reckoning.wars or not has_force(table, seat, what):
            return 0.05
        return reckoning.stake(seat, what) * (0.2 if has_force(table, other, what) else 0.1)
    if kind == "no-bid":
        return 0.5 * bid_appeal(reckoning, seat, other, what, advantage)
    if kind == "pay":
        return 0.8 * (coins * coin_worth(table, seat) + ronin * ronin_worth(table, seat))
    return WORTH_OF_OTHERS.get(kind, 0.0)


def promise_cost(reckoning: Reckoning, seat: Seat, other: Seat, promise: Promise) -> float:
    """What it costs this seat to keep this promise; bots mean what they say."""
    table = reckoning.table
    kind, what, advantage, coins, ronin = promise
    if kind == "ally":
        if table.ally[seat] != NOBODY or table.ally[other] != NOBODY:
            return 3.0
        return max(0.0, best_hope(reckoning, seat) - reckoning.ally_worth(seat, other)) + 0.1
    if kind == "keep-out":
        if what not in reckoning.wars:
            return 0.1
        chance = reckoning.chance(seat, reckoning.field(what)) if has_force(table, seat, what) else 0.08
        return reckoning.stake(seat, what) * chance
    if kind == "no-bid":
        return 0.4 * bid_appeal(reckoning, seat, other, what, advantage)
    if kind == "pay":
        doubt = 0.0 if can_pay(table, seat, promise) else 1.0
        return coins * coin_worth(table, seat) + ronin * ronin_worth(table, seat) + doubt
    return COST_OF_OTHERS.get(kind, 0.0)


def bid_appeal(reckoning: Reckoning, seat: Seat, other: Seat, province: str, advantage: str) -> float:
    """What an advantage is worth in the battle at hand, if both are in it."""
    table = reckoning.table
    if table.phase != "war" or table.battlefield != province or seat not in table.fighters or other not in table.fighters:
        return 0.05
    return Melee(reckoning, seat).appeal(ADVANTAGES.index(advantage))


# Proposing.


def wish(reckoning: Reckoning, seat: Seat) -> Deal | None:
    """The deal this seat would like to propose now, if it is good for both; before the war it is too late to keep one."""
    table = reckoning.table
    if table.rules.negotiation != "structured" or (table.stack and isinstance(table.stack[-1], LastGifts)):
        return None
    if table.phase == "tea":
        found = alliance_for_coins(reckoning, seat)
    elif table.phase == "politics":
        found = keep_out_of_each_other(reckoning, seat)
    elif table.phase == "war":
        found = share_advantages(table, seat)
    else:
        found = None
    if found is None or gain_of(reckoning, seat, found) <= 0.1 or gain_of(reckoning, found[1], found) <= 0.1:
        return None
    return found


def alliance_for_coins(reckoning: Reckoning, seat: Seat) -> Deal | None:
    """Two Coins for an ally: for the best partner, once he has let a plain offer pass."""
    table = reckoning.table
    if table.ally[seat] != NOBODY or table.coins[seat] < 4:
        return None
    asked = [one for one in range(table.seats) if table.ally[one] == NOBODY and table.named[seat] & (1 << one)]
    refused = [one for one in asked if not table.offers[seat] & (1 << one) and not has_promised(table, one, seat, "ally")]
    if not refused:
        return None
    partner = best_partner(reckoning, seat, refused)
    return Deal(seat, partner, private=False, mine=Terms(coins=2), yours=Terms(promise=Promise("ally")))


def best_partner(reckoning: Reckoning, seat: Seat, others: list[Seat]) -> Seat:
    return max(others, key=lambda one: reckoning.ally_worth(seat, one))


def keep_out_of_each_other(reckoning: Reckoning, seat: Seat) -> Deal | None:
    """Each promises to keep out of the province where the other is master."""
    table = reckoning.table
    for one in table.promises:
        if one[0] == seat and one[3][0] == "keep-out" and one[4] == table.season:
            return None
    mine = [one for one in reckoning.wars if has_force(table, seat, one) and reckoning.force(seat, one) >= 2]
    if not mine:
        return None
    without_me = [one for one in reckoning.wars if not has_force(table, seat, one)]
    for other in table.others(seat):
        ours = [one for one in mine if not has_force(table, other, one)]
        his = [one for one in without_me if has_force(table, other, one) and reckoning.force(other, one) >= 2] if ours else []
        if his:
            return Deal(
                seat,
                other,
                private=False,
                mine=shunning(reckoning, seat, his, -1.0),
                yours=shunning(reckoning, seat, ours, 1.0),
            )
    return None


def shunning(reckoning: Reckoning, seat: Seat, provinces: list[str], dear: float) -> Terms:
    """To keep out of the one of these that is dearest to this seat, or cheapest."""
    best, worth = provinces[0], dear * reckoning.stake(seat, provinces[0])
    for province in provinces:
        stake = dear * reckoning.stake(seat, province)
        if stake > worth:
            best, worth = province, stake
    return keeping_out(best)


_keeping_out: dict[str, Terms] = {}
"""What keeping out of each province is in a deal: there are as many as provinces, and they are wished for all the time."""


def keeping_out(province: str) -> Terms:
    terms = _keeping_out.get(province)
    if terms is None:
        terms = _keeping_out[province] = Terms(0, 0, Promise("keep-out", province))
    return terms


def share_advantages(table: Table, seat: Seat) -> Deal | None:
    """RS-4.28: leave me Hire Ronin, and I leave you the hostage."""
    if seat not in table.fighters or table.revealed or ronin_of(table, seat) < 2:
        return None
    if any(one[0] == seat and one[5] == "open" and one[3][0] == "no-bid" for one in table.promises):
        return None
    province = table.battlefield
    bidding = len(table.bids[seat])
    if bidding > TAKE_HOSTAGE:
        return None
    for other in table.fighters:
        if other != seat and ronin_of(table, other) < ronin_of(table, seat):
            mine = Promise("no-bid", province, ADVANTAGES[TAKE_HOSTAGE])
            his = Promise("no-bid", province, ADVANTAGES[HIRE_RONIN])
            return Deal(seat, other, private=False, mine=Terms(promise=mine), yours=Terms(promise=his))
    return None


def weigh_wording(weighing: Weighing, move: Move) -> float:
    """Step by step towards the deal this seat wishes for; a draft that has lost its sense is torn up."""
    table, seat, wanted = weighing.table, weighing.seat, weighing.wanted
    draft = table.drafts[seat]
    if draft is None:
        if wanted is None or type(move) is not DraftOpen:
            return SELDOM
        return ANSWER / 2 if move.target == wanted[1] else SELDOM
    sensible = makes_sense(draft, wanted)
    if type(move) is Withdraw:
        return SELDOM if sensible else ANSWER / 2
    if not sensible or wanted is None:
        return SELDOM
    if type(move) is Propose:
        return ANSWER if draft == wanted else SELDOM
    if type(move) is DraftOpen or type(move) is DraftPrivate:
        return SELDOM
    who, terms = term_of(move, draft[3], draft[4], seat)
    return ANSWER / 2 if fits(terms, draft[3] if who == seat else draft[4], wanted[3] if who == seat else wanted[4]) else SELDOM


def makes_sense(draft: Deal, wanted: Deal | None) -> bool:
    """Whether this draft may still become what is wanted."""
    return wanted is not None and wanted[1] == draft[1] and wanted[2] == draft[2]


def has_spoken_enough(table: Table, seat: Seat) -> bool:
    """A bot words one deal while a question is open, and two in a ceremony."""
    return len([one for one in table.given if one[0] == seat and one[2] == "drafted"]) >= (2 if table.phase == "tea" else 1)


def fits(terms: Terms, before: Terms, wanted: Terms) -> bool:
    """Whether these terms are a step from what stood there towards what is wanted."""
    if terms == before or before == wanted:
        return False
    coins, ronin, promise = terms
    return coins in (0, wanted[0]) and ronin in (0, wanted[1]) and promise in (NO_PROMISE, wanted[2])
