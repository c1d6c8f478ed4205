"""Chapter 4 and 7: how much may be said and given, so that every talk ends; and who hears that it concerns him."""

from __future__ import annotations

from typing import Final

from budokan.games.rising_sun.table import Table
from budokan.kernel.texts import Seat

MOST_PROPOSALS: Final = 6
"""RS-7.9: offers of alliance and deals together, in one Tea Ceremony."""

MOST_GIFTS_AT_TEA: Final = 3
"""RS-4.8: the ceremony is one long question."""

DRAFTED: Final = "drafted"
OFFERED: Final = "offered"


def may_propose(table: Table, seat: Seat) -> bool:
    """RS-4.15, RS-7.9: one deal while a question is open; in the ceremony six proposals of any kind."""
    made = 0
    for one in table.given:
        if one[0] == seat and (one[2] == DRAFTED or one[2] == OFFERED):
            made += 1
    return made < (MOST_PROPOSALS if table.phase == "tea" else 1)


def may_give_to(table: Table, seat: Seat, targets: list[Seat], what: str) -> list[Seat]:
    """RS-4.8: one gift of each kind to each other while a question is open, three in the ceremony."""
    given = [one[1] for one in table.given if one[0] == seat and one[2] == what] if table.given else []
    if not given:
        return targets
    most = MOST_GIFTS_AT_TEA if table.phase == "tea" else 1
    return [target for target in targets if given.count(target) < most]


def concern(table: Table, seat: Seat) -> None:
    """RS-7.8, RS-4.32: in a talk of all, whoever is told something new is not ready any more. Sealed bids stay sealed."""
    if table.phase != "war":
        table.ask_again(seat)
