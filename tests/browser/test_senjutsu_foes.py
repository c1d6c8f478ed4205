"""Foes at the table: chosen for a new one, seen on every screen, marked while they act, and how a horde is met and ends."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import budokan
from budokan.games.senjutsu.moves import Enter
from budokan.kernel.moves import Move
from budokan.kernel.perspective import perspective
from budokan.players.bots import bot_named
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.rehearsal import Duel, set_up
from tests.browser.test_achievements import play_the_end, whole_game
from tests.browser.test_reading import stumbles
from tests.browser.test_senjutsu import give, standing
from tests.browser.test_senjutsu_solo import HORDE, by_a_rule, fought, panel, sit_alone

FOUR: dict[str, Any] = {"characters": ("ronin",), "foes": ("samurai-boss", *["katana-ashigaru"] * 3)}


def before_a_blow(duel: Duel) -> int:
    """The decision after which most foes act."""
    table: Any = standing(duel, 0)
    acted: list[int] = []
    for number, (seat, move) in enumerate(duel.decisions):
        table.heard = []
        table.play(seat, move)
        acted += [number] * len([one for one in table.heard if by_a_rule(one.event.ruling)])
    return max(set(acted), key=acted.count)


def four_foes() -> Duel:
    return fought(5, "solo", FOUR, lambda table: table.turn >= 4 or table.over)


def test_whoever_plays_alone_is_asked_first_whom_he_fights(hall: Hall, browser: Browser) -> None:
    """SJ-32.12: one Boss and three Ashigaru of one kind; nobody is asked about hordes there, nor about foes in a duel."""
    aki = Person(browser, hall.address)
    aki.go("/new/senjutsu")
    foes = aki.page.get_by_role("group", name="Foes")
    kinds = aki.page.get_by_role("group", name="Mode")
    expect(kinds.get_by_role("radio", name=re.compile("^duel"))).to_be_checked()
    expect(foes).to_have_count(0)
    kinds.locator("label", has_text="solo").click()
    expect(foes).to_be_visible()
    for number, kind in enumerate(("ninja", *FOUR["foes"][1:])):
        foes.locator("select").nth(number).select_option(kind)
    ninja = "option[value='ninja']"
    expect(foes.locator("select").nth(1).locator(ninja)).to_have_count(0)
    foes.locator("select").first.select_option("samurai-boss")
    expect(foes.locator("select").nth(1).locator(ninja)).to_have_count(1)
    assert stumbles(aki) == []
    aki.page.get_by_role("button", name="Begin").click()
    names = ["Samurai Boss", "Katana Ashigaru 1", "Katana Ashigaru 2", "Katana Ashigaru 3"]
    expect(aki.page.locator(".foe h3")).to_have_text(names)
    aki.leave()


@pytest.mark.parametrize(("width", "height", "least"), [(390, 844, 200), (360, 640, 96)])
def test_four_foes_leave_the_field_its_room_on_a_phone(
    hall: Hall, browser: Browser, width: int, height: int, least: int
) -> None:
    """Also while a step is told, with the rule behind its first line."""
    duel = four_foes()
    made = before_a_blow(duel)
    aki = sit_alone(hall, browser, duel, made, phone=True, language="it", theme="dark")
    aki.page.set_viewport_size({"width": width, "height": height})
    field = "document.querySelector('.board').getBoundingClientRect().height"
    assert aki.page.evaluate(field) >= least
    give(aki, standing(duel, made), *duel.decisions[made])
    while panel(aki).count():
        step = panel(aki).locator(".prompt-who").inner_text()
        assert aki.page.evaluate(field) >= least, step
        expect(panel(aki).locator(".prompt .rule")).to_be_in_viewport()
        expect(panel(aki).get_by_role("button", name="Salta al mio turno")).to_be_in_viewport(ratio=1)
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= width
        panel(aki).get_by_role("button", name="Avanti").click()
        expect(panel(aki).get_by_text(step)).to_have_count(0)
    aki.leave()


def test_the_foe_that_acts_is_marked_and_its_card_comes_into_sight(hall: Hall, browser: Browser) -> None:
    duel = four_foes()
    made = before_a_blow(duel)
    aki = sit_alone(hall, browser, duel, made)
    give(aki, standing(duel, made), *duel.decisions[made])
    expect(panel(aki)).to_be_visible()
    marked: set[str] = set()
    while panel(aki).count():
        step = panel(aki).locator(".prompt-who").inner_text()
        heading = panel(aki).locator("h2").inner_text()
        if heading.startswith("Speed"):
            acting = aki.page.locator(".foe.acting h3")
            expect(acting).to_have_count(1)
            name = " ".join(acting.inner_text().split())
            assert name in heading
            expect(aki.page.locator(".pawn.acting")).to_have_count(1)
            expect(aki.page.locator(".shown .card--lit")).to_be_in_viewport(ratio=0.9)
            marked.add(name)
        panel(aki).get_by_role("button", name="Next").click()
        expect(panel(aki).get_by_text(step)).to_have_count(0)
    assert len(marked) > 1
    aki.leave()


def test_where_a_horde_comes_from_is_shown_on_the_field(hall: Hall, browser: Browser) -> None:
    """SJ-37.3, SJ-37.4: the four entries are lit, each answer says where it is and which side the foe will prefer."""
    duel = fought(17, "horde", HORDE, lambda table: table.solo.completed >= 2)
    made = max(number for number, (_, move) in enumerate(duel.decisions) if isinstance(move, Enter))
    aki = sit_alone(hall, browser, duel, made)
    assert aki.wait_until(aki.is_asked)
    lit = aki.page.locator(".board [role=button][data-hex]")
    expect(lit).to_have_count(aki.answers.count())
    expect(aki.answers.first).to_contain_text("preferred side: ")
    lit.last.click()
    aki.main_button.click()
    assert aki.wait_until(lambda: lit.count() == 0)
    expect(panel(aki)).to_have_count(0)
    aki.leave()


def test_a_horde_that_was_stood_up_to_is_no_defeat_in_words(hall: Hall, browser: Browser) -> None:
    """SJ-37.19: whoever earns a rank falls in the end all the same; the replay of it is a horde from its first moment."""
    aki = play_the_end(hall, browser, whole_game("horde", lambda end: end.side == "wood"))
    sheet = aki.page.get_by_role("dialog")
    expect(sheet).to_contain_text("You stood until stage 1, wave 4.")
    expect(sheet).not_to_contain_text("The foes have won")
    sheet.get_by_role("link", name="See the replay").click()
    aki.sees("horde, preparation")
    expect(aki.page.locator(".ftree")).to_be_visible()
    expect(aki.page.get_by_role("button", name="Step by step")).to_have_count(0)
    aki.leave()


OVERLAP = """() => [...document.querySelectorAll('.fighter')].filter(one => {
  const word = one.querySelector('.now').getBoundingClientRect(), pips = one.querySelector('.fn').getBoundingClientRect();
  return getComputedStyle(one.querySelector('.now')).display !== 'none' && word.right > pips.left + 1 && word.bottom > pips.top;
}).length"""
"""The fighters whose kamae runs into what they hold."""
CUT = """() => [...document.querySelectorAll('section.foe')].filter(one => {
  const mind = one.querySelector('.mind').getBoundingClientRect(), pips = one.querySelector('.fn').getBoundingClientRect();
  const across = mind.right > pips.left + 1 && mind.bottom > pips.top + 1;
  return across || one.scrollWidth > one.clientWidth;
}).length"""
"""The foes whose panel is too narrow for what it says."""


def where_a_foe_is_stunned() -> Duel:
    """Two together follow their instinct until a foe has much to show: its wounds, its deck, and a Stun in it."""
    game = budokan.game("senjutsu")
    options: dict[str, Any] = {"characters": ("master", "monk")}
    for seed in range(4, 20):
        table: Any = game.new(2, seed, "coop", **options)
        bots = [bot_named("greedy", game, seed + seat) for seat in range(2)]
        decisions: list[tuple[int, Move]] = []
        while not table.over:
            seat = table.waiting[0]
            move = bots[seat].choose(perspective(table, seat))
            decisions.append((seat, move))
            table.play(seat, move)
            foes = table.view(0)["table"]["solo"]["foes"]
            if all(table.alive[: table.seats + len(foes)]) and any(foe["stuns_in_deck"] for foe in foes):
                return Duel(seed, 2, "coop", options, tuple(decisions), {})
    raise AssertionError("no foe is ever stunned")


def test_two_who_fight_together_see_each_other_and_every_foe(hall: Hall, browser: Browser) -> None:
    """SJ-32.36: nothing beside the field has to be scrolled for, and on a phone no word runs into the next."""
    duel = where_a_foe_is_stunned()
    for phone, code in ((False, "DJRSKN"), (True, "BCDFGH")):
        token = set_up(hall, duel, len(duel.decisions), code)[0]
        aki = Person(browser, hall.address, phone=phone, language="it")
        aki.go(f"/table/{code}#{token}")
        expect(aki.page.locator("section.foe")).to_have_count(2)
        for one in (*aki.page.locator("section.foe").all(), *aki.page.locator(".fighter").all()):
            expect(one).to_be_in_viewport(ratio=0.99)
        assert not phone or aki.page.evaluate(OVERLAP) == 0
        for width in (390, 360) if phone else (1440,):
            aki.page.set_viewport_size({"width": width, "height": 844})
            assert aki.page.evaluate(CUT) == 0, width
        aki.leave()
