"""A real Caddy before the processes of a hall: on a free port, as the documentation has it, gone when the test ends."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.support.nginx import WAIT, free_port, listens

INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "caddy")
EXAMPLE = Path(__file__).parents[2] / "docs" / "how-to" / "public-hall" / "Caddyfile"


class NoCaddy(Exception):
    """There is none here, and none could be had; the message says why in one line."""


def binary() -> str:
    """Where it is; Debian's package is installed where it is missing and we may, without being started."""
    if shutil.which("caddy") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        subprocess.run(INSTALL, env=quiet, capture_output=True, check=False)
    found = shutil.which("caddy")
    if found is None:
        raise NoCaddy("there is no Caddy on this machine (Debian: apt-get install caddy)")
    return found


def configuration(port: int, halls: Sequence[int]) -> str:
    """The documentation's example, with our ports; nobody signs a certificate for a test."""
    server = EXAMPLE.read_text(encoding="utf-8").replace("budokan.example.org", f"http://127.0.0.1:{port}")
    server = re.sub(r"( 127\.0\.0\.1:800\d)+", "".join(f" 127.0.0.1:{one}" for one in halls), server)
    return "{\n\tadmin off\n\tauto_https off\n}\n" + server


@contextlib.contextmanager
def before(halls: Sequence[int]) -> Iterator[str]:
    """An address at which Caddy shares out who comes among the processes at these ports."""
    command, port = binary(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="budokan-caddy-"))
    try:
        file = folder / "Caddyfile"
        file.write_text(configuration(port, halls), encoding="utf-8")
        own = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        words = [command, "run", "--config", str(file), "--adapter", "caddyfile"]
        with (folder / "log").open("wb") as log:
            running = subprocess.Popen(words, stdout=log, stderr=log, env=own)
        try:
            until = time.monotonic() + WAIT
            while not listens(port):
                if running.poll() is not None or time.monotonic() > until:
                    raise NoCaddy(f"Caddy does not start: {(folder / 'log').read_text(errors='replace')[-400:]}")
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/"
        finally:
            running.terminate()
            running.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
