"""What was said at a table and not yet read is counted where one sees it, also on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.rehearsal import RONIN, SMALL_FIELD, WARRIOR, rehearse, set_up

DUEL: dict[str, Any] = {
    "characters": ("warrior", "ronin"),
    "own_field": SMALL_FIELD,
    "deck_size": 20,
    "decks": (WARRIOR, RONIN),
}


def test_a_phone_counts_what_was_said_until_it_is_read(hall: Hall, browser: Browser) -> None:
    tokens = set_up(hall, rehearse(3, 2, "duel", DUEL, ()))
    aki, beniko = Person(browser, hall.address, phone=True), Person(browser, hall.address, name="Beniko")
    for one, token in zip((aki, beniko), tokens, strict=True):
        one.go(f"/table/DJRSKN#{token}")
        one.page.wait_for_selector(".decide")
    mark = aki.page.locator(".top .unread")
    expect(mark).to_have_count(0)
    beniko.page.keyboard.press("t")
    for words in ("Greetings", "Are you there?"):
        beniko.page.get_by_role("dialog").get_by_role("textbox").fill(words)
        beniko.page.keyboard.press("Enter")
    expect(mark).to_have_text("2")
    expect(beniko.page.locator(".unread")).to_have_count(0)
    aki.page.get_by_role("button", name="Chat: 2 new messages").click()
    expect(aki.page.get_by_role("dialog").get_by_text("Are you there?")).to_be_visible()
    aki.page.keyboard.press("Escape")
    expect(mark).to_have_count(0)
    aki.page.reload()
    aki.page.wait_for_selector(".decide")
    expect(mark).to_have_count(0)
    aki.leave()
    beniko.leave()
