"""The log: one line for each cause and minute, and none of them hides another."""

from __future__ import annotations

import contextlib
import json
import logging

import pytest

from budokan.hall.errors import Refusal
from budokan.hall.logbook import LOGGERS, OncePerCause, kept_short, written_as_json
from budokan.hall.names import new_token
from budokan.hall.storing.errors import DatabaseAway
from budokan.kernel.errors import BadWords


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


def test_a_line_of_json_has_no_token_and_nothing_of_what_lay_on_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    token, logger = new_token(), logging.getLogger("budokan.hall")
    with written_as_json():
        logger.info("table %s was taken over", "BCDFGH")
        try:
            int(f"nodachi in the hand of {token}")
        except ValueError:
            logger.exception("room %s for %s", "BCDFGH", token)
    logger.info("nobody reads this")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["level"], first["said"]) == ("info", "table BCDFGH was taken over")
    assert (second["level"], second["said"], second["error"]) == ("error", "room BCDFGH for …", "ValueError")
    assert second["where"][0].endswith(test_a_line_of_json_has_no_token_and_nothing_of_what_lay_on_a_table.__name__)
    for hidden in (token, "nodachi"):
        assert hidden not in json.dumps([first, second])


def test_a_line_of_json_does_not_repeat_what_an_error_says_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Such as which card in somebody's hand new rules do not know; what the hall itself says in a sentence may be read."""
    logger = logging.getLogger("budokan.hall")
    with written_as_json():
        for error in (KeyError("nodachi"), BadWords("bad-move", what="nodachi"), DatabaseAway(), Refusal("hall-is-full")):
            logger.warning("table %s cannot go on: %s: %s", "BCDFGH", type(error).__name__, error)
    said = [json.loads(line)["said"] for line in capsys.readouterr().err.splitlines()]
    assert said[:2] == ["table BCDFGH cannot go on: KeyError: KeyError", "table BCDFGH cannot go on: BadWords: BadWords"]
    assert said[2].endswith("try again in a moment.")
    assert "nodachi" not in "".join(said)
