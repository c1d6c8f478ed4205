"""The form of a Rising Sun position, and what must hold in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from budokan.games.rising_sun.box import Box, box_for
from budokan.games.rising_sun.options import Options
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import fault_of
from budokan.kernel.positions import Number, Numbers, Piles, Several, Word, Words
from budokan.kernel.texts import Text, text

Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Purse = Annotated[int, msgspec.Meta(ge=0, le=400)]
"""Coins or ronin of a seat; each of them may be given away, so that there are as many moves."""

Pledge = tuple[str, str, str, Count, Count]
Side = tuple[Count, Count, Pledge]
Deal = tuple[Count, Count, bool, Side, Side]
Promised = tuple[Count, Count, bool, Pledge, Count, Literal["open", "kept", "broken", "lapsed"], Count, Count]


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; the order of the mandate deck is from bottom to top, that of the piles from left to right."""

    season_set: Literal["archway", "teapot", "horseman"]
    clans: Words
    order: Numbers
    honour: Numbers
    vp: Annotated[list[Count], Several]
    coins: Annotated[list[Purse], Several]
    ronin: Annotated[list[Purse], Several]
    ally: Numbers
    seasons_allied: Annotated[list[Count], Several]
    betrayals: Annotated[list[Count], Several]
    named: Annotated[list[Count], Several]
    offers: Annotated[list[Count], Several]
    at: Annotated[dict[Word, list[list[Word]]], Several]
    strongholds: Annotated[dict[Word, list[Count]], Several]
    reserve: Piles
    beside: Words
    hostages: Annotated[list[list[tuple[Count, Word]]], Several]
    fallen: Piles
    display: Words
    unsold: Words
    cards: Piles
    shrines: Words
    piles: Piles
    wars: Words
    spent: Annotated[list[tuple[Count, Word]], Several]
    tokens: Annotated[list[list[tuple[Count, Word]]], Several]
    deck: Words
    hands: Piles
    track: Annotated[list[tuple[Count, Word, Word]], Several]
    season: Annotated[int, msgspec.Meta(ge=0, le=3)]
    phase: Literal["setup", "set-up", "tea", "politics", "war", "clean-up", "winter"]
    holder: Number
    one_moment: bool
    gained_vp: Count
    gained_coins: Count
    tolls: Annotated[dict[Word, Literal["free", "due", "paid"]], Several]
    war: Number
    fighters: Numbers
    bids: Annotated[list[list[Count]], Several]
    revealed: bool
    hired: Annotated[list[Count], Several]
    given: Annotated[list[tuple[Number, Number, Word]], Several]
    drafts: Annotated[list[Deal | None], Several]
    proposals: Annotated[list[Deal | None], Several]
    promises: Annotated[list[Promised], Several]


PER_SEAT = (
    *("clans", "order", "honour", "vp", "coins", "ronin", "ally", "seasons_allied", "named", "offers", "reserve", "hostages"),
    *("betrayals", "fallen", "cards", "tokens", "bids", "hired", "drafts", "proposals"),
)


def check_state(seats: int, options: Options, data: dict[str, Any]) -> State:
    """The state, read and checked."""
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        raise BadWords("bad-position", what=fault_of(error)) from None
    box = box_for(state.season_set, options.cards)
    for problem in problems(seats, box, state):
        raise BadWords("bad-position", what=problem)
    return state


def problems(seats: int, box: Box, state: State) -> Iterator[Text]:
    """What does not fit, most basic first."""
    for name in PER_SEAT:
        if len(getattr(state, name)) != seats:
            yield text("position-one-each", name=name, seats=seats)
    everyone = list(range(seats))
    if sorted(state.order) != everyone or sorted(state.honour) != everyone:
        yield text("rs-position-order")
    led = [clan for clan in state.clans if clan]
    if any(clan not in box.clans for clan in led) or len(set(led)) != len(led):
        yield text("rs-position-clans")
    for seat, ally in enumerate(state.ally):
        if ally != -1 and (ally == seat or ally not in everyone or state.ally[ally] != seat):
            yield text("rs-position-allies")
    if state.holder not in everyone or any(seat not in everyone for seat in state.fighters):
        yield text("rs-position-seats")
    yield from board_problems(seats, box, state)
    yield from card_problems(box, state)
    yield from war_problems(box, state)
    yield from talk_problems(seats, state)


