"""What is shipped: types that are fresh, a light first load, nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys

from playwright.sync_api import Browser

from tests.browser.conftest import ROOT, STATIC, Hall
from tests.browser.people import Person


def test_the_types_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.make_types", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr


def test_the_first_load_is_light_and_comes_from_the_hall_alone(hall: Hall, browser: Browser) -> None:
    """Everything the first page fetches, fonts aside, weighs less than 300 KB even before compression counts in full."""
    aki = Person(browser, hall.address)
    fetched: dict[str, int] = {}
    aki.page.on("response", lambda answer: fetched.update({answer.url: len(answer.body())}) if answer.ok else None)
    aki.go("/")
    aki.page.wait_for_selector(".rooms")
    aki.page.wait_for_load_state("networkidle")
    assert all(url.startswith(hall.address) for url in fetched)
    assert sum(size for url, size in fetched.items() if ".woff" not in url) < 300_000
    aki.leave()


def test_the_page_names_no_other_host_and_carries_no_inline_script(client_built: None) -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert "http://" not in page and "https://" not in page
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
