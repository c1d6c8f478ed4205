"""Whose a seat is: told by its token, kept with the seat. It changes at the table where it is awake, else in the store."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from budokan.hall.names import hash_of, read_code
from budokan.hall.rows import SeatRow
from budokan.hall.storing.persons import Change

if TYPE_CHECKING:
    from budokan.hall.lobby import Hall
    from budokan.hall.room import Room


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


async def claim(hall: Hall, typed: str, token: str, person: int) -> bool:
    """BK-10.2: the seat is this person's, if the token proves it."""
    return await change_seat(hall, read_code(typed), partial(claimed, token=token, person=person))


async def claim_here(room: Room, token: str | None, person: int | None) -> None:
    """The same for who comes to the table with both."""
    if token is not None and person is not None:
        await _at_table(room, partial(claimed, token=token, person=person))


async def become_one(hall: Hall, person: int, other: int) -> None:
    """BK-10.4: two people the hall knew are one: the seats and passkeys of the other are theirs."""
    persons = hall.services.persons
    for code in await persons.tables_of(other):
        await change_seat(hall, code, partial(moved, before=other, after=person))
    await persons.take_over(person, other)
    for one in (person, other):
        await hall.services.herald.knows_anew(one)


async def change_seat(hall: Hall, code: str, change: Change) -> bool:
    """At the table in its own turn, or in the store: nothing comes between looking and writing."""
    if hall.whereabouts.shared and not hall.is_awake(code):  # nobody is disturbed at another process for nothing
        brief = await hall.services.store.brief(code)
        if brief is None or change(brief.seats) is None:
            return False
    async with hall.at_rest(code) as room:
        if room is not None:
            return await room.do(partial(_at_table, room, change))
        return await hall.services.persons.change_seat(code, change)


async def _at_table(room: Room, change: Change) -> bool:
    row = change(room.seats)
    if row is None:
        return False
    await room.services.persons.give_seat(room.code, row)
    room.seats = [row if one.seat == row.seat else one for one in room.seats]
    return True
