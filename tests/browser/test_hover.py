"""What rises or lights up under the pointer stays under it, also at its edges."""

from __future__ import annotations

from math import ceil

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.conftest import Hall
from tests.browser.people import Person


def stays(person: Person, one: Locator) -> bool:
    """Whether the pointer, resting on the last pixel at an edge and then moving along it, never loses what it points at."""
    person.page.mouse.move(0, 0)
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    right, bottom = ceil(box["x"] + box["width"]) - 1, ceil(box["y"] + box["height"]) - 1
    held = []
    for x, y, along in ((across, bottom, (2, 0)), (right, down, (0, 2))):
        person.page.mouse.move(0, 0)
        person.page.mouse.move(x, y)
        for step in (0, 1, 2):
            person.page.mouse.move(x + step * along[0], y + step * along[1])
            person.page.wait_for_timeout(60)
            held.append(bool(one.evaluate("(it) => it.matches(':hover')")))
    return all(held)


def test_buttons_and_answers_do_not_flee_from_the_pointer(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/new/senjutsu")
    assert stays(aki, aki.page.get_by_role("button", name="Open the table"))
    aki.play_now("senjutsu")
    assert aki.wait_until(aki.is_asked)
    assert stays(aki, aki.answers.last)
    aki.leave()


@pytest.mark.parametrize(("game", "hit"), [("samurai-sword", ".dock .card-hit"), ("ken", ".dock .kn-hit")])
def test_a_card_that_rises_does_not_leave_the_pointer_behind(hall: Hall, browser: Browser, game: str, hit: str) -> None:
    aki = Person(browser, hall.address)
    aki.play_now(game)
    assert aki.wait_until(lambda: aki.page.locator(hit).count() > 0)
    assert stays(aki, aki.page.locator(hit).last)
    aki.leave()


LAID = """() => {
  const list = document.querySelector('.options').getBoundingClientRect();
  const chosen = document.querySelector('.opt--on')?.getBoundingClientRect();
  return {
    board: Math.round(document.querySelector('.stage').getBoundingClientRect().height),
    seen: Boolean(chosen && chosen.top >= list.top - 1 && chosen.bottom <= list.bottom + 1),
  };
}"""


@pytest.mark.parametrize("game", ["samurai-sword", "ken"])
def test_the_board_of_a_phone_stays_as_it_is_when_one_chooses(hall: Hall, browser: Browser, game: str) -> None:
    """The button that comes takes its room from the list, which goes on showing what was chosen."""
    aki = Person(browser, hall.address, phone=True)
    aki.play_now(game)
    for _ in range(30):
        assert aki.wait_until(aki.is_asked)
        if aki.answers.count() > 4 and not aki.main_button.count():
            break
        aki.answer(lambda what: what.tap())
    before = aki.page.evaluate(LAID)
    # The last answer that does not open a list of its own.
    aki.page.locator(".options button.opt:not(:has(.chev))").last.tap()
    aki.main_button.wait_for()
    after = aki.page.evaluate(LAID)
    assert abs(after["board"] - before["board"]) <= 2, (before, after)
    assert after["seen"]
    aki.leave()
