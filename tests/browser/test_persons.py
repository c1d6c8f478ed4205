"""A person at two browsers: by a link that works once, by a passkey, and forgotten."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.test_reading import stumbles_in_any_light

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(person: Person) -> tuple[CDPSession, str]:
    """A browser that has an authenticator of its own."""
    wire = person.context.new_cdp_session(person.page)
    wire.send("WebAuthn.enable")
    return wire, wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]


def test_a_link_takes_a_person_to_another_device_once(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address, language="it", theme="dark")
    code = aki.play_now("ken")
    aki.go("/me")
    aki.page.get_by_role("button", name="Portami su un altro dispositivo").click()
    link = aki.page.locator(".link").inner_text()
    assert "/carry#" in link
    assert stumbles_in_any_light(aki) == []
    phone = Person(browser, hall.address, name="", phone=True)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, I am Aki").click()
    expect(phone.page).to_have_url(f"{hall.address}/me")
    expect(phone.page.get_by_role("heading", name="La mia pagina")).to_be_visible()
    assert stumbles_in_any_light(phone) == []
    aki.sees("L’altro dispositivo è arrivato.")
    phone.go(f"/table/{code}")
    phone.page.wait_for_selector(".decide")
    assert phone.page.evaluate("document.documentElement.dataset.theme") == "dark"
    third = Person(browser, hall.address, name="Emi")
    third.page.goto(link)
    third.sees("This link has been used already")
    for one in (aki, phone, third):
        one.leave()


def test_a_passkey_brings_a_person_back_on_a_second_device_with_their_seats(hall: Hall, browser: Browser) -> None:
    named = f"http://localhost:{hall.port}"
    aki = Person(browser, named)
    code = aki.play_now("ken")
    wire, authenticator = with_authenticator(aki)
    aki.go("/me")
    aki.page.get_by_role("button", name="Make a passkey").click()
    aki.sees("The passkey is made.")
    assert stumbles_in_any_light(aki) == []
    held = wire.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert len(held) == 1
    phone = Person(browser, named, name="", phone=True)
    phone.go("/me")
    phone.sees("This hall does not know you yet")
    other, pocket = with_authenticator(phone)
    other.send("WebAuthn.addCredential", {"authenticatorId": pocket, "credential": held[0]})
    phone.page.get_by_role("button", name="Come in with a passkey").click()
    expect(phone.page.get_by_label("Your name")).to_have_value("Aki")
    phone.go("/")
    expect(phone.page.get_by_role("link", name=re.compile(code))).to_be_visible()
    phone.go(f"/table/{code}")
    phone.page.wait_for_selector(".decide")
    expect(phone.page.locator(".prompt")).to_have_count(1)
    aki.leave()
    phone.leave()


def test_where_browsers_know_no_passkeys_the_page_says_so(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address)
    aki.play_now("ken")
    aki.go("/me")
    aki.sees("Browsers know passkeys only where the hall has a name")
    expect(aki.page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    refused = aki.page.request.post(f"{hall.address}/api/passkeys/options", headers={"origin": hall.address})
    assert refused.json()["why"]["id"] == "hall-no-passkeys-here"
    aki.leave()


def test_who_is_forgotten_is_a_stranger_on_every_device_and_somebody_in_the_replay(hall: Hall, browser: Browser) -> None:
    aki = Person(browser, hall.address, name="Akihiro")
    code = aki.play_now("ken")
    aki.menu("Give up")
    aki.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    aki.page.locator(".sheet .next").wait_for()
    aki.go("/me")
    with aki.page.expect_download() as taken:
        aki.page.get_by_role("button", name="Everything about me").click()
    found = json.loads(taken.value.path().read_text(encoding="utf-8"))
    assert (found["person"]["name"], [one["code"] for one in found["tables"]]) == ("Akihiro", [code])
    aki.page.get_by_role("button", name="Take me to another device").click()
    phone = Person(browser, hall.address, name="", phone=True)
    phone.page.goto(aki.page.locator(".link").inner_text())
    phone.page.get_by_role("button", name="Yes, I am Akihiro").click()
    phone.page.get_by_role("button", name="Forget me", exact=True).click()
    assert stumbles_in_any_light(phone) == []
    phone.page.get_by_role("button", name="Stay").click()
    phone.page.get_by_role("button", name="Forget me", exact=True).click()
    phone.page.get_by_role("button", name="Forget me for good").click()
    phone.sees("This hall does not know you yet")
    aki.go("/me")
    aki.sees("This hall does not know you yet")
    told = aki.page.request.get(f"{hall.address}/api/replays/{code}").text()
    assert "Akihiro" not in told
    aki.go(f"/replay/{code}")
    aki.page.wait_for_selector(".scrub, .replay, main")
    expect(aki.page.get_by_text("Akihiro")).to_have_count(0)
    aki.leave()
    phone.leave()


def test_my_page_and_the_book_show_a_finished_game_on_desk_and_phone(hall: Hall, browser: Browser) -> None:
    for phone, language, theme in ((False, "en", "light"), (True, "it", "dark")):
        aki = Person(browser, hall.address, name=f"Aki {language}", language=language, theme=theme, phone=phone)
        code = aki.play_now("ken")
        aki.menu("Give up" if language == "en" else "Arrenditi")
        aki.page.get_by_role("dialog").get_by_role("button", name="Give up" if language == "en" else "Mi arrendo").click()
        aki.page.locator(".sheet .next").wait_for()
        waiting = aki.play_now("samurai-sword")
        aki.go("/me")
        under_way = aki.page.locator("section[aria-labelledby='under-way'] li")
        expect(under_way).to_have_count(1)
        expect(under_way.get_by_role("link")).to_have_attribute("href", f"/table/{waiting}")
        played = aki.page.locator("section[aria-labelledby='played'] li")
        expect(played).to_have_count(1)
        expect(played.locator(f"a[href='/replay/{code}']")).to_be_visible()
        expect(aki.page.locator("section[aria-labelledby='figures'] table").first).to_be_visible()
        assert stumbles_in_any_light(aki) == []
        wide = aki.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, "nothing is wider than the page"
        with aki.page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PUT"):
            aki.page.locator("section[aria-labelledby='own-settings'] input[type='checkbox']").check()
        aki.go("/book/ken")
        expect(aki.page.locator("tr.you")).to_contain_text(f"Aki {language}")
        expect(aki.page.locator("tr.mark")).to_have_count(5)
        assert stumbles_in_any_light(aki) == []
        aki.leave()
