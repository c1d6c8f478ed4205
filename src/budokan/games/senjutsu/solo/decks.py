"""Chapters 35 and 36: selection decks, and how the deck of a foe is built, taken from and made anew."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import wound_limit
from budokan.games.senjutsu.box import Foe
from budokan.games.senjutsu.parts import POISON, SELECTION_DECKS, STUN
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.errors import BadWords

LAST_RESORT = 4
NIGHTMARE = 8
ATTACKS = (3, 4)


def fill_selection(table: Table) -> None:
    """SJ-35.8: the eight selection decks, each shuffled."""
    for number in range(SELECTION_DECKS):
        table.solo.selection[number] = selection_deck(table, number + 1)


def selection_deck(table: Table, number: int) -> list[str]:
    pile = [sheet.id for sheet in table.box.solo if sheet.selection == number]
    table.luck.shuffle(pile)
    return pile


def draw_from(table: Table, decks: tuple[int, ...], permitted: Sequence[int]) -> str:
    """SJ-35.14 to SJ-35.16: by lot among these decks; if they are empty, among all its list names; at last from deck 4."""
    for choice in (decks, permitted, (LAST_RESORT,)):
        filled = [number for number in choice if table.solo.selection[number - 1]]
        if filled:
            number = filled[0] if len(filled) == 1 else table.luck.pick(filled)
            return table.solo.selection[number - 1].pop()
    raise BadWords("sj-few-solo-cards")


def own_cards(table: Table, foe: Foe, nightmare: bool) -> list[str]:
    """SJ-35.17 to SJ-35.20: the class cards of a character, or its Nightmare card."""
    return [sheet.id for sheet in table.box.solo if foe.own and sheet.deck == foe.own and sheet.nightmare == nightmare]


def build_deck(table: Table, kind: str) -> list[str]:
    """SJ-35.9 to SJ-35.20, SJ-36.1, SJ-36.2: the cards of one foe, in Nightmare one attack exchanged."""
    foe = table.box.foes[kind]
    cards = own_cards(table, foe, nightmare=False)
    dream = table.rules.nightmare
    permitted = sorted({number for decks in foe.draws for number in decks})
    for decks in foe.draws:
        if dream and len(decks) == 1 and decks[0] in ATTACKS:
            dream = False
            own = own_cards(table, foe, nightmare=True)
            cards.append(own[0] if own else draw_from(table, (NIGHTMARE,), permitted))
        else:
            cards.append(draw_from(table, decks, permitted))
    return cards


def take_deck(table: Table, foe: Figure) -> None:
    """A deck of its own for a foe, shuffled."""
    cards = table.book.edition.foe_cards(table, foe)
    table.lists[foe] = tuple(sorted(cards))
    table.decks[foe] = cards
    table.luck.shuffle(table.decks[foe])


# Taking cards.


def ran_out(table: Table, foe: Figure) -> None:
    """SJ-32.11: the discards become a new deck."""
    renew(table, foe)
    table.book.edition.foe_deck_ran_out(table, foe)


def renew(table: Table, foe: Figure) -> None:
    """SJ-32.11, SJ-43.11: the discards become a new deck."""
    pile = [*table.discards[foe], *table.buried[foe]]
    if pile:
        shuffle_anew(table, foe, pile)
        table.tell(tell.FoeDeckRenewed(foe))


def shuffle_anew(table: Table, foe: Figure, pile: list[str]) -> None:
    """These cards are its deck; nothing is left of its discards, and nobody knows what lies on top."""
    table.discards[foe] = []
    table.buried[foe] = []
    pile.sort()
    table.luck.shuffle(pile)
    table.decks[foe] = pile
    forget_top(table, foe)


def forget_top(table: Table, foe: Figure) -> None:
    table.solo.seen[foe - table.seats] = ()


def top_leaves(table: Table, foe: Figure) -> str:
    """The top card of a deck, made anew first if it is empty; empty if there is no card at all."""
    if not table.decks[foe]:
        ran_out(table, foe)
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
    table.tell(tell.FoeStunned(foe, table.stuns[foe], wound_limit(table, foe)))


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
    shuffle_anew(table, foe, [*table.decks[foe], *table.discards[foe], *table.buried[foe]])
    table.tell(tell.FoeDeckReset(foe))


def gather(table: Table, foe: Figure) -> list[str]:
    """SJ-37.8, SJ-37.10: every card of its own, those removed from the game too; poisons go back to whoever gave them."""
    pile = [*table.decks[foe], *table.discards[foe], *table.buried[foe]]
    for card in pile:
        if card.startswith(POISON):
            table.used_poisons[int(card[-1])].append(card[:-2])
    out = [card for card in table.solo.banished if card in table.lists[foe]]
    table.solo.banished = [card for card in table.solo.banished if card not in out]
    table.decks[foe] = []
    table.discards[foe] = []
    table.buried[foe] = []
    forget_top(table, foe)
    return sorted([card for card in [*pile, *out] if card in table.lists[foe]])
