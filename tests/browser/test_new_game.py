"""A stranger's afternoon: what docs/how-to/add-a-game.md says is done step by step, and ends with games played everywhere.

No line outside the folder of the game is written.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.support.papers import ROOT, blocks

PAPER = ROOT / "docs" / "how-to" / "add-a-game.md"
MOST_ANSWERS = 40


def steps() -> list[str]:
    """What is typed, line by line."""
    first = next(one for one in blocks(PAPER) if one.kind == "console")
    return first.text.splitlines()


def tracked() -> str:
    """What git knows to have changed in the clone."""
    told = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout


class Stranger:
    """Somebody at a shell in the clone; what they name `..` is a folder of their own."""

    def __init__(self, desk: Path) -> None:
        self.desk = desk
        self.environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "LANG": "en_GB.UTF-8"}

    def words(self, line: str) -> list[str]:
        typed = [word.replace("..", str(self.desk)) if word.startswith("..") else word for word in line.split()]
        if typed[0] == "budokan":
            return [sys.executable, "-m", *typed]
        assert typed[:3] == ["python", "-m", "pytest"]
        return [sys.executable, *typed[1:], "-p", "no:cacheprovider", "-p", "no:schemathesis"]

    def types(self, line: str, answers: str = "") -> str:
        done = subprocess.run(
            self.words(line), cwd=ROOT, env=self.environment, input=answers, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}: {done.stdout[-3000:]} {done.stderr[-3000:]}"
        return done.stdout

    @contextmanager
    def opens(self, line: str) -> Iterator[str]:
        """The address of the hall while it is open."""
        words = [*self.words(line)[:-1], "0", "--data", str(self.desk / "hall")]
        with subprocess.Popen(words, cwd=ROOT, env=self.environment, stdout=subprocess.PIPE, text=True) as hall:
            try:
                assert hall.stdout is not None
                address = next(found for line in hall.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
                yield address[0]
            finally:
                hall.terminate()


def test_the_page_leads_from_nothing_to_a_game_that_is_played_everywhere(
    tmp_path: Path, client_built: None, browser: Browser
) -> None:
    before, stranger = tracked(), Stranger(tmp_path)
    made, exported, own, owed, simulated, played, served = steps()
    assert "holds a game that can be played" in stranger.types(made)
    name, _, folder = exported.removeprefix("export ").partition("=")
    stranger.environment[name] = folder.replace("..", str(tmp_path))
    assert re.search(r"^14 passed", stranger.types(own), re.MULTILINE)
    assert re.search(r"^1\d\d passed", stranger.types(owed), re.MULTILINE)
    assert "Tea House: 50 games" in stranger.types(simulated)
    assert "with the most points." in stranger.types(played, "1\n" * MOST_ANSWERS)
    with stranger.opens(served) as address:
        plays_it_through(Person(browser, address), "Tea House")
        italian = Person(browser, address, language="it", phone=True, theme="dark", name="Emi")
        sets_it_up(italian)
    assert tracked() == before


def plays_it_through(aki: Person, title: str) -> None:
    """From the card on the first page to the end, the log and the replay; then its rules."""
    page = aki.page
    aki.go("/")
    card = page.locator(".rooms [data-game='tea-house']")
    expect(card).to_contain_text(title)
    expect(card).to_contain_text("2–4")
    card.get_by_role("button", name=f"Play {title} now against bots").click()
    expect(page.locator(".pl-players > li")).to_have_count(4)
    expect(page.locator(".pl-you h3")).to_contain_text("Aki")
    expect(page.locator(".phases li")).to_have_text(["Bids", "A look"])
    expect(page.locator(".pl-hand button")).to_have_count(5)
    expect(page.locator(".prompt-ask")).to_contain_text("Which coin do you lay for the lot worth")
    page.locator(".pl-hand button").last.click()
    expect(page.locator(".pl-hand [aria-pressed='true']")).to_have_count(1)
    page.locator(".btns .btn--main").click()
    expect(page.locator(".table > .log ol > li").filter(has_text="You lay the coin")).to_have_count(1)
    while aki.answer(aki.click):
        pass
    expect(page.locator(".pl-way")).to_contain_text("with the most points.")
    expect(page.locator(".pl-ranks li")).to_have_count(4)
    page.get_by_role("link", name="See the replay").click()
    expect(page.locator(".pl-players > li")).to_have_count(4)
    expect(page.locator(".pl-players").get_by_text("Your coins").first).to_be_visible()
    aki.go("/rules/tea-house")
    expect(page.locator("#TH-2\\.4")).to_contain_text("may look at the lot that is sold last")
    expect(page.locator(".books")).to_contain_text(title)
    aki.leave()


def sets_it_up(emi: Person) -> None:
    """A new table with an option of the game, on a phone, in Italian."""
    page = emi.page
    emi.go("/new/tea-house")
    expect(page.locator("h1")).to_contain_text("Tea House")
    page.get_by_text("Si comincia subito").click()
    page.get_by_text("Altre impostazioni").click()
    page.get_by_label("Lotti").select_option(label="tre")
    page.locator(".go .btn").click()
    expect(page.locator(".pl-hand button")).to_have_count(3)
    expect(page.locator(".pl-middle")).to_contain_text("Lotto in vendita")
    emi.leave()
