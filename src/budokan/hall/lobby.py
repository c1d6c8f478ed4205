"""The hall itself: its rooms, the lists of its lobby, what may be watched, and who sits down where."""

from __future__ import annotations

from budokan.hall import listing, seating
from budokan.hall.days import Days
from budokan.hall.names import Proof
from budokan.hall.opening import Opening
from budokan.hall.schemas.requests import Seated, SitDown
from budokan.hall.schemas.tables import TableInfo
from budokan.hall.services import Services
from budokan.hall.watching import Watching


class Hall(Opening):
    """All the rooms of this process; in a hall of one process all there are."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.watching = Watching(self)

    # What the lobby shows.

    async def info(self, typed: str) -> TableInfo:
        """One table as the lobby shows it, without waking it."""
        return await listing.info(self, typed)

    async def info_of_one(self, typed: str) -> TableInfo:
        """The same for who asks about this one table: whom it waits for is found out, if it is not written down."""
        return await listing.info_of_one(self, typed)

    async def finished(self) -> list[TableInfo]:
        """The public tables whose games are over, newest first: their codes are the ids of their replays."""
        return await listing.finished(self)

    async def listing(self) -> list[TableInfo]:
        """The public tables that wait for players or are being played, newest first; what the hall shows itself comes last."""
        return await listing.open_to_all(self) + self.watching.listing()

    # Seats.

    async def sit(self, code: str, form: SitDown) -> Seated:
        room = await self.room(code)
        seat, token = await room.do(lambda: seating.sit(room, form.name, form.seat, form.deck))
        return Seated(room.code, seat, token)

    async def has_days(self, code: str, proof: Proof, days: Days) -> None:
        room = await self.room(code)
        await room.do(lambda: seating.has_days(room, proof, days))

    async def stand_up(self, code: str, proof: Proof) -> None:
        room = await self.room(code)
        await room.do(lambda: seating.stand_up(room, proof))

    # Housekeeping.

    async def sweep(self) -> None:
        """Put away shows that nobody watches and rooms nobody has used for a while; the store keeps the rooms."""
        await self.watching.sweep()
        await super().sweep()
