"""Who is away from a table, for how long, and when a bot may be seated for them."""

from __future__ import annotations

from budokan.hall.days import back_at
from budokan.hall.room_core import RoomCore
from budokan.hall.rows import SeatRow, Setup
from budokan.hall.schemas.tables import Gone
from budokan.kernel.texts import Seat


def gone(room: RoomCore, seat: Seat) -> Gone | None:
    """BK-9.1: for how long who sits there has been away; None for who is here, and for bots."""
    if room.audience.has(seat):
        return None
    return how_long(room.setup, room.seats[seat], room.services.time.now(), room.opened_at)


def how_long(setup: Setup, row: SeatRow, now: int, at_least: int | None = None) -> Gone | None:
    """The same of a seat that nobody is connected to; nothing where it is not known since when."""
    since = at_least if row.gone_at is None else row.gone_at
    if row.kind != "person" or since is None:
        return None
    rule = setup.absence_rule
    patience = rule.left if row.left else rule.broken
    bot_in = None if row.bot_plays else max(0, since + patience * 1000 - now)
    back = None if row.days is None else back_at(row.days, now)
    return Gone(max(0, now - since), row.left, bot_in, back)
