"""Parts of a table that know the size of the screen: two stand side by side, and what is long is folded where it is short."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table

TALL = 36
"""The lines of a screen from which everything is said in words at once."""

ROOM = 44
"""The columns that what stands on the right needs."""


@runtime_checkable
class Folds(Protocol):
    """A part that a short screen shows in brief, and in full when it is asked for."""

    def in_full(self) -> RenderableType: ...


def is_short(console: Console) -> bool:
    """Paper has all the room there is."""
    return console.is_terminal and console.height < TALL


@dataclass
class Beside:
    """Two parts side by side, or one above the other where the screen is narrow."""

    left: RenderableType
    right: RenderableType
    width: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < self.width + ROOM:
            yield self.left
            yield self.right
            return
        row = Table.grid(padding=(0, 1, 0, 0), expand=True)
        row.add_column(width=self.width)
        row.add_column(ratio=1)
        row.add_row(self.left, self.right)
        yield row


@dataclass
class Folded:
    """A part drawn once in brief and once in full."""

    brief: RenderableType
    full: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.brief if is_short(console) else self.full

    def in_full(self) -> RenderableType:
        return self.full


def unfolded(parts: Iterable[RenderableType]) -> list[RenderableType]:
    """In full what the parts tell in brief."""
    found = [part.right if isinstance(part, Beside) else part for part in parts]
    return [part.in_full() for part in found if isinstance(part, Folds)]
