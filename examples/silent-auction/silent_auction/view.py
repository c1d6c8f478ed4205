"""What a seat may know, built up from nothing; and how everything else is dealt anew."""

from __future__ import annotations

from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat
from silent_auction import seen
from silent_auction.table import AuctionTable


def see(table: AuctionTable, seat: Seat | None) -> seen.Table:
    """SA-2.5: coins in hand and the lots under the cloth are hidden; coins that were laid are not."""
    players = [
        seen.Player(one, len(table.hands[one]), sorted(table.lots[one]), table.points(one)) for one in range(table.seats)
    ]
    knows = seat in table.lookers and bool(table.covered)
    return seen.Table(
        players=players,
        lot=table.lot or None,
        covered=len(table.covered),
        spent=sorted(table.spent),
        last_lot=table.covered[0] if knows else None,
        hand=[] if seat is None else sorted(table.hands[seat]),
    )


def deal_anew(table: AuctionTable, seat: Seat | None, luck: Luck) -> None:
    """SA-2.5: whoever has looked keeps what they have seen."""
    known = table.covered[:1] if seat in table.lookers else []
    lots = sorted([*table.covered[len(known) :], *table.unsold])
    luck.shuffle(lots)
    hidden = len(table.covered) - len(known)
    table.covered, table.unsold = known + lots[:hidden], lots[hidden:]
    coins = sorted([*table.aside, *[coin for one, hand in enumerate(table.hands) if one != seat for coin in hand]])
    luck.shuffle(coins)
    for one, hand in enumerate(table.hands):
        if one != seat:
            table.hands[one] = sorted(coins.pop() for _ in hand)
    table.aside = coins
