"""Ken il Guerriero for the tests of the browser: tables that stand at a prepared moment, and people who know what they want."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Browser, Locator

from budokan.games.ken import GAME
from budokan.games.ken.table import Table
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.support.ken import asked, attack, defend, layout, play


def forming() -> Table:
    """Your combat phase: an army, a character with two lives and a master with two, against three places."""
    return layout(
        hands={0: "furia-di-hokuto cento-pugni-distruttivi julia il-ritorno villaggio-di-mamiya", 1: "imboscata"},
        forces={
            0: "armata-di-hokuto orc-il-rosso*2 kenshiro*2 condannati!",
            1: "banda-di-picche+armi-da-taglio guardia-del-sacro-imperatore shin yuda!",
        },
        places={0: "villaggio-dei-miracoli montagne", 1: "piramide-della-croce villaggio croce-del-sud"},
        points=(11, 8),
        phase="combat",
        turn_number=8,
    )


def fighting() -> Table:
    """Two commanded groups face each other, and you may play a card."""
    table = forming()
    attack(table, 0, "armata-di-hokuto orc-il-rosso kenshiro")
    defend(table, 1, "banda-di-picche guardia-del-sacro-imperatore shin")
    while asked(table)[1] == "ChooseAbility":
        play(table, asked(table)[0], "no further ability")
    return table


def presenting() -> Table:
    """Your presentation with a full hand."""
    return layout(
        hands={0: "toki villaggio contadini armi-da-taglio furia-di-hokuto kenshiro rivolta"},
        forces={
            0: "armata-di-hokuto+armi-da-taglio kenshiro*2 bart lynn",
            1: "banda-di-picche shin*2 jack-di-cuori predoni!",
        },
        places={0: "villaggio-dei-miracoli montagne", 1: "piramide-della-croce villaggio croce-del-sud"},
        destiny={1: "pace"},
        points=(4, 9),
        turn_number=6,
    )


def ending() -> Table:
    """Aki's presentation, a point from victory: a challenge with a technique and an event at hand, an army under a master."""
    return layout(
        hands={0: "sfida-dei-maestri cento-pugni-distruttivi furia-di-hokuto", 1: "imboscata"},
        forces={0: "armata-di-hokuto kenshiro*3", 1: "shin*2 banda-di-picche!"},
        places={0: "villaggio-di-mamiya", 1: "deserto rovine canyon"},
        points=(18, 9),
        turn_number=12,
    )


def sit_at(hall: Hall, table: Table, person: Person, seat: int = 0) -> None:
    """The person sits at a table that stands at this moment; a bot plays for the other."""
    record = GAME.set_up(table.position()).record().text()
    with httpx.Client(base_url=hall.address, trust_env=False) as http:
        brought = http.post("/api/replays", content=record, headers={"content-type": "text/plain"}).json()
        form = {"decision": 0, "seat": seat, "name": "Aki", "level": "greedy"}
        seated: dict[str, Any] = http.post(f"/api/replays/{brought['id']}/fork", json=form).json()
    person.go(f"/table/{seated['code']}#{seated['token']}")
    person.page.wait_for_selector(".decide")


STATE = """() => {
  const told = '.prompt-ask, .options .opt b, .log ol > li:last-child, .kn-group [data-piece] h4';
  const words = [...document.querySelectorAll(told)].map((one) => one.textContent).join('|');
  const asked = document.querySelector('.prompt:not(.prompt--others)') && document.querySelector('.options .opt:enabled');
  return {
    asked: !!asked,
    over: document.querySelector('.sheet .next') !== null,
    answers: [...document.querySelectorAll('.options .opt b')].map((one) => one.textContent).join('|'),
    moment: words + document.querySelectorAll('.table > .log ol > li, .dock .card').length,
  };
}"""
"""Two questions may ask the same: what is offered tells them apart."""


class Duelist(Person):
    """Somebody who takes the first answer that begins with one of his wishes, in their order."""

    sight = STATE

    def __init__(self, browser: Browser, address: str, **more: Any) -> None:
        super().__init__(browser, address, **more)
        self.wishes: list[str] = []

    def titles(self) -> list[str]:
        return self.page.locator(".options button.opt b").all_inner_texts()

    def hand(self) -> list[str]:
        return [str(one.get_attribute("data-card")) for one in self.page.locator(".dock .card").all()]

    def decide(self) -> None:
        """Choose, and confirm; where a second list opens its first answer is taken. Digits where they reach, else the mouse."""
        before = self.moment()
        if not self.main_button.count():
            titles = self.titles()
            wanted = next((at for wish in self.wishes for at, one in enumerate(titles) if one.startswith(wish)), 0)
            if wanted < 9:
                self.page.keyboard.press(str(wanted + 1))
            else:
                self.answers.nth(wanted).click()
        if not self.main_button.count():
            self.page.keyboard.press("1")
        self.main_button.click()
        self.wait_until(lambda: self.has_moved_on(before))

    def carry(self, what: Locator, to: Locator) -> None:
        """Take a card by the mouse and let it go over a place."""
        start, end = what.bounding_box(), to.bounding_box()
        assert start is not None and end is not None
        before = self.moment()
        self.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + 20, steps=2)
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        self.page.mouse.up()
        assert self.wait_until(lambda: self.moment() != before), "carrying the card changed nothing"

    def log(self) -> str:
        return "\n".join(self.page.locator(".table > .log ol > li").all_inner_texts())
