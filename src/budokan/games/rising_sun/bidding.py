"""How bots bid in battle: what each War Advantage is worth to them, and a mixed strategy over the Coins they can spare."""

from __future__ import annotations

from math import exp
from typing import Final

from budokan.games.rising_sun.abilities import force, has_force, is_immune
from budokan.games.rising_sun.box import ADVANTAGES, HIRE_RONIN, IMPERIAL_POETS, SEPPUKU, TAKE_HOSTAGE
from budokan.games.rising_sun.rules.battle import MayUse, SealBids, ronin_of
from budokan.games.rising_sun.table import Table
from budokan.games.rising_sun.worth import stake, win_chance
from budokan.kernel.texts import Seat

BLUR: Final = 0.8
"""How far a bid strays from its aim."""

STEP_OF_HONOUR: Final = 0.35
SURVIVOR: Final = 0.6
"""A figure that stands where it won."""


def weigh_bids(table: Table, seat: Seat, bids: list[int]) -> list[float]:
    """Weights over the bids: around a share of the purse by what this advantage promises, wide enough not to be read."""
    question = table.stack[-1] if table.stack else None
    assert isinstance(question, SealBids), "bids are sealed in a battle"
    advantage = question.advantage
    wants = [appeal(table, seat, one) for one in range(len(ADVANTAGES))]
    if promised_not_to_bid(table, seat, ADVANTAGES[advantage]):
        return [1.0 if not coins else 0.002 for coins in bids]
    aim = bids[-1] * wants[advantage] / (sum(wants[advantage:]) + saved_for_later(table, seat))
    if wants[advantage] < 0.25:
        aim = 0.0
    blur = BLUR + 0.3 * aim
    return [0.001 + exp(-((coins - aim) * (coins - aim)) / (2 * blur * blur)) for coins in bids]


def promised_not_to_bid(table: Table, seat: Seat, advantage: str) -> bool:
    """RS-4.25: a bot's word in this battle; whoever has broken his own to it gets nothing for it."""
    return any(
        one[0] == seat and one[5] == "open" and one[3][0] == "no-bid" and one[3][1:3] == (table.battlefield, advantage)
        for one in table.promises
    )


def saved_for_later(table: Table, seat: Seat) -> float:
    """What the battles still to come this season deserve of the purse, in the same measure as the advantages."""
    later = 0.0
    for province in table.wars[table.war + 1 :]:
        if has_force(table, seat, province):
            chance = win_chance(table, seat, province, 0.0)
            later += stake(table, seat, province) * 1.6 * min(chance, 1.0 - chance) + 0.4
    return later


def appeal(table: Table, seat: Seat, advantage: int) -> float:
    """How much this seat wants an advantage of the battle at hand, in VP."""
    province = table.battlefield
    mine = force(table, seat, province)
    others = [one for one in table.fighters if one != seat]
    rival = max(others, key=lambda one: force(table, one, province))
    prize = stake(table, seat, province)
    chance = win_chance(table, seat, province, 0.0)
    if advantage == SEPPUKU:
        return seppuku_worth(table, seat) * (1.0 - chance) if mine <= force(table, rival, province) else 0.1
    if advantage == TAKE_HOSTAGE:
        taken = any(not is_immune(table, figure) for one in others for figure in table.at[province][one])
        swing = prize * (win_chance(table, seat, province, 1.0) - chance)
        return 1.3 + 0.7 * swing if taken else 0.0
    if advantage == HIRE_RONIN:
        own = ronin_of(table, seat) * (0.5 if table.leads("koi", seat) else 1.0)
        theirs = max([ronin_of(table, one) for one in others])
        gained = prize * (win_chance(table, seat, province, own) - chance)
        return gained + 0.6 * prize * (chance - win_chance(table, seat, province, -0.8 * theirs) if mine else 0.0)
    dying = sum([len(table.at[province][one]) for one in table.fighters if not table.allied(seat, one) or chance < 0.5])
    return 0.8 * dying * (1.0 - 1.0 / (1 + len(table.fighters)))


def seppuku_worth(table: Table, seat: Seat) -> float:
    """RS-16.13: 1 VP and a step of Honour for each figure, as far as there are steps left."""
    figures = len(table.at[table.battlefield][seat])
    return figures + STEP_OF_HONOUR * min(figures, table.honour.index(seat))


def weigh_advantage(table: Table, seat: Seat) -> float:
    """Seppuku is for battles that are lost; everything else is simply used."""
    question = table.stack[-1] if table.stack else None
    if isinstance(question, MayUse) and question.advantage == SEPPUKU:
        province = table.battlefield
        more = float(ronin_of(table, seat)) if table.bids[seat][HIRE_RONIN] else 0.0
        kept = stake(table, seat, province) + SURVIVOR * len(table.at[province][seat])
        return 1.0 + seppuku_worth(table, seat) - kept * win_chance(table, seat, province, more)
    if isinstance(question, MayUse) and question.advantage == IMPERIAL_POETS:
        return 6.0
    return 4.0
