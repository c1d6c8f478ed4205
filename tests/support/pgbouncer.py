"""A real PgBouncer before the PostgreSQL of the tests: on a free port, in a temporary folder, gone when the test ends."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

from tests.support.nginx import free_port
from tests.support.postgres import OWNER, servant

INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "pgbouncer")
WAIT = 20.0
"""Seconds in which it listens, on a machine that is busy with other things."""


class NoPgBouncer(Exception):
    """There is none here, and none could be had; the message says why in one line."""


def binary() -> str:
    """Where it is; Debian's package is installed where it is missing and we may, without being started."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        subprocess.run(INSTALL, env=quiet, capture_output=True, check=False)
        found = _found()
    if found is None:
        raise NoPgBouncer("there is no PgBouncer on this machine (Debian: apt-get install pgbouncer)")
    return found


def _found() -> str | None:
    return shutil.which("pgbouncer", path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin")))


@contextlib.contextmanager
def before(address: str, mode: str) -> Iterator[str]:
    """The address of the same database by way of the pooler."""
    port, command = free_port(), binary()
    folder = Path(tempfile.mkdtemp(prefix="budokan-pgbouncer-"))
    place, name = address.partition("@")[2].split("/")
    host, _, behind = place.partition(":")
    (folder / "pgbouncer.ini").write_text(
        f"[databases]\n{name} = host={host} port={behind} user={OWNER}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n"
        f"listen_port = {port}\nunix_socket_dir =\nauth_type = any\npool_mode = {mode}\nlogfile = {folder}/log\n",
        encoding="utf-8",
    )
    owner = servant()
    if owner is not None:
        shutil.chown(folder, owner)
    child = subprocess.Popen([command, "-q", str(folder / "pgbouncer.ini")], user=owner, cwd=folder)
    try:
        through = f"postgresql://{OWNER}@127.0.0.1:{port}/{name}"
        until = time.monotonic() + WAIT
        while True:
            try:
                psycopg.connect(through, connect_timeout=2).close()
                break
            except psycopg.OperationalError:
                assert time.monotonic() < until, "it listens"
                time.sleep(0.1)
        yield through
    finally:
        child.terminate()
        child.wait(30)
        shutil.rmtree(folder, ignore_errors=True)
