"""The clock at the Tea Ceremony of Rising Sun: nobody speaks for a player who has no time left or is away."""

from __future__ import annotations

import pytest

from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, SitDown
from budokan.hall.schemas.tables import ClockRule
from tests.hall.people import Ear, Hands, enter, let_bots_play, settled
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


async def at_tea(hall: Hall, hands: Hands, clock: ClockRule, **options: str) -> tuple[Room, list[Ear]]:
    """Two people and two bots who have said what they had to say."""
    wanted = {"clan_choice": "random", **options}
    form = NewTable(game="rising-sun", name="Aki", players=("you", "open", "ronin", "ronin"), clock=clock, options=wanted)
    aki = await hall.create(form, "127.0.0.1")
    room = await hall.room(aki.code)
    emi = await hall.sit(room.code, SitDown(name="Emi"))
    ears = [await enter(room, one.token) for one in (aki, emi)]
    await room.do(lambda: room.start(0, None))
    await let_bots_play(hands, room)
    return room, ears


def said_by(room: Room, *seats: int) -> list[str]:
    assert room.live is not None
    return [str(move) for seat, move in room.live.table.decisions() if seat in seats]


def phase(room: Room) -> str:
    assert room.live is not None
    return str(room.live.table.view(None)["table"]["phase"])


@ruling("RS-7.19")
async def test_who_has_no_time_left_is_ready_and_decides_the_next_question_himself(hall: Hall, hands: Hands) -> None:
    room, _ = await at_tea(hall, hands, ClockRule("move", 30))
    assert phase(room) == "tea"
    hands.turn(29)
    await settled(room)
    assert said_by(room, 0, 1) == []
    hands.turn(1)
    await let_bots_play(hands, room)
    assert set(said_by(room, 0, 1)) == {"ready"}
    assert phase(room) == "politics"
    assert not room.seats[0].absent and not room.seats[1].absent


@ruling("RS-7.19")
async def test_who_has_no_time_for_the_whole_game_is_never_an_ally(hall: Hall, hands: Hands) -> None:
    room, _ = await at_tea(hall, hands, ClockRule("player", 30))
    hands.turn(30)
    await let_bots_play(hands, room)
    assert phase(room) == "winter", "bots have played to the end"
    said = said_by(room, 0, 1)
    assert said.count("ready") >= 6, "each of them in each of three seasons"
    assert not any("alliance" in words for words in said)


@ruling("RS-7.19")
async def test_who_has_no_time_left_names_nobody(hall: Hall, hands: Hands) -> None:
    room, _ = await at_tea(hall, hands, ClockRule("move", 30), negotiation="off")
    for _ in range(3):
        if phase(room) == "tea":
            hands.turn(30)
            await let_bots_play(hands, room)
    assert set(said_by(room, 0, 1)) == {"name nobody"}
    assert phase(room) == "politics"


@ruling("RS-7.19")
async def test_no_bot_makes_an_alliance_for_a_player_who_is_away(hall: Hall, hands: Hands) -> None:
    room, ears = await at_tea(hall, hands, ClockRule())
    await room.do(lambda: room.leave(ears[0]))
    hands.turn(hall.services.settings.absent_after)
    await let_bots_play(hands, room)
    assert room.seats[0].absent
    assert set(said_by(room, 0)) == {"ready"}
    assert said_by(room, 1) == [], "who is there may still talk"
