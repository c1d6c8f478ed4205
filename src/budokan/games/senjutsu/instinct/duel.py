"""Card against card: what an exchange of two cards is worth, and how often each card should be chosen.

Everybody chooses in secret at the same time, so that whoever always took the best card would be foreseen. The weights of a
choice are a mixture: each card is weighed against what the others might choose, and they choose what does well on the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from budokan.games.senjutsu.abilities import hand_limit, wound_limit
from budokan.games.senjutsu.hexes import Hex, distance, seen_from
from budokan.games.senjutsu.instinct.card_value import Outlook, Stake, outlook_of
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.texts import Seat

KEENNESS = 2.2
"""How much more often a card is chosen that does one Wound better."""

BLOCKED = 0.08
DODGED = 0.45
LATE = 0.35
"""What is left of a strike that shields could stop, that meets somebody who moves first, or whose owner falls before."""

FAR_OFF = 6
"""Whoever is further away is not reckoned with."""

RANKS = {"wood": 0.0, "steel": 0.15, "gold": 0.4, "jade": 0.6, "special": 0.0}
STUN = "stun"


def in_frame(table: Table, figure: Figure, hex: Hex) -> Hex:
    """A hex as this figure sees it: from the middle, its front up."""
    return seen_from(table.at[figure], table.facing[figure], hex)


def life(table: Table, figure: Figure) -> float:
    """The Wounds it can still take."""
    limit = 2 if table.is_dog(figure) else wound_limit(table, figure)
    return float(limit - table.harm(figure))


class Duel:
    """Two figures who look at each other."""

    def __init__(self, table: Table, me: Figure, other: Figure) -> None:
        self.other_seen: Hex = in_frame(table, me, table.at[other])
        self.me_seen: Hex = in_frame(table, other, table.at[me])
        self.my_life: float = life(table, me)
        self.other_life: float = life(table, other)

    def mine(self, outlook: Outlook) -> Stake:
        return outlook.stake(self.other_seen)

    def theirs(self, outlook: Outlook) -> Stake:
        return outlook.stake(self.me_seen)

    def value(self, mine: Outlook, theirs: Outlook) -> float:
        """What comes of these two cards, in Wounds to my favour."""
        return self.comes_of(self.mine(mine), self.theirs(theirs))

    def comes_of(self, my_stake: Stake, their_stake: Stake) -> float:
        """The same, for those who weigh many cards against many."""
        mine, theirs = my_stake.outlook, their_stake.outlook
        given = lands(my_stake, their_stake)
        taken = lands(their_stake, my_stake)
        if given >= self.other_life and mine.speed > theirs.speed:
            taken *= LATE
        elif taken >= self.my_life and theirs.speed > mine.speed:
            given *= LATE
        value = weighed(given, self.other_life) - weighed(taken, self.my_life) + mine.worth - 0.5 * theirs.worth
        if mine.success and their_stake.harm and my_stake.stops(theirs.speed):
            value += mine.success
        return value + 0.6 * my_stake.nearing()


def lands(strike: Stake, guard: Stake) -> float:
    """The harm a strike does to one who plays that guard."""
    harm = strike.harm
    if harm:
        speed = strike.outlook.speed
        if not strike.outlook.unblockable and guard.stops(speed):
            harm *= BLOCKED
        elif guard.outlook.leaves > speed:
            harm *= DODGED
    return harm + strike.outlook.far


def weighed(harm: float, left: float) -> float:
    """Harm counts for more the less is left; a blow that fells counts for most."""
    if harm >= left:
        return harm + 2.0
    return harm * (1.0 + 0.8 / left) if left > 0 else harm


def outlook_for(table: Table, figure: Figure, card: str) -> Outlook:
    """What a card promises this figure now."""
    seat = table.owner(figure)
    kamae = table.dog_kamae[seat] if table.is_dog(figure) else table.kamae[seat]
    return outlook_of(table.box.sheets[card], kamae, table.focus[seat])


def value_in_hand(table: Table, seat: Seat, card: str) -> float:
    """How gladly one keeps a card, whatever the others do."""
    sheet = table.box.sheets[card]
    if sheet.deck == "status":
        return -1.0
    outlook = outlook_for(table, seat, card)
    strike = outlook.strike + outlook.far
    fits = not sheet.kamae or table.kamae[seat] in sheet.kamae
    value = 0.3 + RANKS[sheet.rank] + 0.5 * strike + outlook.worth + (0.4 if outlook.walls else 0.0)
    return value if fits else 0.5 * value


def value_of_card(table: Table, seat: Seat, card: str) -> float:
    """What a card would bring now, against the cards that lie open; used where speeds and targets are known."""
    mine = outlook_for(table, seat, card)
    value = 0.0
    for play in table.plays:
        other = play.figure
        if play.how in ("chosen", "replacement") and table.alive[other] and table.team[table.owner(other)] != table.team[seat]:
            value += Duel(table, seat, other).value(mine, outlook_for(table, other, play.card))
    return value


def choice_weights(table: Table, seat: Seat, cards: Sequence[str]) -> list[float]:
    """How often each card should be chosen."""
    mine = [outlook_for(table, seat, card) for card in cards]
    values = [stun_value(table, seat) if card == STUN else 0.0 for card in cards]
    here = table.at[seat]
    for other in table.opponents(seat):
        if distance(here, table.at[other]) <= FAR_OFF:
            weigh_against(table, seat, other, mine, values)
    best = max(values)
    return [exp(KEENNESS * (value - best)) + 0.01 for value in values]


def weigh_against(table: Table, seat: Seat, other: Figure, mine: list[Outlook], values: list[float]) -> None:
    """Add to the value of each card what it brings against what this one might choose."""
    duel = Duel(table, seat, other)
    against = [duel.theirs(outlook_for(table, other, card)) for card in cards_of_other(table, other)]
    count = len(against)
    if not count:
        return
    payoffs: list[list[float]] = []
    totals = [0.0] * count
    for outlook in mine:
        stake = duel.mine(outlook)
        row: list[float] = []
        for column, theirs in enumerate(against):
            worth = duel.comes_of(stake, theirs)
            totals[column] = totals[column] + worth
            row.append(worth)
        payoffs.append(row)
    expected = [1.0 / count] * count if table.is_foe(other) else likely(totals, len(mine))
    for index, row in enumerate(payoffs):
        value = 0.0
        for column, worth in enumerate(row):
            value += expected[column] * worth
        values[index] += value


def likely(totals: list[float], rows: int) -> list[float]:
    """How likely the other's cards are, by what each gave so many of mine: half of it anything, half what does well."""
    means = [total / rows for total in totals]
    best = min(means)
    keen = [exp(KEENNESS * (best - mean)) for mean in means]
    total = sum(keen)
    return [0.5 / len(keen) + 0.5 * one / total for one in keen]


