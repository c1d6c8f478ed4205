"""What is reckoned about the map while one table is judged or one decision weighed: who is where, and what it may win him.

Many moves lead to the same province and many questions ask for the same Force. Nothing moves while they are weighed, so
each figure is reckoned once and kept as long as the weighing lasts; a reckoning never outlives its moment.
"""

from __future__ import annotations

from collections.abc import Collection
from math import exp
from typing import Final

from budokan.games.rising_sun.abilities import forces_at, present, strongest
from budokan.games.rising_sun.box import WINTER
from budokan.games.rising_sun.instinct.worth import (
    TURNS,
    broken_words,
    card_worth_with,
    coin_worth,
    favour_worth,
    harvests_ahead,
    kami_turns_left,
    leads_with,
    ronin_worth,
    turns_left,
    wars_ahead,
    year_left,
)
from budokan.games.rising_sun.table import NOBODY, Deal, Place, Table
from budokan.kernel.texts import Seat

A_WAR: Final = 0.6
"""How much of what a war seems to bring can be counted on.

This, a Coin and a stronghold follow the fitted evaluation: against the figures before, 56 % of 80 games in 40 pairings.
"""

MOST_FORCE: Final = 12
"""Of one figure; stronger ones somebody may have made up."""

KEENNESS: Final = 0.85
"""How surely one Force more wins a war."""

NOWHERE: Final[list[Place]] = []
"""Without a promise no province is shunned; never filled."""

NO_FIGURES: Final[list[float]] = []
"""Where nothing was reckoned yet; replaced, never filled."""

UNKNOWN: Final = -1.0
"""No chance: not reckoned yet."""

NOT_YET: Final = -1.0e9
"""No worth: not reckoned yet."""

BONDS: Final = ("loyalty", "honesty", "form-of-the-kindred")
"""The cards that pay while their owner is allied."""


class Prize:
    """What a War Province token is worth to one seat: of a province it holds already, and of a new one."""

    def __init__(self, table: Table, seat: Seat) -> None:
        tokens = table.tokens[seat]
        self.held: Collection[Place] = {one for _, one in tokens} if tokens else NOWHERE
        count = len(self.held)
        points, expected = table.box.set_points, table.box.set_expected
        new = expected[count + 1] - expected[count]
        if table.season == WINTER - 1:
            new = 0.5 * new + 0.5 * (points[count + 1] - points[count])
        printed = table.box.token_vp[min(table.season, 2)]
        courage = 3.0 * table.copies("courage", seat)
        self.again: float = printed + 0.0 + courage
        self.first: float = printed + new + courage


class Field:
    """One province or shrine: everybody's Force there by seat, who is there, and what was reckoned about it so far."""

    def __init__(self, table: Table, place: Place, at_war: bool) -> None:
        self.place = place
        self.at_war = at_war
        self.forces: list[int] = forces_at(table, place)
        self.there: list[Seat] = present(table, place)
        self.chances: list[float] = NO_FIGURES
        """Each seat's chance as things stand."""
        self.leads: bool | None = None
        """Whether the seat that weighs its options would reap here."""
        self.mores: list[float] = NO_FIGURES
        self.pulls: list[float] = NO_FIGURES
        """What so much more Force is worth to that seat, as far as it was asked for."""


