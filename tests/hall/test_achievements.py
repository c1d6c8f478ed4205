"""What people have done against the game itself is kept with the last decision, hero by hero, and told to everybody."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import budokan
from budokan.games.senjutsu.solo.achievements import TRIALS
from budokan.hall.achievements import achievements_of, renown
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.rows import AchievementRow
from budokan.hall.schemas.requests import NewTable, Renown
from budokan.hall.schemas.tables import ForkInfo
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing.datafile import FILE
from budokan.kernel.outcome import Achievement
from budokan.kernel.words import words
from tests.hall.conftest import Open
from tests.hall.people import Hands, let_bots_play, play_first
from tests.hall.tables import WITHOUT_POSITIONS, a_table

pytestmark = pytest.mark.anyio


async def fight(hall: Hall, hands: Hands, players: tuple[str, ...] = ("you",), mode: str = "solo", **options: Any) -> Room:
    """A game against foes, played to its end: the person takes whatever comes first."""
    heroes = ("ronin", "master")[: len(players)]
    form = NewTable(game="senjutsu", name="Aki", players=players, mode=mode, options={"characters": heroes, **options})
    seated = await hall.create(form, "127.0.0.1")
    room = await hall.room(seated.code)
    for number in range(4000):
        await let_bots_play(hands, room)
        if room.state == "over":
            return room
        assert room.live is not None
        await play_first(room, room.live.table.waiting[0], number)
    raise AssertionError("the game did not come to an end")


async def test_a_solo_duel_is_kept_for_its_hero(hall: Hall, hands: Hands) -> None:
    room = await fight(hall, hands)
    assert room.live is not None and room.live.table.outcome is not None
    won = bool(room.live.table.outcome.winners)
    [row] = await hall.services.store.achievements("senjutsu")
    assert (row.seat, row.name, row.at) == (0, "Aki", hands.now())
    assert (row.achievement.hero, row.achievement.trial, row.achievement.won) == ("ronin", "solo", won)
    assert await hall.services.store.achievements("samurai-sword") == []


async def test_a_horde_is_kept_with_its_result_and_its_waves(hall: Hall, hands: Hands) -> None:
    room = await fight(hall, hands, mode="horde")
    assert room.live is not None and room.live.table.outcome is not None
    outcome = room.live.table.outcome
    [row] = await hall.services.store.achievements("senjutsu")
    assert row.achievement == Achievement("ronin", "horde-plain", outcome.side, outcome.scores[0], bool(outcome.winners))


async def test_only_people_are_remembered(hall: Hall, hands: Hands) -> None:
    await fight(hall, hands, ("you", "uniform"), "coop")
    assert [row.achievement.hero for row in await hall.services.store.achievements("senjutsu")] == ["ronin"]


async def test_who_handed_his_hero_to_a_bot_or_began_in_the_middle_has_done_nothing(hall: Hall, hands: Hands) -> None:
    room = await fight(hall, hands)
    assert room.live is not None
    table, [seat] = room.live.table, room.seats
    assert len(achievements_of(room.game, table, room.setup, [seat], 5)) == 1
    assert achievements_of(room.game, table, room.setup, [replace(seat, given=True)], 5) == []
    assert achievements_of(room.game, table, replace(room.setup, fork=ForkInfo("KMNPQR", 3)), [seat], 5) == []


async def test_other_limits_than_the_printed_ones_are_not_counted(hall: Hall, hands: Hands) -> None:
    await fight(hall, hands, foe_wounds=1)
    await fight(hall, hands, foe_limits="by-player")
    assert await hall.services.store.achievements("senjutsu") == []


async def test_a_game_of_people_against_each_other_leaves_no_feat(hall: Hall, hands: Hands) -> None:
    room, _ = await a_table(hall, "uniform", "uniform", "uniform", "uniform")
    await let_bots_play(hands, room)
    assert room.state == "over"
    assert await hall.services.store.achievements("samurai-sword") == []


async def test_it_is_there_after_the_hall_was_closed(hall: Hall, hands: Hands, settings: Settings, tmp_path: Path) -> None:
    await fight(hall, hands)
    before = await hall.services.store.achievements("senjutsu")
    copy = tmp_path / "copy"
    copy.mkdir()
    with closing(sqlite3.connect(settings.data / FILE)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy / FILE),))
    again = Store(copy)
    try:
        assert await again.achievements("senjutsu") == before != []
    finally:
        again.close()


async def test_a_file_of_the_second_hall_learns_to_remember(
    hall: Hall, hands: Hands, settings: Settings, tmp_path: Path
) -> None:
    room = await fight(hall, hands)
    copy = tmp_path / "old"
    copy.mkdir()
    with closing(sqlite3.connect(settings.data / FILE)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy / FILE),))
    with closing(sqlite3.connect(copy / FILE)) as connection:
        connection.executescript(f"{WITHOUT_POSITIONS} DROP TABLE feats; PRAGMA user_version = 2;")
    old = Store(copy)
    try:
        assert await old.achievements("senjutsu") == []
        assert (await old.table(room.code)) is not None
    finally:
        old.close()


def row(hero: str, trial: str, result: str, score: float, won: bool, name: str = "Aki") -> AchievementRow:
    return AchievementRow(0, name, 5, Achievement(hero, trial, result, score, won))


def test_the_best_of_each_hero_is_told_and_of_equals_the_first() -> None:
    rows = [
        row("ronin", "horde-plain", "wood", 3.0, True, "Aki"),
        row("ronin", "horde-plain", "steel", 5.0, True, "Beniko"),
        row("ronin", "horde-plain", "steel", 5.0, True, "Chie"),
        row("ronin", "horde-plain", "none", 1.0, False, "Aki"),
        row("master", "solo", "foes", 0.0, False),
        row("ronin", "solo", "heroes", 1.0, True),
    ]
    assert renown(rows) == [
        Renown("master", "solo", 1, 0, "foes", 0.0, "Aki"),
        Renown("ronin", "horde-plain", 4, 3, "steel", 5.0, "Beniko"),
        Renown("ronin", "solo", 1, 1, "heroes", 1.0, "Aki"),
    ]


async def test_everybody_may_ask_for_it(doors: Open) -> None:
    answer = await doors.http.get("/api/games/senjutsu/feats")
    assert (answer.status_code, answer.json()) == (200, [])
    assert (await doors.http.get("/api/games/nothing/feats")).status_code == 404


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_trial_has_words(language: str) -> None:
    game = budokan.game("senjutsu")
    hordes = game.options["horde"].choices
    trials = [f"{mode}{hard}" for mode in ("solo", "coop") for hard in ("", "-nightmare")]
    trials += [f"horde-{horde}" for horde in hordes]
    spoken = words(language, "senjutsu")
    assert sorted(TRIALS) == sorted(f"{name}{edition}" for name in trials for edition in ("", "-beta"))
    assert [trial for trial in TRIALS if not spoken.has(f"trial-{trial}")] == []
