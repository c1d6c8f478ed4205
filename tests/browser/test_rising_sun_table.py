"""At the table of Rising Sun: plans, reasons, readers, phones and replays."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import budokan
from budokan import Luck
from budokan.games.rising_sun.rules.battle import SealBids
from tests.browser.conftest import Hall
from tests.browser.lords import Lord, post, sit_down
from tests.browser.test_reading import stumbles


def lotus_orders(hall: Hall, browser: Browser, mandate: str, **person: object) -> Lord:
    """A table of three at which Lotus, who names what it likes, has just ordered this mandate."""
    aki = Lord(browser, hall.address, **person)  # type: ignore[arg-type]  # words of Person
    sit_down(browser, hall.address, [aki], bots=2, negotiation="off", clan_choice="choose")
    aki.until_asked("Which clan")
    aki.choose("Lotus")
    for _ in range(200):
        asked = str(aki.state()["asked"])
        if asked.startswith("Which mandate do you name"):
            aki.choose(mandate)
            return aki
        if asked:
            aki.choose("Done") if aki.option("Done").count() else aki.choose_at(0)
        else:
            aki.page.wait_for_timeout(15)
    raise AssertionError("Lotus was never asked for a mandate")


def test_many_moves_are_one_plan_that_can_be_taken_back(hall: Hall, browser: Browser) -> None:
    """RS-10.1: nothing is told to anybody before the plan is confirmed."""
    aki = lotus_orders(hall, browser, "Marshal")
    aki.until_asked("Marshal")
    told = aki.page.locator(".log li", has_text=re.compile(r"Your .* moves from"))
    before = told.count()
    pieces = aki.page.locator(".tk--lit")
    assert pieces.count() >= 2
    pieces.first.click()
    expect(aki.page.locator(".prompt-ask")).to_contain_text("where does it move?")
    aki.page.locator(".land--lit").first.press("Enter")
    expect(aki.page.locator(".plan li")).to_have_count(1)
    expect(aki.page.locator(".mv--set")).to_have_count(1)
    aki.page.keyboard.press("Escape")
    expect(aki.page.locator(".plan li")).to_have_count(0)
    for planned in (1, 2):
        aki.page.locator(".tk--lit").first.click()
        aki.page.locator(".land--lit").first.press("Enter")
        expect(aki.page.locator(".plan li")).to_have_count(planned)
    assert told.count() == before
    aki.page.get_by_role("button", name="Make these 2 moves and finish").click()
    expect(told).to_have_count(before + 2)
    expect(aki.page.locator(".plan li")).to_have_count(0)
    aki.leave()


def test_a_piece_of_the_reserve_lights_the_map_and_the_impossible_says_why(hall: Hall, browser: Browser) -> None:
    """RS-9.1: a figure comes where a stronghold stands; elsewhere the reason stands, with its ruling."""
    aki = lotus_orders(hall, browser, "Recruit")
    aki.until_asked("Recruit")
    aki.page.locator(".resv .pip--lit", has_text="Bushi").click()
    expect(aki.page.locator(".land--lit")).not_to_have_count(0)
    refused = aki.page.locator(".opt--no .rule").first
    ruling = refused.inner_text()
    refused.click()
    expect(aki.page.get_by_role("dialog").get_by_role("heading").first).to_have_text(ruling)
    aki.page.keyboard.press("Escape")
    lit = aki.page.locator(".land--lit").first
    lit.press("Enter")
    assert stumbles(aki) == []
    aki.page.locator("[data-province=hokkaido]").press("Enter")
    expect(aki.page.get_by_role("dialog")).to_contain_text("2 Ronin")
    aki.leave()


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_no_sheet_makes_a_reader_stumble(hall: Hall, browser: Browser, theme: str, phone: bool) -> None:
    aki = Lord(browser, hall.address, theme=theme, phone=phone)
    sit_down(browser, hall.address, [aki], bots=2, negotiation="structured")
    aki.until_asked("Which clan")
    found = {"clans": stumbles(aki)}
    aki.choose("Koi")
    aki.until_asked("Tea Ceremony")
    found["tea"] = stumbles(aki)
    aki.open_talks()
    found["talks"] = stumbles(aki)
    aki.page.keyboard.press("Escape")
    aki.page.locator("[data-province=edo]").press("Enter")
    found["province"] = stumbles(aki)
    assert {where: what for where, what in found.items() if what} == {}
    aki.leave()


def test_the_narrowest_phone_holds_map_question_and_treasury_in_italian(hall: Hall, browser: Browser) -> None:
    aki = Lord(browser, hall.address, phone=True, language="it")
    aki.page.set_viewport_size({"width": 360, "height": 740})
    seated = post(hall.address, "/play", {"game": "rising-sun", "seats": 5, "level": "uniform", "name": "Aki"})
    aki.sit(seated["code"], seated["token"])
    assert aki.wait_until(aki.is_asked)
    for _ in range(4):
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= 360
        expect(aki.page.locator(".prompt-ask")).to_be_in_viewport()
        expect(aki.answers.first).to_be_in_viewport()
        expect(aki.page.locator(".own .rs .pip").first).to_be_in_viewport()
        aki.choose_at(0)
        assert aki.wait_until(lambda: aki.is_asked() or bool(aki.state()["over"]))
    aki.leave()


def before_a_battle() -> tuple[str, int]:
    """A record that begins before a decision of seat 0 which leads to a battle it outbids everybody in, and that decision."""
    game = budokan.game("rising-sun")
    for seed in range(50):
        table: Any = game.new(3, seed, negotiation="off")
        luck = Luck(seed, "a battle")
        while not table.over:
            seat = table.waiting[0]
            moves = table.options(seat)
            move = luck.pick(moves)
            rich = table.copy()
            rich.coins = [12, 1, 1]
            later = rich.copy()
            later.apply(seat, move)
            begins = not isinstance(rich.stack[-1], SealBids) and not later.over and isinstance(later.stack[-1], SealBids)
            if seat == 0 and begins and 0 in later.stack[-1].seats and later.coins[0] >= 12 and max(later.coins[1:]) < 3:
                return game.set_up(rich.position()).record().text(), moves.index(move)
            table.play(seat, move)
    raise AssertionError("no decision of seat 0 leads to a battle of its own")


def test_who_bids_most_on_everything_has_every_war_advantage(hall: Hall, browser: Browser) -> None:
    """RS-16.6, RS-16.10: the bids lie open side by side, and each advantage is marked with the one who took it."""
    record, answer = before_a_battle()
    brought = post(hall.address, "/replays", record.encode())["id"]
    seated = post(hall.address, f"/replays/{brought}/fork", {"decision": 0, "seat": 0, "name": "Aki", "level": "student"})
    aki = Lord(browser, hall.address)
    aki.go(f"/table/{seated['code']}#{seated['token']}")
    assert aki.wait_until(lambda: bool(aki.state()["asked"]))
    aki.choose_at(answer)
    assert aki.wait_until(lambda: bool(aki.state()["bids"]))
    aki.bid(3)
    took = aki.page.locator(".bidtable tr.you td.took")
    for _ in range(10):  # each advantage that may be used is asked about before the next is settled
        assert aki.wait_until(lambda: took.count() == 4 or bool(aki.state()["asked"]))
        if took.count() == 4:
            break
        aki.choose_at(1)
    expect(took).to_have_count(4)
    aki.leave()


def finished() -> tuple[str, int]:
    """A year of three played at random, and the moment a battle's bids lay open."""
    table = budokan.game("rising-sun").new(3, 5, negotiation="off")
    luck = Luck(5, "a replay")
    battle = 0
    while not table.over:
        seat = table.waiting[0]
        if not battle and (table.view(None)["table"]["battle"] or {}).get("revealed"):
            battle = len(table.decisions())
        table.play(seat, luck.pick(table.options(seat)))
    assert battle, "nobody ever fought"
    return table.record().text(), battle


def test_a_replay_shows_what_was_hidden(hall: Hall, browser: Browser) -> None:
    record, battle = finished()
    replay = post(hall.address, "/replays", record.encode())["id"]
    aki = Lord(browser, hall.address)
    aki.go(f"/replay/{replay}#{battle}")
    aki.page.wait_for_selector(".replay .map")
    expect(aki.page.locator(".war")).to_be_visible()
    expect(aki.page.locator(".bidtable tbody tr")).not_to_have_count(0)
    aki.page.keyboard.press("Home")
    expect(aki.page.locator(".war")).to_have_count(0)
    assert stumbles(aki) == []
    aki.leave()
