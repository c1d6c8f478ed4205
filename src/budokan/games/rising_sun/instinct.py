"""What comes natural in Rising Sun: how good a table is for each seat, and which moves look right.

Everything is counted in VP: what a province at war, a card, a Coin and a figure are likely to be worth at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from budokan.games.rising_sun.abilities import force, has_force, monsters_of, oni_of, strongest_at, virtues_of
from budokan.games.rising_sun.box import HIRE_RONIN, IMPERIAL_POETS, SEPPUKU, TAKE_HOSTAGE, WINTER
from budokan.games.rising_sun.moves import (
    TALK,
    Accept,
    Bid,
    Build,
    Buy,
    Capture,
    Decline,
    Done,
    First,
    GiveSpentCoin,
    Hush,
    KillFigure,
    LayFaceDown,
    LayTile,
    March,
    NameAlly,
    NameMandate,
    NameNobody,
    NoThanks,
    Place,
    PlaceAtShrine,
    Refuse,
    Replace,
    ShowMercy,
    Speak,
    Stay,
    Summon,
    UseAdvantage,
    Withdraw,
    Worship,
)
from budokan.games.rising_sun.rules.battle import MayUse, SealBids, ronin_of
from budokan.games.rising_sun.rules.harvest import harvested
from budokan.games.rising_sun.rules.winter import set_points, token_points
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.games.rising_sun.table import Place as Where
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

COIN: Final = 0.45
RONIN: Final = 0.55
FIGURE: Final = 0.6
STRONGHOLD: Final = 1.6
HONOUR: Final = 0.5
WAIT: Final = 1.0
"""What doing nothing is worth: a move should be better than this."""

SELDOM: Final = 0.02
ANSWER: Final = 50.0
"""What answering an offer is worth before anything else is decided."""


CARD: Final[dict[str, float]] = {
    "righteousness": 3.0, "path-of-the-lion": 1.5, "way-of-the-shogun": 4.0, "komainu": 3.0, "oni-of-skulls": 4.0,
    "respect": 2.5, "path-of-the-serpent": 1.2, "way-of-bushido": 3.0, "way-of-the-ronin": 2.5, "yurei": 4.0,
    "path-of-the-dragon": 3.0, "way-of-the-moneylender": 2.5, "river-dragon": 5.5, "benevolence": 4.0,
    "path-of-the-kenin": 4.0, "path-of-the-light": 3.0, "justice": 4.0, "path-of-the-samurai": 3.5, "oni-of-blood": 4.5,
    "oni-of-souls": 3.5, "way-of-the-katana": 3.0, "oni-of-hate": 3.5, "oni-of-spite": 4.0, "honesty": 5.0,
    "path-of-the-patron": 3.0, "path-of-the-warlord": 2.5, "loyalty": 5.0, "way-of-the-merchant": 3.0,
    "path-of-the-unrighteous": 5.0, "courage": 6.0, "path-of-the-ninja": 3.0, "way-of-the-righteous": 3.5, "mercy": 3.0,
    "path-of-the-monkey": 2.0, "path-of-the-spirit": 3.0,
}  # fmt: skip
"""What a card is worth in VP while the year is young; Winter Upgrades are counted."""


def evaluate(table: Table) -> list[float]:
    """Each seat's chance to be among the winners, from what it has and what it stands to win."""
    if table.outcome is not None:
        return [1.0 if seat in table.outcome.winners else 0.0 for seat in range(table.seats)]
    worth = [standing_of(table, seat) for seat in range(table.seats)]
    best = max(worth)
    spread = 3.0 + 4.0 * (WINTER - table.season)
    chance = [exp((one - best) / spread) for one in worth]
    total = sum(chance)
    return [one / total for one in chance]


