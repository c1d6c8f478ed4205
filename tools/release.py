"""Build what would be published, try each file in an empty environment, and say what it is: `make release`.

    python -m tools.release             wheel, source archive and a compiled wheel for this platform
    python -m tools.release --plain     without the compiled wheel, which takes minutes

Everything lies in `dist` afterwards, the notes of this version from CHANGELOG.md beside it. Nothing is published.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM, UNPAINTED  # the tests know how to sit down at a browser
from tests.browser.people import Person

from budokan.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILD = "import sys, setuptools.build_meta as backend; getattr(backend, sys.argv[1])(sys.argv[2])"
NEEDED = (
    "budokan/hall/static/index.html",
    "budokan/rules/samurai-sword.md",
    "budokan/rules/it/ken.md",
    "budokan/examples/silent-auction/pyproject.toml",
    "budokan/kernel/text/it.ftl",
    "budokan/games/ken/cards/masters.toml",
    "budokan/py.typed",
)
"""What a hall cannot do without, one of each kind."""

FIELDS = ("Name", "Version", "Summary", "License-Expression", "Requires-Python", "Description-Content-Type")
PATIENCE = 60
SOON = 60
"""Seconds within which whoever has just installed it has played a whole game in the browser."""

WITH_SOURCE = "setuptools>=77"
"""What a source archive needs besides, where nothing is fetched for building."""


class Failure(Exception):
    """Why there is no release, in one line."""


class Tried(NamedTuple):
    """Seconds from an empty folder to the command, and to the end of a game in Chromium; and its answers."""

    installed: float
    played: float
    answers: int


def notes() -> str:
    """What CHANGELOG says of this version."""
    said = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(VERSION)}[^\n]*\n(.*?)(?=^## |\Z)", said, re.MULTILINE | re.DOTALL)
    if found is None:
        raise Failure(f"CHANGELOG.md says nothing of {VERSION}")
    return found[0].strip() + "\n"


def built(kind: str, *, compiled: bool = False) -> Path:
    """A wheel or a source archive, made by the same code as pip makes it."""
    environment = {**os.environ, "BUDOKAN_COMPILED": "1" if compiled else "0"}
    before = set(DIST.iterdir())
    run([sys.executable, "-c", BUILD, f"build_{kind}", str(DIST)], environment)
    fresh = [file for file in DIST.iterdir() if file not in before]
    if len(fresh) != 1:
        raise Failure(f"building a {kind} made {len(fresh)} files")
    return fresh[0]


def run(words: list[str], environment: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["no word of why"]
        raise Failure(f"{' '.join(words[:4])} failed: {last[0][:300]}")
    return done.stdout


def check_metadata(file: Path) -> None:
    """What an index asks for is said, and what a hall needs is inside."""
    names, metadata = contents(file)
    known = Parser().parsestr(metadata)
    missing = [field for field in FIELDS if not known.get(field)]
    if missing or known["Version"] != VERSION:
        raise Failure(f"{file.name}: metadata lacks {', '.join(missing) or VERSION}")
    if file.suffix == ".whl":
        lost = [name for name in NEEDED if name not in names]
        strange = [
            name
            for name in names
            if not name.startswith(("budokan/", f"budokan-{VERSION}.dist-info/")) and "__mypyc" not in name
        ]
        if lost or strange:
            raise Failure(f"{file.name} lacks {lost[:3]} and has too much in {strange[:3]}")


def contents(file: Path) -> tuple[set[str], str]:
    """The names in it, and its metadata."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            names = set(wheel.namelist())
            return names, wheel.read(f"budokan-{VERSION}.dist-info/METADATA").decode()
    with tarfile.open(file) as archive:
        member = archive.extractfile(f"budokan-{VERSION}/PKG-INFO")
        assert member is not None, "a source archive has its metadata"
        return set(archive.getnames()), member.read().decode()


