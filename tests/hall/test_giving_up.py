"""Giving up: a bot has the seat for good; a duel is over, and everything written down of it says so."""

from __future__ import annotations

import pytest

from budokan.hall import seating
from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.replays import Replays
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, SitDown
from budokan.kernel.errors import IllegalMove
from tests.hall.people import Ear, Hands, at_hand, enter, let_bots_play, play_first
from tests.hall.tables import two_people
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


async def a_duel(hall: Hall, hands: Hands) -> tuple[Room, list[str], list[Ear]]:
    """Aki against Beniko, a few decisions into a game of Ken."""
    aki = await hall.create(NewTable(game="ken", name="Aki", players=("you", "open")), "127.0.0.1")
    room = await hall.room(aki.code)
    beniko = await hall.sit(room.code, SitDown(name="Beniko"))
    tokens = [aki.token or "", beniko.token or ""]
    ears = [await enter(room, token) for token in tokens]
    await room.do(lambda: room.start(0, None))
    for _ in range(5):
        assert room.live is not None
        await play_first(room, room.live.table.waiting[0])
    return room, tokens, ears


@ruling("BK-9.6")
async def test_a_bot_has_the_seat_for_good(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await room.do(lambda: seating.give_up(room, 0))
    assert (room.seats[0].kind, room.seats[0].name) == ("bot", "Aki")
    assert ears[0].seat is None, "who gave up watches"
    told = [one["event"] for message in ears[1].heard("update") for one in message["events"]]
    assert {"type": "house-handed-over", "seat": 0} in told
    assert room.state == "running"
    with pytest.raises(Refusal, match="not valid for any seat"):
        await enter(room, tokens[0])
    with pytest.raises(Refusal, match="Only those who sit"):
        await room.do(lambda: seating.give_up(room, None))
    await let_bots_play(hands, room)
    assert room.thinking() == [1]


@ruling("BK-9.7", "BK-3.7")
@pytest.mark.parametrize("seat", [0, 1])
async def test_a_duel_is_over_and_the_other_has_won(hall: Hall, hands: Hands, seat: int) -> None:
    room, tokens, ears = await a_duel(hall, hands)
    await room.do(lambda: seating.give_up(room, seat))
    assert room.state == "over"
    for ear in ears:
        assert ear.last["view"]["outcome"]["winners"] == [1 - seat]
        assert ear.last["events"][-1]["event"] == {"type": "house-gave-up", "seat": seat}
        assert ear.heard("over")
    assert room.seats[seat].kind == "person"
    with pytest.raises(IllegalMove, match="game is over"):
        await room.do(lambda: room.play(0, 5, {"type": "pass"}))
    with pytest.raises(Refusal, match="over"):
        await room.do(lambda: seating.give_up(room, seat))
    again = await enter(room, tokens[seat])
    assert again.last["over"] is not None


@ruling("BK-3.7")
async def test_the_replay_and_the_record_say_so(hall: Hall, hands: Hands) -> None:
    room, _, _ = await a_duel(hall, hands)
    await room.do(lambda: seating.give_up(room, 1))
    assert room.live is not None
    digest, log = room.live.table.digest(), room.live.log
    replays = Replays(hall.services)
    record = room.live.record()
    assert record.resigned == 1
    shown = await at_hand(replays, room.code)
    assert shown.info().outcome is not None
    assert shown.info().outcome.winners == (0,)  # type: ignore[union-attr]  # as was just seen
    last = shown.moments(5, 5, "watch")[0]
    assert last.events[-1].event == {"type": "house-gave-up", "seat": 1}
    id = await replays.upload(record.text())
    assert (await at_hand(replays, id)).info().outcome == shown.info().outcome
    forked = shown.fork(5)
    assert len(forked.taken) == 5, "one may play on from where it was given up"
    await replays.close()
    await hall.close()
    again = await hall.room(room.code)
    assert (again.state, again.chronicle) == ("over", None)
    assert again.live is not None
    assert (again.live.table.digest(), again.live.log) == (digest, log)
    brief = await hall.services.store.brief(room.code)
    assert brief is not None
    assert brief.decisions == 5
