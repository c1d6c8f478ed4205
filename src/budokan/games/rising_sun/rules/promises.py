"""Chapter 4, promises: the ledger of what was promised, kept and broken. It forces nothing and scores nothing."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import has_force
from budokan.games.rising_sun.box import ADVANTAGES
from budokan.games.rising_sun.table import Promise, Promised, Table
from budokan.kernel.texts import Seat

OPEN, KEPT, BROKEN, LAPSED = "open", "kept", "broken", "lapsed"


def make_promise(table: Table, seat: Seat, to: Seat, private: bool, promise: Promise) -> None:
    """RS-4.19: an accepted promise stands in the ledger."""
    if promise.kind:
        table.promises.append(Promised(seat, to, private, promise, table.season))


def judge(table: Table, number: int, fate: str) -> None:
    """RS-4.18, RS-4.19: the fate of a promise is told to all, that of a private one to its two players."""
    one = table.promises[number]
    table.promises[number] = one._replace(fate=fate)
    table.tell(tell.PromiseJudged(one.seat, one.to, one.promise.kind, fate), (one.seat, one.to) if one.private else None)


def open_promises(table: Table, kind: str) -> list[tuple[int, Promised]]:
    """Those of this kind that nothing has decided yet, with their places in the ledger."""
    return [(number, one) for number, one in enumerate(table.promises) if one.fate == OPEN and one.promise.kind == kind]


def judge_alliances(table: Table) -> None:
    """RS-4.20: when the Tea Ceremony ends."""
    for number, one in open_promises(table, "ally"):
        if table.allied(one.seat, one.to):
            judge(table, number, KEPT)
        else:
            judge(table, number, LAPSED if table.named[one.seat] & (1 << one.to) else BROKEN)


def judge_mandate(table: Table, seat: Seat, mandate: str) -> None:
    """RS-4.22, RS-4.23: at the promiser's mandate turn, by the mandate carried out."""
    for number, one in open_promises(table, "mandate"):
        if one.seat == seat:
            judge(table, number, KEPT if one.promise.what == mandate else BROKEN)
    if mandate == "betray":
        for number, one in open_promises(table, "no-betray"):
            if one.seat == seat:
                judge(table, number, BROKEN)


def judge_replacement(table: Table, seat: Seat, victim: Seat) -> None:
    """RS-4.24: the traitor has replaced a figure of this player."""
    for number, one in open_promises(table, "spare"):
        if one.seat == seat and one.to == victim:
            judge(table, number, BROKEN)


def judge_politics(table: Table) -> None:
    """RS-4.21 to RS-4.24, RS-4.26: when the Political Phase is over and the War Phase begins."""
    for kind, fate in (("mandate", LAPSED), ("no-betray", KEPT), ("spare", KEPT), ("pay", BROKEN)):
        for number, _ in open_promises(table, kind):
            judge(table, number, fate)
    for number, one in open_promises(table, "keep-out"):
        judge(table, number, BROKEN if has_force(table, one.seat, one.promise.what) else KEPT)


def judge_bids(table: Table) -> None:
    """RS-4.25: when the bids of the battle are revealed."""
    for number, one in open_promises(table, "no-bid"):
        if one.promise.what == table.battlefield and one.seat in table.fighters:
            bid = table.bids[one.seat][ADVANTAGES.index(one.promise.advantage)]
            judge(table, number, BROKEN if bid else KEPT)


def judge_settled_war(table: Table) -> None:
    """RS-4.25: lapsed if the promiser was in no battle there."""
    for number, one in open_promises(table, "no-bid"):
        if one.promise.what == table.battlefield:
            judge(table, number, LAPSED)


def gift_counts(table: Table, seat: Seat, to: Seat, coins: int, ronin: int) -> None:
    """RS-4.26: a gift goes towards every open promise to pay."""
    for number, one in open_promises(table, "pay"):
        if one.seat == seat and one.to == to:
            paid = one._replace(paid_coins=one.paid_coins + coins, paid_ronin=one.paid_ronin + ronin)
            table.promises[number] = paid
            if paid.paid_coins >= paid.promise.coins and paid.paid_ronin >= paid.promise.ronin:
                judge(table, number, KEPT)
