"""SJ-38.8: a deck whose list nobody else knows, imagined from the cards there are."""

from __future__ import annotations

from collections import Counter

import msgspec

from budokan.games.senjutsu.box import Box, Person
from budokan.games.senjutsu.cards import all_schools
from budokan.games.senjutsu.decks import COPIES, GOLD, JADE
from budokan.games.senjutsu.options import BuiltDeck
from budokan.games.senjutsu.table import Table
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat


def imagine_list(table: Table, viewer: Seat | None, seat: Seat, pool: list[str], luck: Luck) -> list[str]:
    """The hidden cards of a closed deck, in their order by name: those the viewer knows, and for the rest imagined ones."""
    bit = 0 if viewer is None else 1 << viewer
    known = Counter([card for card, holder, by in table.known if holder == seat and by & bit])
    brought = Counter(table.lists[seat])
    unknown = (Counter(pool) & brought) - known
    seen = brought - unknown
    person = table.box.persons[table.characters[seat]]
    usual = Counter(table.box.printing.ready_made(person.id).cards)
    if usual.total() == brought.total() and seen <= usual:
        whole, named = usual, ""
    else:
        whole, named = by_lot(table.box, person, seen, brought.total(), luck)
    table.lists = [*table.lists]
    table.lists[seat] = tuple(sorted(whole.elements()))
    name_deck(table, seat, whole, named, ready_made=whole is usual)
    return sorted((Counter(pool) - unknown + (whole - seen)).elements())


def by_lot(box: Box, person: Person, seen: Counter[str], size: int, luck: Luck) -> tuple[Counter[str], str]:
    """SJ-29.3 to SJ-29.10: what was seen, and any cards with which the deck is legal; and the school it names."""
    schools = [one for one in all_schools() if "hachiko" not in person.rules]
    taught = [one.id for one in schools if any(seen[card] for card in one.cards)]
    school = taught[0] if taught else luck.pick(["", *[one.id for one in schools]])
    barred = {card for one in all_schools() if one.id != school for card in one.cards}
    cards = [card for card in box.cards_for(person.id) if card not in barred]
    luck.shuffle(cards)
    found = seen.copy()
    ranks = Counter([str(box.sheets[card].rank) for card in seen.elements()])
    most = {"gold": GOLD, "jade": JADE}
    for card in [*cards, *cards, *cards]:
        rank = str(box.sheets[card].rank)
        if found.total() >= size:
            break
        if found[card] < COPIES[rank] and ranks[rank] < most.get(rank, size):
            found[card] += 1
            ranks[rank] += 1
    while found.total() < size:
        found[luck.pick(cards)] += 1
    return found, school


def name_deck(table: Table, seat: Seat, cards: Counter[str], school: str, *, ready_made: bool) -> None:
    """What the options say of this deck is said of the imagined one."""
    decks = table.rules.decks
    if seat < len(decks) and decks[seat]:
        special = table.box.persons[table.characters[seat]].special
        weapons = tuple([card for card in table.specials[seat] if card != special])
        new = "" if ready_made else BuiltDeck(dict(sorted((+cards).items())), weapons, school)
        table.rules = msgspec.structs.replace(table.rules, decks=(*decks[:seat], new, *decks[seat + 1 :]))
