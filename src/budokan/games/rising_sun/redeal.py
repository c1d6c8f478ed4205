"""How to deal anew what a seat may not know."""

from __future__ import annotations

from budokan.games.rising_sun.table import Table
from budokan.games.rising_sun.tiles import imagine_tiles
from budokan.games.rising_sun.view import may_read, may_read_promise
from budokan.kernel.luck import Luck
from budokan.kernel.piles import Shuffle, put_off
from budokan.kernel.texts import Seat


def deal_anew(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """RS-1.32: tokens not turned up, tiles not seen, sealed bids, names that were not the viewer's, private deals."""
    if table.outcome is not None:
        return
    shuffles = deal_tokens(table, luck)
    shuffles.append(imagine_tiles(table, viewer, luck))
    table.loose = tuple(shuffles)
    deal_bids(table, viewer, luck)
    forget_names(table, viewer)
    forget_private_deals(table, viewer)


def deal_tokens(table: Table, luck: Luck) -> list[Shuffle]:
    """The tokens of seasons to come; they are put in order when their season begins."""
    shuffles: list[Shuffle] = []
    for season, pile in enumerate(table.piles):
        if pile:
            table.piles[season] = pile = table.sorter.sorted(season, pile)
        shuffles.append(put_off(pile, luck))
    return shuffles


def deal_bids(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """RS-16.4: what others have sealed so far could be any division of their Coins."""
    if table.revealed:
        return
    for seat in table.fighters:
        if seat != viewer:
            left = table.coins[seat]
            bid: list[int] = []
            for _ in table.bids[seat]:
                bid.append(luck.below(left + 1))
                left -= bid[-1]
            table.bids[seat] = tuple(bid)


def forget_names(table: Table, viewer: Seat | None) -> None:
    """RS-7.7, RS-7.16: offers are heard by all; a sealed name is known to the one who was named, and to allies."""
    if table.rules.negotiation != "off":
        return
    for seat in range(table.seats):
        if seat != viewer:
            known = 0 if viewer is None else 1 << viewer
            if table.ally[seat] >= 0:
                known |= 1 << table.ally[seat]
            table.named[seat] &= known


def forget_private_deals(table: Table, viewer: Seat | None) -> None:
    """RS-4.18: what others word, propose or promise each other in private might as well not be."""
    for seat in range(table.seats):
        if seat != viewer:
            table.drafts[seat] = None
            deal = table.proposals[seat]
            if deal is not None and not may_read(viewer, deal.seat, deal.target, deal.private):
                table.proposals[seat] = None
    if table.promises:
        table.promises = [one for one in table.promises if may_read_promise(viewer, one)]
