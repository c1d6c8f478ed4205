"""What a notice is made of: what everybody may know about a table, and nothing else.

A notice goes through machines of others and may be read over somebody's shoulder. So it is made of the line the lobby shows
(`TableInfo`), which is the same for a spectator, and of why somebody is called.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from budokan.hall.schemas.tables import TableInfo
from budokan.kernel.texts import Seat

Kind = Literal["decision", "seat", "wish", "over", "invitation"]

KINDS: tuple[Kind, ...] = get_args(Kind)


class Facts(msgspec.Struct, frozen=True):
    """Why somebody is called, to which table of which game, who else sits there, and who it was that did something.

    `decisions` is how many were made at the table. Who has no name is called by the number of their seat.
    """

    kind: Kind
    game: str
    code: str
    others: tuple[str | int, ...]
    by: str | int
    decisions: int


def facts_of(kind: Kind, table: TableInfo, reader: Seat | None, by: Seat | None = None) -> Facts:
    """BK-11.2: what is told to who sits at this seat, or at none yet."""
    names = {one.seat: one.name or one.seat for one in table.seats if one.kind != "open"}
    others = tuple(name for seat, name in names.items() if seat != reader)
    return Facts(kind, table.game, table.code, others, "" if by is None else names.get(by, by), table.decisions)
