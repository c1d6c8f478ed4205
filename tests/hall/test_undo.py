"""Taking decisions back: freely where nobody learned anything, otherwise if the other people agree."""

from __future__ import annotations

from functools import partial

import pytest

from budokan.hall import seating, undoing
from budokan.hall.agreements import PATIENCE
from budokan.hall.audience import Listener
from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.names import Proof
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, SitDown
from budokan.hall.store import Store
from budokan.kernel.errors import IllegalMove
from budokan.kernel.texts import SeatRef, Text
from tests.hall.people import Ear, Hands, enter, let_bots_play, play_first, settled
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


async def three_people(hall: Hall) -> tuple[Room, list[str], list[Ear]]:
    form = NewTable(game="samurai-sword", name="Aki", players=("you", "open", "open"))
    aki = await hall.create(form, "127.0.0.1")
    room = await hall.room(aki.code)
    others = [await hall.sit(room.code, SitDown(name=name)) for name in ("Beniko", "Chiyo")]
    tokens = [one.token or "" for one in (aki, *others)]
    ears = [await enter(room, token) for token in tokens]
    await room.do(lambda: room.start(0, None))
    return room, tokens, ears


def waiting(room: Room) -> int:
    assert room.live is not None
    return room.live.table.waiting[0]


async def one_decision(room: Room) -> tuple[int, str]:
    """Whoever is asked decides something that all are told; who it was, and the table before."""
    live = room.live
    assert live is not None
    seat, before = waiting(room), live.table.digest()
    loud = next(place for place, move in enumerate(live.table.options(seat)) if not live.step(seat, move).quiet)
    await play_first(room, seat, loud)
    return seat, before


async def test_the_others_are_asked_and_agree(hall: Hall, store: Store) -> None:
    room, _, ears = await three_people(hall)
    seat, before = await one_decision(room)
    others = [one for one in range(3) if one != seat]
    await room.do(lambda: undoing.ask(room, seat))
    asked = ears[others[0]].heard("undo")[-1]["undo"]["request"]
    assert asked == {"seat": seat, "decisions": 1, "waiting": others}
    assert room.live is not None
    assert room.live.number == 1
    await room.do(lambda: undoing.answer(room, others[0], True))
    assert ears[seat].heard("undo")[-1]["undo"]["request"]["waiting"] == [others[1]]
    await room.do(lambda: undoing.answer(room, others[1], True))
    assert room.live.table.digest() == before
    assert room.live.number == 2
    for ear in ears:
        assert ear.heard("undo")[-1]["settled"] == "accepted"
        assert (ear.last["type"], ear.last["number"], ear.last["decisions"]) == ("snapshot", 2, 0)
    stored = await store.table(room.code)
    assert stored is not None
    assert [(change.kind, change.what) for change in stored.changes][1] == ("undo", "1")


async def test_one_who_refuses_is_enough_and_the_same_is_not_asked_twice(hall: Hall) -> None:
    room, _, ears = await three_people(hall)
    seat, _ = await one_decision(room)
    others = [one for one in range(3) if one != seat]
    assert room.live is not None
    after = room.live.table.digest()
    await room.do(lambda: undoing.ask(room, seat))
    with pytest.raises(Refusal, match="already"):
        await room.do(lambda: undoing.ask(room, seat))
    with pytest.raises(Refusal, match="Nobody is asking you"):
        await room.do(lambda: undoing.answer(room, None, True))
    with pytest.raises(Refusal, match="Nobody is asking you"):
        await room.do(lambda: undoing.answer(room, seat, True))
    await room.do(lambda: undoing.answer(room, others[0], False))
    assert ears[seat].heard("undo")[-1]["settled"] == "refused"
    assert room.live.table.digest() == after
    with pytest.raises(Refusal, match="refused"):
        await room.do(lambda: undoing.ask(room, seat))


