"""A hall whose keeper has cards of his own: they lie on the shelf, go into a deck, and are played under their own names."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Hall
from tests.browser.lords import post
from tests.browser.people import Person
from tests.browser.test_reading import stumbles
from tests.browser.test_senjutsu_decks import begin_from
from tests.cli.test_cards import lessons
from tests.support.command import start
from tests.support.porter import LONG

SHOGUN = '[[card]]\nid = "way-of-the-shogun"\nprice = 3\ncoins = 5\n'


@pytest.fixture
def house(tmp_path: Path, client_built: None) -> Iterator[Hall]:
    """The cards of the how-to, and a season card at another price."""
    for game, cards in (lessons() | {"rising-sun": SHOGUN}).items():
        (tmp_path / game).mkdir()
        (tmp_path / game / "mine.toml").write_text(cards, encoding="utf-8")
    more = [word for game in ("ken", "senjutsu", "rising-sun") for word in ("--cards", f"{game}={tmp_path / game}")]
    opened = Hall(tmp_path / "hall", *more, luck="own cards")
    yield opened
    opened.close()


def test_a_new_card_of_ken_is_built_with_and_played(house: Hall, browser: Browser) -> None:
    """KEN-34.11: with its figures, its picture, its name and its words, in the workshop, in the hand and in the log."""
    aki = Person(browser, house.address)
    aki.go("/decks/ken")
    shura = aki.page.locator("[data-collected='shura']")
    expect(shura.locator("h4")).to_have_text("Shura")
    expect(shura).to_contain_text("Attacks by surprise.")
    expect(shura.locator(".kn-m-red.kn-t-master")).to_have_count(1)
    kenshiro = aki.page.locator("[data-collected='kenshiro']")
    expect(kenshiro.locator("[title='attack, reconstructed']")).to_contain_text("4")
    expect(kenshiro.locator("[title='defence, printed']")).to_contain_text("2")
    aki.page.get_by_role("searchbox").fill("surprise")
    expect(shura).to_be_visible()
    for _ in range(40):
        shura.get_by_role("button", name="One more").click()
    aki.page.locator(".deck").get_by_role("button", name="Play it now").click()
    aki.page.wait_for_selector(".kn-stage")
    expect(aki.page.locator(".dock .card h4").first).to_have_text("Shura")
    expect(aki.page.locator(".table > .log")).to_contain_text("Shura")
    expect(aki.page.locator("body")).not_to_contain_text("card-shura")
    aki.leave()


def test_a_new_card_of_senjutsu_is_on_the_shelf(house: Hall, browser: Browser) -> None:
    """SJ-29.1: drawn from its own text, under the name it was given; and a card of ours shows its other figure."""
    aki = Person(browser, house.address)
    begin_from(aki, "ronin-ready")
    leaf = aki.page.locator("[data-collected='falling-leaf']")
    expect(leaf).to_contain_text("Falling Leaf")
    expect(leaf.get_by_role("button", name="One more Falling Leaf")).to_be_enabled()
    leaf.get_by_role("button", name="One more Falling Leaf").click()
    expect(aki.page.locator(".deck")).to_contain_text("Falling Leaf")
    aki.leave()


def test_a_season_card_tells_the_figures_of_this_table(house: Hall, browser: Browser) -> None:
    aki = Person(browser, house.address)
    aki.play_now("rising-sun")
    shogun = aki.page.locator("[data-card='way-of-the-shogun']")
    for _ in range(12):
        if shogun.count() or not aki.answer_by_keys():
            break
    expect(shogun.first).to_contain_text("At this table: cost 3, Coins 5.")
    aki.leave()


def test_one_command_lays_a_card_of_ones_own_on_the_table(tmp_path: Path, client_built: None, browser: Browser) -> None:
    """`budokan try --browser`: the hall opens for this table, and the card is played from the hand at once."""
    (tmp_path / "mine.toml").write_text(lessons()["ken"], encoding="utf-8")
    opened = start("try", "ken", "shura", "--cards", str(tmp_path), "--browser", BROWSER="true", TMPDIR=str(tmp_path))
    assert opened.stdout is not None
    said = opened.stdout.readline().decode()
    assert said.startswith("The card can be played here: http://127.0.0.1:"), said
    aki = Person(browser, said.split(": ", 1)[1].strip())
    aki.go("")
    aki.answers.filter(has_text="Play Shura").click()
    aki.main_button.click()
    expect(aki.page.locator(".table > .log ol > li").filter(has_text="You play Shura")).to_have_count(1)
    aki.leave()
    opened.send_signal(signal.SIGINT)
    assert b"Traceback" not in opened.communicate(timeout=LONG)[1]
    assert [one.name for one in tmp_path.iterdir()] == ["mine.toml"], "with the hall the table is gone"


def test_who_comes_to_a_table_reads_what_is_played(house: Hall, browser: Browser) -> None:
    """The kind of game, whatever is not as usual, and that there are cards of somebody's own; during the game in the menu."""
    form = {"game": "ken", "mode": "advanced", "players": ["you", "open"], "options": {"first_draw": 2}, "hints": False}
    seated = post(house.address, "/tables", form)
    aki = Person(browser, house.address)
    aki.go(f"/table/{seated['code']}#{seated['token']}")
    terms = aki.page.get_by_role("region", name="Options of this game")
    lines = ["Mode", "duel, advanced rules", "First draw", "up to two", "Custom cards", "2"]
    lines += ["When somebody is away", "anybody may seat a bot: at once, after 30 s if the line broke", "Hints", "no"]
    expect(terms.locator("dt, dd")).to_have_text(lines)
    assert stumbles(aki) == []
    aki.page.get_by_role("button", name="Begin, with a bot").click()
    aki.page.wait_for_selector(".decide")
    aki.page.get_by_role("button", name="Menu").click()
    aki.page.get_by_text("Options of this game").click()
    expect(aki.page.get_by_role("dialog").locator("dd").nth(2)).to_have_text("2")
    aki.leave()
