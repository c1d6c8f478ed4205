"""Clocks counted in days go by everybody's own days: midnight where they live, nights off, away until a date."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from budokan.hall.clocks import Clock
from budokan.hall.days import Days, Night, back_at, checked, counted, granted, up_at
from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.names import Proof
from budokan.hall.schemas.tables import ClockRule
from tests.hall.people import Hands, enter, settled
from tests.hall.tables import two_people, until_asked
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

ROME, TOKYO = "Europe/Rome", "Asia/Tokyo"
HOUR = 3_600_000
DAY = 24 * HOUR
DAILY = ClockRule("move", 86_400)
SLEEPS = Night(22 * 60, 8 * 60)


def at(words: str, zone: str = ROME) -> int:
    """A moment of November 2026, or of another month if the words say so."""
    written = f"2026-11-{words}" if len(words) == len("17T12:00") else words
    return int(datetime.fromisoformat(written).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


# Days.


@ruling("BK-8.3")
@pytest.mark.parametrize(("asked", "up"), [("17T00:00", "19T00:00"), ("17T14:00", "19T00:00"), ("17T23:59", "19T00:00")])
def test_a_day_ends_at_ones_own_midnight_and_the_one_of_the_question_is_not_counted(asked: str, up: str) -> None:
    for zone in (ROME, TOKYO):
        now = at(asked, zone)
        assert now + granted(Days(zone), now, 1) == at(up, zone)
    now = at(asked)
    assert now + granted(Days(ROME), now, 3) == at("21T00:00")


@ruling("BK-8.3")
def test_the_day_on_which_the_hands_are_set_back_has_its_25_hours() -> None:
    now = at("2026-10-24T12:00")
    assert granted(Days(ROME), now, 1) == 12 * HOUR + 25 * HOUR


@ruling("BK-8.4")
def test_no_time_is_counted_in_nights_off() -> None:
    days = Days(ROME, SLEEPS)
    assert counted(days, at("17T20:00"), at("18T09:00")) == 3 * HOUR
    assert counted(days, at("17T23:00"), at("18T07:00")) == 0
    assert counted(days, at("17T07:00"), at("19T23:00")) == 3 * 14 * HOUR
    assert counted(Days(ROME), at("17T20:00"), at("18T09:00")) == 13 * HOUR
    nap = Days(ROME, Night(13 * 60, 14 * 60))
    assert counted(nap, at("17T12:30"), at("17T14:30")) == HOUR


@ruling("BK-8.4")
def test_time_that_is_off_lies_before_the_moment_at_which_it_is_up() -> None:
    days = Days(ROME, SLEEPS)
    assert up_at(days, at("17T20:00"), 2 * HOUR) == at("17T22:00")
    assert up_at(days, at("17T20:00"), 2 * HOUR + 1) == at("18T08:00") + 1
    assert up_at(days, at("17T23:30"), HOUR) == at("18T09:00")
    assert up_at(days, at("18T03:00"), 30 * HOUR) == at("20T10:00")
    assert up_at(days, at("18T03:00"), 0) == at("18T03:00")
    for hours in range(1, 60):
        now = at("17T00:30")
        assert counted(days, now, up_at(days, now, hours * HOUR)) == hours * HOUR


@ruling("BK-8.5")
def test_no_time_is_counted_before_the_day_on_which_one_is_back() -> None:
    days = Days(ROME, back=date(2026, 11, 20))
    assert back_at(days, at("17T12:00")) == at("20T00:00")
    assert back_at(days, at("20T00:00")) is None
    assert counted(days, at("17T12:00"), at("19T12:00")) == 0
    assert counted(days, at("17T12:00"), at("20T05:00")) == 5 * HOUR
    assert up_at(days, at("17T12:00"), 6 * HOUR) == at("20T06:00")
    assert granted(days, at("17T12:00"), 1) == 2 * DAY
    asleep = Days(ROME, SLEEPS, date(2026, 11, 20))
    assert up_at(asleep, at("17T12:00"), HOUR) == at("20T09:00")
    assert counted(asleep, at("17T12:00"), at("20T09:00")) == HOUR


@ruling("BK-8.4", "BK-8.5")
def test_what_cannot_be_is_refused_and_what_says_nothing_is_left_out() -> None:
    now = at("17T12:00")
    for zone in ("Europe/Atlantis", "", "Europe", "../../etc/passwd", "/etc/passwd", "x\x00y", "\ud800"):
        with pytest.raises(Refusal, match="no time zone"):
            checked(Days(zone), now)
    assert checked(Days(ROME, Night(1200, 480)), now).night == Night(1200, 480)
    with pytest.raises(Refusal, match="12 hours"):
        checked(Days(ROME, Night(1200, 481)), now)
    assert checked(Days(ROME, Night(60, 60)), now) == Days(ROME)
    assert checked(Days(ROME, back=date(2027, 1, 16)), now).back == date(2027, 1, 16)
    with pytest.raises(Refusal, match="60 days"):
        checked(Days(ROME, back=date(2027, 1, 17)), now)
    for past in (date(1, 1, 1), date(2026, 11, 17)):
        assert checked(Days(ROME, back=past), now) == Days(ROME)


def test_a_zone_that_this_machine_does_not_know_stands_in_nobodys_way() -> None:
    assert granted(Days("Europe/Atlantis"), at("17T12:00", "UTC"), 1) == 36 * HOUR


# Clocks.


@ruling("BK-8.3")
def test_each_clock_goes_by_its_own_days_and_24_hours_where_nothing_was_told() -> None:
    clock = Clock(DAILY, 3)
    clock.go_by([Days(ROME), Days(TOKYO), None])
    now = at("17T12:00")
    clock.run([0, 1, 2], now, asked_anew=[0, 1, 2])
    shown = clock.show(now)
    assert shown.left == (36 * HOUR, 28 * HOUR, DAY)
    assert shown.until == (at("19T00:00"), at("19T00:00", TOKYO), at("18T12:00"))
    assert clock.first_to_fall() == (2, DAY)
    assert clock.copy().show(now) == shown
    clock.run([1], now)
    assert clock.show(now).until == (None, at("19T00:00", TOKYO), None)


@ruling("BK-8.4")
def test_a_clock_stands_still_at_night() -> None:
    clock = Clock(DAILY, 1)
    clock.go_by([Days(ROME, SLEEPS)])
    clock.run([0], at("17T21:00"), asked_anew=[0])
    assert clock.left == [27 * HOUR]
    assert clock.first_to_fall() == (0, at("19T20:00") - at("17T21:00"))
    assert clock.show(at("18T08:00")).left == (26 * HOUR,)
    assert clock.show(at("18T08:00")).until == (at("19T20:00"),)
    clock.settle(at("19T20:00"))
    assert clock.fallen() == [0]


@ruling("BK-8.3")
@pytest.mark.parametrize("rule", [ClockRule("move", 120), ClockRule("move", 90_000), ClockRule("player", 86_400)])
def test_a_clock_that_is_not_counted_in_days_knows_nothing_of_them(rule: ClockRule) -> None:
    clock = Clock(rule, 1)
    clock.go_by([Days(ROME, SLEEPS, date(2026, 12, 1))])
    clock.run([0], at("17T23:00"), asked_anew=[0])
    shown = clock.show(at("17T23:00") + 60_000)
    assert shown.left == ((rule.seconds - 60) * 1000,)
    assert shown.until == ()


# At a table.


@ruling("BK-8.3", "BK-8.6")
async def test_who_tells_their_days_has_their_own_midnight_from_the_next_question_on(hall: Hall, hands: Hands) -> None:
    hands.at = float(at("17T12:00"))
    room, tokens, ears = await two_people(hall, hands, DAILY)
    await until_asked(room, hands, 0)
    assert ears[1].last["clocks"]["left"][0] == DAY
    hands.turn(3600)
    await hall.has_days(room.code, Proof(tokens[0]), Days(ROME))
    told = ears[1].last
    assert told["since"] == told["number"], "nothing has happened at the table"
    assert (told["events"], told["clocks"]["left"][0], told["clocks"]["until"][0]) == ([], 23 * HOUR, at("18T12:00"))
    assert b"Rome" not in b"".join(ears[1].sent), "where somebody lives is nobody's business"
    await until_asked(room, hands, 1)
    await until_asked(room, hands, 0)
    assert ears[0].last["clocks"]["until"][0] == at("19T00:00")


@ruling("BK-8.5", "BK-9.1")
async def test_somebody_away_until_a_date_is_told_so_and_loses_no_time(hall: Hall, hands: Hands) -> None:
    hands.at = float(at("17T12:00"))
    room, tokens, ears = await two_people(hall, hands, DAILY)
    await until_asked(room, hands, 0)
    await hall.has_days(room.code, Proof(tokens[0]), Days(ROME, back=date(2026, 11, 22)))
    await room.do(lambda: room.leave(ears[0], said=True))
    gone = ears[1].heard("table")[-1]["table"]["seats"][0]["gone"]
    assert gone == {"ago": 0, "left": True, "bot_in": 0, "back": at("22T00:00")}
    assert ears[1].last["clocks"]["until"][0] == at("23T00:00")
    hands.turn((at("22T23:59") - at("17T12:00")) / 1000)
    await settled(room)
    assert not room.seats[0].absent
    watcher = await enter(room)
    assert watcher.last["table"]["seats"][0]["gone"]["back"] is None
    hands.turn(60)
    await settled(room)
    assert room.seats[0].absent, "time is up"


@ruling("BK-8.5")
async def test_days_outlive_the_room_and_go_along_to_the_rematch(hall: Hall, hands: Hands) -> None:
    hands.at = float(at("17T12:00"))
    room, tokens, _ = await two_people(hall, hands, DAILY)
    days = Days(TOKYO, SLEEPS, date(2026, 11, 22))
    await hall.has_days(room.code, Proof(tokens[1]), days)
    stored = await hall.services.store.table(room.code)
    assert stored is not None
    assert stored.seats[1].days == days
    room.state = "over"
    again = await hall.rematch(room.code, Proof(tokens[0]), "127.0.0.1")
    assert (await hall.room(again.code)).seats[2].days == days
    await hall.has_days(room.code, Proof(tokens[1]), Days(ROME))
    assert room.seats[1].days == days, "of a game that is over nothing changes"
