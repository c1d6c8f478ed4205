"""What comes natural in Rising Sun: how good a table is for each seat, and which moves look right.

Everything is counted in VP, as `worth.py` values it: a move weighs what it is likely to bring, and doing nothing weighs WAIT.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from budokan.games.rising_sun.abilities import force, has_force, may_move_to, present, price, strongest_at
from budokan.games.rising_sun.bargaining import SPEECH, keeps_out_of, weigh_talk, wish_among
from budokan.games.rising_sun.bidding import weigh_advantage, weigh_bids
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
from budokan.games.rising_sun.rules.harvest import harvested
from budokan.games.rising_sun.rules.marshal import stronghold_price
from budokan.games.rising_sun.rules.winter import token_points
from budokan.games.rising_sun.table import NOBODY, Deal, Table
from budokan.games.rising_sun.talk_moves import NameAlly, NameNobody
from budokan.games.rising_sun.worth import (
    FIGURE,
    HONOUR,
    TURNS,
    Pull,
    ally_worth,
    card_worth,
    chance_among,
    coin_worth,
    favour_worth,
    figure_worth,
    forces_at,
    harvest_worth,
    kami_turns_left,
    set_expected,
    stake,
    stronghold_worth,
    turns_left,
    wars_ahead,
    worship_worth,
    year_left,
)
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

WAIT: Final = 1.0
"""What doing nothing is worth: a move should be better than this."""

TEMPER: Final = 0.5
"""How many VP less make a move e times less natural."""

LEAST: Final = 0.0001

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
    worth = [holdings(table, seat) for seat in range(table.seats)]
    share = IN_A_WAR if table.phase == "war" else BEFORE_A_WAR
    for province in wars_ahead(table):
        there, forces = present(table, province), forces_at(table, province)
        for seat in there:
            worth[seat] += share * stake(table, seat, province) * chance_among(table, seat, there, forces, 0.0)
    turns = kami_turns_left(table)
    if turns:
        for kami in table.shrines:
            leader = strongest_at(table, kami)
            if leader != NOBODY:
                worth[leader] += BEFORE_A_SHRINE * favour_worth(table, leader, kami) * turns
    return worth


def holdings(table: Table, seat: Seat) -> float:
    """What this seat has, wherever the others stand."""
    left = year_left(table)
    provinces = len({province for _, province in table.tokens[seat]})
    worth = table.vp[seat] + token_points(table, seat) + IN_A_SET * set_expected(table, provinces)
    if table.phase in ("tea", "politics", "war"):
        worth += A_COIN * table.coins[seat] + A_RONIN * table.ronin[seat]
    fort = A_STRONGHOLD + (A_WALKING_STRONGHOLD if table.leads("turtle", seat) else 0.0)
    worth += left * fort * table.strongholds_of(seat)
    worth += (A_STEP_OF_HONOUR + A_STEP_FOR_A_YEAR * left) * (table.seats - 1 - table.honour.index(seat))
    for card in table.cards[seat]:
        worth += A_CARD * card_worth(table, seat, card)
    if table.ally[seat] != NOBODY:
        worth += AN_ALLY * turns_left(table) / TURNS
    for province in table.box.provinces:
        worth += ON_THE_MAP * left * len(table.at[province][seat])
    return worth


def mixed(table: Table, seat: Seat) -> bool:
    """RS-16.4: whoever always seals the same bid is easily outbid."""
    return bool(table.stack) and isinstance(table.stack[-1], SealBids) and seat not in table.answers


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How natural each option looks to this seat."""
    if isinstance(options[0], Bid):
        bids = [move.coins for move in options if isinstance(move, Bid)]
        wanted = wish_among(table, seat, options)
        said = [weigh_talk(table, seat, move, wanted) for move in options[len(bids) :]]
        return weigh_bids(table, seat, bids) + said
    pull = Pull(table, seat)
    wanted = wish_among(table, seat, options)
    return sharpened([weight(table, seat, move, pull, wanted) for move in options])


def sharpened(worth: list[float]) -> list[float]:
    """What is worth a VP less is a good deal less natural, and the best is still the best."""
    best = max(worth)
    return [max(LEAST, exp((one - best) / TEMPER)) for one in worth]


