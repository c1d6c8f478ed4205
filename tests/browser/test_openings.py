"""Openings and habits in the browser: on a desk and on a phone, in both languages, for everybody and for one clan."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from budokan.teaching.openings import of_the_house
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles_in_any_light


def test_what_is_done_first_is_read_by_clan_on_desk_and_phone(hall: Hall, browser: Browser) -> None:
    told = of_the_house("rising-sun")
    clan = next(group for group in told.groups if group.label == "side")
    person = Person(browser, hall.address)
    person.go("/book/rising-sun")
    person.page.get_by_role("link", name="What masters do first").click()
    expect(person.page.locator("main h2")).to_have_text("All seats")
    person.page.locator("main select").select_option(f"side {clan.value}")
    expect(person.page.locator("main h2")).to_have_text(clan.value.title())
    expect(person.page.locator("main")).to_contain_text(f"{told.games} games, {clan.seats} seats")
    first = person.page.get_by_role("region", name="The first mandate")
    expect(first.locator("tbody tr").first).to_contain_text("%")
    assert stumbles_in_any_light(person) == []
    person.page.get_by_role("button", name="Everybody in this hall").click()
    expect(person.page.locator(".none")).to_have_text("No game has been finished yet that could be counted.")
    person.leave()

    other = Person(browser, hall.address, language="it", phone=True)
    for game in ("samurai-sword", "ken", "senjutsu"):
        other.go(f"/openings/{game}")
        expect(other.page.get_by_role("heading", name="Tutti i posti")).to_be_visible()
        assert "card-" not in other.page.locator("main").inner_text()
        assert "opening-" not in other.page.locator("main").inner_text()
    assert stumbles_in_any_light(other) == []
    other.leave()