def standing_of(table: Table, seat: Seat) -> float:
    """The VP this seat may expect: scored, held in tokens and cards, and at stake on the map."""
    if not table.clans[seat]:
        return 0.0
    provinces = {province for _, province in table.tokens[seat]}
    worth = table.vp[seat] + token_points(table, seat) + set_expected(table, len(provinces))
    worth += COIN * table.coins[seat] + RONIN * table.ronin[seat] + STRONGHOLD * table.strongholds_of(seat)
    worth += HONOUR * (table.seats - table.honour.index(seat))
    left = (WINTER - table.season) / WINTER
    for card in table.cards[seat]:
        worth += card_worth(table, seat, card) * (left if card in CARD else 1.0)
    for province in table.wars[max(0, table.war) :]:
        if has_force(table, seat, province):
            rival = max([force(table, other, province) for other in range(table.seats) if other != seat])
            mine = force(table, seat, province)
            worth += stake(table, seat, province) * mine / (mine + rival)
    return worth


def set_expected(table: Table, provinces: int) -> float:
    """The set bonus, as it grows from step to step."""
    return (set_points(table, provinces) + set_points(table, provinces + 1) + set_points(table, provinces + 2)) / 3.0


def stake(table: Table, seat: Seat, province: Where) -> float:
    """What the token of this province would be worth to this seat."""
    held = {one for _, one in table.tokens[seat]}
    new = 0.0 if province in held else set_expected(table, len(held) + 1) - set_expected(table, len(held))
    return table.box.token_vp[min(table.season, 2)] + new


