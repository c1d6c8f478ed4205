"""A person is forgotten: at tables that are awake, at those that sleep, and in the store."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from budokan.hall import changing, seating
from budokan.hall.names import bot_name
from budokan.hall.outgoing.telling import tell_table
from budokan.hall.rows import SeatRow
from budokan.hall.schemas.tables import TableState
from budokan.hall.storing.personal_data import forget_person, forget_seat, forget_words
from budokan.kernel.events import HandedOver

if TYPE_CHECKING:
    from budokan.hall.context import Context
    from budokan.hall.room import Room


async def forget(context: Context, person: int) -> None:
    """BK-10.6: nobody is this person any more; their games stay, with somebody in their place."""
    hall, store = context.hall, context.services.store
    for code in await context.services.persons.tables_of(person):
        async with hall.at_rest(code) as room:
            if room is not None:
                await room.do(partial(_at_table, room, person))
            else:
                await store.do(partial(forget_seat, code=code, person=person, forgotten=forgotten))
    await context.device_transfer.forget(person)
    await store.do(partial(forget_person, person=person))
    await context.services.notifier.knows_anew(person)


def forgotten(seats: Sequence[SeatRow], person: int, state: TableState) -> SeatRow | None:
    """The seat without who sat there: open again, or a bot's, or, where the game is over, somebody's."""
    row = next((one for one in seats if one.person == person), None)
    if row is None:
        return None
    if state == "waiting":
        return SeatRow(seat=row.seat, kind="open")
    if state == "running":
        name = bot_name([one.name for one in seats], row.seat)
        return replace(seating.as_a_bots(row), name=name)
    return replace(row, name="", token="", days=None, person=None, passes=())


async def _at_table(room: Room, person: int) -> None:
    """At a table that is awake: everybody there is told."""
    row = forgotten(room.seats, person, room.state)
    if row is None:
        return
    await room.services.store.do(partial(forget_words, code=room.code, seat=row.seat))
    room.lines = [one for one in room.lines if one.line.seat != row.seat]
    if room.state in ("waiting", "running"):
        await changing.set_seat(room, row, HandedOver(row.seat) if room.state == "running" else None)
        await seating.has_left(room, row.seat)
        return
    await room.services.persons.give_seat(room.code, row)
    room.seats = [row if one.seat == row.seat else one for one in room.seats]
    room.audience.becomes_watcher(row.seat)
    tell_table(room)
