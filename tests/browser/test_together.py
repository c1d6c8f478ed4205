"""Two people at one table with three bots; lines that break, a hall that is killed, seats handed over, decisions taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.prepared import golden, put_in

KILLS = 5
LAST = 30
"""So many decisions before its end a game is taken up that was played by others."""


def sit_together(hall: Hall, browser: Browser) -> tuple[Person, Person]:
    """Aki opens a table with one seat free; Beniko comes by its link and sits down; Aki starts it."""
    aki, beniko = Person(browser, hall.address, name="Aki"), Person(browser, hall.address, name="Beniko")
    aki.go("/new/samurai-sword")
    aki.page.get_by_label("Seat 3").select_option(index=2)
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_url("**/table/*")
    beniko.go(f"/table/{aki.code}")
    beniko.page.get_by_role("button", name="Sit", exact=True).click()
    aki.sees("Beniko")
    aki.page.get_by_role("button", name="Begin").click()
    for one in (aki, beniko):
        one.page.wait_for_selector(".decide")
    return aki, beniko


def take_turns(aki: Person, beniko: Person, most: int) -> bool:
    """Answer whoever is asked, so many times; whether the game is over."""
    for _ in range(most):
        assert aki.wait_until(lambda: aki.is_asked() or beniko.is_asked() or aki.is_over())
        if aki.is_over():
            return True
        asked = aki if aki.is_asked() else beniko
        asked.answer(asked.click)
    return False


def turn_of(person: Person) -> int:
    shown = person.page.locator(".cartouche small")
    expect(shown).to_contain_text(re.compile(r"turn \d+"))
    return int(re.findall(r"turn (\d+)", shown.inner_text())[0])


def both_see_the_same(aki: Person, beniko: Person) -> None:
    """Both pages stand at the same turn."""
    expect(beniko.page.locator(".cartouche small")).to_contain_text(f"turn {turn_of(aki)}")


def begin(aki: Person, beniko: Person) -> None:
    """The first turns, a page that is loaded again, and a talk."""
    assert not take_turns(aki, beniko, 6)
    aki.page.reload()
    aki.page.wait_for_selector(".decide")
    both_see_the_same(aki, beniko)
    aki.page.get_by_role("tab", name="Chat").click()
    aki.page.get_by_label("Say something").fill("A fine <b>parry</b>.")
    aki.page.get_by_role("button", name="Send").click()
    beniko.page.get_by_role("tab", name="Chat").click()
    beniko.sees("A fine <b>parry</b>.")
    for one in (aki, beniko):
        one.page.get_by_role("tab", name="Log").click()


def end(aki: Person, beniko: Person) -> None:
    assert take_turns(aki, beniko, 600), "the game did not end"
    for one in (aki, beniko):
        one.sees("See the replay")
        one.leave()


def test_two_people_begin_a_game_with_three_bots_and_talk(hall: Hall, browser: Browser) -> None:
    aki, beniko = sit_together(hall, browser)
    begin(aki, beniko)
    assert not take_turns(aki, beniko, 2), "it goes on after the talk"
    aki.leave()
    beniko.leave()


def test_two_people_end_a_game_with_three_bots(hall: Hall, browser: Browser) -> None:
    record = golden("samurai-sword", "five")
    aki, beniko = Person(browser, hall.address, name="Aki"), Person(browser, hall.address, name="Beniko")
    for one, token in zip((aki, beniko), put_in(hall, record.header, record.lines[:-LAST], [0, 2]), strict=True):
        one.go(f"/table/DJRSKN#{token}")
        one.page.wait_for_selector(".decide")
    end(aki, beniko)


@pytest.mark.whole
def test_two_people_and_three_bots_play_a_whole_game(hall: Hall, browser: Browser) -> None:
    aki, beniko = sit_together(hall, browser)
    begin(aki, beniko)
    end(aki, beniko)


def test_nothing_is_lost_when_the_hall_is_killed(hall: Hall, browser: Browser) -> None:
    """What a page has shown as done is there after the hall was killed, and the page finds back by itself."""
    aki, beniko = sit_together(hall, browser)
    for _ in range(KILLS):
        over = take_turns(aki, beniko, 2)
        seen = turn_of(aki)
        hall.kill()
        aki.sees("Connection lost")
        hall.open()
        for one in (aki, beniko):
            expect(one.page.get_by_text("Connection lost")).to_have_count(0, timeout=15000)
        if over:
            break
        assert turn_of(aki) >= seen
        both_see_the_same(aki, beniko)
    aki.leave()
    beniko.leave()


def test_a_line_that_is_cut_comes_back_with_everything_that_happened(hall: Hall, browser: Browser) -> None:
    aki, beniko = sit_together(hall, browser)
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close()
        else:
            line.connect_to_server()

    beniko.page.route_web_socket("**/ws", connect)
    beniko.page.reload()
    beniko.page.wait_for_selector(".decide")
    assert not take_turns(aki, beniko, 2)
    cut = True
    lines[-1].close()
    beniko.sees("Connection lost")
    if aki.is_asked():
        aki.answer(aki.click)
    cut = False
    expect(beniko.page.get_by_text("Connection lost")).to_have_count(0, timeout=15000)
    both_see_the_same(aki, beniko)
    assert not take_turns(aki, beniko, 2)
    aki.leave()
    beniko.leave()


def test_a_seat_is_handed_to_a_bot_and_taken_back(hall: Hall, browser: Browser) -> None:
    aki, beniko = sit_together(hall, browser)
    assert aki.wait_until(lambda: aki.is_asked() or beniko.is_asked())
    beniko.menu("Let a bot play for me")
    beniko.sees("A bot plays for you.")
    beniko.page.locator(".line-lost").get_by_role("button", name="Take the seat back").click()
    expect(beniko.page.get_by_text("A bot plays for you.")).to_have_count(0)
    aki.leave()
    beniko.leave()


def test_a_decision_is_taken_back_when_the_others_agree_and_stands_when_they_do_not(hall: Hall, browser: Browser) -> None:
    aki, beniko = sit_together(hall, browser)
    assert aki.wait_until(lambda: aki.is_asked() or beniko.is_asked())
    asking, other = (aki, beniko) if aki.is_asked() else (beniko, aki)
    question = asking.page.locator(".prompt-ask").inner_text()
    for answer, settled in (("Agree", "The decision was undone."), ("Refuse", "Undo refused.")):
        expect(asking.page.locator(".prompt-ask")).to_have_text(question)
        asking.answer(asking.click)
        asking.page.keyboard.press("u")
        other.page.get_by_role("button", name=answer).click()
        asking.sees(settled)
        expect(other.page.get_by_role("alertdialog")).to_have_count(0)
    aki.leave()
    beniko.leave()