def card_worth(table: Table, seat: Seat, card: str) -> float:
    """What a card is worth to this seat; Winter Upgrades by what they would score."""
    if card == "form-of-the-kitsune":
        return 3.0 * table.strongholds_of(seat)
    if card == "form-of-the-phoenix":
        return 3.0 * virtues_of(table, seat)
    if card == "form-of-the-beast":
        return 3.0 * monsters_of(table, seat)
    if card == "form-of-the-demon":
        return 3.0 * oni_of(table, seat)
    if card == "form-of-the-kindred":
        return 3.0 * table.seasons_allied[seat]
    if card == "path-of-the-spirit":
        return 6.0 if table.honour[0] == seat else 1.0
    return CARD.get(card, 2.0)


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How natural each option looks to this seat."""
    if isinstance(options[0], Bid):
        return weigh_bids(table, seat, options)
    return [max(0.001, weight(table, seat, move)) for move in options]


def weight(table: Table, seat: Seat, move: Move) -> float:
    if isinstance(move, Done | NoThanks | Decline):
        return WAIT
    if isinstance(move, LayTile | NameMandate):
        return weigh_mandate(table, seat, move.mandate)
    if isinstance(move, March):
        return WAIT + drawn_to(table, seat, move.province) - 0.8 * drawn_to(table, seat, move.origin) - 0.3
    if isinstance(move, Summon | Place):
        return WAIT + FIGURE * table.box.force.get(move.figure, 1) + drawn_to(table, seat, move.province)
    if isinstance(move, Worship | PlaceAtShrine):
        return weigh_worship(table, seat, move.kami)
    if isinstance(move, Stay):
        return 2.0
    if isinstance(move, Build):
        return WAIT + STRONGHOLD + 0.3 * drawn_to(table, seat, move.province)
    if isinstance(move, Buy):
        late = (WINTER - table.season) / WINTER if move.card in CARD else 1.0
        return WAIT + card_worth(table, seat, move.card) * (0.4 + 0.6 * late) - COIN * table.box.price[move.card]
    if isinstance(move, Replace):
        if move.place in table.shrines:
            return 4.0 + weigh_worship(table, seat, move.place)
        return WAIT + 1.0 + drawn_to(table, seat, move.place) + 0.3 * table.box.force[move.figure]
    if isinstance(move, TALK):
        return weigh_talk(table, seat, move)
    return weigh_rarer(table, seat, move)


def drawn_to(table: Table, seat: Seat, province: Where) -> float:
    """How much one more figure there is worth: most where the war is close, a little where a harvest beckons."""
    coins, ronin, vp = table.box.reward[province]
    pull = 0.12 * (COIN * coins + RONIN * ronin + vp)
    if province not in table.wars:
        return pull
    mine = force(table, seat, province)
    rivals = [force(table, other, province) for other in range(table.seats) if other != seat and not table.allied(seat, other)]
    behind = max(rivals) - mine
    close = 1.0 if behind == 0 else 0.7 if abs(behind) == 1 else 0.35 if abs(behind) == 2 else 0.12
    return pull + close * stake(table, seat, province)


def weigh_mandate(table: Table, seat: Seat, mandate: str) -> float:
    """What the mandate would bring this seat, less a share of what it brings the others."""
    ally = table.ally[seat]
    if mandate == "harvest":
        rewards = [table.box.reward[province] for province in harvested(table, seat)]
        friend = [table.box.reward[province] for province in harvested(table, ally)] if ally != NOBODY else []
        mine = sum([COIN * coins + RONIN * ronin + vp for coins, ronin, vp in rewards])
        return 1.0 + mine - 0.3 * sum([COIN * coins + RONIN * ronin + vp for coins, ronin, vp in friend])
    if mandate == "recruit":
        others = [table.strongholds_of(other) for other in range(table.seats) if other != seat]
        ahead = table.strongholds_of(seat) + 1 - sum(others) / len(others)
        waiting = len([card for card in table.cards[seat] if table.box.effect[card].when == "after-summon"])
        return 2.0 + 1.4 * ahead + 1.2 * waiting if len(table.reserve[seat]) > 1 else 0.5
    if mandate == "train":
        prices = table.box.price
        best = [card_worth(table, seat, card) for card in table.display if prices[card] - 1 <= table.coins[seat]]
        return 1.0 + 0.7 * max([0.0, *best])
    if mandate == "marshal":
        standing = sum([len(table.at[province][seat]) for province in table.box.provinces])
        return 1.5 + 0.35 * standing + (1.2 if table.coins[seat] > 4 and table.strongholds_of(seat) < 4 else 0.0)
    return (2.6 if ally == NOBODY else 1.2) + 4.0 * table.copies("path-of-the-unrighteous", seat)


def weigh_worship(table: Table, seat: Seat, kami: Where) -> float:
    """A favour is worth more where this seat would receive it."""
    leader = strongest_at(table, kami)
    wins = leader in (NOBODY, seat) or force(table, leader, kami) <= force(table, seat, kami)
    worth = {"amaterasu": 2.0, "fujin": 2.6, "hachiman": 2.2, "raijin": 3.2, "ryujin": 2.6, "susanoo": 2.8, "tsukuyomi": 2.2}
    return worth[kami] * (1.3 if wins and leader != seat else 0.5)


def weigh_bids(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """A mixed strategy: the purse is divided by what the advantages promise, blurred by a throw of this table's own luck."""
    question = table.stack[-1] if table.stack else None
    assert isinstance(question, SealBids), "bids are sealed in a battle"
    wants = [appeal(table, seat, advantage) for advantage in range(4)]
    later = 1.0 + sum([1 for province in table.wars[table.war + 1 :] if has_force(table, seat, province)])
    throw = table.luck.copy()
    blur = 0.4 + 1.2 * throw.below(1000) / 1000
    share = wants[question.advantage] / (sum(wants[question.advantage :]) + later) * blur
    bids = [move.coins for move in options if isinstance(move, Bid)]
    aim = share * bids[-1]
    weights = [1.0 / (1.0 + (coins - aim) * (coins - aim)) for coins in bids]
    return weights + [max(0.001, weight(table, seat, move)) for move in options[len(bids) :]]


