"""First games: a room of one learner in which the other seats do what a script says. Bots wait for who is shown something.

How far the learner has come is known by `progress`.
"""

from __future__ import annotations

from functools import cache

from budokan.hall.errors import NotFound, Refusal
from budokan.hall.outgoing import telling
from budokan.hall.room_core import RoomCore
from budokan.kernel.records import Header
from budokan.kernel.texts import Seat
from budokan.teaching.lesson import table_of
from budokan.teaching.script import Script, scripts

LEVEL = "novice"
"""Against whom the learner plays on."""


def script_for(game: str) -> Script:
    script = scripts().get(game)
    if script is None:
        raise NotFound("hall-no-first-game", game=game[:40])
    return script


@cache
def header_of(game: str) -> Header:
    """What a first game is set up from."""
    header = table_of(script_for(game)).header
    assert header is not None, "a table that was set up has a header"
    return header


def players_of(game: str) -> list[str]:
    script = script_for(game)
    return ["you" if seat == script.learner else LEVEL for seat in range(script.seats)]


def hold(room: RoomCore, seat: Seat | None, on: bool) -> None:
    """Somebody is being shown something, or is not any more. Where other people play it holds up nobody."""
    if seat is None:
        raise Refusal("hall-only-players")
    room.held = on
    telling.has_been_shown(room)


def has_read(room: RoomCore, seat: Seat | None, step: int) -> None:
    if room.lesson is None:
        raise Refusal("hall-no-lesson")
    room.lesson.has_read(seat, step)
    telling.has_been_shown(room)
