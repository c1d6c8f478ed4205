"""Two people build decks and play a whole game of Ken il Guerriero; groups are carried together; the workshop keeps decks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from budokan.games.ken import GAME
from tests.browser.conftest import Hall
from tests.browser.ken import Duelist, ending, fighting, forming, presenting, sit_at
from tests.browser.people import Person
from tests.browser.prepared import put_in
from tests.browser.test_reading import stumbles

AKIS = "6 kenshiro,3 armata-di-hokuto, 3 villaggio-di-mamiya, 4 furia-di-hokuto, 4 cento-pugni-distruttivi, 3 sfida-dei-maestri"
BENIKOS = "7 shin\n4 deserto\n3 rovine\n3 canyon\n"
SEEN = {
    "a commanded group": r"You attack \w+ with Armata di Hokuto.* and Kenshiro",
    "a technique": r"You use Cento pugni distruttivi",
    "an event in a combat": r"You play the event Furia di Hokuto",
    "a conquest": r"You conquer \w+",
    "a challenge": r"Your Kenshiro challenges Shin",
}
LONGEST = 260


def bring_in(person: Person, words: str, name: str) -> None:
    """Take a deck into the workshop from its text, give it a name and keep it."""
    person.go("/decks/ken")
    person.page.get_by_role("button", name="Import and export").click()
    person.page.get_by_label("The deck as text").fill(words)
    person.page.get_by_role("button", name="Import", exact=True).click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.get_by_label("Name").fill(name)
    person.page.get_by_role("button", name="Save").click()
    person.sees(f"“{name}” is saved in this browser.")


def aki_wishes(aki: Duelist, log: str) -> list[str]:
    """First a challenge with a technique and an event at hand; then attacks by an army under a master."""
    challenged = re.search(SEEN["a challenge"], log) is not None
    armed = {"cento-pugni-distruttivi", "furia-di-hokuto"} <= set(aki.hand())
    wishes = ["Use Cento", "Play Furia"]
    wishes += ["Play Sfida"] if armed else []
    wishes += ["Armata di Hokuto", "Kenshiro"] if challenged else ["Attack no more"]
    wishes += ["Villaggio", "Play Kenshiro", "Choose Kenshiro", "Choose Shin", "Draw 3", "Draw 2", "Close", "Discard Villaggio"]
    return [*wishes, "Discard Armata", "Discard Kenshiro", "End the", "Attack no more"]


def play_through(aki: Duelist, beniko: Duelist, until: Callable[[str], object] | None = None) -> str:
    """Both answer until the game is over, or until what Aki's log told is enough; what it told on the way."""
    told = ""
    for _ in range(LONGEST):
        assert aki.wait_until(lambda: aki.is_asked() or beniko.is_asked() or aki.is_over()), "nobody is asked"
        before, told = told, aki.log()
        if aki.is_over() or (until is not None and until(told)):
            return before + told
        if aki.is_asked():
            aki.wishes = aki_wishes(aki, told)
            aki.decide()
        else:
            first = [] if "defends" in told else ["Shin"]
            beniko.wishes = ["Choose", "Play", "Draw 3", "Draw 2", *first, "Leave", "End the", "Attack no more"]
            beniko.decide()
    raise AssertionError("the game did not end")


def with_decks_of_their_own(hall: Hall, browser: Browser) -> tuple[Duelist, Duelist]:
    """Two people who have each built and kept a deck."""
    aki, beniko = Duelist(browser, hall.address, name="Aki"), Duelist(browser, hall.address, name="Beniko")
    bring_in(aki, AKIS, "The challenge")
    aki.page.locator("[data-collected='sfida-dei-maestri']").get_by_role("button", name="One more").click()
    aki.page.get_by_role("button", name="Save").click()
    bring_in(beniko, BENIKOS, "The waste")
    return aki, beniko


