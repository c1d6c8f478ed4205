"""What the store keeps, as rows: the truth about a table is its setup and its changes."""

from __future__ import annotations

from typing import Literal

import msgspec

from budokan.hall.shapes import ClockRule, ForkInfo, Line, Sitter, State
from budokan.kernel.outcome import Feat
from budokan.kernel.records import Header
from budokan.kernel.texts import Seat

SCHEMA_VERSION = 3

FEATS = """
CREATE TABLE feats (
    code TEXT NOT NULL, seat INTEGER NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL, row TEXT NOT NULL,
    PRIMARY KEY (code, seat)
) WITHOUT ROWID;
CREATE INDEX feats_by_game ON feats (game, at);
"""

SCHEMA = f"""
CREATE TABLE hall (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    code TEXT PRIMARY KEY, state TEXT NOT NULL, public INTEGER NOT NULL, created INTEGER NOT NULL, setup TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_state ON tables (state, public, created);
CREATE TABLE seats (code TEXT NOT NULL, seat INTEGER NOT NULL, row TEXT NOT NULL, PRIMARY KEY (code, seat)) WITHOUT ROWID;
CREATE TABLE changes (
    code TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, what TEXT NOT NULL,
    at INTEGER NOT NULL, left TEXT NOT NULL, waiting TEXT, lost TEXT NOT NULL DEFAULT '', PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE lines (id INTEGER PRIMARY KEY, code TEXT NOT NULL, line TEXT NOT NULL);
CREATE INDEX lines_by_table ON lines (code, id);
CREATE TABLE uploads (id TEXT PRIMARY KEY, created INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE reviews (id TEXT PRIMARY KEY, created INTEGER NOT NULL, review TEXT NOT NULL) WITHOUT ROWID;
{FEATS}"""

UPGRADES = {
    1: """
ALTER TABLE changes ADD COLUMN waiting TEXT;
ALTER TABLE changes ADD COLUMN lost TEXT NOT NULL DEFAULT '';
CREATE TABLE reviews (id TEXT PRIMARY KEY, created INTEGER NOT NULL, review TEXT NOT NULL) WITHOUT ROWID;
""",
    2: FEATS,
}
"""What makes of a file of each older version one of the next."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled when a table is created. The header holds the seed: it never leaves the hall before the end."""

    code: str
    header: Header
    clock: ClockRule
    public: bool
    hints: bool
    created: int
    fork: ForkInfo | None = None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `given`: he handed his seat to a bot; `absent`: a bot plays because he is not here.

    `deck` is what he brought, if anything; whoever plays for him plays it.
    """

    seat: Seat
    kind: Sitter
    name: str = ""
    level: str = ""
    token: str = ""
    given: bool = False
    absent: bool = False
    deck: str = ""


class Change(msgspec.Struct, frozen=True):
    """A decision (`what` is the move as it prints) or an undo (`what` is how many decisions it takes back).

    `left` are the clocks in milliseconds when it was made, at `at`. `waiting` are the seats asked after it, None where an older
    hall has not written that down. `lost` says why instinct decided in a bot's place, where it did.
    """

    number: int
    kind: Literal["play", "undo"]
    seat: Seat
    what: str
    at: int
    left: tuple[int | None, ...]
    waiting: tuple[Seat, ...] | None = None
    lost: str = ""


class FeatRow(msgspec.Struct, frozen=True):
    """What a person's hero has done in one game, and under which name he sat there."""

    seat: Seat
    name: str
    at: int
    feat: Feat


class SpokenRow(msgspec.Struct, frozen=True):
    """A line of chat, and whether only spectators hear it."""

    line: Line
    watchers: bool


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the store knows about one table. `alive`: when the hall was last known to run."""

    state: State
    setup: Setup
    seats: list[SeatRow]
    changes: list[Change]
    lines: list[SpokenRow]
    alive: int


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby shows of a table that sleeps. `waiting` is None where nothing is written about whom it waits for."""

    state: State
    setup: Setup
    seats: list[SeatRow]
    decisions: int
    waiting: tuple[Seat, ...] | None


class Upload(msgspec.Struct, frozen=True):
    """A record somebody brought."""

    id: str
    created: int
    text: str
