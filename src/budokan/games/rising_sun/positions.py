"""What must hold between the fields of a Rising Sun position; what holds of each alone is declared in state.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from budokan.games.rising_sun.box import Box, box_for
from budokan.games.rising_sun.generated_form import TableForm, field_problems
from budokan.games.rising_sun.options import Options
from budokan.kernel.bounds import Bounds, read_form
from budokan.kernel.texts import Text, text


def check_state(seats: int, options: Options, data: dict[str, Any]) -> TableForm:
    """The state, read and checked."""
    return read_form(data, TableForm, lambda state: problems(seats, box_for(state.season_set, options.cards), state))


def problems(seats: int, box: Box, state: TableForm) -> Iterator[Text]:
    """What does not fit, most basic first."""
    yield from field_problems(Bounds(box.knows, {"seat": seats}), state)
    everyone = list(range(seats))
    if sorted(state.order) != everyone or sorted(state.honour) != everyone:
        yield text("rs-position-order")
    led = [clan for clan in state.clans if clan]
    if len(set(led)) != len(led):
        yield text("rs-position-clans")
    for seat, ally in enumerate(state.ally):
        if ally != -1 and (ally == seat or state.ally[ally] != seat):
            yield text("rs-position-allies")
    yield from board_problems(box, state)
    yield from card_problems(box, state)
    yield from war_problems(box, state)
    yield from talk_problems(seats, state)


def board_problems(box: Box, state: TableForm) -> Iterator[Text]:
    """RS-24.10: figures, strongholds and shrines."""
    if len(set(state.shrines)) != len(state.shrines):
        yield text("rs-position-shrines")
    if set(state.at) != {*box.provinces, *state.shrines} or set(state.strongholds) != set(box.provinces):
        yield text("rs-position-places")
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


def card_problems(box: Box, state: TableForm) -> Iterator[Text]:
    """RS-2.1: every card of the core and the set is in one place."""
    begun = 0 if state.phase == "setup" else state.season + 1
    coming = [card for cards in box.season_cards[begun:] for card in cards]
    owned = [card for cards in state.cards for card in cards]
    found = Counter([*state.display, *state.unsold, *owned, *coming])
    if found != Counter(card for cards in box.season_cards for card in cards):
        yield text("rs-position-season-cards")
    if Counter(state.beside) + Counter(card for card in owned if card in box.monsters) != Counter(box.monsters):
        yield text("rs-position-monsters")


def war_problems(box: Box, state: TableForm) -> Iterator[Text]:
    """RS-5.18, RS-5.19: tokens, tiles and the battle."""
    settled = [*(token for tokens in state.tokens for token in tokens), *state.spent]
    lying = [(state.season, one) for one in state.wars if (state.season, one) not in settled]
    hidden = [(season, one) for season, pile in enumerate(state.piles) for one in pile]
    if Counter([*settled, *lying, *hidden]) != Counter((season, one) for season in range(3) for one in box.provinces):
        yield text("rs-position-tokens")
    looked_at = state.hands[-1] if len(state.hands) > len(state.track) else ()
    if Counter([*state.deck, *looked_at, *(tile for _, tile, _ in state.track)]) != Counter(box.tiles):
        yield text("rs-position-tiles")
    if not tiles_follow(box, state):
        yield text("rs-position-tiles-follow")
    if state.fighters and (state.phase != "war" or not 0 <= state.war < len(state.wars)):
        yield text("rs-position-battle")
    if state.fighters and state.revealed and not all_bid(state):
        yield text("rs-position-bid")
    if any(not state.revealed and sum(bid) > coins for bid, coins in zip(state.bids, state.coins, strict=True)):
        yield text("rs-position-bid-coins")


def all_bid(state: TableForm) -> bool:
    return all(len(state.bids[seat]) == 4 for seat in state.fighters)


def tiles_follow(box: Box, state: TableForm) -> bool:
    """RS-8.18: each hand is the three tiles put back and one new one."""
    if not len(state.track) <= len(state.hands) <= len(state.track) + 1 or len(state.hands) > 7:
        return False
    back: Counter[str] = Counter()
    for number, hand in enumerate(state.hands):
        if len(hand) != box.drawn or back - Counter(hand):
            return False
        if number < len(state.track):
            back = Counter(hand)
            if not back[state.track[number][1]]:
                return False
            back[state.track[number][1]] -= 1
    return len(state.hands) > len(state.track) or not (back - Counter(state.deck[-3:]))


def talk_problems(seats: int, state: TableForm) -> Iterator[Text]:
    """RS-4.14: deals and promises are between two seats."""
    for seat in range(seats):
        for deal in (state.drafts[seat], state.proposals[seat]):
            if deal is not None and (deal[0] != seat or deal[1] == seat):
                yield text("rs-position-deal")
    if any((offers >> seat) & 1 for seat, offers in enumerate(state.offers)):
        yield text("rs-position-offers")
    if any(offers and ally != -1 for offers, ally in zip(state.offers, state.ally, strict=True)):
        yield text("rs-position-offers-of-allies")