async def test_silence_refuses_and_a_decision_settles_it(hall: Hall, hands: Hands) -> None:
    room, _, ears = await three_people(hall)
    seat, _ = await one_decision(room)
    await room.do(lambda: undoing.ask(room, seat))
    hands.turn(PATIENCE)
    await settled(room)
    assert ears[0].heard("undo")[-1]["settled"] == "refused"
    seat, _ = await one_decision(room)
    await room.do(lambda: undoing.ask(room, seat))
    await one_decision(room)
    assert ears[0].heard("undo")[-1]["settled"] == "gone"
    assert room.undo_request is None


async def test_who_asked_may_think_better_of_it(hall: Hall) -> None:
    room, _, ears = await three_people(hall)
    seat, _ = await one_decision(room)
    await room.do(lambda: undoing.ask(room, seat))
    await room.do(lambda: undoing.answer(room, seat, False))
    assert ears[0].heard("undo")[-1]["settled"] == "gone"


@ruling("BK-2.7")
async def test_who_leaves_for_good_leaves_the_answer_to_the_bot_which_agrees(hall: Hall) -> None:
    room, tokens, _ = await three_people(hall)
    seat, before = await one_decision(room)
    others = [one for one in range(3) if one != seat]
    await room.do(lambda: undoing.ask(room, seat))
    await room.do(lambda: undoing.answer(room, others[0], True))
    await hall.stand_up(room.code, Proof(tokens[others[1]]))
    assert room.live is not None
    assert room.live.table.digest() == before
    assert len(room.live.decisions) == 0


async def test_among_bots_an_undo_goes_back_to_ones_own_last_decision_at_once(hall: Hall, hands: Hands) -> None:
    form = NewTable(game="samurai-sword", players=("you", "uniform", "uniform"))
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    with pytest.raises(Refusal, match="decided nothing"):
        await room.do(lambda: undoing.ask(room, 0))
    await let_bots_play(hands, room)
    assert room.live is not None
    before = room.live.table.digest()
    await play_first(room, 0)
    await let_bots_play(hands, room)
    await room.do(lambda: undoing.ask(room, 0))
    await let_bots_play(hands, room)
    assert room.live.table.digest() == before
    assert room.live.table.waiting == (0,)


