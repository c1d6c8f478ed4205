"""Tables kept at some moments of a game, so that any other moment is a few decisions away."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat

EVERY = 25
"""Decisions between two tables that are kept; the moments between are played again."""


class KeptTables:
    """Tables by how many decisions had been made.

    `most`: only so many are kept, those of the earliest moments are let go.
    """

    __slots__ = ("_kept", "_most")

    def __init__(self, most: int | None = None) -> None:
        self._kept: dict[int, Table] = {}
        self._most = most

    def keep(self, made: int, table: Table) -> None:
        """Keep this table as it is now, if it is its turn."""
        if made % EVERY == 0:
            self._kept[made] = table.copy()
            if self._most is not None and len(self._kept) > self._most:
                del self._kept[min(self._kept)]

    def until(self, made: int) -> KeptTables:
        """The same without those of later moments."""
        other = KeptTables(self._most)
        other._kept = {number: table for number, table in self._kept.items() if number <= made}
        return other

    def clear(self) -> None:
        self._kept.clear()

    def table(self, decisions: Sequence[tuple[Seat, Move]]) -> Table | None:
        """The table after these decisions; None where none is kept from which they would lead there."""
        near = max((number for number in self._kept if number <= len(decisions)), default=None)
        if near is None:
            return None
        table = self._kept[near].copy()
        for seat, move in decisions[near:]:
            table.apply(seat, move)
        return table
