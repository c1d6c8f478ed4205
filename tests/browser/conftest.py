"""A real hall on loopback, a real Chromium, and people who sit at its tables."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.support.houses import closed_to_the_public
from tests.support.porter import the_porter

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "budokan" / "hall" / "static"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
"""The one that has no windows does the same with a quarter less work."""
MOST_SHOWN = 3000
MODEST = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FLAGS = [*MODEST, "--disable-gpu"]
"""For whoever takes pictures."""
UNPAINTED = [
    *MODEST,
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--enable-gpu-rasterization",
    "--disable-gl-drawing-for-tests",
]
"""Pages are laid out and hit as ever, but no pixel is filled: no test looks at one, and it took a third of the time."""


expect.set_options(timeout=30_000)  # what is waited for comes, but on a busy machine it may take its time

collect_ignore = closed_to_the_public(Path(__file__).parent)


class Hall:
    """A hall in a process of its own, which can be killed at any moment and opened again on the same data."""

    def __init__(self, data: Path, *more: str, luck: str = "") -> None:
        self.data = data
        self.more = more
        self.luck = luck
        self.opened = 0
        self.port = 0
        self.process = 0
        self.said = ""
        """The line with which it opened."""
        self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        self.opened += 1
        words = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data), "--pause", "0", "0", *self.more]
        self.process, said = the_porter().open_hall(words, luck=f"{self.luck} {self.opened}")
        assert "http://" in said, f"the hall did not open: {said!r}"
        self.said = said.strip()
        self.port = int(re.findall(r":(\d+)/", said)[0])

    def kill(self) -> None:
        """As a power cut does."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.process, how)
        the_porter().wait_for(self.process)


@pytest.fixture(scope="session")
def client_built() -> None:
    """The tests look at what is shipped: the built client."""
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def hall(tmp_path: Path, client_built: None, request: pytest.FixtureRequest) -> Iterator[Hall]:
    house = Hall(tmp_path / "hall", luck=request.node.name)
    yield house
    house.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=UNPAINTED)
        yield opened
        opened.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed tells what stood on its pages."""
    report = yield
    opened = getattr(item, "funcargs", {}).get("browser")
    if report.when == "call" and report.failed and opened is not None:
        pages = [page for context in opened.contexts for page in context.pages]
        report.sections += [(page.url, page.locator("body").inner_text(timeout=2000)[:MOST_SHOWN]) for page in pages]
    return report


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """One for all tests; whoever is still at it after a test is sent away, for an open page goes on asking for its hall."""
    yield chromium
    for left in chromium.contexts:
        left.close()
