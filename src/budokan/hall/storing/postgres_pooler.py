"""Whether somebody stands between us and PostgreSQL who gives a line to somebody else after each transaction.

The locks by which a hall's processes keep out of each other's way belong to a session of the server: two processes on one would
both hold them, and one on two would lose them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import psycopg

Line = psycopg.Connection[tuple[Any, ...]]


def shares_out(line: Line, another: Callable[[], Line]) -> bool:
    """Who speaks with the server itself knows its process by number; else it is tried whether ours is taken from us."""
    own = _process(line)
    if own == line.info.backend_pid:
        return False
    with contextlib.closing(another()) as other, other.transaction():
        _process(other)  # it has the line that was free last, until it has done
        return _process(line) != own


def _process(line: Line) -> int:
    row = line.execute(b"SELECT pg_backend_pid()").fetchone()
    assert row is not None, "a process has a number"
    return int(row[0])
