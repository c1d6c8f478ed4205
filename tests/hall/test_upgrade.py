"""Halls of earlier versions, opened by the code of today: every game under way in them goes on, and nothing told is lost."""

from __future__ import annotations

import contextlib
import gzip
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import budokan
from budokan.hall import seating, undoing
from budokan.hall import store as storing
from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.replays import Replay, Replays, Retold
from budokan.hall.resuming import Chronicle
from budokan.hall.room import Room
from budokan.hall.schemas.requests import Fork, NewTable
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.services import Services
from budokan.hall.settings import Settings
from budokan.hall.store import Store, StoreError
from budokan.hall.storing.schema import SCHEMA_VERSION
from budokan.hall.thinkers import Decided, Thinkers
from budokan.kernel.errors import BadWords
from budokan.kernel.frames import Frames
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.records import read_record
from budokan.kernel.table import Table
from budokan.kernel.texts import SeatRef, Text, WordRef
from budokan.kernel.words import LANGUAGES, words
from tests.hall.keeping import FIXTURES, fixtures
from tests.hall.people import Hands, at_hand, enter, let_bots_play, play_first, settled, work_here
from tests.hall.tables import a_table, but_for_luck, two_people, until_asked
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

SAMURAI = budokan.game("samurai-sword")

FURTHER = 25
"""Decisions that are played further at a table of an earlier hall."""

QUICK = ("samurai-sword", "ken")
"""Of each of these the first is played to its end."""


# Rules that change.


def deal_otherwise(monkeypatch: pytest.MonkeyPatch, game: Game = SAMURAI) -> None:
    """From now on the game is dealt in another way, so that no game of before is the same when it is played again."""
    before = game.deal

    def deal(seats: int, mode: str, settings: Any, luck: Luck) -> tuple[Table, Frames]:
        luck.below(1000)
        return before(seats, mode, settings, luck)

    monkeypatch.setattr(game, "deal", deal)


def raise_the_number(monkeypatch: pytest.MonkeyPatch, game: Game = SAMURAI) -> int:
    monkeypatch.setattr(game, "rules", game.rules + 1)
    return game.rules


def forget_a_move(monkeypatch: pytest.MonkeyPatch, said: str, game: Game = SAMURAI) -> None:
    """From now on the game does not know this move any more."""
    before = game.moves.parse

    def parse(words: str) -> Any:
        if words == said:
            raise BadWords("unknown-move", what=words)
        return before(words)

    monkeypatch.setattr(game.moves, "parse", parse)


def refuse_positions(monkeypatch: pytest.MonkeyPatch, game: Game = SAMURAI) -> None:
    """From now on the game cannot read what it has written."""

    def restore(*_: Any) -> Table:
        raise KeyError("a field of today")

    monkeypatch.setattr(game, "restore", restore)


async def reopened(hall: Hall, room: Room) -> Room:
    """The same table after the hall was closed and opened again."""
    await hall.close()
    return await hall.room(room.code)


def house_lines(snapshot: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        one
        for one in snapshot["log"]
        if one["event"]["type"] in ("house-rules-changed", "house-played-again", "house-game-closed")
    ]


def said_in(language: str, line: dict[str, Any]) -> str:
    """A line of the log in words."""
    args = {name: _arg(value) for name, value in line["text"]["args"].items()}
    return words(language, SAMURAI.name).say(Text(line["text"]["id"], args))


def _arg(value: Any) -> Any:
    if isinstance(value, dict):
        return SeatRef(value["seat"]) if "seat" in value else WordRef(value["say"])
    return value


def before(snapshot: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in snapshot["log"] if one not in house_lines(snapshot)]


async def play_on(hands: Hands, room: Room, decisions: int) -> None:
    """Bots make so many decisions for everybody, or all there are."""
    for row in room.seats:
        if row.kind == "person" and not row.given:
            await room.do(partial(seating.give, room, row.seat, "uniform"))
    until = room.running().number + decisions
    while room.state == "running" and room.running().number < until:
        hands.turn(0)
        await settled(room)


async def play_to_the_end(hands: Hands, room: Room) -> None:
    await play_on(hands, room, 10_000)
    assert room.state == "over"


# The halls of before.


