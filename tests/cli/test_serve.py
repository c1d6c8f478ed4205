"""`budokan serve`, `budokan export` and `budokan` alone: the hall opens, says where, and closes without a trace."""

from __future__ import annotations

import signal
import socket
import subprocess
import urllib.request
from pathlib import Path

from budokan.cli import BAD_WORDS, WELL
from tests.support.command import one_clear_line, run, start
from tests.support.porter import LONG


def address_of(process: subprocess.Popen[bytes]) -> str:
    """Where the hall says it is open."""
    assert process.stdout is not None
    said = process.stdout.readline().decode()
    assert said.startswith("The hall is open: http://"), said
    return said.split(": ", 1)[1].strip()


def leave(process: subprocess.Popen[bytes]) -> str:
    """Ctrl-C; what it still said on stderr."""
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=LONG)
    assert process.returncode in (WELL, 1)
    return err.decode()


def test_the_hall_opens_answers_and_closes(tmp_path: Path) -> None:
    process = start("serve", "--port", "0", "--data", str(tmp_path / "hall"))
    address = address_of(process)
    with urllib.request.urlopen(f"{address}api/hall") as answer:
        assert answer.status == 200
    assert "Traceback" not in leave(process)


def test_cards_for_no_game_are_told_in_one_line(tmp_path: Path) -> None:
    result = run("serve", "--port", "0", "--data", str(tmp_path / "hall"), "--cards", "kenshiro")
    assert result.code == BAD_WORDS
    assert "write GAME=FOLDER" in one_clear_line(result)


def test_budokan_alone_opens_the_hall_at_any_free_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass  # somebody else has it, which serves as well
        process = start(XDG_DATA_HOME=str(tmp_path), BROWSER="true")
        address = address_of(process)
        assert ":8000/" not in address
        assert "Traceback" not in leave(process)
    assert (tmp_path / "budokan" / "hall.sqlite").exists()


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path / "hall"))
    assert result.code == BAD_WORDS
    assert "taken" in one_clear_line(result)


def test_everything_in_the_hall_can_be_taken_along(tmp_path: Path) -> None:
    process = start("serve", "--port", "0", "--data", str(tmp_path / "hall"))
    address_of(process)
    result = run("export", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "hall"))
    assert (result.code, result.err) == (WELL, "")
    assert (tmp_path / "copy.sqlite").read_bytes().startswith(b"SQLite format 3")
    again = run("export", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "hall"))
    assert again.code == BAD_WORDS
    assert "exists already" in one_clear_line(again)
    leave(process)
