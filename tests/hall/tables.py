"""Tables for tests: people and bots, started or waiting."""

from __future__ import annotations

from typing import Any

import msgspec

from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, Seated, SitDown
from budokan.hall.schemas.tables import ClockRule
from budokan.kernel.table import Table
from tests.hall.people import Ear, Hands, enter, let_bots_play, play_first

WITHOUT_PEOPLE = """
DROP TRIGGER nobody_to_call; DROP TABLE channels; DROP TABLE wishes; DROP TABLE notices; DROP TABLE tickets;
DROP INDEX seats_by_person; ALTER TABLE seats DROP COLUMN person; DROP TABLE persons; DROP TABLE keys; DROP TABLE passkeys;
DROP TABLE finished; DROP TABLE results; DROP TABLE ratings; DROP TABLE moments; DROP TABLE secrets;
ALTER TABLE changes DROP COLUMN how;
"""
"""What makes of a file of today one of a hall that knew nobody."""

WITHOUT_POSITIONS = f"""
{WITHOUT_PEOPLE}
DROP TABLE told; DROP TABLE kept; DROP TABLE restarts; DROP TABLE ended; DROP TABLE clocks;
"""
"""What makes of a file of today one of a hall that kept neither positions nor clocks."""


async def a_table(hall: Hall, *players: str, clock: ClockRule | None = None, hints: bool = False) -> tuple[Room, Seated]:
    form = NewTable(game="samurai-sword", name="Aki", players=players, clock=clock or ClockRule(), hints=hints)
    seated = await hall.create(form, "127.0.0.1")
    return await hall.room(seated.code), seated


async def two_people(hall: Hall, hands: Hands, clock: ClockRule | None = None) -> tuple[Room, list[str], list[Ear]]:
    """A started table: Aki at seat 0, Beniko at 1, two bots."""
    room, aki = await a_table(hall, "you", "open", "uniform", "uniform", clock=clock)
    beniko = await hall.sit(room.code, SitDown(name="Beniko"))
    tokens = [aki.token or "", beniko.token or ""]
    ears = [await enter(room, token) for token in tokens]
    await room.do(lambda: room.start(0, None))
    await let_bots_play(hands, room)
    return room, tokens, ears


def but_for_luck(table: Table) -> dict[str, Any]:
    """The whole position; only what luck will bring may be another."""
    return {**msgspec.to_builtins(table.position()), "luck": ""}


async def until_asked(room: Room, hands: Hands, seat: int) -> None:
    """Everybody else decides until this seat is asked."""
    for _ in range(2000):
        await let_bots_play(hands, room)
        assert room.live is not None
        assert not room.live.table.over
        waiting = room.live.table.waiting
        if seat in waiting:
            return
        await play_first(room, waiting[0])
    raise AssertionError("never asked")


def answers_of(room: Room, seat: int) -> int:
    """How many answers this seat has; none if it is not asked."""
    assert room.live is not None
    return len(room.live.table.options(seat)) if seat in room.live.table.waiting else 0


async def until_it_has(room: Room, hands: Hands, seat: int, *, one_answer: bool) -> None:
    """Everybody decides until this seat has one answer, or several."""
    for _ in range(3000):
        await let_bots_play(hands, room)
        assert room.live is not None
        assert not room.live.table.over
        found = answers_of(room, seat)
        if found and (found == 1) is one_answer:
            return
        waiting = room.live.table.waiting
        await play_first(room, seat if seat in waiting else waiting[0], room.live.made)
    raise AssertionError("never asked so")
