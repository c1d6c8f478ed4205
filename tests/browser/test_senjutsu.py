"""Senjutsu in the browser: a duel in two browsers, three fighters, one screen for two, and what a card shows on the field."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import budokan
from budokan.games.senjutsu.moves import Choose, React, Walk
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.rehearsal import RONIN, SMALL_FIELD, WARRIOR, Duel, place_in_list, rehearsed, set_up
from tests.browser.test_reading import stumbles_in_any_light

DUEL: dict[str, Any] = {
    "characters": ("warrior", "ronin"),
    "own_field": SMALL_FIELD,
    "deck_size": 20,
    "decks": (WARRIOR, RONIN),
}
SHOWN = {
    "Replaced": r" in place of ",
    "Reacted": r"react",
    "KamaeChanged": r"(You are|Ronin is) in (Aggression|Balance|Determination)",
    "forced into terrain": r"runs into something",
}
"""What is looked for in a duel, and the words in which the log tells it."""


def sit_down(hall: Hall, browser: Browser, duel: Duel, made: int = 0) -> list[Person]:
    """Everybody of a rehearsed duel at a browser of his own, after so many decisions."""
    people = [Person(browser, hall.address, name=f"Seat {seat}") for seat in range(duel.seats)]
    take_seats(hall, people, duel, made, "DJRSKN")
    return people


def take_seats(hall: Hall, people: list[Person], duel: Duel, made: int, code: str) -> None:
    """They go to the rehearsed duel as it stands after so many decisions; meanwhile nobody waits at a closed table."""
    for one in people:
        one.go("/rules/senjutsu")
        one.page.wait_for_load_state("networkidle")
    for one, token in zip(people, set_up(hall, duel, made, code), strict=True):
        one.go(f"/table/{code}#{token}")
        one.page.wait_for_selector(".decide")


def give(person: Person, table: Any, seat: int, move: Any) -> None:
    """Answer with this very move: a card is tapped in the hand, a step on the field, the rest in the list."""
    assert person.wait_until(person.is_asked), f"{move} is not asked of seat {seat}"
    number, inner = place_in_list(table.options(seat), move)
    if person.main_button.count() == 0 or len(table.options(seat)) > 1:
        if isinstance(move, Choose | React):
            person.page.locator(f".dock [data-card='{move.card}'] button").click()
        elif isinstance(move, Walk) and person.page.locator(".arena [role=button][data-hex]").count():
            person.answers.nth(number).focus()
            person.page.keyboard.press("Enter")
        else:
            person.answers.nth(number).click()
        if inner is not None:
            person.answers.nth(inner).click()
    before = person.question()
    person.main_button.click()
    assert person.wait_until(lambda: person.asks_otherwise(before) or not person.is_asked())


def standing(duel: Duel, made: int) -> Any:
    """The rehearsed table after so many decisions."""
    table = budokan.game("senjutsu").new(duel.seats, duel.seed, duel.mode, **duel.options)
    for seat, move in duel.decisions[:made]:
        table.play(seat, move)
    return table


def lead(people: list[Person], duel: Duel, made: int = 0, until: int | None = None) -> None:
    """Lead the browsers on, to the end of the game unless told otherwise; a table of our own keeps step."""
    table = standing(duel, made)
    for seat, move in duel.decisions[made:until]:
        give(people[seat], table, seat, move)
        table.play(seat, move)
    assert table.over == (until is None)


def told(person: Person) -> str:
    """Everything the log has told."""
    earlier = person.page.locator(".table > .log .earlier button")
    while earlier.count():
        earlier.click()
        person.page.wait_for_timeout(50)
    return person.page.locator(".table > .log ol").inner_text()


def times_told(person: Person, name: str) -> int:
    """How often the log tells this of that which is looked for."""
    return len(re.findall(SHOWN[name], told(person)))


def ends_and_leaves(people: list[Person]) -> None:
    for one in people:
        one.sees("See the replay")
        one.page.keyboard.press("Escape")
    assert [name for name in SHOWN if not times_told(people[0], name)] == []
    assert "Bamboo on" in told(people[0])
    for one in people:
        one.leave()


def test_two_browsers_play_what_a_duel_shows_and_its_end(hall: Hall, browser: Browser) -> None:
    """SJ-7.12, SJ-17.1, SJ-27.6, SJ-4.7: an Instant Replacement, a step into bamboo, a change of kamae, a reaction; the end.

    Each is played by hand at a table that stands two decisions before it, and told when it comes.
    """
    duel = rehearsed(2, "duel", DUEL, SHOWN.keys(), 120)
    people = [Person(browser, hall.address, name=f"Seat {seat}") for seat in range(2)]
    wanted = sorted(SHOWN, key=lambda name: duel.shown[name])
    for name, code in zip(wanted, ("BCDFGH", "DJRSKN", "HKMNPR", "KMNPRS"), strict=True):
        first = max(0, duel.shown[name] - 2)
        take_seats(hall, people, duel, first, code)
        before = times_told(people[0], name)
        lead(people, duel, first, duel.shown[name] + 1)
        assert people[0].wait_until(lambda: times_told(people[0], name) > before), f"{name} is not told"  # noqa: B023
    lead(people, duel, duel.shown[wanted[-1]] + 1)
    ends_and_leaves(people)


@pytest.mark.whole
def test_two_browsers_play_a_duel_to_its_end(hall: Hall, browser: Browser) -> None:
    """SJ-7.12, SJ-17.1, SJ-27.6, SJ-4.7: the same from the first decision to the last."""
    duel = rehearsed(2, "duel", DUEL, SHOWN.keys(), 120)
    people = sit_down(hall, browser, duel)
    lead(people, duel)
    ends_and_leaves(people)


def brawl() -> Duel:
    field = {**SMALL_FIELD, "start": {"west": [[-1, 0]], "east": [[1, 0]], "south": [[-1, 1]]}, "terrain": []}
    options = {**DUEL, "characters": ("warrior", "ronin", "student"), "own_field": field, "decks": (WARRIOR, RONIN)}
    return rehearsed(3, "melee", options, {"Struck", "Defeated"}, 170)


@pytest.mark.parametrize("last", [12, pytest.param(45, marks=pytest.mark.whole)])
def test_three_fighters_fight_until_one_stands(hall: Hall, browser: Browser, last: int) -> None:
    duel = brawl()
    made = len(duel.decisions) - last
    people = sit_down(hall, browser, duel, made)
    assert people[0].page.locator(".fighter").count() == 3
    assert people[0].page.locator(".pawn").count() == sum(standing(duel, made).alive)
    lead(people, duel, made)
    for one in people:
        one.sees("See the replay")
        one.leave()


def test_two_share_one_screen_and_neither_sees_the_others_hand(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.go("/new/senjutsu")
    aki.page.get_by_label("Seat 2", exact=True).select_option("here")
    aki.page.get_by_label("Who fights on seat 1").select_option("warrior")
    aki.page.get_by_label("Who fights on seat 2").select_option("master")
    aki.page.get_by_role("button", name="Begin").click()
    curtain = aki.page.get_by_role("button", name=re.compile("^I am "))
    hands: dict[str, set[str]] = {}
    for _ in range(40):
        assert aki.wait_until(lambda: curtain.count() > 0 or aki.is_asked())
        if curtain.count():
            assert aki.page.locator("[data-card]").count() == 0, "a card shows through the curtain"
            curtain.click()
            aki.page.wait_for_selector(".decide")
            continue
        who = aki.page.locator(".fighter.you h3").inner_text()
        hands.setdefault(who, set()).update(cards_in(aki.page.locator(".dock")))
        others = {card for name, cards in hands.items() if name != who for card in cards if card.endswith("special")}
        assert not others & cards_in(aki.page.locator(".dock"))
        answer_here(aki)
    assert set(hands) == {"Warrior", "Master"}
    assert "warrior-special" in hands["Warrior"] and "warrior-special" not in hands["Master"]
    aki.page.reload()
    assert aki.wait_until(lambda: curtain.count() > 0 or aki.is_asked()), "both seats are still held after a reload"
    aki.leave()


def answer_here(person: Person) -> None:
    """Give the first answer, and wait until the page has moved on: to the next question, or to the curtain."""
    seen = "[document.querySelector('.prompt-ask')?.textContent, document.querySelectorAll('.log li').length].join(' ')"
    before = person.page.evaluate(seen)
    for _ in range(2):
        if not person.main_button.count():
            person.answers.first.click()
    person.main_button.click()
    assert person.wait_until(lambda: person.page.evaluate(seen) != before)


def cards_in(place: Locator) -> set[str]:
    return {card.get_attribute("data-card") or "" for card in place.locator("[data-card]").all()}


@pytest.mark.parametrize("edition", ["final", "beta-v7"])
def test_a_card_shows_on_the_field_what_it_would_strike(hall: Hall, browser: Browser, edition: str) -> None:
    """SJ-13.2: by pointer and by keyboard; when one looks away, the field is calm again."""
    duel = rehearsed(2, "duel", {**DUEL, "decks": (), "deck_size": 40, "edition": edition}, {"Struck"}, 600)
    made = next(number for number, (_, move) in enumerate(duel.decisions) if isinstance(move, Choose))
    aki, beniko = sit_down(hall, browser, duel, made)
    card = aki.page.locator(".dock [data-card]:has(.grid .attack)").first
    struck = aki.page.locator(".board polygon.struck, .board polygon.far")
    expect(struck).to_have_count(0)
    card.hover()
    expect(struck.first).to_be_visible()
    aki.page.mouse.move(5, 5)
    expect(struck).to_have_count(0)
    card.locator("button").focus()
    expect(struck.first).to_be_visible()
    expect(aki.page.locator(".legend")).to_contain_text("Warrior")
    aki.leave()
    beniko.leave()


def moment_of(duel: Duel, kind: type[Any]) -> int:
    """The first moment at which the first seat decides this; a choice of cards only if some cannot be chosen."""
    table = standing(duel, 0)
    for number, (seat, move) in enumerate(duel.decisions):
        if seat == 0 and isinstance(move, kind) and (kind is not Choose or table.impossible(0)):
            return number
        table.play(seat, move)
    raise AssertionError(f"{kind.__name__} never comes")


@pytest.mark.parametrize("phone", [False, True])
def test_the_table_makes_no_reader_stumble(hall: Hall, browser: Browser, phone: bool) -> None:
    aki = Person(browser, hall.address, phone=phone)
    found: dict[str, list[str]] = {}
    aki.go("/new/senjutsu")
    aki.page.wait_for_selector("form")
    found["new table"] = stumbles_in_any_light(aki)
    duel = rehearsed(2, "duel", {"characters": ("warrior", "master"), "field": "snowfield"}, {"Struck"}, 900)
    choosing, stepping = moment_of(duel, Choose), moment_of(duel, Walk)
    aki.go(f"/table/DJRSKN#{set_up(hall, duel, choosing)[0]}")
    assert aki.wait_until(aki.is_asked)
    found["choosing"] = stumbles_in_any_light(aki)
    if phone:
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= 390
    refused = aki.page.locator(".opt--no .rule").first
    ruling = refused.inner_text()
    assert ruling.startswith("SJ-")
    refused.click()
    expect(aki.page.get_by_role("dialog")).to_contain_text(ruling)
    aki.page.keyboard.press("Escape")
    aki.page.locator(".dock .card--off button").first.click()
    found["card"] = stumbles_in_any_light(aki)
    aki.page.keyboard.press("Escape")
    aki.page.locator(".fighter .open").first.click()
    expect(aki.page.get_by_role("dialog")).to_be_visible()
    found["fighter"] = stumbles_in_any_light(aki)
    aki.page.keyboard.press("Escape")
    aki.go("/rules/senjutsu")
    aki.page.wait_for_load_state("networkidle")
    aki.go(f"/table/BCDFGH#{set_up(hall, duel, stepping, 'BCDFGH')[0]}")
    assert aki.wait_until(aki.is_asked)
    aki.page.locator(".board [role=button]").first.click()
    found["resolving"] = stumbles_in_any_light(aki)
    assert {page: what for page, what in found.items() if what} == {}
    aki.leave()


SMALLEST_TITLE = """() => Math.min(...[...document.querySelectorAll('.dock .nm')].map((one) => {
  const { fontSize } = getComputedStyle(one);
  return one.scrollWidth > one.clientWidth + 1 ? 0 : Number.parseFloat(fontSize);
}))"""
"""In pixels; none where a title is wider than its place."""


def test_the_narrowest_phone_in_italian_shows_question_field_and_hand(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address, phone=True, language="it")
    aki.page.set_viewport_size({"width": 360, "height": 740})
    aki.play_now("senjutsu")
    for _ in range(12):
        aki.answers.last.scroll_into_view_if_needed()
        assert aki.answer(lambda what: what.tap())
        assert aki.wait_until(aki.is_asked)
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= 360
        expect(aki.page.locator(".prompt-ask")).to_be_in_viewport()
        expect(aki.answers.first).to_be_in_viewport()
        expect(aki.page.locator(".board")).to_be_in_viewport()
        assert aki.page.evaluate(SMALLEST_TITLE) >= 8
    aki.page.set_viewport_size({"width": 1440, "height": 900})
    assert aki.page.locator(".dock .nm").count() > 4
    assert aki.page.evaluate(SMALLEST_TITLE) >= 8
    aki.leave()