def weight(table: Table, seat: Seat, move: Move, pull: Pull, wanted: Deal | None) -> float:
    if type(move) in SPEECH:
        return weigh_talk(table, seat, move, wanted)
    if isinstance(move, Done | NoThanks | Decline):
        return WAIT
    if isinstance(move, LayTile | NameMandate):
        return weigh_mandate(table, seat, move.mandate)
    if isinstance(move, March):
        return weigh_march(table, seat, move, pull)
    if isinstance(move, Summon | Place):
        return weigh_summon(table, seat, move.figure, move.province, pull)
    if isinstance(move, Worship | PlaceAtShrine):
        return WAIT + 0.4 + worship_worth(table, seat, move.kami, 1)
    if isinstance(move, Stay):
        return WAIT + stay_worth(table, seat, pull)
    if isinstance(move, Build):
        cost = coin_worth(table, seat) * stronghold_price(table, seat)
        return WAIT + stronghold_worth(table, seat) + 0.15 * stake_if_at_war(table, seat, move.province) - cost
    if isinstance(move, Buy):
        return WAIT + card_worth(table, seat, move.card) - coin_worth(table, seat) * price_of(table, seat, move.card)
    if isinstance(move, Replace):
        return weigh_replacement(table, seat, move)
    return weigh_rarer(table, seat, move, wanted)


def price_of(table: Table, seat: Seat, card: str) -> int:
    return price(table, seat, table.box.price[card], 0)


def stake_if_at_war(table: Table, seat: Seat, province: str) -> float:
    return stake(table, seat, province) if province in wars_ahead(table) else 0.0


def stay_worth(table: Table, seat: Seat, pull: Pull) -> float:
    """A Shinto that stays fights; where it stands it counts already, so what it does there is what leaving would cost."""
    here = [one for one in table.box.provinces if "shinto" in table.at[one][seat] or "komainu" in table.at[one][seat]]
    return max([0.0, *[-pull.to(one, -1.0) for one in here]])


def weigh_march(table: Table, seat: Seat, move: March, pull: Pull) -> float:
    """What the figure wins there less what it gives up here."""
    if table.promises and keeps_out_of(table, seat, move.province):
        return LEAST
    strength = float(table.box.force.get(move.figure, 1))
    return WAIT + pull.to(move.province, strength) + pull.to(move.origin, -strength) - 0.15


def weigh_summon(table: Table, seat: Seat, figure: str, province: str, pull: Pull) -> float:
    """A figure more on the map; a Shinto may go up to a shrine instead."""
    if table.promises and keeps_out_of(table, seat, province):
        return LEAST
    strength = table.box.force.get(figure, 1)
    worth = pull.to(province, float(strength))
    if table.box.counts_as[figure] == "shinto":
        worth = max(worth, max([worship_worth(table, seat, kami, strength) for kami in table.shrines]) - 0.1)
    return WAIT + FIGURE * strength + worth


def weigh_replacement(table: Table, seat: Seat, move: Replace) -> float:
    """A figure of mine for one of his: my Force grows as his shrinks."""
    worth = replacement_worth(table, seat, move.target, move.place, table.box.force[move.substitute])
    return WAIT + 0.6 + worth - 0.2 * (table.vp[seat] > table.vp[move.target])


def replacement_worth(table: Table, seat: Seat, victim: Seat, place: str, strength: int) -> float:
    if place in table.shrines:
        return 1.0 + worship_worth(table, seat, place, strength)
    return figure_worth(table, seat, place, strength + 0.7) + 0.15 * stake_if_at_war(table, victim, place)


def weigh_mandate(table: Table, seat: Seat, mandate: str) -> float:
    """What the mandate would bring this seat, less a share of what it brings the others."""
    ally = table.ally[seat]
    if mandate == "harvest":
        mine = sum([harvest_worth(table, seat, province) for province in harvested(table, seat)])
        friend = sum([harvest_worth(table, ally, province) for province in harvested(table, ally)]) if ally != NOBODY else 0.0
        return 1.0 + mine - 0.3 * friend
    if mandate == "recruit":
        return weigh_recruit(table, seat)
    if mandate == "train":
        return weigh_train(table, seat)
    if mandate == "marshal":
        return weigh_marshal(table, seat)
    return weigh_betray(table, seat)


