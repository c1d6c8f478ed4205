"""Chapters 35 and 36: selection decks, and how the deck of a foe is built, taken from and made anew."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.box import Foe
from budokan.games.senjutsu.cards import solo_cards
from budokan.games.senjutsu.rules.harm import suffer
from budokan.games.senjutsu.solo.state import NONE, SELECTION_DECKS
from budokan.games.senjutsu.table import Figure, Table

LAST_RESORT = 4
NIGHTMARE = 8
ATTACKS = (3, 4)
STUN = "stun"
POISON = "crippling-poison-"

BETA_DRAWS: tuple[tuple[int, ...], ...] = ((1,), *((4,),) * 6, *((5,),) * 4)
"""SJ-43.6: what is added to the four class cards of a beta foe."""


def fill_selection(table: Table) -> None:
    """SJ-35.8: the eight selection decks, each shuffled; cards that were removed from the game stay away."""
    out = set(table.solo.banished)
    for number in range(SELECTION_DECKS):
        pile = [card.id for card in solo_cards() if card.selection == number + 1 and card.id not in out]
        table.luck.shuffle(pile)
        table.solo.selection[number] = pile


def draw_from(table: Table, decks: tuple[int, ...]) -> str:
    """SJ-35.14 to SJ-35.16: by lot among the permitted decks that have cards; if none has, deck 4."""
    filled = [number for number in decks if table.solo.selection[number - 1]]
    if not filled and table.solo.selection[LAST_RESORT - 1]:
        filled = [LAST_RESORT]
    if not filled:
        return ""
    number = filled[0] if len(filled) == 1 else table.luck.pick(filled)
    return table.solo.selection[number - 1].pop()


def own_cards(foe: Foe, nightmare: bool) -> list[str]:
    """SJ-35.17 to SJ-35.20: the class cards of a character, or its Nightmare card."""
    return [card.id for card in solo_cards() if foe.own and card.deck == foe.own and card.nightmare == nightmare]


def build_deck(table: Table, kind: str) -> list[str]:
    """SJ-35.9 to SJ-35.20, SJ-36.1, SJ-36.2: the cards of one foe, in Nightmare one attack exchanged."""
    foe = table.box.foes[kind]
    cards = own_cards(foe, False)
    dream = table.rules.nightmare
    for decks in BETA_DRAWS if table.box.beta and foe.own else foe.draws:
        if dream and len(decks) == 1 and decks[0] in ATTACKS:
            dream = False
            own = own_cards(foe, True)
            cards.append(own[0] if own else draw_from(table, (NIGHTMARE,)))
        else:
            cards.append(draw_from(table, decks))
    return [card for card in cards if card]


def take_deck(table: Table, foe: Figure) -> None:
    """A deck of its own for a foe, shuffled."""
    cards = build_deck(table, table.characters[foe])
    table.lists[foe] = tuple(sorted(cards))
    table.decks[foe] = cards
    table.luck.shuffle(table.decks[foe])


# Taking cards.


def renew(table: Table, foe: Figure) -> None:
    """SJ-32.11, SJ-43.11: the discards become a new deck; in the beta one who bleeds takes a Wound (SJ-43.12)."""
    pile = [*table.discards[foe], *table.buried[foe]]
    if not pile:
        return
    table.discards[foe] = []
    table.buried[foe] = []
    pile.sort()
    table.luck.shuffle(pile)
    table.decks[foe] = pile
    forget_top(table, foe)
    table.tell(tell.FoeDeckRenewed(foe))
    if table.box.beta and table.bleeding[foe]:
        table.tell(tell.FoeBled(foe))
        suffer(table, foe, "w", 1, NONE)


def forget_top(table: Table, foe: Figure) -> None:
    table.solo.seen[foe - table.seats] = ()


def top_leaves(table: Table, foe: Figure) -> str:
    """The top card of a deck, made anew first if it is empty; empty if there is no card at all."""
    if not table.decks[foe]:
        renew(table, foe)
    if not table.decks[foe]:
        return ""
    return table.decks[foe].pop()


def shown_to_all(table: Table, foe: Figure, card: str) -> None:
    """A card that was seen on top has come into the open: only the others are still remembered."""
    seen = list(table.solo.seen[foe - table.seats])
    if card in seen:
        seen.remove(card)
        table.solo.seen[foe - table.seats] = tuple(seen)


def lay_stun(table: Table, foe: Figure) -> None:
    """SJ-32.16, SJ-34.29: a Stun that was taken or turned up lies beside the deck and counts."""
    table.stuns[foe] += 1
    table.hurt = True
    table.tell(tell.FoeStunned(foe, table.stuns[foe], table.solo.limits[foe - table.seats]))


def mill(table: Table, foe: Figure) -> None:
    """SJ-32.18, SJ-32.26: the top card of its deck is discarded face down; a Stun among them is laid beside it."""
    card = top_leaves(table, foe)
    forget_top(table, foe)
    if card == STUN:
        lay_stun(table, foe)
    elif card:
        table.bury(foe, card)
        table.tell(tell.MilledHidden(foe))


def turn_top(table: Table, foe: Figure) -> str:
    """SJ-34.27: the top card, discarded face up; a Stun or a poison shows nothing."""
    card = top_leaves(table, foe)
    shown_to_all(table, foe, card)
    if card == STUN:
        lay_stun(table, foe)
        return ""
    if card.startswith(POISON):
        table.bury(foe, card)
        return ""
    if card:
        table.discards[foe].append(card)
    return card


def reset(table: Table, foe: Figure) -> None:
    """SJ-32.10: all its cards into a new deck."""
    pile = [*table.decks[foe], *table.discards[foe], *table.buried[foe]]
    table.discards[foe] = []
    table.buried[foe] = []
    pile.sort()
    table.luck.shuffle(pile)
    table.decks[foe] = pile
    forget_top(table, foe)
    table.tell(tell.FoeDeckReset(foe))
