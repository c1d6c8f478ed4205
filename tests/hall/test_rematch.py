"""A rematch: the same people at a new table, each one seat further, with the token they have."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from budokan.hall import seating
from budokan.hall.errors import NotYours, Refusal
from budokan.hall.lobby import Hall
from budokan.hall.names import Proof
from tests.hall.people import Hands, enter, let_bots_play
from tests.hall.tables import two_people
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


@ruling("BK-9.8")
async def test_the_same_people_play_again_with_the_seats_turned(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    with pytest.raises(Refusal, match="not over"):
        await hall.rematch(room.code, Proof(tokens[0]), "127.0.0.1")
    for seat in (0, 1):
        await room.do(lambda seat=seat: seating.give(room, seat, "uniform"))  # type: ignore[misc]  # the loop's own seat
    await let_bots_play(hands, room)
    assert room.state == "over"
    made = await hall.rematch(room.code, Proof(tokens[1]), "127.0.0.1")
    assert (made.seat, made.token) == (2, tokens[1])
    assert ears[0].heard("table")[-1]["table"]["rematch"] == made.code
    again = await hall.rematch(room.code, Proof(tokens[0]), "127.0.0.1")
    assert (again.code, again.seat) == (made.code, 1), "it is opened once"
    other = await hall.room(made.code)
    assert (await hall.info(made.code)).state == "waiting"
    assert [(row.kind, row.name, row.bot_plays) for row in other.seats] == [
        (row.kind, row.name, row.kind == "bot") for row in (room.seats[3], *room.seats[:3])
    ]
    assert other.setup.header.commitment != room.setup.header.commitment, "the luck is new"
    assert (other.setup.header.options, other.setup.clock) == (room.setup.header.options, room.setup.clock)
    aki = await enter(other, tokens[0])
    assert aki.seat == 1
    await other.do(lambda: other.start(1, None))
    assert other.state == "running"
    with pytest.raises(NotYours):
        await hall.rematch(room.code, Proof("x" * 32), "127.0.0.1")
    for seat in (1, 2):
        await other.do(lambda seat=seat: seating.give(other, seat, "uniform"))  # type: ignore[misc]  # as above
    await let_bots_play(hands, other)
    further = await hall.rematch(room.code, Proof(tokens[0]), "127.0.0.1")
    assert (further.code not in (room.code, made.code), further.seat) == (True, 1), "from the history, as often as they like"
    await hall.close()
    assert (await hall.rematch(room.code, Proof(tokens[0]), "127.0.0.1")).code == further.code, "also after the hall was closed"


@ruling("BK-9.8")
async def test_the_seat_of_somebody_who_was_forgotten_is_open(hall: Hall, hands: Hands) -> None:
    room, tokens, _ = await two_people(hall, hands)
    for seat in (0, 1):
        await room.do(lambda seat=seat: seating.give(room, seat, "uniform"))  # type: ignore[misc]  # the loop's own seat
    await let_bots_play(hands, room)
    room.seats = [replace(row, name="", token="", person=None) if row.seat == 1 else row for row in room.seats]
    made = await hall.rematch(room.code, Proof(tokens[0]), "127.0.0.1")
    other = await hall.room(made.code)
    assert [row.kind for row in other.seats] == ["bot", "person", "open", "bot"]
