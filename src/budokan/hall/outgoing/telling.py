"""Telling everybody at a table what they may know of what has changed there."""

from __future__ import annotations

from budokan.hall import messages as say
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.room_core import RoomCore


def tell_table(room: RoomCore) -> None:
    """Who sits there, and who is here."""
    room.audience.tell_all(say.TableChanged(table=outgoing.info(room)))


def tell_since(room: RoomCore, since: int) -> None:
    """What has changed since that number."""
    room.audience.tell_each(lambda seat: outgoing.update(room, seat, since))


def tell_whole(room: RoomCore) -> None:
    """Everything anew: nothing that was shown holds any more."""
    room.audience.tell_each(lambda seat: outgoing.snapshot(room, seat))


def tell_clocks(room: RoomCore) -> None:
    """Nothing has happened at the table, but the clocks are not where they were."""
    tell_since(room, room.running().number)


def has_been_shown(room: RoomCore) -> None:
    """Something was read, or begins to be: whoever waited for it goes on, and everybody sees what is shown now."""
    room.plan.renew()
    if room.live is not None:
        tell_since(room, room.live.number)
