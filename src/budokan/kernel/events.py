"""Events: what happened, as told to the seats. Who may know what is settled at birth."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from budokan.kernel.texts import Seat


class Event(msgspec.Struct, frozen=True):
    """Something that happened at the table, and the ruling it happened by: a line of the log opens it."""

    ruling: ClassVar[str] = ""


class Told(msgspec.Struct, frozen=True):
    """An event, for whom it is, and what everybody else is told instead (None: nothing)."""

    event: Event
    to: tuple[Seat, ...] | None = None
    others: Event | None = None

    def heard_by(self, seat: Seat | None) -> Event | None:
        """What this seat hears; None is the spectator."""
        if self.to is None or seat in self.to:
            return self.event
        return self.others