@pytest.fixture
async def old_hall(request: pytest.FixtureRequest, tmp_path: Path, hands: Hands) -> AsyncIterator[Hall]:
    """A hall whose store an earlier version has written."""
    shutil.copy(FIXTURES / f"{request.param}.sqlite", tmp_path / "hall.sqlite")
    store = Store(tmp_path)
    thinkers = work_here(Thinkers(1))
    hall = Hall(Services(Settings(data=tmp_path, pause=(0.0, 0.0), rooms_per_address=100), store, hands, thinkers))
    yield hall
    await hall.close()
    store.close()
    thinkers.close()


earlier_halls = pytest.mark.parametrize("old_hall", fixtures(), indirect=True)


def tables_of(hall: Hall, state: str, request: pytest.FixtureRequest) -> list[Any]:
    name = request.node.callspec.params["old_hall"]
    return [one for one in fixtures()[name].tables if one.state == state]


@ruling("BK-6.5")
@earlier_halls
async def test_every_game_of_an_earlier_hall_goes_on(old_hall: Hall, hands: Hands, request: pytest.FixtureRequest) -> None:
    """Whether the rules are still those it began by or not, in every house: nothing is taken from the players."""
    kept = tables_of(old_hall, "running", request)
    assert {one.game for one in kept} == set(budokan.games())
    assert len(kept) >= 12
    to_the_end = [next(one.code for one in kept if one.game == quick) for quick in QUICK]
    for one in kept:
        room = await old_hall.room(one.code)
        live = room.live
        assert live is not None, one.what
        assert room.state == "running"
        ears = [await enter(room, token) for token in one.tokens.values()]
        for seat, ear in zip(one.tokens, ears, strict=True):
            assert ear.last["you"] == int(seat)
            assert ear.last["chat"] or room.setup.fork, "what was said is still there"
        if live.number == one.number:
            assert [f"{taken.seat} {taken.move}" for taken in live.decisions] == one.decisions
            assert not house_lines(ears[0].last)
            if live.game.rules == one.rules:
                assert live.table.digest() == one.digest, "the rules are those of before, and so is the game"
        else:
            assert live.number == one.number + 1
            (line,) = house_lines(ears[0].last)
            assert live.made == len(one.decisions) - line["event"].get("unplayed", 0)
        number = live.number
        if one.code in to_the_end:
            await play_to_the_end(hands, room)
        else:
            await play_on(hands, room, FURTHER)
        assert ears[0].heard("over") or live.number >= number + FURTHER


@ruling("BK-8.1")
@earlier_halls
async def test_the_clocks_of_an_earlier_hall_stand_where_they_were_written_down(
    old_hall: Hall, request: pytest.FixtureRequest
) -> None:
    counted = 0
    for one in tables_of(old_hall, "running", request):
        stored = await old_hall.services.store.table(one.code)
        assert stored is not None
        if stored.setup.clock.kind == "player":
            room = await old_hall.room(one.code)
            assert room.clock.left == list(stored.left or stored.changes[-1].left)
            counted += 1
    assert counted


@ruling("BK-6.7")
@earlier_halls
async def test_every_finished_game_of_an_earlier_hall_is_still_shown(old_hall: Hall, request: pytest.FixtureRequest) -> None:
    replays = Replays(old_hall.services)
    kept = tables_of(old_hall, "over", request)
    assert len(kept) >= 3
    for one in kept:
        found = await replays.find(one.code)
        _, written = await found.written()
        assert [f"{seat} {move}" for seat, move in read_record(written).lines] == one.decisions
        if isinstance(found, Replay):
            assert (await found.info()).outcome is not None
        else:
            assert (await found.info()).note is not None
        assert (await old_hall.room(one.code)).state == "over"
    listed = {one.code for one in await old_hall.finished()}
    assert listed, "some of them are public"
    assert listed <= {one.code for one in kept}


@earlier_halls
async def test_a_table_of_an_earlier_hall_is_kept_from_now_on(old_hall: Hall, request: pytest.FixtureRequest) -> None:
    for one in tables_of(old_hall, "running", request):
        room = await old_hall.room(one.code)
        stored = await old_hall.services.store.table(one.code)
        assert room.live is not None
        assert stored is not None
        assert stored.kept is not None
        assert (stored.kept.number, stored.kept.digest) == (room.live.number, room.live.table.digest(stored.kept.rules))
        told = await old_hall.services.store.told(one.code)
        assert sum(map(len, told.values())) >= len(room.live.log)


