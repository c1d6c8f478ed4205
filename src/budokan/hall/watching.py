"""BK-12: what may be watched. Where people play nothing in the open, the hall shows a game of masters of its own.

Such a show is a room like any other but for three things: nothing of it is written down, so that it counts nowhere and is gone
when it ends; its bots take their time, so that one can follow; and they think only with what nobody else wants (`sharing`).
A show lasts while somebody watches.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from budokan import game as game_named
from budokan import games
from budokan.hall import listing, new_tables
from budokan.hall.live_game import LiveGame
from budokan.hall.names import BOT_NAMES, bot_name, new_code
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.room import Room
from budokan.hall.rooms import Rooms
from budokan.hall.rows import SeatRow, Setup, Stored
from budokan.hall.schemas.requests import Seated
from budokan.hall.schemas.tables import ClockRule, TableInfo
from budokan.hall.services import Services
from budokan.hall.store import Store
from budokan.hall.storing.database import Connection

T = TypeVar("T")

LEVEL = "master"
"""Who plays where the hall shows a game."""

MOST = 2
"""Shows at the same time, however many people watch."""

LINGERS = 20.0
"""Seconds for which a show goes on although nobody watches: whose line broke is back by then."""

COMPANY = 5
"""Players of a show, as far as its game takes so many."""

SHOWN_BY = "the hall"
"""Whose tables these are where thinking is shared out by address."""


class Unwritten(Store):
    """A store that keeps nothing: whatever a room would have written is let go."""

    def __init__(self) -> None:
        """There is no file."""

    async def do(self, work: Callable[[Connection], T], *, blind: bool = False) -> T:
        return None  # type: ignore[return-value]  # rooms write and wait for no answer; nothing is read from here


class Watching:
    """The shows of one hall, and which table whoever wants to watch is sent to."""

    def __init__(self, hall: Rooms) -> None:
        self.hall = hall
        self.services = _for_shows(hall.services)
        self._shows: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        """However many ask at once, one after the other looks whether another show may be opened."""
        self._since: dict[str, int] = {}
        """Since when nobody has watched, in milliseconds; of shows that somebody watches there is nothing here."""

    @property
    def running(self) -> list[Room]:
        return [room for room in self._shows.values() if room.state == "running"]

    def listing(self) -> list[TableInfo]:
        """The shows that run, as a list of tables shows them."""
        return [outgoing.in_brief(room.game, outgoing.info(room)) for room in self.running]

    async def find(self, wanted: str | None) -> Seated:
        """BK-13.1, BK-13.2: a table to watch, of this game if one is wanted: people who play in the open first, else a show."""
        if wanted is not None:
            game_named(wanted)
        open_to_all = await listing.open_to_all(self.hall)
        for info in open_to_all:
            if wanted in (None, info.game) and _is_lively(info):
                return Seated(info.code, None, None)
        async with self._opening:
            running = self.running
            found = next((room for room in running if wanted in (None, room.game.name)), None)
            if found is None:
                found = await self._open(wanted) if len(running) < MOST else secrets.choice(running)
        return Seated(found.code, None, None)

    async def _open(self, wanted: str | None) -> Room:
        """A new show. It is not written down, and its code is that of no other table."""
        self.hall.check_room()
        game = game_named(wanted or secrets.choice(list(games())))
        allowed = next(iter(game.modes.values()))
        live = LiveGame(game, new_tables.header_of(game, min(max(COMPANY, allowed[0]), allowed[-1]), None, {}))
        code = new_code()
        while self.hall.is_awake(code) or await self.hall.services.store.brief(code) is not None:
            code = new_code()
        await self.hall.whereabouts.take(code)
        now = self.services.time.now()
        setup = Setup(code=code, header=live.header, clock=ClockRule(), public=True, hints=False, created=now)
        stored = Stored(state="running", setup=setup, seats=_masters(live.header.seats), changes=[], lines=[])
        room = Room(self.services, stored, live)
        room.kept, room.address = False, SHOWN_BY
        self.hall.rooms[code] = self._shows[code] = room
        self._since[code] = now
        return room

    async def sweep(self) -> None:
        """BK-13.3: a show that nobody has watched for a while is over."""
        now = self.services.time.now()
        for code, room in list(self._shows.items()):
            if room.audience.listeners:
                self._since.pop(code, None)
            elif now - self._since.setdefault(code, now) >= LINGERS * 1000:
                del self._shows[code], self._since[code]
                await self.hall.put_away(code)


def _for_shows(services: Services) -> Services:
    settings = services.settings
    return Services(replace(settings, pause=settings.show_pause), Unwritten(), services.time, services.thinkers)


def _is_lively(info: TableInfo) -> bool:
    """Whether people are at it, and something will happen while one watches."""
    here = any(seat.kind == "person" and seat.online for seat in info.seats)
    return info.state == "running" and here and not info.clock.is_slow


def _masters(count: int) -> list[SeatRow]:
    rows: list[SeatRow] = []
    for seat in range(count):
        name = bot_name([row.name for row in rows], secrets.randbelow(len(BOT_NAMES)))
        rows.append(SeatRow(seat=seat, kind="bot", name=name, level=LEVEL))
    return rows
