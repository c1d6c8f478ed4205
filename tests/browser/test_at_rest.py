"""A page at which nobody does anything leaves the hall in peace."""

from __future__ import annotations

from playwright.sync_api import Browser, Request

from tests.browser.conftest import Hall
from tests.browser.people import Person

REST = 1500
"""Milliseconds for which a page is watched; whatever renews itself does so less often."""
PAGES = (
    *("/", "/keep", "/rules/samurai-sword", "/rules/senjutsu", "/nowhere"),
    *(f"/new/{game}" for game in ("samurai-sword", "rising-sun", "senjutsu", "ken")),
    *("/decks/ken", "/decks/senjutsu"),
)


def asked_at_rest(person: Person) -> list[str]:
    """What the page asks for by itself after it has come to rest."""
    asked: list[str] = []

    def write_down(request: Request) -> None:
        asked.append(request.url)

    person.page.wait_for_load_state("networkidle")
    person.page.on("request", write_down)
    person.page.wait_for_timeout(REST)
    person.page.remove_listener("request", write_down)
    return asked


def test_no_page_at_rest_keeps_asking(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    found: dict[str, list[str]] = {}
    for page in PAGES:
        aki.go(page)
        found[page] = asked_at_rest(aki)
    for game in ("samurai-sword", "rising-sun", "senjutsu", "ken"):
        aki.play_now(game)
        assert aki.wait_until(aki.is_asked)
        found[game] = asked_at_rest(aki)
    assert {page: asked for page, asked in found.items() if len(asked) > 1} == {}
    aki.leave()
