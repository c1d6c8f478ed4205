"""The log: one line for each cause and minute, and none of them hides another."""

from __future__ import annotations

import contextlib
import logging

from budokan.hall.logbook import LOGGERS, OncePerCause, kept_short


class Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def test_the_same_cause_is_written_once_a_minute_with_how_often_it_was() -> None:
    now = 0.0
    logger, kept = logging.getLogger("tests.logbook"), Kept()
    logger.addHandler(kept)
    logger.addFilter(once := OncePerCause(lambda: now))

    def fail(kind: type[Exception], who: str) -> None:
        try:
            raise kind(who)
        except Exception:
            logger.exception("at %s", who)

    try:
        for number in range(500):
            fail(ValueError, f"table {number}")
        fail(KeyError, "table 7")
        logger.warning("something else")
        assert kept.lines == ["at table 0", "at table 7", "something else"]
        now = 61.0
        fail(ValueError, "table 9")
        assert kept.lines[3:] == ["at table 9 (and 499 more like it)"]
        fail(ValueError, "table 9")
        assert len(kept.lines) == 4
    finally:
        logger.removeHandler(kept)
        logger.removeFilter(once)


def test_the_log_is_kept_short_only_while_the_hall_is_open() -> None:
    before = [list(logging.getLogger(name).filters) for name in LOGGERS]
    with contextlib.suppress(KeyError), kept_short():
        assert all(logging.getLogger(name).filters for name in LOGGERS)
        raise KeyError
    assert [list(logging.getLogger(name).filters) for name in LOGGERS] == before
