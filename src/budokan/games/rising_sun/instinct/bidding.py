"""How bots bid in battle: what each War Advantage is worth to them, and a mixed strategy over the Coins they can spare."""

from __future__ import annotations

from math import exp
from typing import Final

from budokan.games.rising_sun.abilities import has_force, is_immune
from budokan.games.rising_sun.box import ADVANTAGES, HIRE_RONIN, IMPERIAL_POETS, SEPPUKU, TAKE_HOSTAGE
from budokan.games.rising_sun.instinct.weighing import Reckoning, Weighing
from budokan.games.rising_sun.rules.battle import MayUse, SealBids, ronin_of
from budokan.games.rising_sun.table import Table
from budokan.kernel.texts import Seat

BLUR: Final = 0.8
"""How far a bid strays from its aim."""

STEP_OF_HONOUR: Final = 0.35
SURVIVOR: Final = 0.6
"""A figure that stands where it won."""


def weigh_bids(weighing: Weighing, bids: list[int]) -> list[float]:
    """Weights over the bids: around a share of the purse by what this advantage promises, wide enough not to be read."""
    table, seat = weighing.table, weighing.seat
    question = table.stack[-1] if table.stack else None
    assert isinstance(question, SealBids), "bids are sealed in a battle"
    if promised_not_to_bid(table, seat, ADVANTAGES[question.advantage]):
        return [1.0 if not coins else 0.002 for coins in bids]
    battle = Melee(weighing, seat)
    wants = [battle.appeal(one) for one in range(question.advantage, len(ADVANTAGES))]
    aim = bids[-1] * wants[0] / (sum(wants) + saved_for_later(weighing))
    if wants[0] < 0.25:
        aim = 0.0
    blur = BLUR + 0.3 * aim
    return [0.001 + exp(-((coins - aim) * (coins - aim)) / (2 * blur * blur)) for coins in bids]


def promised_not_to_bid(table: Table, seat: Seat, advantage: str) -> bool:
    """RS-4.25: a bot's word in this battle; whoever has broken his own to it gets nothing for it."""
    return any(
        one[0] == seat and one[5] == "open" and one[3][0] == "no-bid" and one[3][1:3] == (table.battlefield, advantage)
        for one in table.promises
    )


def saved_for_later(weighing: Weighing) -> float:
    """What the battles still to come this season deserve of the purse, in the same measure as the advantages."""
    table, seat = weighing.table, weighing.seat
    later = 0.0
    for province in table.wars[table.war + 1 :]:
        if has_force(table, seat, province):
            chance = weighing.chance(seat, weighing.field(province))
            later += weighing.stake(seat, province) * 1.6 * min(chance, 1.0 - chance) + 0.4
    return later


class Melee:
    """The battle at hand as one seat sees it: what all four War Advantages are weighed by."""

    def __init__(self, reckoning: Reckoning, seat: Seat) -> None:
        table = reckoning.table
        self.reckoning = reckoning
        self.seat = seat
        self.province = table.battlefield
        self.field = reckoning.field(self.province)
        self.others: list[Seat] = [one for one in table.fighters if one != seat]
        self.prize: float = reckoning.stake(seat, self.province)
        self.chance: float = reckoning.chance(seat, self.field)

    def chance_with(self, more: float) -> float:
        return self.reckoning.win_chance(self.seat, self.field, more)

    def appeal(self, advantage: int) -> float:
        """How much this seat wants an advantage, in VP."""
        if advantage == SEPPUKU:
            return self.seppuku()
        if advantage == TAKE_HOSTAGE:
            return self.hostage()
        return self.hired() if advantage == HIRE_RONIN else self.poets()

    def seppuku(self) -> float:
        """For whoever is not the strongest."""
        forces = self.field.forces
        if forces[self.seat] > max([forces[one] for one in self.others]):
            return 0.1
        return seppuku_worth(self.reckoning.table, self.seat) * (1.0 - self.chance)

    def hostage(self) -> float:
        """A figure less against this seat, and a VP, if there is anybody to take."""
        table = self.reckoning.table
        here = table.at[self.province]
        taken = any(not is_immune(table, figure) for one in self.others for figure in here[one])
        return 1.3 + 0.7 * (self.prize * (self.chance_with(1.0) - self.chance)) if taken else 0.0

    def hired(self) -> float:
        """What the own Ronin would win, and what those of others would lose."""
        table, seat = self.reckoning.table, self.seat
        own = ronin_of(table, seat) * (0.5 if table.leads("koi", seat) else 1.0)
        theirs = max([ronin_of(table, one) for one in self.others])
        gained = self.prize * (self.chance_with(own) - self.chance)
        armed = self.field.forces[seat] > 0
        return gained + 0.6 * self.prize * (self.chance - self.chance_with(-0.8 * theirs) if armed else 0.0)

    def poets(self) -> float:
        """A VP for each of those who will die."""
        table, seat = self.reckoning.table, self.seat
        here = table.at[self.province]
        dying = sum([len(here[one]) for one in table.fighters if not table.allied(seat, one) or self.chance < 0.5])
        return 0.8 * dying * (1.0 - 1.0 / (1 + len(table.fighters)))


def seppuku_worth(table: Table, seat: Seat) -> float:
    """RS-16.13: 1 VP and a step of Honour for each figure, as far as there are steps left."""
    figures = len(table.at[table.battlefield][seat])
    return figures + STEP_OF_HONOUR * min(figures, table.honour.index(seat))


def weigh_advantage(weighing: Weighing) -> float:
    """Seppuku is for battles that are lost; everything else is simply used."""
    table, seat = weighing.table, weighing.seat
    question = table.stack[-1] if table.stack else None
    if isinstance(question, MayUse) and question.advantage == SEPPUKU:
        province = table.battlefield
        more = float(ronin_of(table, seat)) if table.bids[seat][HIRE_RONIN] else 0.0
        kept = weighing.stake(seat, province) + SURVIVOR * len(table.at[province][seat])
        return 1.0 + seppuku_worth(table, seat) - kept * weighing.win_chance(seat, weighing.field(province), more)
    if isinstance(question, MayUse) and question.advantage == IMPERIAL_POETS:
        return 6.0
    return 4.0
