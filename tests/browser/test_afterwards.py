"""After the game: the replay step by step, playing on from the middle, the record out of the hall and in again."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

import budokan
from budokan.kernel.records import Record
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.prepared import golden, put_in
from tests.browser.test_reading import stumbles

LAST = 24
"""So many decisions before its end the game is taken up."""


def play_to_the_end(hall: Hall, person: Person) -> str:
    """The last moves of a game of five against bots; a whole one is played in test_playing.py."""
    record = golden("samurai-sword", "five")
    token, code = put_in(hall, record.header, record.lines[:-LAST], [0])[0], "DJRSKN"
    person.go(f"/table/{code}#{token}")
    person.page.wait_for_selector(".decide")
    assert any(not person.answer_by_keys() for _ in range(600)), "the game did not end"
    return code


def test_a_replay_is_scrubbed_shared_forked_exported_and_imported(hall: Hall, browser: Browser, tmp_path: Path) -> None:
    aki = Person(browser, hall.address)
    code = play_to_the_end(hall, aki)
    assert stumbles(aki) == [], "at the end of the game"
    aki.page.get_by_role("link", name="See the replay").click()
    aki.page.wait_for_selector(".replay")
    assert stumbles(aki) == [], "at the replay"
    for _ in range(5):
        aki.page.keyboard.press("ArrowRight")
    aki.sees("Moment 5 of")
    assert aki.page.url.endswith(f"/replay/{code}#5")
    assert aki.page.locator(".seat .opened").count() >= 3, "all hands are open"

    aki.page.locator("label", has_text="View").locator("select").select_option("1")
    aki.page.wait_for_selector(".dock .card")
    assert aki.page.locator(".seat .opened").count() == 0, "seat 1 sees no other hand"
    assert aki.page.url.endswith("#5.1")

    beniko = Person(browser, hall.address, name="Beniko")
    beniko.go(f"/replay/{code}#5.1")
    beniko.sees("Moment 5 of")
    with beniko.page.expect_download() as taken:
        beniko.page.get_by_role("link", name="Download the game").click()
    record = tmp_path / "game.record"
    taken.value.save_as(record)

    beniko.go("/")
    beniko.page.locator("input[type=file]").set_input_files(record)
    beniko.page.wait_for_url("**/replay/u-*")
    beniko.page.keyboard.press("End")
    expect(beniko.page.locator(".prompt-who")).to_contain_text("Moment")

    beniko.page.keyboard.press("Home")
    for _ in range(7):
        beniko.page.keyboard.press("ArrowRight")
    beniko.page.get_by_role("button", name="Play on from here").click()
    beniko.page.get_by_role("dialog").get_by_role("button").nth(1).click()
    beniko.page.wait_for_url("**/table/*")
    beniko.page.wait_for_selector(".decide")
    assert beniko.answer_by_keys()
    aki.leave()
    beniko.leave()


def test_a_broken_record_is_refused_in_words(hall: Hall, browser: Browser, tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_text("not a record at all\n", encoding="utf-8")
    aki = Person(browser, hall.address)
    aki.go("/")
    aki.page.locator("input[type=file]").set_input_files(bad)
    expect(aki.page.get_by_role("alert")).to_contain_text("saved game")
    aki.leave()


def test_a_record_of_a_game_not_opened_yet_is_refused_in_that_games_words(hall: Hall, browser: Browser, tmp_path: Path) -> None:
    table = budokan.game("ken").new(seed=1)
    position = table.position()
    position.state["known"] = [["shin"], []]
    header = replace(table.record().header, seed=None, position=msgspec.to_builtins(position))
    bad = tmp_path / "bad.record"
    bad.write_text(Record(header, ()).text(), encoding="utf-8")
    aki = Person(browser, hall.address, language="it")
    aki.go("/")
    aki.page.locator("input[type=file]").set_input_files(bad)
    told = "La posizione non si può leggere: una carta nota nella mano del posto 0 non c’è."
    expect(aki.page.get_by_role("alert")).to_have_text(told)
    aki.leave()
