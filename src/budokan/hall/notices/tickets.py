"""A link of a notice that opens a table as its reader: its ticket is traded for a token of that seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from budokan.hall.changing import set_seat
from budokan.hall.errors import NotYours
from budokan.hall.names import hash_of, new_token
from budokan.hall.notices.rows import Ticket
from budokan.hall.schemas.requests import Seated

if TYPE_CHECKING:
    from budokan.hall.lobby import Hall
    from budokan.hall.room import Room

MOST = 8
"""Further tokens of one seat; the oldest makes room."""


async def let_in(hall: Hall, ticket: Ticket) -> Seated:
    """BK-11.4: who comes with this ticket has the seat of its person, at this one table."""
    room = await hall.room(ticket.code)
    return await room.do(lambda: _let_in(room, ticket.person))


async def _let_in(room: Room, person: int) -> Seated:
    row = next((one for one in room.seats if one.person == person and one.kind == "person"), None)
    if row is None:
        raise NotYours("notice-used-link")
    token = new_token()
    await set_seat(room, replace(row, passes=(*row.passes, hash_of(token))[-MOST:]))
    return Seated(room.code, row.seat, token)
