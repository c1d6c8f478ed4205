"""For every reader: two languages at once, light and dark, and nothing a screen reader stumbles over."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import ROOT, Hall
from tests.browser.people import Person

PAGES = (("/", ".rooms"), ("/new/samurai-sword", "form"), ("/rules/samurai-sword", ".ruling"))
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


EVERYTHING = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']"
COLOURS = "{type: 'rule', values: ['color-contrast']}"
OTHER_LIGHT = "() => { const on = document.documentElement.dataset; on.theme = on.theme === 'dark' ? 'light' : 'dark'; }"


def stumbles(person: Person, what: str = EVERYTHING) -> list[str]:
    """What axe finds of the serious and critical kind (WCAG 2, A and AA)."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = person.page.evaluate(f"axe.run(document, {{runOnly: {what}, resultTypes: ['violations']}})")
    return [
        f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def stumbles_in_any_light(person: Person) -> list[str]:
    """The same, and once more for the colours by the other light: nothing else of a page depends on it."""
    found = stumbles(person)
    person.page.evaluate(OTHER_LIGHT)
    found += stumbles(person, COLOURS)
    person.page.evaluate(OTHER_LIGHT)
    return found


CUT = """() => [...document.querySelectorAll('a.btn, button.btn')].filter(one => {
  const box = one.getBoundingClientRect();
  if (!box.width || one.scrollWidth > one.clientWidth) return box.width > 0;
  for (let around = one.parentElement; around; around = around.parentElement) {
    const edge = around.getBoundingClientRect();
    const outside = box.right > edge.right + 1 || box.left < edge.left - 1;
    if (outside && getComputedStyle(around).overflowX === 'hidden') return true;
  }
  return false;
}).map(one => one.textContent + one.getAttribute('aria-label'))"""
"""The buttons that are not wholly seen: wider than they are drawn, or over the edge of what holds them."""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("phone", [False, True])
def test_no_button_of_the_first_pages_is_cut(hall: Hall, browser: Browser, phone: bool, language: str) -> None:
    aki = Person(browser, hall.address, phone=phone, language=language)
    for path, there in PAGES:
        aki.go(path)
        aki.page.wait_for_selector(there)
        assert aki.page.evaluate(CUT) == [], path
    aki.leave()


@pytest.mark.parametrize("phone", [False, True])
def test_no_page_makes_a_reader_stumble(hall: Hall, browser: Browser, phone: bool) -> None:
    aki = Person(browser, hall.address, phone=phone)
    found: dict[str, list[str]] = {}
    for path, there in (*PAGES, ("/nowhere", "h1")):
        aki.go(path)
        aki.page.wait_for_selector(there)
        found[path] = stumbles_in_any_light(aki)
    aki.play_now()
    assert aki.wait_until(aki.is_asked)
    found["table"] = stumbles_in_any_light(aki)
    aki.page.locator(".dock .card-hit").first.click()
    found["card chosen"] = stumbles_in_any_light(aki)
    aki.go("/")
    aki.play_now()
    aki.page.get_by_role("button", name="Menu").click()
    found["menu"] = stumbles_in_any_light(aki)
    aki.go("/new/samurai-sword")
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_selector(".invite")
    found["waiting room"] = stumbles_in_any_light(aki)
    assert {page: what for page, what in found.items() if what} == {}
    aki.leave()


def test_language_and_light_change_at_once_and_are_remembered(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.play_now()
    aki.sees("Log")
    aki.page.get_by_role("button", name="IT, Italiano").click()
    aki.sees("Cronaca")
    aki.page.get_by_role("button", name="Tema scuro").click()
    aki.page.reload()
    aki.sees("Cronaca")
    expect(aki.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(aki.page.locator("html")).to_have_attribute("lang", "it")
    aki.leave()


def remembered(person: Person) -> dict[str, str]:
    """What the hall keeps of a person."""
    key = json.loads(person.page.evaluate("localStorage.getItem('budokan.person')"))["key"]
    found: dict[str, str] = person.page.request.get(f"{person.address}/api/me", headers={"Budokan-Person": key}).json()
    return found


def test_what_was_just_chosen_stands_against_what_the_hall_remembers(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.play_now()
    with aki.page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PUT"):
        aki.page.get_by_role("button", name="IT, Italiano").click()
    aki.page.route("**/api/me", lambda route: route.abort())
    with aki.page.expect_event("requestfailed", lambda one: one.url.endswith("/api/me")):
        aki.page.get_by_role("button", name="Tema scuro").click()
    aki.page.unroute("**/api/me")
    aki.page.reload()
    aki.sees("Cronaca")
    assert aki.wait_until(lambda: remembered(aki)["look"] == "dark"), "the hall is told when it is met again"
    assert remembered(aki)["language"] == "it"
    expect(aki.page.locator("html")).to_have_attribute("data-theme", "dark")
    aki.leave()


def test_a_ruling_has_an_address_and_search_finds_it(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/rules/samurai-sword#SS-6.7")
    ruling = aki.page.locator("#SS-6\\.7")
    expect(ruling).to_be_in_viewport()
    aki.page.get_by_label("Search").fill("SS-16.19")
    expect(aki.page.locator(".ruling")).not_to_have_count(0)
    expect(aki.page.locator("#SS-6\\.7")).to_have_count(0)
    aki.leave()


def test_the_narrowest_phone_shows_everything_without_scrolling_sideways(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address, phone=True)
    aki.page.set_viewport_size({"width": 360, "height": 740})
    for path, there in PAGES:
        aki.go(path)
        aki.page.wait_for_selector(there)
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= 360, path
    aki.play_now()
    assert aki.wait_until(aki.is_asked)
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(aki.page.locator(".prompt-ask")).to_be_in_viewport()
    expect(aki.answers.first).to_be_in_viewport()
    aki.leave()
