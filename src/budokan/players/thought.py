"""What a bot thinks about, how long it may, and what it found."""

from __future__ import annotations

from typing import Protocol

import msgspec

from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat


class Knowledge(Protocol):
    """What the search may ask of a Perspective. Compiled it takes whatever answers this, so that tests can watch it ask."""

    @property
    def seat(self) -> Seat: ...
    @property
    def options(self) -> list[Move]: ...
    def sample(self, luck: Luck) -> Table: ...


class Budget(msgspec.Struct, frozen=True):
    """How long to think: so many playouts, so many seconds of processor time, until a moment, or whichever comes first."""

    playouts: int | None = None
    seconds: float | None = None
    until: float | None = None
    """A moment of the monotonic clock."""

    @property
    def counted(self) -> Budget:
        """Its playouts alone, where games must come out the same on every machine; a budget without any stays as it is."""
        return self if self.playouts is None else Budget(playouts=self.playouts)

    def timed(self, part: float) -> Budget:
        """Such a part of its seconds, however many playouts that is; a budget without seconds stays as it is."""
        return self if self.seconds is None else Budget(seconds=self.seconds * part)


class Thought(msgspec.Struct, frozen=True):
    """What a search found: the moves, best first, with the weight each deserves and the seat's chances after it."""

    moves: tuple[tuple[Move, float, float], ...]
    mixed: bool
    playouts: int
    decisions: int
    nodes: int
