"""The files of docs/how-to/public-hall do what is said of them, as far as that can be seen on one machine."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest

from tests.hall.people import Client
from tests.hall.processes import Process, environment, process
from tests.support import caddy
from tests.support.postgres import Cluster

pytestmark = pytest.mark.anyio

FILES = Path(__file__).parents[2] / "docs" / "how-to" / "public-hall"
KNOWN = {"FROM", "RUN", "COPY", "USER", "EXPOSE", "STOPSIGNAL", "CMD"}


def opened(command: list[str], settings: Mapping[str, str]) -> tuple[int, str]:
    """Run what starts a hall until it says that it is open; how it ended when it was told to, and what it said."""
    child = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**environment(), **settings}
    )
    try:
        assert child.stdout is not None
        told = next((line for line in child.stdout if "http://" in line), "")
        assert told, "it opens"
        place = re.search(r"http://\S+/", told)
        assert place is not None
        assert httpx.get(f"{place[0]}readyz", trust_env=False).text == "ready\n"
        child.terminate()
        return child.wait(30), told
    finally:
        child.kill()
        child.communicate()


def test_the_unit_of_systemd_is_sound_and_starts_a_hall(postgres: Cluster, tmp_path: Path) -> None:
    unit = (FILES / "budokan@.service").read_text(encoding="utf-8")
    own = tmp_path / "budokan@.service"
    own.write_text(unit.replace("/opt/budokan/bin/budokan", sys.executable), encoding="utf-8")
    if shutil.which("systemd-analyze"):
        told = subprocess.run(["systemd-analyze", "verify", "--man=no", str(own)], capture_output=True, text=True, check=False)
        assert (told.returncode, told.stderr) == (0, "")
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    values = {
        "${DATABASE}": postgres.new_database(),
        "${NAME}": "hall.example.org",
        "%i": "0",
        "/var/lib/budokan": str(tmp_path),
    }
    words = [values.get(word, word) for word in shlex.split(start)]
    assert words[0] == "/opt/budokan/bin/budokan"
    code, _ = opened([sys.executable, "-m", "budokan", *words[1:]], {})
    assert code == 0


def test_the_container_is_built_of_what_there_is_and_its_command_starts_a_hall(postgres: Cluster, tmp_path: Path) -> None:
    lines = [line for line in (FILES / "Containerfile").read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    assert {line.split()[0] for line in lines} <= KNOWN
    (said,) = [line.removeprefix("CMD ") for line in lines if line.startswith("CMD ")]
    shell, option, command = (part.strip('"') for part in re.findall(r'"(?:[^"\\]|\\.)*"', said))
    assert (shell, option) == ("sh", "-c")
    here = tmp_path / "bin"
    here.mkdir()
    (here / "budokan").write_text(f'#!/bin/sh\nexec {sys.executable} -m budokan "$@"\n')
    (here / "budokan").chmod(0o755)
    for asked, ours in (
        ("--port 8000", "--port 0"),
        (":7000", ":0"),
        ("0.0.0.0", "127.0.0.1"),
        ("$(hostname -i)", "127.0.0.1"),
    ):
        assert asked in command
        command = command.replace(asked, f"{ours} --data {tmp_path}" if ours.startswith("--port") else ours)
    settings = {"DATABASE": postgres.new_database(), "NAME": "hall.example.org", "PROXY": "10.0.0.1"}
    code, _ = opened([shell, option, command], {**settings, "PATH": f"{here}:{os.environ['PATH']}"})
    assert code == 0


@pytest.fixture(scope="session")
def balancer() -> str:
    try:
        return caddy.binary()
    except caddy.NoCaddy as why:
        pytest.skip(str(why))


async def test_people_play_through_caddy(balancer: str, postgres: Cluster, tmp_path: Path) -> None:
    """The example of the documentation, before two processes: tables are opened and played at, wherever one is let in."""
    shared = ("--database", postgres.new_database(), "--trusted-proxy", "127.0.0.1")
    with (
        process(tmp_path, *shared) as one,
        process(tmp_path, *shared) as other,
        caddy.before([port_of(one), port_of(other)]) as address,
    ):
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
            form = {"game": "ken", "name": "Aki", "players": ["you", "uniform"]}
            seated = (await http.post("/api/tables", json=form)).raise_for_status().json()
        for _ in range(2):
            client = await Client.at(address, proxy=None)
            state = await client.sit(seated)
            while not state["options"]:
                state = await client.hear_until("update")
            done = await client.ask("play", number=state["number"], move=state["options"][0]["move"])
            assert done["type"] == "done"
            await client.close()


def port_of(one: Process) -> int:
    port = httpx.URL(one.address).port
    assert port is not None
    return port
