"""The hall's front page: something to watch, tables that name their game and renew themselves, a picture without edges."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles_in_any_light
from tests.support.rulings import ruling


@ruling("BK-13.2")
@pytest.mark.parametrize("language", ["en", "it"])
def test_watch_a_game_leads_to_one_where_nobody_plays(hall: Hall, browser: Browser, language: str) -> None:
    aki = Person(browser, hall.address, language=language)
    aki.go("/")
    watch = aki.page.get_by_role("button", name="Watch a game" if language == "en" else "Guarda una partita")
    watch.focus()
    aki.page.keyboard.press("Enter")
    expect(aki.page.locator(".table")).to_be_visible()
    assert "/table/" in aki.page.url
    assert aki.page.locator(".options button.opt").count() == 0, "who watches decides nothing"

    # Meanwhile the hall lists it: the game, who plays, and whose decision it is.
    beniko = Person(browser, hall.address, language=language)
    beniko.go("/")
    row = beniko.page.locator(".watching li")
    expect(row).to_have_count(1)
    table = httpx.get(f"{hall.address}/api/tables").json()[0]
    for seat in table["seats"]:
        expect(row).to_contain_text(seat["name"])
    expect(row).to_contain_text("masters" if language == "en" else "maestri")
    expect(row).to_contain_text("decides" if language == "en" else "decide")
    assert stumbles_in_any_light(beniko) == []
    row.get_by_role("link").click()
    expect(beniko.page.locator(".table")).to_be_visible()
    assert beniko.page.url == aki.page.url
    for person in (aki, beniko):
        person.leave()


def test_masters_play_the_game_one_asks_for(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/")
    aki.page.get_by_role("group", name="Watch masters play").get_by_role("button", name="Ken il Guerriero").click()
    expect(aki.page.locator(".table")).to_be_visible()
    (shown,) = httpx.get(f"{hall.address}/api/tables").json()
    assert (shown["game"], {seat["level"] for seat in shown["seats"]}) == ("ken", {"master"})
    assert aki.page.url.endswith(shown["code"])
    aki.go("/me")
    assert "Ken il Guerriero" not in aki.page.locator("main").inner_text(), "it is none of one's games"
    aki.leave()


def test_open_tables_name_their_game_and_renew_themselves(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.page.clock.install()
    aki.go("/")
    section = aki.page.locator("section", has=aki.page.locator("#tables"))
    expect(section).to_contain_text("No open table right now")
    form = {"game": "senjutsu", "players": ["you", "open"], "public": True, "name": ""}
    made = httpx.post(f"{hall.address}/api/tables", json=form).json()
    aki.page.clock.fast_forward(21_000)
    row = section.locator(".open li")
    expect(row).to_contain_text("Senjutsu")
    expect(row).to_contain_text("hosted by somebody")
    assert "bots" not in row.inner_text(), "a host without a name is somebody"
    row.get_by_role("link", name=f"Sit down at Senjutsu, table {made['code']}").click()
    expect(aki.page.get_by_role("heading", name="Senjutsu")).to_be_visible()
    aki.leave()


@pytest.mark.parametrize("width", [360, 390, 1440, 1920, 2560])
def test_the_picture_has_no_edges_and_nothing_is_wider_than_the_window(hall: Hall, browser: Browser, width: int) -> None:
    aki = Person(browser, hall.address)
    aki.page.set_viewport_size({"width": width, "height": 900})
    aki.go("/")
    expect(aki.page.locator(".rooms")).to_be_visible()
    picture = aki.page.locator(".heropic").bounding_box()
    assert picture is not None
    assert picture["x"] <= 0
    assert picture["x"] + picture["width"] >= width - 20, "a scroll bar at most"
    sky = aki.page.locator(".heropic .sky").bounding_box()
    assert sky is not None
    assert sky["x"] <= 0 and sky["x"] + sky["width"] >= width
    assert aki.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    title = aki.page.locator(".oban[data-game=ken] h2")
    lines = title.evaluate("(one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)")
    assert round(lines) == 1, "the longest name has room"
    aki.leave()
