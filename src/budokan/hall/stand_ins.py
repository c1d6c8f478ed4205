"""Seating a bot for who is away: by anybody at the table after a while, or if the others agree."""

from __future__ import annotations

from msgspec.structs import replace

from budokan.hall import changing
from budokan.hall.agreements import PATIENCE, nobody_needs_a_bot, settle_stand_in, tell_stand_in
from budokan.hall.away import gone
from budokan.hall.errors import Refusal
from budokan.hall.room_core import RoomCore
from budokan.hall.schemas.tables import StandInRequest
from budokan.hall.thinkers import default_level
from budokan.kernel.errors import BadWords
from budokan.kernel.events import BotSeated
from budokan.kernel.texts import Seat


async def seat_bot(room: RoomCore, by: Seat | None, seat: Seat) -> None:
    """BK-9.2: a bot plays for who is away, until they are back; BK-9.3: if the others agree, where the table wants it."""
    room.running()
    if by is None:
        raise Refusal("hall-only-players")
    if seat >= len(room.seats):
        raise BadWords("no-such-seat", last=len(room.seats) - 1)
    if room.is_played_by_bot(seat):
        raise Refusal("hall-bot-plays")
    away = gone(room, seat)
    if away is None:
        raise Refusal("hall-is-here")
    if away.bot_in:
        raise Refusal("hall-not-gone-long", seconds=-(-away.bot_in // 1000))
    if not room.absence.agree:
        await _seat(room, by, seat)
        return
    if room.stand_in is not None:
        raise Refusal("hall-stand-in-is-asked")
    refused = room.stand_in_refused_at
    if refused is not None and room.services.time.now() < refused + PATIENCE * 1000:
        raise Refusal("hall-stand-in-was-refused")
    asked = [row.seat for row in room.seats if row.kind == "person" and row.seat not in (by, seat)]
    room.stand_in = StandInRequest(seat, by, tuple(one for one in asked if room.audience.has(one)))
    room.plan.renew()
    tell_stand_in(room, "")
    await _settle_if_answered(room)


async def answer(room: RoomCore, seat: Seat | None, accept: bool) -> None:
    """Who was asked agrees or refuses; who asked may think better of it."""
    asked = room.stand_in
    if asked is not None and seat == asked.by and not accept:
        settle_stand_in(room, "gone")
    elif asked is None or seat not in asked.waiting:
        raise Refusal("hall-stand-in-not-asked")
    elif accept:
        await _needs_no_word_of(room, seat)
    else:
        refuse(room)


async def has_gone(room: RoomCore, seat: Seat) -> None:
    """BK-9.3: only those who are here have a say."""
    asked = room.stand_in
    if asked is None or room.audience.has(seat):
        return
    if seat == asked.by:
        settle_stand_in(room, "gone")
    elif seat in asked.waiting:
        await _needs_no_word_of(room, seat)


def is_back(room: RoomCore, seat: Seat) -> None:
    """BK-9.4: for who is back nobody needs a bot."""
    if room.stand_in is not None and room.stand_in.seat == seat:
        nobody_needs_a_bot(room)


def refuse(room: RoomCore) -> None:
    if room.stand_in is not None:
        room.stand_in_refused_at = room.services.time.now()
        settle_stand_in(room, "refused")


async def _needs_no_word_of(room: RoomCore, seat: Seat | None) -> None:
    asked = room.stand_in
    assert asked is not None, "somebody was asked"
    room.stand_in = replace(asked, waiting=tuple(one for one in asked.waiting if one != seat))
    if room.stand_in.waiting:
        tell_stand_in(room, "")
    await _settle_if_answered(room)


async def _settle_if_answered(room: RoomCore) -> None:
    asked = room.stand_in
    if asked is not None and not asked.waiting:
        settle_stand_in(room, "accepted")
        await _seat(room, asked.by, asked.seat)


async def _seat(room: RoomCore, by: Seat, seat: Seat) -> None:
    row = room.seats[seat]
    if room.state == "running" and not row.bot_plays:
        await changing.set_seat(room, replace(row, absent=True, level=default_level()), BotSeated(seat, by))
