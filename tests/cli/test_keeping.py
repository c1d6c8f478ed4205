"""`budokan move`, `backup`, `restore` and `doctor`: what they say, and with which code they end."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from budokan.cli import BAD_WORDS, FAILED, WELL
from budokan.hall.storing.datafile import FILE
from tests.hall.keeping import FIXTURES
from tests.support.command import one_clear_line, run
from tests.support.postgres import Cluster, NoPostgres, running


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    try:
        with running() as cluster:
            yield cluster
    except NoPostgres as why:
        pytest.skip(str(why))


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    folder = tmp_path / "hall"
    folder.mkdir(mode=0o700)
    shutil.copy(FIXTURES / "hall-3.sqlite", folder / FILE)
    return folder


def test_a_hall_is_moved_backed_up_and_restored(hall: Path, tmp_path: Path, postgres: Cluster) -> None:
    database, file = postgres.new_database(), str(tmp_path / "copy.sqlite")
    moved = run("move", str(hall), database)
    assert (moved.code, moved.err) == (WELL, "")
    assert f"rows are in postgresql://127.0.0.1:{postgres.port}/" in moved.out
    assert run("backup", file, "--database", database).code == WELL
    assert "exists already" in one_clear_line(run("backup", file, "--database", database))
    restored = run("restore", file, "--data", str(tmp_path / "again"))
    assert (restored.code, restored.err) == (WELL, "")
    assert restored.out.split()[0] == moved.out.split()[0], "as many rows as before"
    again = run("restore", file, "--data", str(tmp_path / "again"))
    assert again.code == BAD_WORDS
    assert "already" in one_clear_line(again)


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_a_doctor_says_what_is_well_and_what_is_not(hall: Path, tmp_path: Path, postgres: Cluster) -> None:
    seen = run("doctor", "--data", str(hall), "--port", free_port())
    assert f"{hall / FILE} is sound" in seen.out
    assert "Nobody else may look into" in seen.out
    hall.chmod(0o755)
    seen = run("doctor", "--data", str(hall), "--port", free_port())
    assert seen.code == FAILED
    assert "WRONG  Others on this machine may look into" in seen.out
    (hall / FILE).write_bytes(b"this was never a database" * 400)
    seen = run("doctor", "--data", str(hall), "--port", free_port())
    assert seen.code == FAILED
    assert "WRONG  The hall cannot use" in seen.out
    none = run("doctor", "--data", str(tmp_path / "nowhere"), "--port", free_port())
    assert "There is no hall in" in none.out
    assert not (tmp_path / "nowhere").exists()


def test_a_doctor_looks_at_a_database_without_disturbing_it(hall: Path, postgres: Cluster) -> None:
    database = postgres.new_database()
    empty = run("doctor", "--database", database, "--port", free_port())
    assert empty.code == FAILED
    run("move", str(hall), database)
    seen = run("doctor", "--database", database, "--port", free_port(), "--lang", "it")
    assert "Nella base di dati si può scrivere." in seen.out
    gone = run("doctor", "--database", "postgresql://127.0.0.1:1/hall", "--port", free_port())
    assert gone.code == FAILED
    assert "WRONG  The hall cannot use postgresql://127.0.0.1:1/hall" in gone.out
