"""Chapter 23: what a search or a discard names, and which cards that are."""

from __future__ import annotations

from collections.abc import Iterable

from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.language.values import TYPES
from budokan.games.senjutsu.table import Table
from budokan.kernel.texts import Seat

Card = str


def fits(sheet: Sheet, words: tuple[str, ...]) -> bool:
    """Whether a card is what a search or a discard names: ranks, types, class, Prepared, stunning."""
    for word in words:
        if word in TYPES:
            if not sheet.of_type(TYPES[word]):
                return False
        elif word == "non-jade":
            if sheet.rank == "jade":
                return False
        elif word == "prepared":
            if not sheet.prepared:
                return False
        elif word == "stunning":
            if not sheet.program.stuns:
                return False
        else:
            named = word.split("/")
            if sheet.rank not in named and sheet.deck not in named:
                return False
    return True


def fitting(table: Table, cards: Iterable[Card], words: tuple[str, ...]) -> list[Card]:
    """The different ability cards that fit, by name: a stable order that tells nothing of the pile's."""
    found = {card for card in cards if table.box.sheets[card].deck != "status" and fits(table.box.sheets[card], words)}
    return sorted(found)


def pile_of(table: Table, seat: Seat, place: str, top: int) -> list[Card]:
    if place == "discard":
        return [*table.discards[seat], *table.buried[seat]]
    deck = table.deck(seat)
    return deck[max(0, len(deck) - top) :] if place == "top" else deck


def discardable(table: Table, seat: Seat, what: str) -> list[Card]:
    """SJ-3.7, SJ-3.11: cards in hand that can be discarded; Special cards and Stuns are not among them."""
    cards = dict.fromkeys(table.hands[seat])
    return list(cards) if what == "card" else [card for card in cards if fits(table.box.sheets[card], (what,))]
