"""What comes natural in Rising Sun: how good a table is for each seat, and which moves look right.

Everything is counted in VP, as `worth.py` values it: a move weighs what it is likely to bring, and doing nothing weighs WAIT.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from budokan.games.rising_sun.abilities import force, has_force, may_move_to, price
from budokan.games.rising_sun.instinct.bargaining import SELDOM, goes_unsaid, weigh_talk, wish_among
from budokan.games.rising_sun.instinct.bidding import weigh_advantage, weigh_bids
from budokan.games.rising_sun.instinct.weighing import Reckoning, Weighing
from budokan.games.rising_sun.instinct.worth import (
    FIGURE,
    HONOUR,
    TURNS,
    card_worth_with,
    favour_worth,
    harvest_worth,
    stronghold_worth,
    turns_left,
    year_left,
)
from budokan.games.rising_sun.moves import (
    Bid,
    Build,
    Buy,
    Capture,
    Decline,
    Done,
    First,
    GiveSpentCoin,
    KillFigure,
    LayFaceDown,
    LayTile,
    March,
    NameMandate,
    NoThanks,
    OddCoin,
    Place,
    PlaceAtShrine,
    Replace,
    ShowMercy,
    Stay,
    Summon,
    UseAdvantage,
    Worship,
)
from budokan.games.rising_sun.rules.battle import SealBids
from budokan.games.rising_sun.rules.marshal import stronghold_price, strongholds_owned
from budokan.games.rising_sun.rules.winter import token_points
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.games.rising_sun.talk_moves import SPEECH, NameAlly, NameNobody
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

WAIT: Final = 1.0
"""What doing nothing is worth: a move should be better than this."""

TEMPER: Final = 0.5
"""How many VP less make a move e times less natural."""

LEAST: Final = 0.0001
"""How natural the least natural move is still: nothing that is allowed is ruled out."""

LOOKAHEAD: Final = 5
"""How many decisions a search plays on before it judges; more of them are mostly the bids of everybody in some battle."""

SPREAD: Final = 3.5
SPREAD_OF_A_YEAR: Final = 6.9
"""How many VP ahead make a seat e times as likely to win: in Winter, and so many more with a whole year to come.

These and the figures below were fitted to 240 games between `greedy` bots: log loss of the winner 0.827 on a quarter of the
games that was held back, 0.915 with the figures chosen by hand before.
"""

IN_A_SET: Final = 0.75
A_COIN: Final = 0.3
A_RONIN: Final = 0.5
A_STRONGHOLD: Final = 4.8
A_WALKING_STRONGHOLD: Final = 1.7
A_STEP_OF_HONOUR: Final = 0.4
A_STEP_FOR_A_YEAR: Final = 0.8
A_CARD: Final = 0.87
AN_ALLY: Final = 1.8
ON_THE_MAP: Final = 0.3
BEFORE_A_SHRINE: Final = 0.43
BEFORE_A_WAR: Final = 0.25
IN_A_WAR: Final = 0.5
"""What is held counts so many VP each, and of what is expected so much can be counted on."""


def evaluate(table: Table) -> list[float]:
    """Each seat's chance to be among the winners, from what it has and what it stands to win."""
    if table.outcome is not None:
        return [1.0 if seat in table.outcome.winners else 0.0 for seat in range(table.seats)]
    if not all(table.clans):
        return [1.0 / table.seats] * table.seats
    worth = prospects(table)
    best = max(worth)
    spread = SPREAD + SPREAD_OF_A_YEAR * year_left(table)
    chance = [exp((one - best) / spread) for one in worth]
    total = sum(chance)
    return [one / total for one in chance]


def prospects(table: Table) -> list[float]:
    """The VP each seat may count on: scored, held in tokens and cards, and at stake on the map and before the shrines."""
    reckoning = Reckoning(table)
    left = year_left(table)
    worth = [holdings(table, seat, left) for seat in range(table.seats)]
    for province in table.box.provinces:
        for seat, figures in enumerate(table.at[province]):
            if figures:
                worth[seat] += ON_THE_MAP * left * len(figures)
    share = IN_A_WAR if table.phase == "war" else BEFORE_A_WAR
    for province in reckoning.wars:
        field = reckoning.field(province)
        for seat in field.there:
            worth[seat] += share * reckoning.stake(seat, province) * reckoning.win_chance(seat, field, 0.0)
    turns = reckoning.kami_turns
    if turns:
        for kami in table.shrines:
            leader = reckoning.strongest_at(kami)
            if leader != NOBODY:
                worth[leader] += BEFORE_A_SHRINE * favour_worth(table, leader, kami) * turns
    return worth


