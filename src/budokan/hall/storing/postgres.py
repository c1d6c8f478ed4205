"""A hall in PostgreSQL. Its processes share it, or one has it for itself: locks of a session, that go when it does."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

import psycopg
from psycopg import errors

from budokan.hall.processes.build import build
from budokan.hall.storing import sessions
from budokan.hall.storing.address import told
from budokan.hall.storing.columns import SET_VALUE
from budokan.hall.storing.database import Connection, Found, Interrupted, Meaning
from budokan.hall.storing.errors import AlreadyWritten
from budokan.hall.storing.postgres_pooler import shares_out
from budokan.hall.storing.postgres_schema import APPLICATION, FIRST, SCHEMA, UPGRADES
from budokan.hall.storing.schema import SCHEMA_VERSION
from budokan.kernel.errors import BadWords

logger = logging.getLogger("budokan.hall")

CONNECT = 3
"""Seconds a server has to answer who knocks."""

PAUSE = 0.5
"""Seconds for which nobody knocks again at a server that did not answer."""

CUT_OFF = 4_000
"""Milliseconds after which a line on which nothing arrives is given up, here and at the server."""

SLOW = 10_000
"""Milliseconds a sentence may take."""

CLIENT: dict[str, Any] = {
    "connect_timeout": CONNECT,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": CUT_OFF,
    "application_name": "budokan",
}

SERVER = {
    "statement_timeout": SLOW,
    "idle_in_transaction_session_timeout": 3 * SLOW,
    "tcp_keepalives_idle": 2,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 2,
    "tcp_user_timeout": CUT_OFF,
    "client_encoding": "'UTF8'",
    "synchronous_commit": "on",
}
"""What the session asks of the server. A line that was cut must not keep its locks for long."""

LETS_GO_WITHIN, AGAIN = 2.0, 0.02
"""Seconds in which the server has noticed that a session has ended, and between two looks."""

LOCK = f"{APPLICATION}, hashtext(current_schema())"

GONE = (errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow, errors.IdleInTransactionSessionTimeout)
READ_ONLY = (errors.ReadOnlySqlTransaction,)
"""A server that only follows another: after a failover the right one is elsewhere."""

IN_EACH_OTHERS_WAY = (errors.DeadlockDetected, errors.SerializationFailure)


class _Connection:
    """A connection that is spoken to as one of SQLite is."""

    def __init__(self, line: psycopg.Connection[tuple[Any, ...]]) -> None:
        self.line = line
        self.together = False
        """Sentences are sent in one go."""
        self._known: dict[str, bytes] = {}

    def _sentence(self, words: str) -> bytes:
        found = self._known.get(words)
        if found is None:
            assert "%" not in words, "a sentence that both databases understand has no per cent in it"
            found = self._known[words] = words.replace("?", "%s").encode()
        return found

    def execute(self, sentence: str, values: Sequence[Any] = (), /) -> Found:
        try:
            return cast(Found, self.line.execute(self._sentence(sentence), values))
        except psycopg.Error as error:
            raise self.interrupted(error) or error from None

    def executemany(self, sentence: str, rows: Iterable[Sequence[Any]], /) -> Found:
        if self.together:  # the driver would wait for each of its own batches
            for row in rows:
                self.execute(sentence, row)
            return cast(Found, None)
        cursor = self.line.cursor()
        try:
            cursor.executemany(self._sentence(sentence), rows)
        except psycopg.Error as error:
            raise self.interrupted(error) or error from None
        return cast(Found, cursor)

    def interrupted(self, error: psycopg.Error) -> Interrupted | None:
        if isinstance(error, IN_EACH_OTHERS_WAY):
            return Interrupted("again", str(error))
        if self.line.closed or isinstance(error, (*GONE, *READ_ONLY)):
            return Interrupted("away", str(error))
        return None


class Postgres:
    """The database at an address, the line to it, and the locks by which the processes keep out of each other's way.

    Who is `alone` carries the hall away or brings it, and keeps all others off.
    """

    def __init__(self, address: str, *, alone: bool = False) -> None:
        self._address = address
        self._alone = alone
        self.reached = ""
        self._not_before = 0.0
        self._there: _Connection | None = None
        self.session = 0
        """The session by which this process writes (`sessions`); it is another one after a line has broken."""
        self.held: set[str] = set()
        self.lost: set[str] = set()
        self._past = ""
        """Which past the database has that all we know comes from (`_past_of`)."""
        try:
            line = _connect(address)
        except psycopg.Error as error:
            raise BadWords("hall-bad-data", path=told(address), what=_one_line(error)) from None
        try:
            migrate(line, address)
            self._take(line)
            self._there = _Connection(line)
            self._there.execute(SET_VALUE, ("opened", time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime())))
        except (psycopg.Error, Interrupted) as error:
            line.close()
            raise BadWords("hall-bad-data", path=told(address), what=_one_line(error)) from None
        except BaseException:
            line.close()
            raise

    @property
    def connection(self) -> Connection:
        assert self._there is not None, "a transaction has begun"
        return self._there

    def begin(self) -> None:
        again = self._there is not None
        try:
            self._open().execute("BEGIN")
        except Interrupted as lost:  # the line has broken since it was last used: nothing was said on it yet
            self._drop()
            if lost.meaning != "away" or not again:
                raise
            self._open().execute("BEGIN")

    def _open(self) -> _Connection:
        if self._there is None:
            if time.monotonic() < self._not_before:
                raise Interrupted("away", "it did not answer just now")
            try:
                line = _connect(self._address)
                try:
                    self._take(line)
                except BaseException:
                    line.close()
                    raise
            except (psycopg.Error, Interrupted, BadWords) as error:
                self._not_before = time.monotonic() + PAUSE
                raise Interrupted("away", _one_line(error)) from None
            self._there = _Connection(line)
            logger.info("the database is back")
        return self._there

    def _take(self, line: psycopg.Connection[tuple[Any, ...]]) -> None:
        if self.is_shared_out(line):
            raise BadWords("hall-pooled", path=told(self._address))
        shared = "" if self._alone else "_shared"
        _lock_the_hall(line, f"SELECT pg_try_advisory_lock{shared}({LOCK})", self._address)
        if not self._alone:
            self._begin_session(_Connection(line))

    def is_shared_out(self, line: psycopg.Connection[tuple[Any, ...]] | None = None) -> bool:
        """Whether this line, or ours, is somebody else's as well."""
        own = line or self._open().line
        return shares_out(own, lambda: _connect(self._address))

    def _begin_session(self, connection: _Connection) -> None:
        """After a line has broken, with the rooms that are still ours. Until the server has ended the session before, its
        last word may still be written: that is waited for. If another server has taken the place of the one before, or an older
        state of it, what we know may be more than was saved: then no room is as it was.
        """
        past = _past_of(connection.line)
        with connection.line.transaction():
            if self.session and not sessions.has_ended(connection, self.session):
                raise Interrupted("away", "the session before has not ended yet")
            number = sessions.begin(connection, self.reached, build())
            if self.session:
                ours = sessions.go_on(connection, self.session, number)
                self.lost |= self.held - (ours if past == self._past else set())
        if self.session and past != self._past:
            logger.warning("the database is not the one it was: every table is read again")
        self.session, self._past = number, past

    def check(self, code: str) -> None:
        if code in self.lost:
            raise AlreadyWritten(code)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        assert self._there is not None, "a transaction has begun"
        there = self._there
        there.together = True
        try:
            with there.line.pipeline():
                yield
        except psycopg.Error as error:
            raise there.interrupted(error) or error from None
        finally:
            there.together = False

    def commit(self) -> None:
        assert self._there is not None, "a transaction has begun"
        failed = self._there.line.info.transaction_status == psycopg.pq.TransactionStatus.INERROR
        assert not failed, "nobody commits what has failed: the server would roll it back without a word"
        try:
            self.connection.execute("COMMIT")
        except Interrupted as lost:
            if lost.meaning == "away":
                raise Interrupted("unsure", str(lost)) from None
            raise

    def roll_back(self) -> None:
        if self._there is None:
            return
        line = self._there.line
        with contextlib.suppress(psycopg.Error):
            if not line.closed and line.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
                line.execute("ROLLBACK")
        read_only = not line.closed and line.info.parameter_status("in_hot_standby") == "on"
        if line.closed or read_only:
            self._drop()

    def _drop(self) -> None:
        if self._there is not None:
            with contextlib.suppress(psycopg.Error):
                self._there.line.close()
            self._there = None

    def means(self, error: BaseException) -> Meaning:
        if isinstance(error, Interrupted):
            return error.meaning
        if isinstance(error, psycopg.IntegrityError):
            return "taken"
        return "trouble" if isinstance(error, psycopg.Error) else "ours"

    def answers(self) -> bool:
        return self._there is not None and not self._there.line.closed

    def last_number(self, table: str, column: str) -> int:
        (sequence,) = self.connection.execute("SELECT pg_get_serial_sequence(?, ?)", (table, column)).fetchone()
        last, drawn = self.connection.execute(f"SELECT last_value, is_called FROM {sequence}").fetchone()
        return int(last) if drawn else 0

    def go_on_after(self, table: str, column: str, number: int) -> None:
        if number:
            self.connection.execute("SELECT setval(pg_get_serial_sequence(?, ?), ?)", (table, column, number))

    def close(self) -> None:
        if self.session and self._there is not None:
            with contextlib.suppress(psycopg.Error, Interrupted):
                sessions.end(self._there, self.session)
        self._drop()


