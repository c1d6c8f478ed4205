"""After a game: how it went as a curve one can click, the log on a phone; and what the front page knows about games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_advice import sit_down
from tests.browser.test_reading import stumbles


def a_finished_game(person: Person, *, public: bool = True) -> str:
    """Bots among themselves, played to the end."""
    body = {"game": "samurai-sword", "players": ["uniform"] * 4, "public": public}
    code: str = person.context.request.post(f"{person.address}/api/tables", data=body).json()["code"]

    def over() -> bool:
        state: str = person.context.request.get(f"{person.address}/api/tables/{code}").json()["state"]
        return state == "over"

    assert person.wait_until(over, most=2000), "the game did not end"
    return code


def test_the_review_shows_a_curve_and_its_turning_points_lead_to_their_moments(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    code = a_finished_game(aki)
    aki.go(f"/replay/{code}")
    aki.page.get_by_role("tab", name="Analysis").click()
    curve = aki.page.locator(".curve")
    expect(curve).to_be_visible(timeout=60_000)
    assert curve.locator(".line").count() == 4
    turning = aki.page.locator(".turning .opt")
    expect(turning.first).to_be_visible()
    assert curve.locator(".mark").count() == turning.count()
    moment = re.match(r"Moment (\d+), .*: [+−]\d+", turning.first.inner_text())
    assert moment is not None
    turning.first.click()
    expect(aki.page.locator(".prompt-who")).to_contain_text(f"Moment {moment[1]} of")
    assert aki.page.url.endswith(f"#{moment[1]}")
    expect(turning.first).to_have_attribute("aria-current", "step")
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box is not None
    aki.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 20)
    info = aki.context.request.get(f"{aki.address}/api/replays/{code}").json()
    expect(aki.page.locator(".prompt-who")).to_contain_text(f"Moment {info['decisions']} of")
    assert aki.page.locator(".review tbody tr").count() == 4
    assert stumbles(aki) == []
    aki.leave()


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_turning_point_says_what_happened_as_its_reader_may_know_it(hall: Hall, browser: Browser, language: str) -> None:
    aki = Person(browser, hall.address, language=language)
    code = a_finished_game(aki)
    found = aki.context.request.get
    aki.go(f"/replay/{code}")
    aki.page.get_by_role("tab", name="Analysis" if language == "en" else "Analisi").click()
    turning = aki.page.locator(".turning .opt")
    expect(turning.first).to_be_visible(timeout=60_000)
    review = found(f"{aki.address}/api/replays/{code}/review").json()["review"]
    moments = [one["moment"] for one in review["turning"]]
    asked: list[str] = []
    aki.page.on("request", lambda request: asked.append(request.url) if "/moments" in request.url else None)
    for place in range(len(moments)):
        expect(turning.nth(place).locator(".told")).not_to_be_empty()
    named = [one["moment"] for one in review["turning"] if one["better"]]
    expect(aki.page.locator(".turning .better")).to_have_count(len(named))

    # Through somebody's eyes: only what they were told is asked for, and only their own better moves are named.
    aki.page.get_by_label("View" if language == "en" else "Vista").select_option("1")
    own = [moment for moment in named if review["judged"][moment - 1]["seat"] == 1]
    expect(aki.page.locator(".turning .better")).to_have_count(len(own))
    assert aki.wait_until(lambda: {f"first={one}&last={one}&seat=1" for one in moments} <= {url.split("?")[1] for url in asked})
    for place, moment in enumerate(moments):
        told = found(f"{aki.address}/api/replays/{code}/moments?first={moment}&last={moment}&seat=1").json()[0]
        if told["events"] or told["by"]["text"]:
            expect(turning.nth(place).locator(".told")).not_to_be_empty()
        else:
            expect(turning.nth(place).locator(".told")).to_have_count(0)
    assert stumbles(aki) == []
    aki.leave()


def test_on_a_phone_the_replay_has_its_log_and_its_review(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address, phone=True)
    code = a_finished_game(aki)
    aki.go(f"/replay/{code}#30")
    aki.page.wait_for_selector(".replay")
    aki.page.get_by_role("button", name="Log").click()
    expect(aki.page.get_by_role("dialog").locator("ol li").nth(3)).to_be_visible()
    assert stumbles(aki) == [], "the log"
    aki.page.get_by_role("button", name="Close").click()
    aki.page.get_by_role("button", name="Analysis").click()
    expect(aki.page.get_by_role("dialog").locator(".curve")).to_be_visible(timeout=60_000)
    assert stumbles(aki) == [], "the review"
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= 390
    aki.leave()


def test_the_front_page_says_which_game_waits_and_lists_public_replays(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    shown, hidden = a_finished_game(aki), a_finished_game(aki, public=False)
    code = sit_down(aki)
    assert aki.wait_until(aki.is_asked)
    aki.go("/")
    yours = aki.page.locator(".wait li", has_text=code)
    expect(yours).to_contain_text("your turn")
    replays = aki.page.locator("section", has=aki.page.locator("#replays"))
    expect(replays).to_contain_text(shown)
    expect(replays).not_to_contain_text(hidden)
    replays.get_by_role("link", name=f"See the replay of table {shown}").click()
    aki.page.wait_for_selector(".replay")
    aki.leave()