def begin(aki: Duelist, beniko: Duelist) -> None:
    """A table at which each plays the deck he has built."""
    aki.go("/new/ken")
    aki.page.get_by_label("Your deck").select_option(label="The challenge")
    aki.page.get_by_role("button", name="Open the table").click()
    aki.page.wait_for_url("**/table/*")
    beniko.go(f"/table/{aki.code}")
    beniko.page.get_by_label("Your deck").select_option(label="The waste")
    beniko.page.get_by_role("button", name="Sit", exact=True).click()
    aki.sees("Beniko")
    aki.page.get_by_role("button", name="Begin").click()
    for one in (aki, beniko):
        one.page.wait_for_selector(".kn-stage")


def unseen(told: str) -> list[str]:
    return [what for what, pattern in SEEN.items() if not re.search(pattern, told)]


def see_the_end(aki: Duelist, beniko: Duelist) -> None:
    for one in (aki, beniko):
        one.sees("See the replay")
        expect(one.page.locator(".kn-end section")).to_have_count(2)
        one.leave()


def test_two_people_build_decks_and_begin_to_play_them(hall: Hall, browser: Browser) -> None:
    """Each brings a deck of his own, and what is on the table comes out of it."""
    aki, beniko = with_decks_of_their_own(hall, browser)
    begin(aki, beniko)
    told = play_through(aki, beniko, lambda told: re.search(r"Beniko plays (Shin|Deserto|Rovine|Canyon)", told))
    assert re.search(r"You play (the event )?(Sfida|Villaggio|Kenshiro|Armata)", told), told
    for one in (aki, beniko):
        assert not one.is_over()
        one.leave()


def test_two_people_play_the_last_turns_of_a_game(hall: Hall, browser: Browser) -> None:
    """A challenge, a technique and an event in a combat, a commanded group, a conquest, and the end."""
    aki, beniko = Duelist(browser, hall.address, name="Aki"), Duelist(browser, hall.address, name="Beniko")
    tokens = put_in(hall, GAME.set_up(ending().position()).record().header, [], [0, 1])
    for one, token in zip((aki, beniko), tokens, strict=True):
        one.go(f"/table/DJRSKN#{token}")
        one.page.wait_for_selector(".kn-stage")
    assert unseen(play_through(aki, beniko)) == []
    see_the_end(aki, beniko)


@pytest.mark.whole
def test_two_people_build_decks_and_play_them_to_the_end(hall: Hall, browser: Browser) -> None:
    """A commanded group, a technique and an event in a combat, a conquest, a challenge; each brings a deck of his own."""
    aki, beniko = with_decks_of_their_own(hall, browser)
    told = ""
    for _ in range(3):  # what is drawn is luck: where it did not bring everything about, they play again
        begin(aki, beniko)
        told += play_through(aki, beniko)
        if not unseen(told):
            break
    assert unseen(told) == []
    see_the_end(aki, beniko)


def test_a_group_is_carried_together_and_its_result_is_told_at_once(hall: Hall, browser: Browser) -> None:
    """KEN-34.5, KEN-25.2: cards are carried or tapped into the group; what would come of it changes with each."""
    aki = Duelist(browser, hall.address)
    sit_at(hall, forming(), aki)
    group, near = aki.page.locator(".kn-group--open"), aki.page.locator(".kn-side--near")
    total = aki.page.locator(".kn-sum--near b")
    expect(total).to_have_count(0)
    aki.carry(near.locator(".kn-apart [data-piece]", has_text="Armata"), group)
    expect(total).to_have_text("2")
    near.locator(".kn-apart [data-piece]", has_text="Orc").locator(".kn-hit").click()
    expect(total).to_have_text("4")
    expect(aki.page.locator(".kn-flow--place")).to_contain_text("4 against Croce del Sud")
    aki.page.keyboard.press("u")
    expect(total).to_have_text("2")
    engaged = near.locator("[data-piece]", has_text="Condannati").locator(".kn-hit")
    engaged.click()
    expect(aki.page.get_by_role("dialog")).to_contain_text("It is engaged")
    aki.page.keyboard.press("Escape")
    refused = aki.page.locator(".opt--no", has_text="Condannati")
    expect(refused).to_contain_text("is engaged")
    refused.locator(".rule").click()
    expect(aki.page.get_by_role("dialog").get_by_role("heading")).to_have_text("KEN-21.1")
    aki.page.keyboard.press("Escape")
    near.locator(".kn-apart [data-piece]", has_text="Kenshiro").locator(".kn-hit").click()
    expect(group.locator(".kn-cmd")).to_have_count(1)
    aki.leave()


