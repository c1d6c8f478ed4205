"""Somebody at a browser: goes to pages, answers what the table asks, by mouse or by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
GUIDED = ["samurai-sword", "rising-sun", "senjutsu", "ken"]
"""Whoever has seen the guided turn of each game is not shown it again."""

STATE = """() => {
  const count = (what) => document.querySelectorAll(what).length;
  return {
    asked: count('.prompt:not(.prompt--others)') > 0 && count('.options button.opt:not([disabled])') > 0,
    over: count('.sheet .next') > 0,
    answers: [...document.querySelectorAll('.options button.opt')].map((one) => one.innerText).join(' '),
    moment: [
      count('.table > .log ol > li'), document.querySelector('.prompt-ask')?.innerText, count('.dock .card'),
    ].join(' '),
  };
}"""
"""What is looked at again and again, in one look."""


def question_in(seen: dict[str, Any]) -> str:
    return f"{seen['moment']} {seen['answers']}"


class Person:
    """One browser context: its own settings, its own seats.

    Whoever only plays is told everything at once, answers as fast as they like and by hand; tests of the pace say otherwise.
    """

    sight = STATE

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        name: str = "Aki",
        language: str = "en",
        theme: str = "light",
        phone: bool = False,
        pace: str = "at-once",
        guard: bool = False,
        forced: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(viewport=PHONE if phone else DESK, has_touch=phone, reduced_motion="reduce")
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        own = {"pace": pace, "guard": guard, "forced": forced, "forcedTold": not forced}
        settings = json.dumps({"name": name, "language": language, "theme": theme, "guided": GUIDED, **own})
        key = "budokan.settings"
        self.context.add_init_script(f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {json.dumps(settings)})")
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)
        self.luck = Random(7)

    def _hear(self, said: ConsoleMessage) -> None:
        """A drawing with a figure that is none is a trouble too: the browser only complains of it."""
        if said.type == "error" and "attribute" in said.text:
            self.troubles.append(said.text)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def leave(self) -> None:
        self.context.close()
        assert not self.troubles, self.troubles

    def play_now(self, game: str = "samurai-sword") -> str:
        """One click on the front page; the code of the table it led to."""
        self.go("/")
        self.page.locator(f"[data-game='{game}'] .ob-play").click()
        self.page.wait_for_selector(".decide")
        return self.code

    @property
    def code(self) -> str:
        return self.page.url.split("/table/")[1][:6]

    @property
    def answers(self) -> Locator:
        return self.page.locator(".options button.opt:not([disabled])")

    @property
    def main_button(self) -> Locator:
        return self.page.locator(".btns .btn--main:not([disabled])")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(self.sight)
        return seen

    def is_asked(self) -> bool:
        return bool(self.look()["asked"])

    def is_over(self) -> bool:
        return bool(self.look()["over"])

    def moment(self) -> str:
        """What tells one moment of the table from the next."""
        return str(self.look()["moment"])

    def question(self) -> str:
        """The moment and what can be answered: one question may follow another in the same words with nothing told between."""
        return question_in(self.look())

    def asks_otherwise(self, before: str) -> bool:
        """Another question than before, or none any more because the game is over; in one look."""
        seen = self.look()
        return bool(question_in(seen) != before or seen["over"])

    def wait_until(self, holds: Callable[[], bool], most: int = 1200) -> bool:
        for _ in range(most):
            if holds():
                return True
            self.page.wait_for_timeout(25)
        return False

    def answer(self, press: Callable[[Locator], None]) -> bool:
        """Give one answer and see it taken; False when the game is over."""
        return self._give(lambda number: press(self.answers.nth(number)), lambda: press(self.main_button), 10_000)

    def click(self, what: Locator) -> None:
        what.click()

    def answer_by_keys(self) -> bool:
        """The same with digits and Enter alone."""
        keys = self.page.keyboard
        return self._give(lambda number: keys.press(str(1 + number)), lambda: keys.press("Enter"), 9)

    def _give(self, choose: Callable[[int], None], confirm: Callable[[], None], reach: int) -> bool:
        seen: dict[str, Any] = {}

        def something_is_asked() -> bool:
            seen.update(self.look())
            return bool(seen["asked"] or seen["over"])

        if not self.wait_until(something_is_asked):
            raise AssertionError("nothing is asked, and the game is not over")
        if seen["over"]:
            return False
        # Where there is but one answer it is chosen already.
        if not self.main_button.count():
            choose(self.luck.randrange(min(reach, self.answers.count())))
        if not self.main_button.count():
            choose(0)
        before = self.question()
        confirm()
        self.wait_until(lambda: self.asks_otherwise(before))
        return True

    def has_moved_on(self, since: str) -> bool:
        seen = self.look()
        return bool(seen["moment"] != since or seen["over"])

    def menu(self, item: str) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=item).click()

    def sees(self, words: str) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()
