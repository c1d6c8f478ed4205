"""At the table: a hint in words, bots that are seen thinking, arrows that walk, clocks that run out, sounds that are off."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles

COUNT_SOUNDS = """
window.sounds = 0;
for (const make of ['createOscillator', 'createBufferSource']) {
  const plain = AudioContext.prototype[make];
  AudioContext.prototype[make] = function () { window.sounds += 1; return plain.call(this); };
}
"""


def sit_down(person: Person, **form: Any) -> str:
    """Open a table with oneself at it and go there; its code."""
    players = form.pop("players", ["you", "ronin", "ronin", "ronin"])
    body = {"game": "samurai-sword", "name": "Aki", "players": players, **form}
    seated = person.context.request.post(f"{person.address}/api/tables", data=body).json()
    person.go(f"/table/{seated['code']}#{seated['token']}")
    person.page.wait_for_selector(".decide")
    code: str = seated["code"]
    return code


def ask_until_there_is_a_choice(person: Person) -> None:
    """Answer whatever leaves no choice."""
    for _ in range(60):
        assert person.wait_until(person.is_asked)
        if person.answers.count() > 1:
            return
        person.answer_by_keys()
    raise AssertionError("nothing to choose in sixty decisions")


def test_a_hint_names_the_best_moves_and_suspects_in_words(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    sit_down(aki, hints=True)
    ask_until_there_is_a_choice(aki)
    aki.page.get_by_role("button", name="Hint", exact=True).click()
    sheet = aki.page.get_by_role("dialog")
    expect(sheet.locator(".advice .opt").first).to_be_visible(timeout=30_000)
    assert sheet.locator(".advice .opt").count() == 2
    for words in sheet.locator(".advice .fx").all_inner_texts():
        assert re.fullmatch(r"\d+%", words)
    suspicions = sheet.locator(".suspected li span").all_inner_texts()
    assert suspicions
    for words in suspicions:
        assert re.match(r"(Samurai|Ninja|Ronin) \d+%: (acted against|has given nothing away)", words), words
    assert stumbles(aki) == []
    advised = sheet.locator(".advice .opt b").first.inner_text()
    sheet.locator(".advice .opt").first.click()
    expect(aki.main_button).to_contain_text(advised)
    aki.leave()


def test_a_table_without_hints_has_no_hint(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/new/samurai-sword")
    aki.page.get_by_text("More settings").click()
    aki.page.get_by_label("Bots may be asked for a hint").uncheck()
    for seat in (2, 3):
        aki.page.get_by_label(f"Seat {seat}").select_option("ronin")
    aki.page.get_by_role("button", name="Begin").click()
    aki.page.wait_for_selector(".decide")
    ask_until_there_is_a_choice(aki)
    assert aki.page.get_by_role("button", name="Hint", exact=True).count() == 0
    aki.page.keyboard.press("h")
    assert aki.page.get_by_role("dialog").count() == 0
    aki.page.get_by_role("button", name="Menu").click()
    assert aki.page.get_by_role("button", name="What would a bot do?").count() == 0
    aki.leave()


def test_slow_bots_are_seen_thinking(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    sit_down(aki, players=["sensei", "sensei", "sensei"])
    expect(aki.page.locator(".thinks")).to_contain_text("thinking", timeout=30_000)
    aki.leave()


def test_arrows_walk_among_the_answers_and_enter_gives_one(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    sit_down(aki)
    ask_until_there_is_a_choice(aki)
    aki.page.keyboard.press("ArrowDown")
    expect(aki.answers.nth(0)).to_be_focused()
    aki.page.keyboard.press("ArrowRight")
    expect(aki.answers.nth(1)).to_be_focused()
    aki.page.keyboard.press("ArrowUp")
    expect(aki.answers.nth(0)).to_be_focused()
    aki.page.keyboard.press("ArrowLeft")
    expect(aki.answers.last).to_be_focused()
    before = aki.moment()
    for _ in range(2):  # a card that asks for its target needs one more
        if not aki.main_button.count():
            aki.page.keyboard.press("ArrowDown")
            aki.page.keyboard.press("Enter")
    aki.page.keyboard.press("Enter")
    assert aki.wait_until(lambda: aki.moment() != before), "the answer is confirmed"
    aki.leave()


def test_a_clock_runs_down_and_a_bot_plays_on(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    sit_down(aki, clock={"kind": "player", "seconds": 12})
    timer = aki.page.get_by_role("timer").first
    assert aki.wait_until(aki.is_asked)
    expect(timer).to_have_accessible_name(re.compile(r"Time left: 0:(0[1-9]|1[0-2])"))
    expect(timer).to_have_accessible_name(re.compile(r"Time left: 0:0[0-3]"))
    expect(aki.page.locator(".end-teams")).to_be_visible(timeout=60_000)
    aki.leave()


def test_sounds_are_off_until_they_are_turned_on(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.context.add_init_script(COUNT_SOUNDS)
    sit_down(aki)
    for _ in range(3):
        assert aki.answer_by_keys()
    assert aki.page.evaluate("window.sounds") == 0
    aki.page.get_by_role("button", name="Menu").click()
    aki.page.get_by_label("Sounds").check()
    aki.page.get_by_role("button", name="Close").click()
    for _ in range(3):
        assert aki.answer_by_keys()
    assert aki.wait_until(lambda: aki.page.evaluate("window.sounds") > 0)
    aki.page.reload()
    aki.page.get_by_role("button", name="Menu").click()
    expect(aki.page.get_by_label("Sounds")).to_be_checked()
    aki.leave()
