"""What comes natural in Samurai Sword: how good a table is for each seat, and which moves look right."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.games.samurai_sword.table import Table
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat


def evaluate(table: Table) -> list[float]:
    return [0.5] * table.seats


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    return [1.0] * len(options)
