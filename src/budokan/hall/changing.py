"""What changes a table: a seat, a decision, giving up. Each is stored first, then done, then told."""

from __future__ import annotations

import msgspec

from budokan.hall import agreements
from budokan.hall import messages as say
from budokan.hall.achievements import achievements_of
from budokan.hall.clocks import Clock
from budokan.hall.live_game import Step, account
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.outgoing import telling
from budokan.hall.outgoing.seats import entry
from budokan.hall.room_core import RoomCore
from budokan.hall.rows import Change, SeatRow
from budokan.hall.schemas.tables import TableState
from budokan.kernel.events import Event, GaveUp, Told
from budokan.kernel.texts import Seat

# Seats.


async def set_seat(room: RoomCore, row: SeatRow, said: Event | None = None) -> None:
    """Who sits there has changed, with what the house says about it in the log if anything.

    Who is back has time for at least one decision.
    """
    seats = [row if one.seat == row.seat else one for one in room.seats]
    is_back = row.seat if room.is_played_by_bot(row.seat) and not row.bot_plays else None
    clock = room.clock_when(seats, room.waiting, is_back=is_back)
    if said is None:
        await room.services.store.set_seats(room.code, [row], room.clock_rows(clock))
    else:
        await _write_house(room, row, said, clock)
    room.seats, room.clock = seats, clock
    room.plan.renew()
    telling.tell_table(room)
    room.services.notifier.changed(room)
    if said is not None:
        telling.tell_since(room, room.running().number - 1)


async def _write_house(room: RoomCore, row: SeatRow, said: Event, clock: Clock) -> None:
    """A seat and the line of the log about it: a change of its own, that is no decision."""
    live, now = room.running(), room.services.time.now()
    number, words = live.number + 1, msgspec.json.encode(said).decode()
    change = Change(number, "house", row.seat, words, now, tuple(clock.left), live.table.waiting)
    written = account(live.table, number, {number: [entry(Told(said))]})
    await room.services.store.add_change(room.code, change, "running", account=written, seats=[row])
    live.note(said)


# The game.


async def decide(room: RoomCore, step: Step) -> None:
    """Somebody has decided."""
    live = room.running()
    now = room.services.time.now()
    state: TableState = "over" if step.after.over else "running"
    waiting = step.after.waiting
    clock = room.clock_when(room.seats, waiting, live.asked_by(step), decided=step.seat)
    number = live.number + 1
    change = Change(number, "play", step.seat, str(step.move), now, tuple(clock.left), waiting, step.lost, live.how(step))
    achievements = achievements_of(room.game, step.after, room.setup, room.seats, now) if state == "over" else []
    written = account(step.after, number, {number: step.entries})
    await room.services.store.add_change(room.code, change, state, room.game.name, achievements, written)
    live.take(step)
    _has_changed(room, state, clock)


async def resign(room: RoomCore, seat: Seat) -> None:
    """BK-9.7: who gives a duel up has lost it."""
    live, now = room.running(), room.services.time.now()
    after, number = live.given_up(seat), live.number + 1
    clock = room.clock_when(room.seats, ())
    change = Change(number, "resign", seat, "0", now, tuple(clock.left), ())
    written = account(after, number, {number: [entry(Told(GaveUp(seat)))]})
    await room.services.store.add_change(room.code, change, "over", room.game.name, account=written)
    live.give_up(seat)
    _has_changed(room, "over", clock)


def _has_changed(room: RoomCore, state: TableState, clock: Clock) -> None:
    """What the last change has brought is told, and that the game is over, if it is."""
    room.state, room.clock = state, clock
    agreements.nobody_asks(room)
    room.plan.renew()
    telling.tell_since(room, 0 if room.live is None else room.live.number - 1)
    room.services.notifier.changed(room)
    if room.state == "over":
        agreements.nobody_needs_a_bot(room)
        telling.tell_table(room)
        room.audience.tell_all(say.Ended(over=outgoing.over(room)))
        room.services.thinkers.dismiss(room.code)
