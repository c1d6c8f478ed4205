"""Handing a seat over, being away, running out of time, talking; and what becomes of tables nobody is at."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from budokan.hall import seating
from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.schemas.requests import NewTable
from budokan.hall.schemas.tables import ClockRule
from budokan.kernel.errors import BadWords
from tests.hall.people import Hands, enter, play_first, settled
from tests.hall.tables import a_table, two_people, until_asked

pytestmark = pytest.mark.anyio


# Handing over and being away.


async def test_a_seat_is_handed_to_a_bot_and_taken_back(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await room.do(lambda: seating.give(room, 0, "uniform"))
    assert ears[1].heard("table")[-1]["table"]["seats"][0]["away"] is True
    await until_asked(room, hands, 1)
    assert room.live is not None
    await enter(room, tokens[0])
    assert room.seats[0].given, "who gave his seat away takes it back by saying so"
    await room.do(lambda: seating.take_back(room, 0))
    await until_asked(room, hands, 0)
    assert ears[1].heard("table")[-1]["table"]["seats"][0]["away"] is False
    with pytest.raises(BadWords, match="no bots called"):
        await room.do(lambda: seating.give(room, 0, "nobody"))
    with pytest.raises(Refusal, match="Only those who sit"):
        await room.do(lambda: seating.take_back(room, None))


async def test_when_time_is_up_a_bot_plays_until_the_owner_is_back(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands, ClockRule("move", 30))
    await until_asked(room, hands, 0)
    assert room.live is not None
    hands.turn(29)
    await settled(room)
    assert not room.seats[0].absent
    hands.turn(1)
    await until_asked(room, hands, 1)
    assert room.seats[0].absent
    assert ears[1].heard("table")[-1]["table"]["seats"][0]["away"] is True
    await enter(room, tokens[0])
    assert not room.seats[0].absent
    await until_asked(room, hands, 0)


async def test_a_clock_for_the_whole_game_runs_only_while_one_is_asked(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands, ClockRule("player", 100, 2))
    await until_asked(room, hands, 0)
    before = ears[0].last["clocks"]["left"]
    hands.turn(40)
    await play_first(room, 0)
    after = ears[0].last["clocks"]["left"]
    assert after[0] == before[0] - 40_000 + 2000
    assert after[1] == before[1]
    assert after[2:] == [None, None], "bots have no clock"


async def test_who_is_away_while_others_wait_is_replaced_after_a_while(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    await room.do(lambda: room.leave(ears[0]))
    hands.turn(hall.services.settings.absent_after - 1)
    await settled(room)
    assert not room.seats[0].absent
    hands.turn(1)
    await settled(room)
    assert room.seats[0].absent
    await until_asked(room, hands, 1)
    await enter(room, tokens[0])
    assert not room.seats[0].absent


async def test_nobody_is_replaced_while_no_other_person_waits(hall: Hall, hands: Hands) -> None:
    room, seated = await a_table(hall, "you", "uniform", "uniform")
    ear = await enter(room, seated.token)
    await until_asked(room, hands, 0)
    await room.do(lambda: room.leave(ear))
    await enter(room)
    hands.turn(100_000)
    await settled(room)
    assert not room.seats[0].absent


async def test_a_decision_of_who_was_replaced_brings_him_back(hall: Hall, hands: Hands) -> None:
    room, _ = await a_table(hall, "you", "uniform", "uniform")
    await until_asked(room, hands, 0)
    await room.do(lambda: seating.give(room, 0, None))
    await play_first(room, 0)
    assert not room.seats[0].given


# Talking.


async def test_people_talk_and_who_watches_is_heard_only_by_those_who_watch(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    watcher = await enter(room)
    await room.do(lambda: room.speak(0, "  <b>Hello</b>\u202e  there\n", ""))
    await room.do(lambda: room.speak(None, "he has the Nodachi!", ""))
    await room.do(lambda: room.speak(1, "", "bow"))
    lines = [one["line"] for one in ears[0].heard("chat")]
    assert [(one["name"], one["text"], one["emote"]) for one in lines] == [
        ("Aki", "<b>Hello</b> there", ""),
        ("Beniko", "", "bow"),
    ]
    assert [one["line"]["text"] for one in watcher.heard("chat")] == ["<b>Hello</b> there", "he has the Nodachi!", ""]
    assert len((await enter(room, tokens[0])).last["chat"]) == 2
    assert len((await enter(room)).last["chat"]) == 3
    for typed, emote, error in ((" \u200b\u202e ", "", Refusal), ("", "wink", BadWords)):
        with pytest.raises(error):
            await room.do(partial(room.speak, 0, typed, emote))
    await room.do(lambda: room.speak(0, "x" * 5000, ""))
    assert len(ears[0].heard("chat")[-1]["line"]["text"]) == hall.services.settings.longest_chat


# Housekeeping.


async def test_a_room_nobody_uses_is_put_away_and_woken_again(hall: Hall, hands: Hands) -> None:
    room, seated = await a_table(hall, "you", "uniform", "uniform")
    ear = await enter(room, seated.token)
    await until_asked(room, hands, 0)
    hands.turn(hall.services.settings.idle_after + 1)
    await hall.sweep()
    assert room.code in hall.rooms, "somebody is still here"
    await room.do(lambda: room.leave(ear))
    hands.turn(hall.services.settings.idle_after + 1)
    await hall.sweep()
    assert hall.rooms == {}
    assert (await hall.info(room.code)).state == "running"
    assert hall.rooms == {}, "looking at a table does not wake it"
    again = await hall.room(room.code)
    assert again.live is not None
    assert room.live is not None
    assert again.live.table.digest() == room.live.table.digest()


async def test_one_address_may_open_only_so_many_tables_and_the_hall_only_so_many_rooms(hall: Hall, hands: Hands) -> None:
    hall.services.settings = replace(hall.services.settings, rooms_per_address=2, rooms=3)
    for _ in range(2):
        await a_table(hall, "you", "open", "open")
    with pytest.raises(Refusal, match="2 tables open"):
        await a_table(hall, "you", "open", "open")
    form = NewTable(game="samurai-sword", players=("you", "open", "open"))
    await hall.create(form, "127.0.0.2")
    with pytest.raises(Refusal, match="hall is full"):
        await hall.create(form, "127.0.0.3")


async def test_the_lobby_shows_public_tables_until_everybody_has_left_them(hall: Hall, hands: Hands) -> None:
    form = NewTable(game="samurai-sword", players=("you", "open", "open"), public=True)
    seated = await hall.create(form, "127.0.0.1")
    await a_table(hall, "you", "open", "open")
    assert [one.code for one in await hall.listing()] == [seated.code]
    room = await hall.room(seated.code)
    ear = await enter(room, seated.token)
    hands.turn(7200)
    assert [one.code for one in await hall.listing()] == [seated.code]
    await room.do(lambda: room.leave(ear))
    assert await hall.listing() == []


async def test_who_waits_for_a_room_that_closes_gets_no_answer_instead_of_waiting_for_ever(hall: Hall) -> None:
    room, _ = await a_table(hall, "you", "open", "open")
    entering = room.do(lambda: room.start(0, None))
    await room.close()
    assert entering.cancelled()
