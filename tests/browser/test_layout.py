"""Nothing on a table covers another's text, and no text is cut but with its whole within reach: five sizes, two languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Hall
from tests.browser.layout import Reader, faults_in
from tests.browser.lords import post
from tests.browser.people import Person

LONGEST = 900
MOMENTS = 3
"""Of each game in `make test`; all of them are looked at in the soak."""
PLANT = """() => {
  const ask = document.querySelector('.prompt-ask');
  const over = document.createElement('div');
  over.className = 'planted';
  const box = ask.getBoundingClientRect();
  over.style.cssText = `position: fixed; z-index: 99; left: ${box.left}px; top: ${box.top}px; width: 40px; height: 40px;
    background: red; pointer-events: none`;
  document.querySelector('.table').append(over);
  const put = (style, words) => {
    const one = document.createElement('p');
    one.style.cssText = `position: absolute; left: 300px; z-index: 98; background: white; ${style}`;
    one.textContent = words;
    document.querySelector('.stage').append(one);
    return one;
  };
  put('top: 300px; width: 60px; overflow: hidden; white-space: nowrap', 'a sentence that is cut at its end');
  put('top: 340px; height: 20px; overflow: hidden; line-height: 20px; width: 90px', 'of this sentence the second line is gone');
  put('top: 380px; width: 40px; overflow-wrap: anywhere', 'unbreakableword');
  put('top: 480px; width: 60px; overflow: hidden; white-space: nowrap', 'a sentence whose whole is its title').title =
    'Here: a sentence whose whole is its title';
  put('top: 520px; width: 60px; overflow: auto; white-space: nowrap', 'a sentence that can be scrolled');
}"""


def test_a_text_that_is_covered_cut_or_broken_is_named(hall: Hall, browser: Browser) -> None:
    """The look can fail: what is planted is found, by its kind and its words, and what can be had whole is told apart."""
    aki = Person(browser, hall.address)
    aki.play_now()
    assert aki.wait_until(aki.is_asked)
    question = aki.page.locator(".prompt-ask").inner_text()
    before = {(one.kind, one.text) for one in faults_in(aki.page) if not one.can_be_had}
    assert before == set()
    aki.page.evaluate(PLANT)
    found = [one for one in faults_in(aki.page) if not one.can_be_had]
    assert {(one.kind, one.text) for one in found} == {
        ("covered", question),
        ("cut", "a sentence that is cut at its end"),
        ("cut", "of this sentence the second line is gone"),
        ("broken", "unbreakableword"),
    }
    assert [one.by for one in found if one.kind == "covered"] == ["div > div.table.table--sword > div.planted"]
    assert [one.text for one in faults_in(aki.page) if one.topic == "title"] == ["a sentence whose whole is its title"]
    aki.leave()


@pytest.mark.parametrize(
    ("game", "language"), [("samurai-sword", "it"), ("rising-sun", "it"), ("senjutsu", "en"), ("ken", "it")]
)
def test_the_first_moments_of_a_game_can_be_read_in_every_size(hall: Hall, browser: Browser, game: str, language: str) -> None:
    aki = Person(browser, hall.address, language=language)
    aki.play_now(game)
    reader = Reader(aki)
    for _ in range(MOMENTS):
        assert aki.wait_until(lambda: aki.is_asked() or aki.is_over())
        reader.look()
        aki.answer(aki.click)
    assert reader.found == {}
    aki.leave()


CROWDS = {
    "eight at one table": {"game": "samurai-sword", "seats": 8, "options": {"expansions": ["rising-sun"]}},
    "seven at one table": {"game": "samurai-sword", "seats": 7},
    "two against two": {"game": "senjutsu", "mode": "teams", "seats": 4},
    "alone against foes": {"game": "senjutsu", "mode": "solo", "seats": 1},
    "five clans": {"game": "rising-sun", "seats": 5},
}
CROWDED = 25
"""Moments that are looked at where many sit at one table."""


@pytest.mark.whole
@pytest.mark.parametrize("crowd", CROWDS)
def test_a_crowded_table_can_be_read_in_every_size(hall: Hall, browser: Browser, crowd: str) -> None:
    aki = Person(browser, hall.address, language="it")
    seated = post(hall.address, "/play", {"level": "novice", "name": "Aki", **CROWDS[crowd]})
    aki.go(f"/table/{seated['code']}#{seated['token']}")
    reader = Reader(aki)
    for _ in range(CROWDED):
        assert aki.wait_until(lambda: aki.is_asked() or aki.is_over()), "nothing is asked, and the game is not over"
        reader.look()
        if not aki.answer(aki.click):
            break
    assert reader.found == {}
    aki.leave()


@pytest.mark.whole
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", ["samurai-sword", "rising-sun", "senjutsu", "ken"])
def test_a_whole_game_can_be_read_in_every_size(hall: Hall, browser: Browser, game: str, language: str) -> None:
    aki = Person(browser, hall.address, language=language)
    aki.play_now(game)
    reader = Reader(aki)
    for _ in range(LONGEST):
        assert aki.wait_until(lambda: aki.is_asked() or aki.is_over()), "nothing is asked, and the game is not over"
        reader.look()
        if not aki.answer(aki.click):
            break
    assert aki.is_over(), "the game did not end"
    assert reader.found == {}
    aki.leave()
