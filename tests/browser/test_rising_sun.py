"""A year of Rising Sun in the browser: three people and two bots, with alliances, a gift, a bribe, a betrayal and battles."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.layout import faults_in
from tests.browser.lords import Lord, sit_down
from tests.browser.prepared import golden, put_in
from tests.browser.test_reading import stumbles

LONGEST = 900
CLANS = ("Koi", "Turtle", "Lotus")


class Year:
    """What three people make of one game, and what they have seen of it."""

    def __init__(self, hall: Hall, browser: Browser) -> None:
        self.aki = Lord(browser, hall.address, name="Aki")
        self.beniko = Lord(browser, hall.address, name="Beniko", phone=True)
        self.chika = Lord(browser, hall.address, name="Chika", theme="dark")
        self.lords = [self.aki, self.beniko, self.chika]
        self.over = self.betrayed = self.bidden = False

    def begin(self, hall: Hall, browser: Browser) -> None:
        """A table of five, and its first ceremony."""
        sit_down(browser, hall.address, self.lords, bots=2, negotiation="structured")
        for one, clan in zip(self.lords, CLANS, strict=True):
            one.until_asked("Which clan")
            one.choose(clan)
            one.clan = clan
        self.first_ceremony()

    def play_until(self, reached: Callable[[], bool]) -> None:
        for _ in range(LONGEST):
            if reached():
                return
            self.step()
        raise AssertionError("it did not come to that")

    def step(self) -> None:
        """Whoever is asked answers."""
        for one in self.lords:
            state = one.state()
            if state["over"]:
                self.over = True
                return
            if state["bids"]:
                one.bid(one.coins() // 4 if one is self.aki else 0)
                self.bidden = True
                return
            if state["asked"]:
                self.answer(one, state["asked"])
                return
        self.aki.page.wait_for_timeout(15)

    def answer(self, one: Lord, asked: str) -> None:
        if asked.startswith("Which mandate do you name"):
            one.choose("Betray")
        elif asked.startswith("Your mandate turn"):
            self.lay(one)
        elif asked.startswith("Marshal"):
            self.marshal(one)
        elif asked.startswith("Betray"):
            self.betray(one)
        elif asked.startswith("Whom do you take hostage"):
            one.choose_at(1)
        elif one.option("Done").count():
            one.choose("Done")
        else:
            one.choose_at(0)

    def first_ceremony(self) -> None:
        """RS-7.6, RS-4.3, RS-4.14: an alliance, a gift and a bribe, each seen by the one it concerns."""
        aki, beniko, chika = self.lords
        for one in self.lords:
            one.until_asked("Tea Ceremony")
        aki.choose("Offer Lotus an alliance")
        expect(chika.option("Ally with Koi")).to_be_visible()
        chika.choose("Ally with Koi")
        expect(aki.page.locator(".clan .al").first).to_be_visible()
        aki.give("Turtle", 1)
        beniko.wait_until(lambda: beniko.page.locator(".log li", has_text="Koi gives you 1 Coin").count() > 0)
        assert beniko.page.locator(".log li", has_text="Koi gives you 1 Coin").count() == 1
        chika.propose("Turtle", 2, "not to play Betray")
        beniko.option("Accept Lotus’s deal").wait_for()
        beniko.choose("Accept Lotus’s deal")
        ledger = beniko.open_talks().locator(".ledger")
        expect(ledger).to_contain_text("You promised Lotus not to play Betray.")
        beniko.page.keyboard.press("Escape")
        beniko.give("Koi", beniko.coins())

    def lay(self, one: Lord) -> None:
        """Train first, so that the bots spend what they could bid; what the friends of Koi have is his."""
        if one is not self.aki and one.coins():
            one.give("Koi", one.coins())
        wanted = [mandate for mandate in ("Train", "Harvest", "Marshal") if one.option(mandate).count()]
        if wanted:
            one.choose(wanted[0])
        else:
            one.choose_at(0)

    def marshal(self, one: Lord) -> None:
        """RS-10.1: Koi goes to Kyoto and Turtle to Edo, so that one of the two becomes a battle; all else stays."""
        before = one.state()["moment"]
        marched = one.march("Bushi", "kyoto" if one is self.aki else "edo") if one is not self.chika else False
        if marched:
            one.confirm(before)
        else:
            one.choose("Done")

    def betray(self, one: Lord) -> None:
        """RS-13.3: what was sworn over tea is over, and the one who was betrayed reads it."""
        if one is self.chika and not self.betrayed:
            line = self.aki.page.locator(".log li", has_text="Lotus breaks the alliance with you.")
            self.betrayed = self.aki.wait_until(lambda: line.count() > 0)
        if one.answers.count() > 1:
            one.choose_at(0)
        else:
            one.choose("Done")

    def ends(self) -> None:
        """Everybody sees how it ended, and Aki every bid."""
        expect(self.aki.page.locator(".table > .log li", has_text="bids").first).to_be_attached()
        for one in self.lords:
            assert one.wait_until(lambda one=one: bool(one.state()["over"]))  # type: ignore[misc]  # bound to this turn of the loop
            expect(one.page.locator(".score")).to_have_count(5)
            expect(one.page.locator(".score .total").first).not_to_have_text("0")
            one.sees("See the replay")
        assert stumbles(self.aki) == [], "at the end of the year"
        assert self.beniko.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert [fault for fault in faults_in(self.beniko.page) if not fault.can_be_had] == [], (
            "on a phone nothing of the scoring is cut"
        )
        self.leave()

    def leave(self) -> None:
        for one in self.lords:
            one.leave()


def test_three_browsers_and_two_bots_play_until_an_alliance_is_betrayed(hall: Hall, browser: Browser) -> None:
    year = Year(hall, browser)
    year.begin(hall, browser)
    year.play_until(lambda: year.betrayed or year.over)
    assert year.betrayed, "Lotus never betrayed Koi"
    year.leave()


def test_three_browsers_and_two_bots_play_the_last_battle_and_the_end_of_a_year(hall: Hall, browser: Browser) -> None:
    """From where the Coins for the last battle of a golden game are bid; those who fight it sit at the browsers."""
    record = golden("rising-sun", "five")
    bids = [number for number, (_, move) in enumerate(record.lines) if move.startswith("bid")]
    first = next(number for number in reversed(bids) if number - 1 not in bids)
    fighters = sorted({seat for seat, move in record.lines[first:] if move.startswith("bid")})
    year = Year(hall, browser)
    for one, token in zip(year.lords, put_in(hall, record.header, record.lines[:first], fighters[:3]), strict=True):
        one.sit("DJRSKN", token)
        one.page.wait_for_selector(".decide")
    year.play_until(lambda: year.over)
    assert year.bidden, "nobody at a browser was asked for a bid"
    year.ends()


@pytest.mark.whole
def test_three_browsers_and_two_bots_play_a_whole_year(hall: Hall, browser: Browser) -> None:
    year = Year(hall, browser)
    year.begin(hall, browser)
    year.play_until(lambda: year.over)
    assert year.betrayed, "Lotus never betrayed Koi"
    year.ends()
