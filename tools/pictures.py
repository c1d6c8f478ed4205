"""Take the pictures of the README: a hall of its own, a few games, one picture a page. `make pictures`.

Names of games after it take only their pictures: `python tools/pictures.py ken`; `hall` those of the other
pages, `papers` those of the terminal, a notebook and the manual.
Needs Chromium and Playwright; the pictures go to `docs/pictures/`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import budokan
from budokan.games.senjutsu.moves import Walk

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import ken  # noqa: E402  # the tests know how to open a hall; the path comes first
from tests.browser.conftest import CHROMIUM, FLAGS, Hall  # noqa: E402  # as above
from tests.browser.lords import Lord, post  # noqa: E402  # as above
from tests.browser.people import Person  # noqa: E402  # as above
from tests.browser.rehearsal import Duel, rehearse, set_up  # noqa: E402  # as above
from tests.browser.test_looking_back import a_finished_game  # noqa: E402  # as above
from tests.browser.test_rising_sun_table import finished  # noqa: E402  # as above
from tools.pictures_of_papers import papers  # noqa: E402  # as above
from tools.pictures_of_people import friends, people  # noqa: E402  # as above
from tools.taking import PICTURES, take  # noqa: E402  # as above


def until_attack(person: Person) -> None:
    """Play until there is somebody to attack, and choose him without attacking yet."""
    for _ in range(60):
        if not person.wait_until(lambda: person.is_asked() or person.is_over()) or person.is_over():
            person.play_now()
            continue
        attacks = person.page.locator(".options .opt:has(.chev):has(use[href$='#weapon'])")
        if attacks.count() and person.page.locator(".table > .log ol > li").count() > 24:
            attacks.first.click()
            if not person.main_button.count():
                person.answers.first.click()
            person.page.mouse.move(4, 400)
            return
        person.answer(person.click)


def table(browser: Browser, hall: Hall, name: str, *, language: str = "en", theme: str = "light", phone: bool = False) -> None:
    person = Person(browser, hall.address, name="Giulia", language=language, theme=theme, phone=phone)
    person.play_now()
    until_attack(person)
    take(person, name)
    person.leave()


def pages(browser: Browser, hall: Hall) -> None:
    person = Person(browser, hall.address, name="Giulia")
    person.go("/new/samurai-sword")
    person.page.get_by_label("Show the table in the hall").check()
    person.page.get_by_role("button", name="Open the table").click()
    person.page.wait_for_selector(".invite")
    take(person, "lobby")
    person.play_now()
    while person.answer_by_keys():
        pass
    person.page.get_by_role("link", name="See the replay").click()
    person.page.wait_for_selector(".replay")
    for _ in range(34):
        person.page.keyboard.press("ArrowRight")
    take(person, "replay")
    person.play_now()
    person.go("/rules/samurai-sword#SS-6.7")
    person.page.wait_for_selector(".here")
    take(person, "rules")
    person.go("/")
    person.page.wait_for_selector(".wait li")
    take(person, "home")
    person.leave()


def watching(browser: Browser, hall: Hall) -> None:
    """Masters, as whoever watches sees them."""
    person = Person(browser, hall.address, name="Giulia")
    person.go("/")
    person.page.get_by_role("group", name="Watch masters play").get_by_role("button", name="Samurai Sword").click()
    person.page.wait_for_selector(".table")
    person.page.locator(".table > .log ol > li").nth(8).wait_for(timeout=120_000)
    take(person, "watching")
    person.go("/")
    person.page.wait_for_selector(".watching li")
    take(person, "home-watching")
    person.leave()


def new_tables(browser: Browser, hall: Hall) -> None:
    for name, game, language, phone in (
        ("new-table", "senjutsu", "en", False),
        ("new-table-italian", "ken", "it", False),
        ("new-table-phone", "senjutsu", "en", True),
    ):
        person = Person(browser, hall.address, name="Giulia", language=language, phone=phone)
        person.go(f"/new/{game}")
        person.page.wait_for_selector(".go .btn")
        take(person, name)
        person.leave()


def turned(browser: Browser, hall: Hall) -> None:
    """Where a game turned."""
    person = Person(browser, hall.address, name="Giulia")
    code = a_finished_game(person)
    person.go(f"/replay/{code}#review")
    person.page.wait_for_selector(".turning .told", timeout=120_000)
    person.page.locator(".turning .opt").first.scroll_into_view_if_needed()
    take(person, "review")
    person.leave()


class Year:
    """A year of Rising Sun, and the pictures wanted of it: the map with a plan, a bid, the scoring."""

    def __init__(self, lord: Lord, address: str, suffix: str, wanted: set[str]) -> None:
        self.lord = lord
        self.suffix = suffix
        self.wanted = set(wanted)
        seated = post(address, "/play", {"game": "rising-sun", "seats": 4, "level": "student", "name": "Giulia"})
        lord.sit(seated["code"], seated["token"])

    def go(self) -> None:
        while self.wanted:
            state = self.lord.state()
            if state["over"]:
                self.take("scoring")
                break
            self.step(state)
        self.lord.leave()

    def step(self, state: dict[str, Any]) -> None:
        page = self.lord.page
        if state["bids"]:
            for more in page.locator(".war--bids .bid button:last-child:not([disabled])").all()[:2]:
                more.click()
            self.take("battle")
            self.lord.bid(0)
        elif state["asked"]:
            self.plan()
            self.lord.choose_at(self.lord.luck.randrange(3))
        else:
            page.wait_for_timeout(20)

    def plan(self) -> None:
        """One Move planned, another piece taken up: what a Marshal looks like in the middle of it."""
        page = self.lord.page
        pieces = page.locator(".tk--lit")
        if "map" not in self.wanted or pieces.count() < 2 or page.locator(".track .slot:not(.empty)").count() < 3:
            return
        pieces.first.click()
        page.locator(".land--lit").first.press("Enter")
        if pieces.count():
            pieces.first.click()
        page.mouse.move(4, 400)
        self.take("map")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")

    def take(self, what: str) -> None:
        if what in self.wanted:
            self.wanted.remove(what)
            take(self.lord, f"rising-sun-{what}{self.suffix}")


def battle_told(browser: Browser, hall: Hall) -> None:
    """A battle as its replay tells it, once it is over."""
    record, battle = finished()
    replay = post(hall.address, "/replays", record.encode())["id"]
    lord = Lord(browser, hall.address, name="Giulia")
    lord.go(f"/replay/{replay}#{battle}")
    lord.page.wait_for_selector(".told")
    for _ in range(20):
        if lord.page.locator(".told--done").count() > 4:
            break
        lord.page.keyboard.press("ArrowRight")
        lord.page.wait_for_timeout(200)
    take(lord, "rising-sun-told")
    lord.leave()


def rising_sun(browser: Browser, hall: Hall) -> None:
    all_of_it = {"map", "battle", "scoring"}
    Year(Lord(browser, hall.address, name="Giulia"), hall.address, "", all_of_it).go()
    Year(Lord(browser, hall.address, name="Giulia", theme="dark"), hall.address, "-dark", {"map"}).go()
    Year(Lord(browser, hall.address, name="Giulia", language="it"), hall.address, "-italian", all_of_it).go()
    battle_told(browser, hall)
    Year(Lord(browser, hall.address, name="Giulia", phone=True), hall.address, "-phone", {"map", "battle", "scoring"}).go()


def samurai_sword(browser: Browser, hall: Hall) -> None:
    pages(browser, hall)
    table(browser, hall, "table")
    table(browser, hall, "table-dark", theme="dark")
    table(browser, hall, "table-italian", language="it")
    table(browser, hall, "table-phone", phone=True)


def a_combat(browser: Browser, hall: Hall, name: str, **how: Any) -> None:
    """Ken il Guerriero: two commanded groups, and an event taken up that would turn the combat."""
    person = Person(browser, hall.address, name="Giulia", **how)
    ken.sit_at(hall, ken.fighting(), person)
    person.page.locator(".dock [data-card='furia-di-hokuto'] .kn-hit").click()
    take(person, name)
    person.leave()


def ken_il_guerriero(browser: Browser, hall: Hall) -> None:
    a_combat(browser, hall, "ken-table")
    a_combat(browser, hall, "ken-table-dark", theme="dark")
    a_combat(browser, hall, "ken-table-italian", language="it")
    a_combat(browser, hall, "ken-table-phone", phone=True)
    person = Person(browser, hall.address, name="Giulia")
    ken.sit_at(hall, ken.forming(), person)
    for card in ("Armata", "Orc"):
        person.page.locator(".kn-side--near .kn-apart [data-piece]", has_text=card).locator(".kn-hit").click()
        person.page.wait_for_timeout(300)
    take(person, "ken-group")
    person.go("/decks/ken")
    person.page.locator(".shelf .btn--quiet").first.click()
    person.page.wait_for_selector(".deck h3")
    take(person, "ken-decks")
    person.leave()


def duel_moment() -> tuple[Duel, int]:
    """A duel on the snow, at a moment at which the first fighter may step and somebody is near."""
    for seed in range(60):
        duel = rehearse(seed, 2, "duel", {"characters": ("warrior", "master"), "field": "snowfield"}, ("React", "PlayInstant"))
        steps = [number for number, (seat, move) in enumerate(duel.decisions) if seat == 0 and isinstance(move, Walk)]
        blows = [number for number in steps if number > 90 and duel.decisions[number - 1][0] == 1]
        if blows:
            return duel, blows[0]
    raise AssertionError("nobody ever steps")


def duels(browser: Browser, hall: Hall) -> None:
    """The duel by day and by night, in Italian, on a phone."""
    duel, made = duel_moment()
    token = set_up(hall, duel, made)[0]
    for name, settings in (
        ("senjutsu", {}),
        ("senjutsu-dark", {"theme": "dark"}),
        ("senjutsu-italian", {"language": "it"}),
        ("senjutsu-phone", {"phone": True}),
    ):
        person = Person(browser, hall.address, name="Giulia", **settings)
        person.go(f"/table/DJRSKN#{token}")
        person.wait_until(person.is_asked)
        person.answers.first.click()
        person.page.mouse.move(4, 400)
        take(person, name)
        person.leave()
    a_workbench(browser, hall, "senjutsu-decks")
    a_workbench(browser, hall, "senjutsu-decks-italian", language="it")
    a_workbench(browser, hall, "senjutsu-decks-phone", phone=True)


def a_workbench(browser: Browser, hall: Hall, name: str, **how: Any) -> None:
    """The workshop with the Ronin's printed list begun; on the phone, the shelf below it."""
    person = Person(browser, hall.address, name="Giulia", **how)
    person.go("/decks/senjutsu")
    person.page.wait_for_selector("[data-collected]")
    person.page.locator(".shelf select").select_option("ronin-ready")
    person.page.wait_for_selector(".deck h3")
    if how.get("phone"):
        person.page.locator(".sieve").scroll_into_view_if_needed()
        person.page.evaluate("scrollTo(0, document.querySelector('.sieve').getBoundingClientRect().top + scrollY - 12)")
    take(person, name)
    person.leave()


def the_hall(browser: Browser, hall: Hall) -> None:
    """What is not at a table: watching, a new table, a review, and the pages of people."""
    watching(browser, hall)
    new_tables(browser, hall)
    turned(browser, hall)
    people(browser, hall.data.parent / f"{hall.data.name}-demo")
    friends(browser, hall.data.parent / f"{hall.data.name}-friends")


GAMES = {
    "samurai-sword": samurai_sword,
    "rising-sun": rising_sun,
    "ken": ken_il_guerriero,
    "senjutsu": duels,
    "hall": the_hall,
    "papers": papers,
}


def main(wanted: list[str]) -> int:
    built = subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=False)
    if built.returncode:
        return built.returncode
    PICTURES.mkdir(parents=True, exist_ok=True)
    data = Path(tempfile.mkdtemp(prefix="budokan-pictures-"))
    hall = Hall(data)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for name in wanted or [game for game in GAMES if game in budokan.games() or game in ("hall", "papers")]:
                GAMES[name](browser, hall)
            browser.close()
    finally:
        hall.close()
        shutil.rmtree(data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
