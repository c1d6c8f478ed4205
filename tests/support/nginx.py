"""A real nginx before the processes of a hall: on a free port, in a temporary folder, gone when the test ends."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "nginx-light")
WAIT = 20.0
"""Seconds in which it listens, on a machine that is busy with other things."""

EXAMPLE = Path(__file__).parents[2] / "docs" / "how-to" / "public-hall" / "nginx.conf"
"""The example of the documentation is what the tests run."""


class NoNginx(Exception):
    """There is none here, and none could be had; the message says why in one line."""


def binary() -> str:
    """Where it is; Debian's package is installed where it is missing and we may, without being started."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        subprocess.run(INSTALL, env=quiet, capture_output=True, check=False)
        found = _found()
    if found is None:
        raise NoNginx("there is no nginx on this machine (Debian: apt-get install nginx-light)")
    return found


def _found() -> str | None:
    return shutil.which("nginx", path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin")))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def configuration(folder: Path, port: int, halls: Sequence[int]) -> str:
    """The documentation's example, with our ports and a folder of our own."""
    upstream = "".join(f"    server 127.0.0.1:{one} max_fails=1 fail_timeout=1s;\n" for one in halls)
    server = EXAMPLE.read_text(encoding="utf-8").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    server = re.sub(r"(    server 127\.0\.0\.1:800\d max_fails=1 fail_timeout=1s;\n)+", upstream, server)
    server = re.sub(r" *ssl_\w+ .*\n", "", server)
    temps = "".join(f"    {name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    return (
        f"daemon off;\nmaster_process off;\nworker_rlimit_nofile 8192;\npid {folder}/pid;\nerror_log {folder}/log warn;\n"
        f"events {{ worker_connections 4096; }}\nhttp {{\n    access_log off;\n{temps}{server}}}\n"
    )


@contextlib.contextmanager
def before(halls: Sequence[int]) -> Iterator[str]:
    """An address at which nginx shares out who comes among the processes at these ports."""
    command = binary()
    port = free_port()
    folder = Path(tempfile.mkdtemp(prefix="budokan-nginx-"))
    try:
        file = folder / "nginx.conf"
        file.write_text(configuration(folder, port, halls), encoding="utf-8")
        running = subprocess.Popen(
            [command, "-p", str(folder), "-e", str(folder / "log"), "-c", str(file)], stderr=subprocess.PIPE, text=True
        )
        try:
            until = time.monotonic() + WAIT
            while not listens(port):
                if running.poll() is not None or time.monotonic() > until:
                    raise NoNginx(f"nginx does not start: {running.communicate()[1].strip()[-400:]}")
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/"
        finally:
            running.send_signal(signal.SIGTERM)
            running.communicate(timeout=30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