@ruling("BK-2.1")
async def test_a_decision_that_told_nobody_anything_is_taken_back_without_asking(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Samurai Sword tells all of every decision, so here the course is told that this one was quiet."""
    room, _, ears = await three_people(hall)
    seat, before = await one_decision(room)
    assert room.live is not None
    room.live.decisions[-1] = room.live.decisions[-1]._replace(quiet=True)
    await room.do(lambda: undoing.ask(room, seat))
    assert room.live.table.digest() == before
    assert all(not ear.heard("undo") for ear in ears)
    assert all(ear.last["type"] == "snapshot" for ear in ears)


# Who is not here.


async def goes_away(room: Room, ear: Listener, seat: int) -> None:
    """The line of this seat breaks, the others wait long enough, and a bot plays in its place."""
    await room.do(lambda: room.leave(ear))
    await room.do(lambda: seating.goes_absent(room, seat))
    assert room.is_played_by_bot(seat)


@ruling("BK-2.8")
async def test_nothing_is_taken_back_alone_while_another_is_away_and_it_may_be_asked_when_they_are_back(hall: Hall) -> None:
    room, tokens, ears = await three_people(hall)
    await one_decision(room)
    seat, before = await one_decision(room)
    others = [one for one in range(3) if one != seat]
    assert room.live is not None
    after = room.live.table.digest()
    for other in others:
        await goes_away(room, ears[other], other)
    for _ in range(3):
        with pytest.raises(Refusal) as refused:
            await room.do(lambda: undoing.ask(room, seat))
    assert refused.value.why == Text("hall-undo-away", {"who": tuple(SeatRef(one) for one in others)}, "BK-2.8")
    assert room.live.table.digest() == after
    assert len(room.live.decisions) == 2
    assert room.undo_request is None
    back = await enter(room, tokens[others[0]])
    with pytest.raises(Refusal, match="not here"):
        await room.do(lambda: undoing.ask(room, seat))
    await enter(room, tokens[others[1]])
    await room.do(lambda: undoing.ask(room, seat))
    assert back.heard("undo")[-1]["undo"]["request"]["waiting"] == others
    for other in others:
        await room.do(partial(undoing.answer, room, other, True))
    assert room.live.table.digest() == before


@ruling("BK-2.8")
async def test_who_goes_away_while_asked_has_not_agreed(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await three_people(hall)
    seat, before = await one_decision(room)
    others = [one for one in range(3) if one != seat]
    await room.do(lambda: undoing.ask(room, seat))
    await room.do(lambda: undoing.answer(room, others[0], True))
    await goes_away(room, ears[others[1]], others[1])
    assert room.live is not None
    assert room.undo_request is not None
    assert len(room.live.decisions) == 1
    await enter(room, tokens[others[1]])
    await room.do(lambda: undoing.answer(room, others[1], True))
    assert room.live.table.digest() == before
    await one_decision(room)
    seat = room.live.decisions[-1].seat
    other = next(one for one in range(3) if one != seat)
    await room.do(lambda: undoing.ask(room, seat))
    await goes_away(room, next(one for one in room.audience.listeners if one.seat == other), other)
    hands.turn(PATIENCE)
    await settled(room)
    assert ears[seat].heard("undo")[-1]["settled"] == "refused"
    assert len(room.live.decisions) == 1


@ruling("BK-2.8")
async def test_who_handed_a_seat_over_and_looks_on_is_asked_and_not_the_bot(hall: Hall) -> None:
    room, _, _ = await three_people(hall)
    seat, before = await one_decision(room)
    others = [one for one in range(3) if one != seat]
    for other in others:
        await room.do(partial(seating.give, room, other, "uniform"))
    await room.do(lambda: undoing.ask(room, seat))
    assert room.undo_request is not None
    assert room.undo_request.waiting == tuple(others)
    for other in others:
        assert room.live is not None
        assert room.live.table.digest() != before
        await room.do(partial(undoing.answer, room, other, True))
    assert room.live is not None
    assert room.live.table.digest() == before


async def test_bots_wait_while_people_talk_about_an_undo(hall: Hall, hands: Hands) -> None:
    form = NewTable(game="samurai-sword", players=("you", "open", "uniform"))
    aki = await hall.create(form, "127.0.0.1")
    room = await hall.room(aki.code)
    await hall.sit(room.code, SitDown(name="Beniko"))
    await room.do(lambda: room.start(0, None))
    for _ in range(500):
        await let_bots_play(hands, room)
        seat = waiting(room)
        await play_first(room, seat)
        if waiting(room) == 2:
            break
    assert room.live is not None
    number = room.live.number
    await room.do(lambda: undoing.ask(room, seat))
    await let_bots_play(hands, room)
    assert room.live.number == number
    await room.do(lambda: undoing.answer(room, 1 - seat, False))
    await let_bots_play(hands, room)
    assert room.live.number > number


async def test_an_undo_survives_the_hall(hall: Hall, hands: Hands) -> None:
    room, tokens, _ = await three_people(hall)
    for _ in range(6):
        await one_decision(room)
    seat = room.live.decisions[-1].seat if room.live else 0
    await room.do(lambda: undoing.ask(room, seat))
    for other in range(3):
        if other != seat:
            await room.do(partial(undoing.answer, room, other, True))
    assert room.live is not None
    digest, number = room.live.table.digest(), room.live.number
    assert number == 7
    await hall.close()
    again = await Hall(hall.services).room(room.code)
    assert again.live is not None
    assert (again.live.table.digest(), again.live.number) == (digest, number)
    assert (await enter(again, tokens[seat], last=6)).last["type"] == "snapshot"
    assert (await enter(again, tokens[seat], last=7)).last["type"] == "update"
    await again.close()


async def test_nothing_is_taken_back_when_the_game_is_over(hall: Hall, hands: Hands) -> None:
    form = NewTable(game="samurai-sword", players=("uniform", "uniform", "uniform"))
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    await let_bots_play(hands, room)
    with pytest.raises(IllegalMove, match="over"):
        await room.do(lambda: undoing.ask(room, 0))
