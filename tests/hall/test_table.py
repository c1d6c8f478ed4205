"""At a table: sitting down, starting, deciding, missing something and coming back."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from budokan.hall import seating
from budokan.hall.errors import NotYours, Refusal
from budokan.hall.live_game import Stale
from budokan.hall.lobby import Hall
from budokan.hall.names import Proof
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.rows import Change
from budokan.hall.schemas.requests import NewTable, SitDown
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.store import AlreadyWritten, Store, StoreError
from budokan.kernel.errors import BadWords, IllegalMove
from tests.hall.dumping import dump
from tests.hall.people import Hands, enter, let_bots_play, play_first
from tests.hall.tables import a_table, two_people, until_asked

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


# Sitting down.


async def test_people_sit_down_and_the_table_starts_when_one_of_them_says_so(hall: Hall, hands: Hands) -> None:
    room, aki = await a_table(hall, "you", "open", "open", "uniform")
    assert room.state == "waiting"
    ear = await enter(room, aki.token)
    assert ear.sent
    assert ear.heard("snapshot")[0]["view"] is None
    beniko = await hall.sit(room.code.lower(), SitDown(name="Beniko", seat=2))
    assert beniko.seat == 2
    assert [one["name"] for one in ear.heard("table")[-1]["table"]["seats"]][2] == "Beniko"
    with pytest.raises(Refusal, match="seat is taken"):
        await hall.sit(room.code, SitDown(seat=2))
    watcher = await enter(room)
    with pytest.raises(Refusal, match="Only those who sit"):
        await room.do(lambda: room.start(watcher.seat, None))
    await room.do(lambda: room.start(2, "uniform"))
    kinds = [(row.kind, row.level) for row in room.seats]
    assert kinds == [("person", ""), ("bot", "uniform"), ("person", ""), ("bot", "uniform")]
    assert ear.last["view"]["seat"] == 0
    assert watcher.last["view"]["seat"] is None
    with pytest.raises(Refusal, match="has already started"):
        await hall.sit(room.code, SitDown())


async def test_who_leaves_before_the_start_leaves_an_open_seat_and_his_key_opens_nothing(hall: Hall) -> None:
    room, aki = await a_table(hall, "you", "open", "open")
    beniko = await hall.sit(room.code, SitDown(name="Beniko"))
    ear = await enter(room, beniko.token)
    await hall.stand_up(room.code, Proof(beniko.token or ""))
    assert room.seats[1].kind == "open"
    assert ear.seat is None
    with pytest.raises(NotYours):
        await enter(room, beniko.token)
    assert (await enter(room, aki.token)).seat == 0


async def test_who_leaves_a_running_game_leaves_it_to_a_bot_for_good(hall: Hall, hands: Hands) -> None:
    room, tokens, _ = await two_people(hall, hands)
    await hall.stand_up(room.code, Proof(tokens[1]))
    assert (room.seats[1].kind, room.seats[1].name) == ("bot", "Beniko")
    with pytest.raises(NotYours):
        await hall.stand_up(room.code, Proof(tokens[1]))


async def test_tokens_are_kept_only_as_hashes(hall: Hall, store: Store) -> None:
    room, aki = await a_table(hall, "you", "open", "uniform")
    beniko = await hall.sit(room.code, SitDown(name="Beniko"))
    written = await store.do(dump)
    assert "Beniko" in written
    assert aki.token is not None
    assert beniko.token is not None
    assert aki.token not in written
    assert beniko.token not in written
    assert len({aki.token, beniko.token}) == 2
    assert len(aki.token) >= 32


async def test_a_table_without_open_seats_starts_at_once_and_bots_play_it_to_its_end(hall: Hall, hands: Hands) -> None:
    room, seated = await a_table(hall, "uniform", "greedy", "uniform")
    assert (seated.seat, seated.token) == (None, None)
    watcher = await enter(room)
    await let_bots_play(hands, room)
    assert room.state == "over"
    over = watcher.heard("over")[0]["over"]
    assert over["replay"] == room.code
    assert over["fair"]["holds"] is True
    assert over["fair"]["commitment"] == watcher.heard("snapshot")[0]["table"]["commitment"]


async def test_a_table_that_cannot_be_is_refused_in_one_sentence(hall: Hall) -> None:
    for players, options, expected in (
        (("you", "you", "open"), {}, "one seat only"),
        (("you",), {}, "3 to 7 players"),
        (("you", "open", "nobody"), {}, "no bots called"),
        (("you", "open", "open"), {"deck_end": "never"}, "could not be read"),
        (("you", "open", "open"), {"seed": 7}, "could not be read"),
    ):
        with pytest.raises(BadWords, match=expected):
            await hall.create(NewTable(game="samurai-sword", players=players, options=options), "127.0.0.1")
    with pytest.raises(BadWords, match="at least one second"):
        await a_table(hall, "you", "open", "open", clock=ClockRule("move", 0))
    with pytest.raises(BadWords, match="There is no game"):
        await hall.create(NewTable(game="go", players=("you", "open")), "127.0.0.1")
    assert hall.rooms == {}


# Deciding.


async def test_a_decision_is_told_to_every_seat_and_who_watches(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands)
    watcher = await enter(room)
    await until_asked(room, hands, 0)
    assert room.live is not None
    number = room.live.number
    await play_first(room, 0)
    for ear, seat in ((ears[0], 0), (ears[1], 1), (watcher, None)):
        update = ear.heard("update")[-1]
        assert (update["since"], update["number"], update["view"]["seat"]) == (number, number + 1, seat)
    assert ears[1].last["options"] == [] or 1 in room.live.table.waiting
    assert watcher.last["options"] == []


async def test_refused_decisions_change_nothing(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    live = room.live
    assert live is not None
    digest, number, told = live.table.digest(), live.number, len(ears[1].sent)
    move = msgspec.to_builtins(live.table.options(0)[0])
    with pytest.raises(Stale):
        await room.do(lambda: room.play(0, number - 1, move))
    with pytest.raises(IllegalMove):
        await room.do(lambda: room.play(1, number, move))
    with pytest.raises(Refusal, match="Only those who sit"):
        await room.do(lambda: room.play(None, number, move))
    with pytest.raises(BadWords):
        await room.do(lambda: room.play(0, number, {"type": "fly"}))
    assert (live.table.digest(), live.number, len(ears[1].sent)) == (digest, number, told)
    await room.do(lambda: room.play(0, number, move))
    with pytest.raises(Stale):
        await room.do(lambda: room.play(0, number, move))
    assert live.number == number + 1


async def test_what_the_store_cannot_keep_does_not_happen_and_is_told_to_nobody(
    hall: Hall, hands: Hands, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, ears = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    live = room.live
    assert live is not None
    digest, told = live.table.digest(), [len(ear.sent) for ear in ears]

    async def full(*_: object) -> None:
        raise StoreError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(store, "add_change", full)
        with pytest.raises(StoreError):
            await play_first(room, 0)
    assert live.table.digest() == digest
    assert [len(ear.sent) for ear in ears] == told
    await play_first(room, 0)
    assert [len(ear.sent) for ear in ears] != told


async def test_a_bot_tries_again_what_the_store_could_not_keep(
    hall: Hall, hands: Hands, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = await a_table(hall, "uniform", "uniform", "uniform")

    async def full(*_: object) -> None:
        raise StoreError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(store, "add_change", full)
        await let_bots_play(hands, room)
    assert room.live is not None
    assert room.live.number == 0
    hands.turn(3)
    await let_bots_play(hands, room)
    assert room.state == "over"


async def test_a_room_that_finds_its_number_written_by_another_gives_up_what_it_knows(
    hall: Hall, hands: Hands, store: Store
) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    assert room.live is not None
    move = str(room.live.table.options(0)[-1])
    last = room.live.number
    await store.add_change(room.code, Change(last + 1, "play", 0, move, hands.now(), (None,) * 4), "running")
    with pytest.raises(AlreadyWritten):
        await play_first(room, 0)
    assert ears[0].hung_up
    again = await hall.room(room.code)
    assert again is not room
    assert again.live is not None
    assert again.live.number == last + 1
    assert (await enter(again, tokens[0])).last["number"] == last + 1


# Coming back.


async def test_who_comes_back_with_the_last_number_gets_the_gap_in_one_update(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    await room.do(lambda: room.leave(ears[1]))
    assert room.live is not None
    last = room.live.number
    for _ in range(5):
        await play_first(room, room.live.table.waiting[0])
    back = await enter(room, tokens[1], last=last)
    assert back.heard("snapshot") == []
    update = back.heard("update")[0]
    assert (update["since"], update["number"]) == (last, room.live.number)
    whole = (await enter(room, tokens[1])).heard("snapshot")[0]
    tail = [one for one in whole["log"] if one["number"] > last]
    assert update["events"] == tail
    assert tail
    assert update["view"] == whole["view"]


async def test_who_comes_back_with_a_number_from_nowhere_gets_a_snapshot(hall: Hall, hands: Hands) -> None:
    room, tokens, _ = await two_people(hall, hands)
    back = await enter(room, tokens[1], last=10_000)
    assert back.heard("update") == []
    assert len(back.heard("snapshot")) == 1


async def test_the_log_before_the_snapshot_can_be_had(hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    room, tokens, _ = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    whole = (await enter(room, tokens[0])).last["log"]
    monkeypatch.setattr(outgoing, "LOG_SHOWN", 4)
    short = (await enter(room, tokens[0])).last
    assert short["log"] == whole[-4:]
    assert short["log_from"] == len(whole) - 4
    earlier = json.loads(msgspec.json.encode(outgoing.log_before(room, 0, short["log_from"], 1)))
    assert earlier["log"] == whole[-8:-4]
    assert earlier["log_from"] == len(whole) - 8


async def test_everything_survives_the_hall(hall: Hall, hands: Hands, store: Store) -> None:
    room, tokens, _ = await two_people(hall, hands, ClockRule("player", 600, 5))
    await until_asked(room, hands, 0)
    hands.turn(30)
    await play_first(room, 0)
    await room.do(lambda: room.speak(1, "Good luck", ""))
    await room.do(lambda: seating.give(room, 1, "uniform"))
    await until_asked(room, hands, 0)
    assert room.live is not None
    shown = (await enter(room, tokens[0])).last
    await hall.beat()
    hands.turn(5)
    await hall.beat()
    await hall.close()
    hands.turn(100_000)
    again = await Hall(hall.services).room(room.code)
    assert again is not room
    assert again.live is not None
    assert again.live.table.digest() == room.live.table.digest()
    back = (await enter(again, tokens[0])).last
    for part in ("number", "view", "options", "impossible", "log", "chat"):
        assert back[part] == shown[part]
    assert back["clocks"]["left"] == [shown["clocks"]["left"][0] - 5000, *shown["clocks"]["left"][1:]]
    assert back["table"]["seats"][1]["away"] is True
    assert back["table"]["commitment"] == shown["table"]["commitment"]
    await again.close()


async def test_a_table_in_the_middle_of_something_is_not_put_away(hall: Hall) -> None:
    """Whoever waits for what is being done there would never be answered."""
    seated = await hall.create(NewTable(game="samurai-sword", players=("you", "open", "open")), "127.0.0.1")
    room, gate = hall.rooms[seated.code], asyncio.Event()
    doing = room.do(gate.wait)
    await asyncio.sleep(0.05)
    assert not room.idle
    gate.set()
    assert await doing
    await asyncio.sleep(0)
    assert room.idle