def holdings(table: Table, seat: Seat, left: float) -> float:
    """What this seat has with so much of the year left, but for its figures on the map."""
    tokens = table.tokens[seat]
    provinces = len({province for _, province in tokens}) if tokens else 0
    worth = table.vp[seat] + token_points(table, seat) + IN_A_SET * table.box.set_expected[provinces]
    if table.phase in ("tea", "politics", "war"):
        worth += A_COIN * table.coins[seat] + A_RONIN * table.ronin[seat]
    fort = A_STRONGHOLD + (A_WALKING_STRONGHOLD if table.leads("turtle", seat) else 0.0)
    worth += left * fort * table.strongholds_of(seat)
    worth += (A_STEP_OF_HONOUR + A_STEP_FOR_A_YEAR * left) * (table.seats - 1 - table.honour.index(seat))
    for card in table.cards[seat]:
        worth += A_CARD * card_worth_with(table, seat, card, left)
    if table.ally[seat] != NOBODY:
        worth += AN_ALLY * turns_left(table) / TURNS
    return worth


def mixed(table: Table, seat: Seat) -> bool:
    """RS-16.4: whoever always seals the same bid is easily outbid."""
    return bool(table.stack) and isinstance(table.stack[-1], SealBids) and seat not in table.answers


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How natural each option looks to this seat."""
    weighing = Weighing(table, seat)
    weighing.wanted = wish_among(weighing, options)
    if type(options[0]) is Bid:
        bids = [move.coins for move in options if type(move) is Bid]
        return weigh_bids(weighing, bids) + [max(LEAST, weigh_talk(weighing, move)) for move in options[len(bids) :]]
    return sharpened(worths(weighing, options))


def worths(weighing: Weighing, options: Sequence[Move]) -> list[float]:
    """What each option is worth, in VP; of what nobody would say now the first alone is weighed."""
    found: list[float] = []
    unsaid: type[Move] | None = None
    for move in options:
        if type(move) is unsaid:
            found.append(SELDOM)
            continue
        worth = weight(weighing, move)
        found.append(worth)
        if worth == SELDOM and goes_unsaid(weighing, type(move)):
            unsaid = type(move)
    return found


def sharpened(worth: list[float]) -> list[float]:
    """What is worth a VP less is a good deal less natural, and the best is still the best."""
    best = max(worth)
    found: list[float] = []
    last, natural = best, 1.0
    for one in worth:
        if one != last:  # what is alike lies side by side
            last = one
            natural = exp((one - best) / TEMPER)
            if natural < LEAST:
                natural = LEAST
        found.append(natural)
    return found


def weight(weighing: Weighing, move: Move) -> float:
    """A move is told by its very kind, what is common first: a decision is weighed often and has many options."""
    if type(move) is March:
        return weigh_march(weighing, move)
    if type(move) in SPEECH:
        return weigh_talk(weighing, move)
    if type(move) is Summon or type(move) is Place:
        return weigh_summon(weighing, move.figure, move.province)
    if type(move) is Done or type(move) is NoThanks or type(move) is Decline:
        return WAIT
    if type(move) is Build:
        return weigh_build(weighing, move.province)
    if type(move) is Worship or type(move) is PlaceAtShrine:
        return WAIT + 0.4 + weighing.worship_worth(weighing.seat, move.kami, 1)
    if type(move) is Stay:
        return WAIT + stay_worth(weighing)
    if type(move) is Buy:
        return weigh_purchase(weighing, move.card)
    if type(move) is LayTile or type(move) is NameMandate:
        return weigh_mandate(weighing, move.mandate)
    if type(move) is Replace:
        return weigh_replacement(weighing, move)
    return weigh_rarer(weighing, move)


def price_of(table: Table, seat: Seat, card: str) -> int:
    return price(table, seat, table.box.price[card], 0)


def weigh_purchase(weighing: Weighing, card: str) -> float:
    return WAIT + weighing.card_worth(card) - weighing.coin_worth() * price_of(weighing.table, weighing.seat, card)


def weigh_build(weighing: Weighing, province: str) -> float:
    """A stronghold for its price; where there is war it is nearer at hand."""
    table, seat = weighing.table, weighing.seat
    cost = weighing.coin_worth() * stronghold_price(table, seat)
    return WAIT + stronghold_worth(table, seat) + 0.15 * weighing.stake_at_war(seat, province) - cost


def stay_worth(weighing: Weighing) -> float:
    """A Shinto that stays fights; where it stands it counts already, so what it does there is what leaving would cost."""
    table, seat = weighing.table, weighing.seat
    here = [one for one in table.box.provinces if "shinto" in table.at[one][seat] or "komainu" in table.at[one][seat]]
    return max([0.0, *[-weighing.pull(one, -1.0) for one in here]])


def weigh_march(weighing: Weighing, move: March) -> float:
    """What the figure wins there less what it gives up here."""
    province = move.province
    if province in weighing.shunned:
        return SELDOM
    strength = float(weighing.table.box.force.get(move.figure, 1))
    return WAIT + weighing.pull(province, strength) + weighing.pull(move.origin, -strength) - 0.15


def weigh_summon(weighing: Weighing, figure: str, province: str) -> float:
    """A figure more on the map; a Shinto may go up to a shrine instead."""
    if province in weighing.shunned:
        return SELDOM
    box = weighing.table.box
    strength = box.force.get(figure, 1)
    worth = weighing.pull(province, float(strength))
    if box.counts_as[figure] == "shinto":
        worth = max(worth, weighing.best_worship(strength) - 0.1)
    return WAIT + FIGURE * strength + worth


def weigh_replacement(weighing: Weighing, move: Replace) -> float:
    """A figure of mine for one of his: my Force grows as his shrinks."""
    table, seat = weighing.table, weighing.seat
    worth = replacement_worth(weighing, move.target, move.place, table.box.force[move.substitute])
    return WAIT + 0.6 + worth - 0.2 * (table.vp[seat] > table.vp[move.target])


def replacement_worth(weighing: Weighing, victim: Seat, place: str, strength: int) -> float:
    if place in weighing.table.shrines:
        return 1.0 + weighing.worship_worth(weighing.seat, place, strength)
    return weighing.pull(place, strength + 0.7) + 0.15 * weighing.stake_at_war(victim, place)


def weigh_mandate(weighing: Weighing, mandate: str) -> float:
    """What the mandate would bring this seat, less a share of what it brings the others."""
    table, seat = weighing.table, weighing.seat
    if mandate == "harvest":
        ally = table.ally[seat]
        friend = reaping(weighing, ally) if ally != NOBODY else 0.0
        return 1.0 + reaping(weighing, seat) - 0.3 * friend
    if mandate == "recruit":
        return weigh_recruit(table, seat)
    if mandate == "train":
        return weigh_train(weighing)
    if mandate == "marshal":
        return weigh_marshal(weighing)
    return weigh_betray(weighing)


def reaping(reckoning: Reckoning, seat: Seat) -> float:
    """RS-12.2 to RS-12.5: the rewards of the provinces where this seat has most Force."""
    table = reckoning.table
    mine = [one for one in table.box.provinces if has_force(table, seat, one) and reckoning.strongest_at(one) == seat]
    return sum([harvest_worth(table, seat, province) for province in mine])


def weigh_recruit(table: Table, seat: Seat) -> float:
    """Each stronghold summons one figure, here as elsewhere; the bonus is one more."""
    left = len(table.reserve[seat])
    if not left:
        return 0.3
    mine = min(left, table.strongholds_of(seat) + 1)
    others = [min(len(table.reserve[one]), table.strongholds_of(one)) for one in range(table.seats) if one != seat]
    waiting = len([card for card in table.cards[seat] if table.box.effect[card].when in ("after-summon", "end-of-recruit")])
    return 1.5 + 1.3 * mine - 0.9 * sum(others) / len(others) + 1.2 * waiting


def weigh_train(weighing: Weighing) -> float:
    """The best card for the money, a Coin cheaper; the others buy too, but after."""
    table, seat = weighing.table, weighing.seat
    gains = [0.0]
    for card in dict.fromkeys(table.display):
        cost = max(0, price_of(table, seat, card) - 1)
        if cost <= table.coins[seat]:
            gains.append(weighing.card_worth(card) - weighing.coin_worth() * cost)
    rich = len([one for one in range(table.seats) if one != seat and table.coins[one] >= 2])
    return 1.0 + max(gains) - 0.3 * rich


def weigh_marshal(weighing: Weighing) -> float:
    """Figures that could fight better elsewhere, and a stronghold if it can be paid."""
    table, seat = weighing.table, weighing.seat
    cost = stronghold_price(table, seat)
    build = 0.0
    if table.coins[seat] >= cost and table.strongholds_of(seat) < strongholds_owned(table, seat):
        build = max(0.0, stronghold_worth(table, seat) - weighing.coin_worth() * cost)
    return 0.8 + 0.5 * marching_worth(weighing) + build


def marching_worth(weighing: Weighing) -> float:
    """What could be won by marching at all; where one figure goes, the next has less to win."""
    table, seat = weighing.table, weighing.seat
    pulls = {one: weighing.pull(one, 1.0) for one in table.box.provinces}
    worth = 0.0
    for province in table.box.provinces:
        for _ in table.at[province][seat][:2]:
            best = most_drawn_to(pulls, may_move_to(table, seat, province))
            gained = pulls[best] + weighing.pull(province, -1.0)
            if gained > 0.0:
                worth += gained
                pulls[best] *= 0.3
    return worth


def most_drawn_to(pulls: dict[str, float], provinces: tuple[str, ...]) -> str:
    """Of these provinces the first of those that draw most."""
    best = provinces[0]
    for one in provinces:
        if pulls[one] > pulls[best]:
            best = one
    return best


def weigh_betray(weighing: Weighing) -> float:
    """The two best replacements, of two different players; an ally who is left is lost, and so is some good name."""
    table, seat = weighing.table, weighing.seat
    best: dict[Seat, float] = {}
    if "bushi" in table.reserve[seat]:
        for province in weighing.wars:
            for other in range(table.seats):
                if other != seat and "bushi" in table.at[province][other]:
                    worth = replacement_worth(weighing, other, province, 1)
                    best[other] = max(best.get(other, 0.0), worth)
    gained = 0.6 * sum(sorted(best.values(), reverse=True)[:2]) + 0.2 * min(2, len(best))
    gained += 3.0 * table.copies("path-of-the-unrighteous", seat)
    ally = table.ally[seat]
    cost = 2.0 + max(0.0, weighing.ally_worth(seat, ally)) if ally != NOBODY else 0.0
    return 0.8 + gained - cost - HONOUR


def weigh_rarer(weighing: Weighing, move: Move) -> float:
    """What seldom comes up."""
    table, seat = weighing.table, weighing.seat
    if type(move) is NameAlly:
        named = 1.5 if table.named[move.target] & (1 << seat) else 0.0
        return WAIT + named + weighing.ally_worth(seat, move.target)
    if type(move) is NameNobody:
        return 0.8
    if type(move) is LayFaceDown:
        return 1.0
    if type(move) is UseAdvantage:
        return weigh_advantage(weighing)
    if type(move) is Capture:
        rivals = 1.0 if table.allied(seat, move.target) else 0.0
        return 3.0 + table.box.force[move.figure] + 0.3 * force(table, move.target, table.battlefield) - rivals
    if type(move) is KillFigure:
        if move.target == seat:
            return 0.2
        return 1.5 + 0.5 * weighing.stake_at_war(seat, move.province) * has_force(table, seat, move.province)
    if type(move) is GiveSpentCoin or type(move) is OddCoin:
        return 3.0 - 0.02 * table.vp[move.target] + (0.5 if table.allied(seat, move.target) else 0.0)
    if type(move) is ShowMercy:
        return 1.2 + table.copies("mercy", seat) - 0.5 * table.copies("justice", seat)
    return 1.1 if type(move) is First else weigh_talk(weighing, move)
