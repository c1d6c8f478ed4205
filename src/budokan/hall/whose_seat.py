"""Whose a seat is: told by its token, kept with the seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from budokan.hall.names import hash_of
from budokan.hall.room_core import RoomCore
from budokan.hall.rows import SeatRow
from budokan.hall.storing.persons import Change


def claimed(seats: Sequence[SeatRow], token: str, person: int) -> SeatRow | None:
    """BK-10.2: the seat this token proves, as that person's; None if it is somebody's already, or they sit here already."""
    hashed = hash_of(token)
    row = next((one for one in seats if one.token == hashed and one.kind == "person"), None)
    if row is None or row.person is not None or any(one.person == person for one in seats):
        return None
    return replace(row, person=person)


def moved(seats: Sequence[SeatRow], before: int, after: int) -> SeatRow | None:
    """BK-10.4: the seat of the one as the other's; where both sit at the table it stays with its token alone."""
    row = next((one for one in seats if one.person == before), None)
    taken = any(one.person == after for one in seats)
    return None if row is None else replace(row, person=None if taken else after)


async def claim_here(room: RoomCore, token: str | None, person: int | None) -> None:
    """BK-10.2: the same for who comes to the table with both."""
    if token is not None and person is not None:
        await change_here(room, partial(claimed, token=token, person=person))


async def change_here(room: RoomCore, change: Change) -> bool:
    """At the table, in its turn; whether anything has changed."""
    row = change(room.seats)
    if row is None:
        return False
    await room.services.persons.give_seat(room.code, row)
    room.seats = [row if one.seat == row.seat else one for one in room.seats]
    return True
