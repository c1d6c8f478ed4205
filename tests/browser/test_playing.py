"""A game from one click to its end: with the mouse, with the keyboard alone, on a phone."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.conftest import Hall
from tests.browser.people import Person

LONGEST = 600


def test_one_click_deals_a_game_of_five_against_bots(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.play_now()
    assert aki.page.locator("[data-seat]").count() == 4
    assert aki.page.locator(".dock .card").count() >= 4
    aki.leave()


def test_a_game_is_played_to_its_end_with_the_keyboard_alone(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/")
    aki.page.keyboard.press("Tab")
    while aki.page.evaluate("document.activeElement.className") != "btn ob-play":
        aki.page.keyboard.press("Tab")
    aki.page.keyboard.press("Enter")
    aki.page.wait_for_selector(".decide")
    assert any(not aki.answer_by_keys() for _ in range(LONGEST)), "the game did not end"
    aki.sees("Play again")
    aki.leave()


def test_a_game_is_played_to_its_end_on_a_phone(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address, phone=True, language="it")
    aki.play_now()
    assert any(not aki.answer(lambda what: what.tap()) for _ in range(LONGEST)), "the game did not end"
    aki.sees("Rivedi la partita")
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= 390
    aki.leave()


def test_a_card_narrows_the_options_and_the_impossible_says_why(hall: Hall, browser: Browser) -> None:
    """SS-6.5: out of reach is shown with its reason, and the ruling opens without leaving the table."""
    aki = Person(browser, hall.address)
    aki.play_now()
    opening = aki.page.locator(".options .opt:has(.chev)", has_text="Attack with")
    refused = aki.page.locator(".opt--no .rule")
    for _ in range(LONGEST):
        assert aki.wait_until(lambda: aki.is_asked() or aki.is_over())
        if opening.count():
            opening.first.click()
            if refused.count():
                break
            aki.page.keyboard.press("Escape")
        if aki.is_over() or not aki.answer_by_keys():
            aki.play_now()
    assert aki.page.locator(".prompt-ask").inner_text().startswith("Whom do you attack")
    ruling = refused.first.inner_text()
    refused.first.click()
    assert aki.page.get_by_role("dialog").get_by_role("heading").inner_text() == ruling
    aki.page.keyboard.press("Escape")
    aki.page.keyboard.press("Escape")
    assert aki.page.locator(".prompt-ask").inner_text().startswith("Your play phase")
    assert "/table/" in aki.page.url
    aki.leave()
