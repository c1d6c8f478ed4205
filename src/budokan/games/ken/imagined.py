"""KEN-34.13: a deck whose list nobody else knows, imagined from the cards there are."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from budokan.games.ken.box import Box, Deck
from budokan.games.ken.decks import MOST_EQUAL, write_deck
from budokan.games.ken.pieces import Kind
from budokan.games.ken.reading import all_cards, all_decks
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat

if TYPE_CHECKING:
    from budokan.games.ken.table import Table


def imagine_deck(table: Table, seat: Seat, luck: Luck) -> None:
    """KEN-14.1, KEN-34.13: every card the other has seen, and for the rest any cards with which the deck is legal."""
    known = table.known[seat]
    hidden = [*table.hands[seat], *table.futures[seat]]
    seen = Counter(table.cards_of(seat))
    seen.subtract(hidden)
    seen.update(known)
    guessed = drawn(table.box, seen, len(hidden) - len(known), luck)
    held = len(table.hands[seat]) - len(known)
    table.hands[seat] = [*known, *guessed[:held]]
    table.futures[seat] = guessed[held:]
    counts = dict(sorted((+(seen + Counter(guessed))).items()))
    table.decks[seat] = Deck(table.box, counts, closed=True)
    words = write_deck(counts)
    if seat == 0:
        table.rules = msgspec.structs.replace(table.rules, own_deck_0=words)
    else:
        table.rules = msgspec.structs.replace(table.rules, own_deck_1=words)


def drawn(box: Box, seen: Counter[Kind], count: int, luck: Luck) -> list[Kind]:
    """So many cards, as many of each type as decks usually hold; at most five are equal, masters aside (KEN-14.2)."""
    left: dict[str, list[Kind]] = {}
    for card, kind in box.type.items():
        copies = 1 if card in box.masters else max(0, MOST_EQUAL - seen[card])
        left.setdefault(kind, []).extend([card] * copies)
    shares = usual_shares()
    kinds = [kind for kind in shares if left.get(kind)]
    weights = [shares[kind] for kind in kinds]
    found: list[Kind] = []
    while len(found) < count:
        at = luck.weighted(weights)
        cards = left[kinds[at]]
        place = luck.below(len(cards))
        found.append(cards[place])
        if kinds[at] != "master":
            cards[place] = cards[-1]
            cards.pop()
            if not cards:
                weights[at] = 0.0
    return found


@cache
def usual_shares() -> dict[str, float]:
    """How many cards of each type the decks that lie ready hold."""
    kinds = {card.id: str(card.type) for card in all_cards()}
    found: Counter[str] = Counter()
    for deck in all_decks():
        for card, copies in deck.cards.items():
            found[kinds[card]] += copies
    return {kind: float(copies) for kind, copies in sorted(found.items())}
