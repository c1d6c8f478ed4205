"""What things are worth in Rising Sun, in VP: a province at war, a figure there, a card, a Coin, a Ronin, a favour, an ally.

Everything the bots weigh is counted in this one currency, so that a Coin can be held against a card and a card against a war.
"""

from __future__ import annotations

from math import exp
from typing import Final

from budokan.games.rising_sun.abilities import force, monsters_of, oni_of, present, strongest_at, virtues_of
from budokan.games.rising_sun.box import WINTER
from budokan.games.rising_sun.rules.winter import set_points
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.games.rising_sun.table import Place as Where
from budokan.kernel.texts import Seat

FIGURE: Final = 0.5
"""A figure on the map, wherever it stands: it can still march."""

HONOUR: Final = 0.45
KEENNESS: Final = 0.85
"""How surely one Force more wins a war."""

CARD: Final[dict[str, float]] = {
    "righteousness": 4.0, "path-of-the-lion": 2.0, "way-of-the-shogun": 4.0, "komainu": 3.0, "oni-of-skulls": 4.5,
    "respect": 2.5, "path-of-the-serpent": 1.0, "way-of-bushido": 3.0, "way-of-the-ronin": 3.5, "yurei": 4.5,
    "path-of-the-dragon": 4.5, "way-of-the-moneylender": 4.0, "river-dragon": 8.0, "benevolence": 4.5,
    "path-of-the-kenin": 5.0, "path-of-the-light": 4.0, "justice": 5.0, "path-of-the-samurai": 5.0, "oni-of-blood": 5.0,
    "oni-of-souls": 4.0, "way-of-the-katana": 4.5, "oni-of-hate": 4.5, "oni-of-spite": 5.0, "honesty": 6.0,
    "path-of-the-patron": 4.0, "path-of-the-warlord": 3.0, "loyalty": 6.0, "way-of-the-merchant": 3.5,
    "path-of-the-unrighteous": 4.5, "courage": 7.0, "path-of-the-ninja": 4.0, "way-of-the-righteous": 4.0, "mercy": 3.0,
    "path-of-the-monkey": 2.0, "path-of-the-spirit": 3.0,
}  # fmt: skip
"""What a card is worth with a whole year before it; Winter Upgrades are counted instead."""

KAMI: Final[dict[str, float]] = {
    "amaterasu": 0.9, "fujin": 1.5, "hachiman": 1.3, "raijin": 1.6, "ryujin": 1.5, "susanoo": 2.2, "tsukuyomi": 1.0,
}  # fmt: skip


def year_left(table: Table) -> float:
    """How much of the year's politics and wars lies ahead, from 1 down to 0."""
    season = min(table.season, WINTER)
    if season == WINTER:
        return 0.0
    gone = 0.85 if table.phase in ("war", "clean-up") else 0.6 * len(table.track) / 7
    return (WINTER - season - gone) / WINTER


def wars_ahead(table: Table) -> list[Where]:
    """The provinces of this season whose war is not settled."""
    return table.wars if table.phase != "war" else table.wars[max(0, table.war) :]


def coin_worth(table: Table, seat: Seat) -> float:
    """A Coin buys cards and strongholds in politics and advantages in war; what is left at clean-up is lost."""
    if table.phase == "clean-up" or table.season == WINTER:
        return 0.0
    if table.phase == "war":
        ahead = len([one for one in wars_ahead(table) if table.at[one][seat]])
        return 0.0 if not ahead else 0.45 if table.coins[seat] < 4 * ahead else 0.2
    return 0.62 if table.coins[seat] < 8 else 0.45


def ronin_worth(table: Table, seat: Seat) -> float:
    """A Ronin is one Force in each war this season for which Hire Ronin is won."""
    if table.phase == "clean-up" or table.season == WINTER:
        return 0.0
    if table.phase == "war":
        ahead = len([one for one in wars_ahead(table) if table.at[one][seat]])
        return 0.5 * min(2, ahead)
    return 0.7


def set_expected(table: Table, provinces: int) -> float:
    """The set bonus, as it grows from step to step."""
    return (set_points(table, provinces) + set_points(table, provinces + 1) + set_points(table, provinces + 2)) / 3.0


def stake(table: Table, seat: Seat, province: Where) -> float:
    """What the token of this province would be worth to this seat."""
    held = {one for _, one in table.tokens[seat]}
    new = 0.0
    if province not in held:
        new = set_expected(table, len(held) + 1) - set_expected(table, len(held))
        if table.season == WINTER - 1:
            new = 0.5 * new + 0.5 * (set_points(table, len(held) + 1) - set_points(table, len(held)))
    return table.box.token_vp[min(table.season, 2)] + new + 3.0 * table.copies("courage", seat)


def strengths(table: Table, province: Where, seats: list[Seat]) -> list[float]:
    """The Force of these seats, with what Ronin, Coins and Honour may add to it."""
    found = []
    for seat in seats:
        purse = min(table.coins[seat], 8) * 0.06 + min(table.ronin[seat], 5) * 0.3
        found.append(force(table, seat, province) + purse - 0.12 * table.honour.index(seat))
    return found


def win_chance(table: Table, seat: Seat, province: Where, more: float) -> float:
    """The chance that this seat, with so much more Force there, takes the token; allies alone do not fight."""
    there = present(table, province)
    if seat not in there:
        if more <= 0:
            return 0.0
        there = [*there, seat]
    elif len(there) == 1:
        return 1.0 if force(table, seat, province) + more > 0 else 0.0
    if len(there) == 1:
        return 0.9
    odds = strengths(table, province, there)
    mine = odds[there.index(seat)] + more
    if more < 0 and force(table, seat, province) + more <= 0:
        return 0.0
    if len(there) == 2 and table.allied(there[0], there[1]):
        other = force(table, there[1] if there[0] == seat else there[0], province)
        own = force(table, seat, province) + more
        return 0.85 if own > other or (own == other and table.higher(seat, table.ally[seat])) else 0.12
    total = 0.0
    for one, strength in zip(there, odds, strict=True):
        if one != seat:
            total += exp(KEENNESS * (strength - mine))
    return 1.0 / (1.0 + total)


