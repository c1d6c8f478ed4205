"""What things are worth in Rising Sun, in VP: a province at war, a figure there, a card, a Coin, a Ronin, a favour, an ally.

Everything the bots weigh is counted in this one currency, so that a Coin can be held against a card and a card against a war.
"""

from __future__ import annotations

from typing import Final

from budokan.games.rising_sun.abilities import monsters_of, oni_of, virtues_of
from budokan.games.rising_sun.box import WINTER
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.games.rising_sun.table import Place as Where
from budokan.kernel.texts import Seat

FIGURE: Final = 0.5
"""A figure on the map, wherever it stands: it can still march."""

HONOUR: Final = 0.45
COIN: Final = 0.45
COIN_OF_MANY: Final = 0.32
STRONGHOLD: Final = 4.8
"""What it lets summon in a whole year. This and a Coin follow the fitted evaluation, as A_WAR does."""

TURNS: Final = 7
"""RS-8.1: mandate turns of a season."""

REAPING: Final = 0.06
REAPING_WITH_AN_ALLY: Final = 0.1
"""How often a mandate turn still to come is a Harvest from which a seat reaps."""

CARD: Final[dict[str, float]] = {
    "righteousness": 4.0, "path-of-the-lion": 2.0, "way-of-the-shogun": 4.0, "komainu": 3.0, "oni-of-skulls": 4.5,
    "respect": 2.5, "path-of-the-serpent": 1.0, "way-of-bushido": 3.0, "way-of-the-ronin": 3.5, "yurei": 4.5,
    "path-of-the-dragon": 4.5, "way-of-the-moneylender": 4.0, "river-dragon": 8.0, "benevolence": 4.5,
    "path-of-the-kenin": 5.0, "path-of-the-light": 4.0, "justice": 5.0, "path-of-the-samurai": 5.0, "oni-of-blood": 5.0,
    "oni-of-souls": 4.0, "way-of-the-katana": 4.5, "oni-of-hate": 4.5, "oni-of-spite": 5.0, "honesty": 6.0,
    "path-of-the-patron": 4.0, "path-of-the-warlord": 3.0, "loyalty": 6.0, "way-of-the-merchant": 3.5,
    "path-of-the-unrighteous": 4.5, "courage": 7.0, "path-of-the-ninja": 4.0, "way-of-the-righteous": 4.0, "mercy": 3.0,
    "path-of-the-monkey": 2.0,
}  # fmt: skip
"""What a card is worth with a whole year before it; Winter Upgrades are counted instead."""

FOR_WINTER: Final = frozenset({
    "form-of-the-kitsune", "form-of-the-phoenix", "form-of-the-beast", "form-of-the-demon", "form-of-the-kindred",
    "path-of-the-spirit",
})  # fmt: skip

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
    return COIN if table.coins[seat] < 8 else COIN_OF_MANY


def ronin_worth(table: Table, seat: Seat) -> float:
    """A Ronin is one Force in each war this season for which Hire Ronin is won."""
    if table.phase == "clean-up" or table.season == WINTER:
        return 0.0
    if table.phase == "war":
        ahead = len([one for one in wars_ahead(table) if table.at[one][seat]])
        return 0.5 * min(2, ahead)
    return 0.7


def harvest_worth(table: Table, seat: Seat, province: Where) -> float:
    """What the reward of a province is worth to this seat."""
    coins, ronin, vp = table.box.reward[province]
    return coin_worth(table, seat) * coins + ronin_worth(table, seat) * ronin + vp


def leads_with(table: Table, seat: Seat, forces: list[int], more: float) -> bool:
    """RS-12.2, RS-12.3: whether this seat, with so much more Force, would reap where the others have theirs."""
    own = forces[seat] + more
    if own <= 0:
        return False
    for other, his in enumerate(forces):
        if other != seat and (his > own or (his == own and table.higher(other, seat))):
            return False
    return True


def turns_left(table: Table) -> int:
    """How many mandate turns of this season are still to come."""
    if table.phase == "politics":
        return TURNS - len(table.track)
    return TURNS if table.phase == "tea" else 0


def harvests_ahead(table: Table, seat: Seat) -> float:
    """How often this seat may still reap this season: when it plays Harvest, or its ally does."""
    return turns_left(table) * (REAPING_WITH_AN_ALLY if table.ally[seat] != NOBODY else REAPING)


def card_worth(table: Table, seat: Seat, card: str) -> float:
    """What a card is worth to this seat from now on; Winter Upgrades by what they would score."""
    return card_worth_with(table, seat, card, year_left(table))


def card_worth_with(table: Table, seat: Seat, card: str, left: float) -> float:
    """The same, with so much of the year left."""
    if card in FOR_WINTER:
        return winter_worth(table, seat, card, left)
    return CARD.get(card, 2.5) * left + bound_cards(table, seat, card)


def winter_worth(table: Table, seat: Seat, card: str, left: float) -> float:
    """What a card that scores in Winter would score, and how much more by then."""
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
    return 6.0 if table.honour[0] == seat else 1.5


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
    worth = STRONGHOLD * left + 3.0 * table.copies("form-of-the-kitsune", seat)
    if "susanoo" in table.shrines:
        worth += 1.0 * left
    return worth + (2.0 * left if table.leads("turtle", seat) else 0.0)


def kami_turns_left(table: Table) -> int:
    """How many Kami turns of this season are still to come."""
    if table.phase not in ("tea", "politics"):
        return 0
    return table.box.kami_turns[0 if table.phase == "tea" else len(table.track)]


def favour_worth(table: Table, seat: Seat, kami: Where) -> float:
    """What a favour is worth each time it is received."""
    if kami == "susanoo":
        return 1.0 * table.strongholds_of(seat)
    if kami == "amaterasu":
        return 0.3 * table.honour.index(seat)
    return KAMI[kami]


def broken_words(table: Table, seat: Seat) -> int:
    """RS-4.19: how often this player has broken an alliance or a promise, as all can read."""
    return table.betrayals[seat] + len([one for one in table.promises if one[0] == seat and one[5] == "broken"])
