"""A stranger's path: from the front page to how a game is played, through its first game, and on against novices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from budokan.teaching.script import Script, Step, scripts
from tests.browser.conftest import Hall
from tests.browser.people import Person

GAMES = ("samurai-sword", "rising-sun", "senjutsu", "ken")
WAYS = ("mouse", "keys", "phone")
LEARNT = {("samurai-sword", "mouse"), ("senjutsu", "keys"), ("ken", "phone"), ("rising-sun", "mouse")}
"""How each game is learnt in `make test`; the other ways of each are walked in the soak."""
FARTHEST = 80
"""So many presses of Tab, and whatever a page offers first has been reached."""

STEPS = 6
"""How many steps of a first game are made at the browser; tests/hall plays all of them."""


class Stranger(Person):
    """Somebody who has never been here."""

    def __init__(self, browser: Browser, address: str, way: str) -> None:
        super().__init__(browser, address, phone=way == "phone")
        self.way = way

    def press(self, what: str) -> None:
        """Press the first thing of this kind, with the mouse, a finger, or by going to it with the keyboard."""
        thing = self.page.locator(what).first
        expect(thing).to_be_visible()
        if self.way == "phone":
            thing.tap()
        elif self.way == "keys":
            self.tab_to(thing)
            self.page.keyboard.press("Enter")
        else:
            thing.click()

    def tab_to(self, thing: Locator) -> None:
        """Where the focus is not led by itself, Tab leads it."""
        for _ in range(FARTHEST):
            if thing.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not reach it")

    def confirm(self) -> None:
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.press(".btns .btn--main:not([disabled])")

    def step(self) -> int:
        said = self.page.locator(".slip .count, .folded span").first.inner_text()
        return int("".join(one for one in said.split(" of ")[0] if one.isdigit()))

    def goes_on(self, script: Script, since: int) -> bool:
        """Another step, at which something is said or the learner decides."""
        step = self.step()
        now = of(script, step)
        if step == since or now is None:
            return False
        shown = self.page.locator(".slip").count() > 0
        return shown if now.say else script.seat_of(now) == script.learner and self.is_asked()

    def answer_until_it_goes_on(self, step: int) -> None:
        """Try the answers one after another: those the script does not allow are refused with a reason, and nothing happens."""
        for group in range(self.answers.count()):
            if self._tried(group, 0, step):
                return
            for answer in range(1, 8):
                if not self._opens(group) or answer >= self.answers.count():
                    break
                if self._tried(group, answer, step):
                    return
        raise AssertionError(f"no answer leads on from step {step}")

    def _opens(self, group: int) -> bool:
        self._put_away()
        self._choose(group)
        return not self.main_button.count()

    def _tried(self, group: int, answer: int, step: int) -> bool:
        self._put_away()
        self._choose(group)
        if not self.main_button.count():
            self._choose(answer)
        if not self.main_button.count():
            return False
        self.confirm()
        self.wait_until(lambda: self.step() != step or self.page.locator(".slip .why").count() > 0)
        return self.step() != step

    def _choose(self, number: int) -> None:
        """What is chosen already is not pressed again: that would confirm it."""
        option = f".options li:nth-child({number + 1}) button.opt"
        if self.page.locator(option).get_attribute("aria-pressed") != "true":
            if self.way == "keys":
                self.page.keyboard.press(str(number + 1))
            else:
                self.press(option)

    def _put_away(self) -> None:
        if self.page.locator(".slip").count():
            self.press(".slip .btn--go")
            expect(self.page.locator(".slip")).to_have_count(0)
        back = self.page.locator(".btns .btn--quiet")
        if back.count() and self.way == "keys":
            self.page.keyboard.press("Escape")
        elif back.count():
            self.press(".btns .btn--quiet")


def of(script: Script, step: int) -> Step | None:
    return script.steps[step - 1] if step <= len(script.steps) else None


@pytest.mark.parametrize(
    ("game", "way"),
    [
        pytest.param(game, way, marks=[] if (game, way) in LEARNT else pytest.mark.whole, id=f"{game} by {way}")
        for game in GAMES
        for way in WAYS
    ],
)
def test_a_stranger_learns_a_game(hall: Hall, browser: Browser, game: str, way: str) -> None:
    script, person = scripts()[game], Stranger(browser, hall.address, way)
    person.go("/")
    person.press(f"[data-game='{game}'] .ob-learn")
    expect(person.page.locator("h1")).to_contain_text("How to play")
    expect(person.page.locator(".learn .card").first).to_be_visible()
    assert person.page.locator(".learn .turn > li").count() == 5
    person.press(".learn .btn--main")
    person.page.wait_for_selector(".slip")
    decided = 0
    for _ in range(STEPS):
        step = person.step()
        now = of(script, step)
        assert now is not None
        if now.say:
            expect(person.page.locator(".slip .btn--go"), "the focus goes in").to_be_focused()
            person.page.keyboard.press("Escape")
        if script.seat_of(now) == script.learner:
            expect(person.page.locator(".slip")).to_have_count(0)
            if now.say:
                assert person.wait_until(lambda: person.page.evaluate("document.activeElement !== document.body")), (
                    "it comes back"
                )
            person.answer_until_it_goes_on(step)
            decided += 1
        assert person.wait_until(lambda step=step: person.goes_on(script, step))  # type: ignore[misc]  # the loop's own step
    assert decided, "the learner has decided something"
    before = person.step()
    person.page.reload()
    person.page.wait_for_selector(".slip, .folded")
    assert person.step() == before, "it is where it was"
    person.go(f"/learn/{game}")
    person.press(".learn .go .btn:nth-child(2)")
    person.page.wait_for_selector(".decide")
    assert person.wait_until(person.is_asked), "a game against novices begins"
    assert person.answer_by_keys() if way == "keys" else person.answer(Locator.tap if way == "phone" else person.click)
    person.leave()