def harvest_worth(table: Table, seat: Seat, province: Where) -> float:
    """What the reward of a province is worth to this seat."""
    coins, ronin, vp = table.box.reward[province]
    return coin_worth(table, seat) * coins + ronin_worth(table, seat) * ronin + vp


def figure_worth(table: Table, seat: Seat, province: Where, more: float) -> float:
    """What so much more Force there is worth: the token it may win, and a share in the harvest; less if taken away."""
    worth = 0.0
    if province in wars_ahead(table):
        gained = win_chance(table, seat, province, more) - win_chance(table, seat, province, 0.0)
        worth = gained * stake(table, seat, province)
    if table.phase == "politics" and len(table.track) < 7:
        rivals = [force(table, other, province) for other in range(table.seats) if other != seat]
        mine = force(table, seat, province)
        ahead_now, ahead_then = mine > max(rivals), mine + more > max(rivals)
        if ahead_now != ahead_then:
            worth += (0.22 if ahead_then else -0.22) * harvest_worth(table, seat, province)
    return worth


def card_worth(table: Table, seat: Seat, card: str) -> float:
    """What a card is worth to this seat from now on; Winter Upgrades by what they would score."""
    left = year_left(table)
    if card == "form-of-the-kitsune":
        return 3.0 * (table.strongholds_of(seat) + 1.2 * left)
    if card == "form-of-the-phoenix":
        return 3.0 * (virtues_of(table, seat) + 1.5 * left)
    if card == "form-of-the-beast":
        return 3.0 * (monsters_of(table, seat) + 1.5 * left)
    if card == "form-of-the-demon":
        return 3.0 * (oni_of(table, seat) + 1.0 * left)
    if card == "form-of-the-kindred":
        return 3.0 * (table.seasons_allied[seat] + 2.0 * left)
    if card == "path-of-the-spirit":
        return 6.0 if table.honour[0] == seat else 1.5
    return CARD.get(card, 2.5) * left + bound_cards(table, seat, card)


def bound_cards(table: Table, seat: Seat, card: str) -> float:
    """What a card adds to the Winter Upgrades and Virtues this seat owns already."""
    more = 0.0
    if card in table.box.virtues and card not in table.cards[seat]:
        more += 3.0 * table.copies("form-of-the-phoenix", seat) + 2.0 * table.copies("way-of-bushido", seat)
    if card in table.box.monsters:
        more += 3.0 * table.copies("form-of-the-beast", seat)
    if card in table.box.oni:
        more += 3.0 * table.copies("form-of-the-demon", seat)
    return more


def stronghold_worth(table: Table, seat: Seat) -> float:
    """One more stronghold: a figure more at each Recruit, Force for Turtle, and whatever counts strongholds."""
    left = year_left(table)
    worth = 3.6 * left + 3.0 * table.copies("form-of-the-kitsune", seat)
    if "susanoo" in table.shrines:
        worth += 1.0 * left
    return worth + (2.0 * left if table.leads("turtle", seat) else 0.0)


def kami_turns_left(table: Table) -> int:
    """How many Kami turns of this season are still to come."""
    if table.phase not in ("tea", "politics"):
        return 0
    laid = 0
    left = 0
    for space in table.box.track:
        if space == "mandate":
            laid += 1
        elif laid >= len(table.track) or table.phase == "tea":
            left += 1
    return left


def favour_worth(table: Table, seat: Seat, kami: Where) -> float:
    """What a favour is worth each time it is received."""
    if kami == "susanoo":
        return 1.0 * table.strongholds_of(seat)
    if kami == "amaterasu":
        return 0.3 * table.honour.index(seat)
    return KAMI[kami]


def worship_worth(table: Table, seat: Seat, kami: Where, more: int) -> float:
    """What so much more Force before this shrine is worth: the favours it may win in the Kami turns to come."""
    turns = kami_turns_left(table)
    if not turns:
        return 0.0
    leader = strongest_at(table, kami)
    if leader == seat:
        return 0.25 * favour_worth(table, seat, kami)
    mine = force(table, seat, kami) + more
    theirs = force(table, leader, kami) if leader != NOBODY else 0
    wins = mine > theirs or (mine == theirs and leader != NOBODY and table.higher(seat, leader))
    return favour_worth(table, seat, kami) * (0.8 * turns if wins else 0.3)


def ally_worth(table: Table, seat: Seat, other: Seat) -> float:
    """What an alliance with this player promises: his bonuses, wars not fought, Virtues; less his lead and his bad name."""
    turns = 7 - len(table.track) if table.phase == "politics" else 7
    worth = 2.6 * turns / 7
    lead = table.vp[other] - table.vp[seat]
    worth -= 0.05 * max(0, lead)
    for card in ("loyalty", "honesty", "form-of-the-kindred"):
        worth += 1.5 * table.copies(card, seat) - 0.5 * table.copies(card, other)
    for province in wars_ahead(table):
        mine, his = force(table, seat, province), force(table, other, province)
        if mine and his:
            worth += 0.5 if mine > his else -0.3
    return worth - 0.9 * broken_words(table, other)


def broken_words(table: Table, seat: Seat) -> int:
    """RS-4.19: how often this player has broken an alliance or a promise, as all can read."""
    return table.betrayals[seat] + len([one for one in table.promises if one[0] == seat and one[5] == "broken"])
