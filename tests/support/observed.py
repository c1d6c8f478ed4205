"""The check of secrecy at the doors: what an agent is given does not change when everything hidden from it is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from budokan.adapters.actions import actions
from budokan.adapters.observations import Cells16, Observations, observations
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from tests.support.contract import Case

HISTORY = 12
Observe = Callable[[Observations, Table, Seat], Cells16]


def plainly(known: Observations, table: Table, seat: Seat) -> Cells16:
    return known.observe(table, seat)


def moments(case: Case, seed: int, every: int = 1) -> Iterator[tuple[Table, Seat]]:
    """A game played at random: every so many decisions what each seat is given."""
    table = case.deal(seed, listen=True)
    luck = Luck(seed, "agents")
    made = 0
    while not table.over:
        if made % every == 0:
            for seat in range(table.seats):
                yield table, seat
        asked = table.waiting[0]
        table.apply(asked, luck.pick(table.options(asked)))
        made += 1
    for seat in range(table.seats):
        yield table, seat


def leak(case: Case, table: Table, seat: Seat, luck: Luck, observe: Observe = plainly) -> str:
    """Which cell of what this seat is given tells something that it may not know; empty if none does."""
    known = observations(case.game, case.mode, case.options, HISTORY)
    other = table.redeal(seat, luck)
    before, after = observe(known, table, seat), observe(known, other, seat)
    if before != after:
        at = next(at for at, cell in enumerate(before) if cell != after[at])
        return f"seat {seat}: {known.cells()[at].name} is {before[at]} and becomes {after[at]}"
    numbers = actions(case.game, case.mode, case.options)
    if seat in table.waiting and numbers.numbers(table, seat) != numbers.numbers(other, seat):
        return f"seat {seat}: what is offered changes"
    return ""
