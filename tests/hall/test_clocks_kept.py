"""The clocks of tables while a hall goes down and comes back, and while its store has trouble."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from budokan.hall import seating
from budokan.hall.lobby import Hall
from budokan.hall.rows import ClockRow, SeatRow
from budokan.hall.schemas.requests import SitDown
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.store import Store, StoreError
from tests.hall.people import Hands, enter, play_first, settled
from tests.hall.tables import a_table, two_people, until_asked
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


async def crash(hall: Hall) -> Hall:
    """The hall ends without a word, and another one opens."""
    for room in hall.rooms.values():
        await room.close()
    return Hall(hall.services)


async def live(hall: Hall, hands: Hands, seconds: int) -> None:
    """The hall runs for so long."""
    for _ in range(seconds):
        hands.turn(1)
        await hall.beat()


async def left_at(hall: Hall, code: str) -> tuple[int | None, ...]:
    """What is left on the clocks of this table when somebody looks at it."""
    room = await hall.room(code)
    await settled(room)
    return room.clock.show(hall.services.time.now()).left


@ruling("BK-8.1")
async def test_a_clock_loses_nothing_by_what_other_tables_play_before_its_own_is_opened_again(hall: Hall, hands: Hands) -> None:
    first, _ = await a_table(hall, "you", "uniform", "uniform", clock=ClockRule("player", 600))
    second, _ = await a_table(hall, "you", "uniform", "uniform", clock=ClockRule("player", 600))
    for room in (first, second):
        await until_asked(room, hands, 0)
    await live(hall, hands, 20)
    hands.turn(0.9)
    again = await crash(hall)
    hands.turn(100)
    assert (await left_at(again, first.code))[0] == 580_000, "the last second is given back, and the hall was down for the rest"
    await live(again, hands, 36)
    assert (await left_at(again, first.code))[0] == 544_000
    assert (await left_at(again, second.code))[0] == 580_000
    third = await crash(again)
    assert (await left_at(third, first.code))[0] == 544_000
    await third.close()


@ruling("BK-8.1")
async def test_what_was_thought_before_the_first_decision_is_known_too(hall: Hall, hands: Hands) -> None:
    room, _ = await a_table(hall, "you", "open", "open", clock=ClockRule("player", 600))
    for name in ("Beniko", "Chiyo"):
        await hall.sit(room.code, SitDown(name=name))
    await room.do(lambda: room.start(0, None))
    asked = room.thinking()[0]
    await live(hall, hands, 20)
    again = await crash(hall)
    assert (await left_at(again, room.code))[asked] == 580_000
    await again.close()


@ruling("BK-8.1")
async def test_who_was_just_asked_something_new_has_the_whole_time_for_it(hall: Hall, hands: Hands) -> None:
    room, _, _ = await two_people(hall, hands, ClockRule("move", 30))
    await until_asked(room, hands, 0)
    for _ in range(200):
        await live(hall, hands, 25)
        assert room.clock.left[0] == 5000
        await play_first(room, 0)
        if room.thinking() == [0]:
            break
        await until_asked(room, hands, 0)
    assert room.clock.left[0] == 30_000
    again = await crash(hall)
    assert (await left_at(again, room.code))[0] == 30_000
    await again.close()


@ruling("BK-8.2")
async def test_who_was_away_and_is_back_still_has_time_when_the_hall_goes_down_at_once(hall: Hall, hands: Hands) -> None:
    room, tokens, _ = await two_people(hall, hands, ClockRule("player", 60))
    await until_asked(room, hands, 0)
    await live(hall, hands, 59)
    hands.turn(1)
    await settled(room)
    assert room.seats[0].absent
    await enter(room, tokens[0])
    assert room.clock.left[0] == 10_000
    again = await crash(hall)
    assert (await left_at(again, room.code))[0] == 10_000
    await again.close()


@ruling("BK-8.2")
async def test_clocks_seen_while_a_seat_is_being_written_down_do_not_stand_against_it(
    hall: Hall, hands: Hands, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, _ = await two_people(hall, hands, ClockRule("player", 60))
    await until_asked(room, hands, 0)
    await live(hall, hands, 60)
    await settled(room)
    write = store.set_seats

    async def write_and_beat(code: str, seats: Sequence[SeatRow], clocks: Sequence[ClockRow] = ()) -> None:
        await write(code, seats, clocks)
        await hall.beat()

    await until_asked(room, hands, 1)
    monkeypatch.setattr(store, "set_seats", write_and_beat)
    await room.do(lambda: seating.take_back(room, 0))
    again = await crash(hall)
    assert (await left_at(again, room.code))[0] == 10_000
    await again.close()


@ruling("BK-8.2")
async def test_nobody_gets_more_time_because_another_hands_over_a_seat(hall: Hall, hands: Hands) -> None:
    room, _, _ = await two_people(hall, hands, ClockRule("move", 30))
    await until_asked(room, hands, 0)
    await live(hall, hands, 20)
    await room.do(lambda: seating.give(room, 1, "uniform"))
    await room.do(lambda: seating.take_back(room, 1))
    assert room.clock.left[0] == 10_000
    again = await crash(hall)
    assert (await left_at(again, room.code))[0] == 10_000
    await again.close()


async def test_a_hall_that_closes_in_peace_takes_nothing_and_gives_nothing(hall: Hall, hands: Hands) -> None:
    room, _ = await a_table(hall, "you", "uniform", "uniform", clock=ClockRule("player", 600))
    await until_asked(room, hands, 0)
    hands.turn(7.3)
    await hall.close()
    hands.turn(1000)
    again = Hall(hall.services)
    assert (await left_at(again, room.code))[0] == 592_700
    await again.close()


# Trouble with the store.


class FailsOnce:
    """A way of writing that has trouble the first time."""

    def __init__(self, write: Callable[..., Awaitable[None]]) -> None:
        self.write = write
        self.failed = False

    async def __call__(self, *what: Any, **more: Any) -> None:
        if not self.failed:
            self.failed = True
            raise StoreError("disk full")
        await self.write(*what, **more)


@ruling("BK-8.2")
async def test_the_increment_comes_once_although_the_store_failed_the_first_time(
    hall: Hall, hands: Hands, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, _ = await two_people(hall, hands, ClockRule("player", 100, 20))
    await until_asked(room, hands, 0)
    before = room.clock.left[0]
    assert before is not None
    hands.turn(40)
    failing = FailsOnce(store.add_change)
    monkeypatch.setattr(store, "add_change", failing)
    with pytest.raises(StoreError):
        await play_first(room, 0)
    shown = room.clock.show(hands.now())
    assert (shown.left[0], shown.running) == (before - 40_000, (0,)), "nothing has happened, and the clock runs"
    hands.turn(1)
    await play_first(room, 0)
    assert room.clock.left[0] == before - 41_000 + 20_000
    stored = await store.table(room.code)
    assert stored is not None
    assert stored.changes[-1].left[0] == before - 41_000 + 20_000


@ruling("BK-8.2")
async def test_who_could_not_be_written_down_as_back_has_no_more_time_either(
    hall: Hall, hands: Hands, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, _ = await two_people(hall, hands, ClockRule("player", 60))
    await until_asked(room, hands, 0)
    hands.turn(60)
    await settled(room)
    monkeypatch.setattr(store, "set_seats", FailsOnce(store.set_seats))
    with pytest.raises(StoreError):
        await room.do(lambda: seating.take_back(room, 0))
    assert room.seats[0].absent
    assert room.clock.left[0] == 0
    await room.do(lambda: seating.take_back(room, 0))
    assert not room.seats[0].absent
    assert room.clock.left[0] == 10_000
