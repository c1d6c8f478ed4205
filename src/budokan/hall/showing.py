"""What the people at a table are shown: the lobby's line, the snapshot, the update. It reads a room and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from budokan import game as game_named
from budokan.hall import messages as say
from budokan.hall.fair import fairness
from budokan.hall.rendering import heard, impossible, offered
from budokan.hall.rows import SeatRow, Setup
from budokan.hall.shapes import Clocks, Over, SeatInfo, State, TableInfo, UndoState
from budokan.kernel.texts import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from budokan.hall.room import Room

LOG_SHOWN = 200


def info(room: Room) -> TableInfo:
    decisions = len(room.course.decisions) if room.course else 0
    watchers = room.audience.watchers
    waiting = room.course.table.waiting if room.course else ()
    return table_info(
        room.setup, room.state, room.seats, decisions, waiting=waiting, online=room.audience.has, watchers=watchers
    )


def table_info(
    setup: Setup,
    state: State,
    seats: Sequence[SeatRow],
    decisions: int,
    *,
    waiting: tuple[Seat, ...] = (),
    online: Callable[[Seat], bool] = lambda _: False,
    watchers: int = 0,
) -> TableInfo:
    """A table as the lobby shows it. The header stays here: it holds the seed."""
    head = setup.header
    game = game_named(head.game)
    return TableInfo(
        code=setup.code,
        game=head.game,
        mode=head.mode,
        options=game.public(head.options),
        called=game.called(head.options),
        state=state,
        seats=tuple(
            SeatInfo(
                seat=row.seat,
                kind=row.kind,
                name=row.name,
                level=row.level,
                online=row.kind == "bot" or (row.kind == "person" and online(row.seat)),
                away=row.given or row.absent,
            )
            for row in seats
        ),
        clock=setup.clock,
        public=setup.public,
        hints=setup.hints,
        decisions=decisions,
        commitment=head.commitment or "",
        fork=setup.fork,
        watchers=watchers,
        created=setup.created,
        waiting=waiting,
    )


def snapshot(room: Room, seat: Seat | None) -> say.Snapshot:
    """Everything this seat may know."""
    course = room.course
    log = heard(course.log, seat) if course else []
    return say.Snapshot(
        number=course.number if course else 0,
        decisions=len(course.decisions) if course else 0,
        you=seat,
        table=info(room),
        view=course.table.view(seat) if course else None,
        options=offered(course.table, seat) if course else [],
        impossible=impossible(course.table, seat) if course else [],
        log=log[-LOG_SHOWN:],
        log_from=max(0, len(log) - LOG_SHOWN),
        clocks=clocks(room),
        chat=[one.line for one in room.lines if seat is None or not one.watchers],
        undo=undo_state(room, seat),
        thinking=room.plan.thinking,
        over=over(room) if room.state == "over" else None,
    )


def update(room: Room, seat: Seat | None, since: int) -> say.Update:
    """What changed for this seat since that number."""
    course = room.course
    assert course is not None, "there is news only of a game that has begun"
    table = course.table
    return say.Update(
        since=since,
        number=course.number,
        decisions=len(course.decisions),
        events=heard(course.told_since(since) or (), seat),
        view=table.view(seat),
        options=offered(table, seat),
        impossible=impossible(table, seat),
        clocks=clocks(room),
        undo=undo_state(room, seat),
    )


def log_before(room: Room, seat: Seat | None, before: int, re: int | None) -> say.Earlier:
    """Events of the log before those a snapshot gave."""
    log = heard(room.course.log, seat)[:before] if room.course else []
    return say.Earlier(re=re, log_from=max(0, len(log) - LOG_SHOWN), log=log[-LOG_SHOWN:])


def clocks(room: Room) -> Clocks:
    """How long everybody may still think; bots have no clock."""
    shown = room.clock.show(room.services.time.now())
    left = tuple(None if row.kind == "bot" else one for row, one in zip(room.seats, shown.left, strict=True))
    return Clocks(left, shown.running)


def undo_state(room: Room, seat: Seat | None) -> UndoState:
    free = room.course.free(seat) if room.course and seat is not None and room.state == "running" else 0
    return UndoState(free, room.undo_request)


def over(room: Room) -> Over:
    """The game has ended: what was promised is told."""
    return Over(room.code, f"/api/replays/{room.code}/record", fairness(room.setup.header))
