"""Take the pictures of the README: a hall of its own, a few games, one picture a page. `make pictures`.

Needs Chromium and Playwright; the pictures go to `docs/pictures/`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS, Hall  # noqa: E402  # the tests know how to open a hall; the path comes first
from tests.browser.people import Person  # noqa: E402  # as above

PICTURES = ROOT / "docs" / "pictures"


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


SMOOTH = """const sheet = new CSSStyleSheet();
sheet.replaceSync('body::after { display: none !important }');
document.adoptedStyleSheets = [sheet];"""
"""The grain of the paper, which nobody sees in a picture of this size, would make the files five times as large."""


def take(person: Person, name: str) -> None:
    person.page.evaluate(SMOOTH)
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


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


def main() -> int:
    built = subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=False)
    if built.returncode:
        return built.returncode
    PICTURES.mkdir(parents=True, exist_ok=True)
    data = Path(tempfile.mkdtemp(prefix="budokan-pictures-"))
    hall = Hall(data)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            pages(browser, hall)
            table(browser, hall, "table")
            table(browser, hall, "table-dark", theme="dark")
            table(browser, hall, "table-italian", language="it")
            table(browser, hall, "table-phone", phone=True)
            browser.close()
    finally:
        hall.close()
        shutil.rmtree(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
