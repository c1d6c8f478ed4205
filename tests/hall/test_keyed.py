"""Luck nobody can reckon back: the tables of a hall are dealt from a keyed stream, and nothing it gives away has the key."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

import budokan
from budokan.hall.fair import verify
from budokan.hall.live_game import Step
from budokan.hall.lobby import Hall
from budokan.hall.replays import Replays
from budokan.hall.room import Room
from budokan.hall.schemas.requests import Fork, NewTable
from budokan.hall.thinkers import as_seen
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import perspective
from budokan.kernel.records import Header, Record, read_record
from budokan.kernel.table import Table
from budokan.kernel.undo import undone
from tests.hall.keeping import a_record_from_a_position
from tests.hall.people import Hands, at_hand, enter, let_bots_play, play_first
from tests.hall.tables import but_for_luck
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

SEED = 2**255 + 12345
KEY = f"{SEED:064x}"
SAMURAI = budokan.game("samurai-sword")


def keyed(game: Game, seed: int = SEED) -> Header:
    header = game.new(seed=seed).header
    assert header is not None
    return replace(header, luck="keyed")


def played(game: Game, decisions: int) -> Table:
    """A keyed game after so many decisions."""
    table, luck = game.begin(keyed(game)), Luck(3, "choices")
    for _ in range(decisions):
        if not table.over:
            seat = table.waiting[0]
            table.play(seat, luck.pick(table.options(seat)))
    return table


def future(luck: Luck) -> list[int]:
    return [luck.draw() for _ in range(4)]


@ruling("BK-4.6", "BK-3.1")
@pytest.mark.parametrize("name", budokan.games())
async def test_a_keyed_game_is_played_again_set_up_and_taken_back(name: str) -> None:
    game = budokan.game(name)
    table = played(game, 40)
    words = table.record().text()
    assert '\nluck: "keyed"\n' in words
    again = game.replay(words)
    assert again.digest() == table.digest()
    assert future(game.set_up(table.position()).luck) == future(table.luck.copy()) == future(again.luck)
    shorter = undone(game, table, 5)
    assert shorter.digest() == game.replay(words, len(table.decisions()) - 5).digest()
    fast = game.replay(words.replace('luck: "keyed"\n', ""), 0)
    assert but_for_luck(fast) != but_for_luck(game.replay(words, 0)), "the same seed deals otherwise from the fast stream"


@ruling("BK-4.5", "BK-4.6")
@pytest.mark.parametrize("name", budokan.games())
async def test_what_bots_and_guests_are_given_carries_no_key(name: str) -> None:
    table = played(budokan.game(name), 25)
    assert KEY in table.position().text(), "the truth has it"
    for seat in range(table.seats):
        seen = as_seen(table, seat, Luck(1, "redeal"))
        assert "keyed" not in seen.text()
        imagined = table.redeal(seat, Luck(1, "redeal"))
        assert imagined.luck.source is None
        assert perspective(table, seat).sample(Luck(2, "redeal")).luck.source is None
        assert str(SEED) not in seen.text()
        assert KEY not in msgspec.json.encode(table.view(seat)).decode()


async def a_table_of_bots_and(hall: Hall, *players: str) -> Room:
    form = NewTable(game="samurai-sword", players=(*players, "uniform", "uniform", "uniform"))
    return await hall.room((await hall.create(form, "127.0.0.1")).code)


@ruling("BK-4.6")
async def test_a_table_of_the_hall_is_keyed_and_its_promise_can_be_checked(hall: Hall, hands: Hands) -> None:
    room = await a_table_of_bots_and(hall)
    header = room.setup.header
    assert header.luck == "keyed"
    assert header.seed is not None
    assert room.running().table.luck.text().startswith(f"keyed:{header.seed:064x}:")
    watcher = await enter(room)
    await let_bots_play(hands, room)
    assert room.state == "over"
    told = b"".join(one for one in watcher.sent if b'"over"' not in one)
    assert f"{header.seed:x}".encode() not in told
    assert str(header.seed).encode() not in told
    replays = Replays(hall.services)
    _, words = await (await replays.playback(room.code)).written()
    read = read_record(words)
    assert read.header.luck == "keyed"
    assert read.header.commitment is not None
    assert verify(read, read.header.commitment, read.header.nonce or "")
    assert SAMURAI.replay(words).digest() == read.digest
    uploaded = await replays.playback(await replays.upload(words))
    assert (await uploaded.info()).fair is not None


@ruling("BK-4.7")
async def test_who_plays_on_from_a_replay_plays_with_luck_of_its_own(hall: Hall, hands: Hands) -> None:
    room = await a_table_of_bots_and(hall)
    await let_bots_play(hands, room)
    replays = Replays(hall.services)
    records = [(await at_hand(replays, room.code)).record, SAMURAI.understand(a_record_from_a_position(SAMURAI))]
    luck = Luck(9, "choices")
    old = SAMURAI.new(4, 5)
    for _ in range(30):
        old.play(old.waiting[0], luck.pick(old.options(old.waiting[0])))
    for record in (*records, old.record()):
        forks = [await forked(hall, replays, record, 4) for _ in range(2)]
        known = SAMURAI.replay(record, 4)
        assert [but_for_luck(one.running().table) for one in forks] == [but_for_luck(known)] * 2
        drawn = [tuple(future(one.copy())) for one in (known.luck, *(fork.running().table.luck for fork in forks))]
        assert len(set(drawn)) == 3, "nobody who has read the record knows what comes"
        await goes_on(hall, hands, replays, forks[0])


async def forked(hall: Hall, replays: Replays, record: Record, decision: int) -> Room:
    """Somebody brings the record and plays on from it."""
    playback = await replays.playback(await replays.upload(record.text()))
    form = Fork(decision=decision, seat=1, name="Aki", level="uniform")
    seated = await hall.fork(playback, form, "127.0.0.1")
    return await hall.room(seated.code)


async def goes_on(hall: Hall, hands: Hands, replays: Replays, room: Room) -> None:
    """Played on, closed and opened again, played on from once more and taken back: it is the same game."""
    for _ in range(6):
        await let_bots_play(hands, room)
        if room.state == "running":
            await play_first(room, 1)
    record = room.running().record()
    assert SAMURAI.replay(record.text()).digest() == record.digest
    await room.close()
    del hall.rooms[room.code]
    again = await hall.room(room.code)
    assert again.running().record() == record, "nothing has changed since, and nobody says so"
    for decision in (2, 6):
        second = await forked(hall, replays, record, decision)
        known = second.running()
        assert SAMURAI.replay(known.record()).digest() == known.record().digest
        assert known.table.luck.to_come == 1, "what had not come yet does not come"


class Drawing:
    """A table at which a decision does nothing but draw, and nobody sees it."""

    seats = 2
    over = False
    heard = None

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def copy(self) -> Drawing:
        return Drawing(self.luck.copy())

    def listen(self) -> None:
        pass

    def apply(self, *_: object) -> None:
        self.luck.draw()

    def see(self, _: object) -> dict[str, object]:
        return {}


@ruling("BK-2.3", "BK-4.7")
async def test_a_draw_is_noticed_although_the_new_stream_has_come_as_far_as_the_old_one_had() -> None:
    luck = Luck.keyed(1)
    luck.draw()
    luck.goes_on_with(2, "keyed")
    step = Step(cast("Table", Drawing(luck)), 0, cast("Move", None))
    assert step.after.luck.state == luck.state == 1
    assert not step.quiet


@ruling("BK-4.6")
async def test_a_head_that_names_no_stream_is_refused() -> None:
    words = SAMURAI.begin(keyed(SAMURAI)).record().text()
    for bad in ('"slow"', '""x', "7", '"keyed until 5"', '"fast until 5 00"'):
        with pytest.raises(BadWords):
            SAMURAI.replay(words.replace('"keyed"', bad))
