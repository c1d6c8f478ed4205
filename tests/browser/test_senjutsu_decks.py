"""The workshop of Senjutsu: a fighter is chosen, cards are added as long as there is room, and the deck is really played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles


def begin_from(person: Person, deck: str) -> None:
    person.go("/decks/senjutsu")
    person.page.wait_for_selector("[data-collected]")
    person.page.get_by_label("Start from:").select_option(deck)


def test_a_deck_is_built_kept_and_played(hall: Hall, browser: Browser) -> None:
    """SJ-29.1, SJ-29.3, SJ-29.5, SJ-29.10: card by card, the workshop says how many more and why not."""
    aki = Person(browser, hall.address)
    page, deck = aki.page, aki.page.locator(".deck")
    begin_from(aki, "ronin-ready")
    expect(deck).to_contain_text("A deck holds 40 cards, not 30.")
    expect(page.get_by_label("Fighter")).to_have_value("ronin")
    expect(page.locator("[data-collected='dark-insight']")).to_have_count(0)
    swing, stab = page.locator("[data-collected='wild-swing']"), page.locator("[data-collected='quick-stab']")
    expect(stab).to_contain_text("3 more")
    swing.get_by_role("button", name="One more").click()
    expect(swing).to_contain_text("1 more")
    expect(stab).to_contain_text("School of the Autumn Hare: not in this deck.")
    swing.get_by_role("button", name="One more").click()
    expect(swing).to_contain_text("At most 2 of a Steel card.")
    expect(swing.get_by_role("button", name="One more")).to_be_disabled()
    for card, copies in (("deep-meditation", 3), ("fend", 3), ("calm-defence", 2)):
        for _ in range(copies):
            page.locator(f"[data-collected='{card}']").get_by_role("button", name="One more").click()
    expect(deck.get_by_role("heading", level=2)).to_contain_text("40 cards")
    expect(page.locator("[data-collected='calm-defence']")).to_contain_text("The deck has its 40 cards.")
    expect(deck.locator(".verdict")).to_have_count(0)
    deck.get_by_label("Name").fill("Wolf")
    deck.get_by_role("button", name="Save").click()
    aki.sees("“Wolf” is saved in this browser.")

    aki.go("/new/senjutsu")
    page.get_by_label("Your deck").select_option(label="Wolf")
    expect(page.get_by_label("Who fights on seat 1")).to_be_disabled()
    page.get_by_label("Seat 2", exact=True).select_option("novice")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".fighter.you")
    expect(page.locator(".fighter.you h3")).to_have_text("Ronin")
    deck_left = int(page.locator(".fighter.you [data-place^='deck-']").inner_text().split()[0])
    assert deck_left > 30, "the built deck has 40 cards, the printed list 30"
    aki.leave()


def test_a_deck_of_thirty_is_built_and_its_table_asks_for_thirty(hall: Hall, browser: Browser) -> None:
    """SJ-29.1, SJ-29.2: the printed lists are whole where thirty cards are asked for."""
    aki = Person(browser, hall.address)
    page, deck = aki.page, aki.page.locator(".deck")
    begin_from(aki, "ronin-ready")
    expect(deck).to_contain_text("A deck holds 40 cards, not 30.")
    page.get_by_label("Cards in the deck").select_option("30")
    expect(deck.locator(".verdict")).to_have_count(0)
    expect(page.locator("[data-collected='wild-swing']")).to_contain_text("The deck has its 30 cards.")
    deck.get_by_label("Name").fill("Small wolf")
    deck.get_by_role("button", name="Save").click()
    page.reload()
    expect(page.get_by_label("Cards in the deck")).to_have_value("30")
    deck.get_by_role("button", name="Play").click()
    page.wait_for_selector(".fighter.you")
    expect(page.locator(".fighter.you h3")).to_have_text("Ronin")
    aki.leave()


def test_a_text_is_taken_in_and_what_cannot_be_read_is_told_with_its_place(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    page, deck = aki.page, aki.page.locator(".deck")
    begin_from(aki, "monk-ready")
    page.get_by_role("button", name="Import and export").click()
    words = page.get_by_label("The deck as text")
    expect(words).to_have_value(re.compile(r"^character: monk\n1 jumonji-yari-pierce\n"))
    words.fill("character: warrior\n2 wild-swing\n 1 nobody\nweather: 50\n")
    page.get_by_role("button", name="Import", exact=True).click()
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Line 3, column 4: there is no card “nobody” to build with.")
    expect(told).to_contain_text("Line 4, column 1: there is no heading “weather”")
    page.get_by_role("button", name="Import the rest").click()
    expect(page.get_by_label("Fighter")).to_have_value("warrior")
    expect(deck.get_by_role("heading", level=2)).to_contain_text("2 cards")
    page.locator("[data-collected='blind-spot']").get_by_role("button", name="One more").click()
    expect(deck.get_by_role("heading", level=2)).to_contain_text("3 cards")
    page.get_by_label("Fighter").select_option("ronin")
    aki.sees("1 card that is not allowed was removed.")
    expect(deck.get_by_role("heading", level=2)).to_contain_text("2 cards")
    aki.leave()


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "it")])
def test_the_workshop_makes_no_reader_stumble_and_fits_a_narrow_phone(
    hall: Hall, browser: Browser, theme: str, language: str
) -> None:
    aki = Person(browser, hall.address, theme=theme, language=language, phone=True)
    aki.page.set_viewport_size({"width": 360, "height": 740})
    aki.go("/decks/senjutsu")
    aki.page.wait_for_selector("[data-collected]")
    aki.page.locator(".shelf select").select_option("ashigaru-ready")
    aki.page.get_by_role("searchbox").fill("yari")  # a few cards stand for all: their faces are alike
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert stumbles(aki) == []
    aki.leave()


LINES_OVER_LINES = """() => [...document.querySelectorAll('.sj .bd')].flatMap((body) => {
  const rows = [...body.children];
  const seen = (row) => [row, ...row.querySelectorAll('svg, span, b, i')].filter((one) => !one.closest('.sr'));
  const lowest = (row) => Math.max(...seen(row).map((one) => one.getBoundingClientRect().bottom));
  const end = (at) => (rows[at + 1] ?? body).getBoundingClientRect()[rows[at + 1] ? 'top' : 'bottom'];
  return rows.some((row, at) => lowest(row) > end(at) + 2) ? [body.closest('.sj').dataset.card] : [];
})"""


@pytest.mark.parametrize(("fighter", "language"), [("onna-bugeisha", "en"), ("master", "en"), ("ninja", "it")])
def test_no_line_of_a_card_lies_over_another(hall: Hall, browser: Browser, fighter: str, language: str) -> None:
    """Those with the largest grids and the most words."""
    aki = Person(browser, hall.address, language=language)
    aki.go("/decks/senjutsu")
    aki.page.wait_for_selector("[data-collected]")
    aki.page.locator("select").filter(has=aki.page.locator("option[value='ninja']")).first.select_option(fighter)
    assert aki.page.locator(".sj .bd").count() > 60
    assert aki.page.evaluate(LINES_OVER_LINES) == []
    aki.leave()
