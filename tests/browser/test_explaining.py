"""Every card, sign and figure explains itself: by pointing, by a long press, by `?`; to who sees the page and who hears it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person

HANDS = {
    "samurai-sword": (".dock .ss", ".card-hit"),
    "rising-sun": (".sale .sc", ".card-hit"),
    "senjutsu": (".dock .sj", ".hit"),
    "ken": (".dock .kn", ".kn-hit"),
}


def sit_down(person: Person, game: str) -> None:
    """At a table of one's own, where cards lie and something is asked."""
    person.play_now(game)
    for _ in range(20):
        assert person.wait_until(person.is_asked)
        if person.page.locator(HANDS[game][0]).count() > 1:
            return
        person.answer(person.click)
    raise AssertionError("no cards came")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def hold(person: Person, one: Locator) -> None:
    """A finger rests on it, and is lifted."""
    box = one.bounding_box()
    assert box is not None
    line = person.context.new_cdp_session(person.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    person.page.wait_for_timeout(900)
    person.page.get_by_role("dialog").wait_for()  # a page that is busy may see the finger rest and be lifted at once
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", list(HANDS))
def test_a_card_that_is_pointed_at_is_shown_whole_beside_itself(hall: Hall, browser: Browser, game: str) -> None:
    """Large, with its name and what it does, covering nothing of the card itself; Esc puts it away."""
    aki = Person(browser, hall.address)
    sit_down(aki, game)
    card = aki.page.locator(HANDS[game][0]).last
    name = card.locator("h4, .nm").inner_text()
    card.hover(force=True)
    told = aki.page.get_by_role("tooltip")
    expect(told).to_be_visible()
    assert name in told.inner_text()
    assert apart(told, card)
    small, large = card.bounding_box(), told.locator("[data-card]").bounding_box()
    assert small is not None
    assert large is not None
    assert large["height"] > 1.2 * small["height"]
    aki.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    aki.leave()


@pytest.mark.parametrize("game", list(HANDS))
def test_a_card_is_asked_about_by_keyboard_alone(hall: Hall, browser: Browser, game: str) -> None:
    """`?` opens it as a sheet, Esc closes the sheet and the focus is back on the card; elsewhere `?` is the rule asked for."""
    aki = Person(browser, hall.address, language="it")
    sit_down(aki, game)
    box, hit = HANDS[game]
    card = aki.page.locator(box).first
    card.locator(hit).focus()
    aki.page.keyboard.press("?")
    sheet = aki.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading").first).to_have_text(card.locator("h4, .nm").inner_text())
    aki.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card.locator(hit)).to_be_focused()
    aki.leave()


def test_the_focus_describes_a_card_to_who_hears_the_page(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    sit_down(aki, "senjutsu")
    hits = aki.page.locator(".dock .sj .hit")
    hits.first.focus()
    aki.page.keyboard.press("Tab")
    told = aki.page.get_by_role("tooltip")
    expect(told).to_be_visible()
    expect(hits.nth(1)).to_have_attribute("aria-describedby", "explained")
    assert told.get_attribute("id") == "explained"
    aki.leave()


def test_only_what_the_reader_turns_to_is_explained(hall: Hall, browser: Browser) -> None:
    """Not what the page moves under a pointer that rests, nor what the focus comes back to when a sheet is put away."""
    aki = Person(browser, hall.address)
    sit_down(aki, "senjutsu")
    aki.page.mouse.move(40, 40)
    card = aki.page.locator(".dock .sj").first
    told = aki.page.get_by_role("tooltip")
    card.evaluate("one => (one.style.cssText = 'position: fixed; z-index: 99; left: 0; top: 0')")
    aki.page.wait_for_timeout(1000)
    expect(told).to_have_count(0)
    aki.page.mouse.move(44, 44)
    expect(told).to_be_visible()
    card.locator(".hit").focus()
    aki.page.keyboard.press("?")
    expect(aki.page.get_by_role("dialog")).to_be_visible()
    aki.page.keyboard.press("Escape")
    expect(card.locator(".hit")).to_be_focused()
    aki.page.wait_for_timeout(1000)
    expect(told).to_have_count(0)
    aki.leave()


def test_each_line_of_a_senjutsu_card_is_drawn_and_said(hall: Hall, browser: Browser) -> None:
    """No sign without words: as many lines are told as the card has, and none names a hex by its letters."""
    aki = Person(browser, hall.address)
    sit_down(aki, "senjutsu")
    for card in aki.page.locator(".dock .sj").all():
        card.locator(".hit").focus()
        aki.page.keyboard.press("?")
        sheet = aki.page.get_by_role("dialog")
        lines = sheet.locator(".lines li")
        for line in lines.all():
            assert line.locator(".drawn").inner_html().strip()
            words = line.locator("> span").last.inner_text()
            assert len(words) > 3
            assert not any(letters in words.split() for letters in ("F2", "FFR", "FFL", "FR2", "FL2", "BR2", "BL2"))
        aki.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    aki.leave()


@pytest.mark.parametrize("game", ["samurai-sword", "senjutsu", "ken"])
def test_a_long_press_explains_and_does_not_play(hall: Hall, browser: Browser, game: str) -> None:
    aki = Person(browser, hall.address, phone=True)
    sit_down(aki, game)
    card = aki.page.locator(HANDS[game][0]).first
    name = card.locator("h4, .nm").inner_text()
    before = aki.question()
    hold(aki, card)
    sheet = aki.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading").first).to_have_text(name)
    sheet.get_by_role("button", name="Close").click()
    assert aki.question() == before
    assert aki.page.locator(".dock .card--lit").count() == 0
    aki.leave()


def test_the_signs_of_a_fighter_are_named(hall: Hall, browser: Browser) -> None:
    """What no card explains: the figures beside a name, each with its words."""
    aki = Person(browser, hall.address, phone=True)
    sit_down(aki, "senjutsu")
    hold(aki, aki.page.locator(".fighter").first)
    sheet = aki.page.get_by_role("dialog")
    expect(sheet.get_by_text("cards in hand", exact=False).first).to_be_visible()
    aki.leave()
