"""The log: the same cause is written down once a minute, with how often it was, so that nobody can fill a disk with it.

For machines that read it: one line of JSON for each event. What could prove who somebody is has no place in it, nor has what
lay on a table when something went wrong: of an error it holds what kind it was and where.
"""

from __future__ import annotations

import contextlib
import logging
import re
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from traceback import extract_tb
from typing import Any

import msgspec

from budokan.hall.errors import Refusal
from budokan.hall.storing.errors import StoreError

LOGGERS = ("budokan.hall", "uvicorn.error", "asyncio")
"""Who writes while the hall is open."""

EVERY = 60.0
"""Seconds."""

MOST_CAUSES = 1_000


class OncePerCause(logging.Filter):
    """Lets the first line of a cause through, and then one a minute that tells how many were left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._written: dict[tuple[object, ...], float] = {}
        self._left_out: dict[tuple[object, ...], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        cause, now = _cause_of(record), self._now()
        if _is_theirs(record):
            record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
            return logging.getLogger(record.name).isEnabledFor(logging.INFO)
        if now - self._written.get(cause, -EVERY) < EVERY:
            self._left_out[cause] = self._left_out.get(cause, 0) + 1
            return False
        if len(self._written) >= MOST_CAUSES:
            self._written.clear()
            self._left_out.clear()
        self._written[cause] = now
        left_out = self._left_out.pop(cause, 0)
        if left_out:
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more like it)", ()
        return True


def _cause_of(record: logging.LogRecord) -> tuple[object, ...]:
    """Where it was written and what had gone wrong: not for whom, at which table or in which words."""
    error = record.exc_info[1] if record.exc_info else next((one for one in _args(record) if isinstance(one, Exception)), None)
    if error is None:
        return (record.pathname, record.lineno)
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = (at.tb_frame.f_code.co_filename, at.tb_lineno) if at is not None else ()
    return (record.pathname, record.lineno, type(error), *where)


def _is_theirs(record: logging.LogRecord) -> bool:
    """Whether a client sent what is no text: the server hangs up on them, and writes down that as a fault of the house."""
    error = record.exc_info[1] if record.exc_info else None
    return record.name == "uvicorn.error" and isinstance(error, UnicodeDecodeError)


def _args(record: logging.LogRecord) -> tuple[object, ...]:
    return record.args if isinstance(record.args, tuple) else ()


SECRET = re.compile(r"[A-Za-z0-9_-]{32,}")
"""What a token, a key or the secret of a link looks like."""


def _told(record: logging.LogRecord) -> str:
    """What it says. Of an error that is none of ours it says the kind: in its words may be what lay on a table."""
    if not isinstance(record.args, tuple):
        return record.getMessage()
    said = tuple(
        type(one).__name__ if isinstance(one, Exception) and not isinstance(one, StoreError | Refusal) else one
        for one in record.args
    )
    return str(record.msg) % said if said else str(record.msg)


class AsJson(logging.Formatter):
    """One event, one line."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": SECRET.sub("…", _told(record)),
        }
        if error is not None:
            line["error"] = type(error).__name__
            line["where"] = [f"{one.filename}:{one.lineno} {one.name}" for one in extract_tb(error.__traceback__)]
        return msgspec.json.encode(line).decode()


@contextlib.contextmanager
def written_as_json() -> Iterator[None]:
    """For as long as the block lasts, on the standard error; also what is no trouble, such as tables that were taken over."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    hall = logging.getLogger("budokan.hall")
    before = hall.level
    hall.setLevel(logging.INFO)
    for name in LOGGERS:
        logging.getLogger(name).addHandler(handler)
    try:
        yield
    finally:
        hall.setLevel(before)
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(handler)


@contextlib.contextmanager
def kept_short() -> Iterator[None]:
    """For as long as the block lasts."""
    once = OncePerCause()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(once)
    try:
        yield
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeFilter(once)
