"""Notices: who is called, once, when it may be; what becomes of a notice that does not arrive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from budokan.hall import claiming, seating, undoing
from budokan.hall.days import Night
from budokan.hall.errors import NotFound, Refusal, TooMuch
from budokan.hall.lobby import Hall
from budokan.hall.names import Proof
from budokan.hall.notices import inviting
from budokan.hall.notices.forms import InviteForm
from budokan.hall.notices.notifier import PER_HOUR, SWITCHED_OFF, Notifier
from budokan.hall.notices.rows import Call, Channel
from budokan.hall.notices.timing import BACK_OFF, SOON, back_off
from budokan.hall.schemas.requests import NewTable
from budokan.hall.store import Store
from budokan.hall.storing.database import Connection
from tests.hall.calling import (
    a_duel,
    at_rest,
    kinds,
    pass_time,
    person,
    said,
    seat_them,
    until_it_waits_for,
    waits_for,
    wishing,
    with_hook,
    with_notifier,
)
from tests.hall.people import Hands, enter, play_first, settled
from tests.support.receivers import Receiver, receiving
from tests.support.rulings import ruling

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


@pytest.fixture
async def notifier(hall: Hall, hands: Hands) -> AsyncIterator[Notifier]:
    async with with_notifier(hall, hands) as one:
        yield one


@pytest.fixture
async def hook() -> AsyncIterator[Receiver]:
    async with receiving() as one:
        yield one


async def states(store: Store) -> list[str]:
    return await store.do(lambda connection: [row[0] for row in connection.execute("SELECT state FROM notices ORDER BY id")])


# Who is called.


@ruling("BK-11.1")
async def test_who_is_asked_and_not_here_is_called_once_until_they_look(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, tokens = await a_duel(hall)
    await with_hook(hall, people[1], hook)
    await until_it_waits_for(room, hands, 1)
    notifier.changed(room)
    assert hook.arrived == []
    await pass_time(notifier, hands)
    (one,) = said(hook)
    assert (one["kind"], one["game"], one["code"], one["others"]) == ("decision", "ken", room.code, ["Aki"])
    assert one["url"] == f"https://hall.test/table/{room.code}"
    assert tokens[1] not in hook.arrived[0].body.decode()
    for _ in range(3):
        await play_first(room, 1)
        await until_it_waits_for(room, hands, 1)
        await pass_time(notifier, hands)
    assert len(hook.arrived) == 1, "they have not looked"
    ear = await enter(room, tokens[1])
    await room.do(lambda: room.leave(ear, said=True))
    await play_first(room, 1)
    await until_it_waits_for(room, hands, 1)
    await pass_time(notifier, hands)
    assert kinds(hook) == ["decision", "decision"]


@ruling("BK-11.1")
async def test_who_is_at_the_table_is_not_called_nor_who_looks_before_it_is_sent(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, tokens = await a_duel(hall)
    await with_hook(hall, people[1], hook)
    ear = await enter(room, tokens[1])
    await until_it_waits_for(room, hands, 1)
    await pass_time(notifier, hands)
    await room.do(lambda: room.leave(ear))
    await play_first(room, 1)
    await until_it_waits_for(room, hands, 1)
    await pass_time(notifier, hands, SOON - 1)
    await enter(room, tokens[1])
    await pass_time(notifier, hands, 600)
    assert hook.arrived == []


@ruling("BK-11.1")
async def test_a_seat_that_is_taken_a_wish_and_the_end_call(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    people = [await person(hall, "Aki"), await person(hall, "Beniko")]
    await with_hook(hall, people[0], hook)
    room, tokens = await seat_them(hall, "ken", people, begun=False)
    await pass_time(notifier, hands)
    assert [(one["kind"], one["by"]) for one in said(hook)] == [("seat", "Beniko")]
    ears = [await enter(room, token) for token in tokens]
    await room.do(lambda: room.start(0, None))
    await until_it_waits_for(room, hands, 1)
    await play_first(room, 1)
    await room.do(lambda: room.leave(ears[0]))
    await room.do(lambda: undoing.ask(room, 1))
    if room.undo_request is not None:
        await at_rest(notifier)
        assert kinds(hook) == ["seat", "wish"], "whoever asks for an undo waits: it calls at once"
    ears[0] = await enter(room, tokens[0])
    await room.do(lambda: room.leave(ears[0]))
    await room.do(lambda: seating.give_up(room, 1))
    await pass_time(notifier, hands)
    assert kinds(hook)[-1] == "over"


@ruling("BK-11.1")
async def test_a_rematch_and_an_invitation_call_who_has_played_along(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, tokens = await a_duel(hall)
    await with_hook(hall, people[1], hook)
    await room.do(lambda: seating.give_up(room, 0))
    notifier.looked(people[1], room.code)
    await pass_time(notifier, hands)
    again = await hall.rematch(room.code, Proof(tokens[0]), "127.0.0.1")
    await pass_time(notifier, hands)
    assert [(one["kind"], one["by"], one["code"]) for one in said(hook)] == [("invitation", "Aki", again.code)]
    assert [(one.name, one.calls) for one in await inviting.companions(notifier, people[0])] == [("Beniko", True)]
    assert [(one.name, one.calls) for one in await inviting.companions(notifier, people[1])] == [("Aki", False)], (
        "Aki finds it in the hall"
    )
    made = await hall.create(NewTable(game="ken", name="Aki", players=("you", "open")), "127.0.0.1")
    new = await hall.room(made.code)
    await claiming.claim(hall, made.code, made.token or "", people[0])
    form = InviteForm(code=room.code, seat=1)
    await inviting.invite(notifier, new, people[0], form)
    await pass_time(notifier, hands)
    assert said(hook)[-1]["url"] == f"https://hall.test/table/{new.code}"
    with pytest.raises(NotFound):
        await inviting.invite(notifier, new, people[0], InviteForm(code=room.code, seat=0))
    with pytest.raises(Refusal):
        await inviting.invite(notifier, new, people[1], form)
    for _ in range(2):
        await inviting.invite(notifier, new, people[0], form)
    with pytest.raises(TooMuch):
        await inviting.invite(notifier, new, people[0], form)
    await pass_time(notifier, hands)
    assert len(hook.arrived) == 2


@ruling("BK-11.1")
async def test_who_wishes_to_be_called_for_some_things_is_called_for_those(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, _ = await a_duel(hall)
    await with_hook(hall, people[0], hook)
    await wishing(hall, people[0], kinds=("over",), language="it")
    await until_it_waits_for(room, hands, 0)
    await pass_time(notifier, hands)
    assert hook.arrived == []
    await room.do(lambda: seating.give_up(room, 1))
    await pass_time(notifier, hands)
    assert [one["title"] for one in said(hook)] == ["La tua partita a Ken il Guerriero è finita"]


# When.


@ruling("BK-11.3")
async def test_nobody_is_called_in_their_quiet_hours_but_when_these_are_over(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    evening = datetime(2026, 11, 17, 23, 0, tzinfo=ZoneInfo("Asia/Tokyo"))
    hands.at = evening.timestamp() * 1000
    room, people, _ = await a_duel(hall)
    for who in people:
        await with_hook(hall, who, hook)
        await wishing(hall, who, zone="Asia/Tokyo", quiet=Night(22 * 60, 8 * 60))
    notifier.changed(room)
    await pass_time(notifier, hands, 9 * 3600 - 1)
    assert hook.arrived == []
    await pass_time(notifier, hands, 2)
    assert kinds(hook) == ["decision"]


@ruling("BK-11.3")
async def test_what_has_passed_in_the_meantime_is_not_called_for(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    hands.at = datetime(2026, 11, 17, 23, 0, tzinfo=ZoneInfo("UTC")).timestamp() * 1000
    room, people, _ = await a_duel(hall)
    seat = waits_for(room)
    await with_hook(hall, people[seat], hook)
    await wishing(hall, people[seat], quiet=Night(22 * 60, 8 * 60))
    notifier.changed(room)
    await at_rest(notifier)
    await room.do(lambda: seating.give(room, seat, "uniform"))
    await pass_time(notifier, hands, 10 * 3600)
    assert hook.arrived == []
    await settled(room)


# What becomes of it.


@ruling("BK-11.6")
async def test_a_receiver_that_fails_is_tried_again_after_longer_and_longer_times_and_told(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, _ = await a_duel(hall)
    seat = waits_for(room)
    channel = await with_hook(hall, people[seat], hook)
    hook.answer = lambda _: (503, ())
    notifier.changed(room)
    await pass_time(notifier, hands)
    for tries, seconds in enumerate(BACK_OFF, start=1):
        assert len(hook.arrived) == tries
        found = await notifier.keeping.channel(channel.id)
        assert found is not None
        assert (found.failures, found.trouble.id if found.trouble else "") == (tries, "notice-refused")
        await pass_time(notifier, hands, seconds - 2)
        assert len(hook.arrived) == tries, "not yet"
        if tries == len(BACK_OFF) - 1:
            hook.answer = lambda _: (200, ())
        await pass_time(notifier, hands, 3)
        if tries == len(BACK_OFF) - 1:
            break
    assert len(hook.arrived) == len(BACK_OFF)
    found = await notifier.keeping.channel(channel.id)
    assert found is not None
    assert (found.failures, found.trouble, found.wait) == (0, None, 0), "what arrives makes it good again"


@ruling("BK-11.6")
async def test_a_channel_that_fails_again_and_again_is_switched_off_with_a_word(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, _ = await a_duel(hall)
    seat = waits_for(room)
    channel = await with_hook(hall, people[seat], hook)
    hook.answer = lambda _: (400, ())
    for _ in range(SWITCHED_OFF + 3):
        notifier.looked(people[seat], room.code)
        notifier.call(Call(people[seat], room.code, seat, "seat", 1 - seat))
        await pass_time(notifier, hands, 2 * 86_400)
    found = await notifier.keeping.channel(channel.id)
    assert found is not None
    assert (found.on, len(hook.arrived)) == (False, SWITCHED_OFF)
    assert found.trouble is not None
    assert found.trouble.id == "notice-switched-off"


@ruling("BK-11.6")
async def test_nobody_there_any_more_switches_it_off_at_once(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, _ = await a_duel(hall)
    seat = waits_for(room)
    channel = await with_hook(hall, people[seat], hook)
    hook.answer = lambda _: (410, ())
    notifier.changed(room)
    await pass_time(notifier, hands)
    found = await notifier.keeping.channel(channel.id)
    assert found is not None
    assert not found.on


@ruling("BK-11.6")
async def test_what_may_have_arrived_is_not_sent_twice(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver, store: Store
) -> None:
    room, people, _ = await a_duel(hall)
    seat = waits_for(room)
    await with_hook(hall, people[seat], hook)
    hook.slow = 30
    notifier.changed(room)
    await pass_time(notifier, hands)
    await pass_time(notifier, hands, 86_400 / 4)
    assert len(hook.arrived) == 1
    assert await states(store) == ["failed"]


async def test_what_falls_due_while_the_notifier_sets_its_alarm_is_sent(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, people, _ = await a_duel(hall)
    await with_hook(hall, people[waits_for(room)], hook)
    await at_rest(notifier)
    asked = notifier.keeping.next_due

    async def slowly(now: int) -> int | None:
        monkeypatch.setattr(notifier.keeping, "next_due", asked)
        hands.turn(SOON + 1)
        return await asked(now)

    monkeypatch.setattr(notifier.keeping, "next_due", slowly)
    notifier.changed(room)
    await hook.has(1)


async def test_a_slow_receiver_delays_neither_the_table_nor_anybody_else(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, _ = await a_duel(hall)
    seat = waits_for(room)
    async with receiving() as slow:
        slow.slow = 30
        for number in range(3):
            channel = Channel(
                id=f"s{number}",
                person=people[seat],
                way="webhook",
                to=f"{slow.address}/{number}",
                base="https://h.test",
                made=0,
            )
            await notifier.keeping.set_channel(channel)
        await notifier.knows_anew(people[seat])
        other, others, _ = await a_duel(hall)
        await with_hook(hall, others[waits_for(other)], hook)
        notifier.changed(room)
        for _ in range(200):
            await asyncio.sleep(0.002)
            if not notifier._news:
                break
        hands.turn(SOON + 1)
        await slow.has(2)
        began = asyncio.get_running_loop().time()
        notifier.changed(other)
        await play_first(room, seat)
        for _ in range(500):
            await asyncio.sleep(0.002)
            if not notifier._news and notifier._rests:
                break
        hands.turn(SOON + 1)
        await hook.has(1)
        assert asyncio.get_running_loop().time() - began < 1.5, "the slow one has two seconds"
        assert len(slow.arrived) == 2, "of one person two are under way at a time"
        await at_rest(notifier)


async def test_one_person_is_not_flooded_and_what_is_too_much_comes_later(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver
) -> None:
    room, people, _ = await a_duel(hall)
    seat = waits_for(room)
    await with_hook(hall, people[seat], hook)
    for _ in range(PER_HOUR + 5):
        notifier.looked(people[seat], room.code)
        notifier.call(Call(people[seat], room.code, seat, "seat", 1 - seat))
        await pass_time(notifier, hands, SOON + 1)
    assert PER_HOUR <= len(hook.arrived) < PER_HOUR + 12
    before = len(hook.arrived)
    await pass_time(notifier, hands, 3600)
    assert len(hook.arrived) > before - 1


# The hall goes down.


async def test_what_was_due_is_sent_by_the_hall_that_opens_next_and_what_was_under_way_is_marked(
    hall: Hall, hands: Hands, hook: Receiver, store: Store
) -> None:
    async with with_notifier(hall, hands) as notifier:
        room, people, _ = await a_duel(hall)
        seat = waits_for(room)
        await with_hook(hall, people[seat], hook)
        notifier.changed(room)
        await at_rest(notifier)
    assert await states(store) == ["due"]
    async with with_notifier(hall, hands) as notifier:
        await pass_time(notifier, hands)
        assert len(hook.arrived) == 1
    await store.do(lambda connection: connection.execute("UPDATE notices SET state = 'sending'"))
    async with with_notifier(hall, hands) as notifier:
        await pass_time(notifier, hands, 3600)
        assert (len(hook.arrived), await states(store)) == (1, ["unknown"])
        notifier.changed(room)
        await pass_time(notifier, hands)
        assert len(hook.arrived) == 1


async def test_who_was_asked_in_the_last_breath_of_a_hall_is_called_by_the_next(
    hall: Hall, hands: Hands, hook: Receiver, store: Store
) -> None:
    room, people, _ = await a_duel(hall)
    async with with_notifier(hall, hands):
        await with_hook(hall, people[waits_for(room)], hook)
    assert await states(store) == []
    async with with_notifier(hall, hands) as notifier:
        await pass_time(notifier, hands)
        assert kinds(hook) == ["decision"]


async def test_of_somebody_who_is_forgotten_nothing_stays(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver, store: Store
) -> None:
    room, people, _ = await a_duel(hall)
    seat = waits_for(room)
    await with_hook(hall, people[seat], hook)
    await wishing(hall, people[seat], language="it")
    await notifier.keeping.new_ticket(people[seat], room.code, hands.now() + 1000)
    notifier.changed(room)
    await at_rest(notifier)

    def forget(connection: Connection) -> list[int]:
        connection.execute("DELETE FROM persons WHERE id = ?", (people[seat],))
        kept = ("channels", "wishes", "notices", "tickets")
        return [connection.execute(f"SELECT count(*) FROM {one}").fetchone()[0] for one in kept]

    assert await store.do(forget) == [0, 0, 0, 0]
    await pass_time(notifier, hands)
    assert hook.arrived == []


async def test_what_nobody_needs_any_more_is_thrown_away(
    hall: Hall, notifier: Notifier, hands: Hands, hook: Receiver, store: Store
) -> None:
    room, people, _ = await a_duel(hall)
    await with_hook(hall, people[0], hook, confirmed=False)
    await with_hook(hall, people[1], hook)
    ticket = await notifier.keeping.new_ticket(people[1], room.code, hands.now() + 1000)
    notifier.call(Call(people[1], room.code, 1, "seat", 0))
    await pass_time(notifier, hands)
    hands.turn(61 * 86_400)
    await notifier.keep_house()
    assert await states(store) == []
    assert await notifier.keeping.channels(people[0]) == []
    assert len(await notifier.keeping.channels(people[1])) == 1
    assert await notifier.keeping.use_ticket(ticket, hands.now()) is None


def test_a_channel_is_left_alone_for_a_day_at_most() -> None:
    waits = [back_off(failures) for failures in range(1, 20)]
    assert waits == sorted(waits)
    assert (waits[:4], waits[-1]) == (list(BACK_OFF), 86_400)
    assert back_off(1, 500) == 500