def appeal(table: Table, seat: Seat, advantage: int) -> float:
    """How much this seat wants an advantage of the battle at hand."""
    province = table.battlefield
    mine = force(table, seat, province)
    rival = max([force(table, other, province) for other in table.fighters if other != seat])
    figures = len(table.at[province][seat])
    if advantage == SEPPUKU:
        return 1.5 * figures if mine < rival else 0.2
    if advantage == TAKE_HOSTAGE:
        return 2.5 if abs(mine - rival) <= 2 else 1.5
    if advantage == HIRE_RONIN:
        helped = mine + ronin_of(table, seat) >= rival
        return stake(table, seat, province) if mine <= rival and helped else 0.6
    dying = sum([len(table.at[province][one]) for one in table.fighters])
    return 0.6 * dying


def weigh_talk(table: Table, seat: Seat, move: Move) -> float:
    """Gifts are seldom natural; whoever is offered a deal answers it, and takes it for what it gives."""
    if isinstance(move, Speak):
        return ANSWER if any(deal is not None and deal[1] == seat for deal in table.proposals) else SELDOM
    if isinstance(move, Hush):
        return WAIT
    if isinstance(move, Refuse):
        return WAIT + SELDOM
    if isinstance(move, Withdraw):
        return 0.2
    if isinstance(move, Accept):
        deal = table.proposals[move.target]
        assert deal is not None, "only a proposal is accepted"
        his, mine = deal[3], deal[4]
        gain = COIN * (his[0] - mine[0]) + RONIN * (his[1] - mine[1])
        gain += (0.4 if his[2][0] else 0.0) - (0.3 if mine[2][0] else 0.0)
        return WAIT + gain - 0.5 * broken_words(table, move.target)
    return SELDOM


def broken_words(table: Table, seat: Seat) -> int:
    """How often this player has broken an alliance or a promise, as far as one can read."""
    return table.betrayals[seat] + len([one for one in table.promises if one[0] == seat and one[5] == "broken"])


def weigh_rarer(table: Table, seat: Seat, move: Move) -> float:
    """What seldom comes up."""
    if isinstance(move, NameAlly):
        return weigh_ally(table, seat, move.target)
    if isinstance(move, NameNobody):
        return 0.8
    if isinstance(move, LayFaceDown):
        return 1.0
    if isinstance(move, UseAdvantage):
        return weigh_advantage(table, seat)
    if isinstance(move, Capture):
        return 3.0 + table.box.force[move.figure] - (1.0 if table.allied(seat, move.target) else 0.0)
    if isinstance(move, KillFigure):
        return 0.2 if move.target == seat else 1.5 + drawn_to(table, seat, move.province)
    if isinstance(move, GiveSpentCoin):
        return 3.0 - HONOUR * (table.vp[move.target] > table.vp[seat])
    if isinstance(move, ShowMercy):
        return 1.2 + table.copies("mercy", seat) - 0.5 * table.copies("justice", seat)
    return 1.1 if isinstance(move, First) else 1.0


def weigh_ally(table: Table, seat: Seat, other: Seat) -> float:
    """An ally near in points but not ahead, who keeps his word and is not a rival in the same provinces."""
    lead = max(0, table.vp[other] - table.vp[seat])
    shared = len([one for one in table.wars if has_force(table, seat, one) and has_force(table, other, one)])
    named = 1.5 if table.named[other] & (1 << seat) else 0.0
    return 3.0 + named + 0.3 * shared - 0.08 * lead - 0.8 * broken_words(table, other)


def weigh_advantage(table: Table, seat: Seat) -> float:
    """Seppuku is for battles that are lost; everything else is simply used."""
    question = table.stack[-1] if table.stack else None
    if isinstance(question, MayUse) and question.advantage == SEPPUKU:
        province = table.battlefield
        rival = max([force(table, other, province) for other in table.fighters if other != seat])
        hope = 0.4 * ronin_of(table, seat) if table.bids[seat][HIRE_RONIN] else 0.0
        lost = force(table, seat, province) + hope < rival
        return 1.0 + 1.5 * len(table.at[province][seat]) if lost else 0.3
    if isinstance(question, MayUse) and question.advantage == IMPERIAL_POETS:
        return 6.0
    return 4.0
