"""The Lab and the card bench: a card is changed, what is wrong is told at its line, then it is played with and studied."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import budokan
from budokan.kernel.table import Table
from budokan.players.bots import bot_named
from budokan.players.runner import play_out
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles_in_any_light

BLUNT = '[[card]]\nid = "nodachi"\nwounds = 2\n'


@pytest.fixture
def kept(tmp_path: Path, client_built: None) -> Iterator[Hall]:
    """A hall that has told its keeper's link."""
    opened = Hall(tmp_path / "hall", "--keeper", luck="lab")
    yield opened
    opened.close()


def test_a_card_is_changed_played_with_and_studied(kept: Hall, browser: Browser) -> None:
    link = re.findall(r"http\S+", kept.said)[0].replace(kept.address, "")
    keeper = Person(browser, kept.address, phone=True)
    keeper.go(link)
    expect(keeper.page).to_have_url(re.compile(r"/$"))
    keeper.go("/cards/samurai-sword")
    keeper.page.locator("[data-take='nodachi']").click()
    expect(keeper.page.locator(".faces [data-card='nodachi']")).to_be_visible()
    words = keeper.page.get_by_role("textbox", name="The changes, as TOML")
    words.fill(BLUNT.replace("2", "12"))
    expect(keeper.page.locator(".fault")).to_contain_text("Line 3")
    expect(keeper.page.get_by_role("button", name="Play against bots")).to_be_disabled()
    words.fill(BLUNT)
    expect(keeper.page.locator(".faces [data-card='nodachi'] .wp")).to_contain_text("2")
    keeper.page.get_by_label("Name of the set").fill("Blunt")
    keeper.page.get_by_role("button", name="Save", exact=True).click()
    keeper.page.get_by_role("button", name="Copy a link").click()
    shared = keeper.page.evaluate("navigator.clipboard.readText()")
    assert stumbles_in_any_light(keeper) == []
    keeper.page.get_by_role("button", name="Study them").click()
    expect(keeper.page.locator(".handed")).to_contain_text("Blunt: one card")
    keeper.page.get_by_label("Deals, at most").fill("0")
    keeper.page.get_by_label("Who plays").select_option("novice")
    assert stumbles_in_any_light(keeper) == []
    keeper.page.get_by_role("button", name="Begin").click()
    study = keeper.page.locator(".study")
    expect(study).to_have_attribute("data-state", "running")
    study.get_by_role("button", name="Stop").click()
    expect(study).to_have_attribute("data-state", "stopped")
    study.get_by_role("button", name="Go on").click()
    expect(study).to_have_attribute("data-state", "done", timeout=120_000)
    expect(study.locator(".told li")).to_contain_text("Blunt: ")
    with keeper.page.expect_popup() as opened:
        study.get_by_role("link", name="The whole page").click()
    expect(opened.value.locator("h1")).to_have_text("Blunt")
    keeper.leave()

    guest = Person(browser, kept.address, language="it")
    guest.go("/lab/ken")
    expect(guest.page.locator(".closed")).to_contain_text("Gli studi di questa sala sono per chi la tiene")
    guest.go(shared.replace(kept.address, ""))
    expect(guest.page.locator(".faces [data-card='nodachi'] .wp")).to_contain_text("2")
    guest.page.get_by_role("button", name="Gioca contro i bot").click()
    expect(guest.page).to_have_url(re.compile("/table/"))
    code = guest.page.url.rpartition("/")[2]
    told = json.loads(guest.page.evaluate(f"fetch('/api/tables/{code}').then((answer) => answer.text())"))
    assert told["options"]["cards"] == {"nodachi": {"wounds": 2}}
    guest.leave()


def test_a_changed_card_is_tried_from_a_moment_of_a_game(hall: Hall, browser: Browser, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    record.write_text(a_game().record().text(), encoding="utf-8")
    person = Person(browser, hall.address, phone=True)
    person.go("/cards/samurai-sword")
    person.page.get_by_role("textbox", name="The changes, as TOML").fill(BLUNT)
    person.page.get_by_label("Name of the set").fill("Blunt")
    person.page.get_by_role("button", name="Try from a moment").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("No game of this kind has been finished here yet.")
    assert stumbles_in_any_light(person) == []
    person.page.locator("dialog input[type=file]").set_input_files(record)
    expect(person.page.locator(".handed")).to_contain_text("Your cards “Blunt” are ready")
    person.page.get_by_role("button", name="one decision forward").click()
    person.page.get_by_role("button", name="Play on from here").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("One card of “Blunt” is changed from here on.")
    person.page.get_by_role("dialog").locator(".who button").first.click()
    expect(person.page).to_have_url(re.compile("/table/"))
    code = person.page.url.rpartition("/")[2]
    told = json.loads(person.page.evaluate(f"fetch('/api/tables/{code}').then((answer) => answer.text())"))
    assert (told["options"]["cards"], told["fork"]["decision"]) == ({"nodachi": {"wounds": 2}}, 1)
    person.leave()


def a_game() -> Table:
    """A finished game between bots."""
    game = budokan.game("samurai-sword")
    table = game.new(4, 3)
    play_out(table, [bot_named("novice", game, 3, seat) for seat in range(4)], game.length)
    return table