def test_a_card_that_is_taken_up_shows_what_it_would_change(hall: Hall, browser: Browser) -> None:
    """KEN-24.10: the struck-out figure is what it was, and who would fall is told on the cards."""
    aki = Duelist(browser, hall.address)
    sit_at(hall, fighting(), aki)
    expect(aki.page.locator(".kn-side:not(.kn-side--near) .kn-fate")).to_have_count(1)
    aki.page.locator(".dock [data-card='furia-di-hokuto'] .kn-hit").click()
    expect(aki.page.locator(".kn-sum--near s")).to_have_text("4")
    expect(aki.page.locator(".kn-sum--near b")).to_have_text("6")
    expect(aki.page.locator(".kn-side:not(.kn-side--near) .kn-fate")).to_have_count(2)
    aki.main_button.click()
    aki.sees("You play the event Furia di Hokuto.")
    expect(aki.page.locator(".kn-sum--near b")).to_have_text("6")
    aki.leave()


def test_cards_are_carried_from_the_hand_to_where_they_go(hall: Hall, browser: Browser) -> None:
    aki = Duelist(browser, hall.address)
    sit_at(hall, presenting(), aki)
    aki.carry(aki.page.locator(".dock [data-card='villaggio']"), aki.page.locator(".kn-side--near"))
    aki.sees("You play Contadini.")
    host = aki.page.locator(".kn-side--near [data-piece]", has_text="Contadini")
    aki.carry(aki.page.locator(".dock [data-card='armi-da-taglio']"), host)
    aki.sees("You assign Armi da taglio to Contadini.")
    expect(host).to_contain_text("Armi da taglio")
    aki.leave()


def test_a_game_is_answered_by_keys_alone(hall: Hall, browser: Browser) -> None:
    aki = Duelist(browser, hall.address)
    sit_at(hall, presenting(), aki)
    turn = aki.page.locator(".cartouche small").inner_text()
    for _ in range(40):
        assert aki.answer_by_keys()
        if aki.page.locator(".cartouche small").inner_text() != turn:
            break
    assert aki.page.locator(".cartouche small").inner_text() != turn, "the turn did not pass"
    aki.leave()


def test_the_workshop_tells_what_is_wrong_and_keeps_what_is_built(hall: Hall, browser: Browser) -> None:
    """KEN-14.1, KEN-14.5: six equal cards are barred, fewer than forty advised against; a deck is kept, copied and played."""
    aki = Person(browser, hall.address)
    aki.go("/decks/ken")
    aki.page.get_by_role("button", name="Import and export").click()
    aki.page.get_by_label("The deck as text").fill("6 villaggio\n2 nobody\n")
    aki.page.get_by_role("button", name="Import", exact=True).click()
    expect(aki.page.get_by_role("alert")).to_contain_text("“nobody”, which is no card of this set")
    aki.page.get_by_role("button", name="Import the rest").click()
    deck = aki.page.locator(".deck")
    expect(deck).to_contain_text("at most 5 equal cards")
    expect(deck.get_by_role("button", name="Play it now")).to_be_disabled()
    deck.get_by_role("button", name="One Villaggio fewer").click()
    expect(deck).to_contain_text("The deck holds 5 cards; 40 or more are advised.")
    expect(deck.get_by_role("button", name="One more Villaggio")).to_be_disabled()
    aki.page.get_by_role("button", name="Hokuto: Kenshiro and Toki").click()
    expect(deck).to_contain_text("50 cards")
    aki.page.get_by_placeholder("a name, a word").fill("raoul")
    aki.page.get_by_role("group", name="Kind of card").get_by_role("button", name="master").click()
    expect(aki.page.locator("[data-collected]")).to_have_count(1)
    aki.page.locator("[data-collected='raoul']").get_by_role("button", name="One more").click()
    expect(deck).to_contain_text("51 cards")
    deck.get_by_label("Name").fill("King and brother")
    deck.get_by_role("button", name="Save").click()
    aki.page.reload()
    expect(aki.page.locator(".deck")).to_contain_text("51 cards")
    aki.page.get_by_role("button", name="Import and export").click()
    aki.page.get_by_role("button", name="Copy", exact=True).click()
    assert aki.wait_until(lambda: "1 raoul" in aki.page.evaluate("navigator.clipboard.readText()"))
    aki.page.keyboard.press("Escape")
    aki.page.get_by_role("button", name="Play it now").click()
    aki.page.wait_for_selector(".kn-stage")
    own = aki.page.locator(".kn-nums .pip[title='cards in the future']")
    expect(own).to_contain_text(re.compile(r"4[1-4]"))
    aki.leave()


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_no_page_of_this_game_makes_a_reader_stumble(hall: Hall, browser: Browser, theme: str, phone: bool) -> None:
    aki = Person(browser, hall.address, theme=theme, phone=phone)
    found: dict[str, list[str]] = {}
    for name, table in (("presenting", presenting()), ("forming", forming()), ("fighting", fighting())):
        sit_at(hall, table, aki)
        assert aki.wait_until(aki.is_asked)
        found[name] = stumbles(aki)
    aki.page.locator(".dock .kn-hit").first.click()
    found["card chosen"] = stumbles(aki)
    aki.page.locator(".kn-foe button.pip").first.click()
    found["past"] = stumbles(aki)
    aki.go("/new/ken")
    aki.page.wait_for_selector("form")
    found["new table"] = stumbles(aki)
    aki.go("/decks/ken")
    aki.page.locator(".shelf .btn--quiet").first.click()
    aki.page.get_by_role("searchbox").fill("kenshiro")  # a few cards stand for all: their faces are alike
    found["workshop"] = stumbles(aki)
    assert {page: what for page, what in found.items() if what} == {}
    aki.leave()