def cards_of_other(table: Table, figure: Figure) -> list[str]:
    """The cards the other might choose, as this table has them."""
    seat = table.owner(figure)
    if table.is_foe(figure):
        return cards_of_foe(table, figure)
    if table.is_dog(figure):
        half = "aggression" if table.dog_kamae[seat] == "A" else "determination"
        return [f"{table.dog_cards[seat]}.{half}"] if table.dog_cards[seat] else []
    if table.chosen[seat]:
        return [table.chosen[seat]]
    cards = list(dict.fromkeys(table.hands[seat])) + list(table.specials[seat])
    found: list[str] = []
    for card in cards:
        sheet = table.box.sheets[card]
        fits = not sheet.kamae or table.kamae[seat] in sheet.kamae
        if fits and sheet.instant in ("", "replacement") and sheet.focus <= table.focus[seat]:
            found.append(card)
    return found


def cards_of_foe(table: Table, foe: Figure) -> list[str]:
    """SJ-35.3: whichever of the cards it has yet to take lies before it, each as likely as any other; a Stun does nothing."""
    to_come = [*table.decks[foe], *table.buried[foe], table.chosen[foe]]
    return [card for card in to_come if card and table.box.sheets[card].deck != "status"] if table.chosen[foe] else []


def stun_value(table: Table, seat: Seat) -> float:
    """Getting rid of a Stun: the more of the hand they fill, the more it matters."""
    share = table.stuns[seat] / max(1, hand_limit(table, seat))
    return 0.3 + 2.5 * share * share
