"""Inviting somebody one has played with to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from budokan.hall.errors import NotFound, NotYours, Refusal, TooMuch
from budokan.hall.names import read_code
from budokan.hall.notices.forms import Companion, InviteForm
from budokan.hall.notices.notifier import Notifier
from budokan.hall.notices.rows import Call

if TYPE_CHECKING:
    from budokan.hall.room import Room

SHOWN = 24
"""Companions that are shown, those of the newest tables first."""


async def companions(notifier: Notifier, person: int) -> list[Companion]:
    """Those who sat at a table with this person and can be called, by the name and the seat they last had."""
    found: dict[int, Companion] = {}
    for other, row, code in await notifier.keeping.companions(person):
        if other not in found and notifier.can_invite(other):
            found[other] = Companion(row.name, code, row.seat)
    return list(found.values())[:SHOWN]


async def invite(notifier: Notifier, room: Room, person: int, form: InviteForm) -> None:
    """BK-11.1: somebody at a table that waits calls somebody they have played with."""
    by = next((row.seat for row in room.seats if row.person == person), None)
    if by is None:
        raise NotYours("hall-only-players")
    if room.state != "waiting":
        raise Refusal("hall-has-started")
    if all(row.kind != "open" for row in room.seats):
        raise Refusal("hall-no-open-seat")
    known = await notifier.keeping.companions(person)
    other = next((one for one, row, code in known if (code, row.seat) == (read_code(form.code), form.seat)), None)
    if other is None or not notifier.can_invite(other):
        raise NotFound("notice-nobody-to-invite")
    if any(row.person == other for row in room.seats):
        raise Refusal("notice-sits-here")
    if not notifier.may_invite(person, other):
        raise TooMuch("notice-slow-down")
    notifier.call(Call(other, room.code, None, "invitation", by))
