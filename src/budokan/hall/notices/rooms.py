"""What of a room decides who is called: the notifier stands below the rooms and reads no more of them than this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from budokan.hall.audience import Audience
from budokan.hall.live_game import LiveGame
from budokan.hall.rows import SeatRow
from budokan.hall.schemas.tables import TableState


class Room(Protocol):
    """A table of the hall as those see it who call people to it."""

    @property
    def code(self) -> str: ...

    @property
    def state(self) -> TableState: ...

    @property
    def seats(self) -> Sequence[SeatRow]: ...

    @property
    def live(self) -> LiveGame | None: ...

    @property
    def audience(self) -> Audience: ...
