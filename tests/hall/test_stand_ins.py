"""Who is away is told as away, and nobody has to wait for them: the others seat a bot until they are back."""

from __future__ import annotations

from typing import Any

import pytest

from budokan.hall import seating, stand_ins, undoing
from budokan.hall.agreements import PATIENCE
from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.schemas.requests import NewTable, SitDown
from budokan.hall.schemas.tables import AbsenceRule, ClockRule
from budokan.kernel.errors import BadWords, IllegalMove
from tests.hall.people import Ear, Hands, enter, let_bots_play, play_first, settled
from tests.hall.tables import a_table, but_for_luck, two_people, until_asked
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


def seat_as_told(ear: Ear, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = ear.heard("table")[-1]["table"]["seats"][seat]
    return told


def log_of(ear: Ear) -> list[dict[str, Any]]:
    return [one["event"] for message in ear.heard("update") for one in message["events"]]


async def three_people(hall: Hall, hands: Hands, rule: AbsenceRule | None = None) -> tuple[Room, list[str], list[Ear]]:
    """Aki, Beniko and Chiyo at seats 0 to 2, and a bot."""
    players = ("you", "open", "open", "uniform")
    seated = await hall.create(NewTable(game="samurai-sword", name="Aki", players=players, absence=rule), "127.0.0.1")
    room = await hall.room(seated.code)
    others = [await hall.sit(room.code, SitDown(name=name)) for name in ("Beniko", "Chiyo")]
    tokens = [one.token or "" for one in (seated, *others)]
    ears = [await enter(room, token) for token in tokens]
    await room.do(lambda: room.start(0, None))
    await let_bots_play(hands, room)
    return room, tokens, ears


@ruling("BK-9.1")
async def test_everybody_is_told_who_is_away_since_when_and_whether_they_said_so(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    assert seat_as_told(ears[1], 0)["gone"] is None
    await room.do(lambda: room.leave(ears[0]))
    assert seat_as_told(ears[1], 0)["gone"] == {"ago": 0, "left": False, "bot_in": 30_000, "back": None}
    hands.turn(12)
    watcher = await enter(room)
    assert watcher.last["table"]["seats"][0]["gone"] == {"ago": 12_000, "left": False, "bot_in": 18_000, "back": None}
    again = await enter(room, tokens[0])
    assert again.last["table"]["seats"][0]["gone"] is None
    assert seat_as_told(ears[1], 0)["gone"] is None
    await room.do(lambda: room.leave(again, said=True))
    assert seat_as_told(ears[1], 0)["gone"] == {"ago": 0, "left": True, "bot_in": 0, "back": None}
    assert seat_as_told(ears[1], 2)["gone"] is None, "a bot is never away"


@ruling("BK-9.1")
async def test_one_of_two_lines_of_a_seat_may_break(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    phone = await enter(room, tokens[0])
    await room.do(lambda: room.leave(ears[0]))
    assert seat_as_told(ears[1], 0)["gone"] is None
    await room.do(lambda: room.leave(phone))
    assert seat_as_told(ears[1], 0)["gone"] is not None


@ruling("BK-9.1")
async def test_since_when_somebody_is_away_outlives_the_room(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    for ear in ears:
        await room.do(lambda ear=ear: room.leave(ear))  # type: ignore[misc]  # the default is the loop's own ear
    hands.turn(hall.services.settings.idle_after + 1)
    await hall.sweep()
    assert room.code not in hall.rooms
    listed = (await hall.info(room.code)).seats[0].gone
    assert listed is not None
    assert listed.ago == int(hall.services.settings.idle_after + 1) * 1000
    again = await hall.room(room.code)
    beniko = await enter(again, tokens[1])
    gone = beniko.last["table"]["seats"][0]["gone"]
    assert (gone["ago"], gone["bot_in"]) == (int(hall.services.settings.idle_after + 1) * 1000, 0)


@ruling("BK-9.2")
async def test_anybody_at_the_table_seats_a_bot_for_who_is_away(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    await room.do(lambda: room.leave(ears[0]))
    with pytest.raises(Refusal, match="30 s"):
        await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    hands.turn(29)
    with pytest.raises(Refusal, match="1 s"):
        await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    assert not room.seats[0].absent
    hands.turn(1)
    await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    assert room.seats[0].absent
    assert seat_as_told(ears[1], 0)["away"] is True
    assert seat_as_told(ears[1], 0)["gone"] == {"ago": 30_000, "left": False, "bot_in": None, "back": None}
    assert {"type": "house-bot-seated", "seat": 0, "by": 1} in log_of(ears[1])
    await until_asked(room, hands, 1)
    with pytest.raises(Refusal, match="bot plays"):
        await room.do(lambda: stand_ins.seat_bot(room, 1, 0))


@ruling("BK-9.2")
async def test_at_once_for_who_said_that_they_go(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands)
    await room.do(lambda: room.leave(ears[0], said=True))
    await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    assert room.seats[0].absent


@ruling("BK-9.2")
async def test_not_for_who_is_here_nor_by_who_only_watches(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands)
    with pytest.raises(Refusal, match="is here"):
        await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    with pytest.raises(Refusal, match="is here"):
        await room.do(lambda: stand_ins.seat_bot(room, 1, 1))
    with pytest.raises(Refusal, match="bot plays"):
        await room.do(lambda: stand_ins.seat_bot(room, 1, 2))
    with pytest.raises(BadWords, match="no such seat"):
        await room.do(lambda: stand_ins.seat_bot(room, 1, 9))
    await room.do(lambda: room.leave(ears[0], said=True))
    with pytest.raises(Refusal, match="Only those who sit"):
        await room.do(lambda: stand_ins.seat_bot(room, None, 0))
    waiting, _ = await a_table(hall, "you", "open", "open")
    with pytest.raises(Refusal, match="not started"):
        await waiting.do(lambda: stand_ins.seat_bot(waiting, 0, 1))


@ruling("BK-9.2")
async def test_the_table_settles_other_times(hall: Hall, hands: Hands) -> None:
    room, _, ears = await three_people(hall, hands, AbsenceRule(left=10, broken=300))
    await room.do(lambda: room.leave(ears[0], said=True))
    await room.do(lambda: room.leave(ears[1]))
    assert [seat_as_told(ears[2], one)["gone"]["bot_in"] for one in (0, 1)] == [10_000, 300_000]
    hands.turn(10)
    await room.do(lambda: stand_ins.seat_bot(room, 2, 0))
    with pytest.raises(Refusal, match="290 s"):
        await room.do(lambda: stand_ins.seat_bot(room, 2, 1))


@ruling("BK-9.3")
async def test_the_others_agree_where_the_table_wants_it(hall: Hall, hands: Hands) -> None:
    room, _, ears = await three_people(hall, hands, AbsenceRule(agree=True))
    await room.do(lambda: room.leave(ears[0], said=True))
    await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    assert not room.seats[0].absent
    asked = {"type": "stand-in", "request": {"seat": 0, "by": 1, "waiting": [2]}, "settled": ""}
    assert ears[2].heard("stand-in") == [asked]
    assert (await enter(room)).last["stand_in"] == asked["request"]
    with pytest.raises(Refusal, match="Nobody asks you"):
        await room.do(lambda: stand_ins.answer(room, 1, True))
    with pytest.raises(Refusal, match="asking already"):
        await room.do(lambda: stand_ins.seat_bot(room, 2, 0))
    await room.do(lambda: stand_ins.answer(room, 2, True))
    assert room.seats[0].absent
    assert ears[1].heard("stand-in")[-1] == {"type": "stand-in", "request": None, "settled": "accepted"}
    assert {"type": "house-bot-seated", "seat": 0, "by": 1} in log_of(ears[2])


@ruling("BK-9.3")
@pytest.mark.parametrize("how", ["by word", "by silence", "withdrawn", "back"])
async def test_without_their_agreement_no_bot_is_seated(hall: Hall, hands: Hands, how: str) -> None:
    room, tokens, ears = await three_people(hall, hands, AbsenceRule(agree=True))
    await room.do(lambda: room.leave(ears[0], said=True))
    await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    if how == "by word":
        await room.do(lambda: stand_ins.answer(room, 2, False))
    elif how == "by silence":
        hands.turn(PATIENCE)
        await settled(room)
    elif how == "withdrawn":
        await room.do(lambda: stand_ins.answer(room, 1, False))
    else:
        await enter(room, tokens[0])
    assert not room.seats[0].absent
    expected = {"by word": "refused", "by silence": "refused", "withdrawn": "gone", "back": "gone"}[how]
    assert ears[1].heard("stand-in")[-1]["settled"] == expected
    if expected == "refused":
        with pytest.raises(Refusal, match="was refused"):
            await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
        hands.turn(PATIENCE)
        await room.do(lambda: stand_ins.seat_bot(room, 1, 0))


@ruling("BK-9.3")
async def test_nobody_is_asked_any_more_once_the_game_is_over(hall: Hall, hands: Hands) -> None:
    room, _, ears = await three_people(hall, hands, AbsenceRule(agree=True))
    await room.do(lambda: seating.give(room, 0, "uniform"))
    await room.do(lambda: room.leave(ears[2], said=True))
    for _ in range(5000):
        await let_bots_play(hands, room)
        if room.state == "over":
            break
        assert room.live is not None
        waiting = room.live.table.waiting
        if room.stand_in is None:
            hands.turn(PATIENCE)
            await room.do(lambda: stand_ins.seat_bot(room, 1, 2))
        await play_first(room, waiting[0])
    assert room.state == "over"
    assert room.stand_in is None


@ruling("BK-9.3")
async def test_who_is_not_here_is_not_asked_and_who_goes_has_no_say(hall: Hall, hands: Hands) -> None:
    room, _, ears = await three_people(hall, hands, AbsenceRule(agree=True))
    await room.do(lambda: room.leave(ears[0], said=True))
    await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    await room.do(lambda: room.leave(ears[2], said=True))
    assert room.seats[0].absent, "nobody is left whose word is wanted"
    await room.do(lambda: stand_ins.seat_bot(room, 1, 2))
    assert room.seats[2].absent


@ruling("BK-9.3")
async def test_where_one_has_days_the_others_agree_and_nobody_is_replaced_unasked(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands, ClockRule("move", 86_400))
    assert room.absence.agree
    await until_asked(room, hands, 0)
    await room.do(lambda: room.leave(ears[0]))
    hands.turn(3600)
    await settled(room)
    assert not room.seats[0].absent


@ruling("BK-9.4")
async def test_who_comes_back_plays_again(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await until_asked(room, hands, 1)
    await room.do(lambda: room.leave(ears[0], said=True))
    await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    again = await enter(room, tokens[0])
    assert not room.seats[0].absent
    assert again.last["table"]["seats"][0]["away"] is False
    await until_asked(room, hands, 0)
    assert room.thinking() == [0]


@ruling("BK-9.5")
async def test_the_house_waits_as_long_as_the_table_does(hall: Hall, hands: Hands) -> None:
    room, _, ears = await three_people(hall, hands, AbsenceRule(broken=600))
    await until_asked(room, hands, 0)
    await room.do(lambda: room.leave(ears[0]))
    hands.turn(599)
    await settled(room)
    assert not room.seats[0].absent
    hands.turn(1)
    await settled(room)
    assert room.seats[0].absent


@ruling("BK-9.2", "BK-2.8")
async def test_a_stand_in_seated_by_others_does_not_agree_to_an_undo(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands)
    await until_asked(room, hands, 1)
    await room.do(lambda: room.leave(ears[0], said=True))
    await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    assert room.live is not None
    decided = room.live.made
    while room.live.made == decided or room.live.free(1):  # what told nobody anything is taken back without asking
        await until_asked(room, hands, 1)
        await play_first(room, 1)
    with pytest.raises(Refusal, match="need the consent of"):
        await room.do(lambda: undoing.ask(room, 1))


@ruling("BK-9.2")
async def test_the_line_in_the_log_outlives_undo_and_hall(hall: Hall, hands: Hands) -> None:
    room, tokens, ears = await two_people(hall, hands)
    await until_asked(room, hands, 0)
    await room.do(lambda: room.leave(ears[0], said=True))
    await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
    await enter(room, tokens[0])
    assert room.live is not None
    number, made = room.live.number, room.live.made
    before = but_for_luck(room.live.table)
    await play_first(room, 0)
    await room.do(lambda: undoing.ask(room, 0))
    if room.undo_request is not None:
        await room.do(lambda: undoing.answer(room, 1, True))
    assert room.live.made == made
    assert but_for_luck(room.live.table) == before
    lines = [(at, one.said.event) for at, one in room.live.log if one.said.event["type"] == "house-bot-seated"]
    assert lines == [(number, {"type": "house-bot-seated", "seat": 0, "by": 1})]
    log = room.live.log
    await hall.close()
    again = await hall.room(room.code)
    assert again.live is not None
    assert again.live.log == log
    assert again.live.made == made
    assert (await hall.services.store.brief(room.code)).decisions == made  # type: ignore[union-attr]  # it is there


@ruling("BK-9.2")
async def test_a_game_that_is_over_needs_no_bots(hall: Hall, hands: Hands) -> None:
    room, _, ears = await two_people(hall, hands)
    for seat in (0, 1):
        await room.do(lambda seat=seat: seating.give(room, seat, "uniform"))  # type: ignore[misc]  # the loop's own seat
    await let_bots_play(hands, room)
    assert room.state == "over"
    await room.do(lambda: room.leave(ears[0], said=True))
    with pytest.raises(IllegalMove, match="game is over"):
        await room.do(lambda: stand_ins.seat_bot(room, 1, 0))
