"""How to deal anew what a seat may not know: the roles by what it may think of them, the cards by what it has seen."""

from __future__ import annotations

from typing import Final

from budokan.games.samurai_sword.instinct.belief import belief_of
from budokan.games.samurai_sword.memory import NOWHERE, Known, find_hands, seats_in, true_beside, vagueness
from budokan.games.samurai_sword.table import Table
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat

ROLES: Final = -1
"""From this number down the sorter of a table knows the roles, and from 0 up the cards, that each seat asked of last."""

ALL_BUT: Final = tuple(
    tuple(tuple(one for one in range(seats) if one != but) for but in range(seats + 1)) for seats in range(9)
)
"""For so many seats, for each of them and for nobody: everybody else."""


def deal_anew(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """Deal roles, hands and deck anew; keep what the viewer knows: his own, the Shogun, cards he has seen."""
    if table.outcome is None:
        deal_roles(table, viewer, luck)
        deal_cards(table, viewer, luck)
        table.witnessed = False
        table.beliefs = {}


def deal_roles(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """The hidden roles change places, the likelier way the more often; the stars of those set aside unseen change too."""
    hidden, of_roles = hidden_cards(table, viewer)
    if not hidden:
        return
    ways, weighed = belief_of(table, viewer)
    roles, stars = list(ways[luck.weighted(weighed)]), table.stars.copy()
    starred: dict[str, list[int]] = {}
    for role, counts in of_roles:
        starred[role] = counts = counts.copy()
        if len(counts) > 1:
            luck.shuffle(counts)
    for seat in hidden:
        stars[seat] = starred[roles[seat]].pop()
    table.roles, table.stars = roles, stars
    table.set_aside = [(role, count) for role, counts in starred.items() for count in counts]


def hidden_cards(table: Table, viewer: Seat | None) -> tuple[list[Seat], list[tuple[str, list[int]]]]:
    """Whose roles this viewer does not know; and for each role, in the order of the alphabet, the stars of the hidden cards."""
    lying = [viewer, table.roles, table.stars, table.set_aside]
    number = ROLES if viewer is None else ROLES - 1 - viewer
    known: tuple[list[Seat], list[tuple[str, list[int]]]] | None = table.sorter.made_of(number, lying)
    if known is None:
        hidden = table.hidden_from(viewer)
        found: dict[str, list[int]] = {}
        for role, count in sorted([*[(table.roles[seat], table.stars[seat]) for seat in hidden], *table.set_aside]):
            found.setdefault(role, []).append(count)
        known = hidden, list(found.items())
        table.sorter.keep(number, lying, known)
    return known


def deal_cards(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """The hidden hands and the deck change places; a card the viewer remembers stays in a hand where it may be.

    Most who imagine a deck draw a few of its cards or none: what is left of it lies loose until it is drawn from.
    """
    bit = 0 if viewer is None else 1 << viewer
    others = ALL_BUT[table.seats][table.seats if viewer is None else viewer]
    hands = table.hands.copy()
    lying = [table.deck]
    for seat in others:
        lying.append(hands[seat])
        hands[seat] = []
    pool = table.sorter.together(table.seats if viewer is None else viewer, lying)
    held = len(pool) - len(table.deck)
    remembered = [one for one in table.known if one[2] & bit] if table.known else table.known
    if remembered:
        sizes = [0 if seat == viewer else len(hand) for seat, hand in enumerate(table.hands)]
        if len(remembered) > 1:
            remembered.sort(key=vagueness)
        for memory, seat in zip(remembered, find_hands(remembered, sizes, luck), strict=True):
            assert seat != NOWHERE, "what is remembered is in a hand"
            pool.remove(memory[0])
            hands[seat].append(memory[0])
    dealt = luck.deal(pool, held - len(remembered))
    first = 0
    for seat in others:
        last = first + len(table.hands[seat]) - len(hands[seat])
        hands[seat] += dealt[first:last]
        first = last
    table.hands = hands
    table.deck = pool
    table.loose = luck.draw()
    if table.known:
        table.known = imagine(table.known, hands, bit, luck)


def imagine(memories: list[Known], hands: list[list[str]], bit: int, luck: Luck) -> list[Known]:
    """What others remember, as far as the viewer (his bit) can tell.

    He knows of the memories he shares and of those of his own hand alone. Of any other he only knows that some card of
    some hand was seen: it becomes a memory of one that is there, and of none that the same seat remembers already.
    """
    known: list[Known] = []
    unknown: list[Known] = []
    for memory in memories:
        (known if memory[2] & bit or memory[1] == bit else unknown).append(memory)
    if len(unknown) > 1:
        unknown.sort(key=vagueness)
    for _, where, by in unknown:
        seats = seats_in(where)
        kinds = sorted(set(hands[seats[0]]) if len(seats) == 1 else {kind for seat in seats for kind in hands[seat]})
        while kinds:
            kind = kinds.pop(luck.below(len(kinds)))
            if true_beside(known, (kind, where, by), hands):
                known.append((kind, where, by))
                break
    return known
