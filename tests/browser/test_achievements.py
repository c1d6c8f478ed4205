"""What people have done against the foes: a game is played to its end, and whoever opens a new table reads it hero by hero."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

import budokan
from budokan.hall.rows import AchievementRow
from budokan.hall.storing.datafile import FILE
from budokan.kernel.moves import Move
from budokan.kernel.outcome import Achievement
from budokan.kernel.perspective import perspective
from budokan.players.bots import bot_named
from tests.browser.conftest import Hall
from tests.browser.people import Person
from tests.browser.rehearsal import Duel
from tests.browser.test_reading import stumbles
from tests.browser.test_senjutsu import give, standing
from tests.browser.test_senjutsu_solo import sit_alone, step_through

AS_PRINTED: dict[str, Any] = {"characters": ("warrior",)}
"""Only games with the limits and the field of the box are kept."""


def whole_game(mode: str, as_wanted: Callable[[Any], bool]) -> Duel:
    """The first game that the hero's instinct leads to such an end."""
    game = budokan.game("senjutsu")
    for seed in range(40):
        table: Any = game.new(1, seed, mode, **AS_PRINTED)
        bot = bot_named("greedy", game, seed)
        decisions: list[tuple[int, Move]] = []
        while not table.over:
            move = bot.choose(perspective(table, 0))
            decisions.append((0, move))
            table.play(0, move)
        if as_wanted(table.outcome):
            return Duel(seed, 1, mode, AS_PRINTED, tuple(decisions), {})
    raise AssertionError("no game ends so")


def play_the_end(hall: Hall, browser: Browser, duel: Duel, last: int = 2) -> Person:
    """The last decisions at the browser, with every step of the foes."""
    made = len(duel.decisions) - last
    aki = sit_alone(hall, browser, duel, made)
    table = standing(duel, made)
    for seat, move in duel.decisions[made:]:
        give(aki, table, seat, move)
        table.play(seat, move)
        step_through(aki)
    assert table.over and aki.wait_until(aki.is_over)
    return aki


def achievements(person: Person) -> Locator:
    """What the page of a new table tells of this hall."""
    person.go("/new/senjutsu")
    return person.page.locator(".achievements li")


def test_a_duel_that_was_won_is_told_in_both_languages(hall: Hall, browser: Browser) -> None:
    """SJ-37.28: to whoever comes, also to those who did nothing."""
    beniko = Person(browser, hall.address, name="Beniko")
    achievements(beniko)
    beniko.page.wait_for_selector(".seats .role")
    expect(beniko.page.get_by_role("heading", name="Best results in this hall")).to_have_count(0)

    aki = play_the_end(hall, browser, whole_game("solo", lambda end: end.winners == (0,)))
    expect(achievements(aki)).to_have_text(["Warrior, solo: 1 of 1 won"])
    aki.page.get_by_role("button", name="IT, Italiano").click()
    aki.sees("I migliori risultati di questa sala")
    expect(aki.page.locator(".achievements li")).to_have_text(["Guerriero, in solitario: 1 vinta su 1"])
    expect(achievements(beniko)).to_have_text(["Warrior, solo: 1 of 1 won"])
    aki.leave()
    beniko.leave()


@pytest.mark.parametrize(
    ("result", "english", "italian"),
    [
        (
            "wood",
            "Best of Warrior, horde: Wood, 3 waves defeated (Aki)",
            "Il meglio di Guerriero, orda: Legno, 3 ondate sconfitte (Aki)",
        ),
        ("none", "Best of Warrior, horde: 2 waves defeated (Aki)", "Il meglio di Guerriero, orda: 2 ondate sconfitte (Aki)"),
    ],
)
def test_how_far_a_hero_came_against_a_horde_is_told(
    hall: Hall, browser: Browser, result: str, english: str, italian: str
) -> None:
    """SJ-37.19: the result from Wood to Jade where there is one, and the waves."""
    aki = play_the_end(hall, browser, whole_game("horde", lambda end: end.side == result))
    expect(aki.page.locator(".sheet .waves")).to_contain_text(
        "Wood · 3 waves defeated" if result == "wood" else "2 waves defeated"
    )
    expect(achievements(aki)).to_have_text([english])
    aki.page.get_by_role("button", name="IT, Italiano").click()
    expect(aki.page.locator(".achievements li")).to_have_text([italian])
    aki.leave()


DONE = [
    Achievement("ronin", "horde-nightmare", "none", 0.0, False),
    Achievement("master", "horde-fallen-lord-beta", "jade", 9.0, True),
    Achievement("monk", "solo-nightmare", "heroes", 1.0, True),
    Achievement("ninja", "horde-ultimate", "gold", 7.0, True),
    Achievement("student", "coop", "foes", 0.0, False),
    Achievement("student", "horde-plain", "none", 1.0, False),
    Achievement("warrior", "solo", "heroes", 1.0, True),
    Achievement("warrior", "solo", "foes", 0.0, False),
]


def remember(hall: Hall, done: list[Achievement]) -> None:
    """As if all this had been played here: put into the store while the hall is closed."""
    hall.close()
    with closing(sqlite3.connect(hall.data / FILE)) as connection, connection:
        for number, achievement in enumerate(done):
            row = msgspec.json.encode(AchievementRow(0, "Aki", number, achievement)).decode()
            connection.execute("INSERT INTO feats VALUES (?, ?, ?, ?, ?)", (f"FEAT{number}", 0, "senjutsu", number, row))
    hall.open()


@pytest.mark.parametrize(("theme", "phone", "language"), [("light", False, "en"), ("dark", True, "it")])
def test_a_long_list_begins_with_the_heroes_who_sit_down_and_makes_no_reader_stumble(
    hall: Hall, browser: Browser, theme: str, phone: bool, language: str
) -> None:
    remember(hall, DONE)
    aki = Person(browser, hall.address, theme=theme, phone=phone, language=language)
    told, visible = achievements(aki), aki.page.locator(".achievements li:visible")
    expect(told).to_have_count(7)
    expect(visible).to_have_count(6)
    won = "Warrior, solo: 1 of 2 won" if language == "en" else "Guerriero, in solitario: 1 vinta su 2"
    expect(told.first).not_to_have_text(won)
    aki.page.locator(".role").first.select_option("warrior")
    expect(told.first).to_have_text(won)
    aki.page.get_by_text("1 more" if language == "en" else "Un’altra", exact=True).click()
    expect(visible).to_have_count(7)
    assert stumbles(aki) == []
    assert aki.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    aki.leave()
