"""What told nobody anything is taken back at once, without asking anybody."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Browser, expect

import budokan
from budokan import Luck
from tests.browser.conftest import Hall
from tests.browser.people import Person


def with_a_full_hand() -> tuple[str, int, int]:
    """A whole game's record, a moment of it at which somebody may end his play phase with more than seven cards, and who."""
    for seed in range(200):
        table = budokan.game("samurai-sword").new(5, seed)
        luck = Luck(seed, "full hand")
        found: tuple[int, int] | None = None
        while not table.over:
            seat = table.waiting[0]
            options = table.options(seat)
            if found is None and str(options[0]) == "end play" and len(table.view(seat)["table"]["hand"]) > 7:
                found = (len(table.decisions()), seat)
            table.play(seat, luck.pick(options))
        if found is not None:
            return table.record().text(), *found
    raise AssertionError("nobody ever had a full hand")


def post(address: str, body: bytes, kind: str) -> Any:
    asked = urllib.request.Request(address, body, {"Content-Type": kind}, method="POST")
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


def test_a_decision_that_told_nobody_anything_is_taken_back_at_once(hall: Hall, browser: Browser) -> None:
    record, decision, seat = with_a_full_hand()
    replay = post(f"{hall.address}/api/replays", record.encode(), "text/plain")["id"]
    fork = json.dumps({"decision": decision, "seat": seat, "name": "Aki", "level": "ronin"}).encode()
    seated = post(f"{hall.address}/api/replays/{replay}/fork", fork, "application/json")
    aki = Person(browser, hall.address)
    aki.go(f"/table/{seated['code']}#{seated['token']}")
    assert aki.wait_until(aki.is_asked)
    question = expect(aki.page.locator(".prompt").first)
    question.to_contain_text("Your play phase")
    aki.page.get_by_role("button", name="End the play phase").first.click()
    if aki.main_button.count():
        aki.main_button.click()
    question.not_to_contain_text("Your play phase")
    aki.menu("Undo the last decision")
    question.to_contain_text("Your play phase")
    aki.leave()
