"""Somebody at a browser: goes to pages, answers what the table asks, by mouse or by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
GUIDED = ["samurai-sword", "rising-sun", "senjutsu", "ken"]
"""Whoever has seen the guided turn of each game is not shown it again."""


class Person:
    """One browser context: its own settings, its own seats."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        name: str = "Aki",
        language: str = "en",
        theme: str = "light",
        phone: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(viewport=PHONE if phone else DESK, has_touch=phone, reduced_motion="reduce")
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        settings = json.dumps({"name": name, "language": language, "theme": theme, "guided": GUIDED})
        key = "budokan.settings"
        self.context.add_init_script(f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {json.dumps(settings)})")
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.luck = Random(7)

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

    def is_asked(self) -> bool:
        return self.page.locator(".prompt:not(.prompt--others)").count() > 0 and self.answers.count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".sheet .next").count() > 0

    def wait_until(self, holds: Callable[[], bool], most: int = 400) -> bool:
        for _ in range(most):
            if holds():
                return True
            self.page.wait_for_timeout(25)
        return False

    def answer(self, press: Callable[[Locator], None]) -> bool:
        """Give one answer and see it taken; False when the game is over."""
        if not self.wait_until(lambda: self.is_asked() or self.is_over()):
            raise AssertionError("nothing is asked, and the game is not over")
        if self.is_over():
            return False
        before = self.moment()
        # Where there is but one answer it is chosen already.
        if not self.main_button.count():
            press(self.answers.nth(self.luck.randrange(self.answers.count())))
        if not self.main_button.count():
            press(self.answers.first)
        press(self.main_button)
        self.wait_until(lambda: self.moment() != before or self.is_over())
        return True

    def moment(self) -> str:
        """What tells one moment of the table from the next."""
        log = self.page.locator(".table > .log ol > li").count()
        return f"{log} {self.page.locator('.prompt-ask').inner_text()} {self.page.locator('.dock .card').count()}"

    def click(self, what: Locator) -> None:
        what.click()

    def answer_by_keys(self) -> bool:
        """The same with digits and Enter alone."""
        if not self.wait_until(lambda: self.is_asked() or self.is_over()):
            raise AssertionError("nothing is asked, and the game is not over")
        if self.is_over():
            return False
        before = self.moment()
        if not self.main_button.count():
            self.page.keyboard.press(str(1 + self.luck.randrange(min(9, self.answers.count()))))
        if not self.main_button.count():
            self.page.keyboard.press("1")
        self.page.keyboard.press("Enter")
        self.wait_until(lambda: self.moment() != before or self.is_over())
        return True

    def menu(self, item: str) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=item).click()

    def sees(self, words: str) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()
