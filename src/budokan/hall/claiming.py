"""Making seats somebody's, wherever their tables are: at the table where it is awake, else in the store."""

from __future__ import annotations

from functools import partial

from budokan.hall.lobby import Hall
from budokan.hall.names import read_code
from budokan.hall.storing.persons import Change
from budokan.hall.whose_seat import change_here, claimed, moved


async def claim(hall: Hall, typed: str, token: str, person: int) -> bool:
    """BK-10.2: the seat is this person's, if the token proves it."""
    return await change_seat(hall, read_code(typed), partial(claimed, token=token, person=person))


async def become_one(hall: Hall, person: int, other: int) -> None:
    """BK-10.4: two people the hall knew are one: the seats and passkeys of the other are theirs."""
    persons = hall.services.persons
    for code in await persons.tables_of(other):
        await change_seat(hall, code, partial(moved, before=other, after=person))
    await persons.take_over(person, other)
    for one in (person, other):
        await hall.services.notifier.knows_anew(one)


async def change_seat(hall: Hall, code: str, change: Change) -> bool:
    """At the table in its own turn, or in the store: nothing comes between looking and writing."""
    if hall.whereabouts.shared and not hall.is_awake(code):  # nobody is disturbed at another process for nothing
        brief = await hall.services.store.brief(code)
        if brief is None or change(brief.seats) is None:
            return False
    async with hall.at_rest(code) as room:
        if room is not None:
            return await room.do(partial(change_here, room, change))
        return await hall.services.persons.change_seat(code, change)
