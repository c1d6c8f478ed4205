"""What the people at a table are shown: the lobby's line, the snapshot, the update. It reads a room and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from budokan import game as game_named
from budokan.hall import away
from budokan.hall import messages as say
from budokan.hall.decks import called
from budokan.hall.fair import fairness
from budokan.hall.live_game import LiveGame
from budokan.hall.outgoing.seats import heard, impossible, offered, view_of
from budokan.hall.resuming import Chronicle
from budokan.hall.room_core import RoomCore
from budokan.hall.rows import SeatRow, Setup
from budokan.hall.schemas.tables import Clocks, Gone, Over, SeatInfo, TableInfo, TableState, UndoState, View
from budokan.kernel.game import Game
from budokan.kernel.texts import Seat

LOG_SHOWN = 200

SHORT = 200
"""Bytes of an option that a list of tables still tells."""


def info(room: RoomCore) -> TableInfo:
    watchers = room.audience.watchers
    waiting = room.live.table.waiting if room.live else ()
    return table_info(
        room.setup,
        room.state,
        room.seats,
        _made(room),
        waiting=waiting,
        online=room.audience.has,
        gone=lambda seat: away.gone(room, seat),
        watchers=watchers,
    )


def _past(room: RoomCore) -> LiveGame | Chronicle | None:
    """What there is to show of the game: the live game, or what was told of it."""
    return room.live or room.chronicle


def _made(room: RoomCore) -> int:
    if room.live is not None:
        return room.live.made
    return room.chronicle.decisions if room.chronicle else 0


def _view(room: RoomCore, seat: Seat | None) -> View | None:
    if room.live is not None:
        return view_of(room.live.table, seat)
    return room.chronicle.view(seat) if room.chronicle else None


def table_info(
    setup: Setup,
    state: TableState,
    seats: Sequence[SeatRow],
    decisions: int,
    *,
    waiting: tuple[Seat, ...] = (),
    online: Callable[[Seat], bool] = lambda _: False,
    gone: Callable[[Seat], Gone | None],
    watchers: int = 0,
) -> TableInfo:
    """A table as the lobby shows it. The header stays here: it holds the seed."""
    head = setup.header
    return TableInfo(
        code=setup.code,
        game=head.game,
        mode=head.mode,
        options=game_named(head.game).public(head.options),
        called=called(head),
        state=state,
        seats=tuple(
            SeatInfo(
                seat=row.seat,
                kind=row.kind,
                name=row.name,
                level=row.level,
                online=row.kind == "bot" or (row.kind == "person" and online(row.seat)),
                away=row.given or row.absent,
                gone=gone(row.seat) if state == "running" else None,
            )
            for row in seats
        ),
        clock=setup.clock,
        absence=setup.absence_rule,
        public=setup.public,
        hints=setup.hints,
        decisions=decisions,
        commitment=head.commitment or "",
        fork=setup.fork,
        watchers=watchers,
        created=setup.created,
        waiting=waiting,
        duel=game_named(head.game).is_duel(head.mode, head.seats),
        rematch=setup.rematch,
    )


def in_brief(game: Game, table: TableInfo) -> TableInfo:
    """A table in a list of tables: without what fills pages, such as cards and fields of somebody's own."""
    short = {name: value for name, value in table.options.items() if name != game.own_cards and _is_short(value)}
    return replace(table, options=short, called={})


def _is_short(value: Any) -> bool:
    return len(msgspec.json.encode(value)) <= SHORT


def snapshot(room: RoomCore, seat: Seat | None) -> say.Snapshot:
    """Everything this seat may know."""
    live, past = room.live, _past(room)
    log = heard(past.log, seat) if past else []
    return say.Snapshot(
        number=past.number if past else 0,
        decisions=_made(room),
        you=seat,
        table=info(room),
        view=_view(room, seat),
        options=offered(live.table, seat) if live else [],
        impossible=impossible(live.table, seat) if live else [],
        log=log[-LOG_SHOWN:],
        log_from=max(0, len(log) - LOG_SHOWN),
        clocks=clocks(room),
        chat=[one.line for one in room.lines if seat is None or not one.watchers],
        undo=undo_state(room, seat),
        stand_in=room.stand_in,
        thinking=room.plan.thinking,
        over=over(room) if room.state == "over" else None,
        lesson=room.lesson_for(seat),
        held=room.is_held,
        decided=live.decided_at(seat) if live and seat is not None else 0,
    )


def update(room: RoomCore, seat: Seat | None, since: int) -> say.Update:
    """What changed for this seat since that number."""
    live = room.live
    assert live is not None, "there is news only of a game that has begun"
    table = live.table
    return say.Update(
        since=since,
        number=live.number,
        decisions=live.made,
        events=heard(live.told_since(since) or (), seat),
        view=view_of(table, seat),
        options=offered(table, seat),
        impossible=impossible(table, seat),
        clocks=clocks(room),
        undo=undo_state(room, seat),
        lesson=room.lesson_for(seat),
        held=room.is_held,
    )


def log_before(room: RoomCore, seat: Seat | None, before: int, re: int | None) -> say.Earlier:
    """Events of the log before those a snapshot gave."""
    past = _past(room)
    log = heard(past.log, seat)[:before] if past else []
    return say.Earlier(re=re, log_from=max(0, len(log) - LOG_SHOWN), log=log[-LOG_SHOWN:])


def clocks(room: RoomCore) -> Clocks:
    """How long everybody may still think; bots have no clock."""
    shown = room.clock.show(room.services.time.now())
    left = tuple(None if row.kind == "bot" else one for row, one in zip(room.seats, shown.left, strict=True))
    return replace(shown, left=left)


def undo_state(room: RoomCore, seat: Seat | None) -> UndoState:
    if room.live is None or seat is None or room.state != "running":
        return UndoState(0, room.undo_request)
    free = room.live.free(seat) if goes_back(room, seat) else 0
    return UndoState(free, room.undo_request, undone_at_once(room, seat))


def other_people(room: RoomCore, seat: Seat) -> list[Seat]:
    """The other people at the table: an undo needs their word."""
    return [row.seat for row in room.seats if row.seat != seat and row.kind == "person"]


def undone_at_once(room: RoomCore, seat: Seat) -> int:
    """How many decisions an undo takes back without asking: BK-2.1 freely, BK-2.10 where nobody but bots sits there; else 0."""
    live = room.live
    if live is None or (not live.free(seat) and other_people(room, seat)):
        return 0
    return goes_back(room, seat)


def goes_back(room: RoomCore, seat: Seat) -> int:
    """How many decisions must go so that this seat's last choice goes; 0 if none can: a puzzle begins where it begins."""
    live = room.live
    count = live.since_last_of(seat) if live is not None else 0
    begins = room.lesson.moment if room.lesson is not None else 0
    return count if live is not None and live.made - count >= begins else 0


def over(room: RoomCore) -> Over:
    """The game has ended: what was promised is told. Of a show nothing was written down that one could look at again."""
    if not room.kept:
        return Over("", "", fairness(room.setup.header))
    return Over(room.code, f"/api/replays/{room.code}/record", fairness(room.setup.header))
