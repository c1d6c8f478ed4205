"""What the people at a table are asked to agree to, an undo or a bot for who is away: how long, and that it is settled.

Who asks and who answers is in `undoing` and `absence`; whatever else changes the table may settle it too.
"""

from __future__ import annotations

from budokan.hall import messages as say
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.room_core import RoomCore

PATIENCE = 60.0
"""Seconds after which who has not answered has refused."""


def settle_undo(room: RoomCore, how: str) -> None:
    room.undo_request = None
    room.plan.renew()
    tell_undo(room, how)


def tell_undo(room: RoomCore, settled: str) -> None:
    room.audience.tell_each(lambda seat: say.UndoNews(undo=outgoing.undo_state(room, seat), settled=settled))


def settle_stand_in(room: RoomCore, how: str) -> None:
    room.stand_in = None
    room.plan.renew()
    tell_stand_in(room, how)


def tell_stand_in(room: RoomCore, settled: str) -> None:
    room.audience.tell_all(say.StandInNews(request=room.stand_in, settled=settled))


def nobody_asks(room: RoomCore) -> None:
    """A decision was made: what was asked about the table as it was before is gone."""
    if room.undo_request is not None:
        settle_undo(room, "gone")


def nobody_needs_a_bot(room: RoomCore) -> None:
    """The game is over, or who was away is back."""
    if room.stand_in is not None:
        settle_stand_in(room, "gone")
