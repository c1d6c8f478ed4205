"""Chapter 31: the Yojimbo's contracts."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.parts import NOBODY
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.texts import Seat

TOOLS = {"hob": 1, "bl": 2, "poi": 4, "st": 8}
TURNS = {"concentration": 4, "tools-of-the-trade": 4}


def has_contract(table: Table, seat: Seat, name: str) -> bool:
    return any(one == name for one, _ in table.contracts[seat])


def advance(table: Table, seat: Seat, name: str) -> None:
    """SJ-31.44, SJ-31.52, SJ-31.55: turn a contract on; one that stands upright again is completed."""
    for index, (one, turned) in enumerate(table.contracts[seat]):
        if one != name:
            continue
        if turned + 1 < TURNS.get(name, 1):
            table.contracts[seat][index] = (name, turned + 1)
            table.tell(tell.ContractProgress(seat, name, turned + 1))
            return
        table.contracts[seat].pop(index)
        table.completed[seat].append(name)
        table.hurt = True
        table.owed.append(seat)
        table.tell(tell.ContractCompleted(seat, name))
        return


def focus_was_spent(table: Table, seat: Seat) -> None:
    """SJ-31.52: Concentration counts each time he spends focus."""
    if table.contracts[seat]:
        advance(table, seat, "concentration")


def wound_was_dealt(table: Table, figure: Figure, by: Seat) -> None:
    """SJ-31.50, SJ-31.51, SJ-31.53: First Blood looks at the first wound of the game, Fury at two opponents in one turn."""
    first = not table.first_blood
    table.first_blood = True
    if by == NOBODY or not table.contracts[by]:
        return
    if first and table.owner(figure) != by:
        advance(table, by, "first-blood")
    if table.team[table.owner(figure)] != table.team[by]:
        before = table.wounded_by[by]
        table.wounded_by[by] = before | 1 << figure
        if before and before != table.wounded_by[by] and before.bit_count() == 1:
            advance(table, by, "fury")


def status_was_given(table: Table, figure: Figure, mark: str, by: Seat) -> None:
    """SJ-31.55: Tools of the Trade: the first time each of the four."""
    if by == NOBODY or not has_contract(table, by, "tools-of-the-trade") or table.owner(figure) == by:
        return
    bit = TOOLS.get(mark, 0)
    if bit and not table.tools[by] & bit:
        table.tools[by] |= bit
        advance(table, by, "tools-of-the-trade")


def gold_succeeded(table: Table, seat: Seat, rank: str) -> None:
    """SJ-31.54: Show Them."""
    if rank == "gold" and table.contracts[seat]:
        advance(table, seat, "show-them")
