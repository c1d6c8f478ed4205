"""A new table: what people choose first in pictures, the rest under more, set with one press, the button always in sight."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles_in_any_light

GAMES = ("samurai-sword", "rising-sun", "senjutsu", "ken")

IN_SIGHT = """(one) => { const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && one.contains(top); }"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080), (390, 844), (360, 740)])
def test_the_button_is_in_sight_wherever_one_reads_and_nothing_is_too_wide(
    hall: Hall, browser: Browser, width: int, height: int
) -> None:
    aki = Person(browser, hall.address, language="it")
    aki.page.set_viewport_size({"width": width, "height": height})
    for game in GAMES:
        aki.go(f"/new/{game}")
        button = aki.page.get_by_role("button", name="Apri il tavolo")
        expect(button).to_be_visible()
        aki.page.get_by_text("Altre impostazioni").click()
        for share in (0, 0.5, 1):
            aki.page.evaluate("(share) => scrollTo(0, share * document.body.scrollHeight)", share)
            assert button.evaluate(IN_SIGHT), (game, share)
        assert aki.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
    aki.leave()


def test_a_solo_game_is_made_by_keyboard_alone_from_cards(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/new/senjutsu")
    kinds = aki.page.get_by_role("group", name="Mode")
    kinds.get_by_role("radio", name=re.compile("^duel")).focus()
    for _ in range(3):
        aki.page.keyboard.press("ArrowRight")
    expect(kinds.get_by_role("radio", name=re.compile("^solo"))).to_be_checked()
    aki.page.get_by_role("group", name="Who are you?").get_by_role("radio", name="Ronin").focus()
    aki.page.keyboard.press("Space")
    expect(aki.page.get_by_label("Who fights on seat 1")).to_have_value("ronin")
    fought = aki.page.get_by_role("group", name="Whom do you fight?")
    expect(fought.get_by_role("radio", name="Samurai Boss")).to_be_checked()
    fought.get_by_role("radio", name="Ninja").focus()
    aki.page.keyboard.press("Space")
    expect(aki.page.get_by_role("group", name="Foes").locator("select").first).to_have_value("ninja")
    aki.page.get_by_role("button", name="Begin").focus()
    aki.page.keyboard.press("Enter")
    aki.page.wait_for_url("**/table/*")
    made = httpx.get(f"{hall.address}/api/tables/{aki.code}").json()
    assert (made["mode"], made["options"]["characters"], made["options"]["foes"]) == ("solo", ["ronin"], ["ninja"])
    aki.leave()


def test_with_whom_one_plays_is_one_press(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/new/samurai-sword")
    company = aki.page.get_by_role("group", name="Who plays with you?")
    expect(company.get_by_role("radio", name=re.compile("^Friends"))).to_be_checked()
    company.locator("label", has_text="Bots").click()
    expect(aki.page.locator(".seats select").nth(1)).to_have_value("ronin")
    expect(aki.page.get_by_role("button", name="Begin")).to_be_visible()
    company.locator("label", has_text="Friends").click()
    expect(aki.page.locator(".go p")).to_have_text("4 open seats · 2 minutes per decision")
    aki.page.get_by_role("group", name="Expansions").locator("label", has_text="Rikyu").click()
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_url("**/table/*")
    made = httpx.get(f"{hall.address}/api/tables/{aki.code}").json()
    assert made["options"]["expansions"] == ["rikyu"]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "open", "open", "open"]
    aki.leave()


def test_a_table_is_set_with_one_press_and_ones_own_way_is_kept(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/new/rising-sun")
    ways = aki.page.get_by_role("group", name="Set it up")
    ways.get_by_role("button", name=re.compile("^For newcomers")).click()
    aki.page.get_by_text("More settings").click()
    shrines = aki.page.get_by_label("Shrines", exact=False).first
    expect(shrines).to_have_value("beginner")
    expect(aki.page.locator(".seats select").last).to_have_value("novice")
    expect(aki.page.get_by_role("radio", name=re.compile("^no limit"))).to_be_checked()
    ways.get_by_role("button", name=re.compile("^Tournament")).click()
    expect(aki.page.get_by_label("Bots may be asked for a hint")).not_to_be_checked()
    expect(shrines).to_have_value("random")

    aki.page.get_by_role("radio", name=re.compile("one decision per day")).check()
    ways.get_by_text("Save this set-up").click()
    ways.get_by_label("Name of the set-up").fill("Sundays")
    aki.page.keyboard.press("Enter")
    aki.page.reload()
    expect(aki.page.get_by_role("radio", name=re.compile("2 minutes per decision"))).to_be_checked()
    ways.get_by_role("button", name=re.compile("^Sundays")).click()
    expect(aki.page.get_by_role("radio", name=re.compile("one decision per day"))).to_be_checked()
    ways.get_by_role("button", name="Remove Sundays").click()
    aki.page.reload()
    expect(ways).to_be_visible()
    expect(ways.get_by_role("button", name=re.compile("Sundays"))).to_have_count(0)
    aki.leave()


@pytest.mark.parametrize("game", GAMES)
def test_the_form_makes_no_reader_stumble(hall: Hall, browser: Browser, game: str) -> None:
    aki = Person(browser, hall.address)
    aki.go(f"/new/{game}")
    expect(aki.page.get_by_role("button", name="Open the table")).to_be_visible()
    aki.page.get_by_text("More settings").click()
    assert stumbles_in_any_light(aki) == []
    aki.leave()
