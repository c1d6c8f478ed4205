"""Opening and closing the hall as a process: one clear line when it cannot be, nothing left behind, nothing lost."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import urllib.parse
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.hall.killing import kill_again_and_again
from tests.hall.people import Client
from tests.hall.processes import changes_of, command, environment, process, wait_for_end

pytestmark = pytest.mark.anyio


def complaint(data: Path, *more: str) -> str:
    """The one line a hall that cannot open writes."""
    done = subprocess.run(command(data, *more), capture_output=True, text=True, timeout=60, env=environment(), check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        told = complaint(tmp_path, "--port", str(taken.getsockname()[1]))
    assert "is taken" in told


def test_an_address_that_is_not_ours_is_said_in_one_line(tmp_path: Path) -> None:
    assert "cannot open" in complaint(tmp_path, "--host", "192.0.2.1")
    assert "cannot open" in complaint(tmp_path, "--port", "99999")


def test_a_data_folder_that_cannot_be_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "cannot use" in complaint(tmp_path / "file")


def test_a_second_hall_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    with process(tmp_path):
        assert "Another hall is open" in complaint(tmp_path)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_closes_the_hall_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    with process(tmp_path) as hall:
        seated = hall.post("/api/play", game="samurai-sword", level="uniform")
        client = await Client.at(hall.address)
        state = await client.sit(seated)
        while not state["options"]:
            state = await client.hear_until("update")
        assert (await client.ask("play", number=state["number"], move=state["options"][0]["move"]))["type"] == "done"
        hall.child.send_signal(how)
        with pytest.raises(ConnectionClosed) as closed:
            await client.hear_until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await wait_for_end(hall.child)
        assert hall.child.returncode == 0
        assert hall.child.stderr is not None
        assert hall.child.stderr.read() == ""
        assert not (tmp_path / "hall.sqlite-wal").exists(), "what was written is in the one file"
        assert changes_of(tmp_path, seated["code"])[state["number"] + 1][1] == seated["seat"]
        with pytest.raises(ProcessLookupError):
            os.kill(hall.child.pid, 0)


def test_more_half_open_requests_than_there_are_files_lock_nobody_out(tmp_path: Path) -> None:
    """Also from many addresses: on this machine everything that begins with 127 is one."""
    with process(tmp_path, files=256) as hall, contextlib.ExitStack() as lines:
        place = urllib.parse.urlsplit(hall.address)
        for number in range(300):
            line = lines.enter_context(socket.create_connection((place.hostname, place.port), 5, (f"127.0.1.{number // 5}", 0)))
            with contextlib.suppress(ConnectionError):  # there was no room for it
                line.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        for _ in range(3):
            assert hall.post("/api/play", game="samurai-sword", level="uniform")["code"]
        code, told = hall.end(signal.SIGTERM)
    assert code == 0
    assert "out of system resource" not in told, "whoever is turned away gives the file back before the next ones come"
    assert told.count("\n") <= 4, "the log says each thing once"


async def test_what_was_acknowledged_survives_kills_at_random_moments(tmp_path: Path) -> None:
    counted = await kill_again_and_again(tmp_path, kills=5, seed=7)
    assert counted["acknowledged"] > 0