class Reckoning:
    """One table as it stands, each figure reckoned when it is first asked for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wars: list[Place] = wars_ahead(table)
        self.kami_turns: int = kami_turns_left(table)
        self._fields: dict[Place, Field] = {}
        self._purses: list[float] = NO_FIGURES
        self._prizes: list[Prize | None] = [None] * table.seats
        self._allies: list[float] = NO_FIGURES

    # Who is where.

    def field(self, place: Place) -> Field:
        found = self._fields.get(place)
        if found is None:
            found = self._fields[place] = Field(self.table, place, place in self.wars)
        return found

    def force(self, seat: Seat, place: Place) -> int:
        return self.field(place).forces[seat]

    def strongest_at(self, place: Place) -> Seat:
        """Who has most Force there; nobody if nobody has any."""
        field = self.field(place)
        return strongest(self.table, field.there, [field.forces[seat] for seat in field.there])

    # What a war may bring.

    def stake(self, seat: Seat, province: Place) -> float:
        """What the token of this province would be worth to this seat."""
        prize = self._prizes[seat]
        if prize is None:
            prize = self._prizes[seat] = Prize(self.table, seat)
        return prize.again if province in prize.held else prize.first

    def stake_at_war(self, seat: Seat, province: Place) -> float:
        """The same, if the province has a war this season."""
        return self.stake(seat, province) if province in self.wars else 0.0

    def purses(self) -> list[float]:
        """What Ronin, Coins and Honour may add to each seat's Force in a war."""
        if not self._purses:
            table = self.table
            self._purses = []
            for seat in range(table.seats):
                coins, ronin = table.coins[seat], table.ronin[seat]
                wealth = 0.06 * (coins if coins < 8 else 8) + 0.3 * (ronin if ronin < 5 else 5)
                self._purses.append(wealth - 0.12 * table.honour.index(seat))
        return self._purses

    def win_chance(self, seat: Seat, field: Field, more: float) -> float:
        """The chance that this seat, with so much more Force there, takes the token; allies alone do not fight."""
        table, there, forces = self.table, field.there, field.forces
        own = forces[seat] + more
        if not there or (len(there) == 1 and there[0] == seat):
            return (1.0 if there else 0.9) if own > 0 else 0.0
        if (more <= 0 and seat not in there) or (more < 0 and own <= 0):
            return 0.0
        ally = table.ally[seat]
        if ally in there and len(there) == (2 if seat in there else 1):
            return 0.85 if own > forces[ally] or (own == forces[ally] and table.higher(seat, ally)) else 0.12
        purses = self.purses()
        mine = own + purses[seat]
        total = 1.0
        for one in there:
            if one != seat:
                total += exp(KEENNESS * (forces[one] + purses[one] - mine))
        return 1.0 / total

    def chance(self, seat: Seat, field: Field) -> float:
        """The same as things stand."""
        if not field.chances:
            field.chances = [UNKNOWN] * self.table.seats
        found = field.chances[seat]
        if found == UNKNOWN:
            found = field.chances[seat] = self.win_chance(seat, field, 0.0)
        return found

    # What shrines and allies may bring.

    def worship_worth(self, seat: Seat, kami: Place, more: int) -> float:
        """What so much more Force before this shrine is worth: the favours it may win in the Kami turns to come."""
        table, turns = self.table, self.kami_turns
        if not turns:
            return 0.0
        leader = self.strongest_at(kami)
        if leader == seat:
            return 0.25 * favour_worth(table, seat, kami)
        forces = self.field(kami).forces
        mine = forces[seat] + more
        theirs = forces[leader] if leader != NOBODY else 0
        wins = mine > theirs or (mine == theirs and leader != NOBODY and table.higher(seat, leader))
        return favour_worth(table, seat, kami) * (0.8 * turns if wins else 0.3)

    def ally_worth(self, seat: Seat, other: Seat) -> float:
        """What an alliance with this player promises: his bonuses, wars not fought, Virtues; less his lead and his bad name."""
        seats = self.table.seats
        if not self._allies:
            self._allies = [NOT_YET] * (seats * seats)
        found = self._allies[seat * seats + other]
        if found == NOT_YET:
            found = self._allies[seat * seats + other] = self._ally_worth(seat, other)
        return found

    def _ally_worth(self, seat: Seat, other: Seat) -> float:
        table = self.table
        turns = turns_left(table) if table.phase == "politics" else TURNS
        worth = 2.6 * turns / TURNS
        lead = table.vp[other] - table.vp[seat]
        worth -= 0.05 * max(0, lead)
        for card in BONDS:
            worth += 1.5 * table.copies(card, seat) - 0.5 * table.copies(card, other)
        for province in self.wars:
            forces = self.field(province).forces
            mine, his = forces[seat], forces[other]
            if mine and his:
                worth += 0.5 if mine > his else -0.3
        return worth - 0.9 * broken_words(table, other)


class Weighing(Reckoning):
    """The same for one seat that weighs its options: `wanted` is the deal it wishes for, if it may word one."""

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__(table)
        self.seat = seat
        self.wanted: Deal | None = None
        self._worship: list[float] = NO_FIGURES
        self.shunned: list[Place] = promised_to_shun(table, seat) if table.promises else NOWHERE
        self.harvests: float = harvests_ahead(table, seat)
        self._a_coin = UNKNOWN
        self._a_ronin = UNKNOWN
        self._year_left = UNKNOWN

    def pull(self, province: Place, more: float) -> float:
        """What so much more Force there is worth; many moves lead to one province, and many leave it."""
        field = self.field(province)
        for index, one in enumerate(field.mores):
            if one == more:
                return field.pulls[index]
        worth = self.figure_worth(field, more)
        if not field.mores:
            field.mores, field.pulls = [], []
        field.mores.append(more)
        field.pulls.append(worth)
        return worth

    def figure_worth(self, field: Field, more: float) -> float:
        """The same: the token it may win, and a share in the harvest; less if taken away."""
        worth = 0.0
        seat = self.seat
        if field.at_war:
            gained = self.win_chance(seat, field, more) - self.chance(seat, field)
            worth = A_WAR * gained * self.stake(seat, field.place)
        if self.harvests:
            leads = field.leads
            if leads is None:
                leads = field.leads = leads_with(self.table, seat, field.forces, 0.0)
            if leads != leads_with(self.table, seat, field.forces, more):
                worth += (self.harvests if more > 0 else -self.harvests) * self.harvest_worth(field.place)
        return worth

    def coin_worth(self) -> float:
        if self._a_coin == UNKNOWN:
            self._a_coin = coin_worth(self.table, self.seat)
        return self._a_coin

    def card_worth(self, card: str) -> float:
        """What a card is worth to this seat from now on."""
        if self._year_left == UNKNOWN:
            self._year_left = year_left(self.table)
        return card_worth_with(self.table, self.seat, card, self._year_left)

    def harvest_worth(self, province: Place) -> float:
        """What the reward of a province is worth to this seat."""
        if self._a_ronin == UNKNOWN:
            self._a_ronin = ronin_worth(self.table, self.seat)
        coins, ronin, vp = self.table.box.reward[province]
        return self.coin_worth() * coins + self._a_ronin * ronin + vp

    def best_worship(self, strength: int) -> float:
        """What so much Force is worth before the shrine where it does most."""
        if not self._worship:
            self._worship = [NOT_YET] * MOST_FORCE
        if not 0 <= strength < MOST_FORCE:
            return self._best_worship(strength)
        found = self._worship[strength]
        if found == NOT_YET:
            found = self._worship[strength] = self._best_worship(strength)
        return found

    def _best_worship(self, strength: int) -> float:
        return max([self.worship_worth(self.seat, kami, strength) for kami in self.table.shrines])


def promised_to_shun(table: Table, seat: Seat) -> list[Place]:
    """RS-4.21: the provinces this seat has promised to keep out of."""
    return [one[3][1] for one in table.promises if one[0] == seat and one[5] == "open" and one[3][0] == "keep-out"]
