"""Whether everything on a page can be read: no text is covered, none is cut but with its whole within reach, no word broken.

What is looked for is in `layout.js`, which runs in the page; decision 0024 says what counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.people import Person

LOOK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SIZES = ((1920, 1080), (1440, 900), (1180, 800), (390, 844), (360, 640))
ASK = """(topic) => {
  const one = document.querySelector(`[data-explain="${topic}"]`);
  one?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
  return one !== null;
}"""
"""As somebody does who has the focus there."""


@dataclass(frozen=True)
class Fault:
    """A text that cannot be read, where it stands, and what hides it; its whole is told under the topic, if there is one."""

    kind: str
    text: str
    where: str
    by: str
    topic: str

    @property
    def can_be_had(self) -> bool:
        """Whether something on the page promises the whole of it."""
        return self.kind == "cut" and bool(self.topic)


def plain(words: str) -> str:
    return " ".join(words.replace("\u00ad", "").split()).casefold()


def faults_in(page: Page) -> list[Fault]:
    return [Fault(**one) for one in page.evaluate(LOOK)]


class Reader:
    """Looks at somebody's page in every size; what is cut is looked up once, to see that its whole is really told."""

    def __init__(self, person: Person, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
        self.person = person
        self.sizes = sizes
        self.found: dict[tuple[str, str, str, str], str] = {}
        """Each kind of fault once, with the first text and size it was seen at."""
        self.looked_up: set[tuple[str, str]] = set()

    def look(self) -> None:
        page = self.person.page
        before = page.viewport_size
        for width, height in self.sizes:
            page.set_viewport_size({"width": width, "height": height})
            for fault in self.lasting():
                if not fault.can_be_had or not self.tells(fault):
                    self.found.setdefault((fault.kind, fault.where, fault.by, fault.topic), f"{width}×{height}: {fault.text}")
        if before:
            page.set_viewport_size(before)

    def lasting(self) -> list[Fault]:
        """What is still there at a second look: others go on playing, and a page may be caught in the middle of a change."""
        found = faults_in(self.person.page)
        if all(one.can_be_had for one in found):
            return found
        again = faults_in(self.person.page)
        return [one for one in found if one in again]

    def tells(self, fault: Fault) -> bool:
        """Whether the explanation of what was cut holds the whole of it."""
        if fault.topic == "title" or (fault.topic, fault.text) in self.looked_up:
            return True
        page = self.person.page
        sheet = page.locator("dialog[open]")
        if sheet.count():
            return True  # what lies in a sheet is explained when the sheet is put away
        if not page.evaluate(ASK, fault.topic):
            return False
        sheet.wait_for()
        told = plain(sheet.inner_text())
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
        if plain(fault.text) not in told:
            return False
        self.looked_up.add((fault.topic, fault.text))
        return True