@pytest.mark.parametrize("language", ["en", "it"])
def test_nothing_scrolls_sideways_on_the_narrowest_phone(hall: Hall, browser: Browser, language: str) -> None:
    aki = Person(browser, hall.address, phone=True, language=language)
    aki.page.set_viewport_size({"width": 360, "height": 740})
    for table in (presenting(), fighting()):
        sit_at(hall, table, aki)
        assert aki.wait_until(aki.is_asked)
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= 360
        box = aki.page.locator(".kn-side--near [data-piece]").first.bounding_box()
        assert box is not None and box["height"] >= 60
    for path, there in (("/decks/ken", "[data-collected]"), ("/new/ken", "form")):
        aki.go(path)
        aki.page.wait_for_selector(there)
        assert aki.page.evaluate("document.documentElement.scrollWidth") <= 360, path
    aki.leave()


MARKED = """() => [...document.querySelectorAll('.kn-stage [data-piece], .dock .card')]
    .filter((card) => card.getClientRects().length)
    .map((card) => {
    const mark = card.querySelector('.kn-origin');
    const box = mark?.getBoundingClientRect();
    return [box ? Math.min(box.width, box.height) : 0, mark?.textContent ?? '', card.querySelector('.kn-hit')?.ariaLabel ?? ''];
})"""


@pytest.mark.parametrize(("language", "known"), [("en", "card known in part"), ("it", "carta nota in parte")])
@pytest.mark.parametrize("phone", [False, True])
def test_a_card_of_any_size_says_what_is_printed_and_what_is_ours(
    browser: Browser, hall: Hall, language: str, known: str, phone: bool
) -> None:
    aki = Person(browser, hall.address, language=language, phone=phone)
    sit_at(hall, fighting(), aki)
    aki.page.wait_for_selector(".kn-stage [data-piece]")
    marks = aki.page.evaluate(MARKED)
    assert len(marks) >= 10
    assert all(size >= 8 for size, _, _ in marks), "a mark that can be seen, on every size of card"
    assert all(said and said in label for _, said, label in marks if label), "and heard"
    assert known in {said for _, said, _ in marks}
    figures = aki.page.locator("[data-piece]", has_text="Kenshiro").locator("footer b")
    assert [str(one.get_attribute("class")).split()[0] for one in figures.all()] == ["kn-from--printed"] * 3
