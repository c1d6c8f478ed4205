"""A real PostgreSQL for the tests: on a free port, in a temporary folder, as a user that may, gone when they end."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg

INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql")
OWNER = "budokan"
WAIT = 60.0
"""Seconds a server has to open its doors, on a machine that is busy with other things."""


HURRIED = {"fsync": "off", "full_page_writes": "off", "wal_init_zero": "off", "autovacuum": "off"}
"""Nobody pulls the plug in a test, the disk is shared, and no database lives long enough to be tidied up."""


class NoPostgres(Exception):
    """There is none here, and none could be had; the message says why in one line."""


def binaries() -> Path:
    """Where `initdb` and `postgres` are; Debian's package is installed where they are missing and we may."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(INSTALL, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, capture_output=True, check=False)
        found = _found()
    if found is None:
        raise NoPostgres("there is no PostgreSQL on this machine (Debian: apt-get install postgresql)")
    return found


def _found() -> Path | None:
    on_path = shutil.which("initdb")
    places = [
        *([Path(on_path).resolve().parent] if on_path else []),
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
    ]
    return next((one for one in places if (one / "initdb").exists() and (one / "postgres").exists()), None)


def servant() -> str | None:
    """Whom the server runs as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    names = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """One server and its databases. Nobody pulls the plug in a test, and the disk is shared: one that `flushes` is measured."""

    def __init__(self, *, flushes: bool = False) -> None:
        self._flushes = flushes
        self._binaries = binaries()
        self._servant = servant()
        self._numbers = count(1)
        self._emptied: list[str] = []
        """Addresses of databases that were given back: making one takes three times as long as emptying it."""
        self.folder = Path(tempfile.mkdtemp(prefix="budokan-postgres-"))
        if self._servant is not None:
            shutil.chown(self.folder, self._servant)
        self.port = _free_port()
        self._server: subprocess.Popen[bytes] | None = None
        words = ("-A", "trust", "-U", OWNER, "-E", "UTF8", "--no-sync", "--locale-provider=icu", "--icu-locale=en")
        self._run("initdb", "-D", str(self.data), *words)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, name: str, *words: str) -> None:
        command = [str(self._binaries / name), *words]
        done = subprocess.run(command, user=self._servant, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoPostgres(f"{name} failed: {done.stderr.strip().splitlines()[-1]}")

    def follow(self, other: Cluster) -> None:
        """Have all that the other one has at this moment, and nothing of what comes later; then start in its place."""
        shutil.rmtree(self.data)
        way = ("-h", "127.0.0.1", "-p", str(other.port), "-U", OWNER)
        self._run("pg_basebackup", *way, "-D", str(self.data), "-X", "stream", "-c", "fast", "--no-sync")
        mark = self.data / "standby.signal"
        mark.touch()
        if self._servant is not None:
            shutil.chown(mark, self._servant)

    def start(self) -> None:
        """It is there when this returns, and may be written to."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "max_connections": "60",
            **({} if self._flushes else HURRIED),
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            command = [str(self._binaries / "postgres"), "-D", str(self.data), *words]
            self._server = subprocess.Popen(command, user=self._servant, cwd=self.folder, stdout=log, stderr=log)
        until = time.monotonic() + WAIT
        while True:
            try:
                with contextlib.closing(psycopg.connect(self.address("postgres"), connect_timeout=2, autocommit=True)) as at:
                    if (self.data / "standby.signal").exists():
                        at.execute(b"SELECT pg_promote()")
                return
            except psycopg.OperationalError:
                if self._server.poll() is not None or time.monotonic() > until:
                    log_text = (self.folder / "log").read_text(errors="replace")[-400:]
                    raise NoPostgres(f"PostgreSQL does not start: {log_text}") from None
                time.sleep(0.1)

    def stop(self) -> None:
        """Everybody is thrown out at once."""
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            try:
                self._server.wait(30)
            except subprocess.TimeoutExpired:
                self._server.send_signal(signal.SIGQUIT)
                self._server.wait(30)
            self._server = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    @contextlib.contextmanager
    def lent(self) -> Iterator[str]:
        """The address of a database with nothing in it, for a while."""
        address = self.new_database()
        yield address
        self.take_back(address)

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        if self._emptied:
            return self._emptied.pop()
        name = f"hall_{os.getpid()}_{next(self._numbers)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.address(name)

    def take_back(self, address: str) -> None:
        """Nobody needs what is in this database any more."""
        name = address.rpartition("/")[2]
        self.throw_out(address)
        self.ask(f"ALTER DATABASE {name} RESET ALL")
        self.ask("DROP SCHEMA public CASCADE", "CREATE SCHEMA public", database=name)
        self._emptied.append(address)

    def ask(self, *sentences: str, database: str = "postgres") -> None:
        with contextlib.closing(psycopg.connect(self.address(database), autocommit=True)) as at:
            for one in sentences:
                at.execute(one.encode())

    def throw_out(self, address: str) -> None:
        """Every line to this database is cut, as if an administrator had done it."""
        name = address.rpartition("/")[2]
        self.ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def running(*, flushes: bool = False) -> Iterator[Cluster]:
    cluster = Cluster(flushes=flushes)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()
