"""What a seat is shown, as typed values: attributes inside the house, JSON outside it.

Each game says in its `seen.py` what of its own table is shown, in parts derived from `Seen`, and the client's types are written
from them (`tools/make_types.py`). A decision goes by a name of the protocol which the game declares (`Game.decisions`), so that
a class may be renamed and no client notices.
"""

from __future__ import annotations

from typing import Any

import msgspec

from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat, Text


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A part of what a game shows of its table: values and other parts, never the table, so that nothing goes in circles."""


class Asked(Seen, frozen=True):
    """What the table waits for: the name of the decision, the question in words, and whether it is answered in secret."""

    name: str
    ask: Text
    secret: bool


class View(Seen, frozen=True):
    """What one seat may know; a `seat` of None is the spectator's.

    When the game is over there is no `decision`, and no `phase` it would be made in. `table` is what the game shows.
    """

    seat: Seat | None
    seats: int
    waiting: list[Seat]
    decision: Asked | msgspec.UnsetType
    phase: str | None
    outcome: Outcome | None
    table: Any
