"""What is written gets into the file without anybody waiting for it, and the journal does not grow for ever."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from budokan.hall.storing import checkpoints
from budokan.hall.storing.columns import SET_VALUE
from budokan.hall.storing.datafile import FILE
from budokan.hall.storing.sqlite import Sqlite


def write(hall: Sqlite, number: int) -> None:
    hall.begin()
    hall.connection.execute(SET_VALUE, (f"key {number}", "x" * 3000))
    hall.commit()


def whole_without_its_journal(file: Path) -> int:
    """How many rows the file has by itself."""
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as connection:
        return int(connection.execute("SELECT count(*) FROM hall WHERE key LIKE 'key %'").fetchone()[0])


def is_whole(file: Path, rows: int) -> bool:
    """Whether all of it is in the file by now. Who reads it while it is carried over may find half of it, as no hall does."""
    try:
        return whole_without_its_journal(file) == rows
    except sqlite3.DatabaseError:
        return False


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "COMMITS", 10)


def test_what_is_written_is_carried_into_the_file_by_another_thread(tmp_path: Path, often: None) -> None:
    hall = Sqlite(tmp_path)
    assert hall.connection.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,), "a commit carries nothing over"
    for number in range(40):
        write(hall, number)
    until = time.monotonic() + 10
    while not (whole := is_whole(tmp_path / FILE, 40)) and time.monotonic() < until:
        time.sleep(0.02)
    assert whole
    hall.close()
    assert not (tmp_path / f"{FILE}-wal").exists()


def test_what_a_reader_held_back_is_carried_once_he_is_gone(
    tmp_path: Path, often: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing may be carried over what somebody still reads; nobody need write anew for the rest to follow."""
    monkeypatch.setattr(checkpoints, "SECONDS", 0.05)
    hall = Sqlite(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM hall").fetchone() is not None
        for number in range(10):
            write(hall, number)
        time.sleep(0.3)
        assert not is_whole(tmp_path / FILE, 10)
    until = time.monotonic() + 10
    while not (whole := is_whole(tmp_path / FILE, 10)) and time.monotonic() < until:
        time.sleep(0.02)
    assert whole
    hall.close()


def test_a_journal_that_grew_too_long_begins_anew(tmp_path: Path, often: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever writes next waits for it, which happens only to a hall that never rests."""
    monkeypatch.setattr(checkpoints, "TOO_LONG", 30)
    hall = Sqlite(tmp_path)
    journal = tmp_path / f"{FILE}-wal"
    for number in range(200):
        write(hall, number)
        if number % 10 == 9:
            time.sleep(0.02)  # the thread has had its turn
    assert journal.stat().st_size < 200 * 4096, "it began anew on the way"
    hall.close()
    assert whole_without_its_journal(tmp_path / FILE) == 200


def test_it_is_begun_beside_who_writes_only_when_something_is_left_to_carry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else SQLite before 3.51.3 may lose something (its "WAL-reset bug"): somebody has begun and ended since."""
    monkeypatch.setattr(checkpoints, "SECONDS", 0.0001)
    beside: list[int] = []
    troubles: list[tuple[int, int, int]] = []
    begun = ended = before = 0

    class Watched(sqlite3.Connection):
        def execute(self, sentence: str, /, *values: Any) -> sqlite3.Cursor:
            nonlocal before
            if threading.current_thread().name != "budokan-checkpoints":
                return super().execute(sentence, *values)
            if hall._checkpoints.writing.owner != threading.get_ident():  # type: ignore[attr-defined]  # the lock of this test
                beside.append(ended)
                if ended <= before:
                    troubles.append((before, begun, ended))
            found = super().execute(sentence, *values)
            before = begun
            return found

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *given, **more: connect(*given, **{**more, "factory": Watched}))
    own = SimpleNamespace(Lock=Owned, Event=threading.Event, Thread=threading.Thread)
    monkeypatch.setattr(checkpoints, "threading", own)
    hall = Sqlite(tmp_path)
    while begun < 400 or (not beside and begun < 20_000):  # a busy machine gives the thread its turn later
        begun += 1
        write(hall, begun)
        ended += 1
        if begun % 20 == 0:
            time.sleep(0.01)
    hall.close()
    assert troubles == []
    assert beside, "who writes is seldom held up"


class Owned:
    """A lock that knows which thread has it."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self.owner = 0

    def acquire(self) -> None:
        self._lock.acquire()
        self.owner = threading.get_ident()

    def release(self) -> None:
        self.owner = 0
        self._lock.release()

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()
