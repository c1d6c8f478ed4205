"""Rising Sun: the map, the figures and cards of every set, and as many coins as a purse may hold.

Deals are worded term by term, so that the game itself has taken them apart: a term is a move.
"""

from __future__ import annotations

from typing import Any, get_args

from budokan.adapters.compounds import Listed, Maybe
from budokan.adapters.factors import Chairs, Factors, Words
from budokan.adapters.layout import PerSeat, Several, Shown
from budokan.adapters.parts import Chair, Counts, Number, Word
from budokan.adapters.parts import Chairs as SomeChairs
from budokan.games.rising_sun.box import ADVANTAGES, CLAN_FIGURES, EDDIES, MANDATES, MOST_SEATS, SETS, STRONGHOLD, printed_box
from budokan.games.rising_sun.options import Options
from budokan.games.rising_sun.rules.deals import MOST_COINS_LATER, MOST_RONIN_LATER
from budokan.games.rising_sun.seen import Province, Shrine
from budokan.games.rising_sun.seen import Table as SeenTable
from budokan.games.rising_sun.state import Fate, PhaseWord
from budokan.games.rising_sun.table import Table
from budokan.games.rising_sun.view import see_provinces, see_shrines, see_with
from budokan.kernel.texts import Seat

MOST_COINS = 400
"""What a purse may hold in a position (`state.Purse`): there is no table beyond it."""


def own(mode: str, settings: Options) -> Any:
    """New figures for cards change no number."""
    return {}


def factors(mode: str, settings: Options) -> Factors:
    boxes = [printed_box(one) for one in SETS]
    box = boxes[0]
    cards = sorted({card for one in boxes for card in one.cards})
    monsters = sorted({monster for one in boxes for monster in one.monsters})
    provinces = list(box.provinces)
    purse = Words(range(MOST_COINS + 1))
    return {
        "seat": Chairs(MOST_SEATS),
        "clan": Words(sorted(box.clans)),
        "province": Words(provinces),
        "place": Words([*provinces, *sorted(box.kami)]),
        "kami": Words(sorted(box.kami)),
        "figure": Words([*CLAN_FIGURES, *monsters, STRONGHOLD]),
        "card": Words(cards),
        "effect": Words([EDDIES, *cards]),
        "mandate": Words(MANDATES),
        "advantage": Words(ADVANTAGES),
        "coins": purse,
        "ronin": purse,
        "term-pay.coins": Words(range(MOST_COINS_LATER + 1)),
        "term-pay.ronin": Words(range(MOST_RONIN_LATER + 1)),
    }


PROMISES = ("ally", "keep-out", "mandate", "no-betray", "spare", "no-bid", "pay")


def chair(mode: str) -> Chair:
    return Chair(MOST_SEATS)


class Kept:
    """Provinces and shrines as they were shown last, and what they follow from: most decisions do not change the map.

    Everybody sees all of it alike, so that the seats of a table may share what is kept.
    """

    def __init__(self) -> None:
        self._from: tuple[Any, ...] = ()
        self._provinces: list[Province] = []
        self._shrines: list[Shrine] = []

    def see(self, table: Table, seat: Seat) -> SeenTable:
        place = (table.at, table.strongholds, table.shrines, table.wars, table.fighters, table.war)
        standing = (table.box, table.phase, table.clans, table.cards, table.order, table.honour)
        if (*place, *standing) != self._from:
            self._from = tuple(copied(one) for one in (*place, *standing))
            self._provinces = see_provinces(table)
            self._shrines = see_shrines(table)
        return see_with(table, seat, self._provinces, self._shrines)


def copied(thing: Any) -> Any:
    """Lists, and dictionaries of them, as they stand now; whatever is never changed as it is."""
    if isinstance(thing, dict):
        return {key: one.copy() for key, one in thing.items()}
    return thing.copy() if isinstance(thing, list) else thing


def shown(mode: str, settings: Options) -> Shown:
    """RS-1.31, RS-1.32, as an array: figures and cards by how many of each kind lie in a place."""
    known = factors(mode, settings)
    words = {name: factor for name, factor in known.items() if isinstance(factor, Words)}
    figures, cards, provinces, mandates = words["figure"], words["card"], words["province"], words["mandate"]
    kami = words["kami"]
    return {
        "Table.set": Word(Words(SETS)),
        "Table.phase": Word(Words(get_args(PhaseWord))),
        "Table.players": PerSeat(),
        "Player.clan": Word(words["clan"]),
        "Player.reserve": Counts(figures),
        "Player.cards": Counts(cards),
        "Player.tokens": Several(12),
        "Player.hostages": Several(8),
        "Player.fallen": Counts(figures),
        "Hostage.figure": Word(figures),
        "Token.province": Word(provinces),
        "Table.order": Several(MOST_SEATS, Chair(MOST_SEATS)),
        "Table.honour": Several(MOST_SEATS, Chair(MOST_SEATS)),
        "Table.provinces": Several(provinces.size),
        "Province.id": Word(provinces),
        "Province.figures": PerSeat(Counts(figures)),
        "Province.strongholds": PerSeat(Number()),
        "Province.force": PerSeat(Number()),
        "Table.shrines": Several(kami.size),
        "Shrine.kami": Word(kami),
        "Shrine.figures": PerSeat(Counts(figures)),
        "Table.wars": Several(provinces.size, Word(provinces)),
        "Table.display": Counts(cards),
        "Table.coming": Several(3, Counts(cards)),
        "Table.prices": Counts(cards),
        "Table.spent": Several(24),
        "Table.beside": Counts(cards),
        "Table.track": Several(10),
        "Laid.mandate": Word(mandates),
        "Laid.tile": Word(mandates),
        "Table.drawn": Counts(mandates),
        "Table.put_back": Counts(mandates),
        "Table.moved": Several(24),
        "Moved.figure": Word(figures),
        "Moved.place": Word(words["place"]),
        "Battle.province": Word(provinces),
        "Battle.fighters": SomeChairs(MOST_SEATS),
        "Battle.bids": PerSeat(Maybe(Listed(Number(), len(ADVANTAGES)))),
        "Battle.hired": PerSeat(Number()),
        "Table.named_you": SomeChairs(MOST_SEATS),
        "Table.offers": Several(MOST_SEATS * (MOST_SEATS - 1)),
        "Promise.kind": Word(Words(PROMISES)),
        "Promise.what": Word(Words([*provinces.values, *mandates.values])),
        "Promise.advantage": Word(words["advantage"]),
        "Table.proposals": Several(MOST_SEATS),
        "Table.promises": Several(30),
        "Promised.fate": Word(Words(get_args(Fate)[1].words)),
    }
