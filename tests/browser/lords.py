"""Lords of Rising Sun at their browsers: they sit down together, talk, march, bid and answer what the table asks."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import Person

STATE = """() => {
  const prompt = document.querySelector('.prompt:not(.prompt--others) .prompt-ask');
  const answers = document.querySelectorAll('.options button.opt:not([disabled])').length;
  return {
    asked: prompt && answers ? prompt.textContent : '',
    over: document.querySelector('.scores') !== null,
    bids: document.querySelector('.war--bids .btn--main:not([disabled])') !== null,
    moment: [
      document.querySelectorAll('.table > .log li').length, answers, document.querySelector('.prompt-ask')?.textContent,
    ].join(),
  };
}"""


def post(address: str, path: str, body: Any) -> Any:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    kind = "text/plain" if isinstance(body, bytes) else "application/json"
    asked = urllib.request.Request(f"{address}/api{path}", data, {"Content-Type": kind}, method="POST")
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


class Lord(Person):
    """One who leads a clan."""

    clan = ""

    def sit(self, code: str, token: str) -> None:
        self.go(f"/table/{code}#{token}")

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def until_asked(self, beginning: str) -> None:
        """Wait until this is asked, answering nothing."""
        held = self.wait_until(lambda: str(self.state()["asked"]).startswith(beginning))
        assert held, f"expected {beginning!r}, but the table asks {self.page.locator('.prompt-ask').inner_text()!r}"

    def option(self, words: str) -> Locator:
        return self.answers.filter(has_text=words)

    def choose(self, words: str) -> None:
        """The answer with these words, confirmed."""
        before = self.state()["moment"]
        one = self.option(words).first
        if one.get_attribute("aria-pressed") != "true":  # the only answer is chosen by itself
            one.click()
        self.confirm(before)

    def choose_at(self, index: int) -> None:
        before = self.state()["moment"]
        if not self.main_button.count():
            self.answers.nth(min(index, self.answers.count() - 1)).click()
        if not self.main_button.count():
            self.answers.first.click()
        self.confirm(before)

    def confirm(self, before: str) -> None:
        self.main_button.first.click()
        self.wait_until(lambda: self.has_gone_on(before))

    def has_gone_on(self, since: str) -> bool:
        state = self.state()
        return bool(state["moment"] != since or state["over"])

    # Talks.

    def open_talks(self) -> Locator:
        self.page.locator(".talks-open").click()
        return self.page.get_by_role("dialog", name="Negotiate")

    def give(self, to: str, coins: int) -> None:
        held = self.coins()
        gift = self.open_talks().locator(".gifts")
        gift.get_by_label("To whom").select_option(label=to)
        gift.get_by_label("Coins", exact=True).fill(str(coins))
        gift.get_by_label("Coins", exact=True).blur()
        gift.get_by_role("button", name="Give").click()
        assert self.wait_until(lambda: self.coins() == held - coins), "the gift was not given"
        self.page.keyboard.press("Escape")

    def propose(self, to: str, coins: int, promise: str) -> None:
        """So many Coins now, if the other promises this."""
        form = self.open_talks().locator(".dealform")
        form.get_by_label("With whom").select_option(label=to)
        own, other = form.locator(".dealside").nth(0), form.locator(".dealside").nth(1)
        own.get_by_label("Coins now", exact=True).fill(str(coins))
        own.get_by_label("Coins now", exact=True).blur()
        other.get_by_label("Promise").select_option(label=promise)
        form.get_by_role("button", name="Propose it").click()
        expect(self.page.locator(".deal header b").first).to_contain_text(f"You propose a deal to {to}")
        self.page.keyboard.press("Escape")

    # The map and the bid.

    def piece(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=words)

    def province(self, name: str) -> Locator:
        return self.page.locator(f"[data-province={name}]")

    def march(self, figure: str, to: str) -> bool:
        """Plan one Move on the map: tap the piece, then reach the province with the keyboard."""
        movable = self.page.locator(f".tk--lit[aria-label^='{figure}']")
        if not movable.count():
            return False
        movable.first.click()
        if not self.page.locator(f"[data-province={to}].land--lit").count():
            self.page.keyboard.press("Escape")
            return False
        self.province(to).press("Enter")
        return True

    def coins(self) -> int:
        return int(self.page.locator(".own .rs .pip").first.inner_text().split()[0])

    def bid(self, each: int) -> None:
        """So many Coins on each advantage, the rest kept back."""
        form = self.page.locator(".war--bids")
        if each:
            for at in range(4):
                field = form.locator(".bid input").nth(at)
                field.fill(str(each))
                field.blur()
        form.locator(".btn--main").click()
        self.wait_until(lambda: not self.state()["bids"])


def sit_down(browser: Browser, address: str, lords: list[Lord], bots: int, **options: str) -> str:
    """A table with these people and so many bots, begun; its code."""
    players = ["you", *["open"] * (len(lords) - 1), *["student"] * bots]
    seated = post(address, "/tables", {"game": "rising-sun", "players": players, "name": "Aki", "options": options})
    code = str(seated["code"])
    lords[0].sit(code, seated["token"])
    for seat, one in enumerate(lords[1:], start=1):
        here = post(address, f"/tables/{code}/seats", {"name": f"Lord {seat}", "seat": seat})
        one.sit(code, here["token"])
        one.page.wait_for_selector(".seats")
    if len(lords) > 1:  # a table without an open seat has begun by itself
        lords[0].page.locator(".seats ~ .row").get_by_role("button", name="Begin").click()
    for one in lords:
        one.page.wait_for_selector(".decide")
    return code