def weigh_recruit(table: Table, seat: Seat) -> float:
    """Each stronghold summons one figure, here as elsewhere; the bonus is one more."""
    left = len(table.reserve[seat])
    if not left:
        return 0.3
    mine = min(left, table.strongholds_of(seat) + 1)
    others = [min(len(table.reserve[one]), table.strongholds_of(one)) for one in range(table.seats) if one != seat]
    waiting = len([card for card in table.cards[seat] if table.box.effect[card].when in ("after-summon", "end-of-recruit")])
    return 1.5 + 1.3 * mine - 0.9 * sum(others) / len(others) + 1.2 * waiting


def weigh_train(table: Table, seat: Seat) -> float:
    """The best card for the money, a Coin cheaper; the others buy too, but after."""
    gains = [0.0]
    for card in dict.fromkeys(table.display):
        cost = max(0, price_of(table, seat, card) - 1)
        if cost <= table.coins[seat]:
            gains.append(card_worth(table, seat, card) - coin_worth(table, seat) * cost)
    rich = len([one for one in range(table.seats) if one != seat and table.coins[one] >= 2])
    return 1.0 + max(gains) - 0.3 * rich


def weigh_marshal(table: Table, seat: Seat) -> float:
    """Figures that could fight better elsewhere, and a stronghold if it can be paid."""
    cost = stronghold_price(table, seat)
    build = 0.0
    if table.coins[seat] >= cost and table.strongholds_of(seat) < table.box.clans[table.clans[seat]].strongholds:
        build = max(0.0, stronghold_worth(table, seat) - coin_worth(table, seat) * cost)
    return 0.8 + 0.5 * marching_worth(table, seat) + build


def marching_worth(table: Table, seat: Seat) -> float:
    """What could be won by marching at all; where one figure goes, the next has less to win."""
    pulls = {one: figure_worth(table, seat, one, 1.0) for one in table.box.provinces}
    worth = 0.0
    for province in table.box.provinces:
        for _ in table.at[province][seat][:2]:
            best = max(may_move_to(table, seat, province), key=lambda one: pulls[one])
            gained = pulls[best] + figure_worth(table, seat, province, -1.0)
            if gained > 0.0:
                worth += gained
                pulls[best] *= 0.3
    return worth


def weigh_betray(table: Table, seat: Seat) -> float:
    """The two best replacements, of two different players; an ally who is left is lost, and so is some good name."""
    best: dict[Seat, float] = {}
    for province in wars_ahead(table):
        for other in range(table.seats):
            if other != seat and "bushi" in table.at[province][other] and "bushi" in table.reserve[seat]:
                worth = replacement_worth(table, seat, other, province, 1)
                best[other] = max(best.get(other, 0.0), worth)
    gained = 0.6 * sum(sorted(best.values(), reverse=True)[:2]) + 0.2 * min(2, len(best))
    gained += 3.0 * table.copies("path-of-the-unrighteous", seat)
    ally = table.ally[seat]
    cost = 2.0 + max(0.0, ally_worth(table, seat, ally)) if ally != NOBODY else 0.0
    return 0.8 + gained - cost - HONOUR


def weigh_rarer(table: Table, seat: Seat, move: Move, wanted: Deal | None) -> float:
    """What seldom comes up."""
    if isinstance(move, NameAlly):
        named = 1.5 if table.named[move.target] & (1 << seat) else 0.0
        return WAIT + named + ally_worth(table, seat, move.target)
    if isinstance(move, NameNobody):
        return 0.8
    if isinstance(move, LayFaceDown):
        return 1.0
    if isinstance(move, UseAdvantage):
        return weigh_advantage(table, seat)
    if isinstance(move, Capture):
        rivals = 1.0 if table.allied(seat, move.target) else 0.0
        return 3.0 + table.box.force[move.figure] + 0.3 * force(table, move.target, table.battlefield) - rivals
    if isinstance(move, KillFigure):
        if move.target == seat:
            return 0.2
        return 1.5 + 0.5 * stake_if_at_war(table, seat, move.province) * has_force(table, seat, move.province)
    if isinstance(move, GiveSpentCoin | OddCoin):
        return 3.0 - 0.02 * table.vp[move.target] + (0.5 if table.allied(seat, move.target) else 0.0)
    if isinstance(move, ShowMercy):
        return 1.2 + table.copies("mercy", seat) - 0.5 * table.copies("justice", seat)
    if isinstance(move, First):
        return 1.1
    return weigh_talk(table, seat, move, wanted)
