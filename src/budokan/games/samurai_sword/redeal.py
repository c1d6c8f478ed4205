"""How to deal anew what a seat may not know: the roles by what it may think of them, the cards by what it has seen."""

from __future__ import annotations

from budokan.games.samurai_sword.instinct.belief import belief_of
from budokan.games.samurai_sword.memory import NOWHERE, Known, find_hands, seats_in, true_together, vagueness
from budokan.games.samurai_sword.table import Table
from budokan.kernel.luck import Luck
from budokan.kernel.piles import Sorter
from budokan.kernel.texts import Seat

SORTER = Sorter()


def deal_anew(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """Deal roles, hands and deck anew; keep what the viewer knows: his own, the Shogun, cards he has seen."""
    if table.outcome is None:
        deal_roles(table, viewer, luck)
        deal_cards(table, viewer, luck)
        table.witnessed = False
        table.beliefs = {}


def deal_roles(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """The hidden roles change places, the likelier way the more often; the stars of those set aside unseen change too."""
    hidden = table.hidden_from(viewer)
    if not hidden:
        return
    ways, weighed = belief_of(table, viewer)
    cards = [(table.roles[seat], table.stars[seat]) for seat in hidden]
    dealt = ways[luck.weighted(weighed)]
    roles, stars = table.roles.copy(), table.stars.copy()
    aside: list[tuple[str, int]] = []
    lying = sorted([*cards, *table.set_aside])
    while lying:
        role = lying[0][0]
        same = [one for one in lying if one[0] == role]
        lying = lying[len(same) :]
        luck.shuffle(same)
        for seat in hidden:
            if dealt[seat] == role:
                roles[seat], stars[seat] = same.pop()
        aside += same
    table.roles, table.stars, table.set_aside = roles, stars, aside


def deal_cards(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """The hidden hands and the deck change places; a card the viewer remembers stays in a hand where it may be."""
    bit = 0 if viewer is None else 1 << viewer
    others = [seat for seat in range(table.seats) if seat != viewer]
    sizes = [0 if seat == viewer else len(hand) for seat, hand in enumerate(table.hands)]
    hidden = table.deck.copy()
    for seat in others:
        hidden += table.hands[seat]
    pool = SORTER.sorted(hidden)
    luck.shuffle(pool)
    hands: list[list[str]] = [[] for _ in range(table.seats)]
    if viewer is not None:
        hands[viewer] = table.hands[viewer]
    remembered = [one for one in table.known if one[2] & bit]
    if remembered:
        remembered.sort(key=vagueness)
        for memory, seat in zip(remembered, find_hands(remembered, sizes, luck), strict=True):
            assert seat != NOWHERE, "what is remembered is in a hand"
            pool.remove(memory[0])
            hands[seat].append(memory[0])
    for seat in others:
        hand = hands[seat]
        while len(hand) < sizes[seat]:
            hand.append(pool.pop())
    table.hands = hands
    table.deck = pool
    if table.known:
        table.known = imagine(table.known, hands, bit, luck)


def imagine(memories: list[Known], hands: list[list[str]], bit: int, luck: Luck) -> list[Known]:
    """What others remember, as far as the viewer (his bit) can tell.

    He knows of the memories he shares and of those of his own hand alone. Of any other he only knows that some card of
    some hand was seen: it becomes a memory of one that is there, and of none that the same seat remembers already.
    """
    known = [memory for memory in memories if memory[2] & bit or memory[1] == bit]
    for memory in sorted((one for one in memories if not (one[2] & bit or one[1] == bit)), key=vagueness):
        where, by = memory[1], memory[2]
        kinds = sorted({kind for seat in seats_in(where) for kind in hands[seat]})
        luck.shuffle(kinds)
        for kind in kinds:
            if true_together([*known, (kind, where, by)], hands):
                known.append((kind, where, by))
                break
    return known
