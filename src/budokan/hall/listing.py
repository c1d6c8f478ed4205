"""Tables as the lobby shows them, one by one and in lists; none is woken for it."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence

from budokan import game as game_named
from budokan.hall.away import how_long
from budokan.hall.errors import NotFound
from budokan.hall.names import read_code
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.processes.whereabouts import Elsewhere
from budokan.hall.rooms import Rooms
from budokan.hall.schemas.tables import TableInfo
from budokan.hall.storing.sessions import Here

SHOWN = 50
"""Tables the lobby shows."""

FRESH = 3600
"""Seconds for which a table is shown although nobody is at it."""

logger = logging.getLogger("budokan.hall")


async def info(rooms: Rooms, typed: str) -> TableInfo:
    """One table as the lobby shows it, without waking it."""
    room = rooms.rooms.get(read_code(typed))
    if room is not None:
        return outgoing.info(room)
    stored = await rooms.services.store.brief(read_code(typed))
    if stored is None:
        raise NotFound("hall-no-such-table", code=typed[:12])
    here = await rooms.whereabouts.here(stored.setup.code) or Here()
    return outgoing.table_info(
        stored.setup,
        stored.state,
        stored.seats,
        stored.decisions,
        waiting=stored.waiting or (),
        online=lambda seat: seat in here.seats,
        gone=lambda seat: None if seat in here.seats else how_long(stored.setup, stored.seats[seat], rooms.services.time.now()),
        watchers=here.watchers,
    )


async def info_of_one(rooms: Rooms, typed: str) -> TableInfo:
    """The same for who asks about this one table: whom it waits for is found out, if it is not written down."""
    code = read_code(typed)
    if code and code not in rooms.rooms:
        brief = await rooms.services.store.brief(code)
        if brief is not None and brief.state == "running" and brief.waiting is None:
            with contextlib.suppress(Elsewhere):
                await rooms.room(code)
    return await info(rooms, typed)


async def _shown(rooms: Rooms, codes: Sequence[str]) -> list[TableInfo]:
    """These tables as a list shows them. One that cannot be read, or whose game is gone, takes no other with it."""
    infos: list[TableInfo] = []
    for code in codes:
        try:
            table = await info(rooms, code)
            infos.append(outgoing.in_brief(game_named(table.game), table))
        except Exception:
            logger.warning("table %s cannot be shown", code, exc_info=True)
    return infos


async def finished(rooms: Rooms) -> list[TableInfo]:
    """The public tables whose games are over, newest first: their codes are the ids of their replays."""
    return await _shown(rooms, await rooms.services.store.codes(states=("over",), public_only=True, newest=SHOWN))


async def open_to_all(rooms: Rooms) -> list[TableInfo]:
    """The public tables that wait for players or are being played, newest first; not those that everybody has left."""
    codes = await rooms.services.store.codes(states=("waiting", "running"), public_only=True, newest=SHOWN)
    fresh = rooms.services.time.now() - FRESH * 1000
    infos = await _shown(rooms, codes)
    return [one for one in infos if one.created >= fresh or any(seat.online for seat in one.seats if seat.kind == "person")]
