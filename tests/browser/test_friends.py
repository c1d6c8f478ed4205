"""Playing with friends: who is away is told as away, a bot is seated, they are back; giving up; letting the network in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_a_decision_a_day import waiting
from tests.browser.test_reading import stumbles_in_any_light

NEIGHBOUR = "127.0.0.2"
"""Another address of this machine stands for its network."""


@pytest.fixture
def kept(tmp_path: Path, client_built: None, request: pytest.FixtureRequest) -> Iterator[Hall]:
    house = Hall(tmp_path / "hall", "--keeper", "--network", NEIGHBOUR, luck=request.node.name)
    yield house
    house.close()


def let_in(kept: Hall, browser: Browser) -> tuple[Person, str]:
    """The keeper at a table of theirs, and its link once they have let the network in."""
    aki = Person(browser, kept.address)
    aki.page.goto(kept.said.split(": ", 1)[1])
    expect(aki.page).to_have_url(f"{kept.address}/")
    aki.go("/new/samurai-sword")
    aki.page.get_by_label("Seat 3").select_option(index=2)
    aki.page.get_by_role("button", name="Open the table").click()
    aki.sees("Only this machine reaches the hall now.")
    expect(aki.page.locator(".invite img")).to_have_count(0)
    aki.page.get_by_role("button", name="Let my network in").click()
    link = aki.page.locator(".invite .link")
    expect(link).to_have_text(f"http://{NEIGHBOUR}:{kept.port}/table/{aki.code}")
    expect(aki.page.locator(".invite img")).to_be_visible()
    return aki, link.inner_text()


def test_who_goes_is_told_as_away_a_bot_is_seated_and_they_come_back(kept: Hall, browser: Browser) -> None:
    aki, link = let_in(kept, browser)
    beniko = Person(browser, f"http://{NEIGHBOUR}:{kept.port}", name="Beniko")
    beniko.page.goto(link)
    beniko.page.get_by_role("button", name="Sit", exact=True).click()
    aki.sees("Beniko")
    aki.page.get_by_role("button", name="Begin").click()
    for one in (aki, beniko):
        one.page.wait_for_selector(".decide")
    assert aki.wait_until(lambda: aki.is_asked() or beniko.is_asked())
    address = beniko.page.url
    beniko.menu("Back to the hall")
    tag = aki.page.locator(".seat-away", has_text=re.compile(r"away for \d+ s"))
    expect(tag).to_be_visible()
    expect(aki.page.get_by_text("Beniko is away.")).to_have_count(1)
    assert stumbles_in_any_light(aki) == []
    expect(aki.page.get_by_text("A bot may be seated for Beniko.")).to_have_count(1)
    aki.page.locator(".seat", has=tag).locator(".seat-hit").focus()
    label = aki.page.locator(".seat", has=tag).locator(".seat-hit").get_attribute("aria-label") or ""
    assert re.search(r"Beniko, away for \d+ s", label)
    aki.menu("Seat a bot for Beniko")
    expect(aki.page.locator(".log")).to_contain_text("seat a bot for")
    beniko.page.goto(address)
    beniko.page.wait_for_selector(".decide")
    expect(tag).to_have_count(0)
    expect(beniko.page.get_by_text("A bot plays for you.")).to_have_count(0)
    aki.leave()
    beniko.leave()


@pytest.fixture
def unhurried(tmp_path: Path, client_built: None, request: pytest.FixtureRequest) -> Iterator[Hall]:
    """A hall whose bots think for so long that a game left to them does not end while somebody looks at it."""
    house = Hall(tmp_path / "hall", "--pause", "120", "120", luck=request.node.name)
    yield house
    house.close()


def test_the_button_that_takes_the_seat_back_can_be_read(unhurried: Hall, browser: Browser) -> None:
    aki = Person(browser, unhurried.address)
    aki.play_now()
    aki.menu("Let a bot play for me")
    slip = aki.page.locator(".line-lost")
    expect(slip.get_by_role("button", name="Take the seat back")).to_be_visible()
    assert stumbles_in_any_light(aki) == []
    slip.get_by_role("button", name="Take the seat back").click()
    expect(slip).to_have_count(0)
    aki.leave()


def test_a_duel_is_given_up_after_a_second_question(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    code = aki.play_now("ken")
    aki.menu("Give up")
    aki.page.get_by_role("button", name="Play on").click()
    expect(aki.page.get_by_role("dialog")).to_have_count(0)
    aki.menu("Give up")
    aki.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    aki.sees("the other has given up")
    record = aki.page.request.get(f"{hall.address}/api/replays/{code}/record").text()
    assert re.search(r"^resigned: [01]$", record, re.MULTILINE)
    aki.leave()


def test_the_keeper_lets_the_network_in_and_a_friend_comes_with_nothing_but_a_name(kept: Hall, browser: Browser) -> None:
    aki, link = let_in(kept, browser)
    assert stumbles_in_any_light(aki) == []
    friend = Person(browser, f"http://{NEIGHBOUR}:{kept.port}", name="", phone=True)
    friend.page.goto(link)
    expect(friend.page.get_by_role("button", name="Let my network in")).to_have_count(0)
    friend.page.get_by_role("button", name="Sit", exact=True).click()
    friend.sees("Say first what you are called.")
    expect(friend.page.get_by_label("Your name")).to_be_focused()
    assert stumbles_in_any_light(friend) == []
    friend.page.keyboard.type("Beniko")
    friend.page.keyboard.press("Enter")
    aki.sees("Beniko")
    aki.page.get_by_role("button", name="Close it to the network").click()
    aki.sees("Only this machine reaches the hall now.")
    expect(aki.page.locator(".seats li", has_text="Beniko")).to_contain_text("is away")
    aki.go("/me")
    aki.page.get_by_role("button", name="Take me to another device").click()
    aki.sees("Only this machine reaches the hall now.")
    aki.page.get_by_role("button", name="Let my network in").click()
    expect(aki.page.locator(".link")).to_contain_text(f"http://{NEIGHBOUR}:{kept.port}/carry#")
    aki.leave()
    friend.context.close()


def test_the_form_suggests_a_clock_where_others_are_expected(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/new/samurai-sword")
    expect(aki.page.get_by_role("radio", name=re.compile("2 minutes per decision"))).to_be_checked()
    aki.page.get_by_role("radio", name=re.compile("three days per decision")).check()
    expect(aki.page.get_by_label("When somebody is away")).to_have_value("agree")
    assert stumbles_in_any_light(aki) == []
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_url("**/table/*")
    aki.sees("three days per decision")
    aki.leave()


def a_duel_of_days(hall: Hall, browser: Browser) -> tuple[Person, Person]:
    aki, beniko = Person(browser, hall.address, name="Aki"), Person(browser, hall.address, name="Beniko")
    aki.go("/new/ken")
    aki.page.get_by_role("radio", name=re.compile("one decision per day")).check()
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_url("**/table/*")
    beniko.go(f"/table/{aki.code}")
    beniko.page.get_by_role("button", name="Sit", exact=True).click()
    aki.sees("Beniko")
    return aki, beniko


def begin(aki: Person, beniko: Person) -> None:
    aki.page.get_by_role("button", name="Begin").click()
    for one in (aki, beniko):
        one.page.wait_for_selector(".decide")


def test_days_are_ones_own_and_the_history_brings_the_same_people_together(hall: Hall, browser: Browser) -> None:
    aki, beniko = a_duel_of_days(hall, browser)
    first = aki.code
    beniko.page.get_by_label("Nights off: no time is counted then").check()
    beniko.sees("The hall knows.")
    assert stumbles_in_any_light(beniko) == []
    begin(aki, beniko)
    expect(aki.page.get_by_role("timer")).to_contain_text("until")
    beniko.menu("My days")
    back = date.today() + timedelta(days=10)
    beniko.page.get_by_label("Away; back on").fill(back.isoformat())
    beniko.page.keyboard.press("Tab")
    beniko.sees("The hall knows.")
    beniko.page.keyboard.press("Escape")
    beniko.menu("Back to the hall")
    expect(aki.page.locator(".kn-foe .away")).to_contain_text(f"{back:%b} {back.day}")
    aki.page.locator(".kn-foe .kn-name").click()
    expect(aki.page.get_by_role("dialog")).to_contain_text("away until")
    aki.page.keyboard.press("Escape")
    aki.menu("Give up")
    aki.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    aki.page.wait_for_selector(".sheet .next")
    aki.go("/")
    expect(aki.page.get_by_role("button", name="Play again with Beniko")).to_have_count(1)
    aki.go("/me")
    aki.page.locator("section[aria-labelledby='played']").get_by_role("button", name="Play again with Beniko").click()
    aki.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    expect(aki.page.locator(".seats")).to_contain_text("Beniko")
    aki.leave()
    beniko.leave()


def test_who_looks_elsewhere_is_called_once_until_they_look(hall: Hall, browser: Browser) -> None:
    aki, beniko = a_duel_of_days(hall, browser)
    begin(aki, beniko)
    asked, other = (aki, beniko) if aki.is_asked() else (beniko, aki)
    other.page.evaluate("document.hasFocus = () => false")
    icon = other.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/seal.svg")
    asked.menu("Give up")
    asked.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(icon).to_have_attribute("href", "/seal-calls.svg")
    expect(other.page).to_have_title(re.compile("^● "))
    other.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(icon).to_have_attribute("href", "/seal.svg")
    expect(other.page).not_to_have_title(re.compile("^● "))
    for one in (aki, beniko):
        one.leave()


def test_a_page_of_the_hall_calls_as_well_and_has_invitations(hall: Hall, browser: Browser) -> None:
    aki, beniko = a_duel_of_days(hall, browser)
    begin(aki, beniko)
    asked, other = (aki, beniko) if aki.is_asked() else (beniko, aki)
    seat, code, name = (0, aki.code, "Aki") if asked is aki else (1, aki.code, "Beniko")
    other.go("/")
    expect(other.page.locator(".wait li")).to_have_count(1)
    expect(other.page.locator(".wait .tag")).to_have_count(0)
    other.page.evaluate("document.hasFocus = () => false")
    for _ in range(40):
        if seat not in waiting(asked, code):
            break
        assert asked.wait_until(asked.is_asked)
        asked.answer_by_keys()
    comes_back = "document.dispatchEvent(new Event('visibilitychange'))"
    other.page.evaluate(comes_back)
    expect(other.page.locator(".wait .tag")).to_have_text("your turn")
    expect(other.page.locator("link[rel=icon]")).to_have_attribute("href", "/seal-calls.svg")
    expect(other.page).to_have_title("● Budokan")
    asked.go("/new/ken")
    asked.page.get_by_role("button", name="Open the table").click()
    asked.page.get_by_role("button", name=re.compile("^Invite ")).click()
    expect(asked.page.get_by_text("finds the invitation in the hall")).to_be_visible()
    other.page.evaluate(comes_back)
    other.sees(f"{name} invites you")
    assert stumbles_in_any_light(other) == []
    other.page.get_by_role("link", name=re.compile("^Come to Ken il Guerriero")).click()
    other.page.get_by_role("button", name="Sit", exact=True).click()
    expect(asked.page.locator(".seats li.open")).to_have_count(0)
    other.go("/")
    expect(other.page.locator(".wait li")).to_have_count(2)
    expect(other.page.get_by_text(f"{name} invites you")).to_have_count(0)
    for one in (aki, beniko):
        one.leave()


def test_the_same_people_play_again_with_the_seats_turned(hall: Hall, browser: Browser) -> None:
    aki, beniko = Person(browser, hall.address, name="Aki"), Person(browser, hall.address, name="Beniko")
    aki.go("/new/ken")
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_url("**/table/*")
    first = aki.code
    beniko.go(f"/table/{first}")
    beniko.page.get_by_role("button", name="Sit", exact=True).click()
    aki.sees("Beniko")
    aki.page.get_by_role("button", name="Begin").click()
    beniko.page.wait_for_selector(".decide")
    beniko.menu("Give up")
    beniko.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    beniko.page.get_by_role("button", name="Rematch").click()
    beniko.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    aki.page.get_by_role("button", name="To the rematch").click()
    expect(aki.page.locator(".seats li.you .number")).to_have_text("2")
    expect(beniko.page.locator(".seats li.you .number")).to_have_text("1")
    beniko.page.get_by_role("button", name="Begin").click()
    for one in (aki, beniko):
        one.page.wait_for_selector(".decide")
        one.leave()
