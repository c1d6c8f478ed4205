"""Inviting somebody one has played with to a table: they find it when they come to the hall, and are called if they can be."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from budokan.hall.errors import NotFound, NotYours, Refusal, TooMuch
from budokan.hall.names import read_code
from budokan.hall.notices.forms import Companion, InviteForm
from budokan.hall.notices.notifier import Notifier
from budokan.hall.notices.rows import Call
from budokan.hall.rows import SeatRow
from budokan.hall.storing import invitations

if TYPE_CHECKING:
    from budokan.hall.room import Room

SHOWN = 24
"""Companions that are shown, those of the newest tables first."""


async def companions(notifier: Notifier, person: int) -> list[Companion]:
    """Those who sat at a table with this person and wish to be invited, by the name and the seat they last had."""
    newest: dict[int, tuple[SeatRow, str]] = {}
    for other, row, code in await notifier.keeping.companions(person):
        newest.setdefault(other, (row, code))
    found: list[Companion] = []
    for other, (row, code) in newest.items():
        if len(found) < SHOWN and await _may_be_invited(notifier, other):
            found.append(Companion(row.name, code, row.seat, notifier.can_invite(other)))
    return found


async def _may_be_invited(notifier: Notifier, person: int) -> bool:
    return "invitation" in (await notifier.keeping.wishes(person)).kinds


async def invite(notifier: Notifier, room: Room, person: int, form: InviteForm) -> None:
    """BK-11.1, BK-11.8: somebody at a table that waits invites somebody they have played with."""
    by = next((row.seat for row in room.seats if row.person == person), None)
    if by is None:
        raise NotYours("hall-only-players")
    if room.state != "waiting":
        raise Refusal("hall-has-started")
    if all(row.kind != "open" for row in room.seats):
        raise Refusal("hall-no-open-seat")
    known = await notifier.keeping.companions(person)
    other = next((one for one, row, code in known if (code, row.seat) == (read_code(form.code), form.seat)), None)
    if other is None or not await _may_be_invited(notifier, other):
        raise NotFound("notice-nobody-to-invite")
    if any(row.person == other for row in room.seats):
        raise Refusal("notice-sits-here")
    if not notifier.may_invite(person, other):
        raise TooMuch("notice-slow-down")
    call = Call(other, room.code, None, "invitation", by)
    await room.services.store.do(partial(invitations.invite, call=call, now=room.services.time.now()))
    notifier.call(call)
