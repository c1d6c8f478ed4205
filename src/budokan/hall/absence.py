"""Who is away, and seating a bot for them: by anybody at the table after a while, or if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from budokan.hall import messages as say
from budokan.hall import undoing
from budokan.hall.days import back_at
from budokan.hall.errors import Refusal
from budokan.hall.rows import SeatRow, Setup
from budokan.hall.schemas.tables import Gone, StandInRequest
from budokan.hall.thinkers import default_level
from budokan.kernel.errors import BadWords
from budokan.kernel.events import BotSeated
from budokan.kernel.texts import Seat

if TYPE_CHECKING:
    from budokan.hall.room import Room


def gone(room: Room, seat: Seat) -> Gone | None:
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


async def seat_bot(room: Room, by: Seat | None, seat: Seat) -> None:
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
    if refused is not None and room.services.time.now() < refused + undoing.PATIENCE * 1000:
        raise Refusal("hall-stand-in-was-refused")
    asked = [row.seat for row in room.seats if row.kind == "person" and row.seat not in (by, seat)]
    room.stand_in = StandInRequest(seat, by, tuple(one for one in asked if room.audience.has(one)))
    room.plan.renew()
    _tell(room, "")
    await _settle_if_answered(room)


async def answer(room: Room, seat: Seat | None, accept: bool) -> None:
    """Who was asked agrees or refuses; who asked may think better of it."""
    asked = room.stand_in
    if asked is not None and seat == asked.by and not accept:
        _settle(room, "gone")
    elif asked is None or seat not in asked.waiting:
        raise Refusal("hall-stand-in-not-asked")
    elif accept:
        await _needs_no_word_of(room, seat)
    else:
        refuse(room)


async def has_gone(room: Room, seat: Seat) -> None:
    """BK-9.3: only those who are here have a say."""
    asked = room.stand_in
    if asked is None or room.audience.has(seat):
        return
    if seat == asked.by:
        _settle(room, "gone")
    elif seat in asked.waiting:
        await _needs_no_word_of(room, seat)


def is_back(room: Room, seat: Seat) -> None:
    """BK-9.4: for who is back nobody needs a bot."""
    if room.stand_in is not None and room.stand_in.seat == seat:
        _settle(room, "gone")


def is_over(room: Room) -> None:
    if room.stand_in is not None:
        _settle(room, "gone")


def refuse(room: Room) -> None:
    if room.stand_in is not None:
        room.stand_in_refused_at = room.services.time.now()
        _settle(room, "refused")


async def _needs_no_word_of(room: Room, seat: Seat | None) -> None:
    asked = room.stand_in
    assert asked is not None, "somebody was asked"
    room.stand_in = replace(asked, waiting=tuple(one for one in asked.waiting if one != seat))
    if room.stand_in.waiting:
        _tell(room, "")
    await _settle_if_answered(room)


async def _settle_if_answered(room: Room) -> None:
    asked = room.stand_in
    if asked is not None and not asked.waiting:
        _settle(room, "accepted")
        await _seat(room, asked.by, asked.seat)


def _settle(room: Room, how: str) -> None:
    room.stand_in = None
    room.plan.renew()
    _tell(room, how)


def _tell(room: Room, settled: str) -> None:
    room.audience.tell_all(say.StandInNews(request=room.stand_in, settled=settled))


async def _seat(room: Room, by: Seat, seat: Seat) -> None:
    row = room.seats[seat]
    if room.state == "running" and not row.bot_plays:
        await room.set_seat(replace(row, absent=True, level=default_level()), BotSeated(seat, by))
