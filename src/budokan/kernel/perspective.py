"""What a bot is given: never a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from budokan.kernel.errors import BadWords, brief
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat


class Perspective:
    """One seat's knowledge of one moment: what it sees, what it may do, and tables that might be this one."""

    __slots__ = ("_sample", "_see", "options", "seat")

    def __init__(
        self,
        seat: Seat,
        options: list[Move],
        see: Callable[[], dict[str, Any]],
        sample: Callable[[Luck], Table],
    ) -> None:
        self.seat = seat
        self.options = options
        self._see = see
        self._sample = sample

    @property
    def view(self) -> dict[str, Any]:
        return self._see()

    def sample(self, luck: Luck) -> Table:
        """A table that looks the same from this seat, everything hidden dealt anew."""
        return self._sample(luck)


def perspective(table: Table, seat: Seat) -> Perspective:
    """What this seat knows at this table, and nothing else."""
    if not isinstance(table, Table):
        raise BadWords("not-a-table", found=brief(table))
    return Perspective(seat, table.options(seat), lambda: table.view(seat), lambda luck: table.redeal(seat, luck))
