"""Chapter 4, promises: the ledger of what was promised, kept and broken. It forces nothing and scores nothing."""

from __future__ import annotations

from budokan.games.rising_sun import talk_events as tell_talk
from budokan.games.rising_sun.abilities import has_force
from budokan.games.rising_sun.box import ADVANTAGES
from budokan.games.rising_sun.table import Promise, Promised, Table
from budokan.kernel.texts import Seat

OPEN, KEPT, BROKEN, LAPSED = "open", "kept", "broken", "lapsed"


def make_promise(table: Table, seat: Seat, to: Seat, private: bool, promise: Promise) -> None:
    """RS-4.19: an accepted promise stands in the ledger."""
    if promise[0]:
        table.promises.append((seat, to, private, promise, table.season, OPEN, 0, 0))


def judge(table: Table, number: int, fate: str) -> None:
    """RS-4.18, RS-4.19: the fate of a promise is told to all, that of a private one to its two players."""
    seat, to, private, promise, season, _, coins, ronin = table.promises[number]
    table.promises[number] = (seat, to, private, promise, season, fate, coins, ronin)
    table.tell(tell_talk.PromiseJudged(seat, to, promise[0], fate), (seat, to) if private else None)


def open_promises(table: Table, kind: str) -> list[tuple[int, Promised]]:
    return [(number, one) for number, one in enumerate(table.promises) if one[5] == OPEN and one[3][0] == kind]


def judge_alliances(table: Table) -> None:
    """RS-4.20: when the Tea Ceremony ends."""
    for number, one in open_promises(table, "ally"):
        seat, to = one[0], one[1]
        if table.allied(seat, to):
            judge(table, number, KEPT)
        else:
            judge(table, number, LAPSED if table.named[seat] & (1 << to) else BROKEN)


def judge_mandate(table: Table, seat: Seat, mandate: str) -> None:
    """RS-4.22, RS-4.23: at the promiser's mandate turn, by the mandate carried out."""
    for number, one in open_promises(table, "mandate"):
        if one[0] == seat:
            judge(table, number, KEPT if one[3][1] == mandate else BROKEN)
    if mandate == "betray":
        for number, one in open_promises(table, "no-betray"):
            if one[0] == seat:
                judge(table, number, BROKEN)


def judge_replacement(table: Table, seat: Seat, victim: Seat) -> None:
    """RS-4.24: the traitor has replaced a figure of this player."""
    for number, one in open_promises(table, "spare"):
        if one[0] == seat and one[1] == victim:
            judge(table, number, BROKEN)


def judge_politics(table: Table) -> None:
    """RS-4.21 to RS-4.24, RS-4.26: when the Political Phase is over and the War Phase begins."""
    for kind, fate in (("mandate", LAPSED), ("no-betray", KEPT), ("spare", KEPT), ("pay", BROKEN)):
        for number, _ in open_promises(table, kind):
            judge(table, number, fate)
    for number, one in open_promises(table, "keep-out"):
        judge(table, number, BROKEN if has_force(table, one[0], one[3][1]) else KEPT)


def judge_bids(table: Table) -> None:
    """RS-4.25: when the bids of the battle are revealed."""
    for number, one in open_promises(table, "no-bid"):
        if one[3][1] == table.battlefield and one[0] in table.fighters:
            bid = table.bids[one[0]][ADVANTAGES.index(one[3][2])]
            judge(table, number, BROKEN if bid else KEPT)


def judge_settled_war(table: Table) -> None:
    """RS-4.25: lapsed if the promiser was in no battle there."""
    for number, one in open_promises(table, "no-bid"):
        if one[3][1] == table.battlefield:
            judge(table, number, LAPSED)


def gift_counts(table: Table, seat: Seat, to: Seat, coins: int, ronin: int) -> None:
    """RS-4.26: a gift goes towards every open promise to pay."""
    for number, one in open_promises(table, "pay"):
        if one[0] == seat and one[1] == to:
            paid_coins, paid_ronin = one[6] + coins, one[7] + ronin
            table.promises[number] = (seat, to, one[2], one[3], one[4], OPEN, paid_coins, paid_ronin)
            if paid_coins >= one[3][3] and paid_ronin >= one[3][4]:
                judge(table, number, KEPT)
