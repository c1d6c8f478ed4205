"""The eyes of a table's seats: each keeps the cells it wrote last, and turns them into what its seat sees now.

Between two decisions of a seat little changes. What is equal in the views of then and now has equal cells: they follow from the
view, the seat, the number of seats and, where rows are told, from the rows.
"""

from __future__ import annotations

from array import array

from budokan.adapters.observations import Cells16, Keeper, Observations
from budokan.adapters.parts import Eye
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.kernel.views import Seen


class Watcher:
    """One seat of a table, or of one dealt after the other for as many seats."""

    __slots__ = ("_before", "_eye", "_keeper", "cells", "observations", "seat")

    def __init__(self, observations: Observations, keeper: Keeper, seat: Seat) -> None:
        self.observations = observations
        self.seat = seat
        self._keeper = keeper
        self.cells: Cells16 = array("h", bytes(2 * observations.width))
        self._before: Seen | None = None
        self._eye = Eye(seat, 0)

    def look(self, table: Table) -> Cells16:
        """What the seat sees now, in cells that are written over when it looks again."""
        known = self.observations
        if self._before is None or self._eye.seats != table.seats:
            self._before, self._eye = known.begin(table, self.seat, self._keeper, self.cells)
        else:
            self._before = known.update(table, self._eye, self._keeper, self._before, self.cells)
        return self.cells


def watchers(observations: Observations, seats: int) -> list[Watcher]:
    """One for each seat of a table."""
    keeper = observations.keeper()
    return [Watcher(observations, keeper, seat) for seat in range(seats)]