def tried_out(file: Path) -> Tried:
    """Installed where there is nothing else: the command, a game by HTTP, a whole one in Chromium, a bench, a new game."""
    is_wheel = file.suffix == ".whl"
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        began = time.monotonic()
        run([sys.executable, "-m", "venv", str(place / "env")])
        python, command = str(place / "env" / "bin" / "python"), str(place / "env" / "bin" / "budokan")
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, "--no-deps", "-r", str(ROOT / "requirements" / "run.txt")])
        if not is_wheel:
            run([*pip, WITH_SOURCE])
        run([*pip, "--no-deps", *([] if is_wheel else ["--no-build-isolation"]), str(file)])
        installed = time.monotonic() - began
        with hall(python, place) as address:
            answers = played_in_chromium(address)
            took = time.monotonic() - began
            seated = post(f"{address}/api/play", {"game": "samurai-sword", "level": "greedy"})
            table = json.loads(fetched(f"{address}/api/tables/{seated['code']}"))
            if table["state"] != "running":
                raise Failure(f"{file.name}: the hall plays no game")
        if is_wheel and took > SOON:
            raise Failure(f"{file.name}: a game was played only {took:.0f} s after the first step, not within {SOON}")
        told = run([python, "-m", "budokan", "--version", "--verbose"], folder=place)
        form = "compiled" if "none-any" not in file.name and is_wheel else "plain"
        if VERSION not in told or form not in told:
            raise Failure(f"{file.name} says it is something else: {told[:200]}")
        run([command, "games", "--json"], folder=place)
        run([command, "doctor"], folder=place)
        run([command, "bench", "samurai-sword", "--json"], folder=place)
        run([command, "new-game", "tea-house"], folder=place)
        return Tried(installed, took, answers)


def played_in_chromium(address: str) -> int:
    """A duel against a bot from the front page to its end, by keys; how many answers it took."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=UNPAINTED)
        aki = Person(browser, address)
        aki.play_now("ken")
        answers = 0
        while aki.answer_by_keys():
            answers += 1
        aki.leave()
        browser.close()
    return answers


@contextmanager
def hall(python: str, place: Path) -> Iterator[str]:
    """The address of a hall in that environment, while it is open."""
    words = [python, "-m", "budokan", "serve", "--port", "0", "--data", str(place / "hall")]
    with subprocess.Popen(words, cwd=place, stdout=subprocess.PIPE, text=True) as opened:
        try:
            assert opened.stdout is not None
            found = next((one for line in opened.stdout if (one := re.search(r"http://127\.0\.0\.1:\d+", line))), None)
            if found is None:
                raise Failure("the hall did not open")
            yield found[0]
        finally:
            opened.terminate()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def post(address: str, form: dict[str, str]) -> dict[str, str]:
    asked = urllib.request.Request(address, json.dumps(form).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        said: dict[str, str] = json.loads(answer.read())
        return said


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    asked.add_argument("--plain", action="store_true", help="without the compiled wheel")
    given = asked.parse_args()
    try:
        said = notes()
        if not (ROOT / "src/budokan/hall/static/index.html").is_file():
            raise Failure("the client is not built: make web")
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        files = [built("wheel"), built("sdist"), *([] if given.plain else [built("wheel", compiled=True)])]
        (DIST / "NOTES.md").write_text(said, encoding="utf-8")
        for file in files:
            check_metadata(file)
            tried = tried_out(file)
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            print(f"{file.name}  {file.stat().st_size // 1024} KB  sha256 {digest}")
            browser = f"a game of {tried.answers} answers played in Chromium after {tried.played:.0f} s"
            print(f"  installed after {tried.installed:.0f} s, {browser}")
    except Failure as failure:
        print(f"No release: {failure}", file=sys.stderr)
        return 1
    unreleased = " It is not to be published: CHANGELOG calls it unreleased." if "unreleased" in said.splitlines()[0] else ""
    print(f"This would be published as budokan {VERSION}, with dist/NOTES.md as its notes.{unreleased}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
