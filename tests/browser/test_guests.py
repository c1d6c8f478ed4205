"""Programs at the tables: chosen by name, and what they lose is in the log as the house's own word."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles


@pytest.fixture
def house(tmp_path: Path, client_built: None) -> Iterator[Hall]:
    """A hall with a guest who never comes to the end of his first answer."""
    (tmp_path / "crasher.py").write_text("raise SystemExit(1)\n")
    opened = Hall(tmp_path / "hall", "--guest", f"crasher={shlex.join([sys.executable, str(tmp_path / 'crasher.py')])}")
    yield opened
    opened.close()


def test_a_guest_is_chosen_by_name_and_what_it_loses_is_in_the_log(house: Hall, browser: Browser) -> None:
    aki = Person(browser, house.address)
    aki.go("/new/samurai-sword")
    for seat in (2, 3, 4, 5):
        aki.page.get_by_label(f"Seat {seat}").select_option("crasher")
    aki.page.get_by_role("button", name="Begin").click()
    aki.page.wait_for_selector(".decide")
    line = aki.page.locator(".log .house").first
    for _ in range(30):
        if line.count() or not aki.answer_by_keys():
            break
    expect(line).to_contain_text("Budokan: The bot Ronin decides for")
    expect(line).to_contain_text("the bot has ended")
    assert stumbles(aki) == []
    line.get_by_role("link", name="BK-5.2").or_(line.get_by_role("button", name="BK-5.2")).click()
    expect(aki.page.get_by_role("dialog")).to_contain_text("loses that decision")
    aki.leave()
