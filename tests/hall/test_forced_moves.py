"""BK-12.1: where a person has but one answer the hall gives it, if they wish so, and nobody learns it from the clock."""

from __future__ import annotations

import pytest

from budokan.hall import forced_moves, lessons, undoing
from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.room_core import RoomCore
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from tests.hall.people import Hands, enter, play_first, settled
from tests.hall.tables import a_table, answers_of, two_people, until_it_has
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

ALONE = ("you", "uniform", "uniform", "uniform")


def made(room: RoomCore) -> int:
    assert room.live is not None
    return len(room.live.decisions)


@ruling("BK-12.1")
async def test_the_one_answer_is_given_and_a_choice_never(hall: Hall, hands: Hands) -> None:
    room, seated = await a_table(hall, *ALONE)
    await enter(room, seated.token)
    await until_it_has(room, hands, 0, one_answer=True)
    room.plan.forced.wish(0, True)
    assert room.live is not None
    before, only = made(room), room.live.table.options(0)[0]
    hands.turn(forced_moves.ALONE[0] - 0.01)
    await settled(room)
    assert made(room) == before, "it can be read first"
    hands.turn(forced_moves.ALONE[1])
    await settled(room)
    taken = room.live.decisions[before]
    assert (taken.seat, taken.move, taken.forced) == (0, only, True)
    await until_it_has(room, hands, 0, one_answer=False)
    before = made(room)
    hands.turn(100)
    await settled(room)
    assert made(room) == before


@ruling("BK-12.1")
async def test_nothing_is_given_unless_it_is_wished_for(hall: Hall, hands: Hands) -> None:
    room, seated = await a_table(hall, *ALONE)
    await enter(room, seated.token)
    await until_it_has(room, hands, 0, one_answer=True)
    before = made(room)
    hands.turn(100)
    await settled(room)
    assert made(room) == before, "nobody has said that they wish it"
    room.plan.forced.wish(0, True)
    room.plan.forced.wish(0, False)
    hands.turn(100)
    await settled(room)
    assert made(room) == before, "and who has thought better of it answers by hand"
    with pytest.raises(Refusal, match="Only"):
        room.plan.forced.wish(None, True)


@ruling("BK-12.1")
async def test_the_moment_is_drawn_before_the_question_is_looked_at(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same moment is drawn whatever may be chosen: one for each question, of which nothing was asked yet."""
    room, _, _ = await two_people(hall, hands)
    await until_it_has(room, hands, 0, one_answer=True)
    room.plan.forced.wish(0, True)
    drawn: list[int] = []
    looked: list[int] = []

    def after(given: forced_moves.Forced, _: int) -> float:
        drawn.append(made(given.room))
        return 5.0

    monkeypatch.setattr(forced_moves.Forced, "after", after)
    live = room.live
    assert live is not None
    kind = type(live.table)
    whole = kind.options

    def options(table: Table, seat: int) -> list[Move]:
        looked.append(seat)
        return whole(table, seat)

    monkeypatch.setattr(kind, "options", options)
    room.plan.forced.cancel()
    room.plan.forced.renew()
    assert len(drawn) == 1
    assert looked == [], "and nobody has looked"


@ruling("BK-12.1")
async def test_among_people_it_takes_as_long_as_this_person_takes_for_a_choice(hall: Hall, hands: Hands) -> None:
    room, _, _ = await two_people(hall, hands)
    given = room.plan.forced
    assert all(forced_moves.USUAL[0] <= given.after(0) <= forced_moves.USUAL[1] for _ in range(200)), (
        "as long as little is known"
    )
    given.wish(0, True)
    given._times[0] = [4.0, 5.0, 6.0, 7.0, 30.0, 0.2]
    drawn = [given.after(0) for _ in range(2000)]
    assert min(drawn) >= forced_moves.LEAST
    assert max(drawn) == forced_moves.MOST
    for took in (4.0, 5.0, 6.0, 7.0):
        assert any(0.8 * took <= one <= 1.2 * took for one in drawn)
    assert given.after(1) <= forced_moves.USUAL[1], "somebody else's times are their own"


@ruling("BK-12.1")
async def test_times_are_those_of_choices_made_by_hand(hall: Hall, hands: Hands) -> None:
    room, _, _ = await two_people(hall, hands)
    given = room.plan.forced
    await until_it_has(room, hands, 0, one_answer=False)
    known = len(given._times.get(0, []))
    hands.turn(6)
    await play_first(room, 0)
    assert given._times[0][known:] == [6.0]
    await until_it_has(room, hands, 0, one_answer=True)
    known = len(given._times[0])
    hands.turn(3)
    await play_first(room, 0)
    assert len(given._times[0]) == known, "one answer says nothing of how long a choice takes"


@ruling("BK-12.1")
async def test_among_people_nothing_is_answered_for_who_may_have_gone(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await until_it_has(room, hands, 0, one_answer=True)
    room.plan.forced.wish(0, True)
    room.plan.forced._wanted[0] -= int(1000 * (forced_moves.AT_IT + 1))
    before = made(room)
    hands.turn(forced_moves.MOST + 1)
    await settled(room)
    assert made(room) == before, "who sleeps would tell that there was one answer"
    room.plan.forced.wish(0, True)
    await room.do(lambda: room.leave(ears[0]))
    hands.turn(forced_moves.MOST + 1)
    await settled(room)
    assert made(room) == before, "and so would who is not connected"
    await enter(room, tokens[0])
    room.plan.forced.wish(0, True)
    hands.turn(forced_moves.MOST + 1)
    await settled(room)
    assert made(room) > before


async def test_nothing_is_answered_while_something_is_shown(hall: Hall, hands: Hands) -> None:
    room, seated = await a_table(hall, *ALONE)
    await enter(room, seated.token)
    await until_it_has(room, hands, 0, one_answer=True)
    room.plan.forced.wish(0, True)
    lessons.hold(room, 0, True)
    before = made(room)
    hands.turn(100)
    await settled(room)
    assert made(room) == before
    lessons.hold(room, 0, False)
    hands.turn(forced_moves.ALONE[1])
    await settled(room)
    assert made(room) > before


@ruling("BK-2.9", "BK-2.10")
async def test_an_undo_leads_back_to_a_choice(hall: Hall, hands: Hands) -> None:
    """What was the only answer goes with the choice before it; against bots alone nobody is asked."""
    room, seated = await a_table(hall, *ALONE)
    ear = await enter(room, seated.token)
    await until_it_has(room, hands, 0, one_answer=False)
    await play_first(room, 0)
    await until_it_has(room, hands, 0, one_answer=True)
    await play_first(room, 0)
    live = room.live
    assert live is not None
    back = live.since_last_of(0)
    last = live.decisions[-back]
    assert not last.forced
    assert any(one.forced for one in live.decisions[-back:] if one.seat == 0)
    assert ear.last["undo"]["at_once"] == back
    await room.do(lambda: undoing.ask(room, 0))
    assert room.live is not None
    assert answers_of(room, 0) > 1
    assert ear.last["type"] == "snapshot"
    assert ear.last["decided"] == room.live.decided_at(0)


async def test_among_people_an_undo_that_is_not_free_asks(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands)
    await until_it_has(room, hands, 0, one_answer=False)
    assert room.live is not None
    loud = next(n for n, move in enumerate(room.live.table.options(0)) if not room.live.step(0, move).quiet)
    await play_first(room, 0, loud)
    assert ears[0].last["undo"] == {"free": 0, "request": None, "at_once": 0}
    await room.do(lambda: undoing.ask(room, 0))
    assert room.undo_request is not None