@ruling("BK-6.5")
@pytest.mark.parametrize("old_hall", ["hall-1"], indirect=True)
async def test_where_no_position_was_kept_the_game_goes_on_from_the_last_moment_its_decisions_lead_to(
    old_hall: Hall, hands: Hands, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = next(one for one in tables_of(old_hall, "running", request) if one.what.startswith("seven"))
    monkeypatch.setattr(SAMURAI, "rules", one.rules)
    told = [line.split(" ", 1)[1] for line in one.decisions]
    forgotten = next(move for move in told[30:] if told.index(move) > 20)
    legal = told.index(forgotten)
    expected = SAMURAI.new(7, (await stored_header(old_hall, one.code)).seed, expansions=["rising-sun", "rikyu"])
    for line in one.decisions[:legal]:
        seat, _, move = line.partition(" ")
        expected.play(int(seat), SAMURAI.moves.parse(move))
    forget_a_move(monkeypatch, forgotten)
    room = await old_hall.room(one.code)
    assert room.live is not None
    assert room.live.table.digest() == expected.digest(), "the last legal moment"
    assert room.live.number == one.number + 1
    assert (await old_hall.info(one.code)).decisions == legal
    ear = await enter(room, one.tokens["0"])
    (line,) = house_lines(ear.last)
    unplayed = len(told) - legal
    assert line["event"] == {"type": "house-played-again", "unplayed": unplayed}
    assert said_in("en", line).endswith(f"and the last {unplayed}, no longer possible, are lost.")
    assert said_in("it", line).endswith(f"e le ultime {unplayed}, non più possibili, sono perse.")
    again = await reopened(old_hall, room)
    assert again.live is not None
    assert (again.live.number, again.live.made) == (one.number + 1, legal)
    assert (await enter(again, one.tokens["0"])).last["log"] == ear.last["log"]
    await play_to_the_end(hands, again)


@ruling("BK-6.5")
@pytest.mark.parametrize("old_hall", ["hall-1"], indirect=True)
async def test_where_no_position_was_kept_another_number_is_told_although_every_decision_is_possible(
    old_hall: Hall, hands: Hands, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can know whether it is still the same game: what it looked like was never written down."""
    one = next(one for one in tables_of(old_hall, "running", request) if one.what.startswith("seven"))
    over = next(one for one in tables_of(old_hall, "over", request) if one.game == "samurai-sword")
    monkeypatch.setattr(SAMURAI, "rules", one.rules + 1)
    room = await old_hall.room(one.code)
    assert room.running().made == len(one.decisions)
    shown = (await enter(room, one.tokens["0"])).last
    (line,) = house_lines(shown)
    assert line["event"] == {"type": "house-played-again", "unplayed": 0}
    assert said_in("en", line).endswith("its decisions were played again by those of today.")
    assert said_in("it", line).endswith("le sue decisioni sono state rigiocate con quelle di oggi.")
    again = await reopened(old_hall, room)
    assert (await enter(again, one.tokens["0"])).last["log"] == shown["log"], "it is told once"
    await play_on(hands, again, FURTHER)
    for _ in range(2):
        found = await at_hand(Replays(old_hall.services), over.code)
        note = found.info().note
        assert note is not None
        assert note.id == "hall-played-again"
        assert found.info().decisions == len(over.decisions)


async def stored_header(hall: Hall, code: str) -> Any:
    stored = await hall.services.store.table(code)
    assert stored is not None
    return stored.setup.header


@ruling("BK-6.7")
@pytest.mark.parametrize("old_hall", ["hall-1"], indirect=True)
async def test_of_a_finished_game_that_nobody_kept_the_record_is_left(
    old_hall: Hall, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = next(one for one in tables_of(old_hall, "over", request) if one.game == "samurai-sword")
    deal_otherwise(monkeypatch)
    found = await Replays(old_hall.services).find(one.code)
    assert isinstance(found, Retold)
    note = (await found.info()).note
    assert note == msgspec.convert({"id": "hall-only-the-record", "args": {}, "ruling": ""}, type(note))
    (moment,) = json.loads(gzip.decompress(await found.moments(0, 0, "open")))
    assert (moment["view"], moment["events"]) == (None, [])
    assert [f"{seat} {move}" for seat, move in found.record.decisions] == one.decisions
    assert (await enter(await old_hall.room(one.code))).last["view"] is None


# The hall of today.


@ruling("BK-6.1")
async def test_a_decision_is_written_with_what_was_told_and_where_it_led(hall: Hall, hands: Hands, store: Store) -> None:
    room, _, _ = await two_people(hall, hands)
    for _ in range(20):
        await let_bots_play(hands, room)
        await play_first(room, room.running().table.waiting[0])
        live = room.live
        stored = await store.table(room.code)
        assert live is not None
        assert stored is not None
        assert stored.kept is not None
        assert (stored.kept.number, stored.kept.digest) == (live.number, live.table.digest())
        assert SAMURAI.set_up(stored.kept.position).digest() == live.table.digest()
    await room.do(lambda: undoing.ask(room, 0))
    for other in room.undo_request.waiting if room.undo_request else ():
        await room.do(partial(undoing.answer, room, other, True))
    live, stored = room.live, await store.table(room.code)
    assert live is not None
    assert stored is not None
    assert stored.changes[-1].kind == "undo"
    assert stored.kept is not None
    assert (stored.kept.number, stored.kept.digest) == (live.number, live.table.digest()), "after an undo too"
    told = await store.told(room.code)
    standing = {number: entries for number, entries in told.items() if number in {at for at, _ in live.log}}
    assert msgspec.json.encode([(at, one) for at in sorted(standing) for one in standing[at]]) == msgspec.json.encode(live.log)


@ruling("BK-6.1")
async def test_neither_is_written_without_the_other(hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails between the decision and the position it led to: nothing of it has happened."""
    room, _, _ = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    before = await hall.services.store.table(room.code)
    told = await hall.services.store.told(room.code)

    def fails(*_: Any) -> None:
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(storing, "write_account", fails)
        with pytest.raises(StoreError):
            await play_first(room, 0)
    assert await hall.services.store.table(room.code) == before
    assert await hall.services.store.told(room.code) == told
    await play_first(room, 0)
    assert await hall.services.store.table(room.code) != before


@ruling("BK-6.2")
async def test_a_game_that_new_rules_do_not_touch_goes_on_under_their_number(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens, _ = await two_people(hall, hands)
    for _ in range(6):
        await until_asked(room, hands, 0)
        await play_first(room, 0)
    ear = await enter(room, tokens[0])
    number = room.running().number
    today = raise_the_number(monkeypatch)
    again = await reopened(hall, room)
    live = again.running()
    assert live.number == number
    assert live.header.rules == today
    back = await enter(again, tokens[0])
    assert back.last["log"] == ear.last["log"]
    assert back.last["view"] == ear.last["view"]
    assert (await enter(again, tokens[0], last=number)).last["type"] == "update", "as if the hall had never closed"
    await room_undoes(again)
    assert again.running().number == number + 1
    await play_to_the_end(hands, again)
    record = again.live.record() if again.live else None
    assert record is not None
    assert record.header.rules == today
    assert SAMURAI.replay(record.text()).over
    assert again.setup.header.seed == record.header.seed, "the luck that was promised"


async def room_undoes(room: Room) -> None:
    seat = room.running().decisions[-1].seat
    await room.do(lambda: undoing.ask(room, seat))
    for other in room.undo_request.waiting if room.undo_request else ():
        await room.do(partial(undoing.answer, room, other, True))


@ruling("BK-6.3", "BK-6.4")
@pytest.mark.parametrize("raised", [True, False], ids=["raised", "same-number"])
async def test_a_game_that_new_rules_would_turn_into_another_goes_on_from_where_it_stood(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch, raised: bool
) -> None:
    """Aki and Beniko are in the middle of a game with a clock; something was taken back, and they have talked."""
    room, tokens, _ = await two_people(hall, hands, ClockRule("player", 600, 0))
    await room.do(lambda: room.speak(0, "A fine parry.", ""))
    for _ in range(8):
        await until_asked(room, hands, 0)
        hands.turn(3)
        await play_first(room, 0)
    await room_undoes(room)
    await until_asked(room, hands, 0)
    seats = [(await enter(room, token)).last for token in tokens]
    watching = (await enter(room)).last
    number, made = room.running().number, room.running().made
    assert number > made, "something was taken back"
    stood = room.running().table.position()
    if raised:
        raise_the_number(monkeypatch)
    deal_otherwise(monkeypatch)
    again = await reopened(hall, room)

    live = again.running()
    assert again.state == "running"
    assert live.number == number + 1, "numbers never go back"
    assert live.made == made == (await hall.info(room.code)).decisions
    stood.rules = SAMURAI.rules
    assert live.table.position() == stood, "everything lies where it lay"
    for seat, token in enumerate(tokens):
        shown = (await enter(again, token)).last
        assert shown["you"] == seat
        assert shown["view"] == seats[seat]["view"]
        assert before(shown) == seats[seat]["log"], "nothing that was told is lost, and nothing more is told"
        assert shown["chat"] == seats[seat]["chat"]
        assert shown["clocks"] == seats[seat]["clocks"]
        (line,) = house_lines(shown)
        assert line == shown["log"][-1]
        assert (line["number"], line["ruling"]) == (number + 1, "BK-6.3")
    assert before((await enter(again)).last) == watching["log"]
    assert said_in("en", line) == ("The rules of the house have changed since this game began; it goes on from where it stood.")
    assert said_in("it", line) == (
        "Le regole della casa sono cambiate da quando è cominciata questa partita; si continua da dov’era."
    )

    assert (await enter(again, tokens[0], last=number)).last["type"] == "snapshot", "who comes back sees everything anew"
    assert (await enter(again, tokens[0], last=number + 1)).last["type"] == "update"
    with pytest.raises(Refusal, match="decided nothing"):
        await again.do(lambda: undoing.ask(again, 0))
    move = msgspec.to_builtins(live.table.options(0)[0])
    with pytest.raises(Exception, match="moved on"):
        await again.do(lambda: again.play(0, number, move))
    await play_first(again, 0)
    await let_bots_play(hands, again)
    await room_undoes(again)
    assert again.running().made >= made

    third = await reopened(hall, again)
    assert third.running().number == again.running().number
    assert msgspec.json.encode(third.running().log) == msgspec.json.encode(again.running().log)
    assert third.running().table.digest() == again.running().table.digest()


@ruling("BK-6.4")
async def test_the_record_of_a_game_that_went_on_begins_where_it_went_on(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, _ = await two_people(hall, hands)
    for _ in range(5):
        await until_asked(room, hands, 0)
        await play_first(room, 0)
    told = (await enter(room)).last["log"]
    earlier = await hall.services.store.table(room.code)
    assert earlier is not None
    raise_the_number(monkeypatch)
    deal_otherwise(monkeypatch)
    again = await reopened(hall, room)
    from_here = again.running().table.digest()
    await play_to_the_end(hands, again)
    playback = await at_hand(Replays(hall.services), room.code)
    assert playback.info().note is None
    assert SAMURAI.replay(playback.record.text()).outcome == playback.info().outcome
    assert playback.table(0).digest() == from_here
    (first,) = playback.moments(0, 0, "watch")
    lines = json.loads(msgspec.json.encode(first.events))
    assert [one["event"] for one in lines] == [*[one["event"] for one in told], {"type": "house-rules-changed"}]
    assert playback.info().fair is not None, "what was promised about the luck of the deal is told as ever"
    stored = await hall.services.store.table(room.code)
    assert stored is not None
    assert stored.changes[: len(earlier.changes)] == earlier.changes, "the earlier decisions are still written down"

    form = Fork(decision=1, seat=2, name="Chiyo", level="uniform")
    seated = await hall.fork(await Replays(hall.services).playback(room.code), form, "127.0.0.1")
    fork = await hall.room(seated.code)
    assert but_for_luck(fork.running().table) == but_for_luck(playback.table(1))
    raise_the_number(monkeypatch)
    fork = await reopened(hall, fork)
    await play_to_the_end(hands, fork)
    assert isinstance(await Replays(hall.services).find(fork.code), Replay)


@ruling("BK-6.3")
@pytest.mark.parametrize("name", budokan.games())
async def test_every_house_goes_on_from_where_it_stood(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    game = budokan.game(name)
    players = ("you", *["uniform"] * (game.seats[0] - 1))
    seated = await hall.create(NewTable(game=name, players=players), "127.0.0.1")
    room = await hall.room(seated.code)
    for choice in range(8):
        await let_bots_play(hands, room)
        await play_first(room, 0, choice)
    await let_bots_play(hands, room)
    shown = (await enter(room, seated.token)).last
    raise_the_number(monkeypatch, game)
    deal_otherwise(monkeypatch, game)
    again = await reopened(hall, room)
    now = (await enter(again, seated.token)).last
    assert (now["view"], before(now)) == (shown["view"], shown["log"])
    assert len(house_lines(now)) == 1
    assert now["options"] == shown["options"]
    await play_on(hands, again, FURTHER)
    assert (await reopened(hall, again)).live is not None, "and is opened again as any other"


@ruling("BK-6.3")
async def test_rules_may_change_twice(hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    room, tokens, _ = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    deal_otherwise(monkeypatch)
    room = await reopened(hall, room)
    first = room.running().number
    for _ in range(3):
        await play_first(room, 0)
        await until_asked(room, hands, 0)
    shown = (await enter(room, tokens[0])).last
    raise_the_number(monkeypatch)
    forget_a_move(monkeypatch, str(room.running().decisions[0].move))
    room = await reopened(hall, room)
    now = (await enter(room, tokens[0])).last
    assert [one["number"] for one in house_lines(now)] == [first, shown["number"] + 1]
    assert now["log"][:-1] == shown["log"]
    assert (now["view"], now["decisions"]) == (shown["view"], shown["decisions"])
    await play_to_the_end(hands, room)


@ruling("BK-5.2", "BK-6.3")
async def test_what_bots_have_lost_stays_told(hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    room, seated = await a_table(hall, "you", "uniform", "uniform")
    await let_bots_play(hands, room)
    await play_first(room, 0)
    while not room.waiting_bots():
        await play_first(room, 0)
    bot = room.waiting_bots()[0]
    live = room.running()
    lost = Decided(live.table.options(bot)[0], "late")
    await room.do(lambda: room.plan.bot_has_thought(bot, live.asked_at[bot], lost))
    deal_otherwise(monkeypatch)
    again = await reopened(hall, room)
    shown = (await enter(again, seated.token)).last
    assert [one["event"]["why"] for one in shown["log"] if one["event"]["type"] == "house-decides"] == ["late"]


@ruling("BK-6.6")
async def test_a_position_that_cannot_be_set_up_closes_the_table_and_nothing_else(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens, _ = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    await play_first(room, 0)
    await until_asked(room, hands, 0)
    shown = (await enter(room, tokens[0])).last
    other = await hall.create(NewTable(game="ken", players=("you", "uniform"), public=True), "127.0.0.1")
    with monkeypatch.context() as patched:
        deal_otherwise(patched)
        refuse_positions(patched)
        closed = await reopened(hall, room)
        assert closed.state == "closed"
        ear = await enter(closed, tokens[0])
        assert ear.last["view"] is None
        assert (ear.last["options"], ear.last["number"]) == ([], shown["number"])
        assert before(ear.last) == shown["log"]
        assert [one["name"] for one in ear.last["table"]["seats"]] == [one["name"] for one in shown["table"]["seats"]]
        (line,) = house_lines(ear.last)
        assert {said_in(language, line) for language in LANGUAGES} == {
            "The rules of the house have changed since this game began, and it cannot go on from where it stood.",
            "Le regole della casa sono cambiate da quando è cominciata questa partita, e da dov’era non può continuare.",
        }
        with pytest.raises(Refusal, match="cannot go on"):
            await closed.do(lambda: closed.play(0, shown["number"], {"type": "end"}))
        for act in (partial(undoing.ask, closed, 0), partial(seating.give, closed, 0, "uniform")):
            with pytest.raises(Refusal, match="cannot go on"):
                await closed.do(act)
        await closed.do(lambda: closed.speak(0, "What a pity.", ""))
        with pytest.raises(Refusal):
            await Replays(hall.services).find(room.code)
        assert [one.code for one in await hall.listing()] == [other.code], "the lobby shows the rest"
        assert (await hall.info(room.code)).state == "closed"
        assert (await reopened(hall, closed)).state == "closed"
    again = await reopened(hall, room)
    assert again.state == "running", "a version that can set it up opens it again"
    assert (await enter(again, tokens[0])).last["view"] == shown["view"]
    await play_to_the_end(hands, again)


@ruling("BK-6.6")
async def test_where_nobody_was_ever_told_anything_else_the_decisions_are_enough(
    hall: Hall, hands: Hands, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the way a table is written down has changed: another digest, and no position of before can be read."""
    room, tokens, _ = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    shown = (await enter(room, tokens[0])).last
    await hall.close()
    await store.do(lambda at: at.execute("UPDATE kept SET digest = 'of another shape' WHERE code = ?", (room.code,)))
    refuse_positions(monkeypatch)
    again = await hall.room(room.code)
    assert again.state == "running"
    now = (await enter(again, tokens[0])).last
    assert (now["view"], now["log"], now["number"]) == (shown["view"], shown["log"], shown["number"])


@ruling("BK-6.7")
async def test_a_finished_game_is_shown_as_it_was_told(hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    room, tokens, _ = await two_people(hall, hands)
    await play_to_the_end(hands, room)
    shown = [(await enter(room, token)).last for token in (*tokens, None)]
    was = await at_hand(Replays(hall.services), room.code)
    raise_the_number(monkeypatch)
    deal_otherwise(monkeypatch)
    again = await reopened(hall, room)
    assert again.state == "over"
    for token, snapshot in zip((*tokens, None), shown, strict=True):
        now = (await enter(again, token)).last
        for part in ("view", "log", "number", "decisions", "over", "options"):
            assert now[part] == snapshot[part], part
    replays = Replays(hall.services)
    found = await replays.find(room.code)
    assert isinstance(found, Retold)
    info = await found.info()
    assert (info.outcome, info.names, info.fair) == (was.info().outcome, was.info().names, was.info().fair)
    assert info.note is not None
    told = {words(language).say(Text(info.note.id, info.note.args)) for language in LANGUAGES}
    assert told == {
        "The rules of the house have changed since this game was played; it is shown as it was told.",
        "Dopo questa partita le regole della casa sono cambiate; la si mostra come fu raccontata.",
    }
    (opened,) = json.loads(gzip.decompress(await found.moments(0, 0, "open")))
    last = was.moments(was.info().decisions, was.info().decisions, "open")[0]
    assert opened["views"] == json.loads(msgspec.json.encode(last.views))
    (own,) = json.loads(gzip.decompress(await found.moments(0, 0, "0")))
    assert own["view"] == shown[0]["view"]
    assert own["events"][-5:] == shown[0]["log"][-5:]
    assert found.record.text() == was.record.text(), "the record can still be taken along"
    for first, last_one, eyes in ((0, 1, "open"), (1, 1, "open"), (0, 0, "9"), (0, 0, "x")):
        with pytest.raises(BadWords):
            await found.moments(first, last_one, eyes)
    for act in (replays.playback(room.code), replays.review(room.code)):
        with pytest.raises(Refusal, match="as it was told"):
            await act


async def test_what_a_later_version_wrote_is_closed_and_left_alone(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        raise_the_number(patched)
        room, tokens, _ = await two_people(hall, hands)
    again = await reopened(hall, room)
    assert isinstance(again.chronicle, Chronicle)
    assert (await enter(again, tokens[0])).last["table"]["state"] == "closed"


async def test_cards_that_the_game_no_longer_reads_do_not_take_the_lobby_down(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.create(NewTable(game="samurai-sword", players=("you", "open", "open"), public=True), "127.0.0.1")
    await hall.close()

    def fails(_: Any) -> dict[str, str]:
        raise KeyError("effect")

    monkeypatch.setattr(SAMURAI, "called", fails)
    assert [one.called for one in await hall.listing()] == [{}]


def test_the_file_of_an_earlier_hall_becomes_one_of_today(tmp_path: Path) -> None:
    for name, fixture in fixtures().items():
        folder = tmp_path / name
        folder.mkdir()
        shutil.copy(FIXTURES / f"{name}.sqlite", folder / "hall.sqlite")
        with contextlib.closing(sqlite3.connect(folder / "hall.sqlite")) as connection:
            assert connection.execute("PRAGMA user_version").fetchone()[0] == fixture.schema
        Store(folder).close()
        with contextlib.closing(sqlite3.connect(folder / "hall.sqlite")) as connection:
            codes = {row[0] for row in connection.execute("SELECT code FROM tables")}
            assert {one.code for one in fixture.tables} < codes
            assert connection.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION
