"""Taking decisions back: at once where nobody learned anything, otherwise if the other people agree.

Bots always do; a bot that only stands in for a person has no say in what is theirs.
"""

from __future__ import annotations

from msgspec.structs import replace

from budokan.hall.agreements import settle_undo, tell_undo
from budokan.hall.errors import NotWithoutThem, Refusal
from budokan.hall.live_game import account
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.outgoing import telling
from budokan.hall.room_core import RoomCore
from budokan.hall.rows import Change
from budokan.hall.schemas.tables import UndoRequest
from budokan.kernel.texts import Seat


async def ask(room: RoomCore, seat: Seat | None) -> None:
    """BK-2.1: take the last decision back if nobody has learned anything; BK-2.7: otherwise ask the other people.

    BK-2.8: who is not here cannot be asked, and nobody answers for them.
    """
    live = room.running()
    if seat is None:
        raise Refusal("hall-only-players")
    if room.undo_request is not None:
        raise Refusal("hall-undo-is-asked")
    count = outgoing.goes_back(room, seat)
    if count == 0:
        raise Refusal("hall-nothing-to-undo")
    if outgoing.undone_at_once(room, seat):
        await _undo(room, seat, count)
        return
    if room.undo_refused_at == live.number:
        raise Refusal("hall-undo-was-refused")
    asked = outgoing.other_people(room, seat)
    away = [one for one in asked if room.is_played_by_bot(one) and not room.audience.has(one)]
    if away:
        raise NotWithoutThem(away)
    room.undo_request = UndoRequest(seat, count, tuple(asked))
    room.plan.renew()
    tell_undo(room, "")
    room.services.notifier.wished(room, seat, asked)


async def answer(room: RoomCore, seat: Seat | None, accept: bool) -> None:
    """Who was asked agrees or refuses; who asked may think better of it."""
    asked = room.undo_request
    if asked is not None and seat == asked.seat and not accept:
        settle_undo(room, "gone")
    elif asked is None or seat not in asked.waiting:
        raise Refusal("hall-undo-not-asked")
    elif not accept:
        refuse(room)
    else:
        room.undo_request = replace(asked, waiting=tuple(one for one in asked.waiting if one != seat))
        if room.undo_request.waiting:
            tell_undo(room, "")
        await settle_if_answered(room)


async def settle_if_answered(room: RoomCore) -> None:
    """BK-2.7: everybody who was asked has agreed, or has left the table for good."""
    asked = room.undo_request
    if asked is not None and all(room.seats[one].kind == "bot" for one in asked.waiting):
        settle_undo(room, "accepted")
        await _undo(room, asked.seat, asked.decisions)


def refuse(room: RoomCore) -> None:
    if room.undo_request is not None and room.live is not None:
        room.undo_refused_at = room.live.number
        settle_undo(room, "refused")


async def _undo(room: RoomCore, seat: Seat, count: int) -> None:
    """An undo is a change like any other: stored first, then done, then told."""
    live = room.running()
    now = room.services.time.now()
    earlier = live.undone(count)
    clock = room.clock_when(room.seats, earlier.table.waiting, earlier.asked_last())
    change = Change(earlier.number, "undo", seat, str(count), now, tuple(clock.left), earlier.table.waiting)
    written = account(earlier.table, earlier.number, {})
    await room.services.store.add_change(room.code, change, "running", account=written)
    room.live, room.clock = earlier, clock
    room.plan.renew()
    telling.tell_whole(room)
    room.services.notifier.changed(room)
