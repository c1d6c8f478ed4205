"""What a seat may know, built up from nothing; and how to deal anew what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from budokan.games.samurai_sword import seen
from budokan.games.samurai_sword.memory import NOWHERE, Known, find_hands, seats_in, true_together, vagueness
from budokan.games.samurai_sword.teams import team_of
from budokan.kernel.luck import Luck
from budokan.kernel.piles import Sorter
from budokan.kernel.texts import Seat

if TYPE_CHECKING:
    from budokan.games.samurai_sword.table import Table


def knows_role(table: Table, viewer: Seat | None, seat: Seat) -> bool:
    """SS-18.1: one's own, the Shogun's, and everybody's when the game is over."""
    return viewer == seat or seat == table.shogun or table.outcome is not None


SORTER = Sorter()


def see(table: Table, viewer: Seat | None) -> seen.Table:
    """SS-18: everything open, and of what is hidden only the viewer's own and what he has seen."""
    from budokan.games.samurai_sword.rules.attack import difficulties, weapons_left

    return seen.Table(
        players=see_players(table, viewer),
        shogun=table.shogun,
        turn=table.turn,
        turn_number=table.turn_number,
        deck=len(table.deck),
        discards=table.discards.copy(),
        resolving=table.resolving.copy(),
        set_aside=len(table.set_aside),
        removed_roles=None
        if table.outcome is None
        else [seen.RemovedRole(role, stars) for role, stars in sorted(table.set_aside)],
        weapons_left=max(0, weapons_left(table, table.turn)),
        hand=[] if viewer is None else table.hands[viewer].copy(),
        difficulty=[] if viewer is None else difficulties(table, viewer),
        seen=[] if viewer is None else see_memories(table, viewer),
    )


def see_players(table: Table, viewer: Seat | None) -> list[seen.Player]:
    """SS-11.3: with three players everybody knows who the Ninja are, though not their stars."""
    over = table.outcome is not None
    full, hands = table.box.resilience, table.hands
    found: list[seen.Player] = []
    for seat, character in enumerate(table.characters):
        role_known = knows_role(table, viewer, seat)
        role = table.roles[seat] if role_known or table.seats == 3 else None
        found.append(
            seen.Player(
                seat=seat,
                character=character,
                resilience=table.resilience[seat],
                full=full[character],
                honour=table.honour[seat],
                hand=len(hands[seat]),
                properties=table.properties[seat].copy(),
                harmless=table.harmless(seat),
                role=role,
                stars=table.stars[seat] if role_known else None,
                team=None if role is None else team_of(role),
                open_hand=hands[seat].copy() if over else None,
            )
        )
    return found


def see_memories(table: Table, viewer: Seat) -> list[seen.Memory]:
    """Cards in other hands that the viewer has seen: in which hands each may be."""
    bit = 1 << viewer
    known = [(kind, seats_in(where)) for kind, where, by in table.known if by & bit]
    if not known:
        return []
    return [seen.Memory(kind, hands) for kind, hands in sorted(known, key=lambda one: (one[0], str(one[1])))]


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
    ways, weighed = table.belief_of(viewer)
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
