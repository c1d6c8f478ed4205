"""Openings and habits of a hall: counted from its finished games, again when there is another, of masters alone where asked."""

from __future__ import annotations

import pytest

from budokan.hall.lobby import Hall
from budokan.hall.openings import Habits
from budokan.hall.schemas.requests import NewTable
from budokan.teaching.openings import Group, Openings
from tests.hall.conftest import Open
from tests.hall.people import Hands, let_bots_play

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


async def play(hall: Hall, hands: Hands, game: str, *levels: str) -> None:
    room = await hall.room((await hall.create(NewTable(game=game, players=levels), "127.0.0.1")).code)
    await let_bots_play(hands, room)
    assert room.state == "over"


def everybody(told: Openings) -> Group:
    return next(group for group in told.groups if not group.label)


async def test_what_was_done_is_counted_of_finished_games_and_again_when_there_is_another(hall: Hall, hands: Hands) -> None:
    habits = Habits(hall.services)
    assert (await habits.of("samurai-sword", "all")).games == 0
    await play(hall, hands, "samurai-sword", "greedy", "uniform", "uniform", "greedy")
    told = await habits.of("samurai-sword", "all")
    assert (told.games, everybody(told).seats) == (1, 4)
    assert await habits.of("samurai-sword", "all") is told, "nothing is counted twice"
    sides = [group for group in told.groups if group.label == "side"]
    assert sum(group.seats for group in sides) == 4
    assert {group.value for group in sides} >= {"shogun", "ninja"}
    weapons = next(one for one in everybody(told).answered if one.question == "weapons")
    assert weapons.times >= sum(answer.times for answer in weapons.answers) > 0
    assert all(answer.say.startswith("card-") and answer.won <= answer.times for answer in weapons.answers)
    await play(hall, hands, "samurai-sword", "greedy", "uniform", "uniform", "greedy")
    assert (await habits.of("samurai-sword", "all")).games == 2


async def test_of_masters_alone_nobody_else_is_counted(hall: Hall, hands: Hands) -> None:
    habits = Habits(hall.services)
    await play(hall, hands, "ken", "greedy", "uniform")
    assert (await habits.of("ken", "masters")).groups == ()
    assert everybody(await habits.of("ken", "all")).seats == 2


async def test_openings_over_http(doors: Open) -> None:
    for who in ("house", "masters", "all"):
        told = (await doors.http.get(f"/api/openings/ken?who={who}")).json()
        assert told["game"] == "ken"
    assert (await doors.http.get("/api/openings/go")).status_code == 404
    assert (await doors.http.get("/api/openings/ken?who=nobody")).status_code == 400