def board_problems(seats: int, box: Box, state: State) -> Iterator[Text]:
    """RS-24.10: figures, strongholds and shrines."""
    if len(state.shrines) != 4 or len(set(state.shrines)) != 4 or any(one not in box.kami for one in state.shrines):
        yield text("rs-position-shrines")
    if set(state.at) != {*box.provinces, *state.shrines} or set(state.strongholds) != set(box.provinces):
        yield text("rs-position-places")
    if any(len(here) != seats for here in state.at.values()) or any(len(here) != seats for here in state.strongholds.values()):
        yield text("rs-position-each-place", seats=seats)
    for seat, clan in enumerate(state.clans):
        held = [*state.reserve[seat], *state.fallen[seat], *(one for here in state.at.values() for one in here[seat])]
        held += [figure for captor in state.hostages for owner, figure in captor if owner == seat]
        printed = Counter(box.clans[clan].figures if clan else {})
        monsters = Counter(card for card in state.cards[seat] if card in box.monsters)
        if Counter(held) != printed + monsters:
            yield text("rs-position-figures", seat=seat)
        built = sum(counts[seat] for counts in state.strongholds.values())
        if built > (box.clans[clan].strongholds if clan else 0):
            yield text("rs-position-strongholds", seat=seat)
    if any(owner >= seats for held in state.hostages for owner, _ in held):
        yield text("rs-position-hostages")


def card_problems(box: Box, state: State) -> Iterator[Text]:
    """RS-2.1: every card of the core and the set is in one place."""
    begun = 0 if state.phase == "setup" else state.season + 1
    coming = [card for cards in box.season_cards[begun:] for card in cards]
    owned = [card for cards in state.cards for card in cards]
    found = Counter([*state.display, *state.unsold, *owned, *coming])
    if found != Counter(card for cards in box.season_cards for card in cards):
        yield text("rs-position-season-cards")
    if Counter(state.beside) + Counter(card for card in owned if card in box.monsters) != Counter(box.monsters):
        yield text("rs-position-monsters")


def war_problems(box: Box, state: State) -> Iterator[Text]:
    """RS-5.18, RS-5.19: tokens, tiles and the battle."""
    held = [tuple(token) for tokens in state.tokens for token in tokens]
    spent = [tuple(token) for token in state.spent]
    lying = [(state.season, one) for one in state.wars if (state.season, one) not in held + spent]
    hidden = [(season, one) for season, pile in enumerate(state.piles) for one in pile]
    if Counter([*held, *spent, *lying, *hidden]) != Counter((season, one) for season in range(3) for one in box.provinces):
        yield text("rs-position-tokens")
    looked_at = state.hands[-1] if len(state.hands) > len(state.track) else []
    if Counter([*state.deck, *looked_at, *(tile for _, tile, _ in state.track)]) != Counter(box.tiles):
        yield text("rs-position-tiles")
    if not tiles_follow(box, state):
        yield text("rs-position-tiles-follow")
    if state.fighters and (state.phase != "war" or not 0 <= state.war < len(state.wars)):
        yield text("rs-position-battle")
    if any(len(bid) > 4 for bid in state.bids) or (state.fighters and state.revealed and not all_bid(state)):
        yield text("rs-position-bid")
    if any(not state.revealed and sum(bid) > coins for bid, coins in zip(state.bids, state.coins, strict=True)):
        yield text("rs-position-bid-coins")


def all_bid(state: State) -> bool:
    return all(len(state.bids[seat]) == 4 for seat in state.fighters)


def tiles_follow(box: Box, state: State) -> bool:
    """RS-8.18: each hand is the three tiles put back and one new one."""
    if not len(state.track) <= len(state.hands) <= len(state.track) + 1 or len(state.hands) > 7:
        return False
    back: Counter[Word] = Counter()
    for number, hand in enumerate(state.hands):
        if len(hand) != box.drawn or back - Counter(hand):
            return False
        if number < len(state.track):
            back = Counter(hand)
            if not back[state.track[number][1]]:
                return False
            back[state.track[number][1]] -= 1
    return len(state.hands) > len(state.track) or not (back - Counter(state.deck[-3:]))


def talk_problems(seats: int, state: State) -> Iterator[Text]:
    """RS-4.14: deals and promises are between two seats."""
    for seat in range(seats):
        for deal in (state.drafts[seat], state.proposals[seat]):
            if deal is not None and (deal[0] != seat or deal[1] >= seats or deal[1] == seat):
                yield text("rs-position-deal")
    if any(offers >> seats or (offers >> seat) & 1 for seat, offers in enumerate(state.offers)):
        yield text("rs-position-offers")
    if any(offers and ally != -1 for offers, ally in zip(state.offers, state.ally, strict=True)):
        yield text("rs-position-offers-of-allies")
    if any(one[0] >= seats or one[1] >= seats for one in state.promises):
        yield text("rs-position-promises")
