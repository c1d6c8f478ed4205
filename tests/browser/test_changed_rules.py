"""A hall that an earlier version has written, in the browser: games that go on, and those that are shown as they were told."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles
from tests.hall.keeping import FIXTURES, Kept, fixtures

TABLES = fixtures()["hall-2"].tables


def table(game: str, state: str) -> Kept:
    return next(one for one in TABLES if (one.game, one.state) == (game, state))


GOES_ON, CLOSED = table("samurai-sword", "running"), table("ken", "running")
TOLD, ONLY_A_RECORD = table("samurai-sword", "over"), table("ken", "over")


def deal_otherwise(at: sqlite3.Connection, code: str) -> None:
    """What is dealt from another seed leads elsewhere, as it does where the rules have changed."""
    setup = json.loads(at.execute("SELECT setup FROM tables WHERE code = ?", (code,)).fetchone()[0])
    setup["header"]["seed"] += 1
    at.execute("UPDATE tables SET setup = ? WHERE code = ?", (json.dumps(setup), code))


@pytest.fixture
def house(tmp_path: Path, client_built: None) -> Iterator[Hall]:
    """An earlier hall; one table's position cannot be read, and of one finished game nothing was kept."""
    data = tmp_path / "hall"
    data.mkdir()
    shutil.copy(FIXTURES / "hall-2.sqlite", data / "hall.sqlite")
    with contextlib.closing(sqlite3.connect(data / "hall.sqlite")) as at:
        for one in (GOES_ON, CLOSED, TOLD, ONLY_A_RECORD):
            deal_otherwise(at, one.code)
        at.execute("UPDATE kept SET position = '{}' WHERE code = ?", (CLOSED.code,))
        for kept in ("told", "kept", "ended"):
            at.execute(f"DELETE FROM {kept} WHERE code = ?", (ONLY_A_RECORD.code,))
        at.commit()
    opened = Hall(data)
    yield opened
    opened.close()


def test_games_go_on_or_are_shown_as_they_were_told(house: Hall, browser: Browser) -> None:
    aki = Person(browser, house.address)
    aki.go(f"/table/{GOES_ON.code}#{GOES_ON.tokens['0']}")
    aki.page.wait_for_selector(".decide")
    line = aki.page.locator(".log .house").last
    expect(line).to_contain_text("Budokan: The rules of the house have changed since this game began; it goes on from where")
    assert aki.page.locator(".table > .log ol > li").count() > 20, "what was told before is still there"
    aki.leave()

    beniko = Person(browser, house.address, name="Beniko", language="it")
    beniko.go(f"/table/{CLOSED.code}#{CLOSED.tokens['1']}")
    expect(beniko.page.locator(".lead")).to_contain_text("Questa partita non può continuare")
    expect(beniko.page.locator(".told .house").last).to_contain_text("Budokan: Le regole della casa sono cambiate")
    assert beniko.page.locator(".told li").count() > 20
    expect(beniko.page.locator(".sat")).to_contain_text("Aki")
    assert stumbles(beniko) == []
    beniko.leave()

    chie = Person(browser, house.address, name="Chie")
    chie.go(f"/replay/{TOLD.code}")
    expect(chie.page.locator(".prompt-ask")).to_contain_text("it is shown as it was told")
    assert chie.page.locator(".log ol > li").count() > 50
    expect(chie.page.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(chie.page.locator("a[href$='/record']")).to_have_count(1)
    assert stumbles(chie) == []
    chie.go(f"/table/{TOLD.code}")
    expect(chie.page.locator(".sheet .next")).to_be_visible()
    chie.go(f"/replay/{ONLY_A_RECORD.code}")
    expect(chie.page.locator(".lead")).to_contain_text("only its saved game is left")
    expect(chie.page.locator("a[href$='/record']")).to_have_count(1)
    chie.go(f"/table/{ONLY_A_RECORD.code}")
    expect(chie.page.locator(".lead")).to_contain_text("only its saved game is left")
    chie.leave()
