"""Pace and drama at the browser: it is told as the reader wishes, nothing is answered by accident, the end is seen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

import budokan
from budokan import Luck
from budokan.kernel.records import Record
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.prepared import put_in
from tests.browser.test_free_undo import post
from tests.support.rulings import ruling

LONGEST = 400


def panel(person: Person) -> Locator:
    """Where it is told what happens."""
    return person.page.locator(".decide:has(> .told)")


def answer_until(person: Person, found: Locator) -> None:
    """Answer by keys until this is on the page, whatever is told in between."""
    for _ in range(LONGEST):
        assert person.wait_until(
            lambda: person.is_asked() or person.is_over() or panel(person).count() > 0 or found.count() > 0
        )
        if found.count():
            return
        assert not person.is_over(), "it never came"
        if panel(person).count():
            person.page.keyboard.press("Escape")
        else:
            person.answer_by_keys()
    raise AssertionError("it never came")


@ruling("BK-12.3")
def test_step_by_step_everything_waits_for_a_key_and_then_one_decides(hall: Hall, browser: Browser) -> None:
    """The bots of a table of one person wait meanwhile; the choice of the pace is remembered."""
    aki = Person(browser, hall.address, pace="step")
    aki.play_now()
    told: list[str] = []
    answer_until(aki, panel(aki))
    for _ in range(60):
        assert aki.wait_until(lambda: panel(aki).count() > 0 or aki.is_asked())
        if not panel(aki).count():
            break
        words = panel(aki).locator(".prompt-ask").inner_text()
        aki.page.wait_for_timeout(300)
        assert panel(aki).locator(".prompt-ask").inner_text() == words, "it waits"
        assert not aki.is_asked()
        told.append(panel(aki).locator(".prompt-who").inner_text() + words)
        aki.page.keyboard.press("Enter")
        expect(panel(aki).get_by_text(words, exact=True).or_(aki.page.locator(".prompt-ask")).first).to_be_attached()
    assert told
    assert aki.is_asked() or aki.is_over(), "when all is told one decides"
    aki.page.get_by_role("button", name="Menu").click()
    aki.page.get_by_label("Pace").select_option("quick")
    aki.page.reload()
    aki.page.wait_for_selector(".decide")
    aki.page.get_by_role("button", name="Menu").click()
    expect(aki.page.get_by_role("dialog").get_by_label("Pace")).to_have_value("quick")
    aki.leave()


@ruling("BK-12.4")
def test_a_new_question_takes_no_click_and_no_key_for_a_moment(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address, guard=True)
    aki.play_now()
    # It looks from the first moment of the page on: a busy machine may take longer to ask than the moment lasts.
    aki.context.add_init_script("""window.pressed = new Promise((resolve) => {
      const chosen = () => document.querySelectorAll('.opt--on').length;
      const look = () => {
        const all = [...document.querySelectorAll('.options.unarmed button.opt')];
        if (all.length < 2) return requestAnimationFrame(look);
        all[0].click();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(chosen())));
      };
      look();
    })""")
    aki.page.reload()
    assert aki.page.evaluate("window.pressed") == 0, "what was meant for another question chooses nothing"
    expect(aki.page.locator(".options.unarmed")).to_have_count(0)
    before = aki.question()
    aki.page.keyboard.press("1")
    assert aki.wait_until(lambda: aki.question() != before or aki.page.locator(".opt--on").count() > 0), (
        "a moment later it is taken"
    )
    aki.leave()


@ruling("BK-12.5")
def test_the_last_blow_is_seen_before_the_sheet(hall: Hall, browser: Browser) -> None:
    """And every figure of the score is explained on it, its buttons in sight."""
    record, last = ended_by_force()
    [token] = put_in(hall, record.header, record.decisions[:-1], [last])
    aki = Person(browser, hall.address)
    aki.go(f"/table/DJRSKN#{token}")
    assert aki.wait_until(aki.is_asked)
    aki.page.evaluate("window.seen = []")
    aki.page.evaluate(
        """() => new MutationObserver(() => {
          const at = performance.now();
          const over = document.body.innerText.includes('All cards are now face up.');
          const now = (over ? 'over' : '') + (document.querySelector('.sheet .next') ? ' sheet' : '');
          if (window.seen.at(-1)?.now !== now) window.seen.push({ now, at });
        }).observe(document.body, { subtree: true, childList: true, characterData: true })"""
    )
    aki.main_button.click()
    expect(aki.page.locator(".sheet .next")).to_have_count(1)
    seen = aki.page.evaluate("window.seen")
    ended = next(one["at"] for one in seen if one["now"] == "over")
    sheet = next(one["at"] for one in seen if one["now"].endswith("sheet"))
    assert sheet - ended >= 1000
    sums = [int(one) for one in aki.page.locator(".end-teams li:not(.less) .sum b").all_inner_texts()]
    less = [int(one) for one in aki.page.locator(".end-teams .less .sum b").all_inner_texts()]
    totals = [int(one) for one in aki.page.locator(".end-team header > b").all_inner_texts()]
    assert sums and sum(sums) - sum(less) == sum(totals)
    button = aki.page.locator(".sheet .next .btn").first.bounding_box()
    frame = aki.page.locator(".sheet").bounding_box()
    assert button is not None and frame is not None
    assert button["y"] + button["height"] <= frame["y"] + frame["height"]
    aki.leave()


def ended_by_force() -> tuple[Record, int]:
    """A whole game whose last decision was the only one there was, and whose it was."""
    for seed in range(200):
        table = budokan.game("samurai-sword").new(5, seed)
        luck, seat, options = Luck(seed, "to the end"), 0, 0
        while not table.over:
            seat = table.waiting[0]
            offered = table.options(seat)
            options = len(offered)
            table.play(seat, luck.pick(offered))
        if options == 1:
            return table.record(), seat
    raise AssertionError("no game ended so")


@ruling("BK-2.10")
def test_undo_has_a_button_beside_the_question(hall: Hall, browser: Browser) -> None:
    """Against bots alone nobody is asked."""
    aki = Person(browser, hall.address)
    aki.play_now()
    assert aki.wait_until(aki.is_asked)
    expect(aki.page.locator(".decide .undo")).to_have_count(0)
    first = aki.page.locator(".table > .log ol > li").count()
    aki.answer_by_keys()
    undo = aki.page.locator(".decide .undo").first
    expect(undo).to_be_visible()
    undo.click()
    expect(aki.page.locator(".decide .undo")).to_have_count(0)
    assert aki.wait_until(lambda: aki.page.locator(".table > .log ol > li").count() == first)
    assert aki.page.get_by_role("alertdialog").count() == 0
    aki.leave()


@ruling("BK-12.1")
def test_the_one_answer_is_given_by_itself_and_that_is_told_once(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address, forced=True)
    aki.play_now()
    single = aki.page.locator(".single")
    answer_until(aki, single)
    expect(aki.page.locator(".toast")).to_contain_text("only one answer")
    before = aki.question()
    assert aki.wait_until(lambda: aki.asks_otherwise(before), 400), "nobody has pressed anything"
    aki.page.reload()
    answer_until(aki, single)
    assert aki.page.locator(".toast").count() == 0, "it is told once"
    aki.leave()


def test_what_happened_since_one_decided_can_be_walked_through(hall: Hall, browser: Browser) -> None:
    """A strip opens it, the keys walk, and the table is seen as it was; the lines of blows stay on the table."""
    aki = Person(browser, hall.address)
    aki.play_now()
    answer_until(aki, aki.page.locator(".since .walk"))
    aki.wait_until(lambda: aki.is_asked() and aki.page.locator(".since").count() > 0)
    count = int("".join(filter(str.isdigit, aki.page.locator(".since .open").inner_text())) or 1)
    aki.page.locator(".since .open").click()
    expect(aki.page.locator(".since li")).to_have_count(count)
    aki.page.locator(".since .walk").click()
    expect(panel(aki).locator(".prompt-who")).to_contain_text(f"1 of {count}")
    assert not aki.is_asked()
    for _ in range(count - 1):
        aki.page.keyboard.press("ArrowRight")
    expect(panel(aki).locator(".prompt-who")).to_contain_text(f"{count} of {count}")
    aki.page.keyboard.press("ArrowRight")
    assert aki.wait_until(aki.is_asked), "beyond the last is now"
    answer_until(aki, aki.page.locator(".aim--past"))
    aki.leave()


def test_the_map_keeps_traces_of_what_moved(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.play_now("rising-sun")
    answer_until(aki, aki.page.locator("[data-trace]"))
    aki.leave()


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("duel", 2), pytest.param("melee", 3, marks=pytest.mark.whole), pytest.param("teams", 4, marks=pytest.mark.whole)],
)
def test_the_reveal_is_a_moment_wherever_people_fight(hall: Hall, browser: Browser, mode: str, seats: int) -> None:
    """All cards lie face up before anything is done with them; then each part is told by itself, from fast to slow."""
    aki = Person(browser, hall.address, pace="step")
    asked = {"game": "senjutsu", "mode": mode, "seats": seats, "level": "novice", "name": "Aki"}
    seated = post(f"{hall.address}/api/play", json.dumps(asked).encode(), "application/json")
    aki.go(f"/table/{seated['code']}#{seated['token']}")
    for _ in range(LONGEST):
        assert aki.wait_until(lambda: aki.is_asked() or panel(aki).count() > 0)
        if panel(aki).count():
            text = panel(aki).inner_text()
            if "reveal" in text and aki.page.locator(".shown .one").count() == seats:
                break
            aki.page.keyboard.press("Enter")
            aki.page.wait_for_timeout(50)
        else:
            aki.answer_by_keys()
    else:
        raise AssertionError("no card was ever revealed")
    assert aki.page.locator(".ladder .mk, .ladder .rg").count() >= seats, "each has its place, or its span, on the ladder"
    aki.page.keyboard.press("Enter")
    assert aki.wait_until(lambda: not panel(aki).count() or panel(aki).all_inner_texts() != [text]), "then it goes on"
    aki.leave()


@ruling("BK-12.3")
def test_a_replay_goes_at_the_readers_pace(hall: Hall, browser: Browser) -> None:
    record, _ = ended_by_force()
    replay = post(f"{hall.address}/api/replays", record.text().encode(), "text/plain")["id"]
    aki = Person(browser, hall.address, pace="step")
    aki.go(f"/replay/{replay}")
    moment = aki.page.locator(".prompt-who")
    expect(moment).to_contain_text("Moment 0 of")
    aki.page.locator(".scrub .play").click()
    expect(moment).to_contain_text("Moment 1 of")
    aki.page.wait_for_timeout(1500)
    expect(moment).to_contain_text("Moment 1 of")
    aki.page.get_by_label("Pace").select_option("quick")
    aki.page.locator(".scrub .play").click()
    expect(moment).to_contain_text(re.compile(r"Moment ([4-9]|\d\d+) of"))
    aki.leave()
