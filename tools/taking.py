"""Taking a picture of what somebody sees."""

from __future__ import annotations

from pathlib import Path

from tests.browser.people import Person

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"

SMOOTH = """const sheet = new CSSStyleSheet();
sheet.replaceSync('body::after { display: none !important }');
document.adoptedStyleSheets = [sheet];"""
"""The grain of the paper, which nobody sees in a picture of this size, would make the files five times as large."""


def take(person: Person, name: str) -> None:
    person.page.evaluate(SMOOTH)
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")