class Reading(Postgres):
    """The database as it is at this moment, to be read beside the hall that writes to it: without its lock."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._there = None
        self.session, self.reached = 0, ""
        self.held, self.lost = set(), set()
        try:
            line = _connect(address)
            version = _version(line, address)
        except psycopg.Error as error:
            raise BadWords("hall-bad-data", path=told(address), what=_one_line(error)) from None
        if version != SCHEMA_VERSION:
            line.close()
            raise BadWords("hall-other-version", path=told(address))
        self._there = _Connection(line)

    def begin(self) -> None:
        self.connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")


def _connect(address: str) -> psycopg.Connection[tuple[Any, ...]]:
    try:
        line = psycopg.connect(address, autocommit=True, **CLIENT)
    except psycopg.ProgrammingError:  # it cannot be read; what the driver says of it may be a part of a password
        raise BadWords("hall-bad-database") from None
    for name, value in SERVER.items():
        with contextlib.suppress(errors.UndefinedObject, errors.CantChangeRuntimeParam, errors.InvalidParameterValue):
            line.execute(f"SET {name} = {value}".encode())
    return line


PAST = (
    b"SELECT system_identifier FROM pg_control_system()",
    b"SELECT oid FROM pg_database WHERE datname = current_database()",
    b"SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)",
)
"""The server, the database, and its timeline, which another begins that was put in its place."""


def _past_of(line: psycopg.Connection[tuple[Any, ...]]) -> str:
    """The past that this database has; of what we may not ask, nothing."""
    found = []
    for question in PAST:
        with contextlib.suppress(errors.InsufficientPrivilege, errors.UndefinedFunction, errors.FeatureNotSupported):
            found.append(str(line.execute(question).fetchone()))
    return " ".join(found)


def migrate(line: psycopg.Connection[tuple[Any, ...]], address: str) -> None:
    """Make the tables, or make of older ones those of today, in one transaction; who comes at the same time waits."""
    with line.transaction():
        line.execute(f"SELECT pg_advisory_xact_lock({APPLICATION}, -1)".encode())
        version = _version(line, address)
        if version is None:
            line.execute(SCHEMA.encode())
        elif version > SCHEMA_VERSION:
            raise BadWords("hall-newer", path=told(address), found=version, known=SCHEMA_VERSION)
        else:
            if version < SCHEMA_VERSION:
                _lock_the_hall(line, f"SELECT pg_try_advisory_xact_lock({LOCK})", address)
            for older in range(version, SCHEMA_VERSION):
                line.execute(UPGRADES[older].encode())
        _Connection(line).execute(SET_VALUE, ("schema", str(SCHEMA_VERSION)))


def _lock_the_hall(line: psycopg.Connection[tuple[Any, ...]], lock: str, address: str) -> None:
    """The server lets go of the lock of a hall when its session ends, however it ends, and a moment after that."""
    until = time.monotonic() + LETS_GO_WITHIN
    while not _holds(line, lock):
        if time.monotonic() > until:
            raise BadWords("hall-in-use", path=told(address))
        time.sleep(AGAIN)


def _holds(line: psycopg.Connection[tuple[Any, ...]], lock: str) -> bool:
    row = line.execute(lock.encode()).fetchone()
    return row is not None and bool(row[0])


def _version(line: psycopg.Connection[tuple[Any, ...]], address: str) -> int | None:
    """The number of the schema that is there; None where nothing is."""
    there = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    names = {row[0] for row in line.execute(there.encode())}
    if not names:
        return None
    row = line.execute(b"SELECT value FROM hall WHERE key = 'schema'").fetchone() if "hall" in names else None
    if row is None or not row[0].isdecimal() or int(row[0]) < FIRST:
        raise BadWords("hall-not-ours", path=told(address))
    return int(row[0])


def _one_line(error: BaseException) -> str:
    return " ".join(str(error).split())[:200]
