"""Senjutsu alone in the browser: a whole solo duel and two waves of a horde, with every step of the foes told and held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import budokan
from budokan.kernel.moves import Move
from budokan.kernel.perspective import perspective
from budokan.players.bots import bot_named
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.rehearsal import SMALL_FIELD, Duel, set_up
from tests.browser.test_reading import stumbles
from tests.browser.test_senjutsu import give, standing, told

ALONE: dict[str, Any] = {"characters": ("warrior",), "foe_wounds": 2, "own_field": {**SMALL_FIELD, "terrain": []}}
HORDE: dict[str, Any] = {"characters": ("warrior",)}


def by_a_rule(ruling: str) -> bool:
    """Whether a foe moved, attacked or defended by this ruling: chapters 33 and 34."""
    return ruling.startswith(("SJ-33.", "SJ-34."))


def fought(seed: int, mode: str, options: dict[str, Any], enough: Callable[[Any], bool]) -> Duel:
    """The hero follows his instinct, from this seed on, until a short game has shown enough."""
    game = budokan.game("senjutsu")
    for number in range(seed, seed + 60):
        table: Any = game.new(1, number, mode, listen=True, **options)
        bot = bot_named("greedy", game, number)
        decisions: list[tuple[int, Move]] = []
        while not table.over and len(decisions) < 36 and not (decisions and enough(table)):
            move = bot.choose(perspective(table, 0))
            decisions.append((0, move))
            table.play(0, move)
        rules = {one.event.ruling for one in table.heard or () if by_a_rule(one.event.ruling)}
        if enough(table) and len(rules) >= 3:
            return Duel(number, 1, mode, options, tuple(decisions), {})
    raise AssertionError("no short game shows it")


def sit_alone(hall: Hall, browser: Browser, duel: Duel, made: int = 0, **how: Any) -> Person:
    aki = Person(browser, hall.address, **{"pace": "step", **how})
    aki.go(f"/table/DJRSKN#{set_up(hall, duel, made)[0]}")
    aki.page.wait_for_selector(".decide")
    return aki


def panel(person: Person) -> Locator:
    """Where a step of the foes is told."""
    return person.page.locator(".decide:has(.told)")


def step_through(person: Person) -> list[str]:
    """Press Next until there is a question; the ruling behind every line that was told."""
    rulings: list[str] = []
    assert person.wait_until(lambda: panel(person).count() > 0 or person.is_asked() or person.is_over())
    while panel(person).count():
        assert not person.is_asked(), "the question waits until everything is told"
        rulings += panel(person).locator(".rule").all_inner_texts()
        step = panel(person).locator(".prompt-who").all_inner_texts()
        panel(person).get_by_role("button", name="Next").click()
        expect(panel(person).get_by_text(step[0])).to_have_count(0)
    return rulings


def lead_alone(person: Person, duel: Duel) -> tuple[Any, list[str]]:
    """Lead the browser through the game, every step of the foes with it; our own table keeps step."""
    table: Any = budokan.game("senjutsu").new(1, duel.seed, duel.mode, listen=True, **duel.options)
    rulings: list[str] = []
    for seat, move in duel.decisions:
        give(person, table, seat, move)
        table.play(seat, move)
        rulings += step_through(person)
    return table, rulings


def test_a_solo_duel_is_stepped_through_to_its_end(hall: Hall, browser: Browser) -> None:
    """Every rule by which the foe moved, struck or blocked is told in its order, and none is told twice."""
    duel = fought(20, "solo", ALONE, lambda table: table.over)
    aki = sit_alone(hall, browser, duel)
    table, rulings = lead_alone(aki, duel)
    followed = [one.event.ruling for one in table.heard if by_a_rule(one.event.ruling)]
    assert [ruling for ruling in rulings if by_a_rule(ruling)] == followed
    assert table.over and aki.wait_until(aki.is_over)
    aki.sees("All foes are defeated" if table.outcome.winners else "The foes have won")
    aki.page.keyboard.press("Escape")
    expect(aki.page.get_by_role("dialog")).to_have_count(0)
    expect(aki.page.locator(".foe .tag")).to_have_count(sum(not table.alive[foe] for foe in range(1, 1 + table.solo.count)))
    aki.leave()


def test_two_waves_of_a_horde_are_stepped_through(hall: Hall, browser: Browser) -> None:
    """SJ-37.7: the waves are counted where everybody sees it, and only the foes that have come are shown."""
    duel = fought(17, "horde", HORDE, lambda table: table.solo.completed >= 2)
    aki = sit_alone(hall, browser, duel)
    table, rulings = lead_alone(aki, duel)
    followed = [one.event.ruling for one in table.heard if by_a_rule(one.event.ruling)]
    assert [ruling for ruling in rulings if by_a_rule(ruling)] == followed
    log = told(aki)
    assert "Wave 1 of stage 1 is defeated." in log and "Wave 2 of stage 1 is defeated." in log
    expect(aki.page.locator(".foes-head")).to_contain_text(f"wave {table.solo.wave}")
    standing = sum(table.alive[foe] for foe in range(1, 1 + table.solo.count))
    expect(aki.page.locator(".foe")).to_have_count(standing)
    aki.leave()


def test_whoever_knows_the_foes_runs_fast_and_it_is_remembered(hall: Hall, browser: Browser) -> None:
    duel = fought(3, "solo", ALONE, lambda table: table.over)
    made = max(0, len(duel.decisions) - 14)
    aki = sit_alone(hall, browser, duel, made)
    table = standing(duel, made)
    held = 0
    for seat, move in duel.decisions[made:-1]:
        give(aki, table, seat, move)
        table.play(seat, move)
        assert aki.wait_until(lambda: panel(aki).count() > 0 or aki.is_asked())
        if not panel(aki).count():
            continue
        held += 1
        assert held < 3, "after that it is never held again"
        if held == 1:
            aki.page.keyboard.press("Escape")
        else:
            panel(aki).get_by_role("button", name="Turn off steps").click()
            aki.page.reload()
        assert aki.wait_until(aki.is_asked)
    assert held == 2
    reasons = ("preferred side of you", "shortest path to you", "shortest way to you", "strikes you", "attacks you")
    assert [one for one in reasons if one in told(aki)], "the log tells why all the same"
    aki.page.get_by_role("button", name="Step by step").click()
    give(aki, table, 0, duel.decisions[-1][1])
    assert step_through(aki), "and the last blow is stepped through again"
    aki.leave()


def newest_in_the_log(person: Person, phone: bool) -> str:
    """The last line that the log tells; on a phone it is opened and closed again."""
    if not phone:
        return person.page.locator(".table > .log li:not(.turn) > span").last.inner_text()
    person.page.get_by_role("button", name="Log").click()
    line = person.page.get_by_role("dialog").locator(".log li:not(.turn) > span").last.inner_text()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    return line


@pytest.mark.parametrize("phone", [False, True])
def test_the_log_does_not_run_ahead_of_the_telling(hall: Hall, browser: Browser, phone: bool) -> None:
    duel = fought(17, "horde", HORDE, lambda table: table.solo.completed >= 2)
    made = len(duel.decisions) - 1
    aki = sit_alone(hall, browser, duel, made, phone=phone)
    give(aki, standing(duel, made), *duel.decisions[-1])
    expect(panel(aki)).to_be_visible()
    steps = 0
    while panel(aki).count():
        step = panel(aki).locator(".prompt-who").inner_text()
        telling = panel(aki).locator("h2, .told li > span").all_inner_texts()
        assert newest_in_the_log(aki, phone) in telling, f"{step}: the log and the telling are at the same line"
        steps += 1
        panel(aki).get_by_role("button", name="Next").click()
        expect(panel(aki).get_by_text(step)).to_have_count(0)
    assert steps >= 3
    aki.leave()


@pytest.mark.parametrize(("theme", "phone", "language"), [("light", False, "it"), ("dark", True, "it")])
def test_foes_make_no_reader_stumble(hall: Hall, browser: Browser, theme: str, phone: bool, language: str) -> None:
    duel = fought(17, "horde", HORDE, lambda table: table.solo.completed >= 2)
    aki = sit_alone(hall, browser, duel, len(duel.decisions) - 1, theme=theme, phone=phone, language=language)
    table = standing(duel, len(duel.decisions) - 1)
    found = {"foes": stumbles(aki)}
    aki.page.locator(".foe .open").first.click()
    expect(aki.page.get_by_role("dialog")).to_be_visible()
    found["a foe"] = stumbles(aki)
    aki.page.keyboard.press("Escape")
    give(aki, table, *duel.decisions[-1])
    expect(panel(aki)).to_be_visible()
    found["a step"] = stumbles(aki)
    cut = "buttons => buttons.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert panel(aki).locator(".btn").evaluate_all(cut) == []
    if phone:
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= 390
        expect(panel(aki).locator(".btn--main")).to_be_in_viewport()
    assert {page: what for page, what in found.items() if what} == {}
    aki.leave()
