"""What every sentence of SQL is said to: a connection, whichever database is behind it.

A sentence keeps to what both databases know: `?` for a value, `ON CONFLICT (...) DO UPDATE`, `RETURNING`, `"left"` in quotes,
numbers where SQLite knows no truth values. `hold` is a function of both: within a transaction nobody else who holds the same
name goes on. In SQLite one transaction follows the other in any case.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Literal, Protocol


class Found(Protocol):
    """What came of a sentence: its rows, or how many it has changed."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection of SQLite is one as it is."""

    def execute(self, sentence: str, values: Sequence[Any] = ..., /) -> Found: ...

    def executemany(self, sentence: str, rows: Iterable[Sequence[Any]], /) -> Found: ...


Meaning = Literal["taken", "again", "away", "unsure", "trouble", "ours"]
"""What an error of a database means.

`taken`: somebody else has written this. `again`: two were in each other's way, and who asks again gets through. `away`: the
database is not there, and nothing was written. `unsure`: it went while it was writing. `trouble`: it cannot do this; `ours`:
nothing of its own.
"""


class Interrupted(Exception):
    """The whole transaction is gone, whatever anybody makes of it: it is no use to go on within it."""

    def __init__(self, meaning: Meaning, what: str) -> None:
        super().__init__(what)
        self.meaning = meaning


class Database(Protocol):
    """What the store needs of a database: one connection, and transactions on it."""

    session: int
    """The number of this process among those that share the database; 0 where it has it for itself."""
    reached: str
    """Where the others reach this process."""
    held: set[str]
    """The tables whose rooms this process has."""
    lost: set[str]
    """Those of them that another process may have had since they were taken: what is known of them here may not be true."""

    @property
    def connection(self) -> Connection: ...

    def begin(self) -> None:
        """Begin a transaction. A line that was lost is opened again first."""

    def together(self) -> AbstractContextManager[None]:
        """What is said meanwhile is sent in one go, and nobody looks at what comes of it: whatever fails, fails at the end."""

    def commit(self) -> None: ...

    def roll_back(self) -> None:
        """End the transaction without anything of it, if there is one."""

    def means(self, error: BaseException) -> Meaning: ...

    def check(self, code: str) -> None:
        """`AlreadyWritten` if another process may have had the room of this table since it was taken here."""

    def answers(self) -> bool:
        """Whether it is there, as far as is known."""

    def last_number(self, table: str, column: str) -> int:
        """The last number it has drawn for a row of this table, also if the row is gone."""

    def go_on_after(self, table: str, column: str, number: int) -> None:
        """The next number it draws for a row of this table comes after this one."""

    def close(self) -> None: ...


def hold(connection: Connection, name: str) -> None:
    """Let nobody else who holds this name go on until the transaction ends."""
    connection.execute("SELECT hold(?)", (name,))
